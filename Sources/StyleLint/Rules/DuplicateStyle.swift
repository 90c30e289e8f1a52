import StyleModel
import StyleSource

extension Rule {
  static let duplicateStyle = Rule(
    .duplicateStyle, .upkeep,
    good: """
      styles:
        buy: { component: UIButton, alpha: 0.9, tintColor: teal }
        sell: { component: UIButton, alpha: 0.9, tintColor: coral }
      """
  ) { context in
    let styles = context.sheet.styles
    var first: [Content: Int] = [:]
    return styles.indices.compactMap { index in
      let style = styles[index]
      // One that only repeats its parent is another rule's.
      guard style.deprecated == nil, style.settings.contains(where: { !$0.isInherited }) else { return nil }
      let content = Content(style)
      guard let twin = first[content] else {
        first[content] = index
        return nil
      }
      return .duplicateStyle(style, styles[twin])
    }
  }

  /// All that a style says, wherever it says it.
  private struct Content: Hashable {
    var component: Int
    var settings: Set<Entry>
    var preview: PreviewSpec

    struct Entry: Hashable {
      var target: Target
      var state: StateSet
      var modes: ModeSet
      var values: [Value]
      var valueModes: [ModeSet]
    }

    init(_ style: Style) {
      component = style.component
      preview = style.preview
      settings = Set(
        style.settings.map { setting in
          Entry(
            target: setting.target, state: setting.state, modes: setting.modes,
            values: [setting.value.value] + setting.value.cases.map(\.value),
            valueModes: setting.value.cases.map(\.modes))
        })
    }
  }
}

extension DiagnosticCode {
  static let duplicateStyle = DiagnosticCode(
    "duplicate-style", .info, "No two styles of a component say the same.",
    explanation: """
      Two styles with the same values will drift apart by accident. Keep one, or let one extend the other, so that
      the difference between them is what is written.
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
      .duplicateStyle, "\(style.name.quoted) says the same as \(twin.name.quoted)", at: style.span,
      related: [Related("the other style is here", at: twin.span)])
  }
}
