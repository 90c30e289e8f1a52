import StyleSource

extension DiagnosticCode {
  static let duplicateName = DiagnosticCode(
    "duplicate-name", .error, "A name is declared once.",
    explanation: """
      Components, styles and tokens become Swift types and constants. So the names of components and tokens are
      unique in all files that are compiled together, and those of styles in their component, also as Swift
      identifiers: `card-large` and `cardLarge` collide.
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
        ? "a \(kind) ‘\(name.shortened)’ is already declared"
        : "‘\(name.shortened)’ has the same name in Swift as the \(kind) ‘\(other.shortened)’",
      at: span, related: first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: ["rename one of them"])
  }

  static func differsInCase(_ kind: String, _ name: String, _ other: String, at span: Span, first: Span)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName,
      "‘\(name.shortened)’ differs from the \(kind) ‘\(other.shortened)’ only in case", at: span,
      related: [Related("first defined here", at: first)],
      notes: ["most Macs ignore case in file names, so the generated files would collide; rename one of them"]
    )
  }
}
