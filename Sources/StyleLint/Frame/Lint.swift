import StyleModel
import StyleSource

/// Every finding of the rules that `rules` switches on, in the order of reports.
///
/// `sources` is needed by the fixes that remove an entry; without it, those findings come without a fix.
public func lint(
  _ sheet: ResolvedSheet, rules: RuleSelection = .default, sources: SourceMap? = nil
) -> [Diagnostic] {
  var findings = RuleFindings()
  findings.update(sheet, sources: sources, selections: [rules], change: .everything)
  return sheet.paths.indices.flatMap { findings.findings(in: FileID($0), by: rules) }
}
