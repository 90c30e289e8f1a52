extension ClassDescription {
  static let view = ClassDescription(
    parent: nil, appKitName: "NSView", states: [.focused, .hovered],
    properties: [
      ClassProperty(
        "backgroundColor", .color, optional: true, .null, "What fills the view behind its contents."),
      ClassProperty("alpha", .number(.cgFloat), .number(1), "How opaque the whole view is.", 0...1),
      ClassProperty(
        "tintColor", .color, .system(.systemBlue), "The colour of what a person can act on."),
      ClassProperty("clipsToBounds", .bool, .bool(false), "Whether contents end at the view's bounds."),
      ClassProperty("isHidden", .bool, .bool(false), "Whether the view is left out of the picture."),
      ClassProperty(
        "accessibilityIdentifier", .string, optional: true, .null,
        "What a user interface test finds it by."),
    ])
}
