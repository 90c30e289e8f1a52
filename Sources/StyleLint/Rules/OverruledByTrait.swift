import StyleModel
import StyleSource

extension Rule {
  static let overruledByTrait = Rule(
    .overruledByTrait, .upkeep, scope: .file,
    good: """
      traits:
        Faded: { sets: { alpha: 0.5 } }
      components:
        Card: { base: UIView, traits: Faded }
      styles:
        card: { component: Card, alpha: 0.8 }
      """
  ) { context in
    context.contradictions.compactMap { contradiction in
      guard contradiction.kind == .overruledByTrait else { return nil }
      return .overruledByTrait(at: contradiction.span, by: contradiction.other)
    }
  }
}

extension DiagnosticCode {
  static let overruledByTrait = DiagnosticCode(
    "overruled-by-trait", .warning, "A component doesn't set a value that one of its traits overrides.",
    explanation: """
      A trait's values win over those of the component that lists it: for states, for modes, and for all of
      them. A component can only change the `default` of a trait's property. Set the value in a style, or in a
      component based on this one.
      """,
    example: """
      traits:
        Faded: { sets: { alpha: 0.5 } }
      components:
        Card:
          base: UIView
          traits: Faded
          sets: { alpha: 0.8 }
                # ^^^^^
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func overruledByTrait(at span: Span, by other: Span) -> Diagnostic {
    Diagnostic(
      .overruledByTrait, "this has no effect: a trait of this component sets another value", at: span,
      related: [Related("the trait's value", at: other)], notes: ["remove one of the two"])
  }
}
