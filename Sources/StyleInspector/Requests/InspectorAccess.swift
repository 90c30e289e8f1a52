import StyleSource

/// Decides which requests an inspector accepts. Every program on this machine can reach its port, and so can every page in a
/// browser. Requests that don't come from the inspector's own page are rejected.
package struct InspectorAccess: Sendable {
  private let port: Int
  /// The secret in the printed address, which the page sends first.
  private let token: [UInt8]
  /// The secret that the page sends with its requests.
  private let session: [UInt8]
  /// The secret in the addresses of pictures and of events, for which a browser sends no header.
  private let view: [UInt8]
  package let isReadOnly: Bool

  package static let largestBody = 1 << 20
  package static let longestTarget = 8192

  /// - Parameters:
  ///   - token: A secret, of at least 32 characters that stand in a URL for themselves.
  ///   - session: Another one.
  ///   - view: Another one.
  package init(port: Int, token: String, session: String, view: String, isReadOnly: Bool) {
    self.port = port
    self.token = Array(token.utf8)
    self.session = Array(session.utf8)
    self.view = Array(view.utf8)
    self.isReadOnly = isReadOnly
  }

  /// The headers with the page's secrets, which it keeps in its local storage. Browsers separate that by ports. They don't separate cookies
  /// by ports, and would send one to every server of this machine.
  package var keys: [(name: String, value: String)] {
    [
      ("X-Stylec-Session", String(decoding: session, as: UTF8.self)),
      ("X-Stylec-View", String(decoding: view, as: UTF8.self)),
    ]
  }

  package func isToken(_ text: String) -> Bool { isSame(Array(text.utf8), token) }

  /// Whether a text equals a secret. Compares every byte, so that the time doesn't show how many are right.
  private func isSame(_ text: [UInt8], _ secret: [UInt8]) -> Bool {
    guard text.count == secret.count else { return false }
    return zip(text, secret).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: Requests

  /// The reason why a request is refused; nil where it isn't.
  package func refusal(of head: InspectorHead) -> InspectorError? {
    do throws(InspectorError) {
      try checkForm(head)
      try checkHost(head)
      guard let route = InspectorRoute(path: head.path) else {
        throw InspectorError(404, "no-such-path", "there is nothing at this path")
      }
      try checkMethod(head, route)
      try checkOrigin(head, route)
      if route.needsSession { try checkSession(head, route) }
      if isReadOnly, route.changesFiles {
        throw InspectorError(403, "read-only", "the inspector was started with --read-only")
      }
      return nil
    } catch {
      return error
    }
  }

  private func checkForm(_ head: InspectorHead) throws(InspectorError) {
    guard head.isHTTP11 else { throw .badRequest("only HTTP/1.1 is spoken here") }
    guard head.target.utf8.count <= InspectorAccess.longestTarget else {
      throw InspectorError(414, "too-large", "the address is too long")
    }
    // No scheme, no host, no `..`, and nothing that two programs may read differently.
    let isPlain = head.path.utf8.allSatisfy { byte in
      isNamePart(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_")
    }
    guard head.target.hasPrefix("/"), isPlain, !head.path.contains("//"), !head.path.contains("..") else {
      throw .badRequest("the path is malformed")
    }
    guard head.target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }),
      head.query != nil
    else {
      throw .badRequest("the query is malformed")
    }
    for name in ["upgrade", "expect", "trailer", "content-encoding"] where !head.values(of: name).isEmpty {
      throw .badRequest("‘\(name)’ is not understood")
    }
    let lengths = head.values(of: "content-length")
    let encodings = head.values(of: "transfer-encoding")
    guard lengths.count + encodings.count <= 1, encodings.allSatisfy({ $0.lowercased() == "chunked" }) else {
      throw .badRequest("the length of the body is unclear")
    }
    if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
        throw .badRequest("the length of the body is unclear")
      }
      guard length.utf8.count < 10, let count = Int(length), count <= InspectorAccess.largestBody else {
        throw .tooLargeBody
      }
      if head.method == "GET", count > 0 { throw .badRequest("a GET has no body") }
    } else if head.method == "GET", !encodings.isEmpty {
      throw .badRequest("a GET has no body")
    }
  }

  /// A page of another host whose name was made to lead here (DNS rebinding) is known by its name.
  private func checkHost(_ head: InspectorHead) throws(InspectorError) {
    let hosts = head.values(of: "host")
    guard hosts.count == 1 else { throw .badRequest("a request names one host") }
    // Clients leave the port out where it is HTTP's own.
    let ends = [":\(port)"] + (port == 80 ? [""] : [])
    guard ends.contains(where: { hosts[0] == "127.0.0.1" + $0 || hosts[0] == "localhost" + $0 }) else {
      throw InspectorError(403, "wrong-host", "this server is no other host’s")
    }
  }

  private func checkMethod(_ head: InspectorHead, _ route: InspectorRoute) throws(InspectorError) {
    guard head.method == route.method else {
      var error = InspectorError(405, "wrong-method", "this path takes \(route.method)")
      error.headers = [("Allow", route.method)]
      throw error
    }
    guard route.method == "POST" else { return }
    let types = head.values(of: "content-type")
    let type = types.first.map { $0.lowercased().filter { $0 != " " } }
    guard types.count == 1, type == "application/json" || type == "application/json;charset=utf-8" else {
      throw InspectorError(415, "wrong-type", "a body is application/json")
    }
  }

  /// Checks the page that a request comes from, which a browser states: with `Origin` where the request may change something, and in
  /// `Sec-Fetch-Site`.
  private func checkOrigin(_ head: InspectorHead, _ route: InspectorRoute) throws(InspectorError) {
    let host = head.values(of: "host").first ?? ""
    let origins = head.values(of: "origin")
    guard origins.allSatisfy({ $0 == "http://\(host)" }), origins.count <= 1,
      route.method != "POST" || origins.count == 1
    else { throw .wrongOrigin }
    let sites = head.values(of: "sec-fetch-site")
    // A person may follow a link to the page, which shows nothing by itself.
    let isVisit =
      route == .page && head.path == "/" && head.values(of: "sec-fetch-mode") == ["navigate"]
      && head.values(of: "sec-fetch-dest") == ["document"]
    guard isVisit || sites.count <= 1 && sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      throw .wrongOrigin
    }
  }

  private func checkSession(_ head: InspectorHead, _ route: InspectorRoute) throws(InspectorError) {
    let sent = head.values(of: "x-stylec-session")
    if sent.count == 1, isSame(Array(sent[0].utf8), session) { return }
    guard sent.isEmpty, route.isAskedForWithoutHeaders, let key = head.query?["key"],
      isSame(Array(key.utf8), view)
    else {
      throw InspectorError(401, "no-session", "open the address that ‘stylec inspect’ printed")
    }
  }
}

