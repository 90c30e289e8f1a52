import StyleReport

/// Answers what the page of an inspector asks for. It belongs to one thread at a time, and knows no sockets and no disk.
package final class Inspector {
  let access: InspectorAccess
  private let pageFile: (String) -> InspectorPage.File?

  package init(access: InspectorAccess, pageFile: @escaping (String) -> InspectorPage.File?) {
    self.access = access
    self.pageFile = pageFile
  }

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
      guard case .success(let value) = parseJSON(body), case .object = value else {
        throw .badRequest("the body is no JSON object")
      }
      return value
    }
  }

  private func answer(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    switch request.route {
    case .page: return try page(request)
    case .session: return try openSession(try request.object())
    case .outline, .style, .picture, .geometry, .uses, .problems, .events, .places, .edit, .reset, .undo,
      .redo,
      .create, .rename, .delete, .fix:
      throw InspectorError(404, "no-such-path", "there is nothing at this path")
    }
  }

  private func page(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let path = request.head.path
    let name = path == "/" ? "index.html" : String(path.dropFirst("/page/".count))
    guard let file = pageFile(name), let type = file.contentType else {
      throw InspectorError(404, "no-such-path", "the page has no such file")
    }
    let headers = [(name: "ETag", value: file.entityTag), (name: "Cache-Control", value: "no-cache")]
    if request.head.values(of: "if-none-match").contains(file.entityTag) {
      return InspectorAnswer(status: 304, contentType: nil, headers: headers, bytes: [])
    }
    return InspectorAnswer(contentType: type, headers: headers, bytes: file.bytes)
  }

  private func openSession(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let token = body["token"]?.string, access.isToken(token) else {
      throw InspectorError(401, "wrong-token", "this address is not the one that ‘stylec inspect’ printed")
    }
    return InspectorAnswer(status: 204, contentType: nil, headers: [("Set-Cookie", access.cookie)], bytes: [])
  }
}
