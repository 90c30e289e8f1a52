import EditorClients
import StyleReport
import Testing

@testable import StyleLanguageServer

/// Files that change on disk, in a client that tells of it and in one that doesn't.
@Suite struct ClosedFileTests {
  private static let tokens = "tokens:\n  color:\n    tint: red\n"
  private static let card =
    "imports: [tokens.yaml]\nstyles:\n  card: { component: UIView, backgroundColor: $color.tint }\n"
  private static let files = ["styles/tokens.yaml": tokens, "styles/card.yaml": card]

  /// The text of a closed file after the answer's edits.
  private func applied(_ answer: JSONValue, to path: String, of client: TestClient) -> String {
    var bytes = Array((client.files.texts["/w/" + path] ?? "").utf8)
    let positions = TextPositions(bytes, .utf16)
    let edits = answer["changes"]?.members?.first { $0.name == TestClient.uri(path) }?.value.array ?? []
    for edit in edits.reversed() {
      guard let range = positions.offsets(edit["range"]) else { continue }
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func rename(_ client: TestClient, _ text: String, _ offset: Int, to name: String, in path: String)
    -> JSONValue
  {
    client.request(
      "textDocument/rename",
      .object((client.at(text, in: path, offset).members ?? []) + [.init("newName", .string(name))]))
  }

  /// After a checkout that no event tells of, names are changed where they are now.
  @Test func renamingFollowsFilesThatChangedUnnoticed() {
    let client = TestClient.ready(Self.files)
    client.open("styles/card.yaml")
    client.files.texts["/w/styles/tokens.yaml"] = "# Two lines\n# more.\n" + Self.tokens
    client.files.texts["/w/styles/new.yaml"] =
      "imports: [tokens.yaml]\nstyles:\n  new: { component: UIButton, titleColor: $color.tint }\n"
    let answer = rename(client, "$color.tint", 8, to: "accent", in: "styles/card.yaml")
    #expect(
      applied(answer, to: "styles/tokens.yaml", of: client)
        == "# Two lines\n# more.\ntokens:\n  color:\n    accent: red\n")
    #expect(applied(answer, to: "styles/new.yaml", of: client).contains("titleColor: $color.accent"))
  }

  /// What a fix would write into a file is compared with that.
  @Test func fixesOfOtherFilesFollowThem() {
    let client = TestClient.ready([
      "styles/a.yaml": "styles:\n  a: { component: UIView, isHidden: yes }\n",
      "styles/b.yaml": "imports: [a.yaml]\nstyles:\n  b: { extends: a }\n",
    ])
    client.open("styles/b.yaml")
    client.files.texts["/w/styles/a.yaml"] = nil
    client.files.texts["/w/styles/c.yaml"] = "styles:\n  a: { component: UIView }\n"
    let answer = rename(client, "extends: a", 9, to: "first", in: "styles/b.yaml")
    #expect(!(answer["changes"]?.members ?? []).contains { $0.name == TestClient.uri("styles/a.yaml") })
  }

  /// Editors send ‘initialized’ and the first document at once, before the folder has been read.
  @Test func aDocumentThatWasOpenFirstGivesWayToItsFile() {
    let client = TestClient(Self.files)
    _ = client.request(
      "initialize",
      [
        "processId": .null, "capabilities": .object([]),
        "workspaceFolders": [["uri": "file:///w", "name": "w"]],
      ])
    client.server.receive(
      TestClient.frame(["jsonrpc": "2.0", "method": "initialized", "params": .object([])]))
    client.open("styles/tokens.yaml", "tokens: { color: { typed: red } }\n")
    client.open("styles/card.yaml")
    func codes() -> [String] {
      client.request("textDocument/diagnostic", TestClient.document("styles/card.yaml"))["items"]?.array?
        .compactMap { $0["code"]?.string } ?? []
    }
    #expect(codes().contains("unknown-token"))
    client.close("styles/tokens.yaml")
    #expect(!codes().contains("unknown-token"))
    client.files.texts["/w/styles/tokens.yaml"] = "tokens: { color: { other: red } }\n"
    client.server.filesMayHaveChanged()
    #expect(codes().contains("unknown-token"))
    client.files.texts["/w/styles/tokens.yaml"] = nil
    client.server.filesMayHaveChanged()
    #expect(codes().contains("unknown-import"))
  }

  @Test func savingReadsOtherFilesAgain() {
    let client = TestClient.ready(Self.files)
    client.open("styles/card.yaml")
    client.files.texts["/w/styles/tokens.yaml"] = "tokens: { color: { other: red } }\n"
    client.received = []
    client.notify("textDocument/didSave", TestClient.document("styles/card.yaml"))
    let told = client.take("textDocument/publishDiagnostics").last {
      $0["uri"]?.string == TestClient.uri("styles/card.yaml")
    }
    #expect(told?["diagnostics"]?.array?.contains { $0["code"] == "unknown-token" } == true)
  }

  /// A document outside of a folder that a file of it imports.
  @Test func aDocumentOfAnotherFolderCountsWhereItIsImported() {
    let client = TestClient.ready([
      "shared/tokens.yaml": Self.tokens,
      "styles/card.yaml": Self.card.replacing("tokens.yaml", with: "../shared/tokens.yaml"),
    ])
    client.open("styles/card.yaml", "styles: {}\n")
    client.open("shared/tokens.yaml", "tokens: { color: { other: red } }\n")
    client.replace("styles/card.yaml", client.files.texts["/w/styles/card.yaml"] ?? "")
    let items = client.request("textDocument/diagnostic", TestClient.document("styles/card.yaml"))["items"]
    #expect(items?.array?.contains { $0["code"] == "unknown-token" } == true)
  }

  /// What is typed into a file that only an import leads to can make it YAML of another program, and a style file again.
  @Test func anImportedDocumentStopsBeingAStyleFileByItsText() {
    let client = TestClient.ready([
      "shared/tokens.yaml": Self.tokens,
      "styles/card.yaml": Self.card.replacing("tokens.yaml", with: "../shared/tokens.yaml"),
    ])
    func codes() -> [JSONValue] {
      let report = client.request("textDocument/diagnostic", TestClient.document("styles/card.yaml"))
      return report["items"]?.array?.compactMap { $0["code"] } ?? []
    }
    client.open("shared/tokens.yaml", Self.tokens)
    #expect(codes() == [])
    client.replace("shared/tokens.yaml", "apiVersion: v1\nkind: Pod\n")
    #expect(codes() == ["unknown-import"])
    client.replace("shared/tokens.yaml", Self.tokens)
    #expect(codes() == [])
  }

  @Test func aDocumentBecomesAStyleFileOfItsFolderByItsText() {
    let client = TestClient.ready(["styles/card.yaml": Self.card])
    client.open("styles/tokens.yaml", "apiVersion: v1\nkind: Pod\n")
    client.replace("styles/tokens.yaml", Self.tokens)
    let items = client.request("textDocument/diagnostic", TestClient.document("styles/card.yaml"))["items"]
    #expect(items == [])
    #expect(client.server.folders.allSatisfy { $0.single == nil })
  }

  /// 200 events come to one reading, as one event of 200 files.
  @Test func manyEventsAreOneReading() {
    let client = TestClient.ready(Self.files)
    let before = client.server.watchedPlacesVersion
    for number in 0..<200 {
      client.files.texts["/w/styles/f\(number).yaml"] = "styles: { s\(number): { component: UIView } }\n"
      client.server.receive(
        TestClient.frame([
          "jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles",
          "params": ["changes": [["uri": .string(TestClient.uri("styles/f\(number).yaml")), "type": 1]]],
        ]))
    }
    client.run()
    #expect(client.server.watchedPlacesVersion == before + 1)
    #expect(client.request("workspace/symbol", ["query": "s199"]).array?.count == 1)
  }

  @Test func placesAreWatchedForAClientThatDoesNotTell() throws {
    let client = TestClient.ready(Self.files)
    let places = try #require(client.server.watchedPlaces)
    #expect(places.files.contains("/w/styles/tokens.yaml") && places.files.contains("/w/.stylec.yml"))
    let telling = TestClient.ready(
      Self.files, capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(telling.server.watchedPlaces == nil)
  }

  @Test func settingsThatAreMendedAreTakenBack() {
    let client = TestClient.ready(Self.files)
    func codes() -> [String]? {
      client.take("textDocument/publishDiagnostics").last {
        $0["uri"]?.string == TestClient.uri(".stylec.yml")
      }?[
        "diagnostics"]?.array?.compactMap { $0["code"]?.string }
    }
    client.files.texts["/w/.stylec.yml"] = "rule: {}\n"
    client.server.filesMayHaveChanged()
    client.run()
    #expect(codes() == ["invalid-settings"])
    client.files.texts["/w/.stylec.yml"] = "rules: {}\n"
    client.server.filesMayHaveChanged()
    client.run()
    #expect(codes() == [])
  }

  @Test(arguments: [
    "imports:\n  - { resource: parameters.yaml }\nservices:\n  a: ~\n", "title: Blog\nstyles: assets/css\n",
    "alias: Light\nmode: single\ntrigger: []\n", "tokens:\n  colors: { brand: { 500: { value: red } } }\n",
    "tokens: [a, b]\n", "styles:\n  - main.css\n", "modes: fast\n",
  ])
  func filesOfOtherProgramsGetNothing(_ text: String) {
    let client = TestClient.ready(Self.files)
    client.received = []
    client.open("config.yaml", text)
    #expect(client.take("textDocument/publishDiagnostics").isEmpty, "\(text)")
    #expect(client.server.folders.count == 1)
  }

  @Test(arguments: [
    "styles:\n", "tokens: { color: { a: rde } }\n", "components: { A: { base: UIView, alpha: 2 } }\n",
  ])
  func aStyleFileElsewhereIsChecked(_ text: String) {
    let client = TestClient.ready(Self.files)
    client.open("drafts/a.yaml", text)
    #expect(client.server.folders.contains { $0.single == "/w/drafts/a.yaml" })
    // And no longer, once it is something else.
    client.replace("drafts/a.yaml", "kind: Pod\n")
    #expect(client.server.folders.count == 1)
  }
}
