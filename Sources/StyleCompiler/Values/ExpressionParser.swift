import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// `$length.radius * 2`, `clamp(1, $borderWidth, 4)`, `lighten($color.tint, 0.2)`.
  func readExpression(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    var parser = ExpressionParser(reader: self, node: node, expected: expected)
    do throws(ExpressionProblem) {
      return try parser.parseWhole()
    } catch {
      if let diagnostic = error.diagnostic { output.report(diagnostic) }
      return .constant(invalid(node))
    }
  }
}

/// Ends an expression that can't be read; without a diagnostic where its cause has been reported.
struct ExpressionProblem: Error {
  var diagnostic: Diagnostic?
}

/// Recursive descent over the bytes of one expression. `*` and `/` bind before `+` and `-`; `-` between names needs
/// spaces, since a name may hold it.
struct ExpressionParser {
  static let colorFunctions = ["alpha(", "lighten(", "darken(", "mix("]
  private static let deepest = 32

  private let reader: ValueReader
  private let node: SyntaxNode
  private let expected: Expectation
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(reader: ValueReader, node: SyntaxNode, expected: Expectation) {
    self.reader = reader
    self.node = node
    self.expected = expected
    bytes = node.withBytes { Array($0) }
  }

  /// A value and what it measures: only like things are added, and a length is never multiplied by a length.
  private struct Operand {
    var expression: Expression
    var kind: Kind

    /// A literal number is what its neighbour needs it to be.
    enum Kind { case literal, number, length, property }
  }

  mutating func parseWhole() throws(ExpressionProblem) -> Expression {
    let expression = expected.type == .color ? try parseColor() : try parseSum().expression
    skipSpace()
    guard position == bytes.count else { throw unexpected() }
    guard case .constant(let value) = expression, case .integer = expected.type else { return expression }
    // A whole number is needed in the end.
    for result in [value.value] + value.cases.map(\.value) {
      guard let number = result.double, number.rounded() == number, number.magnitude < 9e15 else {
        throw ExpressionProblem(diagnostic: .notWhole(expected, at: node.span))
      }
    }
    return reader.apply(.add, [expression], at: node).wholeNumber
  }

  // MARK: Numbers

  private mutating func parseSum() throws(ExpressionProblem) -> Operand {
    var left = try parseProduct()
    while let sign = take(oneOf: "+-") {
      let start = position
      let right = try parseProduct()
      guard let kind = ExpressionParser.sum(left.kind, right.kind) else {
        throw ExpressionProblem(diagnostic: .mixedKinds("add", at: span(start - 1..<position)))
      }
      let function: Function = sign == UInt8(ascii: "+") ? .add : .subtract
      left = Operand(expression: compute(function, [left.expression, right.expression]), kind: kind)
    }
    return left
  }

  private mutating func parseProduct() throws(ExpressionProblem) -> Operand {
    var left = try parseUnary()
    while let sign = take(oneOf: "*/") {
      let start = position
      let right = try parseUnary()
      let isProduct = sign == UInt8(ascii: "*")
      let kind =
        isProduct
        ? ExpressionParser.product(left.kind, right.kind) : ExpressionParser.quotient(left.kind, right.kind)
      guard let kind else {
        let verb = isProduct ? "multiply" : "divide"
        throw ExpressionProblem(diagnostic: .mixedKinds(verb, at: span(start - 1..<position)))
      }
      if !isProduct, case .constant(let divisor) = right.expression,
        divisor.value == .number(0) || divisor.value == .integer(0)
      {
        throw ExpressionProblem(diagnostic: .divisionByZero(at: span(start..<position)))
      }
      left = Operand(
        expression: compute(isProduct ? .multiply : .divide, [left.expression, right.expression]), kind: kind)
    }
    return left
  }

  private static func sum(_ a: Operand.Kind, _ b: Operand.Kind) -> Operand.Kind? {
    switch (a, b) {
    case (.literal, let other), (let other, .literal): other
    case (.property, let other), (let other, .property): other
    case (.number, .number): .number
    case (.length, .length): .length
    case (.number, .length), (.length, .number): nil
    }
  }

  private static func product(_ a: Operand.Kind, _ b: Operand.Kind) -> Operand.Kind? {
    switch (a, b) {
    case (.length, .length): nil
    case (.length, _), (_, .length): .length
    case (.literal, .literal): .literal
    case (.property, _), (_, .property): .property
    case (.number, _), (_, .number): .number
    }
  }

  private static func quotient(_ a: Operand.Kind, _ b: Operand.Kind) -> Operand.Kind? {
    switch (a, b) {
    case (.length, .length): .number
    case (.number, .length): nil
    case (.literal, let other): other
    case (let other, _): other
    }
  }

