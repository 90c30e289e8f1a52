import StyleModel
import StyleSource
import StyleSyntax

/// Reads a component's `sets`, which gives values to properties of its base.
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
    let said = node.entries.flatMap { read($0, of: node, checked) }
    let settled = resolvingShorthands(
      said, output, name: { checked.properties[$0].name }, isSame: { $0.value.isSame(as: $1.value) })
    for assignment in settled { set(assignment, &checked) }
  }

  /// The value that the component gives to the property at an index.
  private struct Assignment {
    var place: Int
    var value: Expression
    var key: SyntaxNode
  }

  private func read(
    _ entry: MappingEntry, of node: SyntaxNode, _ checked: CheckedComponent
  ) -> [KeyedValue<Int, Assignment>] {
    guard let place = entry.key.place(in: checked.propertyNames) else {
      if !checked.mayHaveProperty(entry.key.text) {
        output.report(
          .noSuchProperty(
            entry.key, checked, in: node,
            output.candidates(
              in: .properties(NamePlace.Owner(checked.component), others: []),
              checked.properties.map(\.name))))
      }
      return []
    }
    let property = checked.properties[place]
    guard property.owner != owner else {
      output.report(.setsOwnProperty(property, at: entry.key.span))
      return []
    }
    let expression = reader.read(entry.value, Expectation(property))
    guard property.isPseudo else {
      return [
        KeyedValue(target: place, content: Assignment(place: place, value: expression, key: entry.key))
      ]
    }
    return property.assignments(expression, of: nil, at: entry.value, output).map {
      KeyedValue(
        target: $0.property,
        content: Assignment(place: $0.property, value: .constant($0.value), key: entry.key),
        shorthand: entry.key)
    }
  }

  private func set(_ assignment: Assignment, _ checked: inout CheckedComponent) {
    set(assignment.place, assignment.value, assignment.key, &checked)
  }

  /// Makes a value the default of a property of the base, or the expression that drives the property.
  func set(_ place: Int, _ value: Expression, _ key: SyntaxNode, _ checked: inout CheckedComponent) {
    if let value = value.constant {
      setDefault(place, value, key, &checked)
    } else if checked.properties[place].isOwnState {
      output.report(.computedState(checked.properties[place], at: key.span))
    } else if checked.settle(.property(place), rank: checked.rank, at: key.span, output) {
      checked.component.properties[place].driven = value
      checked.component.properties[place].drivenSpan = key.span
      checked.drivenSpans[place] = key.span
    }
  }

  private func setDefault(
    _ place: Int, _ value: ModedValue, _ key: SyntaxNode, _ checked: inout CheckedComponent
  ) {
    guard output.checkIsUniform(value, of: checked.properties[place], at: key.span),
      checked.settle(.property(place), rank: checked.rank, at: key.span, output)
    else { return }
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
