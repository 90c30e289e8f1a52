import StyleModel
import StyleSource

/// The rules that a selection switches on.
struct ActiveRules: Sendable {
  private struct FactRule: Sendable {
    let check: Rule.FactCheck
    let severity: Severity
    let options: [String: OptionValue]
  }

  private struct LookRule: Sendable {
    let check: Rule.LookCheck
    let severity: Severity
    let options: [String: OptionValue]
  }

  private var ofFiles: [FactRule] = []
  private var ofUses: [FactRule] = []
  private var ofDeclarations: [FactRule] = []
  private var ofSheet: [FactRule] = []
  private var ofLooks: [LookRule] = []

  init(_ selection: RuleSelection) {
    for rule in Rule.all where selection.isOn(rule) {
      let (severity, options) = (selection.severity(of: rule), selection[rule].options)
      if let check = rule.componentCheck {
        ofSheet.append(FactRule(check: check, severity: severity, options: options))
      }
      if let check = rule.lookCheck {
        ofLooks.append(LookRule(check: check, severity: severity, options: options))
      }
      switch rule.check {
      case .facts(let scope, let check):
        let rule = FactRule(check: check, severity: severity, options: options)
        switch scope {
        case .file: ofFiles.append(rule)
        case .uses: ofUses.append(rule)
        case .declarations: ofDeclarations.append(rule)
        case .sheet: ofSheet.append(rule)
        }
      case .looks(let check): ofLooks.append(LookRule(check: check, severity: severity, options: options))
      }
    }
  }

  /// The findings of rules about all files.
  func findings(_ facts: SheetFacts, in scope: Rule.Scope) -> [Diagnostic] {
    let rules: [FactRule] =
      switch scope {
      case .file, .uses: []
      case .declarations: ofDeclarations
      case .sheet: ofSheet
      }
    return concurrentMap(rules, minimum: 2) { rule in
      rule.check(RuleContext(facts, rule.options)).graded(rule.severity)
    }.flatMap { $0 }
  }

  /// The findings of rules about uses in some files.
  func findings(ofUsesIn files: [FileID], _ facts: SheetFacts) -> [[Diagnostic]] {
    concurrentMap(files, batch: 8) { file in
      let count = FilePart.count(of: file, facts.index)
      return (0..<count).flatMap { findings(ofUses: FilePart($0, of: count, in: file, [], facts)) }
    }
  }

  private func findings(ofUses part: FilePart) -> [Diagnostic] {
    ofUses.flatMap { $0.check(RuleContext(part.facts, $0.options, part)).graded($0.severity) }
  }

  /// The findings of rules about files, uses and looks in some files; `parents` are those in other files before, which are out of date for
  /// `stale` ones.
  func findings(
    of files: [FileID], _ plain: [FileID: [Span]], _ facts: SheetFacts, parents: [CachedFindings],
    stale: Set<FileID>
  ) -> [NewFileFindings] {
    let contradictions = Dictionary(grouping: facts.sheet.contradictions, by: \.span.file)
    let parts = files.flatMap { file -> [Part] in
      let count = FilePart.count(of: file, facts.index)
      return (0..<count).map { Part(file: file, number: $0, count: count) }
    }
    let found = concurrentMap(parts, minimum: 2) { part in
      findings(of: part, contradictions[part.file] ?? [], plain[part.file] ?? [], facts)
    }
    var ofStyles: [Int: [Diagnostic]] = [:]
    for part in found {
      for (style, findings) in part.ofStyles { ofStyles[style] = findings }
    }
    let contexts = ofLooks.map { RuleContext(facts, $0.options) }
    let inherited = InheritedFindings(ofStyles, parents, stale: stale, files, facts) {
      // Nobody sees a private style, so that its children's looks are judged.
      facts.sheet.styles[$0].isPrivate ? [] : findings(of: StyleAppearance(style: $0, in: facts), contexts)
    }
    var made: [FileID: NewFileFindings] = [:]
    for (part, found) in zip(parts, found) {
      var all = found.findings
      for (style, findings) in found.ofStyles { all += inherited.without(findings, of: style) }
      var result = made.removeValue(forKey: part.file) ?? NewFileFindings()
      result.add(all, in: part.file, isFirst: part.number == 0)
      result.kept.ofUses += found.ofUses
      made[part.file] = result
    }
    for (style, findings) in inherited.ofParentsOfOthers {
      let span = facts.sheet.styles[style].span
      made[span.file]?.kept.ofParents[span] = findings
    }
    return files.map { file in
      var result = made.removeValue(forKey: file) ?? NewFileFindings()
      result.kept.plain = plain[file] ?? []
      result.finish()
      return result
    }
  }

