import StyleModel
import StyleSource

extension Rule {
  static let unusedStyle = Rule(
    .unusedStyle, .upkeep, scope: .uses, needsEveryUse: true,
    good: """
      styles:
        _base: { component: UIButton, alpha: 0.9 }
        buy: { extends: _base, title: Buy }
      """
  ) { context in
    let styles = context.sheet.styles
    return context.styles
      .filter { styles[$0].isPrivate && !context.facts.isUsed(.style($0)) }
      .map { .unusedStyle(styles[$0]) }
  }
}

extension DiagnosticCode {
  static let unusedStyle = DiagnosticCode(
    "unused-style", .warning, "A private style is extended.",
    explanation: """
      Styles are for code, so they count as used. A style whose name starts with an underscore is only for
      others to extend. If none does, remove it.
      """,
    example: """
      styles:
        _base: { component: UIButton, alpha: 0.9 }
      # ^^^^^
        buy: { component: UIButton, title: Buy }
      """)
}

extension Diagnostic {
  fileprivate static func unusedStyle(_ style: Style) -> Diagnostic {
    Diagnostic(
      .unusedStyle, "no style extends \(style.name.quoted)", at: style.span,
      notes: ["if code uses it, remove the underscore from its name"])
  }
}
