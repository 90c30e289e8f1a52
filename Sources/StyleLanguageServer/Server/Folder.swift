import StyleSource
import StyleSyntax
import StyleWorkspace

/// A folder that a client works in, with the style files that `stylec lint` checks there, or a single style file outside of
/// folders.
struct Folder {
  /// The absolute path of the folder.
  let root: String
  /// The absolute path of the only file, where this is no folder of the client's.
  let single: String?
  /// The workspace; nil until it is loaded, and where there are no style files or settings are invalid.
  var workspace: Workspace?
  var problem: WorkspaceError?
  var isLoaded = false
  /// Whether files may have changed on disk since they were read.
  var isOutdated = false
  /// The findings about pictures of the last check, by file, with the tree that they are about.
  private var ofPictures: [FileID: (tree: SyntaxTree, findings: [Diagnostic])] = [:]

  init(root: String, single: String? = nil) {
    self.root = root
    self.single = single
  }

  /// Reads the files, with the texts that a client has of some.
  mutating func load(_ files: any FileReader, _ checker: SheetChecker, texts: [String: [UInt8]]) {
    isLoaded = true
    isOutdated = false
    do {
      workspace = try Workspace(
        single.map { [$0] } ?? [], in: RootedFiles(files, at: root), texts: texts, checker: checker)
      problem = nil
    } catch {
      workspace = nil
      problem = error
    }
  }

  /// A file's path in the workspace's reports.
  func reported(_ path: String) -> String {
    pathBelow(root, of: path).map(String.init) ?? path
  }

  func absolute(_ reported: String) -> String { absolutePath(reported, in: root) }

  func file(at path: String) -> FileID? {
    guard let snapshot = workspace?.snapshot else { return nil }
    for name in names(of: path) { if let file = snapshot.file(at: name) { return file } }
    return nil
  }

  /// The names that reports may have for a file: outside of the folder, the relative path from an import, or the absolute path.
  private func names(of path: String) -> [String] {
    if let below = pathBelow(root, of: path) { return [String(below)] }
    return [relativePath(path, from: root), path]
  }

  func contains(_ path: String) -> Bool { isPath(path, inOrAt: root) }

  /// Whether the findings may depend on the text of a file.
  func asksFor(_ path: String) -> Bool {
    if let single { return single == path || file(at: path) != nil || looksFor(path) }
    return contains(path) || file(at: path) != nil || looksFor(path)
  }

  func looksFor(_ path: String) -> Bool {
    names(of: path).contains { workspace?.looksFor($0) ?? false }
  }

  /// All findings in a file, as `stylec lint` prints them.
  func findings(in file: FileID) -> [Diagnostic] {
    guard let snapshot = workspace?.snapshot else { return [] }
    let findings = snapshot.findings(in: file)
    guard let known = ofPictures[file], known.tree === snapshot.tree(of: file) else { return findings }
    return (findings + known.findings).inReportOrder()
  }

  /// Finds out which pictures would be too large; the files in which another thing is found than before.
  mutating func measurePictures(_ drawer: any StyleDrawer) -> Set<FileID> {
    guard let snapshot = workspace?.snapshot else { return [] }
    let old = ofPictures
    ofPictures = [:]
    if !snapshot.findings.contains(where: { $0.severity == .error }) {
      let named = snapshot.namedCount
      let all = drawer.oversizedPictures(of: snapshot.sheet).filter { Int($0.span.file.index) < named }
      for (file, findings) in Dictionary(grouping: all, by: \.span.file) {
        ofPictures[file] = (snapshot.tree(of: file), findings)
      }
    }
    return Set(old.keys).union(ofPictures.keys).filter { old[$0]?.findings != ofPictures[$0]?.findings }
  }
}
