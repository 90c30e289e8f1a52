import StyleSource
import StyleSyntax

/// The files of a commit, at the paths that they would have if it were checked out. Files outside of the repository are read from disk.
package struct RevisionFiles: FileReader {
  package let workingFolder: String
  private let folders: RevisionFolders
  private let disk: Disk

  /// - Parameters:
  ///   - tree: The name of the tree of the commit.
  ///   - root: The folder of the repository: an absolute path without links.
  ///   - workingFolder: The folder that relative paths start in; it may lie outside of the repository.
  package init?(_ objects: any ObjectReader, tree: String, root: String, workingFolder: String) {
    guard let object = objects.object(tree, limit: .max), let folder = RevisionFolder(object, in: objects)
    else { return nil }
    folders = RevisionFolders(root: root, folder)
    self.workingFolder = workingFolder
    disk = Disk()
  }

  package func exists(_ path: String) -> Bool {
    let path = absolute(path)
    // Git's own folder is in no commit; by it, the root of a project is known.
    if folders.isOfGit(path) { return true }
    guard let real = try? folders.realFolder(of: path) else { return false }
    return folders.holds(real) ? (try? folders.linkKind(real)) != nil : disk.exists(real)
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: Limits.jsonSize + 1)
  }

  package func readOwn(_ path: String) throws(FileError) -> [UInt8] {
    try read(path, limit: Limits.ownFileSize + 1)
  }

  private func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    do {
      let real = try folders.realPath(absolute(path))
      return folders.holds(real) ? try folders.read(real, limit: limit) : try readFile(real, limit: limit)
    } catch {
      throw FileError(error)
    }
  }

  package func realPath(_ path: String) -> String { (try? folders.realPath(absolute(path))) ?? path }

  package func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    try styleFiles(at: path, matching: nil, within: nil)
  }

  package func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try find(at: path, named: isStyleFile, pattern, roots)
  }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    try find(at: folder, named: isTokenFile, nil, roots)
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try find(at: folder, named: isWanted, nil, roots)
  }

  private func find(
    at path: String, named isWanted: @escaping (String) -> Bool, _ pattern: Glob?, _ roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    do {
      let search = try StyleFileSearch(
        path, in: RelativeFolders(base: folders, workingFolder: workingFolder), named: isWanted,
        matching: pattern, within: roots)
      return FoundStyleFiles(search)
    } catch {
      throw FileError(error)
    }
  }

  private func absolute(_ path: String) -> String { absolutePath(path, in: workingFolder) }
}

/// The folders of a commit by paths that may be relative.
private struct RelativeFolders: SearchableFolders {
  let base: RevisionFolders
  let workingFolder: String

  private func absolute(_ path: String) -> String { absolutePath(path, in: workingFolder) }

  func kind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind { try base.kind(absolute(path)) }

  func linkKind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind {
    try base.linkKind(absolute(path))
  }

  func realPath(_ path: String) throws(SystemError) -> String { try base.realPath(absolute(path)) }

  func entries(in folder: String) throws(SystemError) -> [FileSystem.Entry] {
    try base.entries(in: absolute(folder))
  }
}
