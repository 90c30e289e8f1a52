import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reads an expression, such as `$length.radius * 2`, `clamp(1, $borderWidth, 4)` or `lighten($color.tint, 0.2)`.
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

/// Ends the parsing of an expression; without a diagnostic where the cause has been reported.
struct ExpressionProblem: Error {
  var diagnostic: Diagnostic?
}

/// A parser of one expression, by recursive descent over its bytes. `*` and `/` bind before `+` and `-`; `-` between names needs spaces,
/// since a name may contain one.
struct ExpressionParser {
  private static let deepest = 32
  /// The most operands of an expression: a sum is as deep a tree as it has terms, and Swift takes long to check the types of a long one.
  private static let mostOperands = 256

  let reader: ValueReader
  let expected: Expectation
  /// Whether `50%` is half of the parent's width or height.
  private let takesPercentages: Bool
  /// Whether a colour of a property that may be null can stand here, since null is passed on.
  var takesOptionalColor: Bool
  /// Whether the expression stands between the braces of a text.
  var isInText = false
  var source: ExpressionText
  private var depth = 0
  private var operandCount = 0

  typealias Operand = ExpressionOperand

  init(
    reader: ValueReader, node: SyntaxNode, expected: Expectation, takesPercentages: Bool = false,
    within range: Range<Int>? = nil
  ) {
    self.reader = reader
    self.expected = expected
    self.takesPercentages = takesPercentages
    takesOptionalColor = expected.takesOptional
    source = ExpressionText(node, upTo: range?.upperBound)
    if let range { source.move(to: range.lowerBound) }
  }

  /// Points and a part of the parent's width or height: `100% - $gap`, `$progress * 50%`.
  mutating func parseLength() throws(ExpressionProblem) -> Operand {
    let operand = try parseSum()
    source.skipSpace()
    guard source.isAtEnd else { throw unexpected() }
    return operand
  }

  mutating func parseWhole() throws(ExpressionProblem) -> Expression {
    let expression = expected.type == .color ? try parseColor() : try parseSum().expression
    source.skipSpace()
    guard source.isAtEnd else { throw unexpected() }
    if case .constant(let value) = expression, case .integer(let type) = expected.type {
      return .constant(try whole(value, type))
    }
    return expression
  }

  mutating func parseSum() throws(ExpressionProblem) -> Operand {
    var left = try parseProduct()
    while let sign = source.take(oneOf: "+-") {
      let start = source.position - 1
      let right = try parseProduct()
      guard let kind = joined(Operand.Kind.sum(left.kind, right.kind)) else {
        throw problem(.mixedKinds("add", at: source.span(start..<source.position)))
      }
      let function: Function = sign == UInt8(ascii: "+") ? .add : .subtract
      left = sum(function, left, right, kind)
    }
    return left
  }

  /// A kind, or where two kinds don't go together, a length in translated files: design tools have no lengths that differ from numbers.
  /// Else nil.
  func joined(_ kind: Operand.Kind?) -> Operand.Kind? {
    kind ?? (source.node.tree.isTranslated ? .length : nil)
  }

  private func sum(_ function: Function, _ left: Operand, _ right: Operand, _ kind: Operand.Kind) -> Operand {
    guard left.dependsOnParent || right.dependsOnParent else {
      return Operand(expression: compute(function, [left.expression, right.expression]), kind: kind)
    }
    let hasFraction = left.fraction != nil || right.fraction != nil
    return Operand(
      expression: reader.sum(function, left.expression, right.expression, at: source.node),
      fraction: hasFraction
        ? reader.sum(
          function, left.fraction ?? number(0), right.fraction ?? number(0), at: source.node) : nil,
      choices: left.choices + (function == .subtract ? negated(right.choices) : right.choices),
      kind: kind)
  }

  func number(_ number: Double) -> Expression {
    .constant(reader.literal(.number(number), source.node))
  }

  private func negated(_ choices: [Operand.Choice]) -> [Operand.Choice] {
    scaled(choices) { compute(.negate, [$0]) }
  }

  private func scaled(
    _ choices: [Operand.Choice], _ factor: (Expression) -> Expression
  ) -> [Operand.Choice] {
    choices.map { Operand.Choice(isLeast: $0.isLeast, operands: $0.operands, factor: factor($0.factor)) }
  }

  /// Makes the least or the greatest of several lengths that depend on the parent's size.
  private func choice(_ isLeast: Bool, of operands: [Operand], _ kind: Operand.Kind) -> Operand {
    let choice = Operand.Choice(isLeast: isLeast, operands: operands, factor: number(1))
    return Operand(expression: number(0), choices: [choice], kind: kind)
  }

