/// How a number is written in a text.
@_spi(Generated) nonisolated public enum StyleNumberFormat: Sendable, Hashable {
  /// With no more digits behind the point than it needs, and three at most.
  case number
  /// With so many digits behind the point.
  case decimal(Int)
  /// In percent, where 1 is 100 %, with so many digits behind the point.
  case percent(Int)

  /// How many digits there are behind the point.
  public var digits: ClosedRange<Int> {
    switch self {
    case .number: 0...3
    case .decimal(let digits), .percent(let digits): max(0, digits)...max(0, digits)
    }
  }

  /// The number that is shown: that with so many digits which is nearest, and of two the one with an even last digit.
  ///
  /// What rounds to 0 has no sign.
  public func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return number }
    let shown = StyleDecimalNumber(number).rounded(digits.upperBound + (isPercent ? 2 : 0))
    return shown.isZero ? 0 : Double(shown.scientific) ?? number
  }

  /// The text in English: what is shown where no reader is known.
  public func text(_ number: Double) -> String {
    let sign = isPercent ? "%" : ""
    guard number.isFinite else { return (number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞") + sign }
    var shown = StyleDecimalNumber(number)
    if isPercent, !shown.isZero { shown.exponent += 2 }
    return shown.rounded(digits.upperBound).text(leastDigits: digits.lowerBound) + sign
  }

  private var isPercent: Bool { if case .percent = self { true } else { false } }
}

/// The shortest decimal number that stands for a `Double`: `0.123 * 10^exponent` for the digits 123.
nonisolated private struct StyleDecimalNumber {
  var isNegative: Bool
  /// Without zeros at either end; none for 0.
  var digits: [UInt8] = []
  var exponent = 0

  /// - Parameter number: A finite one.
  init(_ number: Double) {
    isNegative = number < 0
    // “0.1”, “1e-05” or “1.25e+300”.
    var point: Int?
    var rest = number.magnitude.description.utf8[...]
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest.removeFirst()
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else {
        digits.append(byte - UInt8(ascii: "0"))
      }
    }
    exponent =
      (point ?? digits.count) + (Int(String(decoding: rest.dropFirst(), as: UTF8.self)) ?? 0)
    trim()
  }

  var isZero: Bool { digits.isEmpty }

  /// As `Double` reads it.
  var scientific: String {
    (isNegative ? "-0." : "0.") + digits.map(String.init).joined() + "e\(exponent)"
  }

  /// The nearest number with so many digits behind the point.
  func rounded(_ places: Int) -> StyleDecimalNumber {
    let kept = exponent + places
    guard kept < digits.count else { return self }
    var result = self
    result.digits = Array(digits.prefix(max(0, kept)))
    if kept >= 0 {
      let isHalf = digits[kept] == 5 && kept == digits.count - 1
      let isOdd = (result.digits.last ?? 0) % 2 == 1
      if isHalf ? isOdd : digits[kept] >= 5 { result.addOne() }
    }
    result.trim()
    return result
  }

  /// Adds one to the last digit.
  private mutating func addOne() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      exponent += 1
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    while digits.first == 0 {
      digits.removeFirst()
      exponent -= 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// “1,234.5”
  func text(leastDigits: Int) -> String {
    func digit(_ index: Int) -> Character {
      Character(
        Unicode.Scalar((digits.indices.contains(index) ? digits[index] : 0) + UInt8(ascii: "0")))
    }
    var text = isNegative ? "-" : ""
    let whole = max(1, exponent)
    for place in 0..<whole {
      if place > 0, (whole - place) % 3 == 0 { text.append(",") }
      text.append(digit(place - whole + exponent))
    }
    let count = max(leastDigits, digits.count - exponent)
    if count > 0 {
      text.append(".")
      for place in 0..<count { text.append(digit(exponent + place)) }
    }
    return text
  }
}
