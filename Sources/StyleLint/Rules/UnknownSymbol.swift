import StyleModel
import StyleSource

extension Rule {
  static let unknownSymbol = Rule(
    .unknownSymbol, .drawing, scope: .file,
    good: """
      styles:
        close: { component: UIImageView, image: { systemName: xmark.circle.fill } }
      """
  ) { context in
    var known: Set<String> = []
    return context.symbols.compactMap { name, literal in
      guard !known.contains(name) else { return nil }
      if SymbolNames.systems(with: name) != nil {
        known.insert(name)
        return nil
      }
      let near = SymbolGuesses.symbol(meantBy: name)
      return .unknownSymbol(name, near: near, in: literal)
    }
  }
}

extension DiagnosticCode {
  static let unknownSymbol = DiagnosticCode(
    "unknown-symbol", .warning, "A symbol that a style names is one of Apple's SF Symbols.",
    explanation: """
      An app shows nothing in place of a symbol that doesn't exist. The rule knows the symbols up to SF Symbols 7.1, old names included. A
      symbol of your own is an image of an asset catalog: write its name alone.
      """,
    example: """
      styles:
        close: { component: UIImageView, image: { systemName: xmark.circel.fill } }
                                              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func unknownSymbol(
    _ name: String, near: String?, in literal: WrittenLiteral
  ) -> Diagnostic {
    let isImage = literal.value.symbol != nil
    // Of a list, only all of it has a place.
    let isAlone = if case .strings = literal.value { false } else { true }
    let notes =
      if name.isEmpty {
        ["write the name of one, such as ‘star’"]
      } else if isImage, near == nil {
        ["an image of an asset catalog is written by its name alone: ‘image: \(name)’"]
      } else if !isAlone, let near {
        ["\(near.quoted) may be meant"]
      } else {
        [String]()
      }
    let fixes =
      isAlone
      ? near.map { near in
        [
          FixIt(
            "write \(near.quoted)", replace: literal.span, with: isImage ? "{ systemName: \(near) }" : near,
            isSafe: false)
        ]
      } ?? [] : []
    return Diagnostic(
      .unknownSymbol, "there is no SF Symbol \(name.quoted)", at: literal.span, notes: notes, fixes: fixes)
  }
}

extension Value {
  /// The name of the symbol that the value is; nil for any other value.
  var symbol: String? { if case .image(.system(let name)) = self { name } else { nil } }

  /// The texts of a list, or a single text; nil for any other value.
  var texts: [String]? {
    switch self {
    case .strings(let texts): texts
    case .string(let text): [text]
    case .null, .invalid, .bool, .integer, .number, .localizedString, .choice, .point, .size, .rect, .range,
      .color,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners,
      .transform, .path,
      .numbers:
      nil
    }
  }
}

/// The names, of thousands, that a misspelled one may mean. The tables for finding them are made once, when a name is first
/// misspelled.
private enum SymbolGuesses {
  private static let shared = KnownNames.Shared(SymbolNames.all)
  private static let byLetters = Dictionary(
    SymbolNames.all.map { (letters(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  /// The name that differs in its separators and capitals alone, or else the nearest one.
  static func symbol(meantBy name: String) -> String? {
    byLetters[letters(of: name)] ?? KnownNames(shared, plainSearches: 0).nearest(to: name)
  }

  private static func letters(of name: String) -> [UInt8] {
    name.lowercased().utf8.filter { !".-_ /:".utf8.contains($0) }
  }
}
