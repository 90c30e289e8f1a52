import StyleSource

extension DiagnosticCode {
  static let jsonSyntax = DiagnosticCode(
    "json-syntax", .error, "A file of design tokens is well-formed JSON.",
    explanation: """
      Keys and texts stand in double quotes, a colon stands behind each key, and a comma between two entries but not
      behind the last. JSON has no comments, and no numbers such as `.5`, `+1` or `0x1F`.
      """)

  static let jsonComment = DiagnosticCode(
    "json-comment", .warning, "JSON has no comments.",
    explanation: """
      stylec reads past `//` and `/* */`, but design tools and most other programs refuse the whole file. Write a
      token's `$description` instead.
      """)
}

extension Diagnostic {
  static func emptyJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "this file is empty", at: span, notes: ["a JSON file holds one value, such as ‘{}’"])
  }

  static func behindJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "the JSON value has ended before this", at: span,
      notes: ["a file holds one value; remove what follows it, or a bracket too many above"])
  }

  static func notJSON(_ sign: some Collection<UInt8>, _ expected: String, at span: Span) -> Diagnostic {
    let sign = String(decoding: sign, as: UTF8.self)
    let isCurly = sign == "“" || sign == "”" || sign == "„"
    let notes: [String] =
      isCurly
      ? ["JSON has straight quotes: ‘\"’"]
      : sign == "#"
        ? ["JSON has no comments, and writes colours in quotes"]
        : sign == "`" ? ["JSON has double quotes: ‘\"’"] : []
    return Diagnostic(.jsonSyntax, "\(expected) must stand here, not ‘\(sign)’", at: span, notes: notes)
  }

  static func notJSON(_ sign: some Collection<UInt8>, _ closing: UInt8, at span: Span) -> Diagnostic {
    notJSON(sign, "‘,’ or ‘\(Character(Unicode.Scalar(closing)))’", at: span)
  }

  static func superfluousComma(at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "no entry follows this comma", at: span,
      notes: ["JSON has a comma only between two entries"],
      fixes: [FixIt("remove the comma", replace: span, with: "", isSafe: true)])
  }

  static func missingComma(at span: Span, behind end: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "a comma is missing before this", at: span,
      fixes: [FixIt("insert ‘,’", replace: Span(span.file, end, end), with: ",", isSafe: true)])
  }

  static func unquotedKey(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "JSON has keys in quotes", at: span,
      fixes: [FixIt("write ‘\"\(name)\"’", replace: span, with: "\"\(name)\"", isSafe: true)])
  }

  static func missingColon(isEqualsSign: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "‘:’ must stand here, between a key and its value", at: span,
      fixes: isEqualsSign ? [FixIt("write ‘:’", replace: span, with: ":", isSafe: true)] : [])
  }

  static func wordIsNoValue(_ word: String, at span: Span) -> Diagnostic {
    let slip = WordOfJSON(word)
    return Diagnostic(
      .jsonSyntax, slip.message, at: span, notes: slip.note.map { [$0] } ?? [],
      fixes: slip.meant.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func unclosedComment(at span: Span) -> Diagnostic {
    Diagnostic(.jsonSyntax, "this comment has no end", at: span, notes: ["‘*/’ ends it"])
  }

  static func commentInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonComment, "JSON has no comments, so that other programs can't read this file", at: span,
      notes: ["write a token's ‘$description’ instead"])
  }

  /// - Parameter span: The quote or the bracket that has no partner.
  static func cutOffJSON(isText: Bool, openedAt span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax,
      isText ? "this text has no closing quote on its line" : "the file ends before what begins here does",
      at: span,
      notes: [
        isText ? "write a line break in a text as ‘\\n’" : "it may have been cut off: save or export it again"
      ])
  }

  static func tabInText(at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "a text can't hold a tab", at: span,
      fixes: [FixIt("write ‘\\t’", replace: span, with: "\\t", isSafe: true)])
  }

  static func invalidEscape(_ text: some Collection<UInt8>, at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "‘\(String(decoding: text, as: UTF8.self))’ stands for nothing", at: span,
      notes: [
        "‘\\’ is followed by one of ‘\" \\ / b f n r t’, or by ‘u’ and four digits; write ‘\\\\’ for itself"
      ])
  }

  static func loneSurrogate(_ text: some Collection<UInt8>, at span: Span) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "‘\(String(decoding: text, as: UTF8.self))’ is one half of a character", at: span,
      notes: ["a character beyond U+FFFF takes two: ‘\\uD83D\\uDE00’, or is written as itself"])
  }

  static func singleQuotes(_ text: String, at span: Span) -> Diagnostic {
    let isPlain = !text.contains("\"") && !text.contains("\\")
    return Diagnostic(
      .jsonSyntax, "JSON has double quotes", at: span,
      fixes: isPlain ? [FixIt("write ‘\"\(text)\"’", replace: span, with: "\"\(text)\"", isSafe: true)] : [])
  }
}
