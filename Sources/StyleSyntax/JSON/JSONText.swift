import StyleSource

extension JSONReader {
  /// Reads a text in quotes: a slice of the source if nothing in it is escaped.
  mutating func readText(_ builder: inout TreeBuilder) {
    let start = position
    position += 1
    skipUnescaped()
    guard position < end, !isBreak(bytes[position]) else { return stopInText(from: start, &builder) }
    if bytes[position] == UInt8(ascii: "\"") {
      position += 1
      return builder.addScalar(.quoted, start..<position)
    }
    var text = Array(bytes[start + 1..<position])
    while position < end, !isBreak(bytes[position]) {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return text.withUnsafeBufferPointer { builder.addScalar(decoded: $0, start..<position) }
      case UInt8(ascii: "\\"): readEscape(into: &text, &builder)
      case 0x09:
        report(.tabInText(at: span(position..<position + 1)), &builder)
        text.append(0x09)
        position += 1
      default:
        let piece = position
        skipUnescaped()
        text += bytes[piece..<position]
      }
    }
    stopInText(from: start, &builder)
  }

  /// Moves to a quote, a backslash, a tab or a line break.
  private mutating func skipUnescaped() {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
      position += 1
    }
  }

  /// Reads an escape. One that stands for no character adds nothing to the text.
  private mutating func readEscape(into text: inout [UInt8], _ builder: inout TreeBuilder) {
    let start = position
    position += 1
    guard position < end, !isBreak(bytes[position]) else { return }
    let sign = bytes[position]
    let next = endOfSign
    position = next
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = readUnit() else {
        // Where the file was cut off, the text's missing end says so.
        if position >= end { return }
        return report(.invalidEscape(bytes[start..<position], at: span(start..<position)), &builder)
      }
      if unit & 0xFC00 == 0xD800 {
        let second = position
        if position + 1 < end, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        {
          position += 2
          if let low = readUnit(), low & 0xFC00 == 0xDC00 {
            let scalar = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
            if let scalar = Unicode.Scalar(scalar) { text += Array(String(Character(scalar)).utf8) }
            return
          }
          if position >= end { return }
          position = second
        }
      }
      guard let scalar = Unicode.Scalar(unit) else {
        if position >= end || position + 1 == end && bytes[position] == UInt8(ascii: "\\") { return }
        return report(.loneSurrogate(bytes[start..<position], at: span(start..<position)), &builder)
      }
      text += Array(String(Character(scalar)).utf8)
    default:
      report(.invalidEscape(bytes[start..<next], at: span(start..<next)), &builder)
    }
  }

  /// Reads the four digits behind `\u`. Where there are fewer, returns nil and stops behind the last.
  private mutating func readUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < end else { return nil }
      switch bytes[position] {
      case let digit where digit &- UInt8(ascii: "0") < 10:
        unit = unit << 4 | UInt32(digit - UInt8(ascii: "0"))
      case let digit where (digit | 0x20) &- UInt8(ascii: "a") < 6:
        unit = unit << 4 | UInt32((digit | 0x20) - UInt8(ascii: "a") + 10)
      default: return nil
      }
      position += 1
    }
    return unit
  }

  /// Reads and reports a text in single quotes, as JavaScript has it.
  mutating func readSingleQuoted(_ builder: inout TreeBuilder) {
    let start = position
    position += 1
    while position < end, !isBreak(bytes[position]), bytes[position] != UInt8(ascii: "'") { position += 1 }
    guard position < end, !isBreak(bytes[position]) else { return stopInText(from: start, &builder) }
    position += 1
    let text = String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    report(.singleQuotes(text, at: span(start..<position)), &builder)
    builder.addScalar(.quoted, start..<position)
  }
}
