import StyleCompiler
import StyleReport
import StyleSource
import StyleWorkspace

extension LanguageServer {
  // MARK: Documents

  func didOpen(_ params: JSONValue) throws(ResponseError) {
    let item = params["textDocument"]
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else {
      throw .invalid("a document has no ‘uri’ or no ‘text’")
    }
    let path = try path(ofURI: uri)
    documents[path] = Document(
      uri: uri, path: path, version: item?["version"]?.integer ?? 0, text: text, encoding: client.encoding)
    // Reports have the URIs of open documents as the client spells them.
    sentReports = [:]
    changedDocuments.insert(path)
  }

  /// Changes the text of a document, which is compiled for a request or when no message waits, since more changes may follow. The same goes
  /// for opened and closed documents, which an editor may report by the hundred.
  func didChange(_ params: JSONValue) throws(ResponseError) {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    guard var document = documents.removeValue(forKey: path) else {
      throw .invalid("a document is changed that is not open")
    }
    defer { documents[path] = document }
    changedDocuments.insert(path)
    try document.apply(
      params["contentChanges"]?.array ?? [],
      version: params["textDocument"]?["version"]?.integer ?? document.version + 1)
  }

  /// Applies all changes to the workspaces, files first; false where there are none.
  @discardableResult func takeChanges() -> Bool {
    let hasFiles = readOutdatedFolders()
    guard hasFiles || !changedDocuments.isEmpty else { return false }
    // Which documents belong to no folder is known when all that has changed was taken.
    let paths = takeChangedTexts()
    placeOpenDocuments()
    tell(ofDocuments: paths)
    hasUntoldChanges = true
    return true
  }

  /// Applies the texts of changed documents to the workspaces, and returns their paths.
  private func takeChangedTexts() -> [String] {
    if changedDocuments.isEmpty { return [] }
    let paths = changedDocuments.sorted { $0.precedesByBytes($1) }
    changedDocuments = []
    for path in paths where documents[path] == nil { removeSingle(path) }
    loadFolders()
    for index in folders.indices { takeTexts(of: paths, in: index) }
    return paths
  }

  /// Sends the findings in open documents, and removes those of closed ones that belong to no folder.
  private func tell(ofDocuments paths: [String]) {
    let closed = paths.filter { documents[$0] == nil }
    for path in closed where !folders.contains(where: { $0.file(at: path) != nil }) { clear(path) }
    for path in paths where documents[path] != nil { publish(path) }
  }

  func didClose(_ params: JSONValue) throws(ResponseError) {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    guard documents.removeValue(forKey: path) != nil else { return }
    sentReports = [:]
    changedDocuments.insert(path)
  }

  func didSave(_ params: JSONValue) throws(ResponseError) {
    // Pictures are measured then.
    measuresPictures = true
    // Who saves a file may have changed others, too: a formatter that runs then, or Git before.
    filesMayHaveChanged()
  }

  // MARK: Files

