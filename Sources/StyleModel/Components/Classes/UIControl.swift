extension ClassDescription {
  static let control = ClassDescription(
    parent: .view, appKitName: "NSControl",
    states: [.highlighted, .selected, .disabled, .focused, .hovered],
    properties: [
      ClassProperty("isEnabled", .bool, .bool(true), "Whether the control is enabled."),
      ClassProperty("isSelected", .bool, .bool(false), "Whether the control is selected."),
    ])
}
