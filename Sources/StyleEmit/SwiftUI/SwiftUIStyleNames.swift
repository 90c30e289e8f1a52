// Written by Tests/Facts/apple.py; do not edit.

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
