import StyleModel
import StyleSource
import StyleSyntax

/// The values, in a copy of a repeated layer, of the index and the text of each repetition around it, by their indices among the
/// properties.
struct CopyPlaces {
  /// The number of the copy.
  var numbers: [Int: Int] = [:]
  /// The list, and which of its texts is the copy's.
  var lists: [Int: (list: Expression, number: Int)] = [:]

  var isEmpty: Bool { numbers.isEmpty && lists.isEmpty }

  /// Whether an expression uses any of the indices and texts.
  func isUsed(in expression: Expression) -> Bool {
    expression.properties.contains { numbers[$0] != nil || lists[$0] != nil }
  }
}

/// Makes the values for the copies of repeated layers: the number of a copy replaces the index of its repetition, and an expression without
/// properties is evaluated.
struct CopiedValues {
  let reader: ValueReader
  /// The spans of values that don't fit in some copy, which is reported for the first such copy.
  private var reported: Set<Span> = []

  init(reader: ValueReader) { self.reader = reader }

  private var output: CompilerOutput { reader.output }

  /// The value in one copy.
  ///
  /// - Parameters:
  ///   - places: What stands there for indices and texts.
  ///   - expected: What the value must be; nil of a part of a frame, which may be any number.
  ///   - node: Where it is written.
  mutating func value(
    _ expression: Expression, _ places: CopyPlaces, _ expected: Expectation?, at node: SyntaxNode
  ) -> Expression {
    guard places.isUsed(in: expression) else { return expression }
    guard !reported.contains(node.span) else { return .constant(reader.invalid(node)) }
    let known = output.diagnostics.count
    let own = expected == nil ? .unknown : output.origin(reader.place, node.span)
    var keepsWhole = false
    if case .integer? = expected?.type { keepsWhole = true }
    let maker = Maker(reader: reader, places: places, node: node, own: own, keepsWhole: keepsWhole)
    var result = maker.replaced(expression)
    if let constant = result.constant, let expected { result = reader.fitted(constant, expected, node) }
    if output.diagnostics.count > known { reported.insert(node.span) }
    return result
  }

  fileprivate struct Maker {
    let reader: ValueReader
    let places: CopyPlaces
    let node: SyntaxNode
    /// The origin of the computed value.
    let own: Origin.ID
    /// Whether a property of another type can't stand alone in place of a computed whole number.
    let keepsWhole: Bool

    func replaced(_ expression: Expression) -> Expression {
      switch expression {
      case .constant:
        return expression
      case .property(let place):
        if let (list, number) = places.lists[place] {
          return replaced(.item(of: list, at: self.number(number)))
        }
        return places.numbers[place].map(number) ?? expression
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

    private func number(_ number: Int) -> Expression {
      .constant(ModedValue(.number(Double(number)), origin: own))
    }

    private func worked(_ function: Function, _ operands: [Expression]) -> Expression {
      let constants = operands.compactMap(\.constant)
      // An app writes numbers, and looks up texts, for its reader.
      if constants.count == operands.count, !function.followsReader {
        return reader.apply(function, constants, at: node, own: own)
      }
      return simpler(function, operands) ?? .call(function, operands)
    }

    /// The simpler equivalent of a call: the element of a list of texts, a sum without 0, or a product without 0 and 1; nil where there is
    /// none. The first two copies often have them.
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
        case .element: element(of: left, at: right)
        case .firstNonNull: left.isAlwaysText ? left : nil
        case .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten, .darken, .mix, .color,
          .imageOfColor,
          .highlightedImage, .gradientStops, .compound, .shadowPart, .boxShadow, .boxShadows,
          .choose, .hasText, .isNull, .count, .sameText, .compare, .copyIndex, .formatted, .joined,
          .localized:
          nil
        }
      if keepsWhole, case .property? = result { return nil }
      return result
    }
  }
}

extension CopiedValues.Maker {
  /// The text at a place of a list that is made of texts; nil of any other list.
  private func element(of list: Expression, at place: Expression) -> Expression? {
    guard case .call(.compound(.strings), let parts) = list,
      let part = parts.enumerated().first(where: { reader.isNumber(Double($0.offset), place) })
    else { return nil }
    return part.element
  }
}

extension Expression {
  /// Whether the expression is a text made of others, which is never null.
  fileprivate var isAlwaysText: Bool {
    guard case .call(let function, _) = self else { return false }
    return switch function {
    case .joined, .localized, .formatted: true
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
      .boxShadow,
      .boxShadows, .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare,
      .copyIndex:
      false
    }
  }
}

extension ValueReader {
  /// A computed value as one of the expected type, within its bounds.
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
