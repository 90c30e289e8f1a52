import StyleModel

extension BaseClass {
  /// The row of the class: how the frameworks show it.
  var shown: ShownClass {
    switch self {
    case .view: .view
    case .control: .control
    case .button: .button
    case .label: .label
    case .imageView: .imageView
    case .collectionViewCell: .collectionViewCell
    case .tableViewCell: .tableViewCell
    case .textField: .textField
    case .textView: .textView
    case .switchControl: .switchControl
    case .slider: .slider
    case .progressView: .progressView
    case .searchBar: .searchBar
    case .segmentedControl: .segmentedControl
    case .pageControl: .pageControl
    case .stepper: .stepper
    case .activityIndicator: .activityIndicator
    case .visualEffect: .visualEffect
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }
}

extension ShownClass {
  fileprivate static let view = ShownClass(
    [
      "backgroundColor": ShownProperty(
        uikit: .statement("backgroundColor = #"), appkit: .drawn, swiftUI: .layer),
      "alpha": ShownProperty(
        uikit: .statement("alpha = #"), appkit: .statement("alphaValue = #", get: "alphaValue"),
        swiftUI: .layer, mirrors: .opacity),
      "tintColor": ShownProperty(
        uikit: .statement("tintColor = #"), appkit: .drawn, swiftUI: .modifier),
      "clipsToBounds": ShownProperty(
        uikit: .statement("clipsToBounds = #"), appkit: .drawn, swiftUI: .layer, mirrors: .masksToBounds),
      "isHidden": ShownProperty(
        uikit: .statement("isHidden = #"), appkit: .statement("isHidden = #"), swiftUI: .layer,
        mirrors: .hidden),
      "accessibilityIdentifier": ShownProperty(
        uikit: .statement("accessibilityIdentifier = #"),
        appkit: .statement("setAccessibilityIdentifier(#)", get: "accessibilityIdentifier()"),
        swiftUI: .given),
      "accessibilityLabel": asked("accessibilityLabel"),
      "accessibilityValue": asked("accessibilityValue"),
      "accessibilityHint": asked("accessibilityHint", inAppKit: "accessibilityHelp"),
    ], shadow: .ofBounds)

  fileprivate static let control = ShownClass(
    [
      "isEnabled": ShownProperty(
        uikit: .given("isEnabled = #"), appkit: .given("isEnabled = #"), swiftUI: .given),
      "isSelected": ShownProperty(
        uikit: .given("isSelected = #"), appkit: .given("isSelected = #"), swiftUI: .given),
    ], shadow: .ofBounds, uikit: InUIKit(files: [.presses]),
    appkit: InAppKit(press: .followed, selection: .variable))

  /// The row of a property that the generated class returns to assistive technologies. AppKit has a method for it.
  private static func asked(_ name: String, inAppKit method: String? = nil) -> ShownProperty {
    let method = method ?? name
    let setter = "set" + method.prefix(1).uppercased() + method.dropFirst()
    return ShownProperty(
      uikit: .asked(set: "\(name) = #", get: name), appkit: .asked(set: "\(setter)(#)", get: "\(method)()"),
      swiftUI: .given)
  }

  fileprivate static let imageView = ShownClass(
    [
      "image": ShownProperty(
        uikit: .statement("image = #"), appkit: .drawn, swiftUI: .leftOut(ownContent),
        content: ("image", "NSImage?")),
      "contentMode": ShownProperty(
        uikit: .statement("contentMode = UIView.ContentMode(styleName: #)"), appkit: .drawn,
        swiftUI: .leftOut(ownContent)),
    ],
    swiftUI: InSwiftUI(
      content: Content(role: .image) { $0.writeImage(&$1) }, drawsItsContent: true))

  fileprivate static let collectionViewCell = cell(InUIKit(files: [.cells]))

