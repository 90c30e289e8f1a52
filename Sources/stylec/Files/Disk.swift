import StyleReport
import StyleSource
import StyleWorkspace

/// The files that the system has.
struct Disk: FileReader {
  let workingFolder = FileSystem.workingFolder

  func exists(_ path: String) -> Bool { (try? FileSystem.status(path)) != nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return try readFile(path)
    } catch {
      throw FileError(error)
    }
  }

  func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    let stamp = FileSystem.stamp(path)
    if let known, let version = known.version, version == stamp?.version { return known }
    let bytes = try read(path)
    let settled = stamp.flatMap { $0.isSettled(at: FileSystem.now) ? $0.version : nil }
    return FileContents(bytes, after: known, version: settled)
  }

  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    if CurrentProcess.isMisspelled(path) { throw FileError(SystemError.isNotUTF8) }
    do {
      let search = try StyleFileSearch(path)
      var found = FoundStyleFiles(files: search.files)
      found.folders = search.folders
      found.problems = search.problems.map { ($0.path, FileError($0.error)) }
      return found
    } catch {
      throw FileError(error)
    }
  }
}

extension FileError {
  init(_ error: SystemError) { self.init(error.description, isMissing: error == .isMissing) }
}

extension FileStamp {
  /// As a workspace keeps it.
  fileprivate var version: [Int] {
    [
      Int(truncatingIfNeeded: inode), size, modified.seconds, modified.nanoseconds, changed.seconds,
      changed.nanoseconds,
    ]
  }
}

extension Failure {
  init(_ error: WorkspaceError, isColored: Bool) {
    switch error {
    case .settings(let error):
      self.init(error, isColored: isColored)
    case .noStyleFiles(let paths):
      let places = paths.map(visible).joined(separator: ", ")
      self.init("there are no style files in \(places); ‘stylec init’ makes a first one")
    }
  }

  init(_ error: SettingsError, isColored: Bool) {
    switch error {
    case .unreadable(let path, let reason):
      self.init("\(path): \(reason)")
    case .invalid(let findings, let sources):
      self.init(
        "\(sources.files[0].path) has \(counted(findings.count, "problem"))", .wrongConfiguration,
        report: ReportFormat.human.report(
          findings, in: sources, options: ReportOptions(isColored: isColored)))
    }
  }
}

/// A path from the root, without `.` and `..`.
func absolutePath(_ path: String) -> String {
  absolutePath(path, in: path.hasPrefix("/") ? "" : FileSystem.workingFolder)
}
