extension ClassDescription {
  /// The description of `UITextField`. Its text is one line in the middle; its border and its background lie under everything.
  static let textField = ClassDescription(
    parent: .control, appKitName: "NSTextField",
    otherNames: ["textfield", "securefield", "input", "nstextfield"], kind: .editor, states: control.states,
    speech: ClassSpeech(kind: "text field", hasLabel: true, value: { $0.editedText }, lacksName: true),
    properties: [
      ClassProperty("text", .string, optional: true, .null, "The text of the field.", as: .text),
      ClassProperty(
        "placeholder", .string, optional: true, .null, "The text that is shown while the field is empty.",
        as: .placeholder),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text.", as: .textColor),
      ClassProperty(
        "placeholderColor", .color, .system(.placeholderText), "The colour of the placeholder.",
        as: .placeholderColor),
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
        "The space around the text and the images, in addition to the border's.", as: .insets),
      ClassProperty(
        "isSecureTextEntry", .bool, .bool(false), "Whether each letter of the text is shown as a dot.",
        as: .secureEntry, missing: [.appkit]),
      mode("clearButtonMode", "never", "When a text has a button behind it that removes it.", .clearButton),
      image("leftImage", "The image before the text.", .leftImage),
      mode("leftViewMode", "always", "When the image before the text is shown.", .leftImageMode),
      image("rightImage", "The image behind the text.", .rightImage),
      mode("rightViewMode", "always", "When the image behind the text is shown.", .rightImageMode),
      ClassProperty(
        "imagePadding", .number(.cgFloat), .number(0),
        "The space between the text and each of the images and the button that removes the text.",
        as: .imagePadding, missing: [.appkit]),
      ClassProperty(
        "imageTintColor", .color, optional: true, .null,
        "The colour of symbols and template images before and behind the text; null means the tint.",
        as: .imageTint, missing: [.appkit]),
    ],
    fit: .ownHeight,
    ownSize: { view in
      guard case .font(let font)? = view.value("font") else { return Size(width: 0, height: 34) }
      let line = font.lineHeight ?? (font.pointSize * 1.2).rounded(.up)
      let border = view.value("borderStyle")?.text.flatMap(TextFieldBorder.init) ?? .none
      var insets = EdgeInsets(0)
      if case .edgeInsets(let own)? = view.value("contentInsets") { insets = own }
      return Size(width: 0, height: line + border.verticalInsets + insets.top + insets.bottom)
    },
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
      let operands = [
        "borderStyle", "contentInsets", "leftImage", "leftViewMode", "rightImage", "rightViewMode",
        "imagePadding", "clearButtonMode", "text",
      ].map { scope[$0] }
      let frame = LayerFrame.part(.textFieldText, operands)
      func text(_ name: String, _ color: String, _ hidden: Expression) -> ClassLayer {
        ClassLayer(
          name, .text, at: frame,
          [
            (.string, scope[name]), (.font, scope["font"]), (.foregroundColor, scope[color]),
            (.alignmentMode, scope["textAlignment"]), (.hidden, hidden),
          ])
      }
      func icon(_ name: String, _ part: ClassPart) -> ClassLayer {
        ClassLayer(
          name, .image, at: .part(part, operands),
          [
            (.contents, scope[name]), (.contentMode, .system(.choice(ContentMode.scaleAspectFit.rawValue))),
            (.tintColor, scope.color("imageTintColor", else: scope["tintColor"])),
          ])
      }
      return [
        text("placeholder", "placeholderColor", .call(.hasText, [scope["text"]])),
        text("text", "textColor", .system(.bool(false))),
        icon("leftImage", .textFieldLeftImage),
        icon("rightImage", .textFieldRightImage),
        ClassLayer(
          "clearButton", .shape, at: .part(.textFieldClearButton, operands),
          [
            (.path, .system(.path(cross))), (.fillColor, .system(.tertiaryLabel)),
            (.strokeColor, .system(.null)),
            // Where there is no button, nothing is left of its outline.
            (.masksToBounds, .system(.bool(true))),
          ]),
      ]
    })

  private static func image(_ name: String, _ summary: String, _ role: PropertyRole) -> ClassProperty {
    ClassProperty(name, .image, optional: true, .null, summary, as: role, missing: [.appkit])
  }

  /// A property that holds one of `UITextField.ViewMode`.
  private static func mode(
    _ name: String, _ value: String, _ summary: String, _ role: PropertyRole
  ) -> ClassProperty {
    ClassProperty(
      name, .choice(["never", "whileEditing", "unlessEditing", "always"]), .choice(value), summary, as: role,
      missing: [.appkit])
  }

  /// A disc with a cross cut out of it, in the middle of a square of `StyleFieldLayout.clearButtonSide`.
  private static let cross = Path.svg(
    SVGPath(
      "M 9.5 2 A 7.5 7.5 0 1 1 9.5 17 A 7.5 7.5 0 1 1 9.5 2 Z M 7.5 6.5 L 6.5 7.5 L 8.5 9.5 L 6.5 11.5 L 7.5 12.5 L 9.5 10.5 L 11.5 12.5 L 12.5 11.5 L 10.5 9.5 L 12.5 7.5 L 11.5 6.5 L 9.5 8.5 Z"
    ))
}

/// The cases of `UITextField.BorderStyle`. Apple publishes no measures of them; these are what iOS draws.
public enum TextFieldBorder: String, CaseIterable, Sendable {
  case none, line, bezel, roundedRect

  /// The distance of the text from the left and the right edge, in points.
  public var textInset: Double {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The height above and below the text together, in points.
  var verticalInsets: Double {
    switch self {
    case .none: 0
    case .line, .bezel: 4
    case .roundedRect: 13
    }
  }

  /// The width of the border, in points.
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

  /// The corner radius of the border, in points.
  public var cornerRadius: Double { self == .roundedRect ? 5 : 0 }

  /// A value for each border style, by its name.
  fileprivate static func values(_ value: (TextFieldBorder) -> Value) -> [String: Expression] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, .system(value($0))) })
  }
}
