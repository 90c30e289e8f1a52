import StyleReport
import StyleSource

/// How a client counts the characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How many units a character takes, by its first byte in UTF-8.
  func units(_ lead: UInt8) -> Int {
    switch self {
    case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    case .utf16: lead < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}

/// A place in a document, as the protocol has it: both count from 0.
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

/// Translates between byte offsets of a text and positions as a client counts them.
struct TextPositions {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineTable(bytes)
  }

  var lineCount: Int { lines.lineCount }

  func position(_ offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    var character = 0
    for byte in bytes[lines.content(ofLine: line).lowerBound..<offset] where byte & 0xC0 != 0x80 {
      character += encoding.units(byte)
    }
    return Position(line: line - 1, character: character)
  }

  /// A position behind the end of its line is the end, as the protocol says, and one behind the last line the end of the text.
  /// Within a character it is the character's beginning.
  func offset(_ position: Position) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    let line = lines.content(ofLine: position.line + 1)
    if encoding == .utf8 {
      var offset = min(line.lowerBound + min(position.character, line.count), line.upperBound)
      while offset > line.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound {
      let units = encoding.units(bytes[offset])
      guard units <= left else { break }
      left -= units
      repeat { offset += 1 } while offset < line.upperBound && bytes[offset] & 0xC0 == 0x80
    }
    return offset
  }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound).json, "end": position(range.upperBound).json]
  }

  func range(_ span: Span) -> JSONValue { range(span.range) }

  /// The bytes that a range of a message covers; nil where it is none.
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
