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
  var inherited = InheritedFindings(sheet)
  let found = facts.mapAppearances { [looking] appearance in
    (style: appearance.style, findings: looking.flatMap { $0(appearance) })
  }
  for (style, found) in found { findings += inherited.new(found, of: style) }
  return findings.inReportOrder()
}

extension Diagnostic {
  fileprivate func graded(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }
}

/// Leaves out of a style's findings those that its parents have too: they are told once, where they began.
private struct InheritedFindings {
  private let sheet: ResolvedSheet
  private var messages: [Int: Set<String>] = [:]

  init(_ sheet: ResolvedSheet) { self.sheet = sheet }

  /// The styles must come parents first; nil stands for a component by itself.
  mutating func new(_ findings: [Diagnostic], of style: Int?) -> [Diagnostic] {
    guard !findings.isEmpty, let style else { return findings }
    let parents = sheet.styles[style].parents
    messages[style] = Set(findings.map(key))
    return findings.filter { finding in
      !parents.contains { messages[$0]?.contains(key(finding)) ?? false }
    }
  }

  private func key(_ finding: Diagnostic) -> String { finding.code.id + ":" + finding.message }
}
