import StyleSource

extension DiagnosticCode {
  static let duplicateName = DiagnosticCode(
    "duplicate-name", .error, "A name is declared once.",
    explanation: """
      Components, styles and tokens become Swift types and constants, so their names are unique in all files that
      are compiled together, also when they differ only in what Swift makes of them (`card-large` and `cardLarge`).
      """,
    example: "styles:\n  card-large: { component: UIView }\n  cardLarge: { component: UIView }\n")
}

extension Diagnostic {
  static func duplicateName(_ kind: String, _ name: String, _ other: String, at span: Span, first: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName,
      name == other
        ? "a \(kind) ‘\(name.shortened)’ is declared a second time"
        : "‘\(name.shortened)’ has the same name in Swift as the \(kind) ‘\(other.shortened)’",
      at: span, related: first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: ["rename one of them"])
  }

  static func differsInCase(_ kind: String, _ name: String, _ other: String, at span: Span, first: Span)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName,
      "‘\(name.shortened)’ differs from the \(kind) ‘\(other.shortened)’ in capitals only", at: span,
      related: [Related("first defined here", at: first)],
      notes: ["on most Macs, the generated files of both would be one; rename one of them"])
  }
}
