import StyleScene

extension [UInt8] {
  /// Appends a text so that it ends neither its element nor its attribute (in double quotes), in XML and in HTML.
  ///
  /// A character that XML forbids becomes U+FFFD. One that changes the direction of text is written as a number, so that the
  /// source cannot be made to look like another.
  mutating func appendEscaped(_ text: String, inAttribute: Bool = false) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: self += "&amp;".utf8
      case 0x3C: self += "&lt;".utf8
      case 0x3E: self += "&gt;".utf8
      case 0x22 where inAttribute: self += "&quot;".utf8
      case 0x9 where !inAttribute, 0xA where !inAttribute: append(UInt8(scalar.value))
      // Parsers turn these into spaces or line feeds where they stand bare.
      case 0x9, 0xA, 0xD: self += "&#\(scalar.value);".utf8
      case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: self += "\u{FFFD}".utf8
      case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        self += "&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8
      default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