  /// Marks the folders of changed files as outdated: they are read again before the next answer, or when no message waits, so that 200
  /// events cost what one costs.
  func didChangeWatchedFiles(_ params: JSONValue) throws(ResponseError) {
    let paths = (params["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(filePath) }
    for index in folders.indices where folders[index].isLoaded {
      if paths.contains(where: { folders[index].contains($0) || folders[index].file(at: $0) != nil }) {
        folders[index].isOutdated = true
      }
    }
    if !paths.isEmpty { hasUntoldChanges = true }
  }

  /// Reads the folders again whose files may have changed on disk; false where there are none.
  private func readOutdatedFolders() -> Bool {
    let outdated = folders.indices.filter { folders[$0].isOutdated }
    for index in outdated {
      folders[index].isOutdated = false
      if folders[index].workspace == nil {
        load(index)
      } else {
        refresh(index)
      }
    }
    return !outdated.isEmpty
  }

  func didChangeWorkspaceFolders(_ params: JSONValue) throws(ResponseError) {
    takeChanges()
    for folder in params["event"]?["removed"]?.array ?? [] {
      guard let path = folder["uri"]?.string.flatMap(filePath) else { continue }
      let root = absolutePath(path, in: "/")
      let removed = folders.filter { $0.root == root && $0.single == nil }
      folders.removeAll { $0.root == root && $0.single == nil }
      for folder in removed {
        for file in folder.workspace?.snapshot.sources.files ?? [] {
          let path = folder.absolute(file.path)
          if !folders.contains(where: { $0.file(at: path) != nil }) { clear(path) }
        }
      }
    }
    for folder in params["event"]?["added"]?.array ?? [] { add(folderURI: folder["uri"]?.string) }
    loadFolders()
    placeOpenDocuments()
    hasUntoldChanges = true
  }

  // MARK: Workspaces

  /// Reads the folders that have not been read; `progress` is the token that the client shows work under.
  func loadFolders(progress: String? = nil) {
    let waiting = folders.indices.filter { !folders[$0].isLoaded }
    guard !waiting.isEmpty else { return }
    report(progress.map { .string($0) }, ["kind": "begin", "title": "Reading style files"])
    for index in waiting { load(index) }
    let count = waiting.reduce(0) { $0 + (folders[$1].workspace?.snapshot.sources.files.count ?? 0) }
    report(progress.map { .string($0) }, ["kind": "end", "message": .string(counted(count, "file"))])
    measuresPictures = true
  }

  /// Sends progress to a client that shows it.
  func report(_ token: JSONValue?, _ value: JSONValue) {
    if let token { notify("$/progress", ["token": token, "value": value]) }
  }

  private func load(_ index: Int) {
    readingCount += 1
    let old = folders[index].problem
    folders[index].load(files, checker, texts: documents.mapValues(\.bytes))
    // The default folder of style files need not be there.
    if let workspace = folders[index].workspace,
      !workspace.snapshot.sources.files.contains(where: { isStyleFile($0.path) })
    {
      folders[index].workspace = nil
    }
    untold[folders[index].root, default: []].formUnion(
      folders[index].workspace?.snapshot.sources.files.map(\.path) ?? [])
    show(folders[index].problem, after: old, in: folders[index])
  }

  private func refresh(_ index: Int) {
    do {
      let changed = try folders[index].workspace?.refresh() ?? []
      untold[folders[index].root, default: []].formUnion(changed.map(\.path))
      show(nil, after: folders[index].problem, in: folders[index])
      folders[index].problem = nil
      takeOpenTexts(index)
    } catch {
      fail(error, index)
    }
  }

  /// Applies the texts of documents that were opened, changed or closed to a folder, where the folder uses them.
  private func takeTexts(of paths: [String], in index: Int) {
    let folder = folders[index]
    var texts: [String: [UInt8]?] = [:]
    var held: [String: [UInt8]?] = [:]
    var mayHaveFirst = false
    for path in paths {
      let bytes = documents[path]?.bytes
      let isKnown = folder.file(at: path) != nil
      // What has no section of a style file is none of the folder's, so that files need not be looked for.
      func isForeign() -> Bool { !folder.looksFor(path) && (bytes.map(StyleFiles.isForeign) ?? false) }
      if isKnown || folder.asksFor(path) && (bytes == nil || isStyleFile(path) && !isForeign()) {
        texts[path] = bytes
        mayHaveFirst = mayHaveFirst || bytes != nil
      } else {
        held[path] = bytes
      }
    }
    guard folder.workspace != nil else {
      // The first file may be one that has not been saved.
      if mayHaveFirst { load(index) }
      return
    }
    if !held.isEmpty { folders[index].workspace?.hold(held) }
    if !texts.isEmpty { edit(texts, in: index) }
  }

  private func edit(_ texts: [String: [UInt8]?], in index: Int) {
    do {
      let count = folders[index].workspace?.readingCount
      try folders[index].workspace?.edit(texts)
      show(nil, after: folders[index].problem, in: folders[index])
      folders[index].problem = nil
      if folders[index].workspace?.readingCount != count { takeOpenTexts(index) }
    } catch {
      fail(error, index)
    }
  }

  /// Applies the texts of open documents to files that have newly joined a workspace, and to those that they import.
  private func takeOpenTexts(_ index: Int) {
    // Each round can bring files that documents of an earlier one are.
    for _ in 0...documents.count {
      let texts = openTextsToTake(index)
      if texts.isEmpty { return }
      try? folders[index].workspace?.edit(texts)
    }
  }

  private func openTextsToTake(_ index: Int) -> [String: [UInt8]?] {
    guard let snapshot = folders[index].workspace?.snapshot else { return [:] }
    var texts: [String: [UInt8]?] = [:]
    for document in documents.values {
      guard let file = folders[index].file(at: document.path), snapshot.sources[file].bytes != document.bytes
      else { continue }
      texts[document.path] = document.bytes
    }
    return texts
  }

  /// Records that an edit has made a workspace unreadable: it is read again when something changes.
  private func fail(_ error: WorkspaceError, _ index: Int) {
    show(error, after: folders[index].problem, in: folders[index])
    folders[index].problem = error
    if case .noStyleFiles = error {
      untold[folders[index].root, default: []].formUnion(
        folders[index].workspace?.snapshot.sources.files.map(\.path) ?? [])
      folders[index].workspace = nil
    }
  }

  /// Sends the problems of settings, and removes the earlier ones.
  private func show(_ problem: WorkspaceError?, after old: WorkspaceError?, in folder: Folder) {
    func files(_ problem: WorkspaceError?) -> Set<String> {
      if case .settings(.invalid(_, let sources))? = problem { Set(sources.files.map(\.path)) } else { [] }
    }
    for path in files(old).subtracting(files(problem)) { clear(folder.absolute(path)) }
    switch problem {
    case nil, .noStyleFiles?: break
    case .settings(.unreadable(let path, let error))?:
      log("\(path) can't be read: \(error)", severity: 1)
    case .settings(.invalid(let findings, let sources))?:
      for file in sources.files {
        let path = folder.absolute(file.path)
        let positions = TextPositions(file.bytes, client.encoding)
        let all = findings.filter { $0.span.file == file.id }.map { finding -> JSONValue in
          [
            "range": positions.range(finding.span), "severity": 1, "code": .string(finding.code.id),
            "source": "stylec", "message": .string(finding.fullMessage),
          ]
        }
        push(.array(all), at: path)
      }
    }
  }

  // MARK: Single files

  /// Whether a document outside the style files of its folder may be one all the same.
  private func isStyleFileByItself(_ path: String) -> Bool {
    guard let document = documents[path], isStyleFile(path) else { return false }
    if let known = document.isStyleFileByItself { return known }
    let file = ParsedFile(SourceFile(id: FileID(0), path: path, bytes: document.bytes))
    documents[path]?.isStyleFileByItself = file.isStyleFileByItself
    return file.isStyleFileByItself
  }

  private func removeSingle(_ path: String) {
    let removed = folders.filter { $0.single == path }
    folders.removeAll { $0.single == path }
    for folder in removed {
      for file in folder.workspace?.snapshot.sources.files ?? [] {
        let path = folder.absolute(file.path)
        if folders.contains(where: { $0.file(at: path) != nil }) { publish(path) } else { clear(path) }
      }
    }
  }

  /// Gives each open document that looks like a style file and belongs to no folder a folder of its own, as long as that is so.
  private func placeOpenDocuments() {
    let inFolders = folders.filter { $0.single == nil }
    var singles = Set(folders.compactMap(\.single))
    for path in singles
    where inFolders.contains(where: { $0.file(at: path) != nil }) || !isStyleFileByItself(path) {
      removeSingle(path)
      singles.remove(path)
    }
    for path in documents.keys.sorted(by: { $0.precedesByBytes($1) }) {
      // Whether another document that is checked alone imports it makes no difference, so that the order of opening makes none.
      guard !singles.contains(path), !inFolders.contains(where: { $0.file(at: path) != nil }),
        isStyleFileByItself(path)
      else { continue }
      folders.append(Folder(root: splitPath(path).folder, single: path))
      load(folders.count - 1)
    }
  }

  /// The absolute path of a document; an error where the URI names no file.
  func path(ofURI uri: String?) throws(ResponseError) -> String {
    guard let uri else { throw .invalid("a document has no ‘uri’") }
    guard let path = filePath(ofURI: uri) else { throw .invalid("‘\(uri.shortened)’ is no file") }
    return absolutePath(path, in: "/")
  }

  func uri(ofPath path: String) -> String { documents[path]?.uri ?? uriReference(path) }
}
