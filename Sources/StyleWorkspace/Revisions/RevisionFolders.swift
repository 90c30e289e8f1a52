import StyleSource

/// Finds files of a commit by their absolute paths. Folders are read from git on first use.
final class RevisionFolders: SearchableFolders, Sendable {
  private let root: String
  /// The folders that were read, by their paths without links.
  private let known: Guarded<[String: RevisionFolder]>
  private static let mostLinks = 40
  /// The beginning of a file that Git LFS stores elsewhere.
  private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  init(root: String, _ folder: RevisionFolder) {
    self.root = root
    known = Guarded([root: folder])
  }

  /// Whether a path leads into the commit, and not to a file on disk.
  func holds(_ path: String) -> Bool { isPath(path, inOrAt: root) }

  /// Whether a path is that of a repository's own folder, `.git`: of this repository, or of a submodule of the commit.
  func isOfGit(_ path: String) -> Bool {
    guard holds(path), let last = pathParts(path).last, last == ".git" else { return false }
    let folder = splitPath(path).folder
    return folder == root || entry(folder)?.kind == .submodule
  }

  private func isBelowGit(_ path: String) -> Bool {
    var path = path
    while holds(path), path != root {
      if isOfGit(path) { return true }
      path = splitPath(path).folder
    }
    return false
  }

  // MARK: Paths

  /// A path without links, but for the last part.
  func realFolder(of path: String) throws(SystemError) -> String {
    guard holds(path), path != root else { return path }
    let (folder, name) = splitPath(path)
    let real = try realPath(folder)
    return (real == "/" ? "" : real) + "/" + name
  }

  func realPath(_ path: String) throws(SystemError) -> String {
    guard holds(path) else { return try FileSystem.realPath(path) }
    var parts = Array((pathBelow(root, of: path).map { pathParts(String($0)) } ?? []).reversed())
    var real = root
    var linkCount = 0
    while let part = parts.popLast() {
      if part == "." { continue }
      if part == ".." {
        real = splitPath(real).folder
        if !holds(real) { return try onDisk(real, parts) }
        continue
      }
      let path = real + "/" + part
      // No commit holds it; where a link leads into it, that has to be seen.
      if isOfGit(path) { return ([path] + parts.reversed().map(String.init)).joined(separator: "/") }
      guard let entry = try folder(real).entries[Array(part.utf8)] else { throw .isMissing }
      guard entry.kind == .link else {
        if entry.kind == .file, !parts.isEmpty { throw SystemError.isMissing }
        real = path
        continue
      }
      linkCount += 1
      guard linkCount <= RevisionFolders.mostLinks else { throw .tooManyLinks }
      let target = FileSystem.text(try read(path, limit: 4096)).text
      let targetParts = Array(pathParts(target).reversed())
      guard isAbsolutePath(target) else {
        parts += targetParts
        continue
      }
      let absolute = absolutePath(target, in: "/")
      guard holds(absolute) else { return try onDisk(absolute, parts) }
      real = root
      parts += Array((pathBelow(root, of: absolute).map { pathParts(String($0)) } ?? []).reversed())
    }
    return real
  }

  /// The real path on disk of a link that leads outside of the repository.
  private func onDisk(_ path: String, _ rest: [Substring]) throws(SystemError) -> String {
    let path = absolutePath(([path] + rest.reversed().map(String.init)).joined(separator: "/"), in: "/")
    // It may lead back.
    if holds(path) { return try realPath(path) }
    return try FileSystem.realPath(path)
  }

  // MARK: What stands at a path

  func kind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind { try linkKind(try realPath(path)) }

  func linkKind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind {
    guard holds(path) else { return try FileSystem.linkStatus(path).kind }
    if path == root { return .folder }
    if isBelowGit(path) { return .file }
    let path = try realFolder(of: path)
    guard holds(path) else { return try FileSystem.linkStatus(path).kind }
    guard let entry = entry(path) else { throw .isMissing }
    switch entry.kind {
    case .file: return .file
    case .folder, .submodule: return .folder
    case .link: return .link
    }
  }

  func entries(in folder: String) throws(SystemError) -> [FileSystem.Entry] {
    guard holds(folder) else { return try FileSystem.entries(in: folder) }
    return try self.folder(folder).entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      name, entry in
      let (text, isUTF8) = FileSystem.text(name)
      let kind: FileSystem.Status.Kind =
        switch entry.kind {
        case .file: .file
        case .folder, .submodule: .folder
        case .link: .link
        }
      return FileSystem.Entry(name: text, isUTF8: isUTF8, kind: kind)
    }
  }

  /// The bytes of a file or a link, by its path without other links.
  func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    guard path != root, let entry = entry(path) else { throw path == root ? .isFolder : .isMissing }
    switch entry.kind {
    case .folder, .submodule: throw .isFolder
    case .file, .link: break
    }
    guard let object = try folder(splitPath(path).folder).objects.object(entry.hash, limit: limit) else {
      throw .isMissingObject
    }
    if object.bytes.starts(with: RevisionFolders.pointer) { throw .isPointer }
    return object.bytes
  }

  private func entry(_ path: String) -> RevisionFolder.Entry? {
    let (folder, name) = splitPath(path)
    return holds(folder) ? (try? self.folder(folder))?.entries[Array(name.utf8)] : nil
  }

  /// A folder by its path without links.
  private func folder(_ path: String) throws(SystemError) -> RevisionFolder {
    if let folder = known.use({ $0[path] }) { return folder }
    guard holds(path) else { throw .isMissing }
    let (parent, name) = splitPath(path)
    let holder = try folder(parent)
    guard let entry = holder.entries[Array(name.utf8)] else { throw .isMissing }
    let found: RevisionFolder?
    switch entry.kind {
    case .file, .link: throw .isMissing
    case .folder:
      found = holder.objects.object(entry.hash, limit: .max).flatMap {
        RevisionFolder($0, in: holder.objects)
      }
    case .submodule:
      found = holder.objects.submodule(at: path).flatMap { objects in
        objects.object(entry.hash + "^{tree}", limit: .max).flatMap { RevisionFolder($0, in: objects) }
      }
    }
    guard let found else { throw .isMissingObject }
    known.use { $0[path] = found }
    return found
  }
}
