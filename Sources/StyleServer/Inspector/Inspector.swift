import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Answers what the page of an inspector asks for. It belongs to one thread at a time, and knows no sockets and no disk: files are
/// read through a `FileReader` and written through a `SourceStore`.
package final class Inspector {
  let access: InspectorAccess
  let version: String
  private let pageFile: (String) -> InspectorPage.File?
  private let drawer: any InspectorDrawer
  /// What an empty folder can begin with.
  let starters: [InspectorStarter]
  let store: any SourceStore
  /// Reads the style files for the first time, or where they can't be kept up to date; nil where there are none.
  let loadWorkspace: () -> Workspace?
  /// nil where there are no style files.
  var workspace: Workspace?
  /// Grows with each change.
  var revision = 1
  var history = InspectorHistory()
  /// The files that have been written, of which the workspace no longer looks at the disk.
  var overlaid: Set<String> = []
  /// What the last change came to.
  var lastAnswer: [JSONValue.Member] = []
  /// How many steps drags have had.
  var stepCount = 0
  private(set) var live: LiveEdit?
  /// Gets what pages that listen are told.
  package var onEvent: ((JSONValue) -> Void)?
  /// Gets the number of each step of a drag; `settleLive` is to be called with it when some time has passed.
  package var onLive: ((Int) -> Void)?
  /// Secrets that open one session each.
  private var visits: Set<String> = []

  /// The files as they are on the disk; made when it is first asked for.
  private var savedStudio: InspectorStudio?
  /// The same with the last step of a drag.
  private var liveStudio: InspectorStudio?
  /// As everything was in the beginning.
  private var start: InspectorStudio?

  /// - Parameters:
  ///   - workspace: The style files; nil where there are none yet.
  ///   - loadWorkspace: Reads them again.
  ///   - pageFile: Gives the page's files by their names.
  package init(
    _ workspace: Workspace?, access: InspectorAccess, drawer: any InspectorDrawer, store: any SourceStore,
    starters: [InspectorStarter], version: String, loadWorkspace: @escaping () -> Workspace?,
    pageFile: @escaping (String) -> InspectorPage.File?
  ) {
    self.workspace = workspace.flatMap { $0.hasStyleFiles ? $0 : nil }
    self.access = access
    self.drawer = drawer
    self.store = store
    self.starters = starters
    self.version = version
    self.loadWorkspace = { loadWorkspace().flatMap { $0.hasStyleFiles ? $0 : nil } }
    self.pageFile = pageFile
  }

  /// The files and folders on which depends what is shown; nil where there are none yet.
  package var inputs: (files: Set<String>, folders: Set<String>)? { workspace?.inputs }

  /// Lets one session in with a secret of its own.
  package func expectVisit(with secret: String) { visits.insert(secret) }

  package func forgetVisit(with secret: String) { visits.remove(secret) }

  // MARK: Requests

  /// The answer to a request that `access` lets in.
  package func answer(_ head: InspectorHead, _ body: [UInt8]) -> InspectorAnswer {
    do throws(InspectorError) {
      if let refusal = access.refusal(of: head) { throw refusal }
      guard let route = InspectorRoute(path: head.path), let query = head.query else {
        throw .badRequest("the request is malformed")
      }
      return try answer(Request(route: route, head: head, query: query, body: body))
    } catch {
      return .failure(error)
    }
  }

  struct Request {
    var route: InspectorRoute
    var head: InspectorHead
    var query: [String: String]
    var body: [UInt8]

    /// The object in the body.
    func object() throws(InspectorError) -> JSONValue {
      guard case .success(let value) = parseJSON(body, deepest: 64), case .object = value else {
        throw .badRequest("the body is no JSON object")
      }
      return value
    }
  }

  private func answer(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    switch request.route {
    case .page: return try page(request)
    case .session: return try openSession(try request.object())
    case .outline: return outline(request)
    case .style: return try style(request)
    case .token: return try token(request)
    case .picture: return try picture(request)
    case .geometry: return try geometry(request)
    case .problems: return problems()
    case .uses: return try uses(request.query)
    case .events: return InspectorAnswer(contentType: "text/event-stream", bytes: hello)
    case .places: return try places(try request.object())
    case .edit: return try edit(try request.object(), removes: false)
    case .reset: return try edit(try request.object(), removes: true)
    case .undo: return try undo(redoes: false)
    case .redo: return try undo(redoes: true)
    case .create: return try create(try request.object())
    case .rename: return try rename(try request.object())
    case .delete: return try delete(try request.object())
    case .fix: return try fix(try request.object())
    }
  }

  private func page(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let path = request.head.path
    let name = path == "/" ? "index.html" : String(path.dropFirst("/page/".count))
    guard let file = pageFile(name), let type = file.contentType else {
      throw InspectorError(404, "no-such-path", "the page has no such file")
    }
    return answer(request, tag: file.entityTag, type: type, cache: "no-cache") { file.bytes }
  }

  private func openSession(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let token = body["token"]?.string, access.isToken(token) || visits.remove(token) != nil else {
      throw InspectorError(401, "wrong-token", "this address is not the one that ‘stylec inspect’ printed")
    }
    return InspectorAnswer(status: 204, contentType: nil, headers: [("Set-Cookie", access.cookie)], bytes: [])
  }

  /// An answer that a browser keeps as long as its tag is the same.
  private func answer(
    _ request: Request, tag: String, type: String, cache: String, _ bytes: () -> [UInt8]
  ) -> InspectorAnswer {
    let headers = [(name: "ETag", value: tag), (name: "Cache-Control", value: cache)]
    if request.head.values(of: "if-none-match").contains(tag) {
      return InspectorAnswer(status: 304, contentType: nil, headers: headers, bytes: [])
    }
    return InspectorAnswer(contentType: type, headers: headers, bytes: bytes())
  }

  // MARK: What there is

  /// The style files as they are now, with the last step of a drag; nil where there are none.
  var studio: InspectorStudio? {
    guard let live else { return try? saved() }
    if let liveStudio { return liveStudio }
    liveStudio = InspectorStudio(InspectorSheet(live.trial), drawer)
    return liveStudio
  }

  /// The style files as they are on the disk.
  func saved() throws(InspectorError) -> InspectorStudio {
    if let savedStudio { return savedStudio }
    guard let workspace else { throw InspectorError(404, "no-such-style", "there are no style files") }
    let studio = InspectorStudio(InspectorSheet(workspace.snapshot), drawer)
    savedStudio = studio
    if start == nil { start = studio }
    return studio
  }

  func forgetStudio() { (savedStudio, liveStudio) = (nil, nil) }

  private func studio(_ version: String?) throws(InspectorError) -> InspectorStudio {
    switch version {
    case nil: if let studio { return studio }
    case "saved"?: return try saved()
    case "start"?:
      let now = try saved()
      return start ?? now
    case let other?: throw .badRequest("there is no version ‘\(other.shortened)’")
    }
    return try saved()
  }

  // MARK: Drags

  func setLive(_ edit: LiveEdit) {
    live = edit
    liveStudio = nil
    revision += 1
  }

  func dropLive() {
    live = nil
    liveStudio = nil
  }

  /// What the last step of a drag was tried on, which is held once then, so that it is changed in its place.
  func takeTrial() -> Trial? {
    liveStudio = nil
    defer { live = nil }
    return live?.trial
  }

  private func outline(_ request: Request) -> InspectorAnswer {
    answer(request, tag: "\"\(revision)\"", type: "application/json", cache: "no-cache") {
      let members: [JSONValue.Member] = [
        .init("revision", .integer(revision)), .init("readOnly", .bool(access.isReadOnly)),
        .init("version", .string(version)), .init("undo", undoLabel), .init("redo", redoLabel),
      ]
      guard let model = studio?.model else {
        let empty = InspectorSheet(
          sheet: ResolvedSheet(), sources: SourceMap(), namedCount: 0, findings: [],
          tree: { parse(SourceFile(id: $0, path: "", bytes: [])).product })
        return empty.outline(members + [.init("starters", .array(starters.map(\.json)))]).compactBytes
      }
      return model.outline(members).compactBytes
    }
  }

  /// What `id` or `component` names.
  private func subject(_ query: [String: String], in model: InspectorSheet) throws(InspectorError)
    -> DrawnSubject
  {
    if let name = query["id"] {
      guard let index = model.style(named: name) else { throw .noStyle(name) }
      return .style(index)
    }
    guard let name = query["component"] else { throw .badRequest("the request names no style") }
    guard let index = model.component(named: name) else {
      throw InspectorError(404, "no-such-style", "there is no component ‘\(name.shortened)’")
    }
    return .component(index)
  }

  private func style(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    return .json(
      studio.model.detail(
        of: subject, prepared: studio.prepared(subject), isReadOnly: access.isReadOnly,
        [.init("revision", .integer(revision))]))
  }

  private func token(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let model = try studio(request.query["version"]).model
    let name = request.query["id"] ?? ""
    guard let index = model.token(named: name) else { throw .noToken(name) }
    return .json(
      model.detail(ofToken: index, isReadOnly: access.isReadOnly, [.init("revision", .integer(revision))]))
  }

  private func picture(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    let (type, bytes) = try studio.draw(wanted, of: subject)
    return InspectorAnswer(contentType: type, headers: [("X-Revision", "\(revision)")], bytes: bytes)
  }

  private func geometry(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    return .json(studio.geometry(wanted, of: subject, [.init("revision", .integer(revision))]))
  }

  private var hello: [UInt8] { InspectorEvent.bytes("hello", ["revision": .integer(revision)]) }

  private func problems() -> InspectorAnswer {
    let model = studio?.model
    return .json([
      "revision": .integer(revision),
      "findings": .array(model?.findings.map { model?.finding($0) ?? .null } ?? []),
    ])
  }
}

/// An event as a browser's `EventSource` reads it.
package enum InspectorEvent {
  package static func bytes(_ name: String, _ data: JSONValue) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + data.compactBytes + Array("\n\n".utf8)
  }
}

extension InspectorError {
  static func noStyle(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-style", "there is no style ‘\(name.shortened)’")
  }
}
