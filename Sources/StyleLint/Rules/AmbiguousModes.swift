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
    "Where two modes with different values hold together, a file says which value is meant.",
    explanation: """
      Of values for as many modes of different axes, the one holds that names the axis declared last: `appearance`, then
      `contrast`, then those under `modes`. That order says nothing of what is meant. Write a value for both modes, joined
      with ‘+’.
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
        ? "in \(modes.quoted) this holds, only because its axis is declared last"
        : "in \(modes.quoted) another value holds, only because its axis is declared last",
      at: span, related: [Related("the other value is here", at: other)],
      notes: ["write a value for \(modes.quoted)"])
  }
}
