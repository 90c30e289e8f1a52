import StyleModel
import StyleSource

/// What rules find in a sheet, kept by the file that it depends on: when the sheet changes, rules about files and about looks
/// run again only for the files that the change affects.
package struct RuleFindings: Sendable {
  private var index: SheetIndex?
  private var collected = CollectedFacts()
  /// The names of components of which some style has a pressed look.
  private var pressedComponents: Set<Span> = []
  private var selections: [RuleSelection: OfSelection] = [:]

  package init() {}

  /// What an update of the sheet has changed since the last one.
  package enum Change: Sendable {
    /// Styles of these files, or what they inherit; all indices are the same.
    case styles(of: Set<FileID>)
    /// Values of tokens, components and traits, which the `viewers` see, and styles; all indices are the same.
    case declarations(viewers: Set<FileID>, styles: Set<FileID>)
    /// Anything, but everything that the other files say and see is the same, and so are all modes.
    case files(Set<FileID>)
    case everything

    /// What this and a later change have changed together, as long as all that came between them was updated too.
    package func followed(by later: Change) -> Change {
      switch (self, later) {
      case (.styles(let old), .styles(let new)): .styles(of: old.union(new))
      case (.styles(let old), .declarations(let viewers, let new)),
        (.declarations(let viewers, let old), .styles(let new)):
        .declarations(viewers: viewers, styles: old.union(new))
      case (.declarations(let viewers, let old), .declarations(let others, let new)):
        .declarations(viewers: viewers.union(others), styles: old.union(new))
      case (.everything, _), (.files, _), (_, .everything), (_, .files): .everything
      }
    }
  }

  /// What the rules of a selection find in a file, in the order of reports.
  package func findings(in file: FileID, by rules: RuleSelection) -> [Diagnostic] {
    selections[rules]?.findings(in: file) ?? []
  }

  /// Brings all up to date. Returns the files in which another thing is found than before; nil where it may be any.
  ///
  /// - Parameters:
  ///   - frameworks: What Swift is generated for.
  ///   - rules: The selections by which some file is judged.
  ///   - first: The one file of which the findings are wanted now; rules about files and looks run for the others with the
  ///     next update that names none. Nothing may be found in it that follows from the styles of others.
  @discardableResult
  package mutating func update(
    _ sheet: ResolvedSheet, sources: SourceMap?, for frameworks: Set<AppleFramework>,
    selections rules: Set<RuleSelection>, change: Change, first: FileID? = nil
  ) -> Set<FileID>? {
    var stale: Set<FileID>?
    // The files of which others use other names, or have other styles that may say the same; nil where it may be any.
    var affected: Set<FileID>?
    var isSameIndex = false
    var index: SheetIndex
    switch (change, self.index) {
    case (.styles(let files), let known?):
      (index, isSameIndex) = (known, true)
      affected = collected.update(files, sheet, index)
      stale = files
    case (.declarations(let viewers, let files), .some):
      index = SheetIndex(sheet)
      affected = collected.update(files, sheet, index)
      stale = viewers.union(files)
    case (.styles, nil), (.declarations, nil), (.files, _), (.everything, _):
      if case .files(let files) = change, collected.files.count == sheet.paths.count { stale = files }
      collected = CollectedFacts()
      index = SheetIndex(sheet)
      collected = CollectedFacts(sheet, index)
    }
    self.index = index
    let facts = SheetFacts(sheet, sources: sources, for: frameworks, index, collected)
    // The one thing of all files that a check of a look may read.
    let pressed = facts.componentsPressedByStyles.map { sheet.components[$0] }
    let names = Set(pressed.filter { !$0.isBaseClass }.map(\.span))
    if pressedComponents != names { stale = nil }
    pressedComponents = names
    var changed: Set<FileID>? = Set(selections.keys) == rules ? [] : nil
    var updated: [RuleSelection: OfSelection] = [:]
    for selection in rules {
      var findings = selections.removeValue(forKey: selection) ?? OfSelection(selection)
      let files = findings.update(
        facts, stale: stale, affected: affected, isSameIndex: isSameIndex, first: first)
      if let files { changed?.formUnion(files) } else { changed = nil }
      updated[selection] = findings
    }
    selections = updated
    return changed
  }
}

/// What the rules of one selection find.
private struct OfSelection: Sendable {
  private let rules: ActiveRules
  /// By the file that it follows from.
  private var ofFiles: [OfFile] = []
  /// The files for which rules about files and looks are still to run, and those for which only rules about uses are.
  private var pending: Set<FileID> = []
  private var pendingUses: Set<FileID> = []
  /// By the file in which it is found, and then by the other file that it follows from.
  private var foreign: [FileID: [FileID: [Diagnostic]]] = [:]
  private var ofDeclarations: [Diagnostic] = []
  /// What rules about declarations and about everything find, by the file in which they find it.
  private var general: [FileID: [Diagnostic]] = [:]

