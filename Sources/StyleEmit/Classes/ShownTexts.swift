import StyleModel

// The classes that show a text: labels, buttons, and what a person writes into.
extension ShownClass {
  static let label = ShownClass(
    [
      "text": ShownProperty(
        uikit: .statement("text = #"), appkit: .statement("stringValue = #", notNil: true),
        swiftUI: .leftOut(ownContent), content: ("stringValue", "String")),
      "textColor": ShownProperty(
        uikit: .statement("textColor = #"), appkit: .drawn, swiftUI: .modifier),
      "font": font,
      "textAlignment": textAlignment,
      "numberOfLines": ShownProperty(
        uikit: .statement("numberOfLines = #"), appkit: .drawn, swiftUI: .modifier),
      "minimumScaleFactor": ShownProperty(
        uikit: .statement("_styleShrink(to: #)"), appkit: .drawn, swiftUI: .modifier),
      "lineBreakMode": ShownProperty(
        uikit: .statement("lineBreakMode = NSLineBreakMode(styleName: #)"), appkit: .drawn, swiftUI: .modifier
      ),
      "verticalAlignment": ShownProperty(
        uikit: .statement("setNeedsDisplay()", get: ""), appkit: .drawn, swiftUI: .unsettable),
      "contentInsets": ShownProperty(
        uikit: .statement("invalidateIntrinsicContentSize()"), appkit: .drawn, swiftUI: .modifier,
        write: { _, _, statement, isChanged, writer in
          writer.block("if \(isChanged)") { $0.lines("\(statement)\nsetNeedsDisplay()") }
        }),
    ], shadow: .ofBounds,
    uikit: InUIKit(textOverrides: [.property(type: "String?")], previewText: "text = #"),
    appkit: InAppKit(setUp: ["isEditable = false", "isBordered = false", "drawsBackground = false"]),
    swiftUI: InSwiftUI(
      content: Content(role: .text) { $0.writeLabel(&$1) }, drawsItsContent: true))

  static let button = ShownClass(
    [
      "isSelected": ShownProperty(
        uikit: .given("isSelected = #"), appkit: .given("state = # ? .on : .off"), swiftUI: .given),
      "title": ShownProperty(
        uikit: .statement("setTitle(#, for: .normal)"), appkit: .statement("title = #", notNil: true),
        swiftUI: .leftOut("the label is the button's own"), content: ("title", "String"),
        write: { view, index, _, isChanged, writer in view.writeTitle(index, isChanged, &writer) }),
      "titleColor": ShownProperty(
        uikit: .statement("setTitleColor(#, for: .normal)"), appkit: .drawn, swiftUI: .modifier,
        write: { $0.writeTitleColor($1, $3, &$4) }),
      "font": ShownProperty(
        uikit: .statement("titleLabel?._styleShow(#)"), appkit: .statement("font = #"), swiftUI: .modifier),
      "numberOfLines": ShownProperty(
        uikit: .statement("titleLabel?.numberOfLines = #"), appkit: .drawn, swiftUI: .modifier,
        write: { $0.writeTitleLines($2, $3, &$4) }),
      "minimumScaleFactor": ShownProperty(
        uikit: .statement("titleLabel?._styleShrink(to: #)"), appkit: .drawn, swiftUI: .modifier),
      "subtitle": placing(.leftOut("the label is the button's own")),
      "subtitleColor": placing(.withContent),
      "subtitleFont": placing(.withContent),
      "titlePadding": placing(.withContent),
      "titleAlignment": placing(.withContent),
      "showsActivityIndicator": ShownProperty(
        uikit: .statement("_styleShow(isActive: #)", get: ""), appkit: .missing, swiftUI: .modifier),
      "image": ShownProperty(
        uikit: .statement("setImage(#, for: .normal)"), appkit: .drawn, swiftUI: .leftOut(ownContent),
        content: ("image", "NSImage?"), write: buttonImage),
      "backgroundImage": ShownProperty(
        uikit: .statement("setBackgroundImage(#, for: .normal)"), appkit: .drawn, swiftUI: .layer,
        write: buttonImage),
      "contentInsets": insets,
      "imagePlacement": insets,
      "imagePadding": insets,
      "contentHorizontalAlignment": ShownProperty(
        uikit: .statement("_styleAlignHorizontally(#)"), appkit: .drawn, swiftUI: .unsettable),
      "contentVerticalAlignment": ShownProperty(
        uikit: .statement("_styleAlignVertically(#)"), appkit: .drawn, swiftUI: .unsettable),
    ], shadow: .ofBoundsOrImage,
    uikit: InUIKit(
      setUp: { view, writer in
        if view.configuresButton { return }
        writer.comment("A configuration from a storyboard would draw over the style.")
        writer.line("configuration = nil")
        if view.titleLines != nil { writer.line("titleLabel?.textAlignment = .center") }
      }, textSetting: "_styleSetTitle",
      textOverrides: [
        .method(
          declaration: "func setTitle(_ title: String?, for state: UIControl.State)",
          call: "super.setTitle(title, for: state)"),
        .method(
          declaration: "func setTitleColor(_ color: UIColor?, for state: UIControl.State)",
          call: "super.setTitleColor(color, for: state)"),
      ], previewText: "setTitle(#, for: .normal)", laysOutContent: true, files: [.buttons]),
    appkit: InAppKit(
      initialize: { _, writer in
        writer.comment("AppKit’s own is “Button”.")
        writer.line("super.title = \"\"")
      }, setUp: ["isBordered = false"], press: .tracked, selection: .state, previewText: "title = #"))