extension InspectorError {
  fileprivate static let wrongOrigin = InspectorError(
    403, "wrong-origin", "the request comes from another page")
  package static let tooLargeBody = InspectorError(413, "too-large", "the body is larger than 1 MiB")
}

/// The routes of requests.
package enum InspectorRoute: String, CaseIterable, Sendable {
  case page
  case session, start, outline, style, token, picture, geometry, uses, problems, changes, events, symbols
  case places, edit, reset, undo, redo, restore, create, rename, delete, fix, layers, properties, states
  case variants, modes, traits, animations, edits, apps, app

  package init?(path: String) {
    if path == "/" || path.hasPrefix("/page/") {
      self = .page
    } else if path.hasPrefix("/api/"), let route = InspectorRoute(rawValue: String(path.dropFirst(5))),
      route != .page
    {
      self = route
    } else {
      return nil
    }
  }

  var method: String {
    switch self {
    case .page, .start, .outline, .style, .token, .picture, .geometry, .uses, .problems, .changes, .events,
      .symbols, .apps:
      "GET"
    case .session, .places, .edit, .reset, .undo, .redo, .restore, .create, .rename, .delete, .fix, .layers,
      .properties, .states, .variants, .modes, .traits, .animations, .edits, .app:
      "POST"
    }
  }

  var needsSession: Bool { self != .page && self != .session }

  /// Whether a browser requests the route by its address alone.
  var isAskedForWithoutHeaders: Bool { self == .picture || self == .events }

  /// Whether the route may change files; a request with `dryRun` changes none, and is refused all the same.
  var changesFiles: Bool {
    switch self {
    case .page, .session, .start, .outline, .style, .token, .picture, .geometry, .uses, .problems, .changes,
      .events, .symbols, .places, .apps, .app:
      false
    case .edit, .reset, .undo, .redo, .restore, .create, .rename, .delete, .fix, .layers, .properties,
      .states, .variants, .modes, .traits, .animations, .edits:
      true
    }
  }
}
