import EditorClients
import StyleReport
import Testing

@testable import StyleLanguageServer

/// The beginning and the end of a server, and what is no message or no request.
@Suite struct LifecycleTests {
  private static let initialization: JSONValue = [
    "processId": .null, "rootUri": "file:///w", "capabilities": ["general": .null],
  ]

  @Test func beforeInitializeRequestsFailAndNoticesAreIgnored() {
    let client = TestClient()
    let answer = client.answer("textDocument/hover", TestClient.document("a.yaml"))
    #expect(answer["error"]?["code"]?.integer == -32002)
    client.open("a.yaml", "styles: {}\n")
    #expect(client.received.isEmpty)
    #expect(client.request("initialize", Self.initialization)["serverInfo"]?["name"] == "stylec")
  }

  /// A character of a folder's name may take several bytes, and a combining mark may follow a slash.
  @Test(arguments: ["jürgen", "\u{301}x", "日本"])
  func foldersMayHaveAnyName(_ name: String) {
    let text = "styles: { card: { component: UIView, alpha: 2 } }\n"
    let client = TestClient(["\(name)/styles/card.yaml": text])
    let encoded = name.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    let uri = "file:///w/\(encoded)"
    _ = client.request(
      "initialize", ["processId": .null, "rootUri": .string(uri), "capabilities": .object([])])
    client.notify("initialized", .object([]))
    client.run()
    let published = client.take("textDocument/publishDiagnostics")
    #expect(published.map { $0["diagnostics"]?.array?.count } == [1], "\(published)")
    let document: JSONValue = ["textDocument": ["uri": .string(uri + "/styles/card.yaml")]]
    #expect(client.request("textDocument/documentSymbol", document).array?.isEmpty == false)
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri + "/styles/card.yaml"), "languageId": "yaml", "version": 1,
          "text": .string(text.replacing("2", with: "0.5")),
        ]
      ])
    #expect(client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.isEmpty == true)
  }

  @Test func shutdownEndsRequestsAndExitEndsTheServer() {
    let client = TestClient()
    _ = client.request("initialize", Self.initialization)
    #expect(client.answer("initialize", Self.initialization)["error"]?["code"]?.integer == -32600)
    let answer = client.answer("shutdown", .null)
    #expect(answer["result"] == .null && answer["error"] == nil)
    #expect(
      client.answer("textDocument/hover", TestClient.document("a.yaml"))["error"]?["code"]?.integer == -32600)
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 0)
  }

  @Test func exitWithoutShutdownIsAnError() {
    let client = TestClient()
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 1)
  }

  @Test(arguments: [
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":", -32700), ("[]", -32600), ("{}", -32600),
    ("nonsense", -32700),
    ("\"\\ud8\"", -32700), ("{\"id\":{},\"method\":\"a\"}", -32600), ("{\"id\":1,\"method\":2}", -32600),
    ("1 2", -32700), ("", -32700),
  ])
  func whatIsNoMessageIsAnsweredWithItsError(_ body: String, code: Int) {
    let client = TestClient()
    client.send(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(client.received.count == 1)
    #expect(client.received.first?["error"]?["code"]?.integer == code)
    #expect(client.request("initialize", Self.initialization)["capabilities"] != nil)
  }

  @Test func bytesThatAreNotUTF8AreAParseError() {
    let client = TestClient()
    client.send(Array("Content-Length: 4\r\n\r\n\"".utf8) + [0xFF, 0xC0, UInt8(ascii: "\"")])
    #expect(client.received.first?["error"]?["code"]?.integer == -32700)
    #expect(client.request("initialize", Self.initialization)["capabilities"] != nil)
  }

  @Test func deepNestingIsAParseError() {
    let client = TestClient()
    let body = String(repeating: "[", count: 100_000)
    client.send(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(client.received.first?["error"]?["code"]?.integer == -32700)
    #expect(client.request("initialize", Self.initialization)["capabilities"] != nil)
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Type: a\r\n\r\n", "no colon\r\n\r\n",
    "Content-Length: 2\r\nContent-Type: a; charset=latin1\r\n\r\n{}",
    String(repeating: "x", count: 9000), "Content-Length: 9000000000\r\n\r\n",
  ])
  func headersWithoutSenseAreParseErrors(_ header: String) {
    let client = TestClient()
    client.send(Array(header.utf8))
    // A message that is announced and is too long is left out as a whole.
    guard header != "Content-Length: 9000000000\r\n\r\n" else {
      #expect(client.received.first?["error"]?["code"]?.integer == -32600)
      return
    }
    #expect(client.received.first?["error"]?["code"]?.integer == -32700)
    #expect(client.request("initialize", Self.initialization)["capabilities"] != nil)
  }

  /// A length that is too short or too long spoils the message, and at most the one behind it.
  @Test(arguments: [-3, 7])
  func lengthsThatLieSpoilNoMoreThanTheirMessages(_ difference: Int) {
    let client = TestClient()
    let body: JSONValue = ["jsonrpc": "2.0", "id": 7, "method": "initialize", "params": Self.initialization]
    let bytes = body.compactBytes
    client.send(Array("Content-Length: \(bytes.count + difference)\r\n\r\n".utf8) + bytes)
    client.send(["jsonrpc": "2.0", "method": "$/spoilt"])
    client.send(["jsonrpc": "2.0", "method": "$/fine"])
    #expect(client.received.first?["error"]?["code"]?.integer == -32700)
    #expect(client.request("initialize", Self.initialization)["capabilities"] != nil)
  }

  /// However the bytes come in, the messages are the same.
  @Test func messagesMayComeByteByByte() {
    let client = TestClient()
    for byte in TestClient.frame([
      "jsonrpc": "2.0", "id": "a", "method": "initialize", "params": Self.initialization,
    ]) {
      client.send([byte])
    }
    #expect(client.received.count == 1)
    #expect(client.received.first?["id"] == "a")
  }

  @Test func unknownMethodsAreAnErrorAndUnknownNoticesAreNone() {
    let client = TestClient.ready([:])
    client.received = []
    #expect(client.answer("textDocument/brew", .null)["error"]?["code"]?.integer == -32601)
    #expect(client.answer("$/brew", .null)["error"]?["code"]?.integer == -32601)
    client.notify("$/brew", .null)
    client.notify("textDocument/brewed", .null)
    #expect(client.received.isEmpty)
  }

  @Test(arguments: LanguageServer.requests.keys.sorted())
  func requestsWithoutSenseEndWithAnErrorAndNoMore(_ method: String) {
    let client = TestClient.ready(["styles/a.yaml": "styles: { a: { component: UIView } }\n"])
    client.open("styles/a.yaml")
    let far: JSONValue = ["line": 4_000_000_000, "character": 4_000_000_000]
    let senseless: [JSONValue] = [
      .null, [], .object([]), ["textDocument": .null], ["textDocument": ["uri": 5]],
      ["textDocument": ["uri": "untitled:1"], "position": far],
      ["textDocument": ["uri": "file://elsewhere/a.yaml"], "position": far],
      ["textDocument": ["uri": "file:///w/%ZZ.yaml"], "position": far],
      ["textDocument": ["uri": "file:///w/styles/a.yaml"]],
      ["textDocument": ["uri": "file:///w/styles/a.yaml"], "position": ["line": -1, "character": -1]],
      [
        "textDocument": ["uri": "file:///w/styles/a.yaml"], "position": far, "positions": [far, .null],
        "range": ["start": far, "end": ["line": 0, "character": 0]], "newName": "b", "color": .null,
      ],
      ["textDocument": ["uri": "file:///w/styles/gone.yaml"], "position": far],
    ]
    for params in senseless {
      let answer = client.answer(method, params)
      #expect(answer["id"] != nil, "\(method) of \(params)")
      if let code = answer["error"]?["code"]?.integer { #expect([-32602, -32803].contains(code)) }
    }
    #expect(
      client.request("textDocument/documentSymbol", TestClient.document("styles/a.yaml")).array?.isEmpty
        == false)
  }
}

/// JSON as the server reads and writes it.
@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "[1,-2,0.5,1e+300]", "\"a\\\"\\\\b\\n\\u0001\"",
    "{\"a\":[{\"b\":null}],\"\":\"😀\"}",
  ])
  func whatIsReadIsWrittenTheSame(_ text: String) throws {
    let value = try parseJSON(Array(text.utf8)).get()
    #expect(String(decoding: value.compactBytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    "", " ", "nul", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "\"", "\"\t\"", "\"\\x\"",
    "[", "{\"a\"",
    "1 1", "\"\\u12G4\"", "1e999", "[1 2]",
  ])
  func whatIsNoJSONIsNotRead(_ text: String) {
    guard case .failure = parseJSON(Array(text.utf8)) else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test func escapesOfUTF16MakeCharacters() throws {
    #expect(try parseJSON(Array("\"\\ud83d\\ude00\"".utf8)).get() == "😀")
    #expect(try parseJSON(Array("\"\\ud83d!\"".utf8)).get() == "\u{FFFD}!")
    #expect(try parseJSON(Array("\"\\ude00\\u0041\"".utf8)).get() == "\u{FFFD}A")
  }
}
