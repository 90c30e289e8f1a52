import StyleSource
import StyleWorkspace

/// The objects of a repository, which `git cat-file --batch` reads.
///
/// That command reads objects alone: no index, no working tree, no hooks, filters, pagers or programs for diffs. Objects that a partial
/// clone lacks are not fetched, since the settings of a repository name the program that does that (`Git.arguments`).
final class GitObjects: ObjectReader {
  private let process: Guarded<PipedProcess>

  /// Starts git; nil where that isn't possible.
  ///
  /// - Parameter folder: A folder of the repository; nil for that of the working folder, which variables such as `GIT_DIR` may name.
  init?(in folder: String? = nil) {
    var environment = Git.environment
    // They are about the repository that stylec was started in.
    if folder != nil { for name in Git.variablesOfRepository { environment[name] = .some(nil) } }
    guard
      let process = PipedProcess(
        running: "git", Git.arguments + ["cat-file", "--batch"], environment: environment, in: folder)
    else { return nil }
    self.process = Guarded(process)
  }

  func object(_ name: String, limit: Int) -> RevisionObject? {
    // A name is a line.
    guard !name.utf8.contains(UInt8(ascii: "\n")), !name.utf8.contains(0) else { return nil }
    return process.use { process in
      guard process.write(Array((name + "\n").utf8)), let line = process.readLine() else { return nil }
      // `HASH KIND SIZE`, or `NAME missing`.
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard parts.count == 3, let kind = RevisionObject.Kind(rawValue: String(parts[1])),
        let size = Int(parts[2]), size >= 0, let bytes = process.read(size, limit: limit),
        process.read(1, limit: 0) != nil
      else { return nil }
      return RevisionObject(kind: kind, hash: String(parts[0]), bytes: bytes)
    }
  }

  func submodule(at folder: String) -> (any ObjectReader)? {
    // Without a `.git` of its own, git would take the repository around it.
    guard FileSystem.stamp(folder + "/.git") != nil else { return nil }
    return GitObjects(in: folder)
  }
}
