import StyleModel
import StyleSource
import StyleSyntax

/// Makes the values of the copies of repeated layers from what is written once: the number of a copy takes the place of the index of its
/// repetition, and what has no properties left in it is worked out.
struct CopiedValues {
  let reader: ValueReader
  /// Where a value doesn't fit in some copy, which is reported for the first of them.
  private var reported: Set<Span> = []

  init(reader: ValueReader) { self.reader = reader }

  private var output: CompilerOutput { reader.output }

  /// The value in one copy.
  ///
  /// - Parameters:
  ///   - numbers: By the place of an index among the properties, the number of the copy.
  ///   - expected: What the value must be; nil of a part of a frame, which may be any number.
  ///   - node: Where it is written.
  mutating func value(
    _ expression: Expression, _ numbers: [Int: Int], _ expected: Expectation?, at node: SyntaxNode
  ) -> Expression {
    guard !expression.properties.isDisjoint(with: numbers.keys) else { return expression }
    guard !reported.contains(node.span) else { return .constant(reader.invalid(node)) }
    let known = output.diagnostics.count
    let own = expected == nil ? .unknown : output.origin(reader.place, node.span)
    var keepsWhole = false
    if case .integer? = expected?.type { keepsWhole = true }
    let maker = Maker(reader: reader, numbers: numbers, node: node, own: own, keepsWhole: keepsWhole)
    var result = maker.replaced(expression)
    if let constant = result.constant, let expected { result = reader.fitted(constant, expected, node) }
    if output.diagnostics.count > known { reported.insert(node.span) }
    return result
  }

  private struct Maker {
    let reader: ValueReader
    let numbers: [Int: Int]
    let node: SyntaxNode
    /// The origin of what is worked out.
    let own: Origin.ID
    /// Whether a property of another type can't stand alone in place of a computed whole number.
    let keepsWhole: Bool

    func replaced(_ expression: Expression) -> Expression {
      switch expression {
      case .constant:
        return expression
      case .property(let place):
        return numbers[place].map { .constant(ModedValue(.number(Double($0)), origin: own)) } ?? expression
      case .call(.choose(let words), let operands):
        let subject = replaced(operands[0])
        if let known = subject.constant, reader.isFixed(known), operands.count == words.count + 2 {
          return replaced(operands[Function.place(of: known.value, among: words) + 1])
        }
        return worked(.choose(words), [subject] + operands.dropFirst().map(replaced))
      case .call(let function, let operands):
        return worked(function, operands.map(replaced))
      }
    }

    private func worked(_ function: Function, _ operands: [Expression]) -> Expression {
      let constants = operands.compactMap(\.constant)
      // An app writes numbers, and looks up texts, for its reader.
      if constants.count == operands.count, !function.followsReader {
        return reader.apply(function, constants, at: node, own: own)
      }
      return simpler(function, operands) ?? .call(function, operands)
    }

    /// A sum without 0, and a product without 0 and 1: the first two copies often have them.
    private func simpler(_ function: Function, _ operands: [Expression]) -> Expression? {
      guard operands.count == 2 else { return nil }
      let (left, right) = (operands[0], operands[1])
      let result: Expression? =
        switch function {
        case .add: reader.isNumber(0, left) ? right : reader.isNumber(0, right) ? left : nil
        case .subtract: reader.isNumber(0, right) ? left : nil
        case .multiply:
          if let zero = operands.first(where: { reader.isNumber(0, $0) }) {
            zero
          } else {
            reader.isNumber(1, left) ? right : reader.isNumber(1, right) ? left : nil
          }
        case .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten, .darken, .mix, .color,
          .imageOfColor,
          .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows, .firstNonNull,
          .choose, .hasText, .isNull, .element, .compare, .copyIndex, .formatted, .joined, .localized:
          nil
        }
      if keepsWhole, case .property? = result { return nil }
      return result
    }
  }
}

extension ValueReader {
  /// What was worked out for something, as a value of its type that lies in its bounds.
  fileprivate func fitted(_ value: ModedValue, _ expected: Expectation, _ node: SyntaxNode) -> Expression {
    guard case .integer(let type) = expected.type else {
      return checked(.constant(value), expected, node)
    }
    var whole = value
    func converted(_ value: Value) -> Value? {
      value == .invalid ? value : value.converted(to: .integer(type), from: .number(.double))
    }
    guard let first = converted(value.value) else {
      output.report(.notWhole(expected, at: node.span))
      return .constant(invalid(node))
    }
    whole.value = first
    for index in whole.cases.indices {
      guard let other = converted(whole.cases[index].value) else {
        output.report(.notWhole(expected, at: node.span))
        return .constant(invalid(node))
      }
      whole.cases[index].value = other
    }
    return checked(.constant(whole), expected, node)
  }
}
