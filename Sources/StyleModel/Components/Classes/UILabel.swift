extension ClassDescription {
  static let label = ClassDescription(
    parent: .view, appKitName: "NSTextField", otherNames: ["text", "label", "nstextview", "span", "p"],
    states: view.states,
    speech: ClassSpeech(traits: .staticText, hasLabel: true),
    properties: [
      ClassProperty("text", .string, optional: true, .null, "The text of the label.", as: .text),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text.", as: .textColor),
      ClassProperty("font", .font, .font(Font(size: 17)), "The font of the text.", as: .font),
      .textAlignment,
      ClassProperty(
        "numberOfLines", .integer(.int), .integer(1), "The maximum number of lines; 0 means no limit.",
        0...Double(Int32.max), as: .lineCount),
      .minimumScaleFactor,
      ClassProperty(
        "lineBreakMode", .choice(["byTruncatingHead", "byTruncatingMiddle", "byTruncatingTail"]),
        .choice("byTruncatingTail"), "How a line that is too long is truncated.",
        as: .truncation),
      ClassProperty(
        "verticalAlignment", .choice(["top", "center", "bottom"]), .choice("center"),
        "Where the text stands in the height of the label.", as: .textPlace, missing: [.swiftui]),
      ClassProperty(
        "contentInsets", .edgeInsets, .edgeInsets(EdgeInsets(0)), "The space around the text.", as: .insets),
    ], fit: .text,
    layersBelow: { scope in
      [
        ClassLayer(
          "text", .text, at: .part(.labelText, [scope["contentInsets"]]),
          [
            (.string, scope["text"]), (.font, scope["font"]), (.foregroundColor, scope["textColor"]),
            (.alignmentMode, scope["textAlignment"]), (.numberOfLines, scope["numberOfLines"]),
            (.minimumScaleFactor, scope["minimumScaleFactor"]),
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
  /// The property `UILabel.minimumScaleFactor`, together with `adjustsFontSizeToFitWidth`.
  static let minimumScaleFactor = ClassProperty(
    "minimumScaleFactor", .number(.cgFloat), .number(1),
    "The least part of its font's size to which a text of one line shrinks where it is too wide; 1 means that it is cut.",
    0.1...1, as: .minimumScale)

  /// The property `UILabel.textAlignment`, an `NSTextAlignment`.
  static let textAlignment = ClassProperty(
    "textAlignment", .choice(["left", "center", "right", "justified", "natural"]), .choice("natural"),
    "The horizontal alignment of lines.", as: .textAlignment)
}
