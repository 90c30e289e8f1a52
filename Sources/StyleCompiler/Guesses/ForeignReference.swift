import StyleModel
import StyleSource
import StyleSyntax

/// A reference to a named value as other languages write it.
enum ForeignReference {
  /// The name in it: `color.tint` in `${color.tint}`, `{{ color.tint }}`, `<color.tint>` and `%color.tint%`, `accent` in `var(--accent)`,
  /// `Color("accent")`, `--accent` and `.accent`, `colorAccent` in `?attr/colorAccent`.
  static func name(in text: String) -> Substring {
    var name = text[...]
    while true {
      let before = name.utf8.count
      name = name.drop { "$. ".contains($0) }
      while name.hasSuffix(" ") { name = name.dropLast() }
      if name.hasPrefix("--") { name = name.drop { $0 == "-" } }
      for (open, close) in brackets where name.hasPrefix(open) && name.hasSuffix(close) && name.count > 2 {
        name = name.dropFirst(open.count).dropLast(close.count)
      }
      // `var(--accent)` of CSS, and what generates it.
      for function in functions where name.hasPrefix(function) && name.hasSuffix(")") {
        name = name.dropFirst(function.count).dropLast().drop { "-'\" ".contains($0) }
        while let last = name.last, "'\" ".contains(last) { name = name.dropLast() }
      }
      if name.utf8.count == before { return name }
    }
  }

  private static let brackets = [("{", "}"), ("#{", "}"), ("(", ")"), ("<", ">"), ("%", "%")]
  private static let functions = [
    "var(", "theme(", "token(", "Color(", "UIColor(named:", "NSColor(named:",
  ]

  /// The only token that is named like the text but for its capitals, dashes and dots, or like what is behind its last dot: `color.accent` for
  /// `theme.colors.accent`.
  static func token(like path: String, of type: ValueType?, among names: [String]) -> String? {
    let squeezed = { (text: Substring) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let whole = squeezed(path[...])
    let last = squeezed(path.split(separator: ".").last ?? "")
    guard !last.isEmpty, last.contains(where: \.isLetter) else { return nil }
    var found: String?
    for name in names {
      guard let dot = name.firstIndex(of: "."), let tokenType = TokenType(rawValue: String(name[..<dot])),
        type.map(tokenType.valueType.isUsable) ?? true
      else { continue }
      let own = squeezed(name[name.index(after: dot)...])
      guard [whole, last].contains(own) || [whole, last].contains(squeezed(name[...])) else { continue }
      guard found == nil else { return nil }
      found = name
    }
    return found
  }
}
