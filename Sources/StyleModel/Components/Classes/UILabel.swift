extension ClassDescription {
  static let label = ClassDescription(
    parent: .view, appKitName: "NSTextField", states: view.states,
    properties: [
      ClassProperty("text", .string, optional: true, .null, "What the label says."),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text."),
      ClassProperty("font", .font, .font(Font(size: 17)), "The font of the text."),
      .textAlignment,
      ClassProperty(
        "numberOfLines", .integer(.int), .integer(1), "The most lines shown; 0 is as many as needed.",
        0...Double(Int32.max)),
      ClassProperty(
        "lineBreakMode", .choice(["byTruncatingHead", "byTruncatingMiddle", "byTruncatingTail"]),
        .choice("byTruncatingTail"), "Where a line that is too long is cut."),
    ],
    layersBelow: { scope in
      [
        ClassLayer(
          "text", .text,
          [
            (.string, scope["text"]), (.font, scope["font"]), (.foregroundColor, scope["textColor"]),
            (.alignmentMode, scope["textAlignment"]), (.numberOfLines, scope["numberOfLines"]),
            (
              .truncationMode,
              .choose(
                scope["lineBreakMode"],
                [
                  "byTruncatingHead": .system(.choice("start")),
                  "byTruncatingMiddle": .system(.choice("middle")),
                ], else: .system(.choice("end")))
            ),
          ])
      ]
    })
}

extension ClassProperty {
  /// `NSTextAlignment`.
  static let textAlignment = ClassProperty(
    "textAlignment", .choice(["left", "center", "right", "justified", "natural"]), .choice("natural"),
    "How lines stand between the left and the right edge.")
}
