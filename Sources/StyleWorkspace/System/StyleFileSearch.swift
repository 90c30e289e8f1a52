import StyleSource

/// Finds the style files at a path: the file itself, or every `*.yaml` and `*.yml` in the folder and its subfolders, sorted.
/// Hidden files and folders are skipped.
///
/// A folder is searched once, however many links lead to it, and under its own name if that is below the path. Links that lead outside of
/// some folders aren't followed, and neither are those to a file that isn't named like a style file.
struct StyleFileSearch<Folders: SearchableFolders> {
  private let folderReader: Folders
  private(set) var files: [String] = []
  /// The folders that were searched, by their paths without links.
  private(set) var folders: [String] = []
  /// The paths that could not be read, with the reasons.
  private(set) var problems: [(path: String, error: SystemError)] = []
  /// The links that were not followed because of where they lead.
  private(set) var strayLinks: [String] = []
  /// The folders to which links may lead, as paths without links; nil for all.
  private let roots: [String]?
  private var searched: Set<String> = []
  private var links: [String] = []
  /// The real paths of found files, which links may lead to as well.
  private var found: Set<String> = []
  /// Whether a file counts, by its name.
  private let isWanted: (String) -> Bool
  /// The pattern that files have to match, from `start` on in their paths; nil for all.
  private let pattern: Glob?
  private var start = 0

  init(
    _ path: String, in reader: Folders, named isWanted: @escaping (String) -> Bool = isStyleFile,
    matching pattern: Glob? = nil,
    within roots: [String]? = nil
  ) throws(SystemError) {
    folderReader = reader
    self.isWanted = isWanted
    self.pattern = pattern
    self.roots = roots
    guard try reader.kind(path) == .folder else {
      files = [path]
      return
    }
    let real = try reader.realPath(path)
    let folder = path == "." ? "" : path
    start =
      folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder.utf8.count : folder.utf8.count + 1
    try search(folder, real)
    var next = 0
    while next < links.count {
      follow(links[next])
      next += 1
    }
    if !links.isEmpty { files = files.map(PathOrder.init).sorted().map(\.path) }
  }

  private func fits(_ path: String) -> Bool { pattern?.matches(behindStart(path)) ?? true }

  /// Whether anything in a folder may match.
  private func mayHold(_ folder: String) -> Bool { pattern?.mayMatch(below: behindStart(folder)) ?? true }

  private func behindStart(_ path: String) -> String {
    String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
  }

  private mutating func search(_ folder: String, _ real: String) throws(SystemError) {
    let (isNew, other) = searched.insert(real)
    guard isNew else {
      if !other.utf8.elementsEqual(real.utf8) { problems.append((escapedPath(folder), .isNamedLikeAnother)) }
      return
    }
    folders.append(real)
    for entry in try folderReader.entries(in: real) where !isHidden(entry.name) {
      let path =
        folder.isEmpty || folder.utf8.last == UInt8(ascii: "/")
        ? folder + entry.name : folder + "/" + entry.name
      let kind = entry.kind ?? (try? folderReader.linkKind(real + "/" + entry.name))
      if !entry.isUTF8 {
        if kind == .folder ? mayHold(path) : isWanted(entry.name) && fits(path) {
          problems.append((path, .isNotUTF8))
        }
        continue
      }
      switch kind {
      case .folder: if mayHold(path) { searchBelow(path, real + "/" + entry.name) }
      case .link: links.append(path)
      case .file, .other, nil:
        guard isWanted(entry.name), fits(path) else { continue }
        files.append(path)
        found.insert(real + "/" + entry.name)
      }
    }
  }

  private mutating func searchBelow(_ path: String, _ real: String) {
    do {
      try search(path, real)
    } catch {
      problems.append((path, error))
    }
  }

  private mutating func follow(_ path: String) {
    guard let real = try? folderReader.realPath(path), let kind = try? folderReader.kind(real) else {
      // It leads nowhere; reading it will say so.
      if isWanted(path), fits(path) { files.append(path) }
      return
    }
    if kind == .folder {
      guard mayHold(path) else { return }
      if isReachable(real) { searchBelow(path, real) } else { strayLinks.append(path) }
    } else if isWanted(path), fits(path) {
      guard isReachable(real), isWanted(real) else { return strayLinks.append(path) }
      if found.insert(real).inserted { files.append(path) }
    }
  }

  private func isReachable(_ real: String) -> Bool {
    guard let roots else { return true }
    return !ProjectRoots.isOfSystem(real)
      && roots.contains { root in
        isPath(real, inOrAt: root) && !ProjectRoots.isOfGit(String(pathBelow(root, of: real) ?? ""))
      }
  }
}

/// A path in the order in which folders are searched: the contents of a folder come where its name does.
private struct PathOrder: Comparable {
  let path: String
  private let parts: [Substring]

  init(_ path: String) {
    self.path = path
    parts = pathParts(path)
  }

  static func < (left: PathOrder, right: PathOrder) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func == (left: PathOrder, right: PathOrder) -> Bool { left.parts == right.parts }
}
