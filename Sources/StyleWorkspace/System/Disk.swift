import StyleSyntax

/// The files on disk.
package struct Disk: FileReader {
  /// Whether a path was not UTF-8 where it comes from, so that it leads to no file.
  private let isMisspelled: @Sendable (String) -> Bool
  package let workingFolder = FileSystem.workingFolder

  package init(isMisspelled: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.isMisspelled = isMisspelled
  }

  /// Whether something exists at a path: also a link that leads nowhere, which can't be read.
  package func exists(_ path: String) -> Bool { (try? FileSystem.linkStatus(path)) != nil }

  package func realPath(_ path: String) -> String { (try? FileSystem.realPath(path)) ?? path }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return try readFile(path)
    } catch {
      throw FileError(error)
    }
  }

  package func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    let stamp = FileSystem.stamp(path)
    if let known, let version = known.version, version == stamp?.version { return known }
    let bytes = try read(path)
    let settled = stamp.flatMap { $0.isSettled(at: FileSystem.now) ? $0.version : nil }
    return FileContents(bytes, after: known, version: settled)
  }

  package func readOwn(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return try readFile(path, limit: Limits.ownFileSize + 1)
    } catch {
      throw FileError(error)
    }
  }

  package func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    try styleFiles(at: path, matching: nil, within: nil)
  }

  package func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try find(at: path, named: isStyleFile, matching: pattern, within: roots)
  }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    try find(at: folder, named: isTokenFile, matching: nil, within: roots)
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try find(at: folder, named: isWanted, matching: nil, within: roots)
  }

  private func find(
    at path: String, named isWanted: @escaping (String) -> Bool, matching pattern: Glob?,
    within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    if isMisspelled(path) { throw FileError(SystemError.isNotUTF8) }
    do {
      return FoundStyleFiles(
        try StyleFileSearch(path, in: DiskFolders(), named: isWanted, matching: pattern, within: roots))
    } catch {
      throw FileError(error)
    }
  }
}

extension FoundStyleFiles {
  init(_ search: StyleFileSearch<some SearchableFolders>) {
    self.init(files: search.files)
    folders = search.folders
    strayLinks = search.strayLinks
    problems = search.problems.map { ($0.path, FileError($0.error)) }
  }
}

extension FileError {
  package init(_ error: SystemError) { self.init(error.description, isMissing: error == .isMissing) }
}

extension FileStamp {
  /// The stamp as numbers for `FileContents`.
  fileprivate var version: [Int] {
    [
      Int(truncatingIfNeeded: inode), size, modified.seconds, modified.nanoseconds, changed.seconds,
      changed.nanoseconds,
    ]
  }
}
