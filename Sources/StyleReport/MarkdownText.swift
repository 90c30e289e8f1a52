/// A text on one line in which Markdown and HTML find no markup, also in a cell of a table.
///
/// - Parameter beginsLine: Whether the text may be at the beginning of a line or of an item of a list, where a `#` would make a heading.
package func markdownText(_ text: String, beginsLine: Bool = true) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~": result += "\\\(character)"
    case "#" where beginsLine && result.isEmpty: result += "\\#"
    case "&": result += "&amp;"
    case let character where character.isNewline: result += " "
    default: result.append(character)
    }
  }
  return result
}

/// A text as code, also in a cell of a table, where no character has a meaning: neither Markdown's nor GitHub's for names, issues and
/// formulas. An empty text stays empty.
package func markdownCode(_ text: String) -> String {
  if text.isEmpty { return "" }
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  let space = longest > 0 ? " " : ""
  // A cell ends at a bar that has no backslash.
  return fence + space + escaping(text) { $0 == "|" ? "\\|" : nil } + space + fence
}
