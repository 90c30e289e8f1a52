import StyleModel
import StyleSource

extension Rule {
  static let redundantStyle = Rule(
    .redundantStyle, .upkeep, scope: .file,
    good: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        buy: { extends: base, title: Buy }
      """
  ) { context in
    let styles = context.sheet.styles
    return context.styles.compactMap { index in
      guard styles[index].parents.count == 1, styles[index].deprecated == nil,
        styles[index].settings.allSatisfy(\.isInherited), styles[index].ownPicks.isEmpty
      else { return nil }
      let style = styles[index]
      let parent = styles[style.parents[0]]
      guard parent.component == style.component, parent.preview == style.preview,
        !parent.isPrivate
      else { return nil }
      return .redundantStyle(style, parent)
    }
  }
}

extension DiagnosticCode {
  static let redundantStyle = DiagnosticCode(
    "redundant-style", .info, "A style differs from its parent.",
    explanation: """
      Two names for one look make people choose without a reason. A deprecated style can stand for its
      successor, and a private parent isn't meant to be used itself; both are exempt.
      """,
    example: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        buy: { extends: base }
      # ^^^
      """)
}

extension Diagnostic {
  fileprivate static func redundantStyle(_ style: Style, _ parent: Style) -> Diagnostic {
    Diagnostic(
      .redundantStyle, "\(style.name.quoted) only repeats \(parent.name.quoted)", at: style.span,
      related: [Related("its parent is declared here", at: parent.span)])
  }
}