  private mutating func parseProduct() throws(ExpressionProblem) -> Operand {
    var left = try parseUnary()
    while let sign = source.take(oneOf: "*/") {
      let start = source.position
      let right = try parseUnary()
      let isProduct = sign == UInt8(ascii: "*")
      if right.dependsOnParent, left.dependsOnParent || !isProduct {
        throw problem(.percentageAsFactor(isProduct, at: source.span(start - 1..<source.position)))
      }
      let kind =
        isProduct
        ? Operand.Kind.product(left.kind, right.kind) : Operand.Kind.quotient(left.kind, right.kind)
      guard let kind = joined(kind) else {
        let verb = isProduct ? "multiply" : "divide"
        throw problem(.mixedKinds(verb, at: source.span(start - 1..<source.position)))
      }
      if !isProduct { try check(divisor: right.expression, at: source.span(start..<source.position)) }
      let function: Function = isProduct ? .multiply : .divide
      let fraction =
        left.fraction.map { compute(function, [$0, right.expression]) }
        ?? right.fraction.map {
          reader.isNumber(1, $0) ? left.expression : compute(function, [left.expression, $0])
        }
      let other = right.dependsOnParent ? left.expression : right.expression
      let choices = scaled(left.choices + right.choices) { factor in
        isProduct && reader.isNumber(1, factor) ? other : compute(function, [factor, other])
      }
      // A percentage alone has no points, and what it is multiplied by makes none of them.
      let measured = right.dependsOnParent ? right.expression : left.expression
      let points =
        (left.dependsOnParent || right.dependsOnParent) && reader.isNumber(0, measured)
        ? measured : compute(function, [left.expression, right.expression])
      left = Operand(expression: points, fraction: fraction, choices: choices, kind: kind)
    }
    return left
  }

  private mutating func parseUnary() throws(ExpressionProblem) -> Operand {
    try enter()
    defer { leave() }
    source.skipSpace()
    let start = source.position
    guard let next = source.next else { throw unexpected() }
    switch next {
    case UInt8(ascii: "-"):
      source.skip(1)
      let operand = try parseUnary()
      return Operand(
        // The points beside a percentage are often none, which have no sign.
        expression: reader.isNumber(0, operand.expression)
          ? operand.expression : compute(.negate, [operand.expression]),
        fraction: operand.fraction.map { compute(.negate, [$0]) }, choices: negated(operand.choices),
        kind: operand.kind)
    case UInt8(ascii: "("):
      source.skip(1)
      let inner = try parseSum()
      try expect(")")
      return inner
    case UInt8(ascii: "$"):
      let expression = try parseReference(to: .number(.double))
      if case .property = expression { return Operand(expression: expression, kind: .property) }
      return Operand(expression: expression, kind: isLength(start) ? .length : .number)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      return try parseNumber()
    case let byte where isNameStart(byte):
      return try parseFunction()
    default:
      throw unexpected()
    }
  }

  private mutating func parseNumber() throws(ExpressionProblem) -> Operand {
    let rest = source.rest
    source.skipNumber()
    let range = rest.lowerBound..<source.position
    guard let number = Double(source.text(range)), number.isFinite else { throw unexpected(in: rest) }
    if let unit = source.foreignUnit { throw problem(.unit(unit, in: source)) }
    if source.next == UInt8(ascii: "%"), takesPercentages {
      source.skip(1)
      return Operand(
        expression: .constant(reader.literal(.number(0), source.node)),
        fraction: .constant(reader.literal(.number(number / 100), source.node)), kind: .length)
    }
    if source.next == UInt8(ascii: "%"), expected.takesPercentages {
      source.skip(1)
      return Operand(
        expression: .constant(reader.literal(.number(number / 100), source.node)), kind: .literal)
    }
    if source.next == UInt8(ascii: "%") {
      if expected.takesHalfOfSide {
        source.skip(1)
        throw problem(.halfInExpression(at: source.span(range.lowerBound..<source.position)))
      }
      throw problem(
        .percentage(
          source.text(range), number, expected,
          at: source.span(range.lowerBound..<range.upperBound + 1)))
    }
    return Operand(expression: .constant(reader.literal(.number(number), source.node)), kind: .literal)
  }

  /// Whether the token that is referred to at `start` is a length.
  private func isLength(_ start: Int) -> Bool {
    source.bytes[start...].starts(with: "$length.".utf8)
  }

  /// Parses a reference, as a value of a type.
  mutating func parseReference(to type: ValueType) throws(ExpressionProblem) -> Expression {
    let start = source.position
    source.skip(1)
    source.skip(while: isNamePart)
    let range = start..<source.position
    let needed = Expectation(
      type, bounds: type == .strings ? NumberBounds(max: Double(LayerCopy.most)) : nil,
      for: expected.subject, part: expected.part,
      takesOptional: type == .color && takesOptionalColor || type == .strings)
    let expression = reader.reference(source.text(range), source.span(range), needed, source.node)
    if case .constant(let value) = expression {
      if value.value == .invalid { throw ExpressionProblem() }
      if value.holdsHalfOfSide { throw problem(.halfInExpression(at: source.span(range))) }
    }
    return expression
  }

