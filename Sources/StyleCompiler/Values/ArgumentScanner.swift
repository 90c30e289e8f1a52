import StyleModel

/// A scanner of a function's arguments, which goes byte by byte.
struct ArgumentScanner {
  /// The number of open brackets.
  var depth: Int
  private var quote: UInt8?
  private var last = UInt8(ascii: "(")

  init(depth: Int) { self.depth = depth }

  var isQuoted: Bool { quote != nil }

  mutating func pass(_ byte: UInt8) {
    defer { if byte != UInt8(ascii: " ") { last = byte } }
    if let quote {
      if byte == quote { self.quote = nil }
      return
    }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    // Elsewhere it is an apostrophe.
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      if TextTemplate.beforeQuotations.utf8.contains(last) { quote = byte }
    default: break
    }
  }

  /// The arguments, without blanks around them, up to the bracket that closes them, and the index of that bracket.
  static func arguments(_ bytes: [UInt8], from start: Int) -> (ranges: [Range<Int>], end: Int?) {
    var scanner = ArgumentScanner(depth: 1)
    var ranges: [Range<Int>] = []
    var begin = start
    for index in bytes.indices.dropFirst(start) {
      let isTop = scanner.depth == 1 && !scanner.isQuoted
      scanner.pass(bytes[index])
      let isClosed = scanner.depth == 0
      guard isTop, isClosed || bytes[index] == UInt8(ascii: ",") else { continue }
      ranges.append(trimmed(bytes, begin..<index))
      if isClosed { return (ranges, index) }
      begin = index + 1
    }
    return (ranges, nil)
  }

  /// The index at which the argument that begins at `start` ends: that of a comma or the closing bracket.
  static func endOfArgument(_ bytes: [UInt8], from start: Int) -> Int {
    var scanner = ArgumentScanner(depth: 1)
    for index in bytes.indices.dropFirst(start) {
      let isTop = scanner.depth == 1 && !scanner.isQuoted
      scanner.pass(bytes[index])
      if scanner.depth == 0 || isTop && bytes[index] == UInt8(ascii: ",") { return index }
    }
    return bytes.count
  }

  /// The sign that compares two values, outside of brackets and quotes; nil where there is none.
  static func comparison(_ bytes: [UInt8], in range: Range<Int>) -> (sign: Range<Int>, Comparison)? {
    var scanner = ArgumentScanner(depth: 0)
    for index in range {
      if scanner.depth == 0, !scanner.isQuoted {
        for length in [2, 1] where index + length <= range.upperBound {
          let sign = index..<index + length
          if let found = Comparison(rawValue: String(decoding: bytes[sign], as: UTF8.self)) {
            return (sign, found)
          }
        }
      }
      scanner.pass(bytes[index])
    }
    return nil
  }

  /// A range without the blanks around it.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let blank = UInt8(ascii: " ")
    guard let first = bytes[range].firstIndex(where: { $0 != blank }),
      let last = bytes[range].lastIndex(where: { $0 != blank })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
