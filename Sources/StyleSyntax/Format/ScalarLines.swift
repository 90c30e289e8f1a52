import StyleSource

/// The edits that move the further lines of a scalar to where they belong.
struct ScalarLines {
  let bytes: [UInt8]
  let file: FileID
  private(set) var edits: [FixIt.Edit] = []

  init(_ bytes: [UInt8], in file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  /// A plain or quoted scalar: what stands before a further line's text is no part of it.
  mutating func fold(_ range: Range<Int>, indent: Int) {
    for line in furtherLines(range) {
      let text = bytes[line].firstIndex { !isSpace($0) } ?? line.upperBound
      replace(line.lowerBound..<text, with: text == line.upperBound ? 0 : indent)
    }
  }

  /// A block scalar: its lines move together; where the header says how deep they are, they keep that distance from the
  /// block that they stand in, which moves by `shift`.
  mutating func move(_ range: Range<Int>, indent: Int, shift: Int) {
    let lines = furtherLines(range)
    let header = bytes[range].prefix { !isBreak($0) }
    let isExplicit = header.dropFirst().prefix { !isSpace($0) }.contains { $0 &- UInt8(ascii: "1") < 9 }
    let filled = lines.filter { line in bytes[line].contains { !isSpace($0) } }
    guard let first = filled.first else { return }
    let base = bytes[first].firstIndex { $0 != UInt8(ascii: " ") }.map { $0 - first.lowerBound } ?? 0
    for line in lines {
      let spaces = bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
      let isEmpty = spaces == line.count
      // Of a line of spaces alone, only those behind the indentation are text.
      if isEmpty, !isExplicit, spaces <= base {
        replace(line, with: 0)
      } else {
        let new = isExplicit ? spaces + shift : spaces - base + indent
        replace(line.lowerBound..<line.lowerBound + spaces, with: isEmpty && spaces == 0 ? 0 : max(0, new))
      }
    }
  }

  /// The ranges of a scalar's lines but the first, without their breaks.
  private mutating func furtherLines(_ range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if isBreak(bytes[index]) {
        if let start { lines.append(start..<index) }
        let isPair =
          bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "\n")
        let next = index + (isPair ? 2 : 1)
        if bytes[index] == UInt8(ascii: "\r") {
          edits.append(FixIt.Edit(Span(file, index, next), "\n"))
        }
        index = next
        start = index
      } else {
        index += 1
      }
    }
    if let start { lines.append(start..<range.upperBound) }
    return lines
  }

  private mutating func replace(_ range: Range<Int>, with spaces: Int) {
    guard range.count != spaces || bytes[range].contains(where: { $0 != UInt8(ascii: " ") }) else { return }
    edits.append(
      FixIt.Edit(Span(file, range.lowerBound, range.upperBound), String(repeating: " ", count: spaces)))
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
