extension String {
  /// The text without zero-width spaces and joiners, which pages and chats insert.
  var withoutInvisibles: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where !Self.invisible.contains(scalar) { result.append(scalar) }
    return String(result)
  }

  private static let invisible: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
  ]
}
