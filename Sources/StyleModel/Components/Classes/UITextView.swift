extension ClassDescription {
  /// The description of `UITextView`. Its text begins at the top and wraps; what doesn't fit is scrolled to, and cut off.
  static let textView = ClassDescription(
    parent: .view, appKitName: nil, otherNames: ["texteditor", "textarea"], kind: .editor,
    states: view.states,
    speech: ClassSpeech(kind: "text field", hasLabel: true, value: { $0.editedText }, lacksName: true),
    properties: [
      ClassProperty("text", .string, optional: true, .null, "The text of the view.", as: .text),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text.", as: .textColor),
      ClassProperty(
        "font", .font, .font(Font(family: "Helvetica", size: 12)), "The font of the text.", as: .font),
      .textAlignment,
      ClassProperty(
        "textContainerInset", .edgeInsets, .edgeInsets(EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
        "The space around the text. `UITextView` adds 5 points on the left and the right.", as: .textInsets),
    ],
    otherDefaults: ["clipsToBounds": .bool(true), "backgroundColor": .system(.systemBackground)],
    layersAbove: { scope in
      [
        ClassLayer(
          "text", .text, at: .part(.textViewText, [scope["textContainerInset"]]),
          [
            (.string, scope["text"]), (.font, scope["font"]), (.foregroundColor, scope["textColor"]),
            (.alignmentMode, scope["textAlignment"]), (.numberOfLines, .system(.integer(0))),
          ])
      ]
    })
}
