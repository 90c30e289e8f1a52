import StyleSource

extension DiagnosticCode {
  static let yamlSyntax = DiagnosticCode(
    "yaml-syntax", .error, "A style file is well-formed YAML.",
    explanation: """
      What stands below a key is indented further than the key, with spaces; after a key comes a colon and a
      space; quotes and brackets are closed. A text that holds `: ` or ` #`, or begins with one of
      ``[ ] { } , & * ! | > ' " % @ ` ``, stands in quotes.
      """,
    example: "styles:\n  card: { component: UIView\n")
}

extension Diagnostic {
  /// What libyaml could not read, in words for people who don't know YAML's grammar.
  static func yamlSyntax(_ problem: String, context: String, at offset: Int, in file: SourceFile)
    -> Diagnostic
  {
    let bytes = file.bytes
    let offset = min(offset, bytes.count)
    let byte = offset < bytes.count ? bytes[offset] : nil
    let width = byte == nil || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? 0 : 1
    var span = Span(file.id, offset, offset + width)
    while span.range.upperBound < bytes.count, bytes[Int(span.end)] & 0xC0 == 0x80 { span.end += 1 }

    if byte == UInt8(ascii: "\t") {
      return Diagnostic(
        .yamlSyntax, "a tab stands where only spaces may indent", at: span,
        fixes: [FixIt("indent with spaces", replace: span, with: "  ", isSafe: false)])
    }
    if problem.hasPrefix("found character that cannot start any token"), let byte {
      let name = String(decoding: [byte], as: UTF8.self)
      return Diagnostic(
        .yamlSyntax, "a value can't begin with ‘\(name)’", at: span, notes: ["put the value in quotes"])
    }
    let sentence = sentences.first { problem.hasPrefix($0.problem) && context.contains($0.context) }
    return Diagnostic(
      .yamlSyntax, sentence?.message ?? "this is not YAML: \(problem)", at: span,
      notes: sentence?.note.map { [$0] } ?? [])
  }

  private static let sentences: [(problem: String, context: String, message: String, note: String?)] = [
    (
      "did not find expected ',' or ']'", "",
      "a list that begins with ‘[’ isn't closed or lacks a comma here",
      "separate values with ‘,’ and end the list with ‘]’"
    ),
    (
      "did not find expected ',' or '}'", "",
      "a mapping that begins with ‘{’ isn't closed or lacks a comma here",
      "separate entries with ‘,’ and end the mapping with ‘}’"
    ),
    (
      "did not find expected key", "", "this line doesn't fit the lines above it",
      "lines of one mapping begin in the same column, and each is ‘key: value’"
    ),
    (
      "did not find expected '-' indicator", "", "this line doesn't fit the list above it",
      "each entry of a list begins with ‘- ’ in the same column"
    ),
    (
      "could not find expected ':'", "", "a key without ‘: ’ stands here",
      "after a key comes a colon and a space"
    ),
    (
      "mapping values are not allowed", "", "a ‘: ’ can't stand here",
      "put a text that holds ‘: ’ in quotes, or check how far the line is indented"
    ),
    (
      "block sequence entries are not allowed", "", "a list entry can't stand here",
      "begin the list on a line of its own, under its key"
    ),
    (
      "found unexpected end of stream", "quoted scalar", "a quoted text isn't closed",
      "end it with the quote it began with"
    ),
    (
      "found unknown escape character", "", "this escape doesn't exist in YAML",
      "in double quotes, write ‘\\\\’ for a backslash"
    ),
    ("did not find expected hexdecimal number", "", "this escape needs hexadecimal digits", nil),
    (
      "found invalid Unicode character escape code", "", "this escape is no Unicode character",
      "half of a surrogate pair can't stand alone"
    ),
    ("found undefined tag handle", "", "this tag isn't known", "style files need no tags; remove it"),
    ("did not find expected <document start>", "", "something stands behind the end of the document", nil),
    ("found a tab character", "", "a tab stands where only spaces may indent", "indent with spaces"),
    (
      "did not find expected alphabetic or numeric character", "", "a name is missing behind ‘&’ or ‘*’",
      "put a text that begins with ‘&’ or ‘*’ in quotes"
    ),
  ]
}
