import StyleModel
import StyleSource
import StyleSyntax

/// Style files that are kept up to date, edit by edit.
///
/// A workspace belongs to one task at a time. Each edit makes the next `Snapshot`, a value that any number of threads may
/// read while the one after it is made. An editor shows the findings of the file that it edits first, then all others:
///
///     try workspace.edit(text, of: path)
///     if let file = workspace.snapshot.file(at: path) { show(workspace.snapshot.findings(in: file)) }
///     for changed in workspace.changes() { show(changed.findings) }
public struct Workspace: Sendable {
  /// How everything is after the last edit.
  public private(set) var snapshot: Snapshot

  /// Whether the snapshot has what rules find.
  package private(set) var isLinted: Bool

  private let paths: [String]
  private var reader: InputReader<OverlaidFiles>
  /// Of files in which another thing is found than when `changes` was asked last, beside those that the snapshot knows of.
  private var changedPaths: Set<String> = []

  /// Reads the style files that `paths` mean, files and folders, and all that these import. Without paths, those that the
  /// settings in the working folder name.
  ///
  /// What can't be read is a finding of its file; wrong settings, and paths without any style file, are errors.
  public init(_ paths: [String] = []) throws(WorkspaceError) { try self.init(paths, in: Disk()) }

  /// The same in other files than those on the disk.
  package init(
    _ paths: [String], in files: any FileReader, checker: SheetChecker = SheetChecker()
  ) throws(WorkspaceError) {
    self.init(try UncheckedWorkspace(paths, in: files), checker: checker)
  }

  /// Compiles and checks files that have been read. Without `isLinted`, rules run with the next edit or refresh, or by `lint`.
  package init(
    _ unchecked: UncheckedWorkspace, checker: SheetChecker = SheetChecker(), isLinted: Bool = true
  ) {
    paths = unchecked.paths
    reader = unchecked.reader
    self.isLinted = isLinted
    var checker = checker
    checker.check(unchecked.files, isLinted: isLinted)
    _ = checker.takeChanges()
    snapshot = Snapshot(checker)
  }

  /// Runs the rules, where they have not run yet.
  package mutating func lint() {
    if isLinted { return }
    isLinted = true
    var checker = takeChecker()
    checker.check(checker.files, isLinted: true)
    snapshot = Snapshot(checker)
  }

  /// All files that were read or looked for, those of settings too, and the folders whose style files were looked for.
  package var inputs: (files: Set<String>, folders: Set<String>) { (reader.lookedFor, reader.searched) }

  /// Whether there is any style file, and not only a folder that might hold some.
  package var hasStyleFiles: Bool { snapshot.sources.files.contains { isStyleFile($0.path) } }

  /// Takes a text in the place of what a file holds, or gives the file back what it holds on the disk where `text` is nil.
  /// The file need not exist.
  ///
  /// Of a value in a style file, and of a token in a file of tokens, what is found in the edited file is known at once. What takes
  /// longer waits until the snapshot is asked for another file, or `changes` is called.
  public mutating func edit(_ text: String?, of path: String) throws(WorkspaceError) {
    try edit(bytes: text.map { Array($0.utf8) }, of: path)
  }

  /// The same for bytes, which may be no text.
  public mutating func edit(bytes: [UInt8]?, of path: String) throws(WorkspaceError) {
    var files = reader.files
    let absolute = absolutePath(path, in: files.workingFolder)
    files.overlays[absolute] = bytes
    guard let bytes, let changed = snapshot.files.replacing(at: [absolute: bytes]) else {
      try read(files)
      return
    }
    let reported = reportedPath(path, in: files.workingFolder)
    reader = reader.over(files)
    isLinted = true
    var checker = takeChecker()
    checker.check(changed, isLinted: true, first: changed.sources.files.first { $0.path == reported }?.id)
    snapshot = Snapshot(checker)
  }

