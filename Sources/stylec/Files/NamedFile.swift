import StyleReport
import StyleWorkspace

/// A file that the user has named to be written to: a report or a baseline.
struct NamedFile {
  let path: String

  /// Throws if something at the path can't be replaced by such a file; `option` is the one that names it.
  init(_ path: String, option: String) throws(Failure) {
    self.path = path
    guard !path.isEmpty else { throw Failure("\(option) needs the name of a file") }
    if CurrentProcess.isMisspelled(path) { throw Failure(path, .isNotUTF8) }
    let name = splitPath(path).name
    if name == Settings.fileName {
      throw Failure("\(path) is a file of settings, which \(option) does not write")
    }
    // Where a stream leads to a file, that would be replaced, with all that is in it.
    let streams = ["/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"]
    if streams.contains(where: { isPath(absolutePath(path), inOrAt: $0) }) {
      throw Failure("\(path) is no file that \(option) could replace; redirect standard output instead")
    }
    guard let existing = try? FileSystem.status(path) else {
      let folder = splitPath(absolutePath(path)).folder
      if (try? FileSystem.status(folder)) == nil {
        throw Failure("\(path) can't be written, because there is no folder ‘\(visible(folder))’")
      }
      return
    }
    if existing.kind == .folder { throw Failure(path, .isFolder) }
    if isStyleFile(name) { throw Failure("\(path) is a style file, which \(option) does not replace") }
  }

  /// Throws if the file is one of those that the run reads.
  func refuse(_ sources: some Sequence<String>) throws(Failure) {
    guard let own = try? FileSystem.status(path).identity else { return }
    for source in sources where (try? FileSystem.status(source).identity) == own {
      throw Failure("\(path) is one of the files that this run reads, and is left alone")
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) { try edit(path, with: bytes) }
}

/// Replaces a file of the user's; an error is a failure of the run.
func edit(_ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil) throws(Failure) {
  do {
    try editFile(path, with: bytes, expecting: old)
  } catch {
    throw Failure(path, error)
  }
}
