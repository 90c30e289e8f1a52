import StyleModel
import StyleSource
import StyleSyntax

/// Reads a component's `sets`: what it makes of the properties of its base.
///
/// A constant is their new default. What follows from properties of the component drives them: styles can't set them
/// any more.
struct BaseSettings {
  let reader: ValueReader
  /// The component.
  let owner: Owner

  private var output: CompilerOutput { reader.output }

  func read(_ node: SyntaxNode, _ checked: inout CheckedComponent) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘sets’", node)) }
      return
    }
    for entry in node.entries { read(entry, &checked) }
  }

  private func read(_ entry: MappingEntry, _ checked: inout CheckedComponent) {
    guard let place = entry.key.place(in: checked.propertyNames) else {
      if !checked.mayHaveProperty(entry.key.text) { output.report(.noSuchProperty(entry.key, checked)) }
      return
    }
    let property = checked.properties[place]
    guard property.owner != owner else {
      output.report(.setsOwnProperty(property, at: entry.key.span))
      return
    }
    let expression = reader.read(entry.value, Expectation(property))
    if property.isPseudo {
      for assignment in property.assignments(expression, at: entry.value, output) {
        setDefault(assignment.property, assignment.value, entry.key, &checked)
      }
    } else if let value = expression.constant {
      setDefault(place, value, entry.key, &checked)
    } else if checked.settle(.property(place), rank: checked.rank, at: entry.key.span, output) {
      checked.component.properties[place].driven = expression
      checked.drivenSpans[place] = entry.key.span
    }
  }

  private func setDefault(
    _ place: Int, _ value: ModedValue, _ key: SyntaxNode, _ checked: inout CheckedComponent
  ) {
    guard checked.settle(.property(place), rank: checked.rank, at: key.span, output) else { return }
    output.set(value.origin, replaces: checked.properties[place].defaultValue.origin)
    checked.component.properties[place].defaultValue = value
    checked.component.properties[place].driven = nil
  }
}

extension Diagnostic {
  fileprivate static func setsOwnProperty(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ is a property of this component itself", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["‘sets’ is for properties of the base; write the value as this property's ‘default’"])
  }
}
