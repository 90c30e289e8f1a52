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
      context.facts.similarStyles(before: index).first { styles[index].saysTheSame(as: styles[$0]) }
        .map { .duplicateStyle(styles[index], styles[$0]) }
    }
  }
}

extension Style {
  /// Whether two styles of a component say the same, wherever they say it.
  fileprivate func saysTheSame(as other: Style) -> Bool {
    component == other.component && preview == other.preview && settings.count == other.settings.count
      && saysAll(of: other) && !ordersModesUnlike(other) && !other.ordersModesUnlike(self)
  }

  private func saysAll(of other: Style) -> Bool {
    // Mostly they say it in the same order.
    if zip(settings, other.settings).allSatisfy({ $0.saysTheSame(as: $1) }) { return true }
    let others = Dictionary(grouping: other.settings, by: \.key)
    return settings.allSatisfy { setting in
      others[setting.key]?.contains { $0.saysTheSame(as: setting) } ?? false
    }
  }

  /// Whether what both say of some modes is by one author here and by two in the other style, or by two in another order, so
  /// that another value might hold where several of these modes do.
  private func ordersModesUnlike(_ other: Style) -> Bool {
    guard settings.contains(where: { !$0.modes.isEmpty }) else { return false }
    let ranks = Dictionary(other.settings.map { ($0.key, $0.rank) }, uniquingKeysWith: { first, _ in first })
    let ofPlaces = Dictionary(grouping: settings) { Place(target: $0.target, state: $0.state) }
    return ofPlaces.values.contains { settings in
      settings.contains { first in
        settings.contains { second in
          second.rank < first.rank && !(first.modes.isEmpty && second.modes.isEmpty)
            && ranks[second.key, default: 0] >= ranks[first.key, default: 0]
        }
      }
    }
  }

  private struct Place: Hashable {
    var target: Target
    var state: StateSet
  }
}

extension Style.Setting {
  fileprivate func saysTheSame(as other: Style.Setting) -> Bool {
    target == other.target && state == other.state && modes == other.modes
      && value.value == other.value.value
      && value.cases.elementsEqual(other.value.cases) { $0.modes == $1.modes && $0.value == $1.value }
  }
}

extension DiagnosticCode {
  static let duplicateStyle = DiagnosticCode(
    "duplicate-style", .info, "No two styles of a component have the same values.",
    explanation: """
      Styles with the same values drift apart by accident. Keep one, or let one extend the other, so that only
      the difference is written.
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
