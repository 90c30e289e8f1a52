import StyleModel
import StyleSource

extension ExpressionParser {
  /// Parses `mod($index, 3)`, the remainder of a division, as in CSS.
  mutating func parseModulus(from start: Int) throws(ExpressionProblem) -> Operand {
    try expect("(")
    let left = try parseSum()
    try expect(",")
    source.skipSpace()
    let divisorStart = source.position
    let right = try parseSum()
    let divisorSpan = source.span(divisorStart..<source.position)
    try expect(")")
    let whole = source.span(start..<source.position)
    if left.dependsOnParent || right.dependsOnParent { throw problem(.roundedPercentage("mod", at: whole)) }
    guard let kind = joined(Operand.Kind.sum(left.kind, right.kind)) else {
      throw problem(.mixedKinds("compare", at: whole))
    }
    try check(divisor: right.expression, at: divisorSpan)
    let times = compute(.round(.down), [compute(.divide, [left.expression, right.expression])])
    let multiple = compute(.multiply, [right.expression, times])
    return Operand(expression: compute(.subtract, [left.expression, multiple]), kind: kind)
  }

  /// Reports a divisor that is 0, or is so in some mode with the default values of its properties.
  func check(divisor: Expression, at span: Span) throws(ExpressionProblem) {
    if divisor.constant?.allValues.contains(where: { $0.double == 0 }) == true {
      throw problem(.divisionByZero(at: span))
    }
    guard divisor.constant == nil, let properties = reader.properties?.properties else { return }
    let used = divisor.properties.sorted().map { properties[$0] }
    let modes = used.reduce(into: divisor.modes) { $0.formUnion($1.defaultValue.conditions) }
    guard reader.modes.combinationCount(over: modes) <= ModeTable.combinationLimit else { return }
    for mode in reader.modes.combinations(of: reader.modes.axes(in: [modes])) {
      let value = divisor.evaluate(in: reader.modes.completed(mode)) { properties[$0].defaultValue[mode] }
      // A list may be empty, as a style may say. Its texts aren't shown then, nor what is divided by their number.
      if value.value.double == 0, !used.contains(where: { $0.defaultValue[mode].value == .strings([]) }) {
        let places = divisor.properties
        let indices = reader.properties?.indices.filter(places.contains) ?? []
        throw problem(.divisorIsZero(used, hasIndex: !indices.isEmpty, at: span))
      }
    }
  }
}
