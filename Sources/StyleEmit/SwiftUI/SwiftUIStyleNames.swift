// Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

/// The names that SwiftUI has given to its own styles, by protocol: a dot before them means these.
let swiftUIStyleNames: [String: Set<String>] = [
  "ButtonStyle": [
    "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent", "borderless", "card",
    "glass", "glassProminent", "link", "plain",
  ],
  "ToggleStyle": [
    "`switch`", "automatic", "button", "checkbox",
  ],
]
