import StyleModel
import StyleSource

extension StylePictures {
  /// The findings on characters that no installed font has, at the places where the style's texts are written.
  ///
  /// The fonts are known only where something is drawn, so the run that draws reports these.
  package func findings(missing characters: [Unicode.Scalar], in sheet: ResolvedSheet) -> [Diagnostic] {
    let missing = characters.reduce(into: [Unicode.Scalar]()) { if !$0.contains($1) { $0.append($1) } }
    guard !missing.isEmpty else { return [] }
    var places: [(span: Span, characters: [Unicode.Scalar])] = []
    let texts = texts(in: sheet)
    for character in missing {
      let writing = texts.filter { $0.text.unicodeScalars.contains(character) }.map(\.span)
      for span in writing.isEmpty ? [nameSpan(in: sheet)] : writing {
        if let place = places.firstIndex(where: { $0.span == span }) {
          places[place].characters.append(character)
        } else {
          places.append((span, [character]))
        }
      }
    }
    return places.map { .missingGlyph($0.characters, at: $0.span) }
  }

  /// The name of the style in its file; for a component without a style, the component's.
  package func nameSpan(in sheet: ResolvedSheet) -> Span {
    style.map { sheet.styles[$0].span } ?? sheet.components[component].span
  }

  /// Each text that the style's looks show, with the place where it is written; that of a preview has no place of its own.
  private func texts(in sheet: ResolvedSheet) -> [(text: String, span: Span)] {
    let prepared = prepared(in: sheet)
    var texts: [(text: String, span: Span)] = []
    func add(_ look: Look) {
      for layer in look.layers {
        if let nested = layer.nested { add(nested) }
        guard let text = layer.shownText(), let span = sheet[layer.origin(of: .string)].span,
          !texts.contains(where: { $0.span == span })
        else { continue }
        texts.append((text, span))
      }
    }
    for picture in pictures { add(picture.look(in: prepared)) }
    return texts
  }
}

extension DiagnosticCode {
  package static let missingGlyph = DiagnosticCode(
    "missing-glyph", .warning, "A picture shows every character of its texts.",
    explanation: """
      No installed font has the character, so pictures show a box instead. Devices have other fonts, so this
      says nothing about them. Install a font that has the character. The next run draws the pictures again.
      """,
    example: """
      styles:
        menu: { component: UILabel, text: "Menu \\u{100001}" }
      """)
}

extension Diagnostic {
  fileprivate static func missingGlyph(_ characters: [Unicode.Scalar], at span: Span) -> Diagnostic {
    let shown = 5
    var names = characters.prefix(shown).map(spelling).joined(separator: ", ")
    if characters.count > shown { names += " and \(characters.count - shown) more" }
    let sources = characters.reduce(into: [FontSource]()) { sources, character in
      let source = FontSource(of: character)
      if !sources.contains(source) { sources.append(source) }
    }
    return Diagnostic(
      .missingGlyph, "no installed font has \(names), and pictures show a box instead", at: span,
      notes: sources.map(\.advice))
  }

  /// The words for a character: ‘한’ (U+D55C), or only its number where there is nothing to see.
  private static func spelling(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return FontSource(of: character) == .none ? number : "‘\(character)’ (\(number))"
  }
}
