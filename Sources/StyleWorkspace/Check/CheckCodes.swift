import StyleSource

extension DiagnosticCode {
  package static let unformatted = DiagnosticCode(
    "unformatted", .error, "A style file is laid out as `stylec format` does it.",
    explanation: "`stylec format --check` reports it. `stylec format` formats the file.",
    example: "styles:\n     card:   { component: UIView }\n")

  package static let staleOutput = DiagnosticCode(
    "stale-output", .error, "Generated Swift is what its style files say.",
    explanation: """
      `stylec generate --check` reports it of a file that is missing, differs, or is generated from nothing any more.
      `stylec generate` with the same options writes the files again.
      """)
}
