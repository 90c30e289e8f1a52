import StyleModel
import StyleSource

/// Every finding of the rules that `rules` switches on, in the order of reports.
///
/// - Parameters:
///   - sources: The sources, which fixes need that remove an entry; without them, those findings come without a fix.
///   - frameworks: The frameworks that Swift is generated for.
package func lint(
  _ sheet: ResolvedSheet, rules: RuleSelection = .default, sources: SourceMap? = nil,
  for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
) -> [Diagnostic] {
  var findings = RuleFindings()
  findings.update(sheet, sources: sources, for: frameworks, selections: [rules], change: .everything)
  return sheet.paths.indices.flatMap {
    findings.findings(in: FileID($0), by: rules).mergedByCause().inReportOrder()
  }
}
