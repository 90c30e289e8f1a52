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
    takeChangedTexts()
    let document = Document(
      uri: uri, path: path, version: item?["version"]?.integer ?? 0, text: text, encoding: client.encoding)
    documents[path] = document
    // Reports have the URIs of open documents as the client spells them.
    sentReports = [:]
    loadFolders()
    var isKnown = false
    for index in folders.indices where folders[index].contains(path) || folders[index].file(at: path) != nil {
      if folders[index].workspace == nil {
        // The first file may be one that has not been saved.
        load(index)
      } else {
        edit(path, document.bytes, in: index)
      }
      isKnown = isKnown || folders[index].file(at: path) != nil
    }
    if !isKnown, looksLikeStyleFile(document) { openSingle(document) }
    publish(path)
    hasUntoldChanges = true
  }

  /// Changes the text alone. It is compiled when something is asked for or no message waits, since others may follow that change it
  /// further.
  func didChange(_ params: JSONValue) throws(ResponseError) {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    guard var document = documents.removeValue(forKey: path) else {
      throw .invalid("a document is changed that is not open")
    }
    defer { documents[path] = document }
    if !changedDocuments.contains(path) { changedDocuments.append(path) }
    try document.apply(
      params["contentChanges"]?.array ?? [],
      version: params["textDocument"]?["version"]?.integer ?? document.version + 1)
  }

  /// Brings the texts of changed documents into the workspaces, and tells of the findings in them; false where none has changed.
  @discardableResult func takeChangedTexts() -> Bool {
    let paths = changedDocuments
    guard !paths.isEmpty else { return false }
    changedDocuments = []
    loadFolders()
    for path in paths {
      guard let document = documents[path] else { continue }
      var isKnown = false
      for index in folders.indices where folders[index].file(at: path) != nil {
        edit(path, document.bytes, in: index)
        isKnown = true
      }
      if !isKnown, looksLikeStyleFile(document) { openSingle(document) }
    }
    for path in paths { publish(path) }
    hasUntoldChanges = true
    return true
  }

  func didClose(_ params: JSONValue) throws(ResponseError) {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    takeChangedTexts()
    guard documents.removeValue(forKey: path) != nil else { return }
    sentReports = [:]
    folders.removeAll { $0.single == path }
    for index in folders.indices where folders[index].file(at: path) != nil { edit(path, nil, in: index) }
    if !folders.contains(where: { $0.file(at: path) != nil }) { clear(path) }
    hasUntoldChanges = true
  }

  func didSave(_ params: JSONValue) throws(ResponseError) {
    // Pictures are measured then.
    measuresPictures = true
    hasUntoldChanges = true
  }

  // MARK: Files

  func didChangeWatchedFiles(_ params: JSONValue) throws(ResponseError) {
    let paths = (params["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(filePath) }
    guard !paths.isEmpty else { return }
    takeChangedTexts()
    for index in folders.indices where folders[index].isLoaded {
      guard paths.contains(where: { folders[index].contains($0) || folders[index].file(at: $0) != nil })
      else {
        continue
      }
      if folders[index].workspace == nil {
        load(index)
      } else {
        refresh(index)
      }
    }
    hasUntoldChanges = true
  }

  func didChangeWorkspaceFolders(_ params: JSONValue) throws(ResponseError) {
    takeChangedTexts()
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

  /// Tells a client how far something is that it shows.
  func report(_ token: JSONValue?, _ value: JSONValue) {
    if let token { notify("$/progress", ["token": token, "value": value]) }
  }

  private func load(_ index: Int) {
    let texts = documents.values.filter { folders[index].contains($0.path) }.map { ($0.path, $0.bytes) }
    folders[index].load(files, checker, texts: Dictionary(uniqueKeysWithValues: texts))
    // The default folder of style files need not be there.
    if let workspace = folders[index].workspace,
      !workspace.snapshot.sources.files.contains(where: { isStyleFile($0.path) })
    {
      folders[index].workspace = nil
    }
    untold[folders[index].root, default: []].formUnion(
      folders[index].workspace?.snapshot.sources.files.map(\.path) ?? [])
    for (path, bytes) in texts where folders[index].file(at: path) != nil { edit(path, bytes, in: index) }
    show(folders[index].problem, in: folders[index])
  }

  private func refresh(_ index: Int) {
    do {
      let changed = try folders[index].workspace?.refresh() ?? []
      untold[folders[index].root, default: []].formUnion(changed.map(\.path))
      folders[index].problem = nil
      takeOpenTexts(index)
    } catch {
      fail(error, index)
    }
  }

  private func edit(_ path: String, _ bytes: [UInt8]?, in index: Int) {
    do {
      let count = folders[index].workspace?.snapshot.sources.files.count
      try folders[index].workspace?.edit(bytes: bytes, of: path)
      folders[index].problem = nil
      // Files that are imported now may be open.
      if folders[index].workspace?.snapshot.sources.files.count != count { takeOpenTexts(index) }
    } catch {
      fail(error, index)
    }
  }

  /// Sees to it that what a client has open counts, also in files that have only come to belong to a workspace.
  private func takeOpenTexts(_ index: Int) {
    for document in documents.values {
      guard let snapshot = folders[index].workspace?.snapshot,
        let file = folders[index].file(at: document.path),
        snapshot.sources[file].bytes != document.bytes
      else { continue }
      try? folders[index].workspace?.edit(bytes: document.bytes, of: document.path)
    }
  }

  /// What an edit has made of a workspace that can't be read any more: it is read again when something changes.
  private func fail(_ error: WorkspaceError, _ index: Int) {
    folders[index].problem = error
    show(error, in: folders[index])
    if case .noStyleFiles = error { folders[index].workspace = nil }
  }

  private func show(_ problem: WorkspaceError?, in folder: Folder) {
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
  private func looksLikeStyleFile(_ document: Document) -> Bool {
    isStyleFile(document.path)
      && ParsedFile(SourceFile(id: FileID(0), path: document.path, bytes: document.bytes)).looksLikeStyleFile
  }

  private func openSingle(_ document: Document) {
    guard !folders.contains(where: { $0.single == document.path }) else { return }
    folders.append(Folder(root: splitPath(document.path).folder, single: document.path))
    load(folders.count - 1)
  }

  /// The absolute path of a document; an error where the URI names no file.
  func path(ofURI uri: String?) throws(ResponseError) -> String {
    guard let uri else { throw .invalid("a document has no ‘uri’") }
    guard let path = filePath(ofURI: uri) else { throw .invalid("‘\(uri.shortened)’ is no file") }
    return absolutePath(path, in: "/")
  }

  func uri(ofPath path: String) -> String { documents[path]?.uri ?? uriReference(path) }
}