  init(_ selection: RuleSelection) { rules = ActiveRules(selection) }

  func findings(in file: FileID) -> [Diagnostic] {
    guard ofFiles.indices.contains(Int(file.index)) else { return [] }
    var all = ofFiles[Int(file.index)].own + ofFiles[Int(file.index)].ofUses
    if let others = foreign[file] {
      for (_, findings) in others.sorted(by: { $0.key < $1.key }) { all += findings }
    }
    if let findings = general[file] { all += findings }
    return all.inReportOrder()
  }

  /// Returns the files in which another thing is found; nil where it may be any.
  mutating func update(
    _ facts: SheetFacts, stale: Set<FileID>?, affected: Set<FileID>?, isSameIndex: Bool, first: FileID?
  ) -> Set<FileID>? {
    let count = facts.sheet.paths.count
    let all = (0..<count).map { FileID($0) }
    let plain = facts.plainComponents
    let isNew = ofFiles.count != count || stale == nil
    if isNew {
      ofFiles = Array(repeating: OfFile(), count: count)
      foreign = [:]
      pending = Set(all)
    } else {
      pending.formUnion(stale ?? [])
      for file in all where ofFiles[Int(file.index)].plain != plain[file] ?? [] { pending.insert(file) }
      pendingUses.formUnion(affected ?? Set(all))
    }
    pendingUses.subtract(pending)

    var changed: Set<FileID> = []
    // Of a selection that is new, nothing is known that others could be put to.
    let wanted = isNew ? all : first.map { [$0] } ?? all
    let files = wanted.filter(pending.contains)
    pending.subtract(files)
    let made = rules.findings(of: files, plain, facts, parents: ofFiles, stale: pending)
    for (file, made) in zip(files, made) { replace(file, by: made, &changed) }
    let users = wanted.filter(pendingUses.contains)
    pendingUses.subtract(users)
    for (file, findings) in zip(users, rules.findings(ofUsesIn: users, facts)) {
      if ofFiles[Int(file.index)].ofUses != findings { changed.insert(file) }
      ofFiles[Int(file.index)].ofUses = findings
    }

    let before = general
    // Rules about everything run beside each other, each with the whole sheet.
    if !isSameIndex || isNew { ofDeclarations = rules.findings(facts, in: .declarations) }
    general = Dictionary(
      grouping: ofDeclarations + rules.findings(facts, in: .sheet), by: \.span.file)
    if isNew { return nil }
    for file in Set(before.keys).union(general.keys) where before[file] != general[file] {
      changed.insert(file)
    }
    return changed
  }

  private mutating func replace(_ file: FileID, by made: MadeOfFile, _ changed: inout Set<FileID>) {
    let old = ofFiles[Int(file.index)]
    ofFiles[Int(file.index)] = made.kept
    if old.own != made.kept.own || old.ofUses != made.kept.ofUses { changed.insert(file) }
    for other in old.others where made.foreign[other] == nil {
      foreign[other]?[file] = nil
      changed.insert(other)
    }
    for (other, findings) in made.foreign where foreign[other]?[file] != findings {
      foreign[other, default: [:]][file] = findings
      changed.insert(other)
    }
  }
}

/// What follows from one file.
private struct OfFile: Sendable {
  /// What is found in the file itself.
  var own: [Diagnostic] = []
  /// What rules of scope `uses` find in it.
  var ofUses: [Diagnostic] = []
  /// The other files in which something is found.
  var others: [FileID] = []
  /// The names of its components that no style uses.
  var plain: [Span] = []
  /// What is found of looks of styles that styles of other files extend, by their names, with what their parents have too.
  var ofParents: [Span: [Diagnostic]] = [:]
}

private struct MadeOfFile: Sendable {
  var kept = OfFile()
  var foreign: [FileID: [Diagnostic]] = [:]
}

extension SheetFacts {
  /// By file, the names of its components that no style uses.
  fileprivate var plainComponents: [FileID: [Span]] {
    let plain = sheet.components.indices.filter { !styledComponents.contains($0) }
    return Dictionary(grouping: plain.lazy.map { self.sheet.components[$0].span }, by: \.file)
  }
}

/// The rules that a selection switches on.
private struct ActiveRules: Sendable {
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

  /// What rules about all files find.
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

  /// What rules about uses find in some files.
  func findings(ofUsesIn files: [FileID], _ facts: SheetFacts) -> [[Diagnostic]] {
    concurrentMap(files, batch: 8) { file in
      let count = FilePart.count(of: file, facts.index)
      return (0..<count).flatMap { findings(ofUses: FilePart($0, of: count, in: file, [], facts)) }
    }
  }

  private func findings(ofUses part: FilePart) -> [Diagnostic] {
    ofUses.flatMap { $0.check(RuleContext(part.facts, $0.options, part)).graded($0.severity) }
  }

