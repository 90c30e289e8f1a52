import StyleModel
import StyleSource

extension Rule {
  static let redundantMode = Rule(
    .redundantMode, .upkeep, scope: .file,
    good: """
      tokens:
        length:
          gap: { value: 8, high-contrast: 12 }
      styles:
        card: { component: UIButton, contentInsets: $length.gap }
      """
  ) { context in
    context.tokens.flatMap { index -> [Diagnostic] in
      let token = context.sheet.tokens[index]
      // That a colour stays the same in the dark is worth saying.
      guard token.type != .color else { return [] }
      return token.value.cases.indices.compactMap { index in
        let entry = token.value.cases[index]
        var others = token.value
        others.cases.remove(at: index)
        let held = others[context.sheet.modes.completed(entry.modes)]
        guard entry.origin != token.value.origin, held.value == entry.value, entry.value != .invalid,
          context.sheet.hasSameSource(held.origin, entry.origin),
          let span = context.sheet[entry.origin].span
        else { return nil }
        return .redundantMode(context.sheet.modes.name(entry.modes), at: span)
      }
    }
  }
}

extension DiagnosticCode {
  static let redundantMode = DiagnosticCode(
    "redundant-mode", .warning, "A token's value in a mode differs from the one it would have anyway.",
    explanation: """
      A value that is the same in a mode need not be written for it. Another token of the same value does not count, since
      an app may give it another one. Colours are left alone: that one stays the same in the dark is worth saying.
      """,
    example: """
      tokens:
        length:
          gap: { value: 8, high-contrast: 8 }
                                        # ^
      styles:
        card: { component: UIButton, contentInsets: $length.gap }
      """)
}

extension Diagnostic {
  fileprivate static func redundantMode(_ mode: String, at span: Span) -> Diagnostic {
    Diagnostic(.redundantMode, "the value for \(mode.quoted) is the one that holds without it", at: span)
  }
}
