import StyleModel

/// The rows of controls with a choice.
extension ShownClass {
  static let segmentedControl = ShownClass(
    [
      "titles": ShownProperty(
        uikit: .statement("_styleShow(titles: #, selecting: look.selectedSegmentIndex)", get: ""),
        appkit: .statement("_styleShow(titles: #, selecting: look.selectedSegmentIndex)", get: ""),
        swiftUI: .leftOut(ownContent)),
      "selectedSegmentIndex": ShownProperty(
        uikit: .statement("_styleSelect(#)"),
        appkit: .statement("_styleSelect(#)", get: "selectedSegment"), swiftUI: .leftOut(ownContent)),
      "isMomentary": ShownProperty(
        uikit: .statement("isMomentary = #"),
        appkit: .statement(
          "trackingMode = # ? .momentary : .selectOne", get: "trackingMode == .momentary"),
        swiftUI: .unsettable),
      "selectedSegmentTintColor": ShownProperty(
        uikit: .statement("selectedSegmentTintColor = #"),
        appkit: .statement("selectedSegmentBezelColor = #", get: "selectedSegmentBezelColor"),
        swiftUI: .unsettable),
      "textColor": ofSegmentTitles("textColor"),
      "selectedTextColor": ofSegmentTitles("selectedTextColor"),
      "font": ofSegmentTitles("font", inAppKit: .statement("_styleShow(font: #)", get: "font")),
      "selectedFont": ofSegmentTitles("selectedFont"),
    ],
    entry: Entry(
      property: "selectedSegmentIndex", uikit: .init("selectedSegmentIndex", "Int"),
      appkit: .init("selectedSegment", "Int")),
    uikit: InUIKit(files: [.controls]),
    appkit: drawnByAppKit(initialize: asInUIKit("segmentDistribution = .fillEqually"), files: [.controls]),
    swiftUI: InSwiftUI(
      content: Content(place: ".center") {
        $0.writeInput("StyleSegments", as: "selection", [("titles", "titles")], &$1)
      },
      input: Input(property: "selectedSegmentIndex", type: "Int"),
      controlStyle: ".pickerStyle(.segmented)"))

  /// UIKit takes the colour and the font of titles together.
  private static func ofSegmentTitles(
    _ name: String, inAppKit appkit: ShownProperty.Setter = .missing
  ) -> ShownProperty {
    let values = [
      ("textColor", "look.textColor.uiColor"), ("font", "look.font"),
      ("selectedTextColor", "look.selectedTextColor?.uiColor"), ("selectedFont", "look.selectedFont"),
    ]
    let shown = values.map { $0 == name ? "#" : $1 }
    return ShownProperty(
      uikit: .statement(
        "_styleShowTitles(\n  \(shown[0]),\n  \(shown[1]),\n  selected: \(shown[2]),\n  \(shown[3])\n)"),
      appkit: appkit, swiftUI: .unsettable,
      write: {
        $0.writeOnce(
          for: ["textColor", "selectedTextColor", "font", "selectedFont"], at: $1, $2,
          // A font with a text style follows the text size of the reader, who may have changed it.
          orWhile: ["look.font?.textStyle != nil", "look.selectedFont?.textStyle != nil"], &$4)
      })
  }

  static let pageControl = ShownClass(
    [
      "numberOfPages": ShownProperty(
        uikit: .statement("numberOfPages = #"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "currentPage": ShownProperty(
        uikit: .statement("currentPage = #"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "hidesForSinglePage": ShownProperty(
        uikit: .statement("hidesForSinglePage = #"), appkit: .missing, swiftUI: .unsettable),
      "pageIndicatorTintColor": ShownProperty(
        uikit: .statement("pageIndicatorTintColor = #"), appkit: .missing, swiftUI: .unsettable),
      "currentPageIndicatorTintColor": ShownProperty(
        uikit: .statement("currentPageIndicatorTintColor = #"), appkit: .missing, swiftUI: .unsettable),
    ], entry: Entry(property: "currentPage", uikit: .init("currentPage", "Int"), appkit: nil))

  static let stepper = ShownClass(
    [
      "minimumValue": rangeOfStepper(least: "#", greatest: "look.maximumValue", inAppKit: "minValue"),
      "maximumValue": rangeOfStepper(least: "look.minimumValue", greatest: "#", inAppKit: "maxValue"),
      "value": ShownProperty(
        uikit: .statement("value = #"), appkit: .statement("doubleValue = #", get: "doubleValue"),
        swiftUI: .leftOut(ownContent)),
      "stepValue": ShownProperty(
        uikit: .statement("_styleShow(step: #)", get: "stepValue"),
        appkit: .statement("increment = #", get: "increment"), swiftUI: .withContent),
      "wraps": ShownProperty(
        uikit: .statement("wraps = #"), appkit: .statement("valueWraps = #", get: "valueWraps"),
        swiftUI: .unsettable),
      "autorepeat": ShownProperty(
        uikit: .statement("autorepeat = #"), appkit: .statement("autorepeat = #"), swiftUI: .unsettable),
    ],
    entry: Entry(
      property: "value", uikit: .init("value", "Double"), appkit: .init("doubleValue", "Double")),
    uikit: InUIKit(files: [.controls]),
    appkit: drawnByAppKit(initialize: asInUIKit("maxValue = 100", "valueWraps = false")),
    swiftUI: InSwiftUI(
      content: Content(place: ".topLeading") { style, writer in
        let others = [("least", "minimumValue"), ("greatest", "maximumValue"), ("step", "stepValue")]
        style.writeInput("StyleStepper", as: "value", others, &writer)
      }, input: Input(property: "value", type: "Double")))

  /// UIKit traps where the least value isn't less than the greatest at any time.
  private static func rangeOfStepper(
    least: String, greatest: String, inAppKit name: String
  ) -> ShownProperty {
    ShownProperty(
      uikit: .statement("_styleShow(least: \(least), greatest: \(greatest))"),
      appkit: .statement("\(name) = #", get: name), swiftUI: .withContent,
      write: { $0.writeOnce(for: ["minimumValue", "maximumValue"], at: $1, $2, &$4) })
  }
}

extension ViewClass {
  /// Writes one statement that shows several properties, behind the last of them that a look may change.
  fileprivate func writeOnce(
    for names: [String], at index: Int, _ statement: String, orWhile others: [String] = [],
    _ writer: inout SwiftWriter
  ) {
    let all = plan.component.properties.indices.filter { names.contains(plan.component.properties[$0].name) }
    let shown = all.filter { isShownByBase($0) && plan.slot(ofProperty: $0)?.fallback == nil }
    guard shown.last == index else { return }
    let conditions = shown.map(isChanged(property:)) + others
    if statement.contains("\n") {
      writer.block(ifAny: conditions) { $0.lines(statement) }
    } else {
      writer.branch(ifAny: conditions, then: statement)
    }
  }
}
