import StyleModel
import StyleSource

/// Every finding of the rules that `rules` switches on, in the order of reports.
///
/// `sources` is needed by the fixes that remove an entry; without it, those findings come without a fix.
public func lint(
  _ sheet: ResolvedSheet, rules: RuleSelection = .default, sources: SourceMap? = nil
) -> [Diagnostic] {
  let facts = SheetFacts(sheet, sources: sources)
  var findings: [Diagnostic] = []
  var looking: [(rule: Rule, context: RuleContext, check: Rule.LookCheck)] = []
  for rule in Rule.all where rules.isOn(rule) {
    let context = RuleContext(facts: facts, options: rules[rule].options)
    switch rule.check {
    case .sheet(let check): findings += check(context).map { $0.graded(rules.severity(of: rule)) }
    case .looks(let check): looking.append((rule, context, check))
    }
  }
  var inherited = InheritedFindings(facts)
  facts.forEachAppearance(if: !looking.isEmpty) { appearance in
    let found = looking.flatMap { rule, context, check in
      check(appearance, context).map { $0.graded(rules.severity(of: rule)) }
    }
    findings += inherited.new(found, of: appearance)
  }
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
  private let facts: SheetFacts
  private var messages: [Int: Set<String>] = [:]

  init(_ facts: SheetFacts) { self.facts = facts }

  /// The appearances must come parents first.
  mutating func new(_ findings: [Diagnostic], of appearance: Appearance) -> [Diagnostic] {
    guard !findings.isEmpty, let style = appearance.style else { return findings }
    let parents = facts.sheet.styles[style].parents
    messages[style] = Set(findings.map(key))
    return findings.filter { finding in
      !parents.contains { messages[$0]?.contains(key(finding)) ?? false }
    }
  }

  private func key(_ finding: Diagnostic) -> String { finding.code.id + ":" + finding.message }
}
