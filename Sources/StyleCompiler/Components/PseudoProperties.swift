import StyleModel
import StyleSource
import StyleSyntax

extension Property {
  /// What it means to set this pseudo-property to `value`: the values that it stands for, which come from there, or for `false` the
  /// defaults of the properties that it lists. Nothing where `value` means nothing, which is reported.
  ///
  /// - Parameter properties: All of the component; nil where the defaults are being set, so that `false` means nothing.
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

  /// The same for a value that a component computes: only a constant means anything here.
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
