import StyleModel

/// A line of CSS, as `border` and `outline` have it: `2px solid red`. A dashed line is none that a style file has.
struct ForeignOutline {
  let width: String
  /// As a style file has it.
  let color: String

  /// nil where anything else is in the text.
  init?(_ text: String) {
    var words = text.split(separator: ";")[...].first?[...].splitOutsideBrackets(at: " ") ?? []
    words.removeAll { $0.isEmpty || $0 == "solid" }
    guard words.count == 2 else { return nil }
    // CSS takes them in any order.
    if ForeignOutline.width(words[0]) == nil { words.swapAt(0, 1) }
    guard let width = ForeignOutline.width(words[0]) else { return nil }
    let color = String(words[1])
    let isKnown = if case .success = parseColor(color.utf8) { true } else { color.hasPrefix("$") }
    guard isKnown else { return nil }
    self.width = formatNumber(width)
    self.color = color.hasPrefix("#") || color.contains(",") ? "\"\(color)\"" : color
  }

  /// As an outline of a style file.
  var mapping: String { "{ width: \(width), color: \(color) }" }

  private static func width(_ word: Substring) -> Double? {
    let number = ["px", "pt", "dp"].contains { word.hasSuffix($0) } ? word.dropLast(2) : word
    return Double(number).flatMap { (0...1000).contains($0) ? $0 : nil }
  }
}
