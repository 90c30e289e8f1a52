import StyleModel
import StyleSource

extension Rule {
  static let unusedTrait = Rule(
    .unusedTrait, .upkeep, scope: .uses, needsEveryUse: true,
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
    context.traits.filter { !context.facts.isUsed(.trait($0)) }
      .map { .unusedTrait(context.sheet.traits[$0]) }
  }
}

extension DiagnosticCode {
  static let unusedTrait = DiagnosticCode(
    "unused-trait", .info, "A trait is used by a component.",
    explanation: "A trait that no component lists draws nothing.",
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
    Diagnostic(.unusedTrait, "no component uses the trait \(trait.name.quoted)", at: trait.span)
  }
}
