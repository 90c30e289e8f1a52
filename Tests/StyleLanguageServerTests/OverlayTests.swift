import EditorClients
import StyleReport
import StyleSource
import Testing

@testable import StyleLanguageServer

/// Files with a `mode`, which give values to tokens of others.
@Suite struct OverlayTests {
  private static let files = [
    "styles/tokens.yaml": """
    modes: { brand: [ocean, forest] }
    tokens:
      color:
        ui: { accent: { value: navy, dark: skyblue, description: What one acts on. }, ink: black }
      length: { radius: 8 }
    styles:
      card: { component: UIView, backgroundColor: $color.ui.accent }

    """,
    "styles/forest.yaml": """
    imports: [tokens.yaml]
    mode: forest
    tokens:
      color:
        ui: { accent: { value: green, dark: lightgreen } }

    """,
  ]

  private func client(_ forest: String? = nil) -> TestClient {
    var files = OverlayTests.files
    if let forest { files["styles/forest.yaml"] = forest }
    let client = TestClient.ready(files)
    for path in files.keys.sorted() { client.open(path) }
    return client
  }

  private func places(_ answer: JSONValue) -> [String] {
    (answer.array ?? []).map { place in
      let uri = (place["uri"] ?? place["targetUri"])?.string ?? ""
      let range = TestClient.text(place["range"] ?? place["targetSelectionRange"])
      return "\(uri.split(separator: "/").last ?? "") \(range)"
    }
  }

  @Test func aNameLeadsToWhereTheTokenIsDeclared() {
    let client = client()
    let answer = client.request(
      "textDocument/definition", client.at("accent", in: "styles/forest.yaml", 2))
    #expect(places(answer) == ["tokens.yaml 3:10-3:16"])
    let mode = client.request("textDocument/definition", client.at("forest", in: "styles/forest.yaml", 2))
    #expect(places(mode) == ["tokens.yaml 0:24-0:30"])
  }

  @Test func anOverlayIsAmongTheReferencesOfItsTokens() {
    let client = client()
    let accent = client.at("accent", in: "styles/tokens.yaml", 2)
    let answer = client.request(
      "textDocument/references",
      .object((accent.members ?? []) + [.init("context", ["includeDeclaration": true])]))
    #expect(places(answer) == ["forest.yaml 4:10-4:16", "tokens.yaml 3:10-3:16", "tokens.yaml 6:47-6:62"])
  }

  @Test func hoveringShowsAllValues() throws {
    let client = client()
    let answer = client.request("textDocument/hover", client.at("accent", in: "styles/forest.yaml", 2))
    let text = try #require(answer["contents"]?["value"]?.string)
    #expect(text.contains("What one acts on."))
    #expect(text.contains("dark+forest"))
  }

  /// A token that has another value in joined modes only has no `value` in the overlay, and is no group there.
  @Test func aTokenWithoutAValueIsNoGroup() {
    let client = TestClient.ready([
      "styles/tokens.yaml":
        "modes: { brand: [ocean, forest] }\ntokens: { color: { accent: { value: red, dark: blue } } }\n",
      "styles/forest.yaml":
        "imports: [tokens.yaml]\nmode: forest\ntokens: { color: { accent: { dark: green } } }\n",
    ])
    client.open("styles/forest.yaml")
    let accent = client.at("accent", in: "styles/forest.yaml", 2)
    let hover = client.request("textDocument/hover", accent)["contents"]?["value"]?.string ?? ""
    #expect(hover.contains("a token of type"), "\(hover)")
    let dark = client.request("textDocument/hover", client.at("dark", in: "styles/forest.yaml", 2))
    #expect(dark["contents"]?["value"]?.string?.contains("appearance") == true, "\(dark)")
    let edit = client.request(
      "textDocument/rename", .object((accent.members ?? []) + [.init("newName", "tint")]))
    #expect(edit["changes"]?.members?.count == 2, "\(edit)")
  }

