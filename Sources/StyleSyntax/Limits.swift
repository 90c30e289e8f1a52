import StyleSource

/// How much a file may ask for, so that no file can make the compiler hang or fall over.
package enum Limits {
  /// Bytes in a file.
  package static let fileSize = 4 << 20
  /// Bytes in a file that stylec itself wrote, such as a baseline.
  package static let ownFileSize = 64 << 20
  /// Collections within collections.
  package static let nesting = 64
  /// Aliases in a file.
  package static let aliases = 100
  /// Values in a file when each alias counts as all it stands for.
  package static let expandedNodes = 1_000_000
}

extension DiagnosticCode {
  static let fileTooLarge = DiagnosticCode(
    "file-too-large", .error, "A style file has at most 4 MiB.",
    explanation: "Split the file, and let the parts import each other.")

  static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep", .error, "Lists and mappings stand at most 64 deep in each other.",
    explanation: "No style needs more than ten levels. A deeper file is damaged, or made to do harm.",
    example: "tokens: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65) + "\n")

  static let tooManyAliases = DiagnosticCode(
    "too-many-aliases", .error, "A file has at most 100 aliases, standing for at most a million values.",
    explanation: """
      Aliases of aliases grow without bound in a few lines. Use tokens for what is shared: they are named, typed
      and shown where they are used.
      """,
    example: "x: &x 1\ny: [" + String(repeating: "*x, ", count: 101) + "*x]\n")
}

extension Diagnostic {
  static func fileTooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "this file has more than \(limit >> 20) MiB",
      at: Span(file.id, 0, 0), notes: ["split it into files, and import them in one"])
  }

  static func nestingTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "lists and mappings are more than \(Limits.nesting) deep here", at: span,
      notes: ["the rest of the file was not read"])
  }

  static func tooManyAliases(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyAliases, "this file has more than \(Limits.aliases) aliases", at: span,
      notes: ["the rest of the file was not read", "use tokens for values that are shared"])
  }

  static func tooManyValues(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyAliases, "the file stands for more than \(Limits.expandedNodes) values from here on", at: span,
      notes: [
        "an alias counts as all that it repeats; the rest of the file was not read",
        "use tokens for values that are shared",
      ])
  }
}
