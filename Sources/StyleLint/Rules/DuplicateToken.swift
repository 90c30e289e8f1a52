import StyleModel
import StyleSource

extension Rule {
  static let duplicateToken = Rule(
    .duplicateToken, .color, scope: .declarations, isOnByDefault: false,
    good: """
      tokens:
        color: { ink: "#1A1A1A", text: $color.ink }
      styles:
        card: { component: UIView, backgroundColor: $color.text }
      """
  ) { context in
    var first: [Key: Token] = [:]
    return context.sheet.tokens.compactMap { token in
      guard token.deprecated == nil, context.sheet.token(of: token.value.origin) == nil else { return nil }
      let key = Key(token)
      guard let twin = first[key] else {
        first[key] = token
        return nil
      }
      return .duplicateToken(token, twin)
    }
  }

  private struct Key: Hashable {
    var type: TokenType
    var values: [Value]
    var modes: [ModeSet]

    init(_ token: Token) {
      type = token.type
      values = token.value.allValues
      modes = token.value.cases.map(\.modes)
    }
  }
}

extension DiagnosticCode {
  static let duplicateToken = DiagnosticCode(
    "duplicate-token", .info, "Only one token spells out a value.",
    explanation: """
      If two names share a value on purpose, let one refer to the other: `text: $color.ink`. Then one change is
      enough, and the connection is visible.
      """,
    example: """
      tokens:
        color:
          ink: "#1A1A1A"
          text: "#1A1A1A"
        # ^^^^
      styles:
        card: { component: UIView, backgroundColor: $color.text }
      """)
}

extension Diagnostic {
  fileprivate static func duplicateToken(_ token: Token, _ twin: Token) -> Diagnostic {
    Diagnostic(
      .duplicateToken, "\(token.name.quoted) has the value of \(twin.name.quoted)", at: token.span,
      related: [Related("the same value is here", at: twin.span)],
      notes: ["if they belong together, refer to it as ‘$\(twin.name.shortened)’"])
  }
}
