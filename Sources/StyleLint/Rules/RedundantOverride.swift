import StyleModel
import StyleSource

extension Rule {
  static let redundantOverride = Rule(
    .redundantOverride, .upkeep, scope: .file,
    good: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        buy: { extends: base, alpha: 0.8 }
      """
  ) { context in
    context.styles.flatMap { index -> [Diagnostic] in
      let redundant = context.facts.redundantSettings(of: index)
      guard !redundant.isEmpty else { return [] }
      let settings = context.sheet.styles[index].settings
      let own = settings.filter { !$0.isInherited }
      let written = own.reduce(into: [:]) { $0[$1.span, default: 0] += 1 }
      let repeated = redundant.reduce(into: [:]) { $0[settings[$1].span, default: 0] += 1 }
      return redundant.compactMap { place in
        let setting = settings[place]
        // A pseudo-property writes several settings at once: it can go when none of them counts.
        guard let span = setting.span, written[span] == repeated[span] else { return nil }
        return .redundantOverride(at: span, removing(setting, among: own, context))
      }
    }
  }

  /// A state or mode must keep an entry.
  private static func removing(
    _ setting: Style.Setting, among own: [Style.Setting], _ context: RuleContext
  ) -> [FixIt] {
    guard let span = setting.span else { return [] }
    let isConditional = setting.state != .normal || !setting.modes.isEmpty
    func isAlone() -> Bool {
      !own.contains { $0.state == setting.state && $0.modes == setting.modes && $0.span != span }
    }
    // What is merged in may show where the entry was, and another style may take the entry over.
    let isShared = context.sheet.filesWithAliases.contains(span.file)
    return isConditional && isAlone()
      ? [] : context.removing(span, "remove it", isSafe: !isShared)
  }
}

extension DiagnosticCode {
  static let redundantOverride = DiagnosticCode(
    "redundant-override", .warning, "A value differs from what the style would have without it.",
    explanation: """
      A value that repeats a parent's, or the component's default, hides that the style inherits it. When the
      parent changes, the copy stays behind. A literal that happens to equal a token doesn't count, and neither
      does another token with the same value.
      """,
    example: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        buy:
          extends: base
          title: Buy
          alpha: 0.9
        # ^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func redundantOverride(at span: Span, _ fixes: [FixIt]) -> Diagnostic {
    Diagnostic(
      .redundantOverride, "this repeats the value that the style already has", at: span, fixes: fixes)
  }
}
