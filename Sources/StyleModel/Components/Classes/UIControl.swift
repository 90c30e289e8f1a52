extension ClassDescription {
  static let control = ClassDescription(
    parent: .view, appKitName: "NSControl",
    states: [.highlighted, .selected, .disabled, .focused, .hovered],
    properties: [
      ClassProperty("isEnabled", .bool, .bool(true), "Whether it answers to touches."),
      ClassProperty("isSelected", .bool, .bool(false), "Whether it is chosen."),
    ])
}
