import StyleModel
import StyleSource
import StyleSyntax

/// A reference to a named value as other languages write it.
enum ForeignReference {
  /// The name in a reference: `color.tint` in `${color.tint}`, `{{ color.tint }}`, `<color.tint>` and `%color.tint%`, `accent` in
  /// `var(--accent)`, `Color("accent")`, `--accent` and `.accent`, `colorAccent` in `?attr/colorAccent`.
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
}
