import StyleSource

extension DiagnosticCode {
  package static let unformatted = DiagnosticCode(
    "unformatted", .error, "A style file is formatted as `stylec format` does it.",
    explanation: "`stylec format --check` reports this. `stylec format` fixes it.",
    example: "styles:\n     card:   { component: UIView }\n")

  package static let staleOutput = DiagnosticCode(
    "stale-output", .error, "Generated Swift is up to date.",
    explanation: """
      `stylec generate --check` reports files that are missing, differ, or are no longer generated. Run `stylec
      generate` with the same options to write them again.
      """)

  package static let breakingChange = DiagnosticCode(
    "breaking-change", .warning, "Generated Swift keeps its names and types.",
    explanation: """
      `stylec diff --format github` reports this where a name of generated Swift is removed or renamed, or has another type. Code that
      uses it has to change too. To keep code compiling for a while, leave the old name with `deprecated` beside the new one.
      """)

  package static let styleChange = DiagnosticCode(
    "style-change", .info, "What changed in style files is known.",
    explanation: "`stylec diff --format github` reports each change of a token, a component or a style.")
}
