/// A choice between two values as other languages write it: `$isPill ? 22 : 8` of Swift, C and JavaScript, `if $isPill then 22 else 8`,
/// `if $isPill { 22 } else { 8 }`, and `22 if $isPill else 8` of Python.
package struct ForeignChoice {
  /// The choice as a style file writes it: `if($isPill, 22, 8)`.
  package let expression: String

  /// Reads a choice; nil where the text is none, or has quotes.
  package init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")), !text.contains("\"") else { return nil }
    guard let (condition, then, otherwise) = ForeignChoice.parts(text) else { return nil }
    let last = ForeignChoice(otherwise)?.expression ?? otherwise
    guard condition.contains("$"),
      ![condition, then, last].contains(where: { $0.isEmpty || $0.contains(" ? ") })
    else { return nil }
    expression = "if(\(condition), \(then), \(last))"
  }

  private static func parts(_ text: String) -> (String, String, String)? {
    if text.hasPrefix("$") || text.hasPrefix("!$") {
      guard let (condition, values) = split(text, at: " ? "),
        let (then, otherwise) = split(values, at: " : ")
      else { return nil }
      return (condition, then, otherwise)
    }
    if text.hasPrefix("if ") {
      let text = String(text.dropFirst(3))
      if let (condition, values) = split(text, at: " then "),
        let (then, otherwise) = split(values, at: " else ")
      {
        return (condition, then, otherwise)
      }
      guard text.hasSuffix("}"), let (condition, values) = split(String(text.dropLast()), at: " {"),
        let (then, rest) = split(values, at: "}"), let (empty, otherwise) = split(rest, at: "else {"),
        empty.isEmpty
      else { return nil }
      return (condition, then, otherwise)
    }
    guard let (then, rest) = split(text, at: " if "), let (condition, otherwise) = split(rest, at: " else "),
      condition.hasPrefix("$") || condition.hasPrefix("!$") || condition.hasPrefix("not $")
    else { return nil }
    return (condition.hasPrefix("not ") ? "!" + condition.dropFirst(4) : condition, then, otherwise)
  }

  private static func split(_ text: String, at mark: String) -> (String, String)? {
    let (text, mark) = (Array(text.utf8), Array(mark.utf8))
    guard text.count > mark.count,
      let start = (0..<text.count - mark.count).first(where: { text[$0...].starts(with: mark) })
    else { return nil }
    let parts = [text[..<start], text[(start + mark.count)...]].map { part in
      let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
      return String(
        decoding: part.drop(while: isBlank).reversed().drop(while: isBlank).reversed(), as: UTF8.self)
    }
    return (parts[0], parts[1])
  }
}
