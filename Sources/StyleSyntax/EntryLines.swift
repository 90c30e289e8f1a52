import StyleSource

/// A line in which an entry begins, with the lines below it that a bracket, or a text behind `|` or `>`, takes up.
package struct EntryLine: Sendable {
  /// The offset of the first byte of each line of the entry that isn't empty.
  package let starts: [Int]
  /// The number of spaces before the entry.
  package let column: Int
  /// The text before the colon; nil where there is no colon.
  package let key: String?
  package let keySpan: Span
  /// Whether the line is an entry of a list.
  package let hasDash: Bool
  /// The text behind the colon, without a comment.
  package let value: String

  /// The lines of a file, without comments; nil where one is indented with a tab, or a bracket isn't closed.
  package static func all(in file: SourceFile) -> [EntryLine]? {
    file.bytes.withUnsafeBufferPointer { bytes in
      var reader = EntryLineReader(bytes: bytes, file: file.id)
      return reader.read()
    }
  }
}

private struct EntryLineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>, file: FileID) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func read() -> [EntryLine]? {
    var lines: [EntryLine] = []
    while index < bytes.count {
      let line = nextLine()
      let first = line.first { bytes[$0] != UInt8(ascii: " ") } ?? line.upperBound
      guard first < line.upperBound, bytes[first] != UInt8(ascii: "#") else { continue }
      if bytes[first] == UInt8(ascii: "\t") { return nil }
      guard let entry = entry(in: line, from: first) else { return nil }
      lines.append(entry)
    }
    return lines
  }

  /// Reads the range of the next line, without its break.
  private mutating func nextLine() -> Range<Int> {
    let start = index
    while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
    let end = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    return start..<end
  }

  private mutating func entry(in line: Range<Int>, from first: Int) -> EntryLine? {
    let column = first - line.lowerBound
    var starts = [line.lowerBound]
    let isDash =
      bytes[first] == UInt8(ascii: "-") && (first + 1 == line.upperBound || isBlank(bytes[first + 1]))
    let colon =
      isDash
      ? nil
      : (first..<line.upperBound).first { index in
        bytes[index] == UInt8(ascii: ":") && (index + 1 == line.upperBound || isBlank(bytes[index + 1]))
      }
    let hasKey = colon.map { colon in !(first..<colon).contains { "{}[]\"'#,".utf8.contains(bytes[$0]) } }
    let key = hasKey == true ? colon : nil
    var scan = ValueScan()
    scan.take(bytes, (key.map { $0 + 1 } ?? (isDash ? first + 1 : first))..<line.upperBound)
    let value = scan.text
    while scan.depth > 0 {
      guard index < bytes.count else { return nil }
      let next = nextLine()
      if next.contains(where: { !isBlank(bytes[$0]) }) { starts.append(next.lowerBound) }
      scan.take(bytes, next)
    }
    if value.utf8.first == UInt8(ascii: "|") || value.utf8.first == UInt8(ascii: ">") {
      takeText(below: column, &starts)
    }
    return EntryLine(
      starts: starts, column: column,
      key: key.map { String(decoding: bytes[first..<$0], as: UTF8.self) },
      keySpan: Span(file, first, key ?? line.upperBound), hasDash: isDash, value: value)
  }

  /// Skips the lines of a text behind `|` or `>`.
  private mutating func takeText(below column: Int, _ starts: inout [Int]) {
    while index < bytes.count {
      let before = index
      let line = nextLine()
      let first = line.first { bytes[$0] != UInt8(ascii: " ") } ?? line.upperBound
      if first == line.upperBound { continue }
      if first - line.lowerBound <= column {
        index = before
        return
      }
      starts.append(line.lowerBound)
    }
  }
}

/// Counts the brackets that are open behind a value.
private struct ValueScan {
  var depth = 0
  /// The text scanned, without comments and surrounding blanks.
  private(set) var text = ""

  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var before = UInt8(ascii: ":")
    var index = range.lowerBound
    var end = range.upperBound
    while index < range.upperBound {
      let byte = bytes[index]
      let beginsValue = ":,[{-".utf8.contains(before)
      if byte == UInt8(ascii: "#"), index == range.lowerBound || isBlank(bytes[index - 1]) {
        end = index
        break
      }
      if "\"'".utf8.contains(byte), beginsValue {
        index += 1
        while index < range.upperBound, bytes[index] != byte {
          index += byte == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      } else if "{[".utf8.contains(byte), depth > 0 || beginsValue {
        depth += 1
      } else if "}]".utf8.contains(byte), depth > 0 {
        depth -= 1
      }
      if !isBlank(byte) { before = byte }
      index += 1
    }
    var start = range.lowerBound
    end = max(start, min(end, range.upperBound))
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    text = String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
