import StyleSource
import StyleSyntax

extension [Diagnostic] {
  /// The diagnostics without those at an alias that equal one at the alias's value, which is the place to fix.
  func withoutRepeats(in files: [ParsedFile]) -> [Diagnostic] {
    guard count > 1 else { return self }
    let aliases = files.lazy.flatMap(\.tree.aliases).map { ($0.use, $0.definition) }
    let definitions = Dictionary(aliases, uniquingKeysWith: { first, _ in first })
    guard !definitions.isEmpty else { return self }
    var told: Set<ReportedSpan> = []
    for diagnostic in self { told.insert(ReportedSpan(diagnostic, at: diagnostic.span)) }
    return filter { diagnostic in
      guard let definition = definitions[diagnostic.span] else { return true }
      return !told.contains(ReportedSpan(diagnostic, at: definition))
    }
  }
}

/// A problem and the span where it is reported.
private struct ReportedSpan: Hashable {
  var code: DiagnosticCode
  var message: String
  var span: Span

  init(_ diagnostic: Diagnostic, at span: Span) {
    code = diagnostic.code
    message = diagnostic.message
    self.span = span
  }
}
