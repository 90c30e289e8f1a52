import StyleModel
import StyleSource

extension Rule {
  static let duplicateStyle = Rule(
    .duplicateStyle, .upkeep, scope: .uses,
    good: """
      styles:
        buy: { component: UIButton, alpha: 0.9, tintColor: teal }
        sell: { component: UIButton, alpha: 0.9, tintColor: coral }
      """
  ) { context in
    let styles = context.sheet.styles
    return context.styles.compactMap { index in
      context.facts.similarStyles(before: index).first {
        styles[index].saysTheSame(as: styles[$0], in: context.sheet)
      }
      .map { .duplicateStyle(styles[index], styles[$0]) }
    }
  }
}

extension Style {
  /// Whether two styles of a component have equal settings, wherever they come from.
  fileprivate func saysTheSame(as other: Style, in sheet: ResolvedSheet) -> Bool {
    component == other.component && preview == other.preview && settings.count == other.settings.count
      && saysAll(of: other, sheet) && !ordersModesUnlike(other) && !other.ordersModesUnlike(self)
  }

  private func saysAll(of other: Style, _ sheet: ResolvedSheet) -> Bool {
    // Mostly they say it in the same order.
    if zip(settings, other.settings).allSatisfy({ $0.saysTheSame(as: $1, sheet) }) { return true }
    let others = Dictionary(grouping: other.settings, by: \.key)
    return settings.allSatisfy { setting in
      others[setting.key]?.contains { $0.saysTheSame(as: setting, sheet) } ?? false
    }
  }

  /// Whether settings for modes of one target have other ranks relative to each other than in the other style, so that another value might
  /// hold where several of these modes do.
  private func ordersModesUnlike(_ other: Style) -> Bool {
    guard settings.contains(where: { !$0.modes.isEmpty }) else { return false }
    let ranks = Dictionary(other.settings.map { ($0.key, $0.rank) }, uniquingKeysWith: { first, _ in first })
    let ofPlaces = Dictionary(grouping: settings) { TargetInState(target: $0.target, state: $0.state) }
    return ofPlaces.values.contains { settings in
      settings.contains { first in
        settings.contains { second in
          second.rank < first.rank && !(first.modes.isEmpty && second.modes.isEmpty)
            && ranks[second.key, default: 0] >= ranks[first.key, default: 0]
        }
      }
    }
  }

  private struct TargetInState: Hashable {
    var target: Target
    var state: StateSet
  }
}

extension Style.Setting {
  fileprivate func saysTheSame(as other: Style.Setting, _ sheet: ResolvedSheet) -> Bool {
    target == other.target && state == other.state && modes == other.modes
      && sheet.isSame(value, other.value)
  }
}

extension DiagnosticCode {
  static let duplicateStyle = DiagnosticCode(
    "duplicate-style", .info, "No two styles of a component have the same values.",
    explanation: """
      Styles with the same values drift apart by accident. Keep one, or let one extend the other, so that only
      the difference is written. Values of different tokens are different, even if they are equal now: a brand or an
      app can change one of them.
      """,
    example: """
      styles:
        buy: { component: UIButton, alpha: 0.9, tintColor: teal }
        sell: { component: UIButton, tintColor: teal, alpha: 0.9 }
      # ^^^^
      """)
}

extension Diagnostic {
  fileprivate static func duplicateStyle(_ style: Style, _ twin: Style) -> Diagnostic {
    Diagnostic(
      .duplicateStyle, "\(style.name.quoted) has the same values as \(twin.name.quoted)", at: style.span,
      related: [Related("the other style is here", at: twin.span)])
  }
}