  /// What rules about files, uses and looks find of some files; `parents` is what they found of others before, which does not
  /// hold of those that are `stale`.
  func findings(
    of files: [FileID], _ plain: [FileID: [Span]], _ facts: SheetFacts, parents: [OfFile],
    stale: Set<FileID>
  ) -> [MadeOfFile] {
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
      findings(of: Appearance(style: $0, in: facts), contexts)
    }
    var made: [FileID: MadeOfFile] = [:]
    for (part, found) in zip(parts, found) {
      var all = found.findings
      for (style, findings) in found.ofStyles { all += inherited.without(findings, of: style) }
      var result = made.removeValue(forKey: part.file) ?? MadeOfFile()
      result.add(all, in: part.file, isFirst: part.number == 0)
      result.kept.ofUses += found.ofUses
      made[part.file] = result
    }
    for (style, findings) in inherited.ofParentsOfOthers {
      let span = facts.sheet.styles[style].span
      made[span.file]?.kept.ofParents[span] = findings
    }
    return files.map { file in
      var result = made.removeValue(forKey: file) ?? MadeOfFile()
      result.kept.plain = plain[file] ?? []
      result.kept.others = result.foreign.keys.sorted()
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
    /// Of styles of which anything is found.
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
    for style in filePart.styles {
      let findings = findings(of: Appearance(style: style, in: facts), contexts)
      if !findings.isEmpty { found.ofStyles.append((style, findings)) }
    }
    guard part.number == 0, !plain.isEmpty else { return found }
    for component in filePart.components where !facts.styledComponents.contains(component) {
      found.findings += findings(of: Appearance(component: component, in: facts), contexts)
    }
    return found
  }

  /// `contexts` are those of the rules about looks.
  private func findings(of appearance: Appearance, _ contexts: [RuleContext]) -> [Diagnostic] {
    var all: [Diagnostic] = []
    for index in ofLooks.indices {
      let findings = ofLooks[index].check(appearance, contexts[index])
      if !findings.isEmpty { all += findings.graded(ofLooks[index].severity) }
    }
    return all
  }
}

extension MadeOfFile {
  /// Adds what was found in a part of a file, each thing to the file in which it stands.
  fileprivate mutating func add(_ findings: [Diagnostic], in file: FileID, isFirst: Bool) {
    // What several styles have in common, by aliases and merge keys, may be found in several parts.
    let known = isFirst || findings.isEmpty ? [] : Set(kept.own)
    for finding in findings {
      if finding.span.file == file {
        if known.isEmpty || !known.contains(finding) { kept.own.append(finding) }
      } else if !(foreign[finding.span.file]?.contains(finding) ?? false) {
        foreign[finding.span.file, default: []].append(finding)
      }
    }
  }
}

/// What is found of the looks of parents, which is told there alone.
private struct InheritedFindings {
  private let facts: SheetFacts
  private var ofStyles: [Int: [Diagnostic]]
  /// Of those that styles of other files extend.
  private(set) var ofParentsOfOthers: [Int: [Diagnostic]] = [:]

  /// `ofStyles` are those of `files`; what was found of others before is in `kept`, and what is not there, or in a file that is
  /// `stale`, is worked out.
  init(
    _ ofStyles: [Int: [Diagnostic]], _ kept: [OfFile], stale: Set<FileID>, _ files: [FileID],
    _ facts: SheetFacts, _ findings: (Int) -> [Diagnostic]
  ) {
    self.facts = facts
    self.ofStyles = ofStyles
    let made = Set(files)
    let sheet = facts.sheet
    for file in files {
      for style in facts.index.styles[Int(file.index)] {
        for parent in sheet.styles[style].parents {
          let span = sheet.styles[parent].span
          if span.file == file { continue }
          if made.contains(span.file) {
            ofParentsOfOthers[parent] = ofStyles[parent] ?? []
          } else if self.ofStyles[parent] == nil {
            let known = stale.contains(span.file) ? nil : kept[Int(span.file.index)].ofParents[span]
            self.ofStyles[parent] = known ?? findings(parent)
          }
        }
      }
    }
  }

  /// The findings of a style but for those that its parents have too.
  func without(_ findings: [Diagnostic], of style: Int) -> [Diagnostic] {
    let inherited = facts.sheet.styles[style].parents.flatMap { ofStyles[$0] ?? [] }
    guard !inherited.isEmpty else { return findings }
    return findings.filter { finding in
      !inherited.contains { $0.code == finding.code && $0.message == finding.message }
    }
  }
}

extension [Diagnostic] {
  /// With a severity for all of them.
  fileprivate func graded(_ severity: Severity) -> [Diagnostic] {
    if allSatisfy({ $0.severity == severity }) { return self }
    return map { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
