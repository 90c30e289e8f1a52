import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// The subject of a request: a file, and the snapshot at that time.
final class Query {
  let snapshot: Snapshot
  let file: FileID
  let tree: SyntaxTree
  private let folder: Folder
  private let server: LanguageServer
  private let params: JSONValue
  private var known: [FileID: TextPositions] = [:]

  init(
    _ snapshot: Snapshot, _ file: FileID, in folder: Folder, of server: LanguageServer, _ params: JSONValue
  ) {
    self.snapshot = snapshot
    self.file = file
    self.folder = folder
    self.server = server
    self.params = params
    tree = snapshot.tree(of: file)
  }

  lazy var sheet = snapshot.sheet
  /// The tree of the file in its own language: of its JSON, or `tree`.
  lazy var writtenTree = snapshot.writtenTree(of: file)
  /// The names in a file of design tokens; nil in a style file.
  lazy var designFiles = snapshot.designFiles(of: file)

  /// The absolute path of the folder that the file belongs to.
  var folderPath: String { folder.root }

  var sources: SourceMap { snapshot.sources }
  var source: SourceFile { sources[file] }

  /// Positions in the file that the request is about.
  var positions: TextPositions { positions(in: file) }

  func positions(in file: FileID) -> TextPositions {
    if let positions = known[file] { return positions }
    let path = folder.absolute(sources[file].path)
    let positions =
      server.documents[path].flatMap { $0.bytes == sources[file].bytes ? $0.positions : nil }
      ?? TextPositions(sources[file].bytes, server.client.encoding)
    known[file] = positions
    return positions
  }

  func path(of file: FileID) -> String { folder.absolute(sources[file].path) }
  func uri(of file: FileID) -> String { server.uri(ofPath: path(of: file)) }

  func location(_ span: Span) -> JSONValue {
    ["uri": .string(uri(of: span.file)), "range": positions(in: span.file).range(span)]
  }

  func edit(_ edit: FixIt.Edit) -> JSONValue {
    [
      "range": positions(in: edit.span.file).range(edit.span),
      "newText": .string(edit.replacement),
    ]
  }

  /// Edits of any files, as one edit of the protocol.
  func workspaceEdit(_ edits: [FixIt.Edit]) -> JSONValue {
    let files = Dictionary(grouping: edits, by: \.span.file).sorted { $0.key < $1.key }
    for (file, _) in files where server.documents[path(of: file)] == nil {
      server.takenFromDisk[path(of: file)] = sources[file].bytes
    }
    if server.client.versionsEdits {
      return [
        "documentChanges": .array(
          files.map { file, edits in
            let version = server.documents[path(of: file)]?.version
            return [
              "textDocument": [
                "uri": .string(uri(of: file)), "version": version.map { .integer($0) } ?? .null,
              ],
              "edits": .array(edits.map(edit)),
            ]
          })
      ]
    }
    return [
      "changes": .object(
        files.map { file, edits in JSONValue.Member(uri(of: file), .array(edits.map(edit))) })
    ]
  }

  /// The byte offset of the position that the request is about.
  func offset() throws(ResponseError) -> Int { try offset(params["position"]) }

  func offset(_ value: JSONValue?) throws(ResponseError) -> Int {
    guard let position = Position(value) else { throw .invalid("the request has no ‘position’") }
    return positions.offset(position)
  }

  /// The declarations and uses of names in all files of the folder.
  var uses: Uses<ResponseError> {
    Uses(
      in: sheet, sources: sources, tree: { self.snapshot.tree(of: $0) },
      design: { self.snapshot.designFiles(of: $0) }
    ) { () throws(ResponseError) in
      try self.checkInterruption()
    }
  }

  /// Throws where the client has cancelled the request.
  func checkInterruption() throws(ResponseError) { try server.checkInterruption(params) }
}

extension LanguageServer {
  /// The inputs of the answer to a request about a document; nil where the document is no style file.
  func query(_ params: JSONValue) throws(ResponseError) -> Query? {
    let path = try path(ofURI: params["textDocument"]?["uri"]?.string)
    loadFolders()
    let fitting = folders.filter { $0.file(at: path) != nil }
    let folder =
      fitting.first { $0.single == path } ?? fitting.filter { $0.contains(path) }.max {
        $0.root.utf8.count < $1.root.utf8.count
      } ?? fitting.first
    guard let folder, let snapshot = folder.workspace?.snapshot, let file = folder.file(at: path) else {
      return nil
    }
    return Query(snapshot, file, in: folder, of: self, params)
  }
}
