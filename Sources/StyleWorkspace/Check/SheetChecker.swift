import StyleCompiler
import StyleLint
import StyleModel
import StyleSource
import StyleSyntax

/// Compiles style files and runs rules over them, again and again: what a change leaves alone is not worked out again.
///
/// It is a value, and what it found equals what one finds that sees the same files for the first time.
package struct SheetChecker: Sendable {
  /// Codes that no comment switches off, beside those of the compiler.
  private let otherCodes: Set<String>
  private let observer: (any WorkObserver)?
  private(set) var files = StyleFiles()
  private var compilation = Compilation([])
  /// By file, in the order of reports.
  private(set) var findings: [[Diagnostic]] = []

  private var found = RuleFindings()
  /// What has changed since rules ran last.
  private var change = RuleFindings.Change.everything
  /// What they ran on then; nil where there was an error.
  private var judgedLast: Judged?
  private struct Judged {
    var files: [ParsedFile]
    var modes: ModeTable
    var frameworks: Set<AppleFramework>
  }
  private var isJudged: [Bool] = []
  /// By file, the rules that hold for it.
  private var selections: [RuleSelection] = []
  /// By file, the comments that may switch rules.
  private var comments: [[Span]] = []
  private var errors: [FileID: [Diagnostic]] = [:]

  package init(otherCodes: Set<String> = [], observer: (any WorkObserver)? = nil) {
    self.otherCodes = Set((allCodes + workspaceCodes + suppressionCodes).map(\.id)).union(otherCodes)
    self.observer = observer
  }

  package var sheet: ResolvedSheet { compilation.sheet }

  /// Goes over to other files. Returns those in which another thing is found than before, by their new ids.
  ///
  /// `isLinted` says whether rules run too.
  @discardableResult
  package mutating func check(_ new: StyleFiles, isLinted: Bool) -> Set<FileID> {
    let old = files
    let isSameList = new.sources.files.elementsEqual(old.sources.files) { $0.path == $1.path }
    var stale: Set<FileID>? = isSameList ? [] : nil
    if !isSameList || new.settings != old.settings || new.namedCount != old.namedCount {
      selections = new.sources.files.prefix(new.namedCount).map { new.rules(of: $0.id) }
      stale = nil
    }
    files = new
    compile(old, isSameList, &stale)
    judge(isLinted, &stale)
    return store(stale, isSameList)
  }

  // MARK: Steps

  /// Compiles the files; `stale` are those of which the findings have to be put together again.
  private mutating func compile(_ old: StyleFiles, _ isSameList: Bool, _ stale: inout Set<FileID>?) {
    let (parsed, unreadable) = (files.parsed, files.unreadableImports)
    let change = during("compiling \(files.shown)") {
      compilation.update(parsed, unreadable: unreadable, for: files.frameworks)
    }
    switch (change, self.change) {
    case (.styles(let new), .styles(let old)): self.change = .styles(of: new.union(old))
    case (.styles, .everything), (.styles, .files), (.everything, _): self.change = .everything
    }
    if !isSameList { comments = [] }
    for index in parsed.indices {
      if comments.count == index {
        comments.append(parsed[index].tree.switchComments)
      } else if parsed[index].tree !== old.parsed[index].tree {
        comments[index] = parsed[index].tree.switchComments
        stale?.insert(FileID(index))
      }
    }
    let errors = Dictionary(grouping: files.problems + compilation.diagnostics, by: \.span.file)
    for file in Set(errors.keys).union(self.errors.keys) where errors[file] != self.errors[file] {
      stale?.insert(file)
    }
    self.errors = errors
  }

  /// Runs the rules where they may run.
  private mutating func judge(_ isLinted: Bool, _ stale: inout Set<FileID>?) {
    let isJudged = isLinted ? judgedFiles() : Array(repeating: false, count: files.sources.files.count)
    for index in isJudged.indices where self.isJudged.count == isJudged.count {
      if isJudged[index] != self.isJudged[index] { stale?.insert(FileID(index)) }
    }
    if isJudged.count != self.isJudged.count { stale = nil }
    self.isJudged = isJudged
    guard isJudged.contains(true) else { return }
    let isSound = errors.isEmpty
    if case .everything = change, isSound, let last = judgedLast { refineChange(since: last) }
    let rules = Set(selections.indices.filter { isJudged[$0] }.map { selections[$0] })
    let (sheet, sources, change) = (compilation.sheet, files.sources, change)
    let frameworks = files.frameworks
    let changed = during("judging \(files.shown)") {
      found.update(sheet, sources: sources, for: frameworks, selections: rules, change: change)
    }
    if let changed { stale?.formUnion(changed) } else { stale = nil }
    self.change = .styles(of: [])
    judgedLast = isSound ? Judged(files: files.parsed, modes: sheet.modes, frameworks: frameworks) : nil
  }

  /// Finds out which files see none that has changed since rules ran last, when there were no errors either: names mean the
  /// same in them.
  private mutating func refineChange(since last: Judged) {
    let parsed = files.parsed
    guard last.modes == compilation.sheet.modes, last.frameworks == files.frameworks,
      last.files.count == parsed.count
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

  /// Puts the findings of the stale files together; which of them are others.
  private mutating func store(_ stale: Set<FileID>?, _ isSameList: Bool) -> Set<FileID> {
    let count = files.sources.files.count
    let wanted = stale.map { $0.sorted() } ?? (0..<count).map { FileID($0) }
    let new = concurrentMap(wanted, batch: 16) { [self] in findings(of: $0) }
    if findings.count != count || !isSameList { findings = Array(repeating: [], count: count) }
    var changed: Set<FileID> = []
    for (file, new) in zip(wanted, new) where findings[Int(file.index)] != new || !isSameList {
      findings[Int(file.index)] = new
      changed.insert(file)
    }
    return changed
  }

  private func findings(of file: FileID) -> [Diagnostic] {
    let errors = errors[file] ?? []
    guard isJudged[Int(file.index)] else { return errors.inReportOrder() }
    let rules = selections[Int(file.index)]
    let left = applySuppressions(
      to: found.findings(in: file, by: rules), comments: [file: comments[Int(file.index)]],
      in: files.sources, others: otherCodes
    ) { _ in rules }
    return (errors + left).inReportOrder()
  }

  /// The files that rules may judge: those that were named, as long as no import leads from or to one with errors.
  /// With an error there the sheet does not mean anything yet, and what seems unused may not be. None where that can't be
  /// told, since a file can't be read as a whole.
  private func judgedFiles() -> [Bool] {
    let count = files.sources.files.count
    var isJudged = (0..<count).map { $0 < files.namedCount }
    let broken = errors.filter { $1.contains { $0.severity == .error } }.map(\.key)
    if broken.isEmpty { return isJudged }
    let isCutShort = files.parsed.contains { $0.diagnostics.contains { $0.severity == .error } }
    guard files.problems.isEmpty, !isCutShort else { return Array(repeating: false, count: count) }
    for file in connected(to: broken) { isJudged[Int(file.index)] = false }
    return isJudged
  }

  private func connected(to files: [FileID]) -> Set<FileID> {
    var neighbours: [FileID: [FileID]] = [:]
    for entry in compilation.sheet.imports {
      neighbours[entry.span.file, default: []].append(entry.file)
      neighbours[entry.file, default: []].append(entry.span.file)
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
