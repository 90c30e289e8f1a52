import StyleModel

// Texts that become smaller where they are too wide. UIKit's labels shrink theirs themselves.
extension ViewClass {
  var shrinksTexts: Bool { layers.contains { plan.shrinks(text: $0.index) } }

  /// Writes the lines of the layout that shrink texts, once their layers have their frames.
  func writeShrinking(_ writer: inout SwiftWriter) {
    for (index, _, name) in layers where plan.shrinks(text: index) {
      guard let scale = plan.read(.layer(.minimumScaleFactor), ofLayer: index) else { continue }
      writer.statement("\(name).", .call("_styleShrink", [scale.bare.labeled("to")]))
    }
  }

  /// Whether a title wraps at the text sizes for accessibility: in a font that follows the reader's text size, unless a style file sets its
  /// number of lines.
  var wrapsLargeTitle: Bool {
    framework == .uikit && !configuresButton && fittingStack == nil
      && sheet.wrapsLargeTitle(ofComponent: plan.index)
  }

  /// The number of lines of a title that wraps at the text sizes for accessibility.
  var linesOfLargeTitle: SwiftValue? {
    guard wrapsLargeTitle, let lines = plan.baseProperty(.lineCount), let font = plan.baseProperty(.font)
    else {
      return nil
    }
    let (count, shown) = (plan.value(ofProperty: lines, of: "look"), plan.value(ofProperty: font, of: "look"))
    return SwiftValue(.call("_styleLines", [count.bare, shown.bare.labeled("in")]))
  }

  func writeTitleLines(_ statement: String, _ isChanged: String, _ writer: inout SwiftWriter) {
    guard let lines = linesOfLargeTitle else { return writer.branch(isChanged, then: statement) }
    writer.statement("titleLabel?.numberOfLines = ", lines.bare)
  }
}

extension ComponentPlan {
  /// Whether a layer sets the vertical alignment of its text.
  func placesText(ofLayer index: Int) -> Bool { keys(ofLayer: index).contains(.layer(.verticalAlignment)) }

  var placesTexts: Bool { component.layers.indices.contains(where: placesText) }

  func shrinks(text index: Int) -> Bool {
    guard component.layers[index].kind == .text else { return false }
    // What has several lines doesn't shrink.
    if let lines = read(.layer(.numberOfLines), ofLayer: index)?.constant?.double, lines != 1 { return false }
    if component.layers[index].isOfBaseClass { return !isAlways(.minimumScale, .number(1)) }
    guard let scale = read(.layer(.minimumScaleFactor), ofLayer: index) else { return false }
    return scale.constant != .number(1)
  }

  /// Whether the part of its size to which a text shrinks is a value of the look.
  func readsScale(ofText index: Int) -> Bool {
    shrinks(text: index) && read(.layer(.minimumScaleFactor), ofLayer: index)?.constant == nil
  }
}
