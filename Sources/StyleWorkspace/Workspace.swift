import StyleModel
import StyleSource
import StyleSyntax

/// A set of style files, compiled and checked, which follows edits.
///
/// Use a workspace from one task at a time. Each edit makes the next `Snapshot`, a value that any number of threads can read
/// while the next one is made. An editor shows the findings of the edited file first, then all others:
///
///     try workspace.edit(text, of: path)
///     if let file = workspace.snapshot.file(at: path) { show(workspace.snapshot.findings(in: file)) }
///     for changed in workspace.changes() { show(changed.findings) }
public struct Workspace: Sendable {
  /// The state after the last edit.
  public private(set) var snapshot: Snapshot

  /// Whether the snapshot contains findings of rules.
  package private(set) var isLinted: Bool

  private let paths: [String]
  private var reader: InputReader<OverlaidFiles>
  /// The number of times that files were looked for since the first reading; while it stays the same, so do `inputs`.
  package private(set) var readingCount = 0
  /// The files whose findings have changed since the last call of `changes`, beyond those that the snapshot knows of.
  private var changedPaths: Set<String> = []

  /// Reads the style files at `paths`, which can be files and folders, and everything that they import. Without paths, reads the
  /// `sources` of the settings in the working folder.
  ///
  /// A file that can't be read has a finding that says so. Wrong settings, and paths without any style file, are errors.
  public init(_ paths: [String] = []) throws(WorkspaceError) { try self.init(paths, in: Disk()) }

  /// Reads the files from somewhere else than the disk. `texts` are contents that replace those of files, by absolute path; `edit`
  /// with nil returns to the file's own.
  package init(
    _ paths: [String], in files: any FileReader, texts: [String: [UInt8]] = [:],
    checker: SheetChecker = SheetChecker()
  ) throws(WorkspaceError) {
    self.init(try UncheckedWorkspace(paths, in: files, texts: texts), checker: checker)
  }

  /// Compiles and checks files that have been read. If `isLinted` is false, rules run with the next edit, refresh or call of `lint`.
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

  /// Runs the rules, if they have not run yet.
  package mutating func lint() {
    if isLinted { return }
    isLinted = true
    var checker = takeChecker()
    checker.check(checker.files, isLinted: true)
    snapshot = Snapshot(checker)
  }

  /// All files that were read or looked for, those of settings included, and the folders that were searched.
  package var inputs: (files: Set<String>, folders: Set<String>) { (reader.lookedFor, reader.searched) }

  /// Whether a file was read or looked for, by its path as reports print it.
  package func looksFor(_ path: String) -> Bool { reader.looksFor(path) }

  /// Whether there is any style file.
  package var hasStyleFiles: Bool { snapshot.sources.files.contains { isStyleFile($0.path) } }

  /// Replaces the contents of a file by `text`, or returns to the contents on disk if `text` is nil. The file need not exist.
  ///
  /// After an edit of a style's value or of a token, the findings of the edited file are known immediately. Work for other files
  /// waits until the snapshot is asked for one of them, or `changes` is called.
  public mutating func edit(_ text: String?, of path: String) throws(WorkspaceError) {
    try edit(bytes: text.map { Array($0.utf8) }, of: path)
  }

  /// Replaces the contents of a file by bytes, which need not be valid UTF-8.
  public mutating func edit(bytes: [UInt8]?, of path: String) throws(WorkspaceError) {
    try edit([path: bytes])
  }

  /// Replaces the contents of several files at once, like `edit(bytes:of:)` does for one. They are compiled together, and not at all if
  /// none has changed.
  package mutating func edit(_ texts: [String: [UInt8]?]) throws(WorkspaceError) {
    var files = reader.files
    let known = snapshot.files
    var isKnown = true
    var changed: [String: [UInt8]] = [:]
    var first: FileID?
    for (path, bytes) in texts {
      let absolute = absolutePath(path, in: files.workingFolder)
      files.overlays[absolute] = bytes
      let file = snapshot.file(at: reportedPath(path, in: files.workingFolder))
      guard let file, known.isRead(file), let bytes = bytes ?? (try? files.read(absolute)) else {
        isKnown = false
        continue
      }
      first = file
      if known.sources[file].bytes != bytes { changed[absolute] = bytes }
    }
    guard isKnown, let next = changed.isEmpty ? known : known.replacing(at: changed),
      !next.lacksImages(readFor: known)
    else {
      try read(files)
      return
    }
    reader = reader.over(files)
    if changed.isEmpty, isLinted { return }
    isLinted = true
    var checker = takeChecker()
    checker.check(next, isLinted: true, first: texts.count == 1 ? first : nil)
    snapshot = Snapshot(checker)
  }

  /// Stores other contents of files that aren't in the workspace, for when they are read. `edit` also looks for such files.
  package mutating func hold(_ texts: [String: [UInt8]?]) {
    var files = reader.files
    for (path, bytes) in texts { files.overlays[absolutePath(path, in: files.workingFolder)] = bytes }
    reader = reader.over(files)
  }

  /// Returns the findings of each file whose findings have changed since the last call of this or of any other method that returns
  /// changes.
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

  /// Edits the file like `edit`, and returns `changes()`.
  @discardableResult
  public mutating func setText(_ text: String?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    try edit(text, of: path)
    return changes()
  }

  /// Edits the file like `edit(bytes:of:)`, and returns `changes()`.
  @discardableResult
  public mutating func setBytes(_ bytes: [UInt8]?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    try edit(bytes: bytes, of: path)
    return changes()
  }

