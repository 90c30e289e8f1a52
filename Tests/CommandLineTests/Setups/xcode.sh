export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
stylec lint --output-format xcode "$SRCROOT/styles"
stylec generate "$SRCROOT/styles" --target uikit,swiftui --output "$SRCROOT/Generated"
