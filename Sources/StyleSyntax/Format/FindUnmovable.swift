import StyleSource

/// The first text that would mean something else once it is laid out; nil where there is none.
///
/// Only a person can tell what such a text means, so its file is left alone.
func findUnmovable(_ tokens: [YAMLToken], in file: SourceFile) -> Diagnostic? {
  let bytes = file.bytes
  var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for token in tokens where token.isVisible {
    let first = bytes[token.range.lowerBound]
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let end = isQuoted ? token.range.lowerBound : token.range.upperBound
    if let character = hiddenMark(bytes[position..<end]) { return .hiddenMark(character, in: file) }
    if case .scalar(isBlock: false) = token.kind, let mark = documentMark(bytes[token.range]) {
      let line = bytes[(token.range.lowerBound - token.column)..<token.range.lowerBound]
      if line.allSatisfy(isBlank) { return .documentMark(mark, in: file) }
    }
    position = token.range.upperBound
  }
  return hiddenMark(bytes[position...]).map { .hiddenMark($0, in: file) }
}

/// The range of a second byte order mark: libyaml skips it at the start of a line, as YAML 1.1 has it; in YAML 1.2 it is a character like
/// others (§ 5.4).
private func hiddenMark(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
  bytes.indices.first { bytes[$0...].starts(with: [0xEF, 0xBB, 0xBF]) }.map { $0..<$0 + 3 }
}

/// The range of three dashes or dots, which begin or end a document at the beginning of a line.
private func documentMark(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
  let mark = bytes.prefix(3)
  guard mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8) else { return nil }
  let next = bytes.dropFirst(3).first
  return next.map(isBlank) ?? true ? mark.startIndex..<mark.endIndex : nil
}

extension Diagnostic {
  fileprivate static func hiddenMark(_ character: Range<Int>, in file: SourceFile) -> Diagnostic {
    let span = Span(file.id, character.lowerBound, character.upperBound)
    let names = file.text(span).unicodeScalars.map { codePointName($0.value) }.joined()
    return Diagnostic(
      .invalidEncoding, "this is the invisible character \(names)", at: span,
      notes: [
        "some programs drop it; remove it, or put the text in quotes"
      ],
      fixes: [FixIt("remove the character", replace: span, with: "", isSafe: false)])
  }

  fileprivate static func documentMark(_ mark: Range<Int>, in file: SourceFile) -> Diagnostic {
    let span = Span(file.id, mark.lowerBound, mark.upperBound)
    return Diagnostic(
      .unsupportedYAML, "a text can't begin with ‘\(file.text(span))’ where a line begins", at: span,
      notes: ["YAML reads it as a document marker; put the text in quotes"])
  }
}
