import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// The call of a function, or its result where all operands are constant.
  func apply(_ function: Function, _ operands: [Expression], at node: SyntaxNode) -> Expression {
    let constants = operands.compactMap(\.constant)
    guard constants.count == operands.count else { return .call(function, operands) }
    return apply(function, constants, at: node, own: output.origin(place, node.span))
  }

  /// The result of a function for constants; `own` is the origin of a result that comes from no operand.
  func apply(_ function: Function, _ constants: [ModedValue], at node: SyntaxNode, own: Origin.ID)
    -> Expression
  {
    var isTooLarge = false
    let combined = ModedValue.combine(constants, over: modes, isSame: output.haveSameFormula) { entries in
      // Where the result came from is the first operand that came from somewhere else.
      let sourced = entries.first { output[$0.origin].source != nil }
      let values = entries.map(\.value)
      let result = values.contains(.invalid) ? .invalid : function.apply(to: values)
      isTooLarge = isTooLarge || result == .invalid && !values.contains(.invalid)
      return (result, output.origin(sourced?.origin ?? own, of: function, entries))
    }
    if isTooLarge { output.report(.resultTooLarge(at: node.span)) }
    guard let combined else {
      output.report(.tooManyModes(at: node.span))
      return .constant(invalid(node))
    }
    return .constant(combined)
  }

  /// A sum or a difference, without a zero that adds nothing.
  func sum(_ function: Function, _ left: Expression, _ right: Expression, at node: SyntaxNode) -> Expression {
    if isNumber(0, right) { return left }
    if isNumber(0, left) { return function == .add ? right : applyToUniform(.negate, [right], at: node) }
    return applyToUniform(function, [left, right], at: node)
  }

  /// The call of a function, or its result where neither modes nor an app's values of tokens change the operands: generated code computes
  /// with those.
  func applyToUniform(_ function: Function, _ operands: [Expression], at node: SyntaxNode) -> Expression {
    operands.allSatisfy { $0.constant.map(isFixed) ?? true }
      ? apply(function, operands, at: node) : .call(function, operands)
  }

  /// Whether a value is the same in every mode, and whatever values an app gives tokens.
  func isFixed(_ value: ModedValue) -> Bool { value.isUniform && !output.followsToken(value.origin) }

  /// Whether an expression is this number in every mode, whatever values an app gives tokens.
  func isNumber(_ number: Double, _ expression: Expression) -> Bool {
    expression.constant.map { $0.value == .number(number) && isFixed($0) } ?? false
  }
}

extension Diagnostic {
  fileprivate static func resultTooLarge(at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "the result is too large", at: span)
  }

  static func tooManyModes(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyModes,
      "this value differs over more than \(ModeTable.combinationLimit) combinations of modes", at: span)
  }
}
