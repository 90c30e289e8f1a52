import StyleModel

extension ComponentPlan {
  /// A distance where the parent's width or height is `extent`; `subject` is a value of the struct.
  func value(_ length: LayerLength, in extent: String, of subject: String) -> SwiftValue {
    let parts = times(SwiftValue(extent), length.fraction, of: subject)
    let choices = length.choices.flatMap { terms($0, in: extent, of: subject) }
    let all = parts + choices + terms(length.points, of: subject)
    // What is subtracted stands behind what it is subtracted from.
    let ordered = all.filter { !$0.isSubtracted } + all.filter(\.isSubtracted)
    guard let first = ordered.first else { return SwiftValue(AdaptiveValue(.number(0))) }
    let start = first.isSubtracted ? SwiftValue("-" + first.value.code.text, .prefix) : first.value
    return ordered.dropFirst().reduce(start) { sum, term in
      .operation(term.isSubtracted ? "-" : "+", .addition, [sum, term.value])
    }
  }

  /// The terms of a factor's sum, each multiplied by a value.
  private func times(_ value: SwiftValue, _ factor: LayerLength.Term, of subject: String) -> [Term] {
    terms(factor, of: subject).map { term in
      Term(
        isSubtracted: term.isSubtracted,
        value: term.value.constant == .number(1)
          ? value : .operation("*", .multiplication, [term.value, value]))
    }
  }

  private func terms(_ choice: LayerLength.Choice, in extent: String, of subject: String) -> [Term] {
    let lengths = choice.lengths.map { value($0, in: extent, of: subject).bare }
    return times(
      SwiftValue(.call(choice.isLeast ? "min" : "max", lengths)), choice.factor, of: subject)
  }

  /// A width or a height in Swift, which is never negative.
  func size(_ length: LayerLength, in extent: String, of subject: String) -> SwiftValue {
    let value = value(length, in: extent, of: subject)
    return mayBeNegative(length)
      ? SwiftValue(.call("max", [SwiftValue(AdaptiveValue(.number(0))).bare, value.bare])) : value
  }

  /// A part of a distance as one value.
  func value(_ term: LayerLength.Term, of subject: String) -> SwiftValue {
    switch term {
    case .number(let number): SwiftValue(AdaptiveValue(.number(number)))
    case .expression(let expression): value(expression, as: .number(.double), of: subject)
    }
  }

  /// Whether a length is negative in some parent, or for some values of properties.
  private func mayBeNegative(_ length: LayerLength) -> Bool {
    if mayBeNegative(length.points) || mayBeNegative(length.fraction) { return true }
    return length.choices.contains { choice in
      mayBeNegative(choice.factor)
        || (choice.isLeast
          ? choice.lengths.contains(where: mayBeNegative) : choice.lengths.allSatisfy(mayBeNegative))
    }
  }

  private func mayBeNegative(_ term: LayerLength.Term) -> Bool {
    switch term {
    case .number(let number): return number < 0
    case .expression(.property(let index)): return component.properties[index].bounds?.min ?? -1 < 0
    case .expression(.constant(let value)):
      return value.allValues.contains { $0.double ?? 0 < 0 }
        || sourcesOfConstants[value.origin]?.formula != nil
    case .expression(.call): return true
    }
  }

  private struct Term {
    var isSubtracted: Bool
    var value: SwiftValue
  }

  /// The terms of a sum, without zeros.
  private func terms(_ term: LayerLength.Term, of subject: String) -> [Term] {
    switch term {
    case .number(0): return []
    case .number(let number):
      return [Term(isSubtracted: number < 0, value: SwiftValue(AdaptiveValue(.number(number.magnitude))))]
    case .expression(let expression):
      return expression.signedTerms.map { isSubtracted, expression in
        if let constant = fixedConstant(expression), constant.isUniform, let number = constant.value.double {
          return Term(
            isSubtracted: isSubtracted != (number < 0),
            value: SwiftValue(AdaptiveValue(.number(number.magnitude))))
        }
        return Term(isSubtracted: isSubtracted, value: value(expression, as: .number(.double), of: subject))
      }
    }
  }
}

extension Expression {
  /// The terms that a sum adds and subtracts, from left to right.
  fileprivate var signedTerms: [(isSubtracted: Bool, term: Expression)] {
    func negated(_ expression: Expression) -> [(isSubtracted: Bool, term: Expression)] {
      expression.signedTerms.map { (!$0.isSubtracted, $0.term) }
    }
    switch self {
    case .call(.add, let operands): return operands.flatMap(\.signedTerms)
    case .call(.subtract, let operands) where operands.count == 2:
      return operands[0].signedTerms + negated(operands[1])
    case .call(.negate, let operands) where operands.count == 1: return negated(operands[0])
    case .constant, .property, .call: return [(false, self)]
    }
  }
}
