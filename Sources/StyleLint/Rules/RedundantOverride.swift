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
    let styles = context.styles.map { (index: $0, redundant: context.facts.redundantSettings(of: $0)) }
    var remaining = RemainingSetters(context.sheet, styles)
    return styles.flatMap { index, redundant -> [Diagnostic] in
      guard !redundant.isEmpty else { return [] }
      let settings = context.sheet.styles[index].settings
      let own = settings.filter { !$0.isInherited }
      let written = own.reduce(into: [:]) { $0[$1.span, default: 0] += 1 }
      let repeated = redundant.reduce(into: [:]) { $0[settings[$1].span, default: 0] += 1 }
      return redundant.compactMap { place in
        let setting = settings[place]
        // A pseudo-property writes several settings at once: it can go when none of them counts.
        guard let span = setting.span, written[span] == repeated[span] else { return nil }
        let isSafe = remaining.contain(setting.target, of: context.sheet.styles[index].component)
        return .redundantOverride(at: span, removing(setting, among: own, isSafe: isSafe, context))
      }
    }
  }

  /// The fix that removes a setting; none for the last entry of a state or mode, which must have one.
  private static func removing(
    _ setting: Style.Setting, among own: [Style.Setting], isSafe: Bool, _ context: RuleContext
  ) -> [FixIt] {
    guard let span = setting.span else { return [] }
    let isConditional = setting.state != .normal || !setting.modes.isEmpty
    func isAlone() -> Bool {
      !own.contains { $0.state == setting.state && $0.modes == setting.modes && $0.span != span }
    }
    // What is merged in may show where the entry was, and another style may take the entry over.
    let isShared = context.sheet.filesWithAliases.contains(span.file)
    return isConditional && isAlone()
      ? [] : context.removing(span, "remove it", isSafe: isSafe && !isShared)
  }
}

/// The targets that styles of a file still set without the redundant settings. For properties that aren't part of a look, such as
/// `accessibilityIdentifier`, generated structs store those that styles set, so that a property disappears with the last of its settings.
private struct RemainingSetters {
  private let sheet: ResolvedSheet
  private let styles: [(index: Int, redundant: [Int])]
  /// The targets by component; made on first use.
  private var targets: [Int: Set<Target>]?

  init(_ sheet: ResolvedSheet, _ styles: [(index: Int, redundant: [Int])]) {
    (self.sheet, self.styles) = (sheet, styles)
  }

  mutating func contain(_ target: Target, of component: Int) -> Bool {
    if case .property(let index) = target {
      if sheet.components[component].properties[index].isOfLook { return true }
    }
    if sheet.components[component].settings.contains(where: { $0.target == target }) { return true }
    if targets == nil { targets = found() }
    return targets?[component]?.contains(target) ?? false
  }

  private func found() -> [Int: Set<Target>] {
    var targets: [Int: Set<Target>] = [:]
    for (index, redundant) in styles {
      let style = sheet.styles[index]
      let redundant = Set(redundant)
      for place in style.settings.indices where !style.settings[place].isInherited {
        if !redundant.contains(place) {
          targets[style.component, default: []].insert(style.settings[place].target)
        }
      }
    }
    return targets
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
