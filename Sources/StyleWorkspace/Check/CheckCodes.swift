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
}
