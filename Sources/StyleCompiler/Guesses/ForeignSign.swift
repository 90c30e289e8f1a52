/// A sign of a calculation that word processors and mathematics have in place of that on a keyboard: `–8`, `2 × 3`.
struct ForeignSign {
  let scalar: Unicode.Scalar
  let name: String
  /// The sign in a style file.
  let meant: String

  init?(_ scalar: Unicode.Scalar?) {
    guard let scalar else { return nil }
    let known: (name: String, meant: String)? =
      switch scalar.value {
      case 0x2212: ("a minus sign", "-")
      case 0x2010: ("a hyphen", "-")
      case 0x2011: ("a no-break hyphen", "-")
      case 0x2013: ("an en dash", "-")
      case 0x2014: ("an em dash", "-")
      case 0xFE63, 0xFF0D: ("a wide hyphen", "-")
      case 0xD7: ("a multiplication sign", "*")
      case 0x22C5, 0xB7: ("a dot", "*")
      case 0xF7: ("a division sign", "/")
      default: nil
      }
    guard let known else { return nil }
    self.scalar = scalar
    (name, meant) = known
  }

  /// A note for people to whom the sign looks right.
  var note: String {
    let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
    return "‘\(scalar)’ is \(name), U+\(padding)\(hexadecimal); write ‘\(meant)’"
  }

  /// A calculation with plain signs, `2 * 8` for `2 × 8`; nil where the text has no other sign among numbers.
  static func calculation(in text: String) -> (sign: ForeignSign, text: String)? {
    guard let sign = text.unicodeScalars.lazy.compactMap(ForeignSign.init).first else { return nil }
    let written = text.unicodeScalars.map { ForeignSign($0)?.meant ?? String($0) }.joined()
    guard written.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || " .+-*/()".utf8.contains($0) }) else {
      return nil
    }
    return (sign, written)
  }

  /// The number behind another sign, `-8` in `−8`; nil where the text is none.
  static func number(in text: String) -> (sign: ForeignSign, number: String)? {
    guard let sign = ForeignSign(text.unicodeScalars.first), sign.meant == "-" else { return nil }
    let number = "-" + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst().drop { $0 == " " }))
    return Double(number).map { _ in (sign, number) }
  }
}
