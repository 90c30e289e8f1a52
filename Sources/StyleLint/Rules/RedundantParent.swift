import StyleModel
import StyleSource

extension Rule {
  static let redundantParent = Rule(
    .redundantParent, .upkeep,
    good: """
      styles:
        base: { component: UIButton, alpha: 0.9 }
        loud: { component: UIButton, tintColor: red }
        buy: { extends: [base, loud], title: Buy }
      """
  ) { context in
    let styles = context.sheet.styles
    lazy var references = Dictionary(grouping: context.sheet.references, by: \.span.file)
    return styles.indices.compactMap { index -> Diagnostic? in
      guard styles[index].parents.count > 1 else { return nil }
      let style = styles[index]
      for (place, parent) in style.parents.enumerated() {
        // What a later parent inherits from it, that parent says again.
        let heir = style.parents[(place + 1)...].first { styles.isAncestor(parent, of: $0) }
        guard let heir else { continue }
        let entry = references[style.span.file]?.filter {
          $0.target == .style(parent) && style.span.end <= $0.span.start
        }.min { $0.span < $1.span }
        return .redundantParent(styles[parent], styles[heir], at: entry?.span ?? style.span)
      }
      return nil
    }
  }
}

extension [Style] {
  /// Whether `ancestor` is the style at `index` or one that it extends, directly or through others.
  fileprivate func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [index]
    while let next = pending.popLast() {
      if next == ancestor { return true }
      if seen.insert(next).inserted { pending += self[next].parents }
    }
    return false
  }
}

extension DiagnosticCode {
  static let redundantParent = DiagnosticCode(
    "redundant-parent", .warning, "A style does not extend what a later parent extends already.",
    explanation: """
      Later parents win over earlier ones, so a parent that a later one is itself based on has no say.
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
      .redundantParent, "\(heir.name.quoted) extends \(parent.name.quoted) already, and wins over it",
      at: span)
  }
}
