import StyleReport
import StyleSource

/// The units in which a client counts the characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of a character, by its first byte in UTF-8.
  func units(_ lead: UInt8) -> Int {
    switch self {
    case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    case .utf16: lead < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}

/// A position in a document, as in the protocol: both numbers count from 0.
struct Position: Hashable, Comparable {
  var line, character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

  static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// Translates between byte offsets of a text and a client's positions.
struct TextPositions {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// The number of units before each multiple of `stride`, by which an offset in a very long line is found without counting from the line's
  /// start.
  private let unitCounts: [Int]
  private static let stride = 512

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineTable(bytes)
    var counts = [0]
    var start = 0
    while start + TextPositions.stride <= bytes.count {
      let end = start + TextPositions.stride
      counts.append(counts[counts.count - 1] + TextPositions.units(bytes, start..<end, encoding))
      start = end
    }
    unitCounts = counts
  }

  private static func units(_ bytes: [UInt8], _ range: Range<Int>, _ encoding: PositionEncoding) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      for byte in bytes[range] where byte & 0xC0 != 0x80 { units += encoding.units(byte) }
      return units
    }
  }

  private func units(_ range: Range<Int>) -> Int {
    guard range.count > TextPositions.stride else { return TextPositions.units(bytes, range, encoding) }
    return units(before: range.upperBound) - units(before: range.lowerBound)
  }

  private func units(before offset: Int) -> Int {
    let counted = offset / TextPositions.stride
    return unitCounts[counted]
      + TextPositions.units(bytes, counted * TextPositions.stride..<offset, encoding)
  }

  var lineCount: Int { lines.lineCount }

  func position(_ offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    return Position(line: line - 1, character: units(lines.content(ofLine: line).lowerBound..<offset))
  }

  /// The offset of a position. A position behind the end of its line is the end, as in the protocol, and one behind the last line the end
  /// of the text. Within a character it is the character's beginning.
  func offset(_ position: Position) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    let line = lines.content(ofLine: position.line + 1)
    if encoding == .utf8 {
      var offset = min(line.lowerBound + min(position.character, line.count), line.upperBound)
      while offset > line.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var (offset, left) = skipping(position.character, in: line)
    while offset < line.upperBound {
      let units = encoding.units(bytes[offset])
      guard units <= left else { break }
      left -= units
      repeat { offset += 1 } while offset < line.upperBound && bytes[offset] & 0xC0 == 0x80
    }
    return offset
  }

  /// The offset in a line up to which units can be skipped by the counts, and the number of units left.
  private func skipping(_ units: Int, in line: Range<Int>) -> (offset: Int, left: Int) {
    guard min(units, line.count) > TextPositions.stride else { return (line.lowerBound, units) }
    let before = self.units(before: line.lowerBound)
    let known = line.lowerBound / TextPositions.stride + 1...line.upperBound / TextPositions.stride
    let fitting = unitCounts[known].partitioningIndex { $0 - before > units } - 1
    guard fitting >= known.lowerBound else { return (line.lowerBound, units) }
    var offset = fitting * TextPositions.stride
    while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return (offset, units - (unitCounts[fitting] - before))
  }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound).json, "end": position(range.upperBound).json]
  }

  func range(_ span: Span) -> JSONValue { range(span.range) }

  /// The bytes of a range in a message; nil where the value is no range.
  func offsets(_ value: JSONValue?) -> Range<Int>? {
    guard let start = Position(value?["start"]), let end = Position(value?["end"]) else { return nil }
    let (from, to) = (offset(start), offset(end))
    return min(from, to)..<max(from, to)
  }

  /// The line of an offset, counted from 0, and its bytes without the line break.
  func line(at offset: Int) -> (number: Int, content: Range<Int>) {
    let line = lines.line(at: min(offset, bytes.count))
    return (line - 1, lines.content(ofLine: line))
  }

  func content(ofLine number: Int) -> Range<Int> { lines.content(ofLine: number + 1) }
}