  /// What is found now in each file in which something else was found when this, or anything else that returns changes, was
  /// called last.
  public mutating func changes() -> [FileFindings] {
    let (sources, changed, findings) = snapshot.complete { checker in
      (checker.files.sources, checker.takeChanges(), checker.findings)
    }
    var left = changedPaths
    changedPaths = []
    var all: [FileFindings] = []
    for (file, findings) in zip(sources.files, findings) {
      if left.remove(file.path) != nil || changed.contains(file.id) {
        all.append(FileFindings(path: file.path, findings: findings))
      }
    }
    return all + left.sorted().map { FileFindings(path: $0, findings: []) }
  }

  /// Edits as `edit` does, and returns `changes()`.
  @discardableResult
  public mutating func setText(_ text: String?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    try edit(text, of: path)
    return changes()
  }

  /// The same for bytes, which may be no text.
  @discardableResult
  public mutating func setBytes(_ bytes: [UInt8]?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    try edit(bytes: bytes, of: path)
    return changes()
  }

  /// Looks at the disk again, and returns `changes()`.
  @discardableResult
  public mutating func refresh() throws(WorkspaceError) -> [FileFindings] {
    try read(reader.files)
    return changes()
  }

  private mutating func read(_ files: OverlaidFiles) throws(WorkspaceError) {
    reader = reader.next(files)
    reader.remember(snapshot.files.parsed)
    let read = try StyleFiles(reading: paths, &reader)
    isLinted = true
    var checker = takeChecker()
    checker.finish()
    let (old, before) = (checker.files.sources, checker.findings)
    let changed = checker.takeChanges()
    checker.check(read, isLinted: true)
    for file in old.files where changed.contains(file.id) { changedPaths.insert(file.path) }
    let new = checker.files.sources
    if new.files.elementsEqual(old.files, by: { $0.path == $1.path }) {
      snapshot = Snapshot(checker)
      return
    }
    // Ids are others by now; a file that has kept its own, and in which the same is found, has not changed.
    let moved = checker.takeChanges()
    for file in new.files where moved.contains(file.id) {
      let place = Int(file.id.index)
      let isSame =
        old.files.indices.contains(place) && old.files[place].path == file.path
        && before[place] == checker.findings[place]
      if !isSame { changedPaths.insert(file.path) }
    }
    changedPaths.formUnion(Set(old.files.map(\.path)).subtracting(new.files.map(\.path)))
    snapshot = Snapshot(checker)
  }

  /// The checker of the snapshot. Unless somebody else holds that, what the next one shares with it need not be copied.
  private mutating func takeChecker() -> SheetChecker { snapshot.takeChecker() }
}

/// The files of a workspace that have been read and not compiled yet.
///
/// Reading says at once whether there are style files and whether their settings are right; compiling and checking them takes most
/// of the time that a `Workspace` needs.
package struct UncheckedWorkspace: Sendable {
  fileprivate let paths: [String]
  fileprivate var reader: InputReader<OverlaidFiles>
  fileprivate let files: StyleFiles

  /// Reads the style files that `paths` mean, as `Workspace` does.
  package init(_ paths: [String], in files: any FileReader) throws(WorkspaceError) {
    self.paths = paths
    var reader = InputReader(OverlaidFiles(files), isKept: true)
    self.files = try StyleFiles(reading: paths, &reader)
    self.reader = reader
  }
}

/// All that is known of style files at one time.
///
/// What an edit has left is worked out when it is first asked for.
public struct Snapshot: Sendable {
  /// The files that were named, then those that they import.
  public let sources: SourceMap
  private var checker: Guarded<SheetChecker>
  /// Made when it is first asked for.
  private let idsByPath = Guarded<[String: FileID]?>(nil)

  init(_ checker: SheetChecker) {
    sources = checker.files.sources
    self.checker = Guarded(checker)
  }

  /// What the files mean.
  public var sheet: ResolvedSheet { complete { $0.sheet } }

