import StyleReport

/// Writes Markdown: blocks with an empty line between them.
struct PageWriter {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func paragraph(_ paragraph: String) { text += "\n" + paragraph + "\n" }

  mutating func list(_ items: [String]) {
    text += "\n"
    for item in items { line("- " + markdownText(item)) }
  }

  /// Writes a table without the columns that are empty in all rows.
  mutating func table(_ heads: [String], _ rows: [[String]]) {
    let columns = heads.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    func row(_ cells: [String]) -> String {
      "| " + columns.map { markdownText(cells[$0], beginsLine: false) }.joined(separator: " | ") + " |"
    }
    text += "\n"
    line(row(heads))
    line("|" + columns.map { _ in " --- |" }.joined())
    for cells in rows { line(row(cells)) }
  }

  // MARK: Texts

  /// A text in double quotes, as YAML and JSON have it.
  static func quoted(_ text: String) -> String {
    String(decoding: JSONValue.string(text).compactBytes, as: UTF8.self)
  }

  /// A name as a key, in quotes where YAML would read another value: `"050"`, `"null"`.
  static func key(_ name: String) -> String {
    let isOther =
      name.first.map(\.isNumber) ?? true
      || ["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(name)
    return isOther ? quoted(name) : name
  }

  /// The path of a file in a link.
  static func address(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/@+".utf8)
    return path.utf8.reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
