extension String {
  /// At most 40 characters and one line of it, for a message.
  public var shortened: String {
    let line = unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    guard line.count > 40 || line.count < unicodeScalars.count else { return self }
    return String(String.UnicodeScalarView(line.prefix(40))) + "…"
  }
}
