import StyleModel
import StyleSource
import StyleSyntax

extension ExpressionParser {
  static let colorFunctions = ["alpha(", "lighten(", "darken(", "mix("]

  /// A reference, a function of colours, or a colour as CSS writes it.
  mutating func parseColor() throws(ExpressionProblem) -> Expression {
    try enter()
    defer { leave() }
    source.skipSpace()
    let start = source.position
    if source.next == UInt8(ascii: "$") { return try parseReference(to: .color) }
    if let name = ExpressionParser.colorFunctions.first(where: { source.starts(with: $0) }) {
      source.skip(name.utf8.count)
      return try parseColorFunction(String(name.dropLast()), start)
    }
    if source.starts(with: "if(") {
      source.skip(2)
      return try parseColorCondition()
    }
    skipColor()
    let range = start..<source.position
    switch StyleModel.parseColor(source.bytes[range]) {
    case .success(let syntax):
      return .constant(
        reader.moded(syntax, origin: reader.output.origin(reader.place, source.span(range))))
    case .failure(let error):
      let part = start + error.range.lowerBound..<start + error.range.upperBound
      throw ExpressionProblem(
        diagnostic: .invalidColor(error, in: source.text(range), at: source.span(part)))
    }
  }

  /// `if($isLoud, red, gray)` as a part of a colour.
  private mutating func parseColorCondition() throws(ExpressionProblem) -> Expression {
    let condition = try parseHead()
    let then = try parseColor()
    try expect(",")
    let otherwise = try parseColor()
    try expect(")")
    return reader.choose(condition, then, otherwise, at: source.node)
  }

  /// Passes a colour of CSS, up to the comma or bracket that ends it here.
  private mutating func skipColor() {
    var open = 0
    while let byte = source.next {
      if source.skipComment() { continue }
      if open == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { return }
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      source.skip(1)
    }
  }

  private mutating func parseColorFunction(
    _ name: String, _ start: Int
  ) throws(ExpressionProblem) -> Expression {
    if name == "mix" { takesOptionalColor = false }
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
    if case .constant(let amount)? = operands.last,
      amount.allValues.compactMap(\.double).contains(where: { !(0...1).contains($0) })
    {
      throw ExpressionProblem(
        diagnostic: .amountOutOfRange(name, at: source.span(start..<source.position)))
    }
    return compute(function, operands)
  }

  /// `in oklab`, or nothing, which means OKLab too, as in CSS.
  private mutating func parseSpace() throws(ExpressionProblem) -> ColorSpace {
    source.skipSpace()
    guard source.starts(with: "in ") else { return .oklab }
    source.skip(3)
    source.skipSpace()
    let start = source.position
    source.skip(while: isNamePart)
    let name = source.text(start..<source.position)
    guard let space = ColorSpace(rawValue: name) else {
      throw ExpressionProblem(diagnostic: .unknownSpace(name, at: source.span(start..<source.position)))
    }
    return space
  }
}

extension Diagnostic {
  fileprivate static func amountOutOfRange(_ function: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "the number in \(function)() must be from 0 to 1", at: span)
  }

  fileprivate static func unknownSpace(_ name: String, at span: Span) -> Diagnostic {
    let spaces = ColorSpace.allCases.map(\.rawValue)
    return Diagnostic(
      .invalidExpression, "there is no colour space ‘\(name.shortened)’", at: span,
      notes: ["it is one of \(spaces.joined(separator: ", "))"],
      fixes: nearest(to: name, among: spaces).map {
        [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)]
      } ?? [])
  }
}
