import StyleModel
import StyleSource

extension Rule {
  static let unusedToken = Rule(
    .unusedToken, .upkeep, scope: .uses, needsEveryUse: true,
    good: """
      tokens:
        length: { radius: 8 }
      components:
        Card: { base: UIView, layer: { cornerRadius: $length.radius } }
      """
  ) { context in
    let sheet = context.sheet
    // A file of tokens alone is there for others.
    guard !sheet.styles.isEmpty || !sheet.components.isEmpty else { return [] }
    return context.tokens
      .filter { sheet.tokens[$0].deprecated == nil && !context.facts.isUsed(.token($0)) }
      .map { .unusedToken(sheet.tokens[$0]) }
  }
}

extension DiagnosticCode {
  static let unusedToken = DiagnosticCode(
    "unused-token", .warning, "Every token is used.",
    explanation: """
      An unused token misleads readers, who think that changing it changes something. Deprecated tokens are
      exempt, and so are files without styles and components.
      """,
    example: """
      tokens:
        length:
          radius: 8
        # ^^^^^^
      components:
        Card: { base: UIView, layer: { cornerRadius: 8 } }
      """)
}

extension Diagnostic {
  fileprivate static func unusedToken(_ token: Token) -> Diagnostic {
    Diagnostic(.unusedToken, "nothing refers to \(token.name.quoted)", at: token.span)
  }
}
