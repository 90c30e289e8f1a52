extension ClassDescription {
  static let control = ClassDescription(
    parent: .view, appKitName: "NSControl", kind: .button,
    states: [.highlighted, .selected, .disabled, .focused, .hovered],
    hasContent: false, speech: ClassSpeech(element: .always, lacksName: true),
    properties: [
      ClassProperty("isEnabled", .bool, .bool(true), "Whether the control is enabled.", as: .enabling),
      ClassProperty("isSelected", .bool, .bool(false), "Whether the control is selected.", as: .selecting),
    ])
}
