import StyleModel
import StyleSource

extension Rule {
  static let unusedComponent = Rule(
    .unusedComponent, .upkeep, scope: .sheet,
    good: """
      components:
        Card: { base: UIView }
      styles:
        card: { component: Card }
      """
  ) { context in
    context.sheet.components.enumerated()
      .filter { index, component in
        // An extension is there for every view.
        !component.isBaseClass && !component.isExtension && !context.facts.isUsed(.component(index))
      }
      .map { .unusedComponent($1) }
  }
}

extension DiagnosticCode {
  static let unusedComponent = DiagnosticCode(
    "unused-component", .info, "A component has a style, or another component uses it.",
    explanation: """
      A component becomes a class that code can use as it comes; one without any style is nevertheless more often
      left over, or its style was never written.
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
