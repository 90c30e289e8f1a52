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
    "unused-style", .warning, "A style that is there for others to extend is extended.",
    explanation: """
      A style is for the code that applies it, so it counts as used. One whose name begins with an underscore says that
      it is only a base for other styles; when none extends it any more, it can go.
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
      notes: ["if code applies it, give it a name without the underscore"])
  }
}
