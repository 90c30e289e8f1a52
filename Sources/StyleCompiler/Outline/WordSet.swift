import StyleSyntax

/// Some words by their lengths: most texts are told from them without being compared.
struct WordSet {
  private var byLength: [[[UInt8]]] = []
  /// The lengths, and those of the words in quotes, as bits.
  private var lengths: UInt64 = 0

  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append(bytes)
      lengths |= 1 << UInt64(bytes.count) | 1 << UInt64(bytes.count + 2)
    }
  }

  /// Whether what is so long in a file may be one of the words.
  func mayHave(length: Int) -> Bool { length < 64 && lengths & 1 << UInt64(length) != 0 }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count < byLength.count
      && byLength[text.count].contains { $0.first == text.first && text.elementsEqual($0) }
  }
}

extension SyntaxNode {
  /// Whether its text is one of some words.
  func isAny(of words: WordSet) -> Bool {
    kind == .scalar && words.mayHave(length: Int(span.end - span.start)) && withBytes(words.contains)
  }
}
