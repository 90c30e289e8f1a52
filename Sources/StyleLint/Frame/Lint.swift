import StyleModel
import StyleSource

/// Every finding of the rules that `rules` switches on, in the order of reports.
///
/// `sources` is needed by the fixes that remove an entry; without it, those findings come without a fix.
public func lint(
  _ sheet: ResolvedSheet, rules: RuleSelection = .default, sources: SourceMap? = nil
) -> [Diagnostic] {
  let facts = SheetFacts(sheet, sources: sources)
  var reading: [@Sendable () -> [Diagnostic]] = []
  var looking: [@Sendable (Appearance) -> [Diagnostic]] = []
  for rule in Rule.all where rules.isOn(rule) {
    let context = RuleContext(facts: facts, options: rules[rule].options)
    let severity = rules.severity(of: rule)
    switch rule.check {
    case .sheet(let check): reading.append { check(context).map { $0.graded(severity) } }
    case .looks(let check): looking.append { check($0, context).map { $0.graded(severity) } }
    }
  }
  var findings = concurrentMap(reading) { check in check() }.flatMap { $0 }
  guard !looking.isEmpty else { return findings.inReportOrder() }
  let found = facts.mapAppearances { [looking] appearance in
    (style: appearance.style, findings: looking.flatMap { $0(appearance) })
  }
  findings += withoutInherited(found, in: sheet)
  return findings.inReportOrder()
}

extension Diagnostic {
  fileprivate func graded(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }
}

/// The findings of styles and of components by themselves, but for those of a style that its parents have too: they are
/// told once, where they began.
private func withoutInherited(_ found: [(style: Int?, findings: [Diagnostic])], in sheet: ResolvedSheet)
  -> [Diagnostic]
{
  var ofStyles: [[Diagnostic]] = Array(repeating: [], count: sheet.styles.count)
  for case (let style?, let findings) in found { ofStyles[style] = findings }
  return found.flatMap { style, findings in
    guard let style, !findings.isEmpty else { return findings }
    let inherited = sheet.styles[style].parents.flatMap { ofStyles[$0] }
    guard !inherited.isEmpty else { return findings }
    return findings.filter { finding in
      !inherited.contains { $0.code == finding.code && $0.message == finding.message }
    }
  }
}
