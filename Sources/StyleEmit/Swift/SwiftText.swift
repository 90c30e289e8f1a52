import StyleSource

/// `text` as a Swift string literal on one line. Characters that could end it, interpolate, or change how the line reads are escaped.
func stringLiteral(_ text: String) -> String {
  // Most texts need nothing.
  let quote = UInt8(ascii: "\"")
  let backslash = UInt8(ascii: "\\")
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != quote && $0 != backslash }) {
    return "\"" + text + "\""
  }
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      if isInvisible(scalar) {
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

/// `text` as one or more lines that may follow `//` or `///`.
func commentLines(_ text: String) -> [String] {
  // Most texts are one line that can stand as it is.
  if text.unicodeScalars.allSatisfy(isPlain) { return [trimmed(text)].filter { !$0.isEmpty } }
  var lines: [String] = [""]
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
      lines.append("")
    case "\t":
      lines[lines.count - 1] += " "
    default:
      if !isInvisible(scalar) { lines[lines.count - 1].unicodeScalars.append(scalar) }
    }
  }
  return lines.map(trimmed).filter { !$0.isEmpty }
}

private func trimmed(_ line: String) -> String {
  let bytes = line.utf8
  let space = UInt8(ascii: " ")
  guard let first = bytes.firstIndex(where: { $0 != space }),
    let last = bytes.lastIndex(where: { $0 != space })
  else { return "" }
  return first == bytes.startIndex && bytes.index(after: last) == bytes.endIndex
    ? line : String(line[first...last])
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var hasAdjacentSpaces: Bool {
    var wasSpace = false
    for byte in self {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && wasSpace { return true }
      wasSpace = isSpace
    }
    return false
  }
}

/// Whether a character needs no escape in a line.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x80: scalar.value >= 0x20 && scalar.value != 0x7F
  // Dashes and quotation marks, of which comments have many.
  case 0x2010...0x2027: true
  default: !isInvisible(scalar)
  }
}

/// Whether a character is invisible to a reader of the code: controls, line separators, and formatting characters such as the bidirectional
/// controls.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
  // An emoji may be joined of others.
  case .format: scalar != "\u{200D}"
  default: false
  }
}

extension SwiftWriter {
  /// A documentation comment, wrapped to the line length; nothing where there is no text.
  mutating func documentation(_ texts: String?...) {
    var isFirst = true
    for text in texts.compactMap({ $0 }) {
      let lines = commentLines(text)
      if lines.isEmpty { continue }
      if !isFirst { line("///") }
      isFirst = false
      for content in lines { wrapped(content, marker: "/// ") }
    }
  }

  /// A line of documentation about a name, and whether it was written: not where it may be too long for one line, or the name isn't
  /// ASCII. Many thousands of them, whose lines are not made texts first.
  mutating func documentation(_ start: String, naming name: String, _ end: String) -> Bool {
    guard start.utf8.count + name.utf8.count + end.utf8.count <= SwiftWriter.commentWidth,
      name.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return false }
    joinedLine("/// ", start, name, end)
    return true
  }

  mutating func comment(_ text: String) {
    for content in commentLines(text) { wrapped(content, marker: "// ") }
  }

  private mutating func wrapped(_ text: String, marker: String) {
    // Most texts fit; no text has more columns than bytes.
    var text = text
    if text.utf8.count <= SwiftWriter.commentWidth, !text.withUTF8(\.hasAdjacentSpaces) {
      line(marker + text)
      return
    }
    var current = marker
    var width = 0
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      // A scalar begins with each byte that doesn't continue one.
      let length = word.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      if width > 0, width + 1 + length > SwiftWriter.commentWidth {
        line(current)
        current = marker
        width = 0
      }
      if width > 0 {
        current += " "
        width += 1
      }
      current += Substring(word)
      width += length
    }
    line(current)
  }

  /// Writes the attribute `@available` for a deprecated declaration.
  ///
  /// - Parameter deprecated: The replacement, or empty; nil where the declaration isn't deprecated.
  mutating func deprecation(_ deprecated: String?) {
    guard let deprecated else { return }
    if deprecated.isEmpty {
      line("@available(*, deprecated)")
    } else {
      statement(
        "",
        .call("@available", [Code("*"), Code("deprecated"), Code("message: " + stringLiteral(deprecated))]))
    }
  }

  /// Writes the first lines of every file: the style files that it is made from, and a note on its licence.
  mutating func header(from paths: [String]) {
    let names = Set(paths.map { path in String(pathParts(path).last ?? "") }).sorted()
    let shown = names.prefix(3).flatMap(commentLines).joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    let source = names.isEmpty ? "" : " from \(shown)\(rest)"
    line("// Generated by stylec\(source). Do not edit.")
    line("// This file is yours: stylec's licence puts no conditions on generated code.")
    line()
  }
}
