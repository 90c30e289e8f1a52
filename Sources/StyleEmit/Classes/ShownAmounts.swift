import StyleModel

/// The rows of switches, and of controls and views that show an amount.
extension ShownClass {
  static let switchControl = ShownClass(
    [
      "isOn": ShownProperty(
        uikit: .statement("isOn = #"), appkit: .statement("state = # ? .on : .off", get: "state == .on"),
        swiftUI: .leftOut(ownContent)),
      "onTintColor": ShownProperty(
        uikit: .statement("onTintColor = #"), appkit: .missing, swiftUI: .modifier),
      "thumbTintColor": ShownProperty(
        uikit: .statement("thumbTintColor = #"), appkit: .missing, swiftUI: .unsettable),
    ],
    entry: Entry(
      property: "isOn",
      uikit: .init(
        "isOn", "Bool", animated: ("setOn(_ on: Bool, animated: Bool)", "setOn(on, animated: animated)")),
      appkit: .init("state", "NSControl.StateValue", get: "(#state == .on)", as: "Bool")),
    appkit: drawnByAppKit(),
    swiftUI: InSwiftUI(
      content: Content(place: ".topLeading") { $0.writeInput("StyleSwitch", as: "isOn", [], &$1) },
      input: Input(property: "isOn", type: "Bool"), inheritsTint: false))

  static let slider = ShownClass(
    [
      "minimumValue": ofSlider("minimumValue", "minValue", swiftUI: .withContent),
      "maximumValue": ofSlider("maximumValue", "maxValue", swiftUI: .withContent),
      "value": ofSlider("value", "doubleValue", swiftUI: .leftOut(ownContent)),
      "minimumTrackTintColor": ShownProperty(
        uikit: .statement("minimumTrackTintColor = #"),
        appkit: .statement("trackFillColor = #", get: "trackFillColor"), swiftUI: .modifier),
      "maximumTrackTintColor": ShownProperty(
        uikit: .statement("maximumTrackTintColor = #"), appkit: .missing, swiftUI: .unsettable),
      "thumbTintColor": ShownProperty(
        uikit: .statement("thumbTintColor = #"), appkit: .missing, swiftUI: .unsettable),
      "thumbImage": imageOfSlider("Thumb"),
      "minimumTrackImage": imageOfSlider("MinimumTrack"),
      "maximumTrackImage": imageOfSlider("MaximumTrack"),
    ],
    entry: Entry(
      property: "value",
      uikit: .init(
        "value", "Float",
        animated: ("setValue(_ value: Float, animated: Bool)", "setValue(value, animated: animated)")),
      appkit: .init("doubleValue", "Double", get: "Float(#doubleValue)", as: "Float")),
    appkit: drawnByAppKit(),
    swiftUI: InSwiftUI(
      content: Content(place: ".center") { style, writer in
        let others = [("least", "minimumValue"), ("greatest", "maximumValue")]
        style.writeInput("StyleSlider", as: "value", others, &writer)
      }, input: Input(property: "value", type: "Double")))

  private static func imageOfSlider(_ part: String) -> ShownProperty {
    let name = part.prefix(1).lowercased() + part.dropFirst()
    return ShownProperty(
      uikit: .statement("set\(part)Image(#, for: .normal)", get: "\(name)Image(for: .normal)"),
      appkit: .missing, swiftUI: .unsettable)
  }

  /// AppKit's numbers have more digits than UIKit's.
  private static func ofSlider(
    _ name: String, _ inAppKit: String, swiftUI: ShownProperty.InSwiftUI
  ) -> ShownProperty {
    ShownProperty(
      uikit: .statement("\(name) = #"),
      appkit: .statement("\(inAppKit) = Double(#)", get: "Float(\(inAppKit))"), swiftUI: swiftUI)
  }

  static let progressView = ShownClass(
    [
      "progress": ShownProperty(
        uikit: .statement("progress = #"),
        appkit: .statement("doubleValue = Double(#)", get: "Float(doubleValue)"),
        swiftUI: .leftOut(ownContent)),
      "progressTintColor": ShownProperty(
        uikit: .statement("progressTintColor = #"), appkit: .missing, swiftUI: .modifier),
      "trackTintColor": ShownProperty(
        uikit: .statement("trackTintColor = #"), appkit: .missing, swiftUI: .unsettable),
    ],
    appkit: InAppKit(setUp: ["style = .bar", "isIndeterminate = false", "minValue = 0", "maxValue = 1"]),
    swiftUI: InSwiftUI(
      content: Content(place: ".center") { $0.writeNative("StyleProgress", [("value", "progress")], &$1) }))

  static let activityIndicator = ShownClass(
    [
      "style": ShownProperty(
        uikit: .statement("style = # == \"large\" ? .large : .medium"),
        appkit: .statement(
          "controlSize = # == \"large\" ? .regular : .small",
          get: "controlSize == .regular ? \"large\" : \"medium\""), swiftUI: .unsettable),
      "color": ShownProperty(uikit: .statement("color = #"), appkit: .missing, swiftUI: .modifier),
      "hidesWhenStopped": ShownProperty(
        uikit: .statement("hidesWhenStopped = #"),
        appkit: .statement("isDisplayedWhenStopped = !#", get: "!isDisplayedWhenStopped"),
        swiftUI: .unsettable),
      "isAnimating": ShownProperty(
        uikit: .statement("# ? startAnimating() : stopAnimating()", get: "isAnimating"),
        appkit: .statement("# ? startAnimation(nil) : stopAnimation(nil)", get: ""),
        swiftUI: .leftOut(ownContent)),
    ], uikit: InUIKit(initializer: Initializer(mayFailInStoryboards: false)),
    appkit: InAppKit(
      initialize: asInUIKit("controlSize = .small", "isDisplayedWhenStopped = false"),
      setUp: ["style = .spinning"]),
    swiftUI: InSwiftUI(
      content: Content(place: ".center") { style, writer in
        let values = [("isAnimating", "isAnimating"), ("hidesWhenStopped", "hidesWhenStopped")]
        style.writeNative("StyleSpinner", values, &writer)
      }))

  /// The part for AppKit of a control that AppKit's own class draws and follows the mouse for.
  static func drawnByAppKit(
    initialize: @escaping Lines = { _, _ in }, files: Set<SharedFile> = []
  ) -> InAppKit {
    InAppKit(initialize: initialize, press: .never, selection: .variable, files: files)
  }

  /// The lines that set defaults of UIKit which AppKit's class doesn't share, and which the first look doesn't set; a storyboard may change
  /// them.
  static func asInUIKit(_ statements: String...) -> Lines {
    { _, writer in
      for statement in statements { writer.line(statement) }
    }
  }
}
