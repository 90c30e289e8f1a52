import EditorClients
import StyleReport
import Testing

@testable import StyleLanguageServer

/// What is offered in files of design tokens, and the text after it was chosen.
@Suite struct DesignTokenCompletionTests {
  private static let path = "styles/tokens/new.tokens.json"
  private static let others = [
    "styles/a.yaml":
      "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink } }\n",
    "styles/tokens/base.tokens.json": """
    { "color": { "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "Near \\"White\\"": { "$value": "{color.ink}" } },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "fade": { "$type": "duration", "$value": { "value": 8, "unit": "ms" } } }
    """,
  ]

  /// What is offered at the bar of a text.
  private func items(
    _ text: String, in path: String = DesignTokenCompletionTests.path, _ files: [String: String] = [:]
  ) -> (
    items: [JSONValue], apply: (String) -> String?
  ) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let whole = parts.joined()
    let all = Self.others.merging(files) { $1 }.merging([path: whole]) { $1 }
    let client = TestClient.ready(all)
    client.open(path, whole)
    let line = parts[0].count { $0 == "\n" }
    let character = parts[0].split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let answer = client.request(
      "textDocument/completion",
      TestClient.document(path, ["position": ["line": .integer(line), "character": .integer(character)]]))
    let items = answer["items"]?.array ?? []
    return (
      items,
      { label in
        guard let edit = items.first(where: { $0["label"]?.string == label })?["textEdit"] else { return nil }
        var bytes = Array(whole.utf8)
        guard let range = TextPositions(bytes, .utf16).offsets(edit["range"]) else { return nil }
        bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
        return String(decoding: bytes, as: UTF8.self)
      }
    )
  }

  private func labels(_ text: String) -> [String] { items(text).items.compactMap { $0["label"]?.string } }

  @Test(arguments: [
    // References, of the type that may stand there.
    (
      #"{ "a": { "$type": "color", "$value": "|" } }"#, "{color.ink}",
      #"{ "a": { "$type": "color", "$value": "{color.ink}" } }"#
    ),
    (
      #"{ "a": { "$type": "color", "$value": "{|" } }"#, "color.ink",
      #"{ "a": { "$type": "color", "$value": "{color.ink}" } }"#
    ),
    (
      #"{ "a": { "$type": "color", "$value": "{col|}" } }"#, "color.ink",
      #"{ "a": { "$type": "color", "$value": "{color.ink}" } }"#
    ),
    (
      #"{ "a": { "$type": "color", "$value": "{color.|ink}" } }"#, #"color.Near "White""#,
      #"{ "a": { "$type": "color", "$value": "{color.Near \"White\"}" } }"#
    ),
    (
      #"{ "a": { "$type": "color", "$value": | } }"#, "{color.ink}",
      #"{ "a": { "$type": "color", "$value": "{color.ink}" } }"#
    ),
    (
      #"{ "a": { "$type": "shadow", "$value": { "color": "{|}" } } }"#, "color.ink",
      #"{ "a": { "$type": "shadow", "$value": { "color": "{color.ink}" } } }"#
    ),
    (
      #"{ "a": { "$type": "shadow", "$value": [{ "blur": "{|}" }] } }"#, "gap",
      #"{ "a": { "$type": "shadow", "$value": [{ "blur": "{gap}" }] } }"#
    ),
    (#"{ "g": { "$extends": "|" } }"#, "{color}", #"{ "g": { "$extends": "{color}" } }"#),
    (
      ##"{ "b": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$ref": "|" } }"##, "#/b",
      ##"{ "b": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$ref": "#/b" } }"##
    ),
    // Types and words.
    (#"{ "a": { "$type": "|" } }"#, "dimension", #"{ "a": { "$type": "dimension" } }"#),
    (#"{ "a": { "$type": | } }"#, "shadow", #"{ "a": { "$type": "shadow" } }"#),
    (
      #"{ "a": { "$type": "color", "$value": { "colorSpace": "|" } } }"#, "display-p3",
      #"{ "a": { "$type": "color", "$value": { "colorSpace": "display-p3" } } }"#
    ),
    (
      #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "|" } } }"#, "rem",
      #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } }"#
    ),
    (
      #"{ "a": { "$type": "border", "$value": { "style": "|" } } }"#, "dashed",
      #"{ "a": { "$type": "border", "$value": { "style": "dashed" } } }"#
    ),
    (
      #"{ "a": { "$type": "typography", "$value": { "fontWeight": "|" } } }"#, "semi-bold",
      #"{ "a": { "$type": "typography", "$value": { "fontWeight": "semi-bold" } } }"#
    ),
    // Keys.
    (#"{ "a": { "|" } }"#, "$value", #"{ "a": { "$value":  } }"#),
    (#"{ "a": { | } }"#, "$type", #"{ "a": { "$type":  } }"#),
    (#"{ "a": { "$v|": 1 } }"#, "$value", #"{ "a": { "$value": 1 } }"#),
    (#"{ "a": { "$value": 1, "$d| } }"#, "$description", #"{ "a": { "$value": 1, "$description": "#),
    (
      ##"{ "a": { "$type": "shadow", "$value": { "color": "#000", "|" } } }"##, "offsetX",
      ##"{ "a": { "$type": "shadow", "$value": { "color": "#000", "offsetX":  } } }"##
    ),
    (
      #"{ "g": { "$type": "transition", "a": { "$value": { "|": 1 } } } }"#, "timingFunction",
      #"{ "g": { "$type": "transition", "a": { "$value": { "timingFunction": 1 } } } }"#
    ),
    (
      #"{ "a": { "$type": "typography", "$value": { "fontSize": { "|" } } } }"#, "unit",
      #"{ "a": { "$type": "typography", "$value": { "fontSize": { "unit":  } } } }"#
    ),
  ])
  func whatIsChosenStandsThere(_ text: String, _ label: String, _ expected: String) {
    let (items, apply) = items(text)
    // What follows an open text in its line is a part of it.
    let result = apply(label)
    #expect(
      result.map { $0 == expected || $0.hasPrefix(expected) } == true,
      "\(items.compactMap { $0["label"]?.string }) \(result ?? "")")
  }

  @Test func onlyWhatFitsIsOffered() {
    let colors = labels(#"{ "a": { "$type": "color", "$value": "{|}" } }"#)
    #expect(colors == ["color.ink", "color.Near \"White\""])
    #expect(labels(#"{ "a": { "$type": "duration", "$value": "{|}" } }"#) == ["fade"])
    // Neither what is there already, nor names of one's own.
    let keys = labels(#"{ "a": { "$type": "color", "|", "$value": "{color.ink}" } }"#)
    #expect(keys == ["$description", "$deprecated", "$extensions"])
    #expect(labels(#"{ "a": { "$type": "gradient", "$value": [{ "|" }] } }"#) == ["color", "position"])
    #expect(labels(#"{ "a": { "$extensions": { "|" } } }"#) == [])
    #expect(labels(#"{ "a": { "$description": "|" } }"#) == [])
    #expect(labels(#"{ "a": { "$type": "number", "$value": 1| } }"#) == [])
  }

  @Test(arguments: [
    (#"{ "$ref": 1, "|" }"#, ["version", "name", "description", "sets", "modifiers", "resolutionOrder"]),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "|" } } }"##,
      ["sources", "description"]
    ),
    (
      ##"{ "sets": { "a": {}, "b": {} }, "modifiers": { "m": {} }, "resolutionOrder": [{ "$ref": "|" }] }"##,
      ["#/sets/a", "#/sets/b", "#/modifiers/m"]
    ),
    (
      #"{ "$ref": 1, "resolutionOrder": [], "modifiers": { "m": { "contexts": { "light": [], "dark": [] }, "default": "|" } } }"#,
      ["light", "dark"]
    ),
    (
      ##"{ "resolutionOrder": [], "sets": { "a": { "sources": [{ "$ref": "|" }] }, "b": {} } }"##,
      ["base.tokens.json", "#/sets/b"]
    ),
    (
      #"{ "$ref": 1, "resolutionOrder": [], "modifiers": { "m": { "contexts": { "dark": [{ "|" }] } } } }"#,
      ["$ref"]
    ),
  ])
  func resolverDocumentsHaveWordsOfTheirOwn(_ text: String, _ expected: [String]) {
    let (items, _) = items(text, in: "styles/tokens/a.resolver.json")
    #expect(items.compactMap { $0["label"]?.string } == expected)
  }

  @Test func toolsHaveTheirOwnKeysAndTypes() {
    let start = #"{ "base": { "space": { "type": "spacing", "value": "4px" }, "#
    let end = #" }, "$metadata": { "tokenSetOrder": ["base"] } }"#
    let files = [
      "styles/a.yaml":
        "imports: [all.json]\nstyles: { a: { component: UIView, layer.cornerRadius: $length.space } }\n"
    ]
    func labels(_ text: String) -> [String] {
      items(start + text + end, in: "styles/all.json", files).items.compactMap { $0["label"]?.string }
    }
    #expect(labels(#""a": { "type": "|" }"#).contains("borderRadius"))
    #expect(labels(#""a": { "value": "4px", "|" }"#).contains("type"))
    #expect(labels(#""a": { "type": "spacing", "value": "{|} * 2" }"#) == ["space"])
  }

  // MARK: Colours

  @Test(arguments: [
    (
      #"{ "colorSpace": "srgb", "components": [0, 0.2, 1] }"#,
      #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
    ),
    (
      ##"{"components":[0,0.2,1],"colorSpace":"hsl","hex":"#0033FF"}"##,
      ##"{"components":[0,100,50],"colorSpace":"hsl","hex":"#FF0000"}"##
    ),
    (##""#0033ff""##, ##""#ff0000""##),
  ])
  func aColorIsWrittenAsItWas(_ old: String, _ new: String) {
    let old = old.replacing("[0,0.2,1],\"colorSpace\":\"hsl\"", with: "[228,100,50],\"colorSpace\":\"hsl\"")
    let text = #"{ "a": { "$type": "color", "$value": "# + old + " } }"
    let client = TestClient.ready(Self.others.merging([Self.path: text]) { $1 })
    client.open(Self.path)
    let colors = client.request("textDocument/documentColor", TestClient.document(Self.path)).array ?? []
    #expect(colors.count == 1 && colors[0]["color"]?["blue"]?.double == 1)
    let answer = client.request(
      "textDocument/colorPresentation",
      TestClient.document(
        Self.path,
        [
          "range": colors.first?["range"] ?? .null,
          "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
        ]))
    var bytes = Array(text.utf8)
    if let edit = answer.array?.first?["textEdit"],
      let range = TextPositions(bytes, .utf16).offsets(edit["range"])
    {
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing(old, with: new))
  }
}
