import EditorClients
import SeededRandom
import StyleReport
import StyleSource
import StyleWorkspace
import Testing

@testable import StyleLanguageServer

/// Documents, their changes, and the findings that a client is told.
@Suite struct SynchronizationTests {
  private static let broken = "styles:\n  card: { component: UIView, alpha: 2 }\n"
  private static let sound = "styles:\n  card: { component: UIView, alpha: 0.5 }\n"

  private func codes(_ client: TestClient, _ path: String) -> [String]? {
    client.take("textDocument/publishDiagnostics").last { $0["uri"]?.string == TestClient.uri(path) }?[
      "diagnostics"]?.array?.compactMap { $0["code"]?.string }
  }

  @Test func openTextsCountBeforeFiles() {
    let client = TestClient.ready(["styles/a.yaml": Self.broken])
    #expect(codes(client, "styles/a.yaml")?.contains("out-of-range") == true)
    client.open("styles/a.yaml", Self.sound)
    #expect(codes(client, "styles/a.yaml")?.contains("out-of-range") == false)
    client.close("styles/a.yaml")
    #expect(codes(client, "styles/a.yaml")?.contains("out-of-range") == true)
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func changesAreCountedInTheEncodingThatWasAgreedOn(_ encoding: String) throws {
    let text = "# 😀é\nstyles:\n  card: { component: UIView, alpha: 2 }\n"
    let client = TestClient.ready(
      ["styles/a.yaml": text], capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    client.open("styles/a.yaml")
    #expect(codes(client, "styles/a.yaml")?.contains("out-of-range") == true)
    let end = encoding == "utf-8" ? 8 : encoding == "utf-16" ? 5 : 4
    func range(_ line: Int, _ from: Int, _ to: Int) -> JSONValue {
      [
        "start": ["line": .integer(line), "character": .integer(from)],
        "end": ["line": .integer(line), "character": .integer(to)],
      ]
    }
    client.change(
      "styles/a.yaml",
      [
        ["range": range(0, end - 1 - (encoding == "utf-8" ? 1 : 0), end), "text": "ö\n# "],
        ["range": range(3, 36, 37), "text": "1"],
      ])
    let document = try #require(client.server.documents["/w/styles/a.yaml"])
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "# 😀ö\n# \nstyles:\n  card: { component: UIView, alpha: 1 }\n")
    #expect(codes(client, "styles/a.yaml")?.contains("out-of-range") == false)
  }

  /// Random changes, applied to a text by characters and to the document by positions.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [1, 2, 3])
  func randomChangesLeaveTheSameText(_ encoding: String, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\r", "styles:", " ", "\u{301}"]
    var text = Array("styles:\n  ä: { component: UIView }\r\n".unicodeScalars)
    let kind = try #require(PositionEncoding(rawValue: encoding))
    var document = Document(
      uri: "", path: "", version: 1, text: String(String.UnicodeScalarView(text)), encoding: kind)
    for _ in 0..<200 {
      let from = Int.random(in: 0...text.count, using: &random)
      let to = Int.random(in: from...min(text.count, from + 5), using: &random)
      let new = Array(pieces.randomElement(using: &random)?.unicodeScalars ?? "".unicodeScalars)
      func position(_ index: Int) -> JSONValue {
        let bytes = String(String.UnicodeScalarView(text[..<index])).utf8.count
        return document.positions.position(bytes).json
      }
      // A position between CR and LF is the end of the line.
      func splitsBreak(_ index: Int) -> Bool {
        index > 0 && index < text.count && text[index - 1] == "\r" && text[index] == "\n"
      }
      if splitsBreak(from) || splitsBreak(to) { continue }
      try document.apply(
        [
          [
            "range": ["start": position(from), "end": position(to)],
            "text": .string(String(String.UnicodeScalarView(new))),
          ]
        ], version: 2)
      text.replaceSubrange(from..<to, with: new)
      #expect(document.bytes == Array(String(String.UnicodeScalarView(text)).utf8))
    }
  }

  /// Many changes at once, each at a position in what those before it have left, in a text of short and very long lines.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [1, 2, 3, 4])
  func changesOfOneNotificationFollowEachOther(_ encoding: String, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let kind = try #require(PositionEncoding(rawValue: encoding))
    let pieces = [
      "", "a", "é", "😀b", "\n", "\r\n", "\r", "\n\r", "é\nstyles:\r", String(repeating: "ü😀x", count: 300),
    ]
    func units(_ scalar: Unicode.Scalar) -> Int {
      kind == .utf8 ? scalar.utf8.count : kind == .utf16 ? scalar.utf16.count : 1
    }
    func index(_ position: Position, in text: [Unicode.Scalar]) -> Int {
      var index = 0
      for _ in 0..<position.line {
        while index < text.count, text[index] != "\n", text[index] != "\r" { index += 1 }
        guard index < text.count else { return index }
        let isPair = text[index] == "\r" && index + 1 < text.count && text[index + 1] == "\n"
        index += isPair ? 2 : 1
      }
      var left = position.character
      while index < text.count, text[index] != "\n", text[index] != "\r", units(text[index]) <= left {
        left -= units(text[index])
        index += 1
      }
      return index
    }
    var text = Array(String(repeating: "\(pieces[9])\r\nä\r", count: Int(seed)).unicodeScalars)
    var document = Document(
      uri: "", path: "", version: 1, text: String(String.UnicodeScalarView(text)), encoding: kind)
    for round in 0..<8 {
      var changes: [JSONValue] = []
      for _ in 0...(round % 4 * 12) {
        func position() -> Position {
          let (line, character) = (
            [3, 12].randomElement(using: &random)!, [4, 1500].randomElement(using: &random)!
          )
          return Position(line: random.next(below: line), character: random.next(below: character))
        }
        var (start, end) = (position(), position())
        if Bool.random(using: &random) { end = Position(line: start.line, character: start.character + 2) }
        if random.next(below: 8) == 0 { (start, end) = (end, start) }
        let new = pieces.randomElement(using: &random) ?? ""
        changes.append(["range": ["start": start.json, "end": end.json], "text": .string(new)])
        let (from, to) = (index(start, in: text), index(end, in: text))
        text.replaceSubrange(min(from, to)..<max(from, to), with: new.unicodeScalars)
      }
      if random.next(below: 10) == 0 {
        text = Array(String(repeating: "é\r\n", count: 800).unicodeScalars)
        changes.append(["text": .string(String(String.UnicodeScalarView(text)))])
      }
      try document.apply(changes, version: 2)
      let bytes = Array(String(String.UnicodeScalarView(text)).utf8)
      try #require(document.bytes == bytes)
      for _ in 0..<20 {
        let position = Position(line: random.next(below: 4), character: random.next(below: 1500))
        let offset = String(String.UnicodeScalarView(text[..<index(position, in: text)])).utf8.count
        #expect(document.positions.offset(position) == offset)
        #expect(document.positions.offset(document.positions.position(offset)) == offset)
      }
    }
  }

  @Test func onlyWhatHasChangedIsToldAgain() {
    let client = TestClient.ready([
      "styles/tokens.yaml": "tokens: { number: { dimmed: 0.4 } }\n",
      "styles/a.yaml": "imports: [tokens.yaml]\nstyles:\n  a: { component: UIView, alpha: $number.dimmed }\n",
      "styles/b.yaml": "imports: [tokens.yaml]\nstyles:\n  b: { component: UIView, backgroundColor: red }\n",
    ])
    client.open("styles/tokens.yaml")
    client.received = []
    client.replace("styles/tokens.yaml", "tokens: { number: { other: 4 } }\n")
    let told = client.take("textDocument/publishDiagnostics")
    #expect(told.contains { $0["uri"]?.string == TestClient.uri("styles/a.yaml") && $0["diagnostics"] != [] })
    client.replace("styles/tokens.yaml", "tokens: { number: { dimmed: 0.4 } }\n")
    client.received = []
    client.replace("styles/tokens.yaml", "tokens: { number: { dimmed: 0.4 } } \n")
    #expect(client.take("textDocument/publishDiagnostics").isEmpty)
  }

  @Test func filesThatChangeOnTheDiskAreReadAgain() {
    let client = TestClient.ready(["styles/a.yaml": Self.sound])
    client.received = []
    client.files.texts["/w/styles/b.yaml"] = "styles:\n  other: { component: UIView, alpha: 3 }\n"
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(TestClient.uri("styles/b.yaml")), "type": 1]]])
    #expect(codes(client, "styles/b.yaml")?.contains("out-of-range") == true)
    client.files.texts["/w/styles/b.yaml"] = nil
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(TestClient.uri("styles/b.yaml")), "type": 3]]])
    #expect(codes(client, "styles/b.yaml") == [])
  }

  @Test func settingsHoldAndWrongOnesAreTold() {
    let client = TestClient.ready([
      ".stylec.yml": "rules: { unused-style: off }\nsources: [looks]\n", "looks/a.yaml": Self.broken,
    ])
    #expect(codes(client, "looks/a.yaml")?.contains("out-of-range") == true)
    client.files.texts["/w/.stylec.yml"] = "rulez: {}\n"
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/.stylec.yml", "type": 2]]])
    #expect(codes(client, ".stylec.yml")?.isEmpty == false)
  }

  /// As the command writes it.
  private func baseline(of files: MemoryFiles) throws -> String {
    var reader = InputReader(files)
    let checked = CheckedSheet(try StyleFiles(reading: ["styles"], &reader), isLinted: true)
    return String(
      decoding: Baseline.written(of: checked, over: nil, to: "baseline.json", files).bytes, as: UTF8.self)
  }

  @Test func aBaselineOfTheSettingsHidesFindings() throws {
    let text = "tokens: { length: { one: 1 } }\nstyles: { card: { component: UIView } }\n"
    let client = TestClient.ready(["styles/a.yaml": text])
    #expect(codes(client, "styles/a.yaml")?.contains("unused-token") == true)
    client.files.texts["/w/baseline.json"] = try baseline(of: client.files)
    client.files.texts["/w/.stylec.yml"] = "baseline: baseline.json\n"
    func changed(_ path: String) {
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(TestClient.uri(path)), "type": 2]]])
    }
    changed(".stylec.yml")
    #expect(codes(client, "styles/a.yaml") == [])
    // What is new is shown, while it is typed.
    client.open("styles/a.yaml", text.replacing("one: 1", with: "one: 1, two: 2"))
    #expect(codes(client, "styles/a.yaml") == ["unused-token"])
    client.files.texts["/w/baseline.json"] = "{ \"version\": 2, \"findings\": [] }\n"
    changed("baseline.json")
    #expect(codes(client, "styles/a.yaml")?.filter { $0 == "unused-token" }.count == 2)
    client.files.texts["/w/baseline.json"] = nil
    changed("baseline.json")
    #expect(codes(client, ".stylec.yml") == ["invalid-settings"])
  }

  /// A file of a folder is a style file as long as it has a section.
  @Test func foreignFilesOfTheFolderComeAndGo() {
    let client = TestClient.ready([
      "styles/a.yaml": Self.broken, "styles/pod.yaml": "apiVersion: v1\nkind: Pod\n",
    ])
    #expect(codes(client, "styles/pod.yaml") ?? [] == [])
    func save(_ text: String) {
      client.files.texts["/w/styles/pod.yaml"] = text
      client.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string(TestClient.uri("styles/pod.yaml")), "type": 2]]])
    }
    save(Self.broken.replacing("card", with: "other"))
    #expect(codes(client, "styles/pod.yaml")?.contains("out-of-range") == true)
    save("kind: Pod\n")
    #expect(codes(client, "styles/pod.yaml") == [])
    client.open("styles/pod.yaml")
    #expect(codes(client, "styles/pod.yaml") ?? [] == [])
  }

  @Test func foldersComeAndGo() {
    let client = TestClient.ready(["one/styles/a.yaml": Self.broken, "two/styles/b.yaml": Self.broken])
    func change(_ added: [String], _ removed: [String]) {
      func folders(_ names: [String]) -> JSONValue {
        .array(names.map { ["uri": .string("file:///w/\($0)"), "name": .string($0)] })
      }
      client.notify(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": folders(added), "removed": folders(removed)]])
    }
    change(["one", "two"], [])
    #expect(codes(client, "one/styles/a.yaml")?.contains("out-of-range") == true)
    change([], ["one"])
    #expect(codes(client, "one/styles/a.yaml") == [])
  }

  @Test func aFileOutsideTheSourcesIsCheckedAloneIfItLooksLikeOne() {
    let client = TestClient.ready(["styles/a.yaml": Self.sound, "other.yaml": Self.broken])
    client.open("other.yaml")
    #expect(codes(client, "other.yaml")?.contains("out-of-range") == true)
    client.open("compose.yaml", "version: 3\nservices: {}\n")
    #expect(codes(client, "compose.yaml") == nil)
    #expect(client.request("textDocument/hover", client.at("version", in: "compose.yaml")) == .null)
    client.close("other.yaml")
    #expect(codes(client, "other.yaml") == [])
    // Design tokens as other programs have them in YAML.
    client.open("design.yaml", "tokens:\n  color:\n    ink: { $type: color, $value: black }\n")
    #expect(codes(client, "design.yaml") == nil)
    client.open("tokens.yaml", "tokens:\n  color:\n    ink: { value: balck }\n")
    #expect(codes(client, "tokens.yaml") == ["invalid-color"])
  }

  @Test func cancelledAndStaleRequestsEndWithTheirErrors() {
    let client = TestClient.ready(["styles/a.yaml": Self.sound])
    client.open("styles/a.yaml")
    client.sendsMeanwhile = TestClient.frame([
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 77],
    ])
    client.send([
      "jsonrpc": "2.0", "id": 77, "method": "textDocument/documentSymbol",
      "params": TestClient.document("styles/a.yaml"),
    ])
    #expect(client.received.last?["error"]?["code"]?.integer == -32800)
    client.sendsMeanwhile = TestClient.frame([
      "jsonrpc": "2.0", "method": "textDocument/didClose", "params": TestClient.document("styles/a.yaml"),
    ])
    let answer = client.answer("textDocument/documentSymbol", TestClient.document("styles/a.yaml"))
    #expect(answer["error"]?["code"]?.integer == -32801)
    #expect(
      client.request("textDocument/documentSymbol", TestClient.document("styles/a.yaml")).array?.isEmpty
        == false)
  }

  @Test func changesThatMakeNoSenseAreLoggedAndLeaveTheText() {
    let client = TestClient.ready(["styles/a.yaml": Self.sound])
    client.open("styles/a.yaml")
    client.received = []
    client.change("styles/a.yaml", [["range": ["start": .null], "text": "x"]])
    client.change("styles/other.yaml", [["text": "x"]])
    client.notify("textDocument/didOpen", ["textDocument": ["uri": "untitled:1", "text": ""]])
    #expect(client.take("window/logMessage").count == 3)
    #expect(client.server.documents["/w/styles/a.yaml"]?.bytes == Array(Self.sound.utf8))
  }

  @Test func aClientThatPullsIsNotPushedTo() {
    let client = TestClient.ready(
      ["styles/a.yaml": Self.broken, "styles/b.yaml": "styles: {}\n"],
      capabilities: [
        "textDocument": ["diagnostic": .object([])], "workspace": ["diagnostics": ["refreshSupport": true]],
      ])
    client.open("styles/a.yaml")
    #expect(client.take("textDocument/publishDiagnostics").isEmpty)
    #expect(!client.take("workspace/diagnostic/refresh").isEmpty)
    let first = client.request("textDocument/diagnostic", TestClient.document("styles/a.yaml"))
    #expect(first["kind"] == "full")
    #expect(first["items"]?.array?.contains { $0["code"] == "out-of-range" } == true)
    let id = first["resultId"] ?? .null
    let second = client.request(
      "textDocument/diagnostic", TestClient.document("styles/a.yaml", ["previousResultId": id]))
    #expect(second["kind"] == "unchanged")
    let all = client.request(
      "workspace/diagnostic",
      [
        "previousResultIds": [
          ["uri": .string(TestClient.uri("styles/a.yaml")), "value": id],
          ["uri": .string(TestClient.uri("styles/gone.yaml")), "value": "x"],
        ]
      ])
    let kinds = all["items"]?.array?.map { "\($0["uri"]?.string ?? "") \($0["kind"]?.string ?? "")" }
    #expect(
      kinds == [
        "\(TestClient.uri("styles/a.yaml")) unchanged", "\(TestClient.uri("styles/b.yaml")) full",
        "\(TestClient.uri("styles/gone.yaml")) full",
      ])
  }

  @Test func reportsFollowThePlacesThatTheyPointAt() {
    let style = "components:\n  Card:\n    base: UIView\nstyles:\n  card:\n    component: UIView\n"
    let client = TestClient.ready(
      ["styles/a.yaml": style, "styles/b.yaml": style.replacing("Card", with: "Other")],
      capabilities: ["textDocument": ["diagnostic": .object([])]])
    func pull(_ ids: [String: JSONValue]) -> [String: JSONValue] {
      let known = ids.map { ["uri": .string(TestClient.uri($0)), "value": $1] as JSONValue }
      let items = client.request("workspace/diagnostic", ["previousResultIds": .array(known)])["items"]
      return Dictionary(
        uniqueKeysWithValues: (items?.array ?? []).map {
          (String($0["uri"]?.string?.split(separator: "/").last ?? ""), $0)
        })
    }
    func related(_ report: JSONValue?) -> String {
      let first = report?["items"]?.array?.lazy.compactMap { $0["relatedInformation"]?.array?.first }.first
      return TestClient.text(first?["location"]?["range"])
    }
    let first = pull([:])
    #expect(related(first["b.yaml"]) == "4:2-4:6")
    let ids = first.mapValues { $0["resultId"] ?? .null }
    let known = ["styles/a.yaml": ids["a.yaml"] ?? .null, "styles/b.yaml": ids["b.yaml"] ?? .null]
    #expect(pull(known).values.allSatisfy { $0["kind"] == "unchanged" })
    client.open("styles/a.yaml")
    #expect(pull(known).values.allSatisfy { $0["kind"] == "unchanged" })
    // The other declaration comes to lie on another line.
    client.replace("styles/a.yaml", "# Cards\n" + style)
    let second = pull(known)
    #expect(related(second["b.yaml"]) == "5:2-5:6")
    // Nothing but the text before it has another number of lines; its offset stays.
    client.replace("styles/a.yaml", "#\nCards\n".replacing("\nC", with: "\n#") + style)
    #expect(related(pull(known)["b.yaml"]) == "6:2-6:6")
  }

  @Test func workIsShownWhereAClientShowsIt() {
    let client = TestClient.ready(
      ["styles/a.yaml": Self.sound], capabilities: ["window": ["workDoneProgress": true]])
    #expect(client.take("window/workDoneProgress/create").count == 1)
    _ = client.request("workspace/diagnostic", ["previousResultIds": [], "workDoneToken": "t"])
    let kinds = client.take("$/progress").filter { $0["token"] == "t" }.map { $0["value"]?["kind"] }
    #expect(kinds == ["begin", "end"])
  }
}
