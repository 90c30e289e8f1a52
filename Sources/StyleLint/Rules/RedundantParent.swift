import StyleModel
import StyleSource

extension Rule {
  static let redundantParent = Rule(
    .redundantParent, .upkeep, scope: .file,
    good: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        loud: { component: UIButton, tintColor: red }
        buy: { extends: [base, loud], title: Buy }
      """
  ) { context in
    let styles = context.sheet.styles
    return context.styles.compactMap { index -> Diagnostic? in
      guard styles[index].parents.count > 1 else { return nil }
      let style = styles[index]
      for (place, parent) in style.parents.enumerated() {
        // It counts once, before all that extend it.
        let heir = style.parents.indices.first { other in
          let isHeir = styles.isAncestor(parent, of: style.parents[other])
          return isHeir && (style.parents[other] != parent || other > place)
        }.map { style.parents[$0] }
        guard let heir else { continue }
        let entry = context.facts.references(of: style.span.file).filter {
          $0.target == .style(parent) && style.span.end <= $0.span.start
        }.min { $0.span < $1.span }
        return .redundantParent(styles[parent], styles[heir], at: entry?.span ?? style.span)
      }
      return nil
    }
  }
}

extension DiagnosticCode {
  static let redundantParent = DiagnosticCode(
    "redundant-parent", .warning, "A style doesn't list a parent that another parent already extends.",
    explanation: """
      A style that several parents share counts once, before all that extend it. Listing it again has no effect.
      """,
    example: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        loud: { extends: base, tintColor: red }
        buy: { extends: [base, loud], title: Buy }
                       # ^^^^
      """)
}

extension Diagnostic {
  fileprivate static func redundantParent(_ parent: Style, _ heir: Style, at span: Span) -> Diagnostic {
    Diagnostic(
      .redundantParent, "\(heir.name.quoted) already extends \(parent.name.quoted)",
      at: span)
  }
}
