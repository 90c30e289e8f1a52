import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

// MARK: Files that move

extension LanguageServer {
  /// The edits that keep imports valid when files and folders are about to be moved: in the files that import them, and in the moved files.
  func willRenameFiles(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    loadFolders()
    let moves = (params["files"]?.array ?? []).compactMap { file -> (old: String, new: String)? in
      guard let old = file["oldUri"]?.string.flatMap(filePath),
        let new = file["newUri"]?.string.flatMap(filePath)
      else { return nil }
      return (absolutePath(old, in: "/"), absolutePath(new, in: "/"))
    }
    func moved(_ path: String) -> String {
      for (old, new) in moves {
        if path == old { return new }
        if let rest = pathBelow(old, of: path) { return new + "/" + rest }
      }
      return path
    }
    var edits: [JSONValue.Member] = []
    var known: Set<String> = []
    for folder in folders {
      guard let snapshot = folder.workspace?.snapshot, let first = snapshot.sources.files.first else {
        continue
      }
      let query = Query(snapshot, first.id, in: folder, of: self, params)
      for (file, imports) in Dictionary(grouping: snapshot.sheet.imports, by: \.span.file).sorted(by: {
        $0.key < $1.key
      }) {
        let path = query.path(of: file)
        guard known.insert(path).inserted else { continue }
        let base = splitPath(moved(path)).folder
        let tree = snapshot.tree(of: file)
        let spans = tree.node(at: ["imports"])?.elements.map(\.span) ?? []
        var changes: [(SyntaxPath, SyntaxValue)] = []
        var seen: Set<Int> = []
        for entry in imports {
          guard let index = spans.firstIndex(of: entry.span), seen.insert(index).inserted else { continue }
          var place = SyntaxPath([.key("imports"), .index(index)])
          if tree.node(at: place)?.kind == .mapping { place = place.appending(.key("tokens")) }
          guard let old = tree.node(at: place)?.text else { continue }
          var target = query.path(of: entry.file)
          // A folder of design tokens is one import of all files in it.
          let named = absolutePath(old, in: splitPath(path).folder)
          let isFolder = pathBelow(named, of: target) != nil
          if isFolder { target = named }
          guard moved(target) != target || moved(path) != path else { continue }
          // What leads there still is left as it is written.
          if absolutePath(old, in: base) == moved(target) { continue }
          let slash = isFolder && old.hasSuffix("/") ? "/" : ""
          changes.append((place, .text(relativePath(moved(target), from: base) + slash)))
        }
        guard let bytes = changed(snapshot.sources[file], changes),
          let edit = wholeLines(to: bytes, in: query, file)
        else { continue }
        let answer = query.workspaceEdit([edit])
        edits += answer["changes"]?.members ?? []
        edits += (answer["documentChanges"]?.array ?? []).map { .init("", $0) }
      }
    }
    if edits.isEmpty { return .null }
    return client.versionsEdits
      ? ["documentChanges": .array(edits.map(\.value))] : ["changes": .object(edits)]
  }

  private func changed(_ source: SourceFile, _ changes: [(SyntaxPath, SyntaxValue)]) -> [UInt8]? {
    var bytes = source.bytes
    for (path, value) in changes {
      let tree = parse(SourceFile(id: source.id, path: source.path, bytes: bytes)).product
      guard case .success(let edit) = tree.setting(path, to: value) else { return nil }
      bytes = applying(edit.edits, to: bytes)
    }
    return changes.isEmpty ? nil : bytes
  }

  // MARK: Imports that lead nowhere

  /// The fixes for an import of a missing file: the import of the one file that declares most of the names used here and declared nowhere
  /// else, as a moved file does.
  func importedInstead(_ finding: Diagnostic, _ query: Query) -> [FixIt] {
    guard finding.code.id == "unknown-import" else { return [] }
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    let used = Set(
      Grammar(sheet: query.sheet).occurrences(in: query.tree).filter { !$0.isDeclaration }.map(\.symbol))
    var declared: [FileID: Set<Symbol>] = [:]
    var seen: Set<Symbol> = []
    func add(_ symbol: Symbol, _ span: Span) {
      guard used.contains(symbol) else { return }
      if visible.contains(span.file) {
        seen.insert(symbol)
      } else {
        declared[span.file, default: []].insert(symbol)
      }
    }
    for token in query.sheet.tokens { add(.token(token.name), token.span) }
    for component in query.sheet.components where !component.isBaseClass {
      add(.component(component.name), component.span)
    }
    for trait in query.sheet.traits { add(.trait(trait.name), trait.span) }
    for style in query.sheet.styles { add(.style(style.name, own: style.ownName), style.span) }
    let counts = declared.mapValues { $0.subtracting(seen).count }.filter { $0.value > 0 }
      .filter { !query.snapshot.visibleFiles(from: $0.key).contains(query.file) }
    guard let most = counts.values.max() else { return [] }
    let best = counts.filter { $0.value == most }.keys.sorted()
    guard best.count == 1, let file = best.first else { return [] }
    let path = relativePath(query.path(of: file), from: splitPath(query.path(of: query.file)).folder)
    let names = counted(most, "name")
    // A fix of the finding that says the same comes behind it.
    return [
      FixIt(
        "import ‘\(path)’, which declares \(names) that \(most == 1 ? "is" : "are") used here",
        replace: finding.span, with: path, isSafe: false)
    ]
  }

  // MARK: Imports that aren't needed

  /// The action that removes unused and repeated imports. The others keep their order.
  func organizingImports(_ query: Query) -> [JSONValue] {
    guard let imports = query.tree.node(at: ["imports"]), imports.kind == .sequence else { return [] }
    let spans = imports.elements.map(\.span)
    let unneeded = query.snapshot.findings(in: query.file).filter { finding in
      finding.code.id == "unused-import"
        || finding.code.id == "duplicate-name" && spans.contains(finding.span)
    }.compactMap { spans.firstIndex(of: $0.span) }
    guard !unneeded.isEmpty else { return [] }
    var bytes = query.source.bytes
    let isAll = Set(unneeded).count == spans.count
    for index in isAll ? [0] : Set(unneeded).sorted(by: >) {
      let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: bytes)).product
      guard case .success(let edit) = tree.removing(isAll ? ["imports"] : [.key("imports"), .index(index)])
      else { return [] }
      bytes = applying(edit.edits, to: bytes)
    }
    guard let edit = wholeLines(to: bytes, in: query) else { return [] }
    return [
      [
        "title": "Remove imports that aren’t needed", "kind": "source.organizeImports.stylec",
        "edit": query.workspaceEdit([edit]),
      ]
    ]
  }
}

/// One edit of whole lines that makes another text of a file; nil where the text is the same.
func wholeLines(to new: [UInt8], in query: Query, _ file: FileID? = nil) -> FixIt.Edit? {
  let file = file ?? query.file
  let old = query.sources[file].bytes
  guard old != new else { return nil }
  var start = zip(old, new).prefix { $0 == $1 }.count
  while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
  var tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
  while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
  return FixIt.Edit(
    Span(file, start, old.count - tail), String(decoding: new[start..<new.count - tail], as: UTF8.self))
}
