/// Arithmetic of tools in a style file's spelling: `$length.space.small * 1.5` for `{space.small} * 1.5px`.
///
/// Recursive descent over bytes. `*` and `/` bind before `+` and `-`.
struct ToolExpression {
  /// A part of the expression, in a style file's spelling.
  struct Operand {
    var code: String
    var kind: Kind
    /// Whether the operand is a sum, which needs parentheses as a factor.
    var isSum = false
    /// Whether the operand is a product, which needs parentheses behind a division.
    var isProduct = false
  }

  enum Kind {
    /// A number that is written there.
    case literal
    case number, length
  }

  enum Problem: Error {
    /// The text is no arithmetic.
    case malformed
    /// The expression ends with the text read so far, but more follows, as in `4px 8px`.
    case severalValues
    /// A style file has no such function.
    case unknownFunction(String)
    /// A reference leads nowhere, which was reported.
    case broken
    /// The expression has more parts than a style file allows.
    case tooLong
  }

  private let text: [UInt8]
  private var position = 0
  private var depth = 0
  private var operandCount = 0
  /// Returns the style file's spelling of a reference; nil where it leads nowhere.
  private let lookUp: (String) -> Operand?
  /// Whether the expression has a `rem` or an `em`, which become 16 points.
  private(set) var hasRelativeLength = false
  /// Whether its one number has a percent sign, or the unit `em`.
  private(set) var unit: String?

  /// Whether the expression has a `−`, a `×` or a `÷`, which stand for `-`, `*` and `/`.
  let hasOtherSigns: Bool
  /// The number of points in 1 of a length without a unit.
  private let points: Double

  init(_ text: String, points: Double, lookUp: @escaping (String) -> Operand?) {
    let plain = ToolExpression.withPlainSigns(text)
    hasOtherSigns = plain != nil
    self.text = Array((plain ?? text).utf8)
    self.points = points
    self.lookUp = lookUp
  }

  /// An operand where a length is needed: a number that is written there has no unit yet.
  func length(_ operand: Operand) -> Operand {
    guard operand.kind == .literal, points != 1, unit == nil else { return operand }
    if let number = Double(operand.code) {
      return Operand(code: shortest(number * points), kind: .length)
    }
    return Operand(code: "(\(operand.code)) * \(shortest(points))", kind: .length, isProduct: true)
  }

  /// A text with `-`, `*` and `/` for `−`, `×` and `÷`; nil where it has none of these.
  private static func withPlainSigns(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let signs: [Character: Character] = ["−": "-", "×": "*", "÷": "/"]
    guard text.contains(where: { signs[$0] != nil }) else {
      return nil
    }
    return String(text.map { signs[$0] ?? $0 })
  }

  mutating func parse() throws(Problem) -> Operand {
    let operand = try parseSum()
    skipBlanks()
    guard position == text.count else {
      if let next, isDigit(next) || next == UInt8(ascii: "{") { throw .severalValues }
      throw .malformed
    }
    return operand
  }

  private mutating func parseSum() throws(Problem) -> Operand {
    var left = try parseProduct()
    while let sign = take("+-") {
      var right = try parseProduct()
      if left.kind == .length { right = length(right) } else if right.kind == .length { left = length(left) }
      left = Operand(
        code: "\(left.code) \(sign) \(right.isSum ? "(\(right.code))" : right.code)",
        kind: Self.sum(left.kind, right.kind), isSum: true)
    }
    return left
  }

  private mutating func parseProduct() throws(Problem) -> Operand {
    var left = try parsePower()
    while let sign = take("*/") {
      let right = try parsePower()
      func factor(_ operand: Operand, isRight: Bool) -> String {
        operand.isSum || isRight && operand.isProduct ? "(\(operand.code))" : operand.code
      }
      left = Operand(
        code: "\(factor(left, isRight: false)) \(sign) \(factor(right, isRight: true))",
        kind: sign == "*" ? Self.product(left.kind, right.kind) : Self.quotient(left.kind, right.kind),
        isProduct: true)
    }
    return left
  }

  /// Parses a factor, or a power of literal numbers such as `1.25^3`.
  private mutating func parsePower() throws(Problem) -> Operand {
    let base = try parseUnary()
    guard take("^") != nil else { return base }
    let exponent = try parseUnary()
    guard let number = Double(base.code), let times = Double(exponent.code) else {
      throw .unknownFunction("^")
    }
    guard times == times.rounded(), abs(times) <= 64 else { throw .malformed }
    let power = (0..<Int(clamping: abs(times))).reduce(1.0) { product, _ in product * number }
    let result = times < 0 ? 1 / power : power
    guard result.isFinite else { throw .malformed }
    return Operand(code: shortest(result), kind: .literal)
  }

