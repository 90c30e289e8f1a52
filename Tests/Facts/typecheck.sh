#!/usr/bin/env bash
# On a Mac with Xcode: type-checks a folder of generated Swift for one of Apple's systems, at the oldest version of it
# that generated code is for, without a warning. What stands behind the folder goes to the compiler.
#
#     bash Tests/Facts/typecheck.sh iphoneos generated -swift-version 6
set -euo pipefail
system=$1
folder=$2
shift 2

sdk=$system
flags=()
case $system in
  iphoneos) target=arm64-apple-ios15.0 ;;
  appletvos) target=arm64-apple-tvos15.0 ;;
  xros) target=arm64-apple-xros1.0 ;;
  watchos) target=arm64-apple-watchos8.0 ;;
  macosx) target=arm64-apple-macos12.0 ;;
  maccatalyst)
    sdk=macosx
    target=arm64-apple-ios15.0-macabi
    support=$(xcrun --sdk macosx --show-sdk-path)/System/iOSSupport
    flags=(-Fsystem "$support/System/Library/Frameworks" -I "$support/usr/lib/swift")
    ;;
  *)
    echo "no system of Apple's is called ‘$system’" >&2
    exit 2
    ;;
esac

find "$folder" -name '*.swift' -print0 |
  xargs -0 xcrun --sdk "$sdk" swiftc -typecheck -warnings-as-errors -target "$target" \
    -sdk "$(xcrun --sdk "$sdk" --show-sdk-path)" ${flags[@]+"${flags[@]}"} "$@"
