extension String {
  /// The string's first line, at most 40 characters of it, for a message.
  public var shortened: String {
    let line = unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    guard line.count > 40 || line.count < unicodeScalars.count else { return self }
    return String(String.UnicodeScalarView(line.prefix(40))) + "…"
  }
}

extension String {
  /// The string as a message quotes it from a style file.
  package var quoted: String { "‘\(shortened)’" }

  /// The string's first bytes, at most `count` of them.
  package func clipped(to count: Int) -> String {
    utf8.count <= count ? self : String(decoding: utf8.prefix(count), as: UTF8.self) + "…"
  }

  /// The string with a capital letter, for the beginning of a sentence.
  package var firstCapital: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// The strings as a list: a, b and c.
  package var list: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
