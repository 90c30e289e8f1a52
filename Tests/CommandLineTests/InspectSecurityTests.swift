import Foundation
import Testing

/// Nobody but the inspector's own page gets anything, and nothing that others send changes a file.
@Suite struct InspectSecurityTests {
  private static let styles = """
    tokens:
      color: { ink: black }
    styles:
      card: { component: UIView, backgroundColor: $color.ink, cornerRadius: 4 }

    """

  private struct Hostile {
    var name: String
    var request: String
    var statuses: Set<Int> = [400]
    /// Whether the sender says that nothing follows.
    var ends = false
    /// Whether the end of the connection is an answer too.
    var mayBeSilent = false
  }

  private func requests(_ inspected: Inspected) -> [Hostile] {
    let port = inspected.port
    let edit = #"{"style":"card","key":"alpha","value":0.5}"#
    func get(_ path: String, _ headers: [String: String?] = [:], more: String = "") -> String {
      inspected.request("GET", path, headers, more: more)
    }
    func post(_ path: String, _ headers: [String: String?] = [:], body: String = edit, more: String = "")
      -> String
    {
      inspected.request("POST", path, headers, body: body, more: more)
    }
    func a(_ count: Int) -> String { String(repeating: "a", count: count) }
    var all: [Hostile] = []
    func add(
      _ name: String, _ request: String, _ statuses: Int..., ends: Bool = false, mayBeSilent: Bool = false
    ) {
      all.append(
        Hostile(
          name: name, request: request, statuses: statuses.isEmpty ? [400] : Set(statuses), ends: ends,
          mayBeSilent: mayBeSilent))
    }

    // Other hosts' names for this address (DNS rebinding), and other pages.
    for host in [
      "evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.:\(port)",
      "127.1:\(port)",
      "[::1]:\(port)", "localhost", "LOCALHOST.evil:\(port)", "0.0.0.0:\(port)", "user@127.0.0.1:\(port)",
      "127.0.0.1:\(port)/", "",
    ] {
      add("Host \(host)", post("/api/edit", ["Host": host, "Origin": "http://\(host)"]), 403, 400)
    }
    add("no Host", post("/api/edit", ["Host": nil]))
    add("two Hosts", post("/api/edit", more: "Host: evil.example\r\n"))
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1:\(port + 1)",
      "http://127.0.0.1",
      "http://localhost:\(port)", "file://", "http://127.0.0.1:\(port).evil.example",
    ] {
      add("Origin \(origin)", post("/api/edit", ["Origin": origin]), 403)
    }
    add("no Origin", post("/api/edit", ["Origin": nil]), 403)
    add("two Origins", post("/api/edit", more: "Origin: http://evil.example\r\n"), 403)
    add("from another site", post("/api/edit", ["Sec-Fetch-Site": "cross-site"]), 403)
    add("read from another site", get("/api/outline", ["Sec-Fetch-Site": "cross-site"]), 403)
    add("read from the same site", get("/api/outline", ["Sec-Fetch-Site": "same-site"]), 403)
    add(
      "the page in a frame",
      get("/", ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate"]),
      403)
    add("a module for another site", get("/page/app.js", ["Sec-Fetch-Site": "cross-site"]), 403)
    add(
      "preflight",
      "OPTIONS /api/edit HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\nConnection: close\r\n\r\n",
      405)
    add("WebSocket", get("/api/events", ["Connection": "Upgrade", "Upgrade": "websocket"]))

    // Without the secret.
    add("no key", post("/api/edit", ["X-Stylec-Session": nil]), 401)
    add("wrong key", post("/api/edit", ["X-Stylec-Session": String(repeating: "0", count: 64)]), 401)
    add(
      "a cookie",
      post("/api/edit", ["X-Stylec-Session": nil, "Cookie": "stylec-\(port)=\(inspected.session)"]), 401)
    add("two keys", post("/api/edit", more: "X-Stylec-Session: \(inspected.session)\r\n"), 401)
    add("the key of pictures", post("/api/edit", ["X-Stylec-Session": inspected.view]), 401)
    add("the token as a key", post("/api/edit", ["X-Stylec-Session": inspected.token]), 401)
    add("empty key", get("/api/outline", ["X-Stylec-Session": ""]), 401)
    add("token in the query", get("/api/outline?token=\(inspected.token)", ["X-Stylec-Session": nil]), 401)
    for path in ["outline", "style", "start", "problems"] {
      add(
        "\(path) by the key of pictures",
        get("/api/\(path)?id=card&key=\(inspected.view)", ["X-Stylec-Session": nil]), 401)
    }
    add("a picture without a key", get("/api/picture?id=card", ["X-Stylec-Session": nil]), 401)
    add(
      "a picture by the key of the session",
      get("/api/picture?id=card&key=\(inspected.session)", ["X-Stylec-Session": nil]), 401)
    add(
      "a picture by the token", get("/api/picture?id=card&key=\(inspected.token)", ["X-Stylec-Session": nil]),
      401)
    add("events without a key", get("/api/events", ["X-Stylec-Session": nil]), 401)
    add(
      "a picture in another server's page",
      get(
        "/api/picture?id=card&key=\(inspected.view)",
        ["X-Stylec-Session": nil, "Sec-Fetch-Site": "same-site"]), 403)
    add(
      "wrong token", post("/api/session", body: #"{"token":"\#(String(inspected.token.reversed()))"}"#), 401)
    add("half a token", post("/api/session", body: #"{"token":"\#(inspected.token.prefix(32))"}"#), 401)
    add("token of another type", post("/api/session", body: #"{"token":[1]}"#), 401)

    // Paths.
    for path in [
      "/../../etc/passwd", "/page/../../../etc/passwd", "/page/%2e%2e%2fetc/passwd",
      "/page/..%2f..%2fetc/passwd",
      "//evil.example/", "/page//etc/passwd", "/page/index.html%00.js", "/page/.git", "/api/../page/x",
      "/api", "/styles.yaml", "/API/outline",
      "/api/outline/", "/page/",
    ] {
      add("path \(path)", get(path), 400, 404)
    }
    add("another server's address", get("http://evil.example/api/outline"), 400)
    add("an address of itself", get("http://127.0.0.1:\(port)/api/outline"), 400)
    add("a proxy", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 400, 403)
    add("malformed query", get("/api/style?id=%"))
    add("NUL in a query", get("/api/style?id=card%00"))
    add("no UTF-8 in a query", get("/api/style?id=%ff"))
    add("one parameter twice", get("/api/style?id=card&id=x"))
    add("a style by a path", get("/api/style?id=../card"), 404)

    // Methods and types.
    add("edit by GET", get("/api/edit?style=card&key=alpha&value=0"), 405)
    add("outline by POST", post("/api/outline"), 405)
    for method in ["PUT", "DELETE", "PATCH", "HEAD", "TRACE", "EDIT"] {
      add(method, inspected.request(method, "/api/edit", body: method == "HEAD" ? nil : edit), 405, 400)
    }
    for type in [
      "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
      "application/json, text/plain",
      "application/jsonp", "",
    ] {
      add("type \(type)", post("/api/edit", ["Content-Type": type]), 415)
    }
    add("no type", post("/api/edit", ["Content-Type": nil]), 415)

    // What is no HTTP, or can be read in two ways.
    add("no HTTP", "hello\r\n\r\n")
    add("HTTP/1.0", "GET / HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    add("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
    add("TLS", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}")
    add("two lengths", post("/api/edit", more: "Content-Length: 1\r\n"))
    add("length and chunks", post("/api/edit", more: "Transfer-Encoding: chunked\r\n"))
    add("unknown encoding", post("/api/edit", ["Content-Length": nil, "Transfer-Encoding": "xchunked"]))
    add("negative length", post("/api/edit", ["Content-Length": "-1"]))
    add("length with a sign", post("/api/edit", ["Content-Length": "+\(edit.utf8.count)"]))
    add("length in another base", post("/api/edit", ["Content-Length": "0x10"]))
    add("overflowing length", post("/api/edit", ["Content-Length": "18446744073709551617"]), 400, 413)
    add(
      "wrong chunk",
      post(
        "/api/edit", ["Content-Length": nil, "Transfer-Encoding": "chunked"],
        body: "zz\r\n\(edit)\r\n0\r\n\r\n"))
    add("a GET with a body", get("/api/outline", ["Content-Length": "5"], more: "") + "hello")
    add("space before the colon", get("/api/outline", more: "X-A : b\r\n"))
    add("NUL in a header", get("/api/outline", more: "X-A: b\0c\r\n"))
    add("folded header", get("/api/outline", more: "X-A: b\r\n\tHost: evil.example\r\n"), 400, 403)
    add("Expect", post("/api/edit", ["Expect": "100-continue"]))

    // Too much.
    add("long path", get("/" + a(9000)), 400, 414, 431)
    add("very long path", get("/" + a(200_000)), 400, 414, 431)
    add("long header", get("/", more: "X-A: \(a(20_000))\r\n"), 431)
    add("endless header", get("/", more: "X-A: \(a(3_000_000))\r\n"), 431)
    add("many headers", get("/", more: String(repeating: "X-A: b\r\n", count: 2000)), 431)
    add("large length", post("/api/edit", ["Content-Length": "\(1 << 40)"]), 413)
    add("large body", post("/api/edit", body: #"{"style":"\#(a(1 << 21))"}"#), 413)
    add(
      "large chunks",
      post(
        "/api/edit", ["Content-Length": nil, "Transfer-Encoding": "chunked"],
        body: String(repeating: "10000\r\n\(a(65_536))\r\n", count: 32) + "0\r\n\r\n"), 413)
    add(
      "deep JSON",
      post(
        "/api/edit",
        body: String(repeating: #"{"a":"#, count: 5000) + "1" + String(repeating: "}", count: 5000)))
    add("no JSON", post("/api/edit", body: "style=card"))
    add("an array", post("/api/edit", body: "[1]"))
    add("a control character", post("/api/edit", body: "{\"style\":\"\u{1}\"}"))
    add("empty body", post("/api/edit", body: ""))

    // Half of one.
    add("half a head", "GET /api/outline HTTP/1.1\r\nHost: 127.0", ends: true, mayBeSilent: true)
    add("half a body", post("/api/edit", ["Content-Length": "1000"]), ends: true, mayBeSilent: true)
    add("nothing", "", ends: true, mayBeSilent: true)

    // Wishes that lead out of the sources.
    for file in ["../evil.yaml", "/etc/passwd", "/tmp/evil.yaml", ".stylec.yml", "styles/../../evil.yaml"] {
      add(
        "a style in \(file)",
        post("/api/create", body: #"{"kind":"style","name":"x","component":"UIView","file":"\#(file)"}"#), 404
      )
    }
    add(
      "a name that is a path",
      post("/api/create", body: #"{"kind":"style","name":"../x","component":"UIView"}"#), 422)
    add(
      "a name that is YAML", post("/api/rename", body: #"{"kind":"style","id":"card","name":"a: {}\n  b"}"#),
      422)
    add(
      "a value that is more YAML",
      post("/api/edit", body: #"{"style":"card","key":"alpha","value":"0.5\n    cornerRadius: 9"}"#), 422)
    add(
      "a colour that is a comment",
      post("/api/edit", body: ##"{"style":"card","key":"backgroundColor","value":"#fff # x"}"##), 422)
    add("a starter over files", post("/api/create", body: #"{"kind":"starter","id":"button"}"#), 409)
    add("a fix of nothing", post("/api/fix", body: #"{"id":"x"}"#), 404)
    add("a huge picture", get("/api/picture?id=card&format=png&width=4096&height=4096&scale=8"), 413)
    add("a picture of no size", get("/api/picture?id=card&width=0"))
    add("a picture beyond numbers", get("/api/picture?id=card&width=1e400"))
    return all
  }

  @Test func hostileRequestsGetNothingAndChangeNothing() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    let before = workspace.files(in: ".")
    let requests = requests(inspected)
    #expect(requests.count >= 60)
    for hostile in requests {
      let bytes = try inspected.exchange(hostile.request, ends: hostile.ends)
      guard let answer = Inspected.Answer(bytes) else {
        #expect(hostile.mayBeSilent, "\(hostile.name): \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        continue
      }
      #expect(
        hostile.statuses.contains(answer.status),
        "\(hostile.name): \(answer.status) \(answer.body.prefix(200))")
      #expect((400..<500).contains(answer.status), "\(hostile.name)")
      #expect(!answer.head.lowercased().contains("access-control-"), "\(hostile.name)")
      #expect(answer.head.contains("Content-Security-Policy: default-src 'none'"), "\(hostile.name)")
      #expect(!answer.head.contains("unsafe-"), "\(hostile.name)")
      #expect(!answer.body.contains("UIView"), "\(hostile.name)")
    }
    #expect(try workspace.read("styles/card.yaml") == InspectSecurityTests.styles)
    #expect(workspace.files(in: ".") == before)
    // And it is well: it knows of no change, and answers its own page.
    #expect(try inspected.post("undo", [:])?.code == "nothing")
    #expect(try inspected.get("outline")?.status == 200)
  }

  /// A request that never ends is ended, while others are answered.
  @Test(.tags(.slow)) func slowRequestsAreEnded() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    let slow = try (0..<20).map { _ in try inspected.connect() }
    defer { for connection in slow { close(connection) } }
    let request = Array(inspected.request("POST", "/api/edit", ["Content-Length": "1000"], body: "{").utf8)
    for (index, connection) in slow.enumerated() {
      inspected.send(Array(request.prefix(index == 0 ? request.count : 10 + index)), on: connection)
    }
    #expect(try inspected.get("outline")?.status == 200)
    let answer = Inspected.Answer(inspected.receive(on: slow[0]))
    #expect(answer?.status == 408)
    for connection in slow.dropFirst() { #expect(inspected.receive(on: connection).isEmpty) }
    #expect(try inspected.get("outline")?.status == 200)
  }

  @Test func connectionsAreBounded() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    // Who sends half a request, or nothing, is let go once there are too many, the oldest first, and nobody else is kept out.
    let half = Array(inspected.request("POST", "/api/edit", ["Content-Length": "1000"], body: "{").utf8)
    let connections = try (0..<200).map { index in
      let connection = try inspected.connect()
      if index % 2 == 0 { inspected.send(Array(half.prefix(index < 100 ? 20 : half.count)), on: connection) }
      return connection
    }
    #expect(try inspected.get("outline")?.status == 200)
    let ended = inspected.readable(connections, atLeast: 200 - 64)
    #expect(ended.count >= 200 - 64 && ended.count <= 200 - 64 + 2)
    #expect(Set(ended).isSuperset(of: connections.prefix(130)))
    #expect(try inspected.get("outline")?.status == 200)
    for connection in connections { close(connection) }
    // As many pages as anybody opens may listen, and no more.
    let request = Array(inspected.request("GET", "/api/events", ["Connection": nil]).utf8)
    let pages = try (0..<17).map { _ in
      let connection = try inspected.connect()
      inspected.send(request, on: connection)
      return connection
    }
    defer { for connection in pages { close(connection) } }
    let statuses = pages.map { connection in
      Inspected.Answer(
        inspected.receive(on: connection, seconds: 10) {
          $0.count > 4 && $0.suffix(4).elementsEqual("\r\n\r\n".utf8) || $0.contains(0x7B)
        }
      )?.status
    }
    #expect(statuses.count { $0 == 200 } == 16)
    #expect(statuses.count { $0 == 429 } == 1)
    #expect(try inspected.get("outline")?.status == 200)
  }

  /// Pictures and events are asked for by their addresses alone.
  @Test func picturesAndEventsHaveAKeyOfTheirOwn() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    let request = inspected.request(
      "GET", "/api/picture?id=card&key=\(inspected.view)", ["X-Stylec-Session": nil])
    #expect(Inspected.Answer(try inspected.exchange(request))?.status == 200)
    let connection = try inspected.connect()
    defer { close(connection) }
    inspected.send(
      Array(inspected.request("GET", "/api/events?key=\(inspected.view)", ["X-Stylec-Session": nil]).utf8),
      on: connection)
    let answer = inspected.receive(on: connection, seconds: 10) { $0.contains(0x7B) }
    #expect(Inspected.Answer(answer)?.status == 200)
  }

  /// The address in a browser's arguments lets one page in, and says nothing of the session.
  @Test func theBrowsersAddressWorksOnce() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    try workspace.write("bin/xdg-open", "#!/bin/sh\necho \"$1\" > \"$OPENED\"\n")
    _ = try workspace.run(script: "chmod +x bin/xdg-open")
    let opened = workspace.url("opened").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let inspected = try Inspected(
      workspace, opens: true,
      environment: ["OPENED": opened, "PATH": workspace.url("bin").path + ":" + path])
    var address = ""
    for _ in 0..<200 where !address.hasSuffix("\n") {
      usleep(50_000)
      address = (try? String(contentsOfFile: opened, encoding: .utf8)) ?? ""
    }
    let match = try #require(address.firstMatch(of: /#token=([0-9a-f]{64})\n$/), "\(address)")
    let secret = String(match.1)
    #expect(secret != inspected.token)
    #expect(try inspected.post("session", ["token": secret])?.status == 204)
    #expect(try inspected.post("session", ["token": secret])?.status == 401)
    try inspected.openSession()
    #expect(inspected.session != secret && inspected.view != secret)
  }

  /// Clients leave HTTP's own port out.
  @Test(.enabled(if: geteuid() == 0))
  func thePortOfHTTPWorks() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    // Somebody else may have it.
    guard let inspected = try? Inspected(workspace, "--port", "80") else { return }
    try inspected.openSession()
    for host in ["127.0.0.1", "localhost", "127.0.0.1:80"] {
      let request = inspected.request(
        "POST", "/api/places", ["Host": host, "Origin": "http://\(host)"],
        body: #"{"style":"card","key":"alpha","value":1}"#)
      #expect(Inspected.Answer(try inspected.exchange(request))?.status == 200, "\(host)")
    }
  }

  @Test func readOnlyChangesNothing() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace, "--read-only")
    try inspected.openSession()
    for path in ["edit", "reset", "undo", "redo", "restore", "create", "rename", "delete", "fix"] {
      let answer = try #require(try inspected.post(path, ["style": "card", "key": "alpha", "value": 0.5]))
      #expect(answer.status == 403 && answer.code == "read-only", "\(path)")
    }
    #expect(try inspected.get("style?id=card")?.status == 200)
    let places = try inspected.post("places", ["style": "card", "key": "alpha", "value": 0.5])
    #expect(places?.status == 200)
    #expect(try workspace.read("styles/card.yaml") == InspectSecurityTests.styles)
  }

  /// Nothing listens on any other address of this machine.
  @Test func onlyThisMachineIsServed() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectSecurityTests.styles)
    let inspected = try Inspected(workspace)
    #if os(Linux)
    let port = String(inspected.port, radix: 16, uppercase: true)
    let hexadecimal = String(repeating: "0", count: 4 - port.count) + port
    let table = try ["/proc/net/tcp", "/proc/net/tcp6"].map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }.joined()
    let listening = table.split(separator: "\n").compactMap { line -> Substring? in
      let fields = line.split(separator: " ")
      return fields.count > 3 && fields[1].hasSuffix(":\(hexadecimal)") && fields[3] == "0A" ? fields[1] : nil
    }
    #expect(listening == ["0100007F:\(hexadecimal)"])
    #endif
  }
}
