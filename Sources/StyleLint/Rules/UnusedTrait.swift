import StyleModel
import StyleSource

extension Rule {
  static let unusedTrait = Rule(
    .unusedTrait, .upkeep, scope: .sheet,
    good: """
      traits:
        Rounded:
          properties: { cornerRadius: { type: CGFloat, default: 8 } }
          layer: { cornerRadius: $cornerRadius }
      components:
        Card: { base: UIView, traits: [Rounded] }
      styles:
        card: { component: Card }
      """
  ) { context in
    context.sheet.traits.enumerated()
      .filter { index, _ in !context.facts.isUsed(.trait(index)) }
      .map { .unusedTrait($1) }
  }
}

extension DiagnosticCode {
  static let unusedTrait = DiagnosticCode(
    "unused-trait", .info, "A trait is taken on by a component.",
    explanation: "A trait that no component takes on draws nothing anywhere.",
    example: """
      traits:
        Rounded:
      # ^^^^^^^
          properties: { cornerRadius: { type: CGFloat, default: 8 } }
          layer: { cornerRadius: $cornerRadius }
      """)
}

extension Diagnostic {
  fileprivate static func unusedTrait(_ trait: Trait) -> Diagnostic {
    Diagnostic(.unusedTrait, "no component takes on \(trait.name.quoted)", at: trait.span)
  }
}
