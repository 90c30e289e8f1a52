extension ClassDescription {
  static let view = ClassDescription(
    parent: nil, appKitName: "NSView",
    otherNames: [
      "view", "uistackview", "vstack", "hstack", "zstack", "div", "frame", "rectangle", "nsview",
      "uiscrollview",
    ], states: [.focused, .hovered],
    hasContent: false, speech: ClassSpeech(element: .contents),
    properties: [
      ClassProperty(
        "backgroundColor", .color, optional: true, .null, "The background colour.",
        as: .layer(.backgroundColor)),
      ClassProperty(
        "alpha", .number(.cgFloat), .number(1), "The opacity of the whole view.", 0...1, as: .layer(.opacity)),
      ClassProperty(
        "tintColor", .color, .system(.systemBlue), "The colour of interactive parts.", as: .tint),
      ClassProperty(
        "clipsToBounds", .bool, .bool(false), "Whether contents are clipped to the view's bounds.",
        as: .layer(.masksToBounds)),
      ClassProperty("isHidden", .bool, .bool(false), "Whether the view is hidden.", as: .layer(.hidden)),
      ClassProperty(
        "accessibilityIdentifier", .string, optional: true, .null,
        "The identifier for user interface tests.", as: .identifier),
      ClassProperty(
        "accessibilityLabel", .string, optional: true, .null,
        "What VoiceOver calls the view; null means its visible texts.", as: .accessibilityLabel),
      ClassProperty(
        "accessibilityValue", .string, optional: true, .null,
        "The value that VoiceOver reads after the label.", as: .accessibilityValue),
      ClassProperty(
        "accessibilityHint", .string, optional: true, .null,
        "What happens when a person acts on the view, as VoiceOver reads it.", as: .accessibilityHint),
    ])
}
