// Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

/// The names of SwiftUI's own styles, by protocol: a dot before one refers to it.
let swiftUIStyleNames: [String: Set<String>] = [
  "ButtonStyle": [
    "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent", "borderless", "card",
    "glass", "glassProminent", "link", "plain",
  ],
  "ToggleStyle": [
    "`switch`", "automatic", "button", "checkbox",
  ],
]
