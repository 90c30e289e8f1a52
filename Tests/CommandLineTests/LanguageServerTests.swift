import Foundation
import Testing

/// The language server as an editor starts it: a process with messages on its standard streams.
@Suite struct LanguageServerTests {
  private func frame(_ message: [String: Any]) throws -> String {
    let body = try JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
    return "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self)
  }

  private func messages(in output: Data) throws -> [[String: Any]] {
    var found: [[String: Any]] = []
    var rest = output[...]
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
      let body = rest[end.upperBound..<end.upperBound + length]
      found.append(try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = rest[(end.upperBound + length)...]
    }
    return found
  }

  private func session(_ workspace: Workspace, _ requests: [(String, [String: Any])]) throws -> (
    Workspace.Run, [[String: Any]]
  ) {
    let root = workspace.folder.absoluteString
    var input = try frame([
      "jsonrpc": "2.0", "id": 0, "method": "initialize",
      "params": [
        "processId": NSNull(), "clientInfo": ["name": "Visual Studio Code"], "rootUri": root,
        "capabilities": ["general": ["positionEncodings": ["utf-8"]]],
      ],
    ])
    input += try frame(["jsonrpc": "2.0", "method": "initialized", "params": [String: Any]()])
    for (index, request) in requests.enumerated() {
      input += try frame(["jsonrpc": "2.0", "id": index + 1, "method": request.0, "params": request.1])
    }
    input += try frame(["jsonrpc": "2.0", "id": 99, "method": "shutdown"])
    input += try frame(["jsonrpc": "2.0", "method": "exit"])
    let run = try workspace.run("language-server", input: input)
    return (run, try messages(in: run.outputBytes))
  }

  /// What the server finds is what `stylec lint` prints.
  @Test func findingsAreThoseOfLint() throws {
    let workspace = try Workspace()
    try workspace.write(
      "styles/tokens.yaml", "tokens:\n  color: { tint: \"#007AFF\", ink: black }\n  length: { gap: 8 }\n")
    try workspace.write(
      "styles/card.yaml",
      """
      imports: [tokens.yaml]
      components:
        Card: { base: UIView, properties: { gap: { type: CGFloat, default: $length.gap } }, layer: { cornerRadius: $gap } }
      styles:
        card: { component: Card, gap: 12, backgroundColor: $color.inc, alpha: 1.0 }
        large: { component: Card, preview: { size: [4096, 4096] } }
      """)
    try workspace.write("styles/broken.yaml", "styles: { a: { component: UILabel, text: [ } }\n")
    let (run, messages) = try session(workspace, [("workspace/diagnostic", ["previousResultIds": []])])
    #expect(run.status == 0)
    let result = messages.first { $0["id"] as? Int == 1 }?["result"] as? [String: Any]
    var found: [String] = []
    for item in result?["items"] as? [[String: Any]] ?? [] {
      let path = try #require(item["uri"] as? String).components(
        separatedBy: workspace.folder.lastPathComponent + "/")[1]
      for diagnostic in item["items"] as? [[String: Any]] ?? [] {
        let start = (diagnostic["range"] as? [String: [String: Int]])?["start"]
        found.append(
          "\(path):\((start?["line"] ?? 0) + 1):\((start?["character"] ?? 0) + 1) \(diagnostic["code"] ?? "")"
        )
      }
    }
    let lint = try workspace.run("lint", "--output-format", "json")
    let report = try JSONSerialization.jsonObject(with: lint.outputBytes) as? [String: Any]
    let expected = (report?["findings"] as? [[String: Any]] ?? []).map {
      "\($0["file"] ?? ""):\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["code"] ?? "")"
    }
    #expect(!expected.isEmpty)
    #expect(found.sorted() == expected.sorted())
  }

  @Test func hoveringShowsAPicture() throws {
    let workspace = try Workspace()
    try workspace.write("styles/a.yaml", "styles: { card: { component: UIView, backgroundColor: red } }\n")
    let uri = workspace.url("styles/a.yaml").absoluteString
    let (_, messages) = try session(
      workspace,
      [("textDocument/hover", ["textDocument": ["uri": uri], "position": ["line": 0, "character": 11]])])
    let result = messages.first { $0["id"] as? Int == 1 }?["result"] as? [String: Any]
    let text = (result?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.contains("a style of `UIView`"))
    #expect(text.contains("![light](data:image/svg+xml;base64,"))
  }

  @Test func anEditorThatIsGoneEndsTheServer() throws {
    let workspace = try Workspace()
    let run = try workspace.run("language-server", input: "")
    #expect(run.status == 1 && run.error.isEmpty)
    let half = try workspace.run("language-server", input: "Content-Length: 50\r\n\r\n{")
    #expect(half.status == 1 && half.error.isEmpty)
  }

  @Test func schemasArePrinted() throws {
    let workspace = try Workspace()
    try workspace.write("styles/a.yaml", "styles: { card: { component: UIView, backgroundColor: red } }\n")
    let plain = try workspace.run("schema")
    #expect(plain.status == 0 && plain.output.contains("draft-07"))
    let known = try workspace.run("schema", "styles")
    #expect(known.status == 0 && known.output.contains("\"card\""))
    #expect(try workspace.run("schema", "nowhere").status == 2)
  }
}
