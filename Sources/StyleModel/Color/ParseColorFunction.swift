extension ColorParser {
  /// Parses the arguments of `rgb()`, `hsl()` and their like, after the parenthesis.
  mutating func parse(_ function: ColorFunction) throws(ColorError) -> Color {
    let start = scanner.position
    try rejectRelative(function.rawValue)
    let needs = ColorError.Kind.components(function: function.rawValue, needed: function.componentNames)
    var arguments: [ColorArgument] = []
    try arguments.append(parseArgument(or: needs, from: start))
    let hasCommas = scanner.take(",")
    if hasCommas, !function.allowsCommas {
      throw ColorError(.commas(function: function.rawValue), commaRange)
    }
    while arguments.count < 3 {
      try arguments.append(parseArgument(or: needs, from: start))
      if arguments.count == 3 { break }
      if scanner.take(",") != hasCommas { throw separatorError(needs, from: start) }
    }
    let alpha = try parseAlpha(after: hasCommas ? "," : "/")
    try close(needs, from: start)
    if hasCommas { try checkOldSyntax(function, arguments, alpha) }
    // CSS clips them, which nobody means who writes them so.
    if function == .rgb {
      for argument in arguments { try argument.checkRange(upTo: 255, "a channel of rgb()") }
    }
    try alpha?.checkRange(upTo: 1, "an alpha")

    var components = Color.Components(0, 0, 0)
    var missing: Color.Missing = []
    for (index, argument) in arguments.enumerated() {
      if argument.unit == .none { missing.insert(Color.Missing(index: index)) }
      components[index] = try argument.value(
        fullScale: function.fullScale(index), isHue: function.space.hueIndex == index)
    }
    return try Color(function.space, function.clipped(components), missing, alpha)
  }

  /// Parses the arguments of `color()`, after the parenthesis.
  mutating func parsePredefined() throws(ColorError) -> Color {
    let start = scanner.position
    try rejectRelative("color")
    let space = try parseSpace { $0.isPredefined }
    let needs = ColorError.Kind.components(function: "color", needed: "a space and three numbers")
    var components = Color.Components(0, 0, 0)
    var missing: Color.Missing = []
    for index in 0..<3 {
      let argument = try parseArgument(or: needs, from: start)
      if argument.unit == .none { missing.insert(Color.Missing(index: index)) }
      components[index] = try argument.value(fullScale: 1, isHue: false)
      if scanner.take(",") { throw ColorError(.commas(function: "color"), commaRange) }
    }
    let alpha = try parseAlpha(after: "/")
    try close(needs, from: start)
    try alpha?.checkRange(upTo: 1, "an alpha")
    return try Color(space, components, missing, alpha)
  }

  /// Throws at `from COLOR`, which CSS Color 5 computes with; here tokens and `alpha()`, `lighten()`, `darken()` and `mix()` do.
  private mutating func rejectRelative(_ function: String) throws(ColorError) {
    scanner.skipWhitespace()
    let position = scanner.position
    let word = scanner.takeName()
    if scanner.string(word).lowercased() == "from" { throw ColorError(.relative(function: function), word) }
    scanner.skip(to: position)
  }

  /// Parses the CSS name of a colour space that `isAllowed` accepts.
  mutating func parseSpace(where isAllowed: (ColorSpace) -> Bool) throws(ColorError) -> ColorSpace {
    scanner.skipWhitespace()
    let candidates = ColorSpace.allCases.filter(isAllowed).map(\.rawValue)
    let range = scanner.takeName()
    let name = scanner.string(range)
    guard let space = ColorSpace(cssName: name), isAllowed(space) else {
      throw ColorError(
        .unknownSpace(name, candidates: candidates), range.isEmpty ? scanner.rangeOfValue() : range)
    }
    return space
  }

  /// Takes `)`, or throws the error that best explains why it isn't there.
  mutating func close(_ needs: ColorError.Kind, from start: Int) throws(ColorError) {
    if scanner.take(")") { return }
    throw separatorError(needs, from: start)
  }

  private func separatorError(_ needs: ColorError.Kind, from start: Int) -> ColorError {
    if scanner.isAtEnd { return ColorError(.unclosed, start..<scanner.position) }
    if scanner.next == UInt8(ascii: ",") || scanner.text[start..<scanner.position].contains(UInt8(ascii: ","))
    {
      return ColorError(.mixedSeparators, scanner.rangeOfValue())
    }
    return ColorError(needs, argumentsRange(from: start))
  }

  /// The range of the comma that was just taken.
  private var commaRange: Range<Int> { (scanner.position - 1)..<scanner.position }

  /// The range between the parentheses, or of the parentheses themselves where there is nothing between.
  private func argumentsRange(from start: Int) -> Range<Int> {
    var end = start
    while end < scanner.text.count, scanner.text[end] != UInt8(ascii: ")") { end += 1 }
    return start == end ? (start - 1)..<min(end + 1, scanner.text.count) : start..<end
  }

  private mutating func parseAlpha(after separator: Unicode.Scalar) throws(ColorError) -> ColorArgument? {
    guard scanner.take(separator) else { return nil }
    return try parseArgument(or: .alpha, from: scanner.position)
  }

  /// Parses one number with its unit, or `none`.
  private mutating func parseArgument(or missing: ColorError.Kind, from start: Int) throws(ColorError)
    -> ColorArgument
  {
    scanner.skipWhitespace()
    let first = scanner.position
    let whole = scanner.rangeOfValue()
    guard let number = scanner.takeNumber() else {
      let word = scanner.string(scanner.takeName())
      if word.lowercased() == "none" { return ColorArgument(0, .none, whole) }
      if !word.isEmpty, scanner.next == UInt8(ascii: "(") {
        throw ColorError(.computedNumber(function: word), first..<scanner.position)
      }
      if scanner.isAtEnd, word.isEmpty { throw ColorError(.unclosed, start..<first) }
      if word.isEmpty, ",/)".utf8.contains(scanner.next) {
        throw ColorError(missing, argumentsRange(from: start))
      }
      throw ColorError(.notANumber(scanner.string(whole)), whole)
    }
    if scanner.next == UInt8(ascii: "%") {
      scanner.skip(to: scanner.position + 1)
      return ColorArgument(number, .percentage, first..<scanner.position)
    }
    let unit = scanner.takeName()
    let range = first..<scanner.position
    if unit.isEmpty { return ColorArgument(number, .number, range) }
    let degrees: Double
    switch scanner.string(unit).lowercased() {
    case "deg": degrees = number
    case "grad": degrees = number * 0.9
    case "rad": degrees = number * 180 / .pi
    case "turn": degrees = number * 360
    default: throw ColorError(.unknownUnit(scanner.string(unit)), unit)
    }
    return ColorArgument(degrees, .angle, range)
  }

  /// Throws at what the syntax with commas forbids: CSS Color 4 § 5.1 and § 7.
  private func checkOldSyntax(
    _ function: ColorFunction, _ arguments: [ColorArgument], _ alpha: ColorArgument?
  ) throws(ColorError) {
    for argument in arguments + (alpha.map { [$0] } ?? []) where argument.unit == .none {
      throw ColorError(.noneWithCommas, argument.range)
    }
    for argument in arguments.dropFirst() {
      if function == .rgb, argument.unit != arguments[0].unit {
        throw ColorError(.mixedUnits, argument.range)
      }
      if function == .hsl, argument.unit != .percentage {
        throw ColorError(.percentageNeeded, argument.range)
      }
    }
  }
}