  /// Reads changed files from disk, and returns `changes()`.
  @discardableResult
  public mutating func refresh() throws(WorkspaceError) -> [FileFindings] {
    try read(reader.files)
    return changes()
  }

  private mutating func read(_ files: OverlaidFiles) throws(WorkspaceError) {
    readingCount += 1
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

  /// Takes the checker out of the snapshot, which avoids a copy, unless something else holds the snapshot.
  private mutating func takeChecker() -> SheetChecker { snapshot.takeChecker() }
}

/// The files of a workspace that have been read, but not compiled yet.
///
/// Reading shows whether there are style files and whether their settings are valid. Compiling and checking take most of
/// the time of a `Workspace`.
package struct UncheckedWorkspace: Sendable {
  fileprivate let paths: [String]
  fileprivate var reader: InputReader<OverlaidFiles>
  fileprivate let files: StyleFiles

  /// Reads the style files at `paths`, like `Workspace`. Imports, settings and links may also lead to the paths in `allowed`.
  package init(
    _ paths: [String], in files: any FileReader, texts: [String: [UInt8]] = [:],
    allowing allowed: [String] = []
  ) throws(WorkspaceError) {
    self.paths = paths
    var overlaid = OverlaidFiles(files)
    overlaid.overlays = texts
    var reader = InputReader(overlaid, isKept: true)
    reader.settings.allow(allowed)
    self.files = try StyleFiles(reading: paths, &reader)
    self.reader = reader
  }
}

/// The sources, the sheet and the findings of style files after an edit.
///
/// Work that the edit has postponed is done on first access.
public struct Snapshot: Sendable {
  /// The named files, then their imports.
  public let sources: SourceMap
  private var checker: Guarded<SheetChecker>
  /// The file IDs by path, made on first access.
  private let idsByPath = Guarded<[String: FileID]?>(nil)

  init(_ checker: SheetChecker) {
    sources = checker.files.sources
    self.checker = Guarded(checker)
  }

  /// The compiled files: tokens, components and styles with all names resolved.
  public var sheet: ResolvedSheet { complete { $0.sheet } }

  /// The findings of a file, errors and those of rules, in the order of its lines.
  ///
  /// For the file that was edited last, they are available before other files have been checked. They equal the final result,
  /// unless the edit makes errors appear or disappear in files that imports connect with this one: rules skip what depends on an
  /// error.
  public func findings(in file: FileID) -> [Diagnostic] {
    checker.use { checker in
      if !checker.isSettled(file) { checker.finish() }
      return checker.findings[Int(file.index)]
    }
  }

  /// All findings, file by file.
  public var findings: [Diagnostic] { complete { checker in checker.findings.flatMap { $0 } } }

  /// The file with this path, as reports print it.
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

  /// The number of files that were named; the files after them are only imported.
  package var namedCount: Int { checker.use { $0.files.namedCount } }

  /// The files that a file sees: itself, and everything that it imports, directly or indirectly.
  package func visibleFiles(from file: FileID) -> [FileID] { checker.use { $0.visibleFiles(from: file) } }

  /// Compiles the files with other contents for some of them, without running rules. Returns nil if one of the paths isn't among
  /// the files, or if its imports change, which would require reading more files.
  package func trying(_ changes: [String: [UInt8]]) -> Trial? {
    var trial = Trial(complete { $0 })
    return changes.isEmpty || trial.replace(changes) ? trial : nil
  }

  /// The sheet with its findings, for trying fixes.
  package var checked: CheckedSheet { complete { CheckedSheet($0) } }

  /// Does the work that the edit has postponed.
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

/// The style files compiled with a change that hasn't been made. A trial can be changed further, which is faster than a new one.
package struct Trial: Sendable {
  private var checker: SheetChecker

  fileprivate init(_ checker: SheetChecker) { self.checker = checker }

  package var sheet: ResolvedSheet { checker.sheet }
  package var sources: SourceMap { checker.files.sources }
  package var namedCount: Int { checker.files.namedCount }
  var files: StyleFiles { checker.files }

  /// The errors. Findings of rules aren't known.
  package var errors: [Diagnostic] { checker.findings.flatMap { $0.filter { $0.severity == .error } } }

  package func tree(of file: FileID) -> SyntaxTree { checker.files.parsed[Int(file.index)].tree }

  /// Replaces the contents of some files. Returns false, without a change, if one of them isn't among the files or its imports change.
  package mutating func replace(_ changes: [String: [UInt8]]) -> Bool {
    guard let files = checker.files.replacing(at: changes) else { return false }
    checker.check(files, isLinted: false)
    return true
  }

  /// Replaces the contents of some files, and prepares one style of the sheet at once: until `finish` is called, nothing else of the sheet
  /// is valid. Returns false, without a change, if one of the files isn't among the files or its imports change.
  package mutating func replace(_ changes: [String: [UInt8]], showing style: Int?) -> Bool {
    guard let files = checker.files.replacing(at: changes) else { return false }
    checker.show(style, of: files)
    return true
  }

  package var isComplete: Bool { checker.isComplete }

  /// Does the work that `replace` has left.
  package mutating func finish() { checker.finish() }
}

/// All findings of a file after an edit.
public struct FileFindings: Hashable, Sendable {
  /// The path, as reports print it.
  public let path: String
  /// The findings in the order of lines. Empty if everything has been fixed or the file is gone.
  public let findings: [Diagnostic]

  /// The findings of the file at a path.
  public init(path: String, findings: [Diagnostic]) {
    self.path = path
    self.findings = findings
  }
}
