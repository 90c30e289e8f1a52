/// A whole line of Swift where a value is needed: `view.layer.cornerRadius = 12`, `let radius: CGFloat = 8`.
struct ForeignAssignment {
  /// The last name in front of the equals sign.
  let name: String
  let value: String

  /// Parses a text; nil where it is no assignment.
  init?(_ text: String) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, sides[0].last == " ", sides[1].first == " " else { return nil }
    var target = sides[0].dropLast()
    // What names can consist of, with the type of a constant.
    guard
      target.utf8.allSatisfy({
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 || "0123456789_.?!: ".utf8.contains($0)
      })
    else { return nil }
    for keyword in ["let ", "var ", "self."] where target.hasPrefix(keyword) {
      target = target.dropFirst(keyword.count)
    }
    if let colon = target.firstIndex(of: ":") { target = target[..<colon] }
    guard !target.contains(" "), let last = target.split(separator: ".").last, !last.isEmpty else {
      return nil
    }
    name = String(last.filter { $0 != "?" && $0 != "!" })
    value = String(sides[1].dropFirst()).withoutEnd
  }
}

extension String {
  /// The text without the semicolon and the blanks behind a statement.
  fileprivate var withoutEnd: String {
    var text = self[...]
    while let last = text.last, last == ";" || last == " " { text = text.dropLast() }
    return String(text)
  }
}
