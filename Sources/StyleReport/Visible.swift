import StyleSource

/// Text as a terminal may show it, on one line: what would move the cursor, change colours, turn text around or
/// be invisible comes out as an escape.
package func visible(_ text: String) -> String {
  if text.unicodeScalars.contains(where: mustBeShown) {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(contentsOf: visible(scalar).unicodeScalars) }
    return String(result)
  }
  return text
}

/// The scalar itself, or `\u{1B}`.
func visible(_ scalar: Unicode.Scalar) -> String {
  mustBeShown(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
}

/// Whether a scalar is a control, a line end or an invisible format character. The two joiners are none of these
/// where it counts: emoji and Persian are written with them.
func mustBeShown(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value < 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return true
  case .format: return scalar.value != 0x200C && scalar.value != 0x200D
  default: return false
  }
}