  private struct Part: Sendable {
    let file: FileID
    let number, count: Int
  }

  private struct OfPart: Sendable {
    var findings: [Diagnostic] = []
    var ofUses: [Diagnostic] = []
    /// The findings of each style that has any.
    var ofStyles: [(style: Int, findings: [Diagnostic])] = []
  }

  private func findings(
    of part: Part, _ contradictions: [Contradiction], _ plain: [Span], _ facts: SheetFacts
  ) -> OfPart {
    let filePart = FilePart(part.number, of: part.count, in: part.file, contradictions, facts)
    var found = OfPart()
    for rule in ofFiles {
      let findings = rule.check(RuleContext(facts, rule.options, filePart))
      if !findings.isEmpty { found.findings += findings.graded(rule.severity) }
    }
    found.ofUses = findings(ofUses: filePart)
    guard !ofLooks.isEmpty else { return found }
    let contexts = ofLooks.map { RuleContext(facts, $0.options) }
    for style in filePart.styles where !facts.sheet.styles[style].isPrivate {
      let findings = findings(of: StyleAppearance(style: style, in: facts), contexts)
      if !findings.isEmpty { found.ofStyles.append((style, findings)) }
    }
    guard part.number == 0, !plain.isEmpty else { return found }
    for component in filePart.components where !facts.sheet.components[component].isPrivate {
      if facts.sheet.components[component].axes.isEmpty {
        if facts.styledComponents.contains(component) { continue }
        found.findings += findings(of: StyleAppearance(component: component, in: facts), contexts)
      } else {
        found.findings += findings(ofVariantsOf: component, facts, contexts)
      }
    }
    return found
  }

  /// The findings of the default variants, and of each other one those that aren't among these.
  private func findings(ofVariantsOf component: Int, _ facts: SheetFacts, _ contexts: [RuleContext])
    -> [Diagnostic]
  {
    var all: [Diagnostic] = []
    var ofDefaults: [Diagnostic] = []
    for (number, picks) in facts.sheet.components[component].shownPicks.enumerated() {
      let found = findings(of: StyleAppearance(component: component, picking: picks, in: facts), contexts)
      if number == 0 { ofDefaults = found }
      all += number == 0 ? found : found.filter { finding in !ofDefaults.contains { finding.repeats($0) } }
    }
    return all
  }

  /// The findings of rules about looks. `contexts` are those of the rules.
  private func findings(of appearance: StyleAppearance, _ contexts: [RuleContext]) -> [Diagnostic] {
    var all: [Diagnostic] = []
    for index in ofLooks.indices {
      let findings = ofLooks[index].check(appearance, contexts[index])
      if !findings.isEmpty { all += findings.graded(ofLooks[index].severity) }
    }
    return all
  }
}

extension Diagnostic {
  /// Whether the finding has the same code and message as another, perhaps in other looks.
  fileprivate func repeats(_ other: Diagnostic) -> Bool { code == other.code && message == other.message }
}

extension [Diagnostic] {
  /// The findings, with a severity for all of them.
  fileprivate func graded(_ severity: Severity) -> [Diagnostic] {
    if allSatisfy({ $0.severity == severity }) { return self }
    return map { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
