/// `$isPill ? 22 : 8`: a choice between two values as Swift, C and JavaScript write it.
package struct ForeignChoice {
  /// What it is in a style file: `if($isPill, 22, 8)`.
  package let expression: String

  /// nil where the text is none, or is written with quotes.
  package init?(_ text: String) {
    guard text.hasPrefix("$") || text.hasPrefix("!$"), !text.contains("\"") else { return nil }
    guard let (condition, values) = ForeignChoice.split(text, at: " ? "),
      let (then, otherwise) = ForeignChoice.split(values, at: " : ")
    else { return nil }
    let last = ForeignChoice(otherwise)?.expression ?? otherwise
    guard ![condition, then, last].contains(where: { $0.isEmpty || $0.contains(" ? ") }) else { return nil }
    expression = "if(\(condition), \(then), \(last))"
  }

  private static func split(_ text: String, at mark: String) -> (String, String)? {
    let (text, mark) = (Array(text.utf8), Array(mark.utf8))
    guard text.count > mark.count,
      let start = (0..<text.count - mark.count).first(where: { text[$0...].starts(with: mark) })
    else { return nil }
    let parts = [text[..<start], text[(start + mark.count)...]].map { part in
      String(decoding: part.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
    return (parts[0], parts[1])
  }
}