/// A number as it was written in a colour function.
struct ColorArgument {
  enum Unit { case number, percentage, angle, none }

  /// The number, in degrees if it is an angle.
  let number: Double
  let unit: Unit
  let range: Range<Int>

  init(_ number: Double, _ unit: Unit, _ range: Range<Int>) {
    self.number = number
    self.unit = unit
    self.range = range
  }

  /// Throws if a number is not in 0…`most`, or a percentage not in 0…100.
  func checkRange(upTo most: Double, _ what: String) throws(ColorError) {
    let (most, sign) = unit == .percentage ? (100, "%") : (most, "")
    guard unit != .none, number < 0 || number > most else { return }
    // An alpha of 40 is meant in percent.
    let isPercentage = most == 1 && number >= 5 && number <= 100
    let nearest = formatNumber(isPercentage ? number / 100 : min(max(number, 0), most)) + sign
    throw ColorError(
      .outOfRange("\(what) must be from 0\(sign) to \(formatNumber(most))\(sign)", nearest: nearest), range)
  }

  func value(fullScale: Double, isHue: Bool) throws(ColorError) -> Double {
    switch unit {
    case .none: return 0
    case .number: return number
    case .percentage:
      if isHue { throw ColorError(.percentageAsHue, range) }
      return (number * fullScale / 100).asColorNumber
    case .angle:
      if !isHue { throw ColorError(.angle, range) }
      return number
    }
  }
}

extension Color {
  /// Makes a colour with the alpha that was written behind its slash, if any was.
  fileprivate init(
    _ space: ColorSpace, _ components: Components, _ missing: Missing, _ alpha: ColorArgument?
  ) throws(ColorError) {
    let isMissing = alpha?.unit == ColorArgument.Unit.none
    self.init(
      space, components, alpha: try alpha?.value(fullScale: 1, isHue: false) ?? 1,
      missing: isMissing ? missing.union(.alpha) : missing)
  }
}
