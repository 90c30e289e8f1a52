import StyleModel
import StyleSource

extension Rule {
  static let smallText = Rule(
    .smallText, .accessibility, options: [.smallestText],
    good: """
      styles:
        hint: { component: UILabel, font: { size: 11 } }
      """
  ) { context in
    let least = context.number(.smallestText)
    return context.facts.writtenValues.flatMap { written in
      written.entries.compactMap { entry -> Diagnostic? in
        guard case .font(let font) = entry.value, font.pointSize < least,
          context.facts.token(of: entry.origin) == nil, let span = context.sheet[entry.origin].span
        else { return nil }
        return .smallText(font.pointSize, least, at: span)
      }
    }
  }
}

extension RuleOption {
  fileprivate static let smallestText = RuleOption(
    "size", .number(11), "The least size of a font, in points.")
}

extension DiagnosticCode {
  static let smallText = DiagnosticCode(
    "small-text", .warning, "Text is large enough to read.",
    explanation: """
      Below 11 points, the least that Apple's Human Interface Guidelines allow on iOS, many people cannot read text
      at arm's length.
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
      .smallText, "text of \(size.shown) points is hard to read; \(least.shown) is the least", at: span)
  }
}
