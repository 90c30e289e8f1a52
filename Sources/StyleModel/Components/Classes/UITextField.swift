extension ClassDescription {
  /// Its text is one line in the middle; its border and its background lie under everything.
  static let textField = ClassDescription(
    parent: .control, appKitName: "NSTextField",
    otherNames: ["textfield", "securefield", "input", "nstextfield"], kind: .editor, states: control.states,
    properties: [
      ClassProperty("text", .string, optional: true, .null, "The text of the field.", as: .text),
      ClassProperty(
        "placeholder", .string, optional: true, .null, "The text that is shown while the field is empty.",
        as: .placeholder),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text.", as: .textColor),
      ClassProperty(
        "placeholderColor", .color, .system(.placeholderText), "The colour of the placeholder.",
        as: .placeholderColor, missing: [.swiftui]),
      ClassProperty(
        "font", .font, .font(Font(size: 17)), "The font of the text and the placeholder.", as: .font),
      .textAlignment,
      ClassProperty(
        "borderStyle", .choice(TextFieldBorder.allCases.map(\.rawValue)), .choice("none"),
        "The border that UIKit draws.", as: .border),
      ClassProperty(
        "background", .image, optional: true, .null,
        "The image that fills the field, unless the border is `roundedRect`."),
      ClassProperty(
        "contentInsets", .edgeInsets, .edgeInsets(EdgeInsets(0)),
        "The space around the text, in addition to the border's.", as: .insets),
    ],
    // A rounded field is filled within its corners.
    root: { scope in
      [
        (
          .backgroundColor,
          .choose(
            scope["borderStyle"], ["roundedRect": .system(.null)], else: scope["backgroundColor"])
        )
      ]
    },
    layersBelow: { scope in
      let style = scope["borderStyle"]
      return [
        ClassLayer(
          "border", .rectangle,
          [
            (
              .backgroundColor,
              .choose(
                style,
                ["roundedRect": scope.color("backgroundColor", else: .system(.systemBackground))],
                else: .system(.null))
            ),
            (
              .borderWidth,
              .choose(
                style, TextFieldBorder.values { .number($0.width) }, else: .system(.number(0)))
            ),
            (
              .borderColor,
              .choose(
                style, TextFieldBorder.values { .color($0.color) }, else: .system(.color(.black)))
            ),
            (
              .cornerRadius,
              .choose(
                style, TextFieldBorder.values { .number($0.cornerRadius) }, else: .system(.number(0)))
            ),
          ]),
        ClassLayer(
          "background", .image,
          [
            (.contents, scope["background"]),
            (.hidden, .choose(style, ["roundedRect": .system(.bool(true))], else: .system(.bool(false)))),
          ]),
      ]
    },
    layersAbove: { scope in
      let frame = LayerFrame.part(.textFieldText, [scope["borderStyle"], scope["contentInsets"]])
      func text(_ name: String, _ color: String, _ hidden: Expression) -> ClassLayer {
        ClassLayer(
          name, .text, at: frame,
          [
            (.string, scope[name]), (.font, scope["font"]), (.foregroundColor, scope[color]),
            (.alignmentMode, scope["textAlignment"]), (.hidden, hidden),
          ])
      }
      return [
        text("placeholder", "placeholderColor", .call(.hasText, [scope["text"]])),
        text("text", "textColor", .system(.bool(false))),
      ]
    })
}

/// `UITextField.BorderStyle`. Apple publishes no measures of them; these are what iOS draws.
public enum TextFieldBorder: String, CaseIterable, Sendable {
  case none, line, bezel, roundedRect

  /// How far the text stands from the left and the right edge, in points.
  public var textInset: Double {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// In points.
  public var width: Double {
    switch self {
    case .none: 0
    case .line, .bezel: 1
    case .roundedRect: 0.5
    }
  }

  public var color: Color {
    switch self {
    case .none, .line: .black
    case .bezel: Color(red: 115, green: 115, blue: 115)
    case .roundedRect: Color(red: 205, green: 205, blue: 205)
    }
  }

  /// In points.
  public var cornerRadius: Double { self == .roundedRect ? 5 : 0 }

  /// A value for each of them, by its name.
  fileprivate static func values(_ value: (TextFieldBorder) -> Value) -> [String: Expression] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, .system(value($0))) })
  }
}
