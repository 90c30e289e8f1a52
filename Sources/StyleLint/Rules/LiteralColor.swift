import StyleModel
import StyleSource

extension Rule {
  static let literalColor = Rule(
    .literalColor, .color, scope: .file, isOnByDefault: false,
    good: """
      tokens:
        color: { tint: "#0A64D8" }
      styles:
        buy: { component: UIButton, backgroundColor: $color.tint, titleColor: clear }
      """
  ) { context in
    context.literals.compactMap { literal in
      guard case .style = literal.whole.owner, let color = literal.value.color, color.alpha > 0 else {
        return nil
      }
      return .literalColor(literal.whole.name, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let literalColor = DiagnosticCode(
    "literal-color", .info, "Styles take their colours from tokens.",
    explanation: """
      In a design system every colour has a name, so that it can be changed, checked and given a dark value
      once. `clear` is exempt.
      """,
    example: """
      styles:
        buy: { component: UIButton, backgroundColor: "#0A64D8" }
                                                   # ^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func literalColor(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .literalColor, "the colour of \(name.quoted) is not a token", at: span,
      notes: ["name it under ‘tokens: color:’ and refer to it"])
  }
}
