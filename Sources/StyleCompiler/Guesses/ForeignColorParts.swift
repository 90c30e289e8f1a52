import StyleModel
import StyleSource
import StyleSyntax

extension ForeignColorText {
  /// The colour of a mapping of its parts: `rgb(10 20 30)` for `{ r: 10, g: 20, b: 30 }`, `hsl(215 95% 44%)` for `{ h: 215, s: 95%, l: 44%
  /// }`, or the digits of `{ hex: "#0A141E" }`.
  static func ofParts(_ node: SyntaxNode) -> String? {
    let entries = Array(node.entries.prefix(5))
    if entries.count == 1, entries[0].key.hasText("hex") {
      let digits = entries[0].value.text
      return [digits, "#" + digits].first {
        if case .success = parseColor($0.utf8) { true } else { false }
      }
      .map { "\"\($0)\"" }
    }
    guard [3, 4].contains(entries.count) else { return nil }
    let names = [
      "r": "r", "red": "r", "g": "g", "green": "g", "b": "b", "blue": "b", "a": "a", "alpha": "a",
      "opacity": "a",
      "h": "h", "hue": "h", "s": "s", "saturation": "s", "l": "l", "lightness": "l",
    ]
    var parts: [String: (number: Double, isPercentage: Bool)] = [:]
    for entry in entries {
      let text = entry.value.text
      guard let name = names[entry.key.text.lowercased()], entry.value.kind == .scalar,
        let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text), number >= 0,
        number <= 360
      else { return nil }
      parts[name] = (number, text.hasSuffix("%"))
    }
    func share(_ name: String) -> Double? {
      parts[name].map { $0.isPercentage || $0.number > 1 ? $0.number / 100 : $0.number }
    }
    // An alpha is a part of 1, of 100 % or of 255.
    let opacity = parts["a"].map { part in
      part.isPercentage ? part.number / 100 : part.number > 1 ? part.number / 255 : part.number
    }
    let alpha =
      opacity.map { $0 == 1 ? "" : " / \(formatNumber(($0 * 100).rounded() / 100))" } ?? ""
    if let hue = parts["h"], let saturation = share("s"), let lightness = share("l") {
      // A hue beside shares is a share of a turn.
      let isTurn = [parts["h"], parts["s"], parts["l"]].allSatisfy {
        $0.map { !$0.isPercentage && $0.number <= 1 } ?? false
      }
      let degrees = isTurn ? (hue.number * 360).rounded() : hue.number
      let written = [saturation, lightness].map { formatNumber(($0 * 100).rounded()) + "%" }
      return "hsl(\(formatNumber(degrees)) \(written.joined(separator: " "))\(alpha))"
    }
    let channels = ["r", "g", "b"].compactMap { parts[$0] }
    guard channels.count == 3, channels.allSatisfy({ $0.number <= 255 }) else { return nil }
    // From 0 to 1, as Swift and design tools have them.
    let areShares = channels.allSatisfy { $0.number <= 1 && !$0.isPercentage }
    let numbers = channels.map { part in
      formatNumber(
        (part.isPercentage ? part.number * 2.55 : areShares ? part.number * 255 : part.number)
          .rounded())
    }
    return "rgb(\(numbers.joined(separator: " "))\(alpha))"
  }
}