  /// What a token can't say in an overlay isn't offered there.
  @Test func anOverlayIsOfferedValuesAlone() {
    let text = "imports: [tokens.yaml]\nmode: forest\ntokens: { color: { accent: { value: green,  } } }\n"
    let client = TestClient.ready([
      "styles/tokens.yaml":
        "modes: { brand: [ocean, forest] }\ntokens: { color: { accent: { value: red, dark: blue } } }\n",
      "styles/forest.yaml": text,
    ])
    client.open("styles/forest.yaml")
    let answer = client.request(
      "textDocument/completion", client.at("green,  }", in: "styles/forest.yaml", 7))
    let labels = (answer["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels.contains("dark") && !labels.contains("description"), "\(labels)")
  }

  /// Wherever it is asked for, a name is changed in the overlay too.
  @Test(arguments: [
    ("styles/tokens.yaml", "accent", "tint"), ("styles/forest.yaml", "accent", "tint"),
    ("styles/tokens.yaml", "ui", "app"), ("styles/forest.yaml", "ui", "app"),
    ("styles/tokens.yaml", "forest", "wood"), ("styles/forest.yaml", "mode: forest", "wood"),
  ])
  func renamingChangesOverlays(_ path: String, _ text: String, _ name: String) throws {
    let client = client()
    let edit = client.request(
      "textDocument/rename",
      .object(
        (client.at(text, in: path, text.utf8.count - 1).members ?? []) + [.init("newName", .string(name))]))
    let changed = (edit["changes"]?.members ?? []).map { $0.name.split(separator: "/").last ?? "" }.sorted()
    #expect(changed == ["forest.yaml", "tokens.yaml"])
    var files = OverlayTests.files
    for entry in edit["changes"]?.members ?? [] {
      let path = String(entry.name.dropFirst("file:///w/".count))
      var bytes = Array((files[path] ?? "").utf8)
      let positions = TextPositions(bytes, .utf16)
      for edit in (entry.value.array ?? []).reversed() {
        let range = try #require(positions.offsets(edit["range"]))
        bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
      }
      files[path] = String(decoding: bytes, as: UTF8.self)
    }
    let findings = TestClient.ready(files).take("textDocument/publishDiagnostics")
      .flatMap { $0["diagnostics"]?.array ?? [] }.filter { $0["severity"] == 1 }
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    ("mode: f|", ["forest", "ocean"]), ("mode: dark+|", ["dark+forest", "dark+ocean"]),
    ("mode: forest\ntokens:\n  color:\n    u|", ["ui"]),
    ("mode: forest\ntokens:\n  color:\n    ui:\n      a|", ["accent", "ink"]),
    ("mode: forest\ntokens:\n  color:\n    ui:\n      accent: { value: green, d|", ["dark"]),
  ])
  func completionKnowsTheTokens(_ written: String, _ labels: [String]) {
    let parts = written.split(separator: "|", omittingEmptySubsequences: false)
    let client = client("imports: [tokens.yaml]\n" + parts.joined())
    let answer = client.request(
      "textDocument/completion",
      client.at(String(parts[0].suffix(8)), in: "styles/forest.yaml", min(8, parts[0].utf8.count)))
    let found = Set((answer["items"]?.array ?? []).compactMap { $0["label"]?.string })
    #expect(found.isSuperset(of: labels), "\(found)")
  }

  /// After each edit, what is found is what a server finds that starts anew.
  @Test func editsOfAnOverlayReachTheTokens() {
    let client = client()
    client.replace(
      "styles/forest.yaml", "imports: [tokens.yaml]\nmode: forest\ntokens: { length: { radius: green } }\n")
    let broken = client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
    #expect(broken.contains { $0["code"] == "type-mismatch" })
    client.replace(
      "styles/forest.yaml", "imports: [tokens.yaml]\nmode: forest\ntokens: { length: { radius: 2 } }\n")
    let hover = client.request("textDocument/hover", client.at("radius", in: "styles/tokens.yaml", 2))
    #expect(hover["contents"]?["value"]?.string?.contains("| forest | `2`") == true, "\(hover)")
  }
}
