import StyleSource

/// The folders that paths in a project's files may lead to: those of its own files, and those that the person who runs stylec has named.
///
/// The files of a repository can come from a stranger. So no import, no settings file and no link leads a run to other files of the
/// machine. The root of a file is the folder of the repository that it lies in (the nearest `.git`). Without a repository, it is the
/// outermost of these that the file lies in: a folder with a `.stylec.yml`, one with a `Package.swift`, and the working folder.
///
/// All folders are real paths, without links.
package struct ProjectRoots: Sendable {
  /// The files and folders that the person has named, to work on or to read from.
  private var named: Set<String> = []
  /// The root of each folder.
  private var roots: [String: String] = [:]
  /// The real paths of folders.
  private var realFolders: [String: String] = [:]
  /// The files that show a repository, and were looked for; a change of one may change a root.
  private(set) var lookedFor: Set<String> = []

  init() {}

  /// A copy for another run, which looks for roots again.
  func next() -> ProjectRoots {
    var next = ProjectRoots()
    next.named = named
    return next
  }

  /// Allows paths to lead to a file or into a folder.
  mutating func allow(_ path: String, _ files: some FileReader) {
    named.insert(files.realPath(absolutePath(path, in: files.workingFolder)))
  }

  /// The reason why a path in a file of a folder may not be read; nil where it may. Both are absolute.
  mutating func refusal(
    of path: String, namedIn folder: String, _ files: some FileReader
  ) -> FileError? {
    let real = realPath(path, files)
    if named.contains(real) { return nil }
    if Self.isOfSystem(real) { return .isNoSource }
    let folder = realFolder(folder, files)
    // No root is nearer than the folder of the file.
    for root in [folder] + named where isPath(real, inOrAt: root) { return refusal(of: real, below: root) }
    let root = root(of: folder, files)
    return isPath(real, inOrAt: root) ? refusal(of: real, below: root) : .isOutside
  }

  private func refusal(of real: String, below root: String) -> FileError? {
    Self.isOfGit(String(pathBelow(root, of: real) ?? "")) ? .isNoSource : nil
  }

  /// The folders that links in a folder may lead to; the folder is an absolute path.
  mutating func searchable(from folder: String, _ files: some FileReader) -> [String] {
    [root(of: realFolder(folder, files), files)] + named
  }

  /// Whether a path leads into a repository's own folder, which can hold passwords of remotes.
  package static func isOfGit(_ path: String) -> Bool {
    pathParts(path).contains { $0.utf8.count == 4 && $0.lowercased() == ".git" }
  }

  /// Whether a path leads to devices, or to the system's files on processes.
  static func isOfSystem(_ path: String) -> Bool {
    ["/dev", "/proc", "/sys"].contains { isPath(path, inOrAt: $0) }
  }

  /// The root of a folder, which is a real path.
  private mutating func root(of folder: String, _ files: some FileReader) -> String {
    if let known = roots[folder] { return known }
    var outermost: String?
    var next = folder
    while true {
      let prefix = next == "/" ? "" : next
      // Where a branch is checked out, that file is another; the folder itself changes with every command of git.
      lookedFor.insert(prefix + "/.git/HEAD")
      if files.exists(prefix + "/.git") {
        outermost = next
        break
      }
      if [Settings.fileName, "Package.swift"].contains(where: { files.exists(prefix + "/" + $0) }) {
        outermost = next
      }
      guard next != "/" else {
        let working = realFolder(files.workingFolder, files)
        if isPath(folder, inOrAt: working), isPath(outermost ?? folder, inOrAt: working) {
          outermost = working
        }
        break
      }
      next = splitPath(next).folder
    }
    let root = outermost ?? folder
    roots[folder] = root
    return root
  }

  private mutating func realFolder(_ folder: String, _ files: some FileReader) -> String {
    if let known = realFolders[folder] { return known }
    let real = realPath(folder, files)
    realFolders[folder] = real
    return real
  }

  /// A path without links, also where nothing exists at its end.
  private func realPath(_ path: String, _ files: some FileReader) -> String {
    let real = files.realPath(path)
    guard real == path, path != "/", !files.exists(path) else { return real }
    let (folder, name) = splitPath(path)
    let realFolder = realPath(folder, files)
    return (realFolder == "/" ? "" : realFolder) + "/" + name
  }
}

extension FileError {
  static let isOutside = FileError(
    "it is outside of this project; ‘--allow-read FOLDER’ allows it")
  static let isNoSettingsFile = FileError("it is no file of settings: no line begins with a key of settings")
  static let isNoSource = FileError("it belongs to the system or to git")
  /// The error that is shown in place of the contents of a file.
  static let isNoStyleFile = FileError(
    "it is no style file: no line begins with a section, such as ‘tokens:’")
  static let isFolderWithoutTokens = FileError("this folder has no JSON file of design tokens")
  static let isCatalogWithoutColors = FileError("this asset catalog has no color sets")
  static let isNoTokenFile = FileError(
    "it has no design tokens: none of its objects has a ‘$value’ or a ‘value’")

  /// The error of a file without design tokens, by what its beginning says that it is.
  static func withoutTokens(_ bytes: [UInt8]) -> FileError {
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return FileError("it is a pointer of Git LFS, and no JSON: ‘git lfs pull’ gets the file")
    }
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<") else { return isNoTokenFile }
    return FileError("it is HTML or XML, and no JSON: save the file itself, and not a page that shows it")
  }
}
