import StyleModel

/// An animation or a transition as CSS and JavaScript write it: `200ms ease-in`, `opacity 0.2s linear 100ms`, `0.2`.
struct ForeignAnimation {
  private var duration: Double?
  private var delay: Double?
  private var curve: Animation.Curve?
  /// Whether a number without a unit can only have been meant in milliseconds.
  private(set) var isInMilliseconds = false

  /// Parses a text; nil where anything else is in it.
  init?(_ text: String) {
    var text = text[...]
    while let last = text.last, "; ".contains(last) { text = text.dropLast() }
    var hasName = false
    for word in ForeignAnimation.words(of: text) {
      if let seconds = seconds(word) {
        if duration == nil { duration = seconds } else if delay == nil { delay = seconds } else { return nil }
      } else if curve == nil,
        let known = ForeignAnimation.curves[word.lowercased()] ?? Animation.Curve(rawValue: String(word))
      {
        curve = known
      } else if !hasName, duration == nil, word.allSatisfy({ $0.isLetter || $0 == "-" }) {
        // What CSS animates. Here, everything that changes does.
        hasName = true
      } else {
        return nil
      }
    }
    guard let duration, duration <= Animation.longest, delay ?? 0 <= Animation.longest else { return nil }
  }

  /// The animation as a mapping of a style file.
  var mapping: String {
    let parts = [
      duration.map { "duration: \(formatNumber($0))" }, delay.map { "delay: \(formatNumber($0))" },
      curve.map { "curve: \($0.written)" },
    ]
    return "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
  }

  /// The parts between spaces, but for spaces in brackets.
  private static func words(of text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }
  }

  private mutating func seconds(_ word: Substring) -> Double? {
    func number(_ text: Substring, dividedBy divisor: Double) -> Double? {
      guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
      return number / divisor
    }
    if word.hasSuffix("ms") { return number(word.dropLast(2), dividedBy: 1000) }
    if word.hasSuffix("s") { return number(word.dropLast(), dividedBy: 1) }
    guard let plain = number(word, dividedBy: 1) else { return nil }
    // No change of a control takes that many seconds.
    guard plain >= 20 else { return plain }
    isInMilliseconds = true
    return plain / 1000
  }

  private static let curves: [String: Animation.Curve] = [
    "linear": .linear, "ease": .easeInOut, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInOut, "easein": .easeIn, "easeout": .easeOut, "easeinout": .easeInOut,
  ]
}

extension Animation.Curve {
  /// The curve as written within brackets: without a comma that would end it.
  fileprivate var written: String {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = self else { return rawValue }
    return "[\([x1, y1, x2, y2].map(formatNumber).joined(separator: ", "))]"
  }
}
