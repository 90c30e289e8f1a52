import EditorClients
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Modes and their axes are made, put in order, renamed and taken away.
@Suite struct ModeEditTests {
  private static let tokens = """
    # The system.
    modes:
      density: [regular, compact, roomy]
      brand: [ocean, forest]
    tokens:
      length:
        gap: { value: 16, compact: 8, roomy: 24 }
        edge: { value: 1, dark+compact: 2 }   # thin
      color: { ink: { value: black, forest: "#0F6B45", dark+forest: "#6FD3A4" } }

    """
  private static let styles = """
    imports: [tokens.yaml]
    modes:
      density: [regular, compact, roomy]
    components:
      Chip:
        base: UIButton
        layer: { borderWidth: $length.edge }
        modes: { compact: { alpha: 0.5 } }
        variants:
          kind:
            loud: { alpha: 1, modes: { compact: { alpha: 0.8 } } }
            calm: { alpha: 0.9 }
    styles:
      chip:
        component: Chip
        titleColor: $color.ink
        modes:
          compact: { titleColor: red }
          dark+compact: { titleColor: blue }

    """

  private func make() -> TestInspector {
    TestInspector(["styles/tokens.yaml": ModeEditTests.tokens, "styles/chip.yaml": ModeEditTests.styles])
  }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  /// What is asked for, and the lines of both files that go and come.
  private static let cases: [(String, [String], [String])] = [
    (
      #"{"action": "addAxis", "name": "season", "modes": ["summer", "winter"], "style": "chip"}"#, [],
      ["  season: [summer, winter]"]
    ),
    (
      #"{"action": "add", "axis": "brand", "name": "desert"}"#, ["  brand: [ocean, forest]"],
      ["  brand: [ocean, forest, desert]"]
    ),
    (
      #"{"action": "add", "axis": "density", "name": "tiny"}"#,
      ["  density: [regular, compact, roomy]", "  density: [regular, compact, roomy]"],
      ["  density: [regular, compact, roomy, tiny]", "  density: [regular, compact, roomy, tiny]"]
    ),
    (
      #"{"action": "move", "axis": "density", "mode": "roomy", "index": 0}"#,
      ["  density: [regular, compact, roomy]", "  density: [regular, compact, roomy]"],
      ["  density: [roomy, regular, compact]", "  density: [roomy, regular, compact]"]
    ),
    (
      #"{"action": "delete", "axis": "density", "mode": "compact"}"#,
      [
        "  density: [regular, compact, roomy]", "  density: [regular, compact, roomy]",
        "    gap: { value: 16, compact: 8, roomy: 24 }", "    edge: { value: 1, dark+compact: 2 }   # thin",
        "    modes: { compact: { alpha: 0.5 } }",
        "        loud: { alpha: 1, modes: { compact: { alpha: 0.8 } } }", "    modes:",
        "      compact: { titleColor: red }", "      dark+compact: { titleColor: blue }",
      ],
      [
        "  density: [regular, roomy]", "  density: [regular, roomy]", "    gap: { value: 16, roomy: 24 }",
        "    edge: { value: 1 }   # thin", "        loud: { alpha: 1 }",
      ]
    ),
    (
      #"{"action": "deleteAxis", "axis": "density"}"#,
      [
        "  density: [regular, compact, roomy]", "  density: [regular, compact, roomy]", "modes:",
        "    gap: { value: 16, compact: 8, roomy: 24 }", "    edge: { value: 1, dark+compact: 2 }   # thin",
        "    modes: { compact: { alpha: 0.5 } }",
        "        loud: { alpha: 1, modes: { compact: { alpha: 0.8 } } }", "    modes:",
        "      compact: { titleColor: red }", "      dark+compact: { titleColor: blue }",
      ],
      ["    gap: { value: 16 }", "    edge: { value: 1 }   # thin", "        loud: { alpha: 1 }"]
    ),
    (
      #"{"action": "deleteAxis", "axis": "brand"}"#,
      [
        "  brand: [ocean, forest]",
        ##"  color: { ink: { value: black, forest: "#0F6B45", dark+forest: "#6FD3A4" } }"##,
      ], ["  color: { ink: { value: black } }"]
    ),
  ]