  private mutating func parseUnary() throws(ExpressionProblem) -> Operand {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionParser.deepest else {
      throw ExpressionProblem(diagnostic: .expressionTooDeep(at: node.span))
    }
    skipSpace()
    guard position < bytes.count else { throw unexpected() }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "-"):
      position += 1
      let operand = try parseUnary()
      return Operand(expression: compute(.negate, [operand.expression]), kind: operand.kind)
    case UInt8(ascii: "("):
      position += 1
      let inner = try parseSum()
      try expect(")")
      return inner
    case UInt8(ascii: "$"):
      return try parseReference()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      skip { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
      guard let number = Double(text(start..<position)) else { throw unexpected() }
      return Operand(expression: .constant(reader.literal(.number(number), node)), kind: .literal)
    case let byte where isNameStart(byte):
      return try parseFunction()
    default:
      throw unexpected()
    }
  }

  private mutating func parseReference() throws(ExpressionProblem) -> Operand {
    let start = position
    position += 1
    skip(while: isNamePart)
    let name = text(start..<position)
    let needed = Expectation(.number(.double), for: expected.subject, part: expected.part)
    let expression = reader.reference(name, span(start..<position), needed, node)
    if case .constant(let value) = expression, value.value == .invalid { throw ExpressionProblem() }
    if case .property = expression { return Operand(expression: expression, kind: .property) }
    return Operand(expression: expression, kind: name.hasPrefix("$length.") ? .length : .number)
  }

  private mutating func parseFunction() throws(ExpressionProblem) -> Operand {
    let start = position
    skip(while: isNamePart)
    let name = text(start..<position)
    let functions: [String: Function] = ["min": .min, "max": .max, "clamp": .clamp]
    guard let function = functions[name] else {
      throw ExpressionProblem(
        diagnostic: .unknownFunction(name, functions.keys.sorted(), at: span(start..<position)))
    }
    try expect("(")
    var operands: [Operand] = []
    repeat { operands.append(try parseSum()) } while take(oneOf: ",") != nil
    try expect(")")
    guard function != .clamp || operands.count == 3 else {
      throw ExpressionProblem(
        diagnostic: .wrongOperands(
          "clamp() takes a least value, a value and a greatest", at: span(start..<position)))
    }
    var kind = Operand.Kind.literal
    for operand in operands {
      guard let joined = ExpressionParser.sum(kind, operand.kind) else {
        throw ExpressionProblem(diagnostic: .mixedKinds("compare", at: span(start..<position)))
      }
      kind = joined
    }
    return Operand(expression: compute(function, operands.map(\.expression)), kind: kind)
  }

  // MARK: Colours

  private mutating func parseColor() throws(ExpressionProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionParser.deepest else {
      throw ExpressionProblem(diagnostic: .expressionTooDeep(at: node.span))
    }
    skipSpace()
    let start = position
    let needed = Expectation(.color, for: expected.subject, part: expected.part)
    if position < bytes.count, bytes[position] == UInt8(ascii: "$") {
      position += 1
      skip(while: isNamePart)
      let expression = reader.reference(text(start..<position), span(start..<position), needed, node)
      if case .constant(let value) = expression, value.value == .invalid { throw ExpressionProblem() }
      return expression
    }
    if let name = ExpressionParser.colorFunctions.first(where: { bytes[position...].starts(with: $0.utf8) }) {
      position += name.utf8.count
      return try parseColorFunction(String(name.dropLast()), start)
    }
    // A colour as CSS writes it, up to the comma or bracket that ends it here.
    var open = 0
    while position < bytes.count {
      let byte = bytes[position]
      if open == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      position += 1
    }
    guard case .success(let syntax) = parseColor(bytes[start..<position]) else {
      throw ExpressionProblem(diagnostic: .noColor(text(start..<position), at: span(start..<position)))
    }
    return .constant(reader.moded(syntax, origin: reader.output.origin(reader.place, span(start..<position))))
  }

  private func parseColor(_ bytes: ArraySlice<UInt8>) -> Result<ColorSyntax, ColorError> {
    StyleModel.parseColor(bytes)
  }

  private mutating func parseColorFunction(_ name: String, _ start: Int) throws(ExpressionProblem)
    -> Expression
  {
    var operands = [try parseColor()]
    try expect(",")
    if name == "mix" {
      operands.append(try parseColor())
      try expect(",")
    }
    operands.append(try parseSum().expression)
    let function: Function
    switch name {
    case "alpha": function = .withAlpha
    case "lighten": function = .lighten
    case "darken": function = .darken
    default: function = .mix(try parseSpace())
    }
    try expect(")")
    if case .constant(let amount)? = operands.last, let number = amount.value.double,
      !(0...1).contains(number)
    {
      throw ExpressionProblem(
        diagnostic: .wrongOperands("the number in \(name)() is from 0 to 1", at: span(start..<position)))
    }
    return compute(function, operands)
  }

  /// `in oklab`, or nothing, which means OKLab too, as in CSS.
  private mutating func parseSpace() throws(ExpressionProblem) -> ColorSpace {
    skipSpace()
    guard bytes[position...].starts(with: "in ".utf8) else { return .oklab }
    position += 3
    skipSpace()
    let start = position
    skip(while: isNamePart)
    let name = text(start..<position)
    guard let space = ColorSpace(rawValue: name) else {
      throw ExpressionProblem(
        diagnostic: .wrongOperands("there is no colour space ‘\(name.shortened)’", at: span(start..<position))
      )
    }
    return space
  }

  // MARK: Bytes

  private func compute(_ function: Function, _ operands: [Expression]) -> Expression {
    reader.apply(function, operands, at: node)
  }

  private mutating func skipSpace() { skip { $0 == UInt8(ascii: " ") } }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func take(oneOf characters: StaticString) -> UInt8? {
    skipSpace()
    let allowed = UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    guard position < bytes.count, allowed.contains(bytes[position]) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func expect(_ character: StaticString) throws(ExpressionProblem) {
    if take(oneOf: character) == nil { throw unexpected("‘\(character)’") }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func span(_ range: Range<Int>) -> Span {
    node.isVerbatim && node.span == node.definition ? node.contentSpan[range] : node.span
  }

  private func unexpected(_ needed: String? = nil) -> ExpressionProblem {
    let rest = position..<bytes.count
    return ExpressionProblem(diagnostic: .unexpectedInExpression(text(rest), needed, at: span(rest)))
  }
}

extension Expression {
  /// The same with its constant numbers as integers.
  fileprivate var wholeNumber: Expression {
    guard case .constant(var value) = self else { return self }
    func whole(_ value: Value) -> Value {
      value.double.map { .integer(Integer(isNegative: $0 < 0, magnitude: UInt64($0.magnitude))) } ?? value
    }
    value.value = whole(value.value)
    for index in value.cases.indices { value.cases[index].value = whole(value.cases[index].value) }
    return .constant(value)
  }
}

extension DiagnosticCode {
  static let invalidExpression = DiagnosticCode(
    "invalid-expression", .error,
    "An expression computes with numbers, lengths and colours that go together.",
    explanation: """
      Numbers take `+ - * /`, brackets, `min()`, `max()` and `clamp()`; colours take `alpha()`, `lighten()`,
      `darken()` and `mix(a, b, 0.5 in oklab)`. A length times a number is a length; a length plus a number,
      or times a length, means nothing. Put spaces around `-`, since a name may hold one.
      """,
    example: """
      tokens: { length: { gap: 8 }, number: { ratio: 2 } }
      styles:
        card: { component: UIButton, contentInsets: $length.gap, alpha: $length.gap + $number.ratio }
      """)
}

extension Diagnostic {
  fileprivate static func unexpectedInExpression(_ rest: String, _ needed: String?, at span: Span)
    -> Diagnostic
  {
    let found =
      rest.isEmpty ? "the expression ends too early" : "‘\(rest.shortened)’ can't stand here in an expression"
    return Diagnostic(.invalidExpression, needed.map { "\(found); \($0) is missing" } ?? found, at: span)
  }

  fileprivate static func mixedKinds(_ verb: String, at span: Span) -> Diagnostic {
    let message =
      switch verb {
      case "multiply": "a length can't be multiplied by a length"
      case "divide": "a number can't be divided by a length"
      default: "a length and a number don't go together here"
      }
    return Diagnostic(
      .invalidExpression, message, at: span,
      notes: ["tokens under ‘length’ are lengths, those under ‘number’ are numbers"])
  }

  fileprivate static func divisionByZero(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "nothing can be divided by zero", at: span)
  }

  fileprivate static func expressionTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "this expression has too many brackets in each other", at: span)
  }

  fileprivate static func unknownFunction(_ name: String, _ known: [String], at span: Span) -> Diagnostic {
    let near = nearest(to: name, among: known)
    return Diagnostic(
      .invalidExpression, "there is no function ‘\(name.shortened)’ for numbers", at: span,
      notes: ["there are \(known.map { "‘\($0)()’" }.joined(separator: ", "))"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func wrongOperands(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, message, at: span)
  }

  fileprivate static func noColor(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "‘\(text.shortened)’ is not a colour", at: span)
  }

  fileprivate static func notWhole(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "‘\(expected.name)’ needs a whole number, and this comes to a fraction", at: span)
  }
}
