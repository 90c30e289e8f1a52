import StyleModel
import StyleSource

/// The findings of rules in a sheet, stored by the file that they depend on: when the sheet changes, rules about files and about looks
/// run again only for the files that the change affects.
package struct RuleFindings: Sendable {
  private var index: SheetIndex?
  private var collected = CollectedFacts()
  /// The names of components with a style that has a pressed look.
  private var pressedComponents: Set<Span> = []
  private var selections: [RuleSelection: OfSelection] = [:]

  package init() {}

  /// The change of a sheet since the last update.
  package enum Update: Sendable {
    /// A change of styles of these files, or of what they inherit; all indices are the same.
    case styles(of: Set<FileID>)
    /// A change of values of tokens, components and traits, which the `viewers` see, and of styles; all indices are the same.
    case declarations(viewers: Set<FileID>, styles: Set<FileID>)
    /// Any change, but everything that the other files declare and see is the same, and so are all modes.
    case files(Set<FileID>)
    case everything

    /// The change that this one and the next make together; none between them may be left out.
    package func followed(by later: Update) -> Update {
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

  /// The findings of the rules of a selection in a file, in the order of reports.
  package func findings(in file: FileID, by rules: RuleSelection) -> [Diagnostic] {
    selections[rules]?.findings(in: file) ?? []
  }

  /// Brings all findings up to date. Returns the files whose findings may differ; nil for any file.
  ///
  /// - Parameters:
  ///   - frameworks: The frameworks that Swift is generated for.
  ///   - rules: The selections that apply to some file.
  ///   - first: The one file whose findings are wanted now; rules about files and looks run for the others with the
  ///     next update that names none. It must have no findings that follow from the styles of others.
  @discardableResult
  package mutating func update(
    _ sheet: ResolvedSheet, sources: SourceMap?, for frameworks: Set<AppleFramework>,
    selections rules: Set<RuleSelection>, change: Update, first: FileID? = nil
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

/// The findings of the rules of one selection.
private struct OfSelection: Sendable {
  private let rules: ActiveRules
  /// The findings by the file that they follow from.
  private var ofFiles: [CachedFindings] = []
  /// The files for which rules about files and looks are still to run, and those for which only rules about uses are.
  private var pending: Set<FileID> = []
  private var pendingUses: Set<FileID> = []
  /// The findings by the file that they are in, and then by the other file that they follow from.
  private var foreign: [FileID: [FileID: [Diagnostic]]] = [:]
  private var ofDeclarations: [Diagnostic] = []
  /// The findings of rules about declarations and about everything, by file.
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

  /// Brings the findings up to date. Returns the files whose findings may differ; nil for any file.
  mutating func update(
    _ facts: SheetFacts, stale: Set<FileID>?, affected: Set<FileID>?, isSameIndex: Bool, first: FileID?
  ) -> Set<FileID>? {
    let count = facts.sheet.paths.count
    let all = (0..<count).map { FileID($0) }
    let plain = facts.plainComponents
    let isNew = ofFiles.count != count || stale == nil
    if isNew {
      ofFiles = Array(repeating: CachedFindings(), count: count)
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

  private mutating func replace(_ file: FileID, by made: NewFileFindings, _ changed: inout Set<FileID>) {
    let old = ofFiles[Int(file.index)]
    ofFiles[Int(file.index)] = made.kept
    if old.own != made.kept.own || old.ofUses != made.kept.ofUses { changed.insert(file) }
    for other in old.others where made.foreign[other] == nil {
      foreign[other]?[file] = nil
      changed.insert(other)
    }
    for (other, findings) in made.foreign.mapValues(\.all) where foreign[other]?[file] != findings {
      foreign[other, default: [:]][file] = findings
      changed.insert(other)
    }
  }
}

extension SheetFacts {
  /// The names of each file's components that no style uses, or that have variants. A private one is seen only through those that are
  /// based on it.
  fileprivate var plainComponents: [FileID: [Span]] {
    let plain = sheet.components.indices.filter {
      !sheet.components[$0].isPrivate
        && (!styledComponents.contains($0) || !sheet.components[$0].axes.isEmpty)
    }
    return Dictionary(grouping: plain.lazy.map { self.sheet.components[$0].span }, by: \.file)
  }
}
