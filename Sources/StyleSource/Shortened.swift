extension String {
  /// At most 40 characters and one line of it, for a message.
  public var shortened: String {
    let line = unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    guard line.count > 40 || line.count < unicodeScalars.count else { return self }
    return String(String.UnicodeScalarView(line.prefix(40))) + "…"
  }
}

extension String {
  /// As a message names something from a style file.
  package var quoted: String { "‘\(shortened)’" }

  /// Its first bytes, no more than so many.
  package func clipped(to count: Int) -> String {
    utf8.count <= count ? self : String(decoding: utf8.prefix(count), as: UTF8.self) + "…"
  }

  /// As a sentence begins.
  package var firstCapital: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// a, b and c
  package var list: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
