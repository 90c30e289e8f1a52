import StyleSource
import StyleSyntax

extension [Diagnostic] {
  /// The diagnostics, with a note for each repeated key among styles on how to write it for a style of another component.
  func namingComponentsOfStyles(in tree: SyntaxTree) -> [Diagnostic] {
    guard contains(where: { $0.code == .duplicateKey }), let styles = tree.root?["styles"] else {
      return self
    }
    let keys = Set(styles.entries.map { Int($0.key.definition.start) })
    return map { finding in
      guard finding.code == .duplicateKey, let first = finding.related.first,
        keys.contains(Int(first.span.start))
      else { return finding }
      var finding = finding
      finding.notes.append(
        "a style of another component has the component and a dot before its name, and no ‘component’")
      return finding
    }
  }
}
