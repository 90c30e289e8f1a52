import StyleModel
import StyleSource
import StyleSyntax

extension Property {
  /// The values that setting this pseudo-property to `value` gives to other properties: those listed for the value, or for `false` their
  /// defaults. Empty for a value without a meaning, which is reported.
  ///
  /// - Parameter properties: All properties of the component; nil while the defaults are being set, so that `false` means nothing.
  func assignments(
    _ value: ModedValue, of properties: [Property]?, at node: SyntaxNode, _ output: CompilerOutput
  ) -> [Assignment] {
    guard value.isUniform else {
      output.report(.pseudoDiffers(self, at: node.span))
      return []
    }
    if value.value == .bool(false), properties == nil { output.report(.pseudoIsFalse(self, at: node.span)) }
    guard case .bool(let isSet) = value.value, isSet || properties != nil else { return [] }
    return sets.map { assignment in
      let standard = properties?[assignment.property].defaultValue
      let set = isSet ? assignment.value : standard ?? assignment.value
      return Assignment(property: assignment.property, value: set.mapOrigins { _ in value.origin })
    }
  }

  /// The values that setting this pseudo-property to an expression gives to other properties. Only a constant has a meaning.
  func assignments(
    _ value: Expression, of properties: [Property]?, at node: SyntaxNode, _ output: CompilerOutput
  ) -> [Assignment] {
    guard let constant = value.constant else {
      output.report(.pseudoFollows(self, at: node.span))
      return []
    }
    return assignments(constant, of: properties, at: node, output)
  }
}

extension Diagnostic {
  private static let instead =
    "set the properties that it lists instead"

  fileprivate static func pseudoIsFalse(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ has no effect unless it is true", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [], notes: [instead])
  }

  fileprivate static func pseudoDiffers(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ can't differ by mode", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["set it under ‘modes’, in the modes in which it is true"])
  }

  fileprivate static func pseudoFollows(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ can't follow other properties", at: span, notes: [instead])
  }
}
