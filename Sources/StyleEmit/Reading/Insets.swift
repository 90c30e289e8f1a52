import StyleModel

extension ComponentPlan {
  /// An inset in Swift: a number for all sides, or insets.
  func inset(_ expression: Expression, of subject: String) -> (value: SwiftValue, isNumber: Bool) {
    let isNumber = isOneNumber(expression)
    let unified = isNumber ? asNumber(expression) : asInsets(expression)
    return (value(unified, as: isNumber ? .number(.double) : .edgeInsets, of: subject), isNumber)
  }

  /// Whether an inset is one number for all sides, whatever its conditions choose.
  private func isOneNumber(_ expression: Expression) -> Bool {
    switch expression {
    case .constant(let value): value.allValues.allSatisfy { $0.sideOfInset != nil }
    case .property(let index): component.properties[index].type != .edgeInsets
    case .call(.compound, _): false
    case .call(.choose, let operands): operands.dropFirst().allSatisfy(isOneNumber)
    case .call(.firstNonNull, let operands): operands.allSatisfy(isOneNumber)
    case .call: true
    }
  }

  /// The expression with a number for insets that are the same on all sides.
  private func asNumber(_ expression: Expression) -> Expression {
    switch expression {
    case .constant(var value):
      value.value = value.value.sideOfInset.map { .number($0) } ?? value.value
      for index in value.cases.indices {
        value.cases[index].value = value.cases[index].value.sideOfInset.map { .number($0) } ?? .number(0)
      }
      return .constant(value)
    case .call(.choose(let words), let operands):
      return .call(.choose(words), [operands[0]] + operands.dropFirst().map(asNumber))
    case .call(.firstNonNull, let operands): return .call(.firstNonNull, operands.map(asNumber))
    case .property, .call: return expression
    }
  }

  /// The expression with insets for each number.
  private func asInsets(_ expression: Expression) -> Expression {
    switch expression {
    case .call(.choose(let words), let operands):
      return .call(.choose(words), [operands[0]] + operands.dropFirst().map(asInsets))
    case .call(.firstNonNull, let operands): return .call(.firstNonNull, operands.map(asInsets))
    case .call(.compound, _): return expression
    case .property(let index) where component.properties[index].type == .edgeInsets: return expression
    case .constant(let value) where value.allValues.allSatisfy({ $0.double == nil }): return expression
    case .constant, .property, .call:
      return .call(.compound(.edgeInsets), Array(repeating: expression, count: 4))
    }
  }
}

extension Value {
  /// The number for all sides of an inset that is the same on each; nil for any other.
  fileprivate var sideOfInset: Double? {
    if case .edgeInsets(let insets) = self {
      insets == EdgeInsets(insets.top) ? insets.top : nil
    } else {
      double
    }
  }
}
