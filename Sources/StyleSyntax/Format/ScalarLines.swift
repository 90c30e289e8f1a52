import StyleSource

/// The edits of the lines of scalars.
struct ScalarLines {
  let bytes: [UInt8]
  let file: FileID
  private(set) var edits: [FixIt.Edit] = []

  init(_ bytes: [UInt8], in file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  /// Lays out the lines of a plain or quoted scalar: the spaces around its line breaks are no part of it.
  mutating func fold(_ range: Range<Int>, indent: Int) {
    let lines = bytes[range].lineRanges
    guard lines.count > 1 else { return }
    for (index, line) in lines.enumerated() {
      let text = index == 0 ? line.lowerBound : bytes[line].firstIndex { !isSpace($0) } ?? line.upperBound
      let isLast = index == lines.count - 1
      let end =
        isLast
        ? line.upperBound
        : endOfText(text..<line.upperBound, isEscaping: bytes[range.lowerBound] == UInt8(ascii: "\""))
      if index > 0 { replace(line.lowerBound..<text, with: text == line.upperBound ? 0 : indent) }
      replace(end..<line.upperBound, with: 0)
    }
    writeBreaks(between: lines)
  }

  /// The offset at which a line's text ends, before the spaces at its end; a space behind a backslash is text.
  private func endOfText(_ line: Range<Int>, isEscaping: Bool) -> Int {
    let last = bytes[line].lastIndex { !isSpace($0) }
    guard let last, last + 1 < line.upperBound, isEscaping else {
      return last.map { $0 + 1 } ?? line.lowerBound
    }
    let slashes = bytes[line.lowerBound...last].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return last + (slashes % 2 == 0 ? 1 : 2)
  }

  /// Moves the lines of a block scalar together, to `indent`, or as far from the surrounding block as its header says.
  mutating func move(_ scalar: BlockScalar, indent: Int, block: Int) {
    let header = bytes[scalar.headerRest]
    if let comment = header.comment {
      replace(header.startIndex..<comment.startIndex, with: max(1, header.width))
      replace(comment.endIndex..<header.endIndex, with: 0)
    } else {
      replace(scalar.headerRest, with: 0)
    }
    let indent = scalar.explicitIndent.map { block + $0 } ?? indent
    for line in scalar.lines {
      let spaces = bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
      // Of a line of spaces alone, only those behind the indentation are text.
      let isEmpty = spaces == line.count && spaces <= scalar.indent
      replace(
        line.lowerBound..<line.lowerBound + spaces, with: isEmpty ? 0 : spaces - scalar.indent + indent)
    }
    writeBreaks(between: [scalar.headerRest] + scalar.lines)
  }

  private mutating func writeBreaks(between lines: [Range<Int>]) {
    for (line, next) in zip(lines, lines.dropFirst()) {
      replace(line.upperBound..<next.lowerBound, with: "\n")
    }
  }

  private mutating func replace(_ range: Range<Int>, with spaces: Int) {
    replace(range, with: String(repeating: " ", count: spaces))
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    guard !bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(FixIt.Edit(Span(file, range.lowerBound, range.upperBound), text))
  }
}
