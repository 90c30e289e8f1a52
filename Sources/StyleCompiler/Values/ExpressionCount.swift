import StyleModel
import StyleSource

extension ExpressionParser {
  /// Parses `count($titles)`, the number of texts in a list.
  mutating func parseCount(from start: Int) throws(ExpressionProblem) -> Operand {
    try expect("(")
    source.skipSpace()
    let reference = source.position
    guard source.next == UInt8(ascii: "$") else {
      throw problem(.countTakesList(nil, at: source.span(start..<reference)))
    }
    var end = source
    end.skip(1)
    end.skip(while: isNamePart)
    let name = source.text(reference + 1..<end.position)
    if let property = reader.properties?.index(named: name).map({ reader.properties?.properties[$0] }) ?? nil,
      property.type != .strings
    {
      throw problem(.countTakesList(property, at: source.span(reference..<end.position)))
    }
    let list = try parseReference(to: .strings)
    try expect(")")
    return Operand(expression: compute(.count, [list]), kind: .property)
  }
}

extension Diagnostic {
  fileprivate static func countTakesList(_ property: Property?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      property.map { "count() takes a list, but ‘$\($0.name)’ is \($0.type.phrase)" }
        ?? "count() takes a property that is a list", at: span,
      related: property?.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: ["as in ‘count($titles)’ of ‘titles: { type: Strings, default: [Day, Week] }’"])
  }
}