  fileprivate static let tableViewCell = cell(
    InUIKit(
      initializer: Initializer(
        parameters: "style: CellStyle, reuseIdentifier: String?",
        arguments: "style: style, reuseIdentifier: reuseIdentifier",
        ofPreview: "style: .default, reuseIdentifier: nil"),
      setUp: { _, writer in
        writer.comment("The style itself shows what is selected.")
        writer.line("selectionStyle = .none")
      }, hasStateMethods: true, files: [.cells]))

  private static func cell(_ uikit: InUIKit) -> ShownClass {
    ShownClass(
      [
        "selectedBackgroundColor": ShownProperty(
          uikit: .statement("_styleShowSelectedBackground(#)"), appkit: .drawn, swiftUI: .layer)
      ], shadow: .ofBounds, uikit: uikit, appkit: InAppKit(press: .never, selection: .variable),
      swiftUI: InSwiftUI(layers: ["selectedBackground"]))
  }

  fileprivate static let visualEffect = ShownClass(
    [
      "effect": ShownProperty(
        uikit: .statement("_styleShow(effect: #)"), appkit: .drawn, swiftUI: .layer)
    ],
    uikit: InUIKit(
      initializer: Initializer(
        parameters: "effect: UIVisualEffect?", arguments: "effect: effect", ofPreview: "effect: nil"),
      setUp: { _, writer in
        // UIKit has none by itself; one of a storyboard's stays.
        writer.line("if effect == nil { _styleShow(effect: \"regular\") }")
      }),
    swiftUI: InSwiftUI(layers: ["effect"]))

  fileprivate static let searchBar = ShownClass(
    [
      "text": ShownProperty(
        uikit: .statement("text = #"),
        appkit: .statement("stringValue = #", get: "stringValue", notNil: true),
        swiftUI: .leftOut(ownContent)),
      // In UIKit it is shown with its colour.
      "placeholder": ShownProperty(
        uikit: .statement("placeholder = #"),
        appkit: .statement("placeholderString = #", get: "placeholderString"), swiftUI: .leftOut(ownContent),
        write: { _, _, _, _, _ in }),
      "textColor": ShownProperty(
        uikit: .statement("searchTextField.textColor = #", get: "searchTextField.textColor"),
        appkit: .statement("textColor = #"),
        swiftUI: .modifier),
      "placeholderColor": ShownProperty(
        uikit: .statement("searchTextField._styleShow(placeholder: look.placeholder, in: #)"),
        appkit: .missing,
        swiftUI: .unsettable, write: { $0.writePlaceholder($2, $3, &$4) }),
      "font": ShownProperty(
        uikit: .statement("searchTextField._styleShow(#)"), appkit: .statement("font = #"),
        swiftUI: .modifier),
      "searchBarStyle": ShownProperty(
        uikit: .statement("searchBarStyle = # == \"minimal\" ? .minimal : .default"), appkit: .missing,
        swiftUI: .layer),
      "barTintColor": ShownProperty(
        uikit: .statement("barTintColor = #"), appkit: .missing, swiftUI: .layer),
      "fieldColor": ShownProperty(
        uikit: .statement("searchTextField.backgroundColor = #", get: "searchTextField.backgroundColor"),
        appkit: .missing, swiftUI: .layer),
      "isTranslucent": ShownProperty(
        uikit: .statement("isTranslucent = #"), appkit: .missing, swiftUI: .unsettable),
      "showsCancelButton": ShownProperty(
        uikit: .statement("showsCancelButton = #"), appkit: .missing, swiftUI: .unsettable),
    ],
    entry: Entry(property: "text", uikit: .init("text", "String?", .searching), appkit: textOfCell),
    uikit: InUIKit(textSetting: "searchTextField._styleSetText", previewText: "text = #", files: [.texts]),
    appkit: InAppKit(press: .never, previewText: "stringValue = #"),
    swiftUI: InSwiftUI(
      content: line, input: text, layers: ["bar", "field", "glass"],
      padding: EdgeInsets(top: 17, left: 38, bottom: 17, right: 16)))

  /// The reason why SwiftUI's code leaves out content that an app gives a view.
  static let ownContent = "the content is the view's own"
}
