import StyleModel

/// Of how frameworks show controls that people choose with, and what tells them to wait.
extension ShownClass {
  static let segmentedControl = ShownClass(
    [
      "titles": ShownProperty(
        uikit: .statement("_styleShow(titles: #, selecting: look.selectedSegmentIndex)"), appkit: .missing,
        swiftUI: .leftOut(ownContent)),
      "selectedSegmentIndex": ShownProperty(
        uikit: .statement("_styleSelect(#)"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "isMomentary": ShownProperty(
        uikit: .statement("isMomentary = #"), appkit: .missing, swiftUI: .unsettable),
      "selectedSegmentTintColor": ShownProperty(
        uikit: .statement("selectedSegmentTintColor = #"), appkit: .missing, swiftUI: .unsettable),
      "textColor": ofSegmentTitles("textColor"),
      "selectedTextColor": ofSegmentTitles("selectedTextColor"),
      "font": ofSegmentTitles("font"),
      "selectedFont": ofSegmentTitles("selectedFont"),
    ],
    uikit: InUIKit(files: [.controls]),
    swiftUI: InSwiftUI(
      content: Content { $0.writeInput("StyleSegments", as: "selection", [("titles", "titles")], &$1) },
      input: Input(property: "selectedSegmentIndex", type: "Int"),
      controlStyle: ".pickerStyle(.segmented)"))

  /// UIKit takes the colour and the font of titles together.
  private static func ofSegmentTitles(_ name: String) -> ShownProperty {
    let values = [
      ("textColor", "look.textColor.uiColor"), ("font", "look.font"),
      ("selectedTextColor", "look.selectedTextColor?.uiColor"), ("selectedFont", "look.selectedFont"),
    ]
    let shown = values.map { $0 == name ? "#" : $1 }
    return ShownProperty(
      uikit: .statement(
        "_styleShowTitles(\n  \(shown[0]),\n  \(shown[1]),\n  selected: \(shown[2]),\n  \(shown[3])\n)"),
      appkit: .missing, swiftUI: .unsettable,
      write: {
        $0.writeOnce(
          for: ["textColor", "selectedTextColor", "font", "selectedFont"], at: $1, $2,
          // A font with a text style follows the text size of the reader, who may have changed it.
          orWhile: ["look.font?.textStyle != nil", "look.selectedFont?.textStyle != nil"], &$4)
      })
  }

  static let pageControl = ShownClass([
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
  ])

  static let stepper = ShownClass(
    [
      "minimumValue": rangeOfStepper(least: "#", greatest: "look.maximumValue"),
      "maximumValue": rangeOfStepper(least: "look.minimumValue", greatest: "#"),
      "value": ShownProperty(
        uikit: .statement("value = #"), appkit: .missing, swiftUI: .leftOut(ownContent)),
      "stepValue": ShownProperty(
        uikit: .statement("_styleShow(step: #)"), appkit: .missing, swiftUI: .withContent),
      "wraps": ShownProperty(uikit: .statement("wraps = #"), appkit: .missing, swiftUI: .unsettable),
      "autorepeat": ShownProperty(
        uikit: .statement("autorepeat = #"), appkit: .missing, swiftUI: .unsettable),
    ], uikit: InUIKit(files: [.controls]),
    swiftUI: InSwiftUI(
      content: Content { style, writer in
        let others = [("least", "minimumValue"), ("greatest", "maximumValue"), ("step", "stepValue")]
        style.writeInput("StyleStepper", as: "value", others, &writer)
      }, input: Input(property: "value", type: "Double")))

  /// UIKit traps where the least value isn't less than the greatest at any time.
  private static func rangeOfStepper(least: String, greatest: String) -> ShownProperty {
    ShownProperty(
      uikit: .statement("_styleShow(least: \(least), greatest: \(greatest))"),
      appkit: .missing, swiftUI: .withContent,
      write: { $0.writeOnce(for: ["minimumValue", "maximumValue"], at: $1, $2, &$4) })
  }

  static let activityIndicator = ShownClass(
    [
      "style": ShownProperty(
        uikit: .statement("style = # == \"large\" ? .large : .medium"), appkit: .missing, swiftUI: .unsettable
      ),
      "color": ShownProperty(uikit: .statement("color = #"), appkit: .missing, swiftUI: .modifier),
      "hidesWhenStopped": ShownProperty(
        uikit: .statement("hidesWhenStopped = #"), appkit: .missing, swiftUI: .unsettable),
      "isAnimating": ShownProperty(
        uikit: .statement("# ? startAnimating() : stopAnimating()"), appkit: .missing,
        swiftUI: .leftOut(ownContent)),
    ], uikit: InUIKit(initializer: Initializer(mayFailInStoryboards: false)),
    swiftUI: InSwiftUI(
      content: Content { style, writer in
        let values = [("isAnimating", "isAnimating"), ("hidesWhenStopped", "hidesWhenStopped")]
        style.writeNative("StyleSpinner", values, &writer)
      }))
}

extension ViewClass {
  /// Writes one statement that shows several properties, behind the last of those that a look may change.
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