  private mutating func parseUnary() throws(Problem) -> Operand {
    operandCount += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= 32, operandCount <= 256 else { throw .tooLong }
    if take("-") != nil {
      let operand = try parseUnary()
      let code = operand.isSum || operand.code.hasPrefix("-") ? "-(\(operand.code))" : "-\(operand.code)"
      return Operand(code: code, kind: operand.kind, isProduct: operand.isProduct)
    }
    if take("(") != nil {
      let inner = try parseSum()
      guard take(")") != nil else { throw .malformed }
      return inner
    }
    guard let next else { throw .malformed }
    if next == UInt8(ascii: "{") { return try parseReference() }
    return isDigit(next) || next == UInt8(ascii: ".") ? try parseNumber() : try parseFunction()
  }

  private mutating func parseReference() throws(Problem) -> Operand {
    guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else { throw .malformed }
    let path = String(decoding: text[(position + 1)..<end], as: UTF8.self).trimmingBlanks
    position = end + 1
    guard let operand = lookUp(path) else { throw .broken }
    // `{size}px`
    let unit = readUnit()
    switch unit {
    case "", "px", "pt", "dp", "ms", "s": return operand
    case "%": return Operand(code: "\(operand.code) / 100", kind: operand.kind, isProduct: true)
    case "rem":
      hasRelativeLength = true
      return Operand(code: "\(operand.code) * 16", kind: .length, isProduct: true)
    default: throw .malformed
    }
  }

  private mutating func parseNumber() throws(Problem) -> Operand {
    let start = position
    while let next, isDigit(next) || next == UInt8(ascii: ".") { position += 1 }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E"), position + 1 < text.count,
      isDigit(text[position + 1]) || "+-".utf8.contains(text[position + 1])
    {
      position += 2
      while let next, isDigit(next) { position += 1 }
    }
    guard var number = Double(String(decoding: text[start..<position], as: UTF8.self)), number.isFinite else {
      throw .malformed
    }
    let unit = readUnit()
    switch unit {
    case "", "px", "pt", "dp": break
    case "%":
      self.unit = unit
      number /= 100
    case "rem":
      hasRelativeLength = true
      number *= 16
    case "em": self.unit = unit
    default: throw .malformed
    }
    return Operand(
      code: shortest(number), kind: unit.isEmpty || unit == "%" || unit == "em" ? .literal : .length)
  }

  private mutating func readUnit() -> String {
    let start = position
    while let next, isLetter(next) || next == UInt8(ascii: "%") { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func parseFunction() throws(Problem) -> Operand {
    let start = position
    while let next, isLetter(next) || isDigit(next) { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    guard !name.isEmpty, take("(") != nil else { throw .malformed }
    var operands = [try parseSum()]
    while take(",") != nil { operands.append(try parseSum()) }
    guard take(")") != nil else { throw .malformed }
    let kind = operands.dropFirst().reduce(operands[0].kind) { Self.sum($0, $1.kind) }
    let list = operands.map(\.code).joined(separator: ", ")
    switch (name, operands.count) {
    case ("min", _), ("max", _), ("floor", 1), ("ceil", 1), ("round", 1):
      return Operand(code: "\(name)(\(list))", kind: kind)
    case ("abs", 1):
      let plain = operands[0]
      return Operand(code: "max(\(plain.code), -(\(plain.code)))", kind: plain.kind)
    // To this many digits behind the point.
    case ("roundTo", 1), ("roundTo", 2):
      let digits = operands.count == 1 ? 0 : Int(operands[1].code) ?? -1
      guard (0...9).contains(digits) else { throw .malformed }
      if digits == 0 { return Operand(code: "round(\(operands[0].code))", kind: operands[0].kind) }
      let factor = "1" + String(repeating: "0", count: digits)
      return Operand(
        code: "round((\(operands[0].code)) * \(factor)) / \(factor)", kind: operands[0].kind, isProduct: true)
    default: throw .unknownFunction(name)
    }
  }

  // MARK: Kinds

  private static func sum(_ a: Kind, _ b: Kind) -> Kind {
    switch (a, b) {
    case (.literal, let other), (let other, .literal): other
    case (.length, _), (_, .length): .length
    case (.number, .number): .number
    }
  }

  private static func product(_ a: Kind, _ b: Kind) -> Kind { sum(a, b) }

  private static func quotient(_ a: Kind, _ b: Kind) -> Kind {
    switch (a, b) {
    case (.length, .length): .number
    case (.literal, let other): other
    case (let other, _): other
    }
  }

  // MARK: Bytes

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipBlanks() {
    while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 }
  }

  /// Reads one of some signs, behind blanks.
  private mutating func take(_ signs: String) -> Character? {
    skipBlanks()
    guard let next, signs.utf8.contains(next) else { return nil }
    position += 1
    skipBlanks()
    return Character(Unicode.Scalar(next))
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
