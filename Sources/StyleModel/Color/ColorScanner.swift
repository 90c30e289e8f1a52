/// Reads CSS tokens from bytes.
struct ColorScanner {
  let text: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { position == text.count }

  /// The next byte; 0 at the end, which no token begins with.
  var next: UInt8 { position < text.count ? text[position] : 0 }

  /// Skips whitespace and comments, which may be wherever whitespace may.
  mutating func skipWhitespace() {
    while position < text.count {
      if isWhitespace(text[position]) {
        position += 1
      } else if beginsComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private var beginsComment: Bool {
    text[position] == UInt8(ascii: "/") && position + 1 < text.count
      && text[position + 1] == UInt8(ascii: "*")
  }

  /// Skips a comment: up to the end of the text where nothing closes the comment, as in CSS.
  private mutating func skipComment() {
    // A star doesn't both open and close it.
    position = min(position + 3, text.count)
    while position < text.count {
      let isEnd = text[position] == UInt8(ascii: "/") && text[position - 1] == UInt8(ascii: "*")
      position += 1
      if isEnd { return }
    }
  }

  mutating func skip(to position: Int) { self.position = position }

  /// Takes `byte` if it is the next one after whitespace, and returns whether it was.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes the name that begins at the current position and returns its range, which is empty where there is none.
  mutating func takeName() -> Range<Int> {
    let start = position
    guard !isDigit(next) else { return start..<start }
    while position < text.count, isNameByte(text[position]) { position += 1 }
    return start..<position
  }

  /// The range from the current position to the end of the value: never empty before the end of the text.
  func rangeOfValue() -> Range<Int> {
    var end = position
    while end < text.count, !isWhitespace(text[end]), !endsValue(text[end]) { end += 1 }
    return position..<min(max(end, position + 1), text.count)
  }

  private func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ")")
  }

  /// The range from the current position to the last byte that isn't whitespace.
  func rangeOfRest() -> Range<Int> {
    var end = text.count
    while end > position, isWhitespace(text[end - 1]) { end -= 1 }
    return position..<end
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  /// Takes CSS's `<number-token>`, brought within ±10⁹, which no colour exceeds.
  mutating func takeNumber() -> Double? {
    let start = position
    var end = position
    var mantissa: UInt64 = 0
    var exponent = 0
    var significant = 0
    func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    func isSign(_ index: Int) -> Bool { byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") }
    func digits() {
      while isDigit(byte(end)) {
        // Past 19 digits the slow path decides, so what overflows here is never used.
        mantissa = mantissa &* 10 &+ UInt64(byte(end) - UInt8(ascii: "0"))
        if mantissa > 0 { significant += 1 }
        end += 1
      }
    }

    if isSign(end) { end += 1 }
    let firstDigit = end
    digits()
    var digitCount = end - firstDigit
    if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) {
      end += 1
      let fraction = end
      digits()
      exponent = fraction - end
      digitCount += end - fraction
    }
    guard digitCount > 0 else { return nil }
    if byte(end) | 0x20 == UInt8(ascii: "e"),
      isDigit(byte(end + 1)) || isSign(end + 1) && isDigit(byte(end + 2))
    {
      // Rare enough for the slow path.
      significant = .max
      end += 2
      while isDigit(byte(end)) { end += 1 }
    }
    position = end
    let value: Double
    if significant <= 15, exponent >= -22 {
      // Both are exact as doubles, so their quotient is rounded once, as it must be.
      let magnitude = Double(mantissa) / powersOfTen[-exponent]
      value = byte(start) == UInt8(ascii: "-") ? -magnitude : magnitude
    } else {
      value = Double(string(start..<end)) ?? 0
    }
    return value.asColorNumber
  }
}

extension Double {
  /// The number brought within ±10⁹, which no colour exceeds.
  var asColorNumber: Double { Swift.min(Swift.max(self, -1e9), 1e9) }
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  1e20, 1e21, 1e22,
]

func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D && byte != 0x0B }

func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt8? {
  if isDigit(byte) { return byte - UInt8(ascii: "0") }
  let letter = (byte | 0x20) &- UInt8(ascii: "a")
  return letter < 6 ? letter + 10 : nil
}

private func isNameByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
    || byte == UInt8(ascii: "_") || byte >= 0x80
}
