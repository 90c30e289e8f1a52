import EditorClients
import SeededRandom
import StyleReport
import Testing

/// Files of design tokens that come, change and go on disk, and while they are being written in an editor.
@Suite struct DesignTokenFilesTests {
  private static let style =
    "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink, layer.cornerRadius: $length.gap } }\n"
  private static func file(_ name: String, _ value: String) -> String {
    "{ \"\(name)\": { \"$type\": \"\(name == "gap" ? "dimension" : "color")\", \"$value\": \(value) } }\n"
  }
  private static let ink = file("ink", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }")
  private static let gap = file("gap", "{ \"value\": 8, \"unit\": \"px\" }")
  private static let files = [
    "styles/a.yaml": style, "styles/tokens/ink.tokens.json": ink, "styles/tokens/gap.tokens.json": gap,
  ]

  /// The last findings of each file that has some.
  private func findings(_ client: TestClient, _ known: inout [String: [String]]) {
    for report in client.take("textDocument/publishDiagnostics") {
      let messages = (report["diagnostics"]?.array ?? []).map { finding in
        "\(finding["range"]?["start"]?["line"]?.integer ?? -1) \(finding["code"]?.string ?? "") \(finding["message"]?.string ?? "")"
      }
      known[report["uri"]?.string ?? ""] = messages.isEmpty ? nil : messages
    }
  }

  private func tell(_ client: TestClient, _ path: String) {
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(TestClient.uri(path)), "type": 2]]])
  }

  @Test(arguments: (0..<40).map(UInt64.init).someCases(oneIn: 4))
  func whatIsFoundIsWhatANewServerFinds(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let client = TestClient.ready(Self.files)
    var known: [String: [String]] = [:]
    findings(client, &known)
    let paths = ["ink.tokens.json", "gap.tokens.json", "new.json", "sub/deep.tokens.json"].map {
      "styles/tokens/" + $0
    }
    let texts: [String?] = [
      Self.ink, Self.gap, nil, nil, "{", "{}", Self.file("ink", "\"{nix}\""), Self.file("gap", "\"{ink}\""),
      Self.file("more", "\"{ink}\""), "[1]",
    ]
    for step in 0..<12 {
      let path = paths[random.next(below: paths.count)]
      client.files.texts["/w/" + path] = texts[random.next(below: texts.count)]
      tell(client, path)
      findings(client, &known)
      var fresh: [String: [String]] = [:]
      let files = client.files.texts.map { (String($0.key.dropFirst(3)), $0.value) }
      let other = TestClient.ready(Dictionary(uniqueKeysWithValues: files))
      findings(other, &fresh)
      #expect(known == fresh, "\(seed), \(step): \(path) \(client.files.texts)")
    }
  }

  /// Names and values of the text in the editor count.
  @Test func anEditedTextIsLinkedAnew() {
    let client = TestClient.ready(Self.files)
    let path = "styles/tokens/ink.tokens.json"
    client.open(path)
    client.replace(path, Self.ink.replacing("\"ink\"", with: "\"pen\""))
    var known: [String: [String]] = [:]
    findings(client, &known)
    #expect(known[TestClient.uri("styles/a.yaml")]?.contains { $0.contains("color.ink") } == true)
    let hover = client.request("textDocument/hover", client.at("\"pen\"", in: path, 2))
    #expect(hover["contents"]?["value"]?.string?.contains("color.pen") == true)
    client.replace(path, Self.ink)
    findings(client, &known)
    #expect(known[TestClient.uri("styles/a.yaml")]?.contains { $0.contains("color.ink") } != true)
  }
}
