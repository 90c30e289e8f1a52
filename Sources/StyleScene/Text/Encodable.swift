/// The text without characters that cairo can't encode: NUL, which would end it, and noncharacters, at which it stops drawing a PDF.
package func encodable(_ text: String) -> String {
  func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
  }
  guard text.unicodeScalars.contains(where: isRefused) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }))
}
