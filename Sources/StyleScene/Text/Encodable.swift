/// Without what cairo takes for no text: NUL, which would end it, and what is no character, at which it stops to draw a PDF.
package func encodable(_ text: String) -> String {
  func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
  }
  guard text.unicodeScalars.contains(where: isRefused) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }))
}
