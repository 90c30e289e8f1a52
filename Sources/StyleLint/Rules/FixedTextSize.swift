import StyleModel
import StyleSource

extension Rule {
  static let fixedTextSize = Rule(
    .fixedTextSize, .accessibility, scope: .file, isOnByDefault: false,
    good: """
      styles:
        hint: { component: UILabel, font: { textStyle: footnote } }
      """
  ) { context in
    context.literals.compactMap { literal in
      guard case .font(let font) = literal.value, font.textStyle == nil else { return nil }
      return .fixedTextSize(font, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let fixedTextSize = DiagnosticCode(
    "fixed-text-size", .info, "Text follows the reader's text size.",
    explanation: """
      A font with a `textStyle` follows the text size that people choose in Settings (Dynamic Type). A font with
      only a `size` doesn't.
      """,
    example: """
      styles:
        hint: { component: UILabel, font: { size: 13 } }
                                        # ^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func fixedTextSize(_ font: Font, at span: Span) -> Diagnostic {
    let near = Font.TextStyle.allCases.min {
      abs($0.pointSize - font.pointSize) < abs($1.pointSize - font.pointSize)
    }
    return Diagnostic(
      .fixedTextSize, "this text doesn't follow the reader's text size", at: span,
      notes: near.map { ["‘textStyle: \($0.rawValue)’ is \($0.pointSize.shown) points at the usual size"] }
        ?? []
    )
  }
}
