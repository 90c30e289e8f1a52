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
    "overruled-by-trait", .warning, "A component doesn't say what one of its traits says over it.",
    explanation: """
      What a trait says of a state, of modes or of all of them holds over what the component says of the same that takes it
      on. Only the default that a trait declares its own property with is the component's to change. Set the value in a
      style, or in a component based on this one.
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
      .overruledByTrait, "a trait of this component says something else, which holds over this", at: span,
      related: [Related("what the trait says", at: other)], notes: ["remove it here, or there"])
  }
}
