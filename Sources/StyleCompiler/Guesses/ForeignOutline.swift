import StyleModel

/// A line of CSS, as `border` and `outline` have it: `2px solid red`. Style files have no dashed ones.
struct ForeignOutline {
  let width: String
  /// The colour in a style file.
  let color: String

  /// Parses a text; nil where anything else is in it.
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

  /// The line as an outline of a style file.
  var mapping: String { "{ width: \(width), color: \(color) }" }

  private static func width(_ word: Substring) -> Double? {
    let number = ["px", "pt", "dp"].contains { word.hasSuffix($0) } ? word.dropLast(2) : word
    return Double(number).flatMap { (0...1000).contains($0) ? $0 : nil }
  }
}
