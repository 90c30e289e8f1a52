import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reads a transform: `{ scale: 1.1, rotation: 45, translation: [-100%, 2] }`.
  func readTransform(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    let fields = Fields(node, expected, output)
    // A number is the scale in both directions.
    let scale = fields["scale"].flatMap { $0.kind == .scalar && !isSize($0) ? $0 : nil }
    let rows = ValueType.transform.parts.map { row in
      row.name == "scale" && scale != nil ? ValuePart(row.name, .number(.double), mayBeNull: false) : row
    }
    let relative = rows.first(where: \.takesPercentages).flatMap { row in
      fields[row.name].flatMap { readRelativePoint($0, expected.part(row)) }
    }
    guard let relative else {
      return made(.transform, readParts(rows, of: node, fields, expected), at: node)
    }
    let others = readParts(rows.filter { !$0.takesPercentages }, of: node, fields, expected)
    return made(.transform, others + [relative.points, relative.parts], at: node)
  }

  /// A point whose numbers are points or parts of the layer's own size, as in `[-100%, 4]`; nil for one without percentages.
  private func readRelativePoint(
    _ node: SyntaxNode, _ expected: Expectation
  ) -> (points: Expression, parts: Expression)? {
    let names = ValueType.point.parts.map(\.name)
    var numbers: [SyntaxNode]
    switch node.kind {
    case .missing, .scalar: return nil
    case .sequence: numbers = node.elements
    case .mapping:
      numbers = node.entries.map(\.value)
      guard numbers.contains(where: \.hasPercentage) else { return nil }
      let fields = Fields(node, names, required: names, expected, output)
      numbers = names.compactMap { fields[$0] }
      if fields.hasUnknown || !fields.isComplete { numbers = [] }
      if numbers.isEmpty { return (.constant(invalid(node)), .constant(invalid(node))) }
    }
    guard numbers.count == names.count, numbers.contains(where: \.hasPercentage) else { return nil }
    let read = zip(names, numbers).map { name, number in
      readRelative(number, expected.part(name, .number(.double)))
    }
    return (
      made(.point, read.map(\.points), at: node), made(.point, read.map(\.part), at: node)
    )
  }

  /// Reads a length that may be a part of the layer's width or height and some points: `50% - $gap`.
  private func readRelative(
    _ node: SyntaxNode, _ expected: Expectation
  ) -> (points: Expression, part: Expression) {
    let nothing = Expression.constant(literal(.number(0), node))
    guard node.hasPercentage else { return (read(node, expected), nothing) }
    var parser = ExpressionParser(reader: self, node: node, expected: expected, takesPercentages: true)
    do throws(ExpressionProblem) {
      let operand = try parser.parseLength()
      guard operand.choices.isEmpty else {
        throw ExpressionProblem(diagnostic: .leastOfPercentages(expected, at: node.span))
      }
      return (
        checked(operand.expression, expected, node),
        operand.fraction.map { checked($0, .partOfLayer(expected), node) } ?? nothing
      )
    } catch {
      if let diagnostic = error.diagnostic { output.report(diagnostic) }
      return (.constant(invalid(node)), nothing)
    }
  }

  /// Whether a node is a reference to a property that is a size.
  private func isSize(_ node: SyntaxNode) -> Bool {
    guard let properties, node.text.hasPrefix("$"),
      let index = properties.index(named: String(node.text.dropFirst()))
    else { return false }
    return properties.properties[index].type == .size
  }
}

extension SyntaxNode {
  fileprivate var hasPercentage: Bool {
    kind == .scalar && withBytes { $0.contains(UInt8(ascii: "%")) }
  }
}

extension Expectation {
  /// The expectation of a part of the layer, where 1 is its width or height.
  fileprivate static func partOfLayer(_ whole: Expectation) -> Expectation {
    Expectation(
      .number(.double), bounds: NumberBounds(min: -1000, max: 1000), for: whole.subject, part: whole.part)
  }
}

extension Diagnostic {
  fileprivate static func leastOfPercentages(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      "min(), max() and clamp() in ‘\(expected.name)’ can't compare percentages of the layer's size",
      at: span,
      notes: ["only a ‘frame’ can; compute with points here, or write the percentage alone, as in ‘-100%’"])
  }
}
