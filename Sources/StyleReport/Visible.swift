import StyleSource

/// A text on one line as a terminal may show it: escapes replace what would move the cursor, change colours, reverse text or be invisible.
package func visible(_ text: String) -> String { escaping(text) { _ in nil } }

/// The text on one line, with its own escape for each scalar that the format must not contain, and those of `visible` for the others.
///
/// - Parameter escape: The escape of a scalar; nil for one that the format takes as it is.
func escaping(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  // Most texts need no escape, and are returned without being copied.
  guard text.unicodeScalars.contains(where: { mustBeShown($0) || escape($0) != nil }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if let escaped = escape(scalar) {
      result += escaped
    } else if mustBeShown(scalar) {
      result += visible(scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The scalar as text, or an escape such as `\u{1B}`.
func visible(_ scalar: Unicode.Scalar) -> String {
  mustBeShown(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
}

/// Whether a scalar is a control, a line end or an invisible format character. The two joiners don't count: emoji and Persian are written
/// with them.
func mustBeShown(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value < 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return true
  case .format: return scalar.value != 0x200C && scalar.value != 0x200D
  default: return false
  }
}
