import StyleSource

/// Limits on the size and depth of a file, so that none can make the compiler hang or crash.
package enum Limits {
  /// The most bytes in a style file.
  package static let fileSize = 4 << 20
  /// The most bytes in a file of design tokens in JSON, which takes some 400 bytes for a token. Design tools write all of a system into one
  /// file, which nobody may split by hand.
  package static let jsonSize = 16 << 20
  /// The most bytes in a file that stylec itself wrote, such as a baseline.
  package static let ownFileSize = 64 << 20
  /// Collections within collections.
  package static let nesting = 64
  /// Aliases in a file.
  package static let aliases = 100
  /// The most values in a file when each alias counts as all the values that it stands for.
  package static let expandedNodes = 1_000_000
}

extension DiagnosticCode {
  static let fileTooLarge = DiagnosticCode(
    "file-too-large", .error, "A style file has at most 4 MiB, and a file of design tokens in JSON 16 MiB.",
    explanation: "Split the file, and import its parts.")

  static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep", .error, "Lists and mappings are nested at most 64 deep.",
    explanation: """
      No style needs more than ten levels. A deeper file is damaged or malicious.
      """,
    example: "tokens: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65) + "\n")

  static let tooManyAliases = DiagnosticCode(
    "too-many-aliases", .error, "A file has at most 100 aliases and a million values.",
    explanation: """
      Aliases of aliases grow without bound in a few lines, since each counts as all that it stands for. Use
      tokens for shared values: they have names and types.
      """,
    example: "x: &x 1\ny: [" + String(repeating: "*x, ", count: 101) + "*x]\n")
}

extension Diagnostic {
  static func fileTooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "this file is larger than \(limit >> 20) MiB",
      at: Span(file.id, 0, 0),
      notes: [
        limit == Limits.jsonSize
          ? "export each collection by itself, or split it into several files of one folder"
          : "split it into several files, and import them"
      ])
  }

  static func nestingTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "lists and mappings are nested more than \(Limits.nesting) deep here", at: span,
      notes: ["the rest of the file was not read"])
  }

  static func tooManyAliases(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyAliases, "this file has more than \(Limits.aliases) aliases", at: span,
      notes: ["the rest of the file was not read", "use tokens for shared values"])
  }

  static func tooManyValues(expandedByAliases: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManyAliases,
      expandedByAliases
        ? "aliases expand this file to more than \(Limits.expandedNodes) values"
        : "this file has more than \(Limits.expandedNodes) values", at: span,
      notes: [
        "the rest of the file was not read",
        expandedByAliases ? "use tokens for shared values" : "split it into several files, and import them",
      ])
  }
}
