import StyleModel
import StyleSource

/// Style files that are kept up to date, edit by edit.
///
/// A workspace belongs to one task at a time. Each edit makes the next `Snapshot`, a value that any number of threads may
/// read while the one after it is made.
public struct Workspace: Sendable {
  /// How everything is after the last edit.
  public private(set) var snapshot: Snapshot

  private let paths: [String]
  private var reader: InputReader<OverlaidFiles>
  private var checker: SheetChecker

  /// Reads the style files that `paths` mean, files and folders, and all that these import. Without paths, those that the
  /// settings in the working folder name.
  ///
  /// What can't be read is a finding of its file; wrong settings, and paths without any style file, are errors.
  public init(_ paths: [String] = []) throws(WorkspaceError) { try self.init(paths, in: Disk()) }

  /// The same in other files than those on the disk.
  package init(
    _ paths: [String], in files: any FileReader, checker: SheetChecker = SheetChecker()
  ) throws(WorkspaceError) {
    self.paths = paths
    self.checker = checker
    reader = InputReader(OverlaidFiles(files), isKept: true)
    let read = try StyleFiles(reading: paths, &reader)
    self.checker.check(read, isLinted: true)
    snapshot = Snapshot(self.checker)
  }

  /// Takes a text in the place of what a file holds, or gives the file back what it holds on the disk where `text` is nil.
  /// The file need not exist. Returns what is found now in each file in which another thing was found before.
  @discardableResult
  public mutating func setText(_ text: String?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    try setBytes(text.map { Array($0.utf8) }, of: path)
  }

  /// The same for bytes, which may be no text.
  @discardableResult
  public mutating func setBytes(_ bytes: [UInt8]?, of path: String) throws(WorkspaceError) -> [FileFindings] {
    var files = reader.files
    let absolute = absolutePath(path, in: files.workingFolder)
    files.overlays[absolute] = bytes
    if let bytes, let changed = changed(absolute, bytes) {
      reader = reader.over(files)
      // Unless somebody else holds it, what the next one shares with it need not be copied.
      snapshot = Snapshot()
      let stale = checker.check(changed, isLinted: true)
      snapshot = Snapshot(checker)
      return stale.sorted().map { file in
        FileFindings(path: snapshot.sources[file].path, findings: snapshot.findings(in: file))
      }
    }
    return try read(files)
  }

  /// Looks at the disk again. Returns what is found now in each file in which another thing was found before.
  @discardableResult
  public mutating func refresh() throws(WorkspaceError) -> [FileFindings] { try read(reader.files) }

  /// The files with other bytes in one of them; nil where other files may have to be read for that.
  private func changed(_ path: String, _ bytes: [UInt8]) -> StyleFiles? {
    let files = checker.files
    let reported = reportedPath(path, in: reader.files.workingFolder)
    guard let file = files.sources.files.first(where: { $0.path == reported }), files.isRead(file.id) else {
      return nil
    }
    let changed = files.replacing([file.id: bytes])
    let (old, new) = (files.parsed[Int(file.id.index)], changed.parsed[Int(file.id.index)])
    return old.imports.map(\.path) == new.imports.map(\.path) ? changed : nil
  }

  private mutating func read(_ files: OverlaidFiles) throws(WorkspaceError) -> [FileFindings] {
    reader = reader.next(files)
    reader.remember(checker.files.parsed)
    let read = try StyleFiles(reading: paths, &reader)
    let before = snapshot
    let changed = checker.check(read, isLinted: true)
    snapshot = Snapshot(checker)
    return snapshot.findings(changed, since: before)
  }

}

/// All that is known of style files at one time.
public struct Snapshot: Sendable {
  /// The files that were named, then those that they import.
  public let sources: SourceMap
  /// What they mean.
  public let sheet: ResolvedSheet
  /// By file.
  private let findingsOfFiles: [[Diagnostic]]

  /// Of no files.
  init() {
    (sources, sheet, findingsOfFiles) = (SourceMap(), ResolvedSheet(), [])
  }

  init(_ checker: SheetChecker) {
    sources = checker.files.sources
    sheet = checker.sheet
    findingsOfFiles = checker.findings
  }

  /// What is found in a file, errors and what rules find, in the order of its lines.
  public func findings(in file: FileID) -> [Diagnostic] { findingsOfFiles[Int(file.index)] }

  /// All that is found, file by file.
  public var findings: [Diagnostic] { findingsOfFiles.flatMap { $0 } }

  /// The file of a path as reports print it.
  public func file(at path: String) -> FileID? { sources.files.first { $0.path == path }?.id }

  /// What is found in the files of which `changed` says that it is another, and of files that are gone.
  fileprivate func findings(_ changed: Set<FileID>, since before: Snapshot) -> [FileFindings] {
    var all = changed.sorted().compactMap { file -> FileFindings? in
      let path = sources[file].path
      let now = findings(in: file)
      // Ids may be others by now, and findings are told by lines and not by ids.
      if let old = before.file(ofId: file, at: path), before.findings(in: old) == now { return nil }
      return FileFindings(path: path, findings: now)
    }
    guard !sources.files.elementsEqual(before.sources.files, by: { $0.path == $1.path }) else { return all }
    let known = Set(sources.files.map(\.path))
    for file in before.sources.files where !known.contains(file.path) {
      all.append(FileFindings(path: file.path, findings: []))
    }
    return all
  }

  private func file(ofId id: FileID, at path: String) -> FileID? {
    sources.files.indices.contains(Int(id.index)) && sources[id].path == path ? id : nil
  }
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

/// Files, some of them with other bytes than on the disk, such as those that an editor holds.
struct OverlaidFiles: FileReader {
  private let base: any FileReader
  /// By absolute path.
  var overlays: [String: [UInt8]] = [:]

  init(_ base: any FileReader) { self.base = base }

  var workingFolder: String { base.workingFolder }

  func exists(_ path: String) -> Bool { overlays[absolute(path)] != nil || base.exists(path) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = overlays[absolute(path)] { return bytes }
    return try base.read(path)
  }

  func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    if let bytes = overlays[absolute(path)] { return FileContents(bytes, after: known) }
    return try base.read(path, after: known)
  }

  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    var found: FoundStyleFiles
    if overlays.isEmpty { return try base.styleFiles(at: path) }
    let folder = absolute(path)
    let prefix = folder == "/" ? "/" : folder + "/"
    let below = overlays.keys.filter { path in
      path.hasPrefix(prefix) && isStyleFile(path)
        && !path.dropFirst(prefix.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
    do {
      found = try base.styleFiles(at: path)
    } catch {
      if overlays[folder] != nil { return FoundStyleFiles(files: [path]) }
      if below.isEmpty { throw error }
      found = FoundStyleFiles()
    }
    let known = Set(found.files.map(absolute))
    // Files that are new come behind the others; reports go by paths.
    for file in below.sorted(by: { $0.precedesByBytes($1) }) where !known.contains(file) {
      found.files.append(file)
    }
    return found
  }

  private func absolute(_ path: String) -> String { absolutePath(path, in: base.workingFolder) }
}
