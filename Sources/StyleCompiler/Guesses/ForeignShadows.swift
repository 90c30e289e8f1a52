import StyleModel
import StyleSource
import StyleSyntax

/// Shadows as CSS and design tools write them: `0 2px 4px rgba(0, 0, 0, 0.3), inset 0 1px white`, `X 0 Y 2 Blur 4 Spread 0 #000000 30%`.
struct ForeignShadows {
  private var shadows: [Shadow] = []

  private struct Shadow {
    var x = 0.0
    var y = 0.0
    var blur = 0.0
    var spread = 0.0
    var isInset = false
    var color: String?
    var opacity: Double?

    /// The parts of the shadow in a style file. CSS's blur is twice the radius.
    var parts: [String] {
      var parts: [String] = []
      if let color { parts.append("color: \(color)") }
      if let opacity { parts.append("opacity: \(formatNumber(opacity))") }
      parts.append("offset: [\(formatNumber(x)), \(formatNumber(y))]")
      parts.append("radius: \(formatNumber(blur / 2))")
      if spread != 0 { parts.append("spread: \(formatNumber(spread))") }
      if isInset { parts.append("inset: true") }
      return parts
    }
  }

  /// The mapping for a shadow with parts named as in CSS and design tools, `{ x: 0, y: 4, blur: 12, color: black }`; nil where it has
  /// another part, or no such name.
  static func mapping(ofParts node: SyntaxNode) -> String? {
    var shadow = Shadow()
    var isForeign = false
    for entry in node.entries {
      let value = entry.value.kind == .scalar ? entry.value : nil
      switch (entry.key.text, value.flatMap { Double($0.text) }) {
      case ("x", let number?): shadow.x = number
      case ("y", let number?): shadow.y = number
      case ("blur", let number?): shadow.blur = number
      case ("spread", 0?): break
      case ("opacity", let number?): shadow.opacity = number
      case ("color", _) where value != nil: shadow.color = node.tree.source.text(entry.value.definition)
      case (_, _): return nil
      }
      isForeign = isForeign || ["x", "y", "blur"].contains(entry.key.text)
    }
    return isForeign ? "{ \(shadow.parts.joined(separator: ", ")) }" : nil
  }

  /// Parses a text; nil where anything else is in it.
  init?(_ text: String) {
    var text = text[...]
    while let last = text.last, "; ".contains(last) { text = text.dropLast() }
    if text.hasPrefix("drop-shadow("), text.hasSuffix(")") { text = text.dropFirst(12).dropLast() }
    for part in text.splitOutsideBrackets(at: ",") {
      guard let shadow = ForeignShadows.shadow(part) else { return nil }
      shadows.append(shadow)
    }
    if shadows.isEmpty { return nil }
  }

  /// A single shadow as a mapping; nil for several, or one with parts that only `shadows` take.
  var shadow: String? {
    guard shadows.count == 1, let shadow = shadows.first, shadow.spread == 0, !shadow.isInset else {
      return nil
    }
    return "{ \(shadow.parts.joined(separator: ", ")) }"
  }

  /// The shadows as a list.
  var list: String {
    "[\(shadows.map { "{ \($0.parts.joined(separator: ", ")) }" }.joined(separator: ", "))]"
  }

  /// A single shadow as an element of a list; nil for several.
  var element: String? { shadows.count == 1 ? String(list.dropFirst().dropLast()) : nil }

  private static func shadow(_ text: Substring) -> Shadow? {
    var shadow = Shadow()
    var lengths: [Double] = []
    let names = ["x", "y", "blur", "spread", "offset", "offset-x", "offset-y"]
    for word in text.splitOutsideBrackets(at: " ") where !word.isEmpty {
      let lowered = word.lowercased()
      if lowered == "inset" {
        shadow.isInset = true
      } else if names.contains(lowered.filter { $0 != ":" }) {
        continue
      } else if let length = length(lowered) {
        lengths.append(length)
      } else if word.hasSuffix("%"), let share = Double(word.dropLast()), (0...100).contains(share),
        shadow.color != nil
      {
        shadow.opacity = share / 100
      } else if shadow.color == nil, let (color, alpha) = color(word) {
        (shadow.color, shadow.opacity) = (color, alpha)
      } else {
        return nil
      }
    }
    guard (2...4).contains(lengths.count), lengths.allSatisfy({ $0.magnitude <= 10_000 }) else { return nil }
    (shadow.x, shadow.y) = (lengths[0], lengths[1])
    if lengths.count > 2 { shadow.blur = lengths[2] }
    if lengths.count > 3 { shadow.spread = lengths[3] }
    return shadow.blur < 0 ? nil : shadow
  }

  /// A length in points. A rem counts 16 points, its default on a page.
  private static func length(_ text: String) -> Double? {
    for (unit, factor) in [("px", 1.0), ("pt", 1), ("dp", 1), ("rem", 16), ("", 1)] where text.hasSuffix(unit)
    {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { continue }
      return number * factor
    }
    return nil
  }

  /// A colour in a style file, and its alpha where that isn't 1.
  private static func color(_ text: Substring) -> (color: String, alpha: Double?)? {
    if text.hasPrefix("$") { return (String(text), nil) }
    guard case .success(let syntax) = parseColor(text.utf8) else { return nil }
    guard let color = syntax.fixedColor, color.system == nil else { return (String(text), nil) }
    let opaque = color.withAlpha(1).spelling
    let names = ["#000000": "black", "#FFFFFF": "white"]
    return (
      names[opaque] ?? (opaque.hasPrefix("#") ? "\"\(opaque)\"" : opaque),
      color.alpha < 1 ? (color.alpha * 1000).rounded() / 1000 : nil
    )
  }
}

extension Substring {
  /// The parts between separators that stand outside of round brackets.
  func splitOutsideBrackets(at separator: Character) -> [Substring] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == separator && depth == 0
    }
  }
}
