#!/usr/bin/env bash
# On a Mac with Xcode: type-checks a folder of generated Swift for one of Apple's systems, without a warning. Without a
# version, for the oldest one that generated code is for. What stands behind the folder goes to the compiler.
#
#     bash Tests/Facts/typecheck.sh iphoneos generated -swift-version 6
#     bash Tests/Facts/typecheck.sh macosx=14.0 generated -swift-version 6
set -euo pipefail
system=${1%%=*}
version=${1#"$system"}
version=${version#=}
folder=$2
shift 2

sdk=$system
flags=()
case $system in
  iphoneos) target=arm64-apple-ios${version:-15.0} ;;
  appletvos) target=arm64-apple-tvos${version:-15.0} ;;
  xros) target=arm64-apple-xros${version:-1.0} ;;
  watchos) target=arm64-apple-watchos${version:-8.0} ;;
  macosx) target=arm64-apple-macos${version:-12.0} ;;
  maccatalyst)
    sdk=macosx
    target=arm64-apple-ios${version:-15.0}-macabi
    support=$(xcrun --sdk macosx --show-sdk-path)/System/iOSSupport
    flags=(-Fsystem "$support/System/Library/Frameworks" -I "$support/usr/lib/swift")
    ;;
  *)
    echo "no system of Apple's is called ‘$system’" >&2
    exit 2
    ;;
esac

# One module: a second run of the compiler would not see what the first one read.
files=()
while IFS= read -r -d '' file; do files+=("$file"); done < <(find "$folder" -name '*.swift' -print0)
if [ ${#files[@]} -eq 0 ]; then
  echo "there is no Swift in $folder" >&2
  exit 2
fi
xcrun --sdk "$sdk" swiftc -typecheck -warnings-as-errors -module-name Styles -target "$target" \
  -sdk "$(xcrun --sdk "$sdk" --show-sdk-path)" ${flags[@]+"${flags[@]}"} "$@" "${files[@]}"
echo "${#files[@]} files compile for $target $*"
