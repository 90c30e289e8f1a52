import StyleCompiler
import StyleEmit
import StyleLint
import StyleModel
import StyleSource
import StyleSyntax

/// Compiles and checks style files incrementally: it reuses every result that a change doesn't affect.
///
/// A checker is a value. Its findings equal those of a new checker for the same files.
package struct SheetChecker: Sendable {
  /// The codes that no comment switches off, beside those of the compiler.
  private let otherCodes: Set<String>
  private let observer: (any WorkObserver)?
  private(set) var files = StyleFiles()
  private var compilation = Compilation([])
  /// The findings of each file, in report order.
  private(set) var findings: [[Diagnostic]] = []

  private var found = RuleFindings()
  /// The change of the sheet since rules ran last.
  private var change = RuleFindings.Update.everything
  /// The change of the sheet by the last files.
  private var lastChange = Compilation.Update.everything
  /// The files, modes, frameworks and images that rules ran on last; nil where there was an error.
  private var judgedLast: Judged?
  private struct Judged {
    var files: [ParsedFile]
    var modes: ModeTable
    var frameworks: Set<AppleFramework>
    var images: AppImages
  }
  private var isJudged: [Bool] = []
  /// The rules of each file.
  private var selections: [RuleSelection] = []
  /// The suppression comments of each file.
  private var comments: [[Span]] = []
  private var errors: [FileID: [Diagnostic]] = [:]
  private var brokenParts: BrokenParts?
  private var isLinted = false
  /// The files whose findings have to be collected again; nil for all.
  private var stale: Set<FileID>?
  /// Whether all files have been checked.
  private(set) var isComplete = true
  /// The file whose findings are up to date while others wait.
  private var answered: FileID?
  private var changed: Set<FileID> = []
  /// The files of which only styles have changed since `takeChangedStyles`; nil where more has changed.
  private var withChangedStyles: Set<FileID>?

  package init(otherCodes: Set<String> = [], observer: (any WorkObserver)? = nil) {
    self.otherCodes = Set((allCodes + workspaceCodes + suppressionCodes).map(\.id)).union(otherCodes)
    self.observer = observer
  }

  package var sheet: ResolvedSheet {
    var sheet = compilation.sheet
    sheet.images = files.images
    sheet.fonts = files.fonts
    return sheet
  }

  /// Checks other files.
  ///
  /// - Parameters:
  ///   - isLinted: Whether rules run too.
  ///   - first: The file whose findings are wanted now. If they don't follow from the styles of other files, and the check of
  ///     these takes longer, that is left to `finish`.
  package mutating func check(_ new: StyleFiles, isLinted: Bool, first: FileID? = nil) {
    take(new, isLinted: isLinted)
    guard let first, mayAnswer(first) else {
      finish()
      return
    }
    updateErrors()
    judge(first: first)
    store([first])
    answered = first
  }

  /// Prepares one style of the sheet of other files; everything else is left to `finish`.
  mutating func show(_ style: Int?, of new: StyleFiles) {
    take(new, isLinted: false)
    if let style, sheet.styles.indices.contains(style) { compilation.prepare(style: style) }
  }

  /// Replaces the files by others, whose styles are still to be read.
  private mutating func take(_ new: StyleFiles, isLinted: Bool) {
    let old = files
    let isSameList = new.sources.files.elementsEqual(old.sources.files) { $0.path == $1.path }
    if !isSameList || new.settings != old.settings
      || new.importedSettings != old.importedSettings || new.namedCount != old.namedCount
    {
      selections = new.sources.files.prefix(new.namedCount).map { new.rules(of: $0.id) }
      stale = nil
    }
    if !isSameList {
      comments = []
      findings = []
      changed = []
    }
    observer?.willCheck(new)
    let hasSameImages = new.images == old.images
    files = new
    self.isLinted = isLinted
    (isComplete, answered) = (false, nil)
    let (parsed, unreadable) = (files.parsed, files.unreadableImports)
    let change = during("compiling \(files.shown)") {
      compilation.update(parsed, unreadable: unreadable, for: files.frameworks)
    }
    lastChange = change
    add(change)
    if !hasSameImages {
      (self.change, withChangedStyles) = (.everything, nil)
      stale = nil
    }
    updateComments(since: old)
  }

  /// Does the checks that `check` has left.
  package mutating func finish() {
    if isComplete { return }
    let change = during("compiling \(files.shown)") { compilation.finish() }
    add(change)
    updateErrors()
    judge()
    let count = files.sources.files.count
    store(stale.map { $0.sorted() } ?? (0..<count).map { FileID($0) })
    stale = []
    isComplete = true
  }

  /// The files whose findings have changed since the last call, as long as the list of files is the same.
  mutating func takeChanges() -> Set<FileID> {
    defer { changed = [] }
    return changed
  }

  /// The files with styles that differ from those in the sheet at the last call; nil where more than styles may differ.
  package mutating func takeChangedStyles() -> Set<FileID>? {
    defer { withChangedStyles = [] }
    return withChangedStyles
  }

  func visibleFiles(from file: FileID) -> [FileID] { compilation.visibleFiles(from: file) }

  package var hasErrors: Bool { errors.values.contains { $0.contains { $0.severity == .error } } }

  /// Whether the findings of a file are final, unless errors appear in or disappear from other files.
  func isSettled(_ file: FileID) -> Bool { isComplete || file == answered }

  // MARK: Steps

  /// Whether the findings of a file can be computed while styles and rules of others wait.
  private func mayAnswer(_ file: FileID) -> Bool {
    guard files.modules.isEmpty, stale != nil, compilation.declaresOnlyTokens(file) else { return false }
    switch (lastChange, change) {
    case (.declarations, .declarations): return true
    case (.styles, _), (.declarations, _), (.everything, _): return false
    }
  }

  /// Records what has changed in the sheet since rules ran last.
  private mutating func add(_ change: Compilation.Update) {
    switch change {
    case .styles(let files):
      self.change = self.change.followed(by: .styles(of: files))
      withChangedStyles?.formUnion(files)
    case .declarations(let viewers, let files):
      self.change = self.change.followed(by: .declarations(viewers: viewers, styles: files))
      withChangedStyles = nil
    case .everything: (self.change, withChangedStyles) = (.everything, nil)
    }
  }

  private mutating func updateComments(since old: StyleFiles) {
    for index in files.parsed.indices {
      if comments.count == index {
        comments.append(files.parsed[index].tree.switchComments)
      } else if files.parsed[index].tree !== old.parsed[index].tree {
        comments[index] = files.parsed[index].tree.switchComments
        stale?.insert(FileID(index))
      }
    }
  }

  private mutating func updateErrors() {
    // What can't be read counts as empty, but that isn't what is wrong with it.
    let unread = Set(files.problems.map(\.span.file))
    let found = compilation.diagnostics.filter { !unread.contains($0.span.file) }
    let errors = Dictionary(grouping: files.problems + found + findingsOfModules(), by: \.span.file)
    for file in Set(errors.keys).union(self.errors.keys) where errors[file] != self.errors[file] {
      stale?.insert(file)
    }
    self.errors = errors
    let hadErrors = brokenParts != nil
    brokenParts = isLinted ? findBrokenParts() : nil
    // What an error hides of other files isn't followed.
    if hadErrors || brokenParts != nil { stale = nil }
  }

  /// The findings on code that can't be generated because other modules have that of some files.
  private func findingsOfModules() -> [Diagnostic] {
    let isBroken = !files.problems.isEmpty || compilation.diagnostics.contains { $0.severity == .error }
    return isBroken ? [] : StyleEmit.findingsOfModules(compilation.sheet, files.modules)
  }

  /// Runs the rules where they may run; with `first`, those about files and looks for that file alone.
  private mutating func judge(first: FileID? = nil) {
    let isJudged = files.sources.files.indices.map {
      isLinted && $0 < files.namedCount && files.parsed[$0].tokenFile == nil
    }
    for index in isJudged.indices where self.isJudged.count == isJudged.count {
      if isJudged[index] != self.isJudged[index] { stale?.insert(FileID(index)) }
    }
    if isJudged.count != self.isJudged.count { stale = nil }
    self.isJudged = isJudged
    guard isJudged.contains(true) else { return }
    let isSound = errors.isEmpty
    if case .everything = change, isSound, let last = judgedLast { refineChange(since: last) }
    let rules = Set(selections.indices.filter { isJudged[$0] }.map { selections[$0] })
    let (sheet, sources, change) = (self.sheet, files.sources, change)
    let frameworks = files.frameworks
    let changed = during("judging \(files.shown)") {
      found.update(
        sheet, sources: sources, for: frameworks, selections: rules, change: change, first: first)
    }
    if let changed { stale?.formUnion(changed) } else { stale = nil }
    self.change = .styles(of: [])
    if first != nil { return }
    judgedLast =
      isSound
      ? Judged(
        files: files.parsed, modes: sheet.modes, frameworks: frameworks, images: files.images) : nil
  }

  /// Narrows the change to the files that see a changed one, if there were no errors when rules ran last either: names mean the
  /// same in all others.
  private mutating func refineChange(since last: Judged) {
    let parsed = files.parsed
    guard last.modes == compilation.sheet.modes, last.frameworks == files.frameworks,
      last.images == files.images, last.files.count == parsed.count
    else { return }
    var seeing: Set<FileID> = []
    for index in parsed.indices {
      guard last.files[index].tree.source.path == parsed[index].tree.source.path else { return }
      if last.files[index].tree !== parsed[index].tree {
        seeing.formUnion(compilation.viewers(of: FileID(index)))
      }
    }
    change = .files(seeing)
  }

  /// Collects the findings of some files.
  private mutating func store(_ wanted: [FileID]) {
    let new = concurrentMap(wanted, batch: 16) { [self] in findings(of: $0) }
    let isFirst = findings.isEmpty
    if isFirst { findings = Array(repeating: [], count: files.sources.files.count) }
    for (file, new) in zip(wanted, new) where isFirst || findings[Int(file.index)] != new {
      findings[Int(file.index)] = new
      changed.insert(file)
    }
  }

  private func findings(of file: FileID) -> [Diagnostic] {
    let errors = files.judged(errors[file] ?? [], of: file)
    guard isJudged[Int(file.index)] else { return files.heldBack(errors.inReportOrder(), of: file) }
    let rules = selections[Int(file.index)]
    var ofRules = found.findings(in: file, by: rules)
    if let brokenParts { ofRules.removeAll(where: brokenParts.mayCause) }
    var left = applySuppressions(
      to: ofRules, comments: [file: comments[Int(file.index)]],
      in: files.sources, others: otherCodes
    ) { _ in rules }
    // A comment may silence what an error hides.
    if let brokenParts { left.removeAll(where: brokenParts.mayHideUse) }
    return files.heldBack((errors + left.mergedByCause()).inReportOrder(), of: file)
  }

  /// The parts that rules must skip; nil where there are no errors.
  private func findBrokenParts() -> BrokenParts? {
    let broken = errors.filter { $1.contains { $0.severity == .error } }.map(\.key)
    if broken.isEmpty { return nil }
    let all = Set((0..<files.sources.files.count).map { FileID($0) })
    // A file that can't be read may use anything, and be imported by any; so may one whose imports can't be followed use any other.
    let isReadable =
      files.problems.isEmpty && !files.parsed.contains { $0.tree.hidesNames }
      && all.allSatisfy(compilation.seesAll)
    return BrokenParts(
      errors, in: files.parsed, compilation, connected: isReadable ? connected(to: broken) : all)
  }

  private func connected(to files: [FileID]) -> Set<FileID> {
    var neighbours: [FileID: [FileID]] = [:]
    for entry in compilation.sheet.imports {
      neighbours[entry.span.file, default: []].append(entry.file)
      neighbours[entry.file, default: []].append(entry.span.file)
    }
    // What is used without an import is used all the same.
    for (file, errors) in errors {
      for other in errors.filter({ $0.code == .missingImport }).flatMap(\.related).map(\.span.file) {
        neighbours[file, default: []].append(other)
        neighbours[other, default: []].append(file)
      }
    }
    var reached = Set(files)
    var pending = files
    while let file = pending.popLast() {
      for next in neighbours[file] ?? [] where reached.insert(next).inserted { pending.append(next) }
    }
    return reached
  }

  private func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result {
    observer.map { $0.during(work(), body) } ?? body()
  }
}
