import StyleSource
import StyleSyntax

/// The text of an expression, and the position up to which it has been read.
struct ExpressionText {
  let node: SyntaxNode
  let bytes: [UInt8]
  private(set) var position = 0

  /// - Parameter end: Where the expression ends; nil for the end of the text.
  init(_ node: SyntaxNode, upTo end: Int? = nil) {
    self.node = node
    bytes = node.withBytes { Array($0.prefix(end ?? .max)) }
  }

  var isAtEnd: Bool { position == bytes.count }
  /// The next byte; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }
  /// The range that has not been read.
  var rest: Range<Int> { position..<bytes.count }

  func starts(with prefix: String) -> Bool { bytes[position...].starts(with: prefix.utf8) }

  mutating func skipSpace() { skip { $0 == UInt8(ascii: " ") } }

  mutating func skip(_ count: Int) { position += count }

  mutating func move(to position: Int) { self.position = position }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  /// Skips digits, a point and an exponent, as YAML writes numbers.
  mutating func skipNumber() {
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10 }
    skip { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    guard let next, next | 0x20 == UInt8(ascii: "e") else { return }
    let isSigned = position + 1 < bytes.count && "+-".utf8.contains(bytes[position + 1])
    guard isDigit(position + (isSigned ? 2 : 1)) else { return }
    skip(isSigned ? 2 : 1)
    skip { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Skips a comment of CSS, which may stand in a colour; false where none begins.
  mutating func skipComment() -> Bool {
    guard starts(with: "/*") else { return false }
    skip(2)
    while !isAtEnd, !starts(with: "*/") { skip(1) }
    skip(min(2, rest.count))
    return true
  }

  /// Reads one of some characters, and blanks before it; nil where another character follows.
  mutating func take(oneOf characters: StaticString) -> UInt8? {
    skipSpace()
    let allowed = UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
    guard let next, allowed.contains(next) else { return nil }
    position += 1
    return next
  }

  /// The range of a unit of other languages that follows, or of a percent sign behind a blank; nil where neither follows.
  var foreignUnit: Range<Int>? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    if end > position, end < bytes.count, bytes[end] == UInt8(ascii: "%") { return position..<end + 1 }
    for unit in ["px", "pt", "dp"] where bytes[end...].starts(with: unit.utf8) {
      let behind = end + unit.utf8.count
      return behind < bytes.count && isNamePart(bytes[behind]) ? nil : position..<behind
    }
    return nil
  }

  /// The text without all foreign units behind its numbers: `min(50%, 80)` for `min(50 %, 80px)`.
  var withoutForeignUnits: String {
    var plain: [UInt8] = []
    var text = self
    text.position = 0
    while let next = text.next {
      let start = text.position
      let isNumber = next &- UInt8(ascii: "0") < 10 && !(plain.last.map(isNamePart) ?? false)
      if isNumber { text.skipNumber() } else { text.skip(1) }
      plain += bytes[start..<text.position]
      if isNumber, let unit = text.foreignUnit {
        if bytes[unit].last == UInt8(ascii: "%") { plain.append(UInt8(ascii: "%")) }
        text.position = unit.upperBound
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The span of a part in the file; that of the whole node where escapes hide it.
  func span(_ range: Range<Int>) -> Span {
    node.isVerbatim && node.span == node.definition ? node.contentSpan[range] : node.span
  }
}