  private mutating func parseFunction() throws(ExpressionProblem) -> Operand {
    let start = source.position
    source.skip(while: isNamePart)
    let name = source.text(start..<source.position)
    if name == "if" { return try parseCondition() }
    if name == "mod" { return try parseModulus(from: start) }
    if name == "count" { return try parseCount(from: start) }
    let rounding = Rounding(rawValue: name)
    let functions: [String: Function] = [
      "min": .min, "max": .max, "clamp": .clamp, "round": .round(.nearest), "floor": .round(.down),
      "ceil": .round(.up),
    ]
    guard let function = functions[name] else {
      throw problem(
        .unknownFunction(
          name, functions.keys.sorted() + ["count", "if", "mod"], isInText: isInText,
          at: source.span(start..<source.position)))
    }
    try expect("(")
    var operands: [Operand] = []
    repeat { operands.append(try parseSum()) } while source.take(oneOf: ",") != nil
    try expect(")")
    let whole = source.span(start..<source.position)
    guard function != .clamp || operands.count == 3 else {
      throw problem(.clampTakesThree(at: whole, in: source.node))
    }
    if rounding != nil {
      guard operands.count == 1 else { throw problem(.roundTakesOne(name, at: whole)) }
      if operands[0].dependsOnParent { throw problem(.roundedPercentage(name, at: whole)) }
    }
    var kind = Operand.Kind.literal
    for operand in operands {
      guard let next = joined(Operand.Kind.sum(kind, operand.kind)) else {
        throw problem(.mixedKinds("compare", at: whole))
      }
      kind = next
    }
    guard operands.contains(where: \.dependsOnParent) else {
      return Operand(expression: compute(function, operands.map(\.expression)), kind: kind)
    }
    if function == .clamp {
      return choice(false, of: [operands[0], choice(true, of: Array(operands[1...]), kind)], kind)
    }
    return choice(function == .min, of: operands, kind)
  }

  /// Parses `if($isWide, 100%, $gap * 2)` in a number or a length.
  private mutating func parseCondition() throws(ExpressionProblem) -> Operand {
    let start = source.position
    let condition = try parseHead()
    let then = try parseSum()
    try expect(",")
    let otherwise = try parseSum()
    try expect(")")
    guard let kind = Operand.Kind.sum(then.kind, otherwise.kind) else {
      throw problem(.mixedKinds("compare", at: source.span(start..<source.position)))
    }
    func choose(_ a: Expression, _ b: Expression) -> Expression {
      reader.isNumber(0, a) && reader.isNumber(0, b) ? a : reader.choose(condition, a, b, at: source.node)
    }
    let hasFraction = then.fraction != nil || otherwise.fraction != nil
    return Operand(
      expression: choose(then.expression, otherwise.expression),
      fraction: hasFraction ? choose(then.fraction ?? number(0), otherwise.fraction ?? number(0)) : nil,
      choices: scaled(then.choices) { compute(.multiply, [$0, choose(number(1), number(0))]) }
        + scaled(otherwise.choices) { compute(.multiply, [$0, choose(number(0), number(1))]) },
      kind: kind)
  }

  // MARK: Results

  func compute(_ function: Function, _ operands: [Expression]) -> Expression {
    reader.apply(function, operands, at: source.node)
  }

  /// The numbers of a value as integers of a type.
  private func whole(_ value: ModedValue, _ type: IntegerType) throws(ExpressionProblem) -> ModedValue {
    for result in value.allValues where result != .invalid {
      guard let number = result.double, number.rounded() == number else {
        throw problem(.notWhole(expected, at: source.node.span))
      }
      guard result.converted(to: expected.type, from: .number(.double)) != nil else {
        throw problem(.integerOverflow(formatNumber(number), type, expected, at: source.node.span))
      }
    }
    var value = value
    func whole(_ value: Value) -> Value { value.double.map { .integer(Integer($0)) } ?? value }
    value.value = whole(value.value)
    for index in value.cases.indices { value.cases[index].value = whole(value.cases[index].value) }
    return value
  }

  // MARK: Problems

  /// Enters a bracket or the operand of a sign, and checks the limits.
  mutating func enter() throws(ExpressionProblem) {
    depth += 1
    guard depth <= ExpressionParser.deepest else {
      throw problem(.expressionTooDeep(at: source.node.span))
    }
    operandCount += 1
    guard operandCount <= ExpressionParser.mostOperands else {
      throw problem(.tooManyOperands(most: ExpressionParser.mostOperands, at: source.span(source.rest)))
    }
  }

  mutating func leave() { depth -= 1 }

  mutating func expect(_ character: StaticString) throws(ExpressionProblem) {
    if source.take(oneOf: character) == nil { throw unexpected("‘\(character)’") }
  }

  func problem(_ diagnostic: Diagnostic) -> ExpressionProblem {
    ExpressionProblem(diagnostic: diagnostic)
  }

  private func unexpected(_ needed: String? = nil, in range: Range<Int>? = nil) -> ExpressionProblem {
    let range = range ?? source.rest
    // Of `//`, the first slash was taken for a division.
    let slash = UInt8(ascii: "/")
    let isComment =
      source.next == slash && source.position > 0 && source.bytes[source.position - 1] == slash
    if expected.type == .color, let written = Diagnostic.withAlpha(source.node.text),
      source.node.span == source.node.definition
    {
      return problem(.alphaOfColor(written, at: source.node.contentSpan))
    }
    return problem(
      isComment
        ? .commentInExpression(at: source.span(range))
        : .unexpectedInExpression(source.text(range), needed, at: source.span(range), in: source.node))
  }
}
