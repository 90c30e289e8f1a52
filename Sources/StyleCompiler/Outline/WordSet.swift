import StyleSyntax

/// Some words by their lengths, which rule out most texts without a comparison.
struct WordSet {
  private var byLength: [[[UInt8]]] = []
  /// The lengths of the words, with and without quotes, as bits.
  private var lengths: UInt64 = 0

  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append(bytes)
      lengths |= 1 << UInt64(bytes.count) | 1 << UInt64(bytes.count + 2)
    }
  }

  /// Whether a text of a length in a file may be one of the words.
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
