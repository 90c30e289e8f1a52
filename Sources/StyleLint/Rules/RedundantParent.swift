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
    // By style, where the file names it; made for the first finding.
    var uses: [Int: [Span]]?
    return context.styles.compactMap { index -> Diagnostic? in
      guard styles[index].parents.count > 1 else { return nil }
      let style = styles[index]
      let extended = styles.extendedParents(of: index)
      var last: [Int: Int] = [:]
      for (place, parent) in style.parents.enumerated() { last[parent] = place }
      for (place, parent) in style.parents.enumerated() {
        // It counts once, before all that extend it.
        guard let heir = extended[parent] ?? (last[parent] == place ? nil : parent) else { continue }
        let known = uses ?? context.facts.usesOfStyles(in: style.span.file)
        uses = known
        let spans = known[parent] ?? []
        let next = spans.partitioningIndex { style.span.end <= $0.start }
        return .redundantParent(
          styles[parent], styles[heir], at: next < spans.count ? spans[next] : style.span)
      }
      return nil
    }
  }
}

extension SheetFacts {
  /// The places where a file names each style, in order.
  fileprivate func usesOfStyles(in file: FileID) -> [Int: [Span]] {
    var uses: [Int: [Span]] = [:]
    for reference in references(of: file) {
      if case .style(let style) = reference.target { uses[style, default: []].append(reference.span) }
    }
    return uses.mapValues { $0.sorted() }
  }
}

extension [Style] {
  /// The first of a style's parents that extends each ancestor, directly or through others. At most 1,000 ancestors are visited,
  /// so that many styles with long chains of parents cost no more than their number.
  fileprivate func extendedParents(of index: Int) -> [Int: Int] {
    var heirs: [Int: Int] = [:]
    for parent in self[index].parents {
      var pending = self[parent].parents
      while let next = pending.popLast(), heirs.count < 1000 {
        guard heirs[next] == nil else { continue }
        heirs[next] = parent
        pending += self[next].parents
      }
    }
    return heirs
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