  @Test(arguments: cases) func anEditOfModesIsMinimal(_ body: String, _ gone: [String], _ come: [String]) {
    let inspector = make()
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    let (status, json) = inspector.post("modes", object(body))
    #expect(status == 200, "\(json)")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var rest = lines(ModeEditTests.tokens) + lines(ModeEditTests.styles)
    for line in gone {
      if let place = rest.firstIndex(of: line) { rest.remove(at: place) } else { Issue.record("no \(line)") }
    }
    let texts = [inspector.text("styles/tokens.yaml"), inspector.text("styles/chip.yaml")]
    #expect(texts.flatMap(lines).sorted() == (rest + come).sorted(), "\(texts.joined(separator: "\n---\n"))")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/tokens.yaml") == ModeEditTests.tokens)
    #expect(inspector.text("styles/chip.yaml") == ModeEditTests.styles)
  }

  /// In files without modes, beside the tokens that the shown style sees; without tokens, in its own file.
  @Test func modesAreMadeFromNothing() {
    let card =
      "components:\n  Card: { base: UIView, layer: { borderWidth: 1 } }\nstyles:\n  card: { component: Card }\n"
    let alone = TestInspector(["styles/a.yaml": "tokens:\n  length: { gap: 1 }\n", "styles/card.yaml": card])
    let body: JSONValue = [
      "action": "addAxis", "name": "density", "modes": ["regular", "on", "x-1"], "style": "card",
    ]
    #expect(alone.post("modes", body).status == 200)
    #expect(alone.text("styles/card.yaml") == "modes:\n  density: [regular, \"on\", x-1]\n\n" + card)
    let edit: JSONValue = ["style": "card", "key": "layer.borderWidth", "modes": "on", "value": 3]
    #expect(alone.post("edit", edit).status == 200)
    #expect(alone.text("styles/card.yaml").contains("modes: { \"on\": { layer.borderWidth: 3 } }"))
    let tokens = TestInspector([
      "styles/a.yaml": "tokens:\n  length: { gap: 1 }\n", "styles/card.yaml": "imports: [a.yaml]\n" + card,
    ])
    #expect(tokens.post("modes", body).status == 200)
    #expect(tokens.text("styles/card.yaml") == "imports: [a.yaml]\n" + card)
    #expect(
      tokens.text("styles/a.yaml")
        == "modes:\n  density: [regular, \"on\", x-1]\n\ntokens:\n  length: { gap: 1 }\n")
    #expect(tokens.post("undo", [:]).status == 200)
    #expect(tokens.text("styles/a.yaml") == "tokens:\n  length: { gap: 1 }\n")
  }

  @Test func modesAreRenamedWithTheirUses() {
    let inspector = make()
    let mode: JSONValue = ["kind": "mode", "axis": "density", "id": "compact", "name": "dense"]
    #expect(inspector.post("rename", mode).status == 200)
    #expect(inspector.text("styles/tokens.yaml") == ModeEditTests.tokens.replacing("compact", with: "dense"))
    #expect(inspector.text("styles/chip.yaml") == ModeEditTests.styles.replacing("compact", with: "dense"))
    #expect(inspector.post("rename", ["kind": "modeAxis", "id": "density", "name": "space"]).status == 200)
    #expect(inspector.text("styles/chip.yaml").contains("  space: [regular, dense, roomy]"))
    #expect(inspector.text("styles/tokens.yaml").contains("  space: [regular, dense, roomy]"))
    for _ in 0..<2 { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/chip.yaml") == ModeEditTests.styles)
    for (id, name, wanted) in [
      ("compact", "dark", 409), ("compact", "a b", 422), ("compact", "value", 422), ("none", "x", 404),
      ("compact", "regular", 409), ("compact", "", 422),
    ] {
      let body: JSONValue = ["kind": "mode", "axis": "density", "id": .string(id), "name": .string(name)]
      #expect(inspector.post("rename", body).status == wanted, "\(id) \(name)")
    }
    #expect(
      inspector.post("rename", ["kind": "mode", "axis": "appearance", "id": "dark", "name": "x"]).status
        == 422)
    #expect(inspector.post("rename", ["kind": "modeAxis", "id": "appearance", "name": "x"]).status == 422)
  }

  /// A file for a mode has no meaning without it, and isn't taken away unasked.
  @Test func aFileForAModeIsToldBefore() {
    let inspector = TestInspector([
      "styles/tokens.yaml": ModeEditTests.tokens,
      "styles/forest.yaml": "imports: [tokens.yaml]\nmode: forest\ntokens: { length: { gap: 20 } }\n",
    ])
    let body: JSONValue = ["action": "deleteAxis", "axis": "brand"]
    let (status, json) = inspector.post("modes", body)
    #expect(status == 409 && json["error"]?["code"] == "breaks", "\(json)")
    #expect(json["breaks"]?.array?.first?["file"] == "styles/forest.yaml")
    #expect(inspector.store.writeCount == 0)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "addAxis", "name": "density", "modes": ["a", "b"]}"#, 409),
    (#"{"action": "addAxis", "name": "season", "modes": ["a"]}"#, 422),
    (#"{"action": "addAxis", "name": "season", "modes": ["a", "a"]}"#, 422),
    (#"{"action": "addAxis", "name": "season", "modes": ["a", "dark"]}"#, 409),
    (#"{"action": "addAxis", "name": "season", "modes": ["a", "value"]}"#, 422),
    (#"{"action": "addAxis", "name": "season", "modes": ["a", "b], x: [c"]}"#, 422),
    (#"{"action": "addAxis", "name": "", "modes": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "name": "transparency", "modes": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "name": "kind", "modes": ["a", "b"]}"#, 422),
    (#"{"action": "add", "axis": "appearance", "name": "dim"}"#, 422),
    (#"{"action": "add", "axis": "none", "name": "dim"}"#, 404),
    (#"{"action": "add", "axis": "brand", "name": "compact"}"#, 409),
    (#"{"action": "add", "axis": "brand", "name": "a\nb"}"#, 422),
    (#"{"action": "move", "axis": "brand", "mode": "forest"}"#, 400),
    (#"{"action": "move", "axis": "brand", "mode": "none", "index": 0}"#, 404),
    (#"{"action": "delete", "axis": "brand", "mode": "forest"}"#, 422),
    (#"{"action": "deleteAxis", "axis": "contrast"}"#, 422), (#"{"action": "explode"}"#, 400), ("{}", 400),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("modes", object(body))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(status) \(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body: JSONValue = ["action": "delete", "axis": "density", "mode": "compact"]
    let locked = make()
    locked.store.locked = ["styles/tokens.yaml"]
    #expect(locked.post("modes", body).status == 409)
    #expect(locked.text("styles/chip.yaml") == ModeEditTests.styles)
    let shared = make()
    shared.store.meanwhile = {
      shared.files.texts["/w/styles/chip.yaml"] = ModeEditTests.styles + "# other\n"
    }
    #expect(shared.post("modes", body).status == 409)
    #expect(shared.text("styles/tokens.yaml") == ModeEditTests.tokens)
    #expect(shared.text("styles/chip.yaml") == ModeEditTests.styles + "# other\n")
  }

  @Test func anyEditOfModesIsTakenBack() {
    let inspector = make()
    var random = SplitMix(seed: 7)
    var done: [String: Int] = [:]
    let names = ["a", "b", "season", "tiny", "dark", "value", "on", "null", "x-1", "a.b", "space"]
    for _ in 0..<(isEveryCaseTried ? 400 : 120) {
      let axes = inspector.get("outline")["axes"]?.array ?? []
      let axis = axes.randomElement(using: &random)!
      let action = ["addAxis", "add", "add", "move", "delete", "deleteAxis"].randomElement(using: &random)!
      let body: JSONValue = [
        "action": .string(action), "axis": axis["name"]!, "style": "chip",
        "mode": axis["values"]!.array!.randomElement(using: &random)!,
        "name": .string("\(names.randomElement(using: &random)!)"),
        "modes": .array(
          (0..<3).map { _ in
            .string("\(names.randomElement(using: &random)!)\(Int.random(in: 0...9, using: &random))")
          }),
        "index": .integer(Int.random(in: 0...3, using: &random)),
      ]
      let before = inspector.files.texts
      let (status, json) = inspector.post("modes", body)
      guard status == 200 else {
        #expect(status < 500 && inspector.files.texts == before, "\(json)")
        continue
      }
      done[action, default: 0] += 1
      let errors = inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? []
      #expect(errors.isEmpty, "\(body): \(errors)")
      if inspector.files.texts != before, Bool.random(using: &random) {
        #expect(inspector.post("undo", [:]).status == 200)
        #expect(inspector.files.texts == before, "\(body)")
      }
    }
    #expect(done.count == 5, "\(done)")
  }
}
