import StyleSyntax

extension SyntaxNode {
  /// Whether its text is one of some words.
  func isAny(of words: [String]) -> Bool {
    kind == .scalar
      && withBytes { bytes in
        words.contains { $0.utf8.count == bytes.count && bytes.elementsEqual($0.utf8) }
      }
  }
}

/// “two spaces”, “one column”
func inWords(_ count: Int, _ noun: String) -> String {
  let words = ["one", "two", "three", "four", "five", "six"]
  let number = count >= 1 && count <= words.count ? words[count - 1] : "\(count)"
  return "\(number) \(noun)\(count == 1 ? "" : "s")"
}