  /// The row of a text field, whose border and background lie below everything.
  static let textField = ShownClass(
    [
      "text": ShownProperty(
        uikit: .statement("text = #"), appkit: .statement("stringValue = #", notNil: true),
        swiftUI: .leftOut(ownContent)),
      // Shown with its colour.
      "placeholder": ShownProperty(
        uikit: .statement("placeholder = #"), appkit: .statement("placeholderString = #"),
        swiftUI: .leftOut(ownContent), content: ("placeholderString", "String?"),
        write: { _, _, _, _, _ in }),
      "textColor": ShownProperty(
        uikit: .statement("textColor = #"), appkit: .statement("textColor = #"), swiftUI: .modifier),
      "placeholderColor": ShownProperty(
        uikit: .statement("_styleShow(placeholder: look.placeholder, in: #)"), appkit: .drawn,
        swiftUI: .leftOut(ownContent), write: { $0.writePlaceholder($2, $3, &$4) }),
      "font": font,
      "textAlignment": textAlignment,
      "borderStyle": ShownProperty(
        uikit: .statement("borderStyle = UITextField.BorderStyle(styleName: #)"), appkit: .drawn,
        swiftUI: .layer),
      "background": ShownProperty(
        uikit: .statement("background = #"), appkit: .drawn, swiftUI: .layer),
      "contentInsets": insets,
      "isSecureTextEntry": ShownProperty(
        uikit: .statement("isSecureTextEntry = #"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "clearButtonMode": viewMode("clearButtonMode", swiftUI: .leftOut(ownContent)),
      "leftImage": ShownProperty(
        uikit: .statement("_styleShow(left: #)", get: "(leftView as? UIImageView)?.image"), appkit: .missing,
        swiftUI: .modifier),
      "leftViewMode": viewMode("leftViewMode", swiftUI: .modifier),
      "rightImage": ShownProperty(
        uikit: .statement("_styleShow(right: #)", get: "(rightView as? UIImageView)?.image"),
        appkit: .missing, swiftUI: .modifier),
      "rightViewMode": viewMode("rightViewMode", swiftUI: .modifier),
      "imagePadding": ShownProperty(
        uikit: .statement("setNeedsLayout()", get: ""), appkit: .missing, swiftUI: .modifier),
      // UIKit's views get it anew with their images.
      "imageTintColor": ShownProperty(
        uikit: .statement("_styleShow(imageTint: #)", get: "leftView?.tintColor"), appkit: .missing,
        swiftUI: .modifier, write: { _, _, statement, _, writer in writer.line(statement) }),
    ],
    entry: Entry(property: "text", uikit: .init("text", "String?", .editing), appkit: textOfCell),
    uikit: InUIKit(
      setUp: { _, writer in writer.lines("leftViewMode = .always\nrightViewMode = .always") },
      previewText: "text = #", placesText: true, files: [.texts, .fields]),
    appkit: InAppKit(
      setUp: ["isBordered = false", "drawsBackground = false"], press: .never, selection: .variable,
      editsText: true, files: [.texts]),
    swiftUI: InSwiftUI(content: line, input: text, layers: ["border", "background"]))

  static let textView = ShownClass(
    [
      "text": ShownProperty(
        uikit: .statement("text = #"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "textColor": ShownProperty(
        uikit: .statement("textColor = #"), appkit: .missing, swiftUI: .modifier),
      "font": font,
      "textAlignment": textAlignment,
      "textContainerInset": ShownProperty(
        uikit: .statement("textContainerInset = UIEdgeInsets(#)"), appkit: .missing, swiftUI: .modifier),
    ],
    entry: Entry(property: "text", uikit: .init("text", "String!", .textOfView), appkit: nil),
    uikit: InUIKit(
      initializer: Initializer(
        parameters: "frame: CGRect, textContainer: NSTextContainer?",
        arguments: "frame: frame, textContainer: textContainer"),
      textOverrides: [.property(type: "String!")], previewText: "text = #", scrolls: true, files: [.texts]),
    swiftUI: InSwiftUI(
      content: Content(role: .text) { style, writer in
        style.writeInput("StyleTextArea", as: "text", [], &writer)
      }, input: text))

  /// The text that a person writes into a field of AppKit.
  static let textOfCell = Entry.Member("stringValue", "String", .editing)

  /// The text that a person writes.
  static let text = Input(property: "text", type: "String")

  /// A line that a person writes, over its placeholder.
  static let line = Content(role: .text, place: ".leading") { $0.writeLine(&$1) }

  private static let buttonImage: ShownProperty.Writer = { view, index, _, isChanged, writer in
    view.writeButtonImage(index, isChanged, &writer)
  }

  private static let font = ShownProperty(
    uikit: .statement("self._styleShow(#)"), appkit: .statement("font = #"), swiftUI: .modifier)

  private static let textAlignment = ShownProperty(
    uikit: .statement("textAlignment = NSTextAlignment(styleName: #)"), appkit: .drawn, swiftUI: .modifier)

  /// The row of a mode in which a text field shows a view beside its text.
  private static func viewMode(_ name: String, swiftUI: ShownProperty.InSwiftUI) -> ShownProperty {
    ShownProperty(
      uikit: .statement("\(name) = UITextField.ViewMode(styleName: #)"), appkit: .missing, swiftUI: swiftUI)
  }

  /// The row of the insets, which the generated class reads in its layout.
  private static let insets = placing(.modifier)

  private static func placing(_ swiftUI: ShownProperty.InSwiftUI) -> ShownProperty {
    ShownProperty(
      uikit: .statement("invalidateIntrinsicContentSize()"), appkit: .drawn, swiftUI: swiftUI)
  }
}
