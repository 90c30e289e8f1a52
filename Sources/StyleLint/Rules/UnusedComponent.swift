import StyleModel
import StyleSource

extension Rule {
  static let unusedComponent = Rule(
    .unusedComponent, .upkeep, scope: .uses, needsEveryUse: true,
    good: """
      components:
        Card: { base: UIView }
      styles:
        card: { component: Card }
      """
  ) { context in
    let components = context.sheet.components
    return context.components
      // An extension is there for every view.
      .filter { !components[$0].isExtension && !context.facts.isUsed(.component($0)) }
      .map { .unusedComponent(components[$0]) }
  }
}

extension DiagnosticCode {
  static let unusedComponent = DiagnosticCode(
    "unused-component", .info, "A component has a style, or another component uses it.",
    explanation: """
      A component becomes a class that code can use without a style. But a component without styles is more
      often left over, or its style was never written.
      """,
    example: """
      components:
        Card: { base: UIView }
      # ^^^^
      """)
}

extension Diagnostic {
  fileprivate static func unusedComponent(_ component: Component) -> Diagnostic {
    Diagnostic(
      .unusedComponent, "no style and no other component uses \(component.name.quoted)", at: component.span)
  }
}