  /// What is found in a file, errors and what rules find, in the order of its lines.
  ///
  /// In the file that was edited last, it may be told before all others are checked. It is then what a check of all finds there,
  /// unless an error has come or gone in a file that is connected with it by imports, or because of what such a file uses a
  /// token of this one for: what depends on an error isn't judged by rules.
  public func findings(in file: FileID) -> [Diagnostic] {
    checker.use { checker in
      if !checker.isSettled(file) { checker.finish() }
      return checker.findings[Int(file.index)]
    }
  }

  /// All that is found, file by file.
  public var findings: [Diagnostic] { complete { checker in checker.findings.flatMap { $0 } } }

  /// The file of a path as reports print it.
  public func file(at path: String) -> FileID? {
    idsByPath.use { ids in
      if ids == nil {
        ids = Dictionary(sources.files.lazy.map { ($0.path, $0.id) }) { first, _ in first }
      }
      return ids?[path]
    }
  }

  var files: StyleFiles { checker.use { $0.files } }

  /// The syntax of a file.
  package func tree(of file: FileID) -> SyntaxTree { checker.use { $0.files.parsed[Int(file.index)].tree } }

  /// How many of the files were named; those behind them are imported alone.
  package var namedCount: Int { checker.use { $0.files.namedCount } }

  /// The files that a file sees: itself, and all that it imports, directly or through others.
  package func visibleFiles(from file: FileID) -> [FileID] { checker.use { $0.visibleFiles(from: file) } }

  /// What some files would mean with other bytes; rules don't run. nil where one of the paths is not among the files, or imports
  /// others, so that more would have to be read.
  package func trying(_ changes: [String: [UInt8]]) -> Trial? {
    var trial = Trial(complete { $0 })
    return changes.isEmpty || trial.replace(changes) ? trial : nil
  }

  /// The files as they are checked, to try fixes on.
  package var checked: CheckedSheet { complete { CheckedSheet($0) } }

  /// Works out what the edit has left.
  fileprivate func complete<Result>(_ body: (inout SheetChecker) -> Result) -> Result {
    checker.use { checker in
      checker.finish()
      return body(&checker)
    }
  }

  fileprivate mutating func takeChecker() -> SheetChecker {
    guard isKnownUniquelyReferenced(&checker) else { return checker.use { $0 } }
    return checker.use { checker in
      defer { checker = Snapshot.none }
      return checker
    }
  }

  private static let none = SheetChecker()
}

/// What style files would mean after a change that hasn't been made. It can be changed further, which takes less time than to try
/// again.
package struct Trial: Sendable {
  private var checker: SheetChecker

  fileprivate init(_ checker: SheetChecker) { self.checker = checker }

  package var sheet: ResolvedSheet { checker.sheet }
  package var sources: SourceMap { checker.files.sources }
  package var namedCount: Int { checker.files.namedCount }

  /// What keeps files from meaning something; what rules say is not known.
  package var errors: [Diagnostic] { checker.findings.flatMap { $0.filter { $0.severity == .error } } }

  package func tree(of file: FileID) -> SyntaxTree { checker.files.parsed[Int(file.index)].tree }

  /// Takes other bytes for files at some paths; false, and as it was, where one of them is not among the files or imports others.
  package mutating func replace(_ changes: [String: [UInt8]]) -> Bool {
    guard let files = checker.files.replacing(at: changes) else { return false }
    checker.check(files, isLinted: false)
    return true
  }

  /// The same, where one style of the sheet is wanted at once: until `finish` is called, nothing else of the sheet counts.
  package mutating func replace(_ changes: [String: [UInt8]], showing style: Int?) -> Bool {
    guard let files = checker.files.replacing(at: changes) else { return false }
    checker.show(style, of: files)
    return true
  }

  package var isComplete: Bool { checker.isComplete }

  /// Works out what `replace` has left.
  package mutating func finish() { checker.finish() }
}

/// What is found in a file after an edit: all of it.
public struct FileFindings: Hashable, Sendable {
  /// As reports print it.
  public let path: String
  /// In the order of the lines; none where all that was found is put right, or the file is gone.
  public let findings: [Diagnostic]

  public init(path: String, findings: [Diagnostic]) {
    self.path = path
    self.findings = findings
  }
}
