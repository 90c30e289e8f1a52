extension SyntaxSentence {
  /// libyaml 0.2's problems, as its scanner and parser word them.
  static let all: [SyntaxSentence] = [
    SyntaxSentence(
      problem: "did not find expected ',' or ']'",
      message: "this ‘[’ isn't closed, or a comma is missing",
      note: "separate values with ‘,’ and end the list with ‘]’", place: .bracket),
    SyntaxSentence(
      problem: "did not find expected ',' or '}'",
      message: "this ‘{’ isn't closed, or a comma is missing",
      note: "separate entries with ‘,’ and end the mapping with ‘}’", place: .bracket),
    SyntaxSentence(
      problem: "did not find expected node content", context: "flow node",
      message: "a value is missing inside these brackets",
      note: "write one between two commas, and close the bracket"),
    SyntaxSentence(
      problem: "did not find expected node content", message: "a value is missing here",
      note: "put a text with YAML's special characters in quotes"),
    SyntaxSentence(
      problem: "did not find expected key", message: "this line doesn't fit the lines above it",
      note: "entries of one mapping or list start in the same column, and each is ‘key: value’"),
    SyntaxSentence(
      problem: "did not find expected '-' indicator", message: "this line doesn't fit the list above it",
      note: "each entry of a list starts with ‘- ’ in the same column"),
    SyntaxSentence(
      problem: "could not find expected ':'", message: "a colon is missing after this key",
      note: "write ‘key: value’, with a space after the colon", place: .beginning),
    SyntaxSentence(
      problem: "mapping values are not allowed", message: "‘: ’ isn't allowed here",
      note: "put a text that contains ‘: ’ in quotes"),
    SyntaxSentence(
      problem: "mapping keys are not allowed", message: "‘? ’ isn't allowed here",
      note: "put a text that begins with ‘? ’ in quotes"),
    SyntaxSentence(
      problem: "block sequence entries are not allowed", message: "a list entry isn't allowed here",
      note: "start the list on its own line, under its key"),
    SyntaxSentence(
      problem: "found unexpected end of stream", message: "a quoted text isn't closed",
      note: "end it with the same quote", place: .beginning),
    SyntaxSentence(
      problem: "found unexpected document indicator", message: "a quoted text isn't closed",
      note: "end it with the same quote", place: .beginning),
    SyntaxSentence(
      problem: "found unknown escape character", message: "this escape doesn't exist in YAML",
      note: "in double quotes, write ‘\\\\’ for a backslash", place: .escape),
    SyntaxSentence(
      problem: "did not find expected hexdecimal number", message: "this escape needs hexadecimal digits",
      note: "two after ‘\\x’, four after ‘\\u’, eight after ‘\\U’", place: .escape),
    SyntaxSentence(
      problem: "found invalid Unicode character escape code",
      message: "this escape is not a Unicode character",
      note: "half of a surrogate pair can't stand alone; write the character itself", place: .escape),
    SyntaxSentence(
      problem: "did not find expected alphabetic or numeric character", context: "directive",
      message: "this directive is unknown", note: "style files need at most ‘%YAML 1.2’", place: .beginning),
    SyntaxSentence(
      problem: "did not find expected alphabetic or numeric character",
      message: "after ‘&’ or ‘*’ comes a name of letters and digits",
      note: "put a text that begins with ‘&’ or ‘*’ in quotes", place: .beginning),
    SyntaxSentence(
      problem: "found undefined tag handle", message: "this tag is unknown",
      note: "style files need no tags; put a text that begins with ‘!’ in quotes"),
    SyntaxSentence(
      problem: "", context: "tag", message: "this tag can't be read",
      note: "style files need no tags; put a text that begins with ‘!’ in quotes", place: .beginning),
    SyntaxSentence(
      problem: "found incompatible YAML document", message: "style files are YAML 1.2",
      note: "write ‘%YAML 1.2’, or leave the line out", place: .beginning),
    SyntaxSentence(
      problem: "", context: "directive", message: "this directive can't be read",
      note: "write ‘%YAML 1.2’, or leave the line out", place: .beginning),
    SyntaxSentence(
      problem: "did not find expected <document start>", message: "a line ‘---’ is missing here",
      note: "write it after ‘%YAML 1.2’, or leave out both"),
    SyntaxSentence(
      problem: "", context: "block scalar", message: "the text after ‘|’ or ‘>’ begins on the next line",
      note: "indent it with spaces, further than its key; or put a short text in quotes", place: .beginning),
  ]
}
