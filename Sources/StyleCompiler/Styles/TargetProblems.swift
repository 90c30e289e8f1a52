import StyleModel
import StyleSource
import StyleSyntax

extension DiagnosticCode {
  static let drivenProperty = DiagnosticCode(
    "driven-property", .error, "A style doesn't set a property that the component computes.",
    explanation: """
      Its value is computed from other properties of the component. Set those.
      """,
    example: """
      components:
        Round:
          base: UIButton
          properties: { fill: { type: UIColor, default: red } }
          sets: { backgroundImage: { color: $fill } }
      styles:
        round: { component: Round, backgroundImage: photo }
      """)
}

extension Diagnostic {
  static func drivenProperty(_ component: Component, _ index: Int, at span: Span) -> Diagnostic {
    let property = component.properties[index]
    let drivers = (property.driven?.properties ?? []).sorted().map { component.properties[$0] }
    return Diagnostic(
      .drivenProperty, "‘\(component.name)’ computes ‘\(property.name)’, so it can't be set", at: span,
      related: drivers.first?.span.map { [Related("it is computed from this", at: $0)] } ?? [],
      notes: [
        "it is computed from \(drivers.map { "‘\($0.name)’" }.joined(separator: " and ")); set that instead"
      ])
  }

  /// The diagnostic for a call of Swift, such as `button.setTitle("Go", for: .normal)`.
  static func callOfSwift(at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "this line is Swift", at: span,
      notes: ["a style has properties, as in ‘title: Go’ and ‘titleColor: white’"])
  }

  /// The diagnostic for a property of a subview of UIKit, such as `titleLabel.font`.
  static func propertyOfSubview(
    _ name: String, _ property: String, of component: Component, _ key: SyntaxNode
  ) -> Diagnostic {
    Diagnostic(
      .unknownLayer,
      "‘\(component.name)’ has no layer ‘\(name.shortened)’; ‘\(property)’ is a property of its own",
      at: key.span,
      fixes: [FixIt("write ‘\(property)’", replace: key.span, with: property, isSafe: false)])
  }

  static func unknownLayer(
    _ name: String, _ known: KnownNames?, of component: Component, at span: Span
  ) -> Diagnostic {
    let near = known?.nearest(to: name)
    return Diagnostic(
      .unknownLayer, "‘\(component.name)’ has no layer ‘\(name.shortened)’", at: span,
      notes: near == nil ? (known.map { ["it has \($0.names.quotedList)"] } ?? []) : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
