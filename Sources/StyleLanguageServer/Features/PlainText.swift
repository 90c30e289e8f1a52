/// The Markdown of this server's own descriptions as a plain text, for clients that show none: without signs of emphasis, with the
/// rows of tables as `dark: #000000`, and without pictures.
func plainText(_ markdown: String) -> String {
  var lines: [String] = []
  var isCode = false
  var isTable = false
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      isCode.toggle()
      continue
    }
    // What is no code may end on the line of a fence.
    if isCode {
      let end = line.hasSuffix("```")
      lines.append(String(end ? line.dropLast(3) : line))
      if end { isCode = false }
      continue
    }
    if line.hasPrefix("| ") {
      defer { isTable = true }
      // The first two rows are the head.
      if !isTable || line.hasPrefix("| ---") { continue }
      let cells = line.split(separator: "|").map { trimmed(withoutMarks($0)) }
      lines.append(cells.joined(separator: ": "))
      continue
    }
    isTable = false
    let text = withoutMarks(withoutPictures(line))
    if text.isEmpty, lines.last?.isEmpty ?? true { continue }
    lines.append(text)
  }
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines.joined(separator: "\n")
}

/// A line without `![light](data:…)`.
private func withoutPictures(_ line: Substring) -> Substring {
  guard line.hasPrefix("![") else { return line }
  return ""
}

/// A line without the signs around what is bold or code. Within code, asterisks stay.
private func withoutMarks(_ line: Substring) -> String {
  var text = ""
  var isCode = false
  var rest = line
  while let first = rest.first {
    if first == "`" {
      isCode.toggle()
      rest = rest.dropFirst()
    } else if !isCode, rest.hasPrefix("**") {
      rest = rest.dropFirst(2)
    } else {
      text.append(first)
      rest = rest.dropFirst()
    }
  }
  return text
}

private func trimmed(_ text: String) -> String {
  var text = text.drop { $0 == " " }
  while text.last == " " { text = text.dropLast() }
  return String(text)
}
