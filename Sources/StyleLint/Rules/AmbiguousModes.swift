import StyleModel
import StyleSource

extension Rule {
  static let ambiguousModes = Rule(
    .ambiguousModes, .upkeep, scope: .file,
    good: """
      tokens:
        length:
          gap: { value: 8, dark: 12, high-contrast: 10, dark+high-contrast: 14 }
      styles:
        card: { component: UIButton, contentInsets: $length.gap }
      """
  ) { context in
    context.contradictions.flatMap { contradiction -> [Diagnostic] in
      guard case .ambiguousModes(let modes) = contradiction.kind else { return [] }
      let name = context.sheet.modes.name(modes)
      return [
        .ambiguousModes(name, at: contradiction.span, other: contradiction.other, holds: false),
        .ambiguousModes(name, at: contradiction.other, other: contradiction.span, holds: true),
      ]
    }
  }
}

extension DiagnosticCode {
  static let ambiguousModes = DiagnosticCode(
    "ambiguous-modes", .warning,
    "If two modes with different values apply together, the file says which value wins.",
    explanation: """
      Of values for equally many modes of different axes, the axis declared last wins: `appearance` is weakest,
      then `contrast`, then those under `modes`. That order may not be what you want. Write a value for both
      modes, joined with ‘+’.
      """,
    example: """
      tokens:
        length:
          gap: { value: 8, dark: 12, high-contrast: 10 }
                         # ^^^^
                                   # ^^^^^^^^^^^^^
      styles:
        card: { component: UIButton, contentInsets: $length.gap }
      """)
}

extension Diagnostic {
  fileprivate static func ambiguousModes(_ modes: String, at span: Span, other: Span, holds: Bool)
    -> Diagnostic
  {
    Diagnostic(
      .ambiguousModes,
      holds
        ? "in \(modes.quoted) this value wins, only because its axis is declared last"
        : "in \(modes.quoted) another value wins, only because its axis is declared last",
      at: span, related: [Related("the other value is here", at: other)],
      notes: ["write a value for \(modes.quoted)"])
  }
}
