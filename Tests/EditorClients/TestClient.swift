import StyleLanguageServer
import StyleReport
import StyleWorkspace

/// A client that speaks to a server in the same process, message by message.
package final class TestClient {
  package let files: MemoryFiles
  package private(set) var server: LanguageServer!
  /// What the server has sent and no test has looked at.
  package var received: [JSONValue] = []
  private var nextID = 0
  private var versions: [String: Int] = [:]
  private var texts: [String: String] = [:]
  /// Bytes that come to the server while it works on a request.
  package var sendsMeanwhile: [UInt8] = []

  package init(
    _ texts: [String: String] = [:], checker: SheetChecker = SheetChecker(),
    drawer: (any StyleDrawer)? = nil,
    inspect: ((InspectedSubject) -> Bool)? = nil
  ) {
    files = MemoryFiles(texts)
    server = LanguageServer(
      files: files, checker: checker, drawer: drawer, version: "test", inspect: inspect,
      poll: { [unowned self] in
        let bytes = sendsMeanwhile
        sendsMeanwhile = []
        if !bytes.isEmpty { server.receive(bytes) }
      },
      write: { [unowned self] bytes in
        let start = bytes.firstRange(of: [13, 10, 13, 10])?.upperBound ?? 0
        if case .success(let value) = parseJSON(Array(bytes[start...])) { received.append(value) }
      })
  }

  /// One that has been initialized with the folder `/w`, as most tests need it.
  package static func ready(
    _ texts: [String: String], capabilities: JSONValue = .object([]),
    checker: SheetChecker = SheetChecker(), drawer: (any StyleDrawer)? = nil,
    inspect: ((InspectedSubject) -> Bool)? = nil, name: String = "test"
  ) -> TestClient {
    let client = TestClient(texts, checker: checker, drawer: drawer, inspect: inspect)
    _ = client.request(
      "initialize",
      [
        "processId": .null, "rootUri": "file:///w", "capabilities": capabilities,
        "clientInfo": ["name": .string(name)],
        "workspaceFolders": [["uri": "file:///w", "name": "w"]],
      ])
    client.notify("initialized", .object([]))
    client.run()
    return client
  }

  package static func frame(_ value: JSONValue) -> [UInt8] {
    let body = value.compactBytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  package func send(_ bytes: [UInt8]) {
    server.receive(bytes)
    run()
  }

  package func send(_ value: JSONValue) { send(TestClient.frame(value)) }

  /// Lets the server do all that there is to do.
  package func run() { while server.step() {} }

  package func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// The whole answer to a request.
  package func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    nextID += 1
    send(["jsonrpc": "2.0", "id": .integer(nextID), "method": .string(method), "params": params])
    let index = received.lastIndex { $0["id"]?.integer == nextID && $0["method"] == nil }
    return index.map { received.remove(at: $0) } ?? .null
  }

  /// The result of a request; null where it is an error.
  package func request(_ method: String, _ params: JSONValue) -> JSONValue {
    answer(method, params)["result"] ?? .null
  }

  /// The messages of a method that the server has sent since this was asked last.
  package func take(_ method: String) -> [JSONValue] {
    defer { received.removeAll { $0["method"]?.string == method } }
    return received.filter { $0["method"]?.string == method }.compactMap { $0["params"] }
  }

  // MARK: Documents

  package static func uri(_ path: String) -> String { "file:///w/" + path }

  package func open(_ path: String, _ text: String? = nil) {
    let text = text ?? files.texts["/w/" + path] ?? ""
    texts[path] = text
    versions[path] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(TestClient.uri(path)), "languageId": "yaml", "version": 1, "text": .string(text),
        ]
      ])
  }

  package func change(_ path: String, _ changes: [JSONValue]) {
    versions[path, default: 0] += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(TestClient.uri(path)), "version": .integer(versions[path, default: 0]),
        ],
        "contentChanges": .array(changes),
      ])
  }

  package func replace(_ path: String, _ text: String) {
    texts[path] = text
    change(path, [["text": .string(text)]])
  }

  package func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri(path))]])
  }

  package static func document(_ path: String, _ more: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    .object(
      [JSONValue.Member("textDocument", ["uri": .string(uri(path))])] + more.map { JSONValue.Member($0, $1) })
  }

  /// The parameters of a request at the place of a text in a document; `offset` counts characters from its beginning.
  package func at(_ text: String, in path: String, _ offset: Int = 0, occurrence: Int = 0) -> JSONValue {
    TestClient.document(path, ["position": position(of: text, in: path, offset, occurrence: occurrence)])
  }

  package func position(of text: String, in path: String, _ offset: Int = 0, occurrence: Int = 0) -> JSONValue
  {
    let document = texts[path] ?? files.texts["/w/" + path] ?? ""
    let ranges = document.ranges(of: text)
    guard ranges.indices.contains(occurrence) else { return .null }
    let place = document.index(ranges[occurrence].lowerBound, offsetBy: offset)
    let before = document[..<place]
    let line = before.filter { $0 == "\n" }.count
    let start = before.lastIndex(of: "\n").map { document.index(after: $0) } ?? document.startIndex
    return ["line": .integer(line), "character": .integer(document[start..<place].utf16.count)]
  }

  /// The lines of a document that a range or a location covers, as `3:5-3:9`, counted from 0.
  package static func text(_ range: JSONValue?) -> String {
    func text(_ position: JSONValue?) -> String {
      "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
    }
    return "\(text(range?["start"]))-\(text(range?["end"]))"
  }
}
