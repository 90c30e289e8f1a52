import StyleSource

/// A string as YAML spells it: without quotes where that means the same to every reader, else in double quotes, or in single
/// quotes where that saves escapes.
///
/// - Parameters:
///   - isFlow: Whether it stands between brackets, where commas and brackets end it.
///   - quote: The quote to keep where one is needed or was there before; nil for none.
func spelled(_ text: String, isFlow: Bool, keeping quote: UInt8? = nil) -> String {
  if quote == nil, isPlain(text, isFlow: isFlow), isString(text) { return text }
  let hasUnprintable = text.unicodeScalars.contains { !isPrintable($0) }
  let prefersSingle =
    quote == UInt8(ascii: "'") || quote == nil && (text.contains("\"") || text.contains("\\"))
  if prefersSingle, !hasUnprintable { return "'" + text.replacingQuotes() + "'" }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default: result += isPrintable(scalar) ? String(scalar) : escaped(scalar)
    }
  }
  return result + "\""
}

/// Whether a text can stand as a plain scalar on one line (YAML 1.2.2, § 7.3.3).
func isPlain(_ text: String, isFlow: Bool) -> Bool {
  let scalars = Array(text.unicodeScalars)
  guard let first = scalars.first, let last = scalars.last else { return false }
  guard first != " ", last != " ", last != ":", !text.hasPrefix("---"), !text.hasPrefix("...") else {
    return false
  }
  guard scalars.allSatisfy({ isPrintable($0) && $0 != "\u{FEFF}" }) else { return false }
  switch first {
  case ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "=", "<": return false
  case "-", "?", ":":
    // Where no space follows, they begin a text; between brackets, libyaml takes them for signs.
    let beginsText = !isFlow && scalars.count > 1 && scalars[1] != " "
    guard beginsText || first == "-" && isNegative(scalars) else { return false }
  default: break
  }
  for (scalar, next) in zip(scalars, scalars.dropFirst()) {
    if scalar == ":", next == " " { return false }
    if scalar == " ", next == "#" { return false }
    if isFlow, scalar == ":", isFlowSign(next) { return false }
  }
  return !isFlow || !scalars.contains(where: isFlowSign)
}

/// Whether a scalar begins as a negative number does, which may also stand between brackets.
private func isNegative(_ scalars: [Unicode.Scalar]) -> Bool {
  scalars.count > 1 && (scalars[1] == "." || ("0"..."9").contains(scalars[1]))
}

private func isFlowSign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case ",", "[", "]", "{", "}", "?": true
  default: false
  }
}

/// Whether a plain scalar is a string in YAML 1.2 and in 1.1, whose `yes` and `on` many programs still read as truth values.
private func isString(_ text: String) -> Bool {
  guard Array(text.utf8).withUnsafeBufferPointer({ classify($0) }) == .string else { return false }
  switch text.lowercased() {
  case "y", "n", "yes", "no", "on", "off", "true", "false", "null": return false
  default: break
  }
  // Numbers of YAML 1.1: `1_000`, `12:30`, `0b1`.
  let bytes = text.utf8
  guard let first = bytes.first else { return false }
  let isDigit = first &- UInt8(ascii: "0") < 10
  let isNumeric = bytes.allSatisfy { byte in
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }
  return !(isDigit && isNumeric) && !text.hasPrefix("0b")
}

/// Whether a character is visible, and allowed without an escape in a quoted text on one line.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool { !mustBeEscaped(scalar) }

private func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
  // The joiners are a part of emoji and of Persian words.
  case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
  default: scalar.value & 0xFFFE == 0xFFFE
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  func digits(_ count: Int) -> String {
    let text = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
  if scalar.value < 0x100 { return "\\x" + digits(2) }
  return scalar.value < 0x10000 ? "\\u" + digits(4) : "\\U" + digits(8)
}

extension String {
  /// The text with each single quote written twice, as within single quotes.
  fileprivate func replacingQuotes() -> String {
    var result = ""
    for scalar in unicodeScalars { result += scalar == "'" ? "''" : String(scalar) }
    return result
  }
}
