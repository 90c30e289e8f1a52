extension ColorParser {
  /// The greatest depth of `color-mix()` in each other, more than anybody writes.
  private static let depthLimit = 16

  /// Parses the arguments of `color-mix()`, after the parenthesis.
  mutating func parseMix() throws(ColorError) -> ColorSyntax {
    let start = scanner.position
    depth += 1
    defer { depth -= 1 }
    if depth > ColorParser.depthLimit { throw ColorError(.nesting, start..<start + 1) }

    let (space, hue) = try parseMethod(start)
    let first = try parseOperand()
    try parseComma(start)
    let second = try parseOperand()
    try closeMix(start)

    let (amount, opacity) = try proportions(first, second, start..<scanner.position - 1)
    let mix = ColorMix(in: space, hue: hue, first.color, second.color, amount: amount, opacity: opacity)
    if case .fixed = first.color, case .fixed = second.color {
      return .fixed(mix.color(appearance: .light, highContrast: false))
    }
    return .mix(mix)
  }

  /// Parses `in SPACE`, the interpolation of hues, and the comma behind it; without them, colours are mixed in Oklab (CSS Color 5 § 3).
  private mutating func parseMethod(_ start: Int) throws(ColorError) -> (ColorSpace, HueInterpolation) {
    scanner.skipWhitespace()
    let position = scanner.position
    let word = scanner.takeName()
    if scanner.string(word).lowercased() != "in" {
      // Somebody may have left out the word alone.
      let isSpace = ColorSpace(cssName: scanner.string(word)) != nil && scanner.next != UInt8(ascii: "(")
      if isSpace { throw ColorError(.mixSpace, word) }
      scanner.skip(to: position)
      return (.oklab, .shorter)
    }
    let space = try parseSpace { _ in true }
    let hue = try parseHueInterpolation(in: space)
    try parseComma(start)
    return (space, hue)
  }

  private typealias Operand = (color: ColorSyntax, percentage: Double?)

  /// Parses a colour with a percentage on either side of it, or none.
  private mutating func parseOperand() throws(ColorError) -> Operand {
    let before = try parsePercentage()
    scanner.skipWhitespace()
    if scanner.isAtEnd || ",)".utf8.contains(scanner.next) {
      throw ColorError(.mixColors, scanner.rangeOfValue())
    }
    let color = try parseColor()
    if let before { return (color, before) }
    return (color, try parsePercentage())
  }

  private mutating func parsePercentage() throws(ColorError) -> Double? {
    scanner.skipWhitespace()
    let range = scanner.rangeOfValue()
    guard let number = scanner.takeNumber() else { return nil }
    guard scanner.next == UInt8(ascii: "%"), (0...100).contains(number) else {
      throw ColorError(.mixPercentage, range)
    }
    scanner.skip(to: scanner.position + 1)
    return number
  }

  /// The part of the second colour in the mix, and the opacity of the mix: CSS Color 5 § 3.1.
  private func proportions(_ first: Operand, _ second: Operand, _ range: Range<Int>) throws(ColorError)
    -> (amount: Double, opacity: Double)
  {
    let p1 = first.percentage ?? 100 - (second.percentage ?? 50)
    let p2 = second.percentage ?? 100 - p1
    let sum = p1 + p2
    if sum == 0 { throw ColorError(.mixOfNothing, range) }
    return (p2 / sum, min(sum, 100) / 100)
  }

  /// Parses `shorter hue` and the like, which only a polar space has.
  private mutating func parseHueInterpolation(in space: ColorSpace) throws(ColorError) -> HueInterpolation {
    scanner.skipWhitespace()
    let word = scanner.takeName()
    if word.isEmpty { return .shorter }
    guard let hue = HueInterpolation(rawValue: scanner.string(word).lowercased()) else {
      throw ColorError(.hueInterpolation, word)
    }
    scanner.skipWhitespace()
    let noun = scanner.takeName()
    guard scanner.string(noun).lowercased() == "hue" else {
      throw ColorError(.hueInterpolation, word.lowerBound..<max(noun.upperBound, word.upperBound))
    }
    if space.hueIndex == nil { throw ColorError(.noHue(space), word.lowerBound..<noun.upperBound) }
    return hue
  }

  private mutating func closeMix(_ start: Int) throws(ColorError) {
    if scanner.take(")") { return }
    if scanner.isAtEnd { throw ColorError(.unclosed, start..<scanner.position) }
    throw ColorError(.mixColors, scanner.rangeOfValue())
  }

  private mutating func parseComma(_ start: Int) throws(ColorError) {
    if scanner.take(",") { return }
    if scanner.isAtEnd { throw ColorError(.unclosed, start..<scanner.position) }
    throw ColorError(.mixColors, scanner.rangeOfValue())
  }
}
