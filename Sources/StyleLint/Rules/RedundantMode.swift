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
      guard token.type != .color, !token.value.cases.isEmpty else { return [] }
      let own = context.sheet[token.value.origin].span
      // A reference that is written once has the modes of what it refers to.
      let written = Dictionary(grouping: token.value.cases) { context.sheet[$0.origin].span }
      var found: [(span: Span, modes: ModeSet)] = []
      for case (let span?, let entries) in written where span != own {
        var others = token.value
        others.cases.removeAll { context.sheet[$0.origin].span == span }
        let isRedundant = entries.allSatisfy { entry in
          let held = others[context.sheet.modes.completed(entry.modes)]
          return entry.origin != token.value.origin && held.value == entry.value && entry.value != .invalid
            && context.sheet.hasSameSource(held.origin, entry.origin)
            && !others.isAmbiguous(in: entry.modes)
        }
        let fewest = entries.map(\.modes).min { $0.rawValue.nonzeroBitCount < $1.rawValue.nonzeroBitCount }
        if isRedundant, let fewest { found.append((span, fewest)) }
      }
      return found.sorted { $0.span < $1.span }.map {
        .redundantMode(context.sheet.modes.name($0.modes), at: $0.span)
      }
    }
  }
}

extension ModedValue {
  /// Whether two different values hold in some modes, of which neither is written for more modes than the other, so that a value for all of
  /// them decides.
  fileprivate func isAmbiguous(in modes: ModeSet) -> Bool {
    let holding = cases.filter { $0.modes.isSubset(of: modes) }
    let closest = holding.filter { one in !holding.contains { $0.modes.isStrictSuperset(of: one.modes) } }
    return closest.contains { $0.value != closest[0].value }
  }
}

extension DiagnosticCode {
  static let redundantMode = DiagnosticCode(
    "redundant-mode", .warning, "A token's value in a mode differs from its value without the entry.",
    explanation: """
      Remove an entry that repeats the value that applies anyway. Another token with the same value doesn't
      count, because an app can give it another one. Colours are exempt: saying that a colour stays the same in
      the dark is useful.
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
    Diagnostic(.redundantMode, "the value for \(mode.quoted) is the same without this entry", at: span)
  }
}
