import StyleModel
import StyleSource

extension Rule {
  static let smallText = Rule(
    .smallText, .accessibility, scope: .file, options: [.smallestText],
    good: """
      styles:
        hint: { component: UILabel, font: { size: 11 } }
      """
  ) { context in
    let least = context.number(.smallestText)
    return context.literals.compactMap { literal in
      guard case .font(let font) = literal.value, font.pointSize < least else { return nil }
      return .smallText(font.pointSize, least, at: literal.span)
    }
  }
}

extension RuleOption {
  fileprivate static let smallestText = RuleOption(
    "size", .number(11), "The minimum size of a font, in points.")
}

extension DiagnosticCode {
  static let smallText = DiagnosticCode(
    "small-text", .warning, "Text is large enough to read.",
    explanation: """
      Apple's Human Interface Guidelines allow at least 11 points on iOS. Many people can't read smaller text at
      arm's length.
      """,
    example: """
      styles:
        hint: { component: UILabel, font: { size: 9 } }
                                        # ^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func smallText(_ size: Double, _ least: Double, at span: Span) -> Diagnostic {
    Diagnostic(
      .smallText, "text of \(size.shown) points is hard to read; the minimum is \(least.shown)", at: span)
  }
}
