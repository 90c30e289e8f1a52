import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleWorkspace

/// Answers what the page of an inspector asks for. It belongs to one thread at a time, and knows no sockets and no disk: files are
/// read through a `FileReader` and written through a `SourceStore`.
package final class Inspector {
  let access: InspectorAccess
  let version: String
  private let pageFile: (String) -> InspectorPage.File?
  let drawer: any InspectorDrawer
  /// nil where there are no style files.
  var workspace: Workspace?
  /// Grows with each change.
  var revision = 1
  /// What the page is told of what has been changed.
  package var onEvent: ((JSONValue) -> Void)?
  /// Of the last revision; made when it is first asked for.
  private var current: InspectorStudio?
  /// As everything was in the beginning.
  private var start: InspectorStudio?

  /// - Parameters:
  ///   - workspace: The style files; nil where there are none yet.
  ///   - pageFile: Gives the page's files by their names.
  package init(
    _ workspace: Workspace?, access: InspectorAccess, drawer: any InspectorDrawer, version: String,
    pageFile: @escaping (String) -> InspectorPage.File?
  ) {
    self.workspace = workspace
    self.access = access
    self.drawer = drawer
    self.version = version
    self.pageFile = pageFile
  }

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
    case .picture: return try picture(request)
    case .geometry: return try geometry(request)
    case .problems: return problems()
    case .uses, .events, .places, .edit, .reset, .undo, .redo, .create, .rename, .delete, .fix:
      throw InspectorError(404, "no-such-path", "there is nothing at this path")
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
    guard let token = body["token"]?.string, access.isToken(token) else {
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

  /// The style files as they are now; nil where there are none.
  var studio: InspectorStudio? {
    if let current { return current }
    current = workspace.map { InspectorStudio(InspectorSheet($0.snapshot), drawer) }
    if start == nil { start = current }
    return current
  }

  func forgetStudio() { current = nil }

  private func studio(_ version: String?) throws(InspectorError) -> InspectorStudio {
    let now = studio
    let wanted: InspectorStudio?
    switch version {
    case nil: wanted = now
    case "start"?: wanted = start
    case let other?: throw .badRequest("there is no version ‘\(other.shortened)’")
    }
    guard let wanted else { throw InspectorError(404, "no-such-style", "there are no style files") }
    return wanted
  }

  private func outline(_ request: Request) -> InspectorAnswer {
    answer(request, tag: "\"\(revision)\"", type: "application/json", cache: "no-cache") {
      let members: [JSONValue.Member] = [
        .init("revision", .integer(revision)), .init("readOnly", .bool(access.isReadOnly)),
        .init("version", .string(version)),
      ]
      guard let model = studio?.model else {
        let empty = InspectorSheet(
          sheet: ResolvedSheet(), sources: SourceMap(), namedCount: 0, findings: [],
          tree: { _ in preconditionFailure() })
        return empty.outline(members).compactBytes
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

  private func picture(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet.modes, usual: studio.model.spec(of: subject).size)
    let (type, bytes) = try studio.draw(wanted, of: subject)
    return InspectorAnswer(contentType: type, headers: [("X-Revision", "\(revision)")], bytes: bytes)
  }

  private func geometry(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet.modes, usual: studio.model.spec(of: subject).size)
    return .json(studio.geometry(wanted, of: subject, [.init("revision", .integer(revision))]))
  }

  private func problems() -> InspectorAnswer {
    let model = studio?.model
    return .json([
      "revision": .integer(revision),
      "findings": .array(model?.findings.map { model?.finding($0) ?? .null } ?? []),
    ])
  }
}

extension InspectorError {
  static func noStyle(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-style", "there is no style ‘\(name.shortened)’")
  }
}
