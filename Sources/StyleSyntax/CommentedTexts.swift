import StyleSource

// A text that a `#` cuts short: `title: We are #1 in town`.

extension SyntaxNode {
  /// Whether the scalar, up to a comment, is a reference and nothing else.
  package var isBareReference: Bool {
    kind == .scalar && withBytes { $0.first == UInt8(ascii: "$") && !$0.contains(UInt8(ascii: " ")) }
  }

  /// The comment without a space behind its `#` that follows a plain text in its line, and the text together with the comment; nil where
  /// there is none.
  package var commentInText: (text: String, whole: Span, comment: Span)? {
    guard kind == .scalar, !isQuoted, !tree.isTranslated, alias == nil else { return nil }
    let bytes = tree.source.bytes
    let (start, end) = (Int(definition.start), Int(definition.end))
    let mark = end + bytes[end...].prefix { $0 == UInt8(ascii: " ") }.count
    guard start < end, end < mark, startsWord(bytes, at: mark), !bytes[start..<end].contains(where: isBreak)
    else { return nil }
    var last = mark
    for index in mark..<bytes.count {
      if isBreak(bytes[index]) { break }
      // A comment behind all of it.
      if index > mark, bytes[index] == UInt8(ascii: "#"), isBlank(bytes[index - 1]),
        !startsWord(bytes, at: index)
      {
        break
      }
      if !isBlank(bytes[index]) { last = index + 1 }
    }
    let whole = Span(tree.source.id, start, last)
    let text = spelled(tree.source.text(whole), isFlow: false, keeping: UInt8(ascii: "\""))
    return (text, whole, Span(tree.source.id, mark, last))
  }
}

extension Diagnostic {
  /// The diagnostic for a comment that hides a closing bracket: `{ title: Item #3 }`.
  static func commentedText(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, of file: FileID
  ) -> Diagnostic? {
    guard let mark = commentMark(bytes, in: range), startsWord(bytes, at: mark) else { return nil }
    let line = lineRange(bytes, around: mark)
    // The brackets that the comment hides.
    var depth = 0
    var end = line.upperBound
    for index in mark..<line.upperBound {
      if "[{".utf8.contains(bytes[index]) { depth += 1 }
      if "]}".utf8.contains(bytes[index]) { depth -= 1 }
      if depth < 0 || depth == 0 && bytes[index] == UInt8(ascii: ",") {
        end = index
        break
      }
    }
    guard end < line.upperBound else { return nil }
    while isBlank(bytes[end - 1]) { end -= 1 }
    let before = max(line.lowerBound, range.lowerBound)..<mark
    let separator = before.last { "{[,".utf8.contains(bytes[$0]) }
    let entry = (separator.map { $0 + 1 } ?? before.lowerBound)..<mark
    let colon = entry.first { bytes[$0] == UInt8(ascii: ":") && isBlank(bytes[$0 + 1]) }
    let value = (colon.map { $0 + 1 } ?? mark)..<mark
    let start = value.first { !isBlank(bytes[$0]) }
    let key = (colon.map { entry.lowerBound..<$0 } ?? entry).filter { !isBlank(bytes[$0]) }.map { bytes[$0] }
    var fixes: [FixIt] = []
    if let start, !"\"'$".utf8.contains(bytes[start]),
      keysOfTexts.contains(String(decoding: key, as: UTF8.self))
    {
      let text = spelled(
        String(decoding: bytes[start..<end], as: UTF8.self), isFlow: true, keeping: UInt8(ascii: "\""))
      fixes = [
        FixIt("write ‘\(text.shortened)’", replace: Span(file, start, end), with: text, isSafe: false)
      ]
    }
    return Diagnostic(
      .yamlSyntax, "an unquoted ‘#’ starts a comment, which hides the rest of this line",
      at: Span(file, mark, end),
      notes: fixes.isEmpty ? ["put a text with ‘ #’ in quotes, or the comment behind the bracket"] : [],
      fixes: fixes)
  }

  /// The offset of the first comment outside quotes.
  private static func commentMark(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    var quote: UInt8?
    var before = UInt8(ascii: " ")
    for index in range {
      let byte = bytes[index]
      if let current = quote {
        if byte == current { quote = nil }
      } else if "\"'".utf8.contains(byte), ":,[{".utf8.contains(before) {
        quote = byte
      } else if byte == UInt8(ascii: "#"), index > range.lowerBound, isBlank(bytes[index - 1]) {
        return index
      }
      if !isBlank(byte) { before = byte }
    }
    return nil
  }
}

/// Whether a `#` is followed by what may be part of a text, as in `#3`; people write a space behind the `#` of a comment.
private func startsWord(_ bytes: some Collection<UInt8>, at mark: some BinaryInteger) -> Bool {
  let rest = bytes.dropFirst(Int(mark)).prefix(2)
  guard rest.count == 2, rest.first == UInt8(ascii: "#"), let next = rest.dropFirst().first else {
    return false
  }
  return !isBlank(next) && !"#!-=*+~<>/|:".utf8.contains(next)
}
