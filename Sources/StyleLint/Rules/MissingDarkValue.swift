import StyleModel
import StyleSource

extension Rule {
  static let missingDarkValue = Rule(
    .missingDarkValue, .color, scope: .declarations,
    good: """
      tokens:
        color:
          paper: { value: white, dark: "#1C1C1E" }
          onTint: { value: white, dark: white }
      styles:
        card: { component: UIView, backgroundColor: $color.paper }
      """
  ) { context in
    let colors = context.sheet.tokens.filter { $0.type == .color }
    // Without any dark value there is no dark appearance to be complete in.
    guard colors.contains(where: \.choosesDark) else { return [] }
    // What refers to a private one chooses for itself.
    return colors.filter { token in
      guard !token.isPrivate, let color = token.value.value.color, color.alpha > 0, color.system == nil else {
        return false
      }
      let source = context.sheet.token(of: token.value.origin).map { context.sheet.tokens[$0] }
      return !token.value.conditions.contains(.dark) && source?.isPrivate ?? true
    }.map(Diagnostic.missingDarkValue)
  }
}

extension Token {
  /// Whether the file gives the token a dark value, other than by a system colour.
  fileprivate var choosesDark: Bool {
    value.cases.contains { $0.modes.contains(.dark) && $0.origin != value.origin }
  }
}

extension DiagnosticCode {
  static let missingDarkValue = DiagnosticCode(
    "missing-dark-value", .warning, "A colour token has a dark value if others have one.",
    explanation: """
      In a file with dark values, a colour without one was either forgotten or is the same on purpose. If it is
      on purpose, give it the same value for `dark`. Colours that refer to other tokens and system colours
      follow those. Private tokens, such as those of a palette, need no dark value; the tokens that refer to
      them do.
      """,
    example: """
      tokens:
        color:
          paper: { value: white, dark: "#1C1C1E" }
          ink: black
        # ^^^
      styles:
        card: { component: UIView, backgroundColor: $color.paper }
      """)
}

extension Diagnostic {
  fileprivate static func missingDarkValue(_ token: Token) -> Diagnostic {
    Diagnostic(
      .missingDarkValue, "\(token.name.quoted) has no dark value", at: token.span,
      notes: ["if it is the same in dark mode, write that value under ‘dark’ too"])
  }
}
