import StyleSource

extension SourceMap {
  /// The edit that removes an entry from its mapping or list: its whole lines if nothing else is on them, else the entry with its comma.
  /// It is nil for the only entry between brackets.
  func removal(of entry: Span) -> FixIt.Edit? {
    let bytes = self[entry.file].bytes
    let range = entry.range
    guard range.upperBound <= bytes.count else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }

    let isComma = end < bytes.count && bytes[end] == UInt8(ascii: ",")
    if isComma {
      end += 1
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      return edit(entry.file, range.lowerBound, end)
    }
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") {
      return edit(entry.file, start - 1, range.upperBound)
    }

    if start > 1, bytes[start - 1] == UInt8(ascii: "-"), start < range.lowerBound {
      start -= 1
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    }
    // A comment behind the entry is about the entry.
    if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
      while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    }
    guard start == 0 || isBreak(bytes[start - 1]), end == bytes.count || isBreak(bytes[end]) else {
      return nil
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return edit(entry.file, start, end)
  }

  private func edit(_ file: FileID, _ start: Int, _ end: Int) -> FixIt.Edit {
    FixIt.Edit(Span(file, start, end), "")
  }
}

extension RuleContext {
  /// The fix that removes an entry; none where there is no text or the entry cannot be removed.
  func removing(_ entry: Span, _ title: String, isSafe: Bool) -> [FixIt] {
    guard let edit = facts.sources?.removal(of: entry) else { return [] }
    return [FixIt(title, [edit], isSafe: isSafe && !mayHoldComment(entry))]
  }

  /// Whether a removal may take comments with it, which nobody should lose unasked: a `#` behind a space, in a line that ends
  /// within the span. In a text of several lines it may be part of the text.
  func mayHoldComment(_ span: Span) -> Bool {
    guard let bytes = facts.sources?[span.file].bytes, span.range.upperBound <= bytes.count else {
      return false
    }
    let text = bytes[span.range]
    func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    guard let lastBreak = text.lastIndex(where: isBreak) else { return false }
    return text[..<lastBreak].indices.dropFirst().contains { index in
      let before = text[index - 1]
      let isAfterSpace = before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") || isBreak(before)
      return isAfterSpace && text[index] == UInt8(ascii: "#")
    }
  }
}
