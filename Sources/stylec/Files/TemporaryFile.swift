import StyleSource
import StyleWorkspace

/// The file beside another that replaces it when it is complete: `.card.yaml.stylec-tmp`.
///
/// Its name follows from that of the other file, and the process that writes it holds its lock, which the system gives back when
/// the process ends, in whatever way. So one without a lock was left over by a run that was killed, and may be removed.
enum TemporaryFile {
  static let ending = ".stylec-tmp"

  static func path(for target: String) -> String {
    let (folder, name) = splitPath(target)
    // No name may have more than 255 bytes.
    let short = name.utf8.count > 200 ? Fingerprint(Array(name.utf8)).text : name
    return "\(folder)/.\(short)\(ending)"
  }

  /// Runs `body` with a new file that replaces the target with `FileSystem.rename`; if it throws, the file is removed.
  static func make<Result>(
    for target: String, _ body: (borrowing Descriptor, String) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let path = path(for: target)
    var patience = 1
    while true {
      let result = try Interruption.hold { () throws(SystemError) in
        try attempt(path) { (file) throws(SystemError) in try body(file, path) }
      }
      if let result { return result }
      // Another run is writing the same file.
      FileSystem.sleep(milliseconds: patience)
      patience = min(2 * patience, 50)
    }
  }

  /// Runs `body` with the temporary file; nil where another process has it.
  private static func attempt<Result>(
    _ path: String, _ body: (borrowing Descriptor) throws(SystemError) -> Result
  ) throws(SystemError) -> Result? {
    let file: Descriptor
    do {
      file = try Descriptor.creating(path)
    } catch  where error == .existsAlready {
      removeStale(path)
      // That it still is there is told by the next attempt, if it is no file that somebody writes.
      if (try? FileSystem.linkStatus(path).kind) == .folder { throw error }
      return nil
    }
    // Whoever looks whether it is stale gives it back at once, having removed it.
    guard file.lock(waiting: true), file.isAt(path) else { return nil }
    do {
      return try body(file)
    } catch {
      try? FileSystem.remove(path)
      throw error
    }
  }

  /// Removes the file unless a process is writing it.
  static func removeStale(_ path: String) {
    let file: Descriptor
    do {
      file = try Descriptor.readingItself(path)
    } catch  where error == .isMissing {
      return
    } catch {
      // A link, or a file that may not be read: no writer's.
      try? FileSystem.remove(path)
      return
    }
    if file.lock(waiting: false), file.isAt(path) { try? FileSystem.remove(path) }
  }

  /// Removes the files that killed runs have left over in a folder.
  static func removeStale(inFolder folder: String) {
    for entry in (try? FileSystem.entries(in: folder)) ?? [] where isOne(entry.name) {
      removeStale(folder + "/" + entry.name)
    }
  }

  private static func isOne(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(ending) }
}

extension StyleFiles {
  /// Removes the files that killed runs have left over beside the files that were named.
  func removeLeftovers() {
    let paths = namedPaths.filter { $0 != standardInputPath }
    for folder in Set(paths.map { splitPath($0).folder }) { TemporaryFile.removeStale(inFolder: folder) }
  }
}
