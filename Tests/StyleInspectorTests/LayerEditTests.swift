import EditorClients
import Foundation
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Layers are added, named, copied, moved, grouped and taken away: each is one edit that keeps every other byte, and one step back.
@Suite struct LayerEditTests {
  private static let text = """
    components:
      Card:
        base: UIControl
        layer:
          backgroundColor: white
          sublayers:
            # What lies below.
            - name: track   # the ground
              kind: rectangle
              frame: [0, 0, 40, 20]
              sublayers:
                - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves
            # The word.
            - { name: word, kind: text, string: Hello, frame: [0, 20, 40, 20] }
            - name: row
              kind: stack
              axis: horizontal
              sublayers:
                - { name: one, kind: rectangle, frame: { width: 10, height: 10 }, backgroundColor: blue }
                - { name: two, kind: rectangle, frame: { width: 10, height: 10 }, backgroundColor: teal }
        states:
          highlighted: { thumb.opacity: 0.5, alpha: 0.9 }
          selected: { thumb.opacity: 0.2 }
        preview: { size: [60, 44] }
      Flat:
        base: UIView
        layer: { sublayers: [{ name: a, kind: rectangle }, { name: b, kind: rectangle }, { name: c, kind: rectangle }] }
      Bare: { base: UIView, preview: { size: [60, 44] } }
    styles:
      card: { component: Card, thumb.cornerRadius: 4 }
      flat: { component: Flat, b.opacity: 0.5 }
      bare: { component: Bare }

    """

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  private func make() -> TestInspector { TestInspector(["styles/card.yaml": LayerEditTests.text]) }

  /// What is asked for, and the lines that go and come.
  private static let cases: [(String, String, [String], [String])] = [
    (
      "Card", #"{"action": "move", "layer": "word", "parent": "", "index": 0}"#,
      ["        # The word.", "        - { name: word, kind: text, string: Hello, frame: [0, 20, 40, 20] }"],
      ["        # The word.", "        - { name: word, kind: text, string: Hello, frame: [0, 20, 40, 20] }"]
    ),
    (
      "Card", #"{"action": "move", "layer": "two", "parent": "row", "index": 0}"#,
      [
        "            - { name: two, kind: rectangle, frame: { width: 10, height: 10 }, backgroundColor: teal }"
      ],
      [
        "            - { name: two, kind: rectangle, frame: { width: 10, height: 10 }, backgroundColor: teal }"
      ]
    ),
    (
      "Card", #"{"action": "move", "layer": "thumb", "parent": ""}"#,
      [
        "          sublayers:",
        "            - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
      ],
      ["        - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves"]
    ),
    (
      "Card", #"{"action": "move", "layer": "thumb", "parent": "row", "index": 1}"#,
      [
        "          sublayers:",
        "            - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
      ],
      [
        "            - { name: thumb, kind: rectangle, frame: { width: 16, height: 16 }, backgroundColor: red }   # it moves"
      ]
    ),
    (
      "Flat", #"{"action": "move", "layer": "c", "parent": "", "index": 0}"#,
      [
        "    layer: { sublayers: [{ name: a, kind: rectangle }, { name: b, kind: rectangle }, { name: c, kind: rectangle }] }"
      ],
      [
        "    layer: { sublayers: [{ name: c, kind: rectangle }, { name: a, kind: rectangle }, { name: b, kind: rectangle }] }"
      ]
    ),
    (
      "Flat", #"{"action": "move", "layer": "c", "parent": "a"}"#,
      [
        "    layer: { sublayers: [{ name: a, kind: rectangle }, { name: b, kind: rectangle }, { name: c, kind: rectangle }] }"
      ],
      [
        "    layer:", "      sublayers:", "        - name: a", "          kind: rectangle",
        "          sublayers:",
        "            - { name: c, kind: rectangle }", "        - { name: b, kind: rectangle }",
      ]
    ),
    (
      "Card", #"{"action": "duplicate", "layer": "track"}"#,
      [
        "      highlighted: { thumb.opacity: 0.5, alpha: 0.9 }", "      selected: { thumb.opacity: 0.2 }",
        "  card: { component: Card, thumb.cornerRadius: 4 }",
      ],
      [
        "      highlighted: { thumb.opacity: 0.5, thumb2.opacity: 0.5, alpha: 0.9 }",
        "      selected: { thumb.opacity: 0.2, thumb2.opacity: 0.2 }",
        "  card: { component: Card, thumb.cornerRadius: 4, thumb2.cornerRadius: 4 }",
        "        - name: track2   # the ground", "          kind: rectangle",
        "          frame: [0, 0, 40, 20]",
        "          sublayers:",
        "            - { name: thumb2, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
      ]
    ),
    (
      "Card", #"{"action": "mask", "layer": "track", "kind": "gradient"}"#, [],
      [
        "          mask:", "            kind: gradient", "            startPoint: [0, 0.5]",
        "            endPoint: [1, 0.5]",
        "            stops: [{ color: black, location: 0 }, { color: clear, location: 1 }]",
      ]
    ),
    (
      "Card", #"{"action": "mask", "layer": "word", "kind": "ellipse"}"#,
      ["        - { name: word, kind: text, string: Hello, frame: [0, 20, 40, 20] }"],
      [
        "        - name: word", "          kind: text", "          string: Hello",
        "          frame: [0, 20, 40, 20]",
        "          mask: { kind: shape, path: ellipse }",
      ]
    ),
    (
      "Card", #"{"action": "delete", "layer": "track"}"#,
      [
        "        - name: track   # the ground", "          kind: rectangle",
        "          frame: [0, 0, 40, 20]",
        "          sublayers:",
        "            - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
        "      highlighted: { thumb.opacity: 0.5, alpha: 0.9 }", "      selected: { thumb.opacity: 0.2 }",
        "  card: { component: Card, thumb.cornerRadius: 4 }",
      ],
      ["      highlighted: { alpha: 0.9 }", "  card: { component: Card }"]
    ),
    (
      "Card", #"{"action": "add", "kind": "rectangle", "parent": "row", "index": 0}"#, [],
      [
        "            - name: rectangle", "              kind: rectangle",
        "              frame: { width: 32, height: 32 }", "              cornerRadius: 6",
        "              backgroundColor: \"#0A84FF\"",
      ]
    ),
    (
      "Card", #"{"action": "group", "layers": ["track", "word"], "axis": "vertical"}"#,
      [
        "        - name: track   # the ground", "          kind: rectangle",
        "          frame: [0, 0, 40, 20]",
        "          sublayers:",
        "            - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
        "        # What lies below.", "        # The word.",
        "        - { name: word, kind: text, string: Hello, frame: [0, 20, 40, 20] }",
      ],
      [
        "        - name: stack", "          kind: stack", "          axis: vertical", "          spacing: 8",
        "          alignment: center", "          sublayers:", "            # What lies below.",
        "            - name: track   # the ground", "              kind: rectangle",
        "              frame: { width: 40, height: 20 }", "              sublayers:",
        "                - { name: thumb, kind: rectangle, frame: [2, 2, 16, 16], backgroundColor: red }   # it moves",
        "            # The word.", "            - { name: word, kind: text, string: Hello }",
      ]
    ),
  ]

  @Test(arguments: cases) func anEditOfLayersIsMinimal(
    _ component: String, _ body: String, _ gone: [String], _ come: [String]
  ) {
    let inspector = make()
    let (status, json) = inspector.post("layers", object(body).with("component", .string(component)))
    #expect(status == 200, "\(json)")
    let text = inspector.text("styles/card.yaml")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).sorted()
    }
    var rest = lines(LayerEditTests.text)
    for line in gone {
      if let place = rest.firstIndex(of: line) { rest.remove(at: place) } else { Issue.record("no \(line)") }
    }
    #expect(lines(text) == (rest + come).sorted(), "\(text)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  /// What is built up in the inspector alone reads as if somebody had written it.
  @Test func layersThatAreAddedOneByOneStandOnLinesOfTheirOwn() {
    let inspector = make()
    for kind in ["text", "rectangle", "text"] {
      let (status, json) = inspector.post(
        "layers", ["component": "Bare", "action": "add", "kind": .string(kind)])
      #expect(status == 200, "\(json)")
      if kind == "rectangle" {
        inspector.post("undo", [:])
        inspector.post("redo", [:])
      }
    }
    let text = inspector.text("styles/card.yaml")
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 }, "\(text)")
    #expect(text.contains("      sublayers:\n        - name: text\n          kind: text\n"), "\(text)")
    #expect(
      text.contains("        - name: rectangle\n          kind: rectangle\n          frame: { "), "\(text)")
    for _ in 0..<3 { inspector.post("undo", [:]) }
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  @Test func layersComeBackOutOfAStackWhereTheyWereSeen() {
    let inspector = make()
    let (status, json) = inspector.post("layers", ["component": "Card", "action": "ungroup", "layer": "row"])
    #expect(status == 200, "\(json)")
    let text = inspector.text("styles/card.yaml")
    #expect(text.contains("        - { name: one, kind: rectangle, frame: [0, "), "\(text)")
    #expect(!text.contains("kind: stack"))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  @Test(arguments: ["rectangle", "gradient", "shape", "text", "image", "stack", "material", "Flat"])
  func aNewLayerOfEachKindIsSeenAtOnce(_ kind: String) {
    for component in ["Card", "Bare"] {
      let inspector = make()
      let style = component.lowercased()
      let before = inspector.picture("id=\(style)")
      let (status, json) = inspector.post(
        "layers", ["component": .string(component), "action": "add", "kind": .string(kind)])
      #expect(status == 200 && json["layer"]?.string?.isEmpty == false, "\(json)")
      #expect(
        inspector.picture("id=\(style)") != before || kind == "Flat", "\(inspector.text("styles/card.yaml"))")
      let name = json["layer"]?.string ?? ""
      let layers = inspector.get("style?id=\(style)")["layers"]?.array
      #expect(layers?.contains { $0["name"]?.string == name && $0["own"] == true } == true)
      inspector.post("undo", [:])
      #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
    }
  }

  /// The words of a new layer can be read in light and in dark, on whatever they lie, and have room.
  @Test(arguments: [
    "white", "black", "'#0A5FD6'", "'#808080'", "secondarySystemBackground", "clear", "label",
  ])
  func wordsOfANewLayerCanBeRead(_ ground: String) {
    let text = """
      components:
        Card: { base: UIView, preview: { size: [120, 44] } }
      styles:
        card: { component: Card, backgroundColor: \(ground) }

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    let (status, json) = inspector.post(
      "layers", ["component": "Card", "action": "add", "kind": "text", "style": "card"])
    #expect(status == 200, "\(json)")
    let findings = inspector.get("problems")["findings"]?.array ?? []
    #expect(
      !findings.contains { ["text-contrast", "clipped-text"].contains($0["code"]?.string) },
      "\(findings) \(inspector.text("styles/a.yaml"))")
    // Longer words fit too.
    #expect(inspector.text("styles/a.yaml").contains("left: 8, right: 8"))
  }

  /// A copy looks like the layer that it is a copy of in each state, and moves as it does.
  @Test func aCopyTakesAlongWhatIsSaidOfTheLayer() {
    let text = """
      components:
        Dot:
          base: UIControl
          layer:
            sublayers:
              - { name: dot, kind: rectangle, frame: [0, 0, 10, 10], backgroundColor: red }
          states:
            highlighted:
              dot.opacity: 0.5   # weaker
              alpha: 0.9
          modes:
            dark: { dot.backgroundColor: orange }
          animations:
            pulse: { property: dot.opacity, from: 0.2, to: 1, duration: 1 }
          preview: { size: [20, 20] }
      styles:
        dot: { component: Dot, dot.cornerRadius: 5, states: { selected: { dot.borderWidth: 1 } } }

      """
    let inspector = TestInspector(["styles/dot.yaml": text])
    let (status, json) = inspector.post(
      "layers", ["component": "Dot", "action": "duplicate", "layer": "dot"])
    #expect(status == 200 && json["layer"] == "dot2", "\(json)")
    #expect(
      inspector.text("styles/dot.yaml") == """
        components:
          Dot:
            base: UIControl
            layer:
              sublayers:
                - { name: dot, kind: rectangle, frame: [0, 0, 10, 10], backgroundColor: red }
                - { name: dot2, kind: rectangle, frame: [0, 0, 10, 10], backgroundColor: red }
            states:
              highlighted:
                dot.opacity: 0.5   # weaker
                dot2.opacity: 0.5
                alpha: 0.9
            modes:
              dark: { dot.backgroundColor: orange, dot2.backgroundColor: orange }
            animations:
              pulse: { property: dot.opacity, from: 0.2, to: 1, duration: 1 }
              pulse2: { property: dot2.opacity, from: 0.2, to: 1, duration: 1 }
            preview: { size: [20, 20] }
        styles:
          dot:
            component: Dot
            dot.cornerRadius: 5
            dot2.cornerRadius: 5
            states: { selected: { dot.borderWidth: 1, dot2.borderWidth: 1 } }

        """)
    inspector.post("undo", [:])
    #expect(inspector.text("styles/dot.yaml") == text)
  }

  @Test func aMaskGoesWithWhatIsSaidOfIt() {
    let inspector = make()
    let body: JSONValue = ["component": "Card", "layer": "track"]
    #expect(inspector.post("layers", body.with("action", "mask").with("kind", "rectangle")).status == 200)
    let masked = inspector.text("styles/card.yaml")
    #expect(
      masked.contains("          mask: { kind: rectangle, cornerRadius: 8, backgroundColor: black }\n"),
      "\(masked)")
    #expect(inspector.post("layers", body.with("action", "mask").with("kind", "ellipse")).status == 409)
    let edit: JSONValue = ["style": "card", "key": "mask.opacity", "value": 0.5]
    #expect(inspector.post("edit", edit).status == 200)
    let (status, json) = inspector.post("layers", body.with("action", "unmask"))
    #expect(status == 200 && json["values"] == 1, "\(json)")
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
    for _ in 0..<3 { inspector.post("undo", [:]) }
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  @Test func aLayerIsRenamedWithAllItsUses() {
    let inspector = make()
    let (status, json) = inspector.post(
      "rename", ["kind": "layer", "component": "Card", "id": "thumb", "name": "knob"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text.replacing("thumb", with: "knob"))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
    let names: [(String, Int)] = [
      ("word", 409), ("layer", 409), ("", 422), ("a: b", 422), ("x\ny", 422), ("../..", 422), ("<b>", 422),
      (String(repeating: "x", count: 5000), 422),
    ]
    for (name, wanted) in names {
      let answer = inspector.post(
        "rename", ["kind": "layer", "component": "Card", "id": "thumb", "name": .string(name)])
      #expect(answer.status == wanted, "\(name): \(answer.json)")
    }
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "move", "layer": "track", "parent": "track"}"#, 422),
    (#"{"action": "move", "layer": "track", "parent": "thumb"}"#, 422),
    (#"{"action": "move", "layer": "nothing", "parent": ""}"#, 404),
    (#"{"action": "move", "layer": "track", "parent": "nothing"}"#, 422),
    (#"{"action": "move"}"#, 400), (#"{"action": "explode", "layer": "track"}"#, 400), ("{}", 400),
    (#"{"action": "add", "kind": "hologram"}"#, 400), (#"{"action": "add", "kind": ""}"#, 400),
    (#"{"action": "add", "kind": "text", "name": "track"}"#, 409),
    (#"{"action": "add", "kind": "text", "name": "a: {b"}"#, 422),
    (#"{"action": "add", "kind": "Card"}"#, 422),
    (#"{"action": "group", "layers": ["track", "one"]}"#, 422), (#"{"action": "group", "layers": []}"#, 400),
    (#"{"action": "group", "layers": ["track"], "axis": "diagonal"}"#, 400),
    (#"{"action": "mask", "layer": "track", "kind": "star"}"#, 400), (#"{"action": "mask"}"#, 400),
    (#"{"action": "unmask", "layer": "track"}"#, 404),
    (#"{"action": "ungroup", "layer": "track"}"#, 422), (#"{"action": "delete", "layers": []}"#, 400),
    (#"{"action": "delete", "layer": "layer"}"#, 422),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("layers", object(body).with("component", "Card"))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
    #expect(inspector.text("styles/card.yaml") == LayerEditTests.text)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let locked = make()
    locked.store.locked = ["styles/card.yaml"]
    #expect(locked.post("layers", ["component": "Card", "action": "delete", "layer": "word"]).status == 409)
    let broken = TestInspector(["styles/card.yaml": LayerEditTests.text + "  broken: [\n"])
    let (status, json) = broken.post("layers", ["component": "Card", "action": "delete", "layer": "word"])
    #expect(status == 422 && json["error"]?["message"]?.string?.contains("syntax error") == true, "\(json)")
    let readOnly = TestInspector(["styles/card.yaml": LayerEditTests.text], isReadOnly: true)
    #expect(
      readOnly.post("layers", ["component": "Card", "action": "delete", "layer": "word"]).status == 403)
    // Somebody else was faster.
    let shared = make()
    shared.store.meanwhile = { shared.files.texts["/w/styles/card.yaml"] = LayerEditTests.text + "# other\n" }
    #expect(shared.post("layers", ["component": "Card", "action": "delete", "layer": "word"]).status == 409)
    #expect(shared.text("styles/card.yaml") == LayerEditTests.text + "# other\n")
  }

  /// Any edits of the shipped controls: no error comes of them, and the steps back lead to the same bytes.
  @Test(.tags(.slow)) func anyEditOfTheShippedControlsIsTakenBack() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../styles/controls")
    var texts: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".yaml")
    {
      texts["styles/controls/\(file)"] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    texts["styles/tokens.yaml"] = try String(
      contentsOf: folder.appending(path: "../tokens.yaml"), encoding: .utf8)
    let inspector = TestInspector(texts)
    let components =
      inspector.get("outline")["components"]?.array?.filter { $0["builtIn"] == false }.compactMap {
        $0["id"]?.string
      } ?? []
    #expect(components.count > 15)
    var random = SplitMix(seed: 20_261_128)
    var done: [String: Int] = [:]
    for _ in 0..<(isEveryCaseTried ? 300 : 180) {
      let component = components.randomElement(using: &random)!
      let before = inspector.files.texts
      let layers = inspector.get("style?component=\(component)")["layers"]?.array ?? []
      let own = layers.filter { $0["own"] == true }.compactMap { $0["name"]?.string }
      func any() -> JSONValue { own.randomElement(using: &random).map { .string($0) } ?? "" }
      let action = ["add", "duplicate", "move", "group", "ungroup", "delete"].randomElement(using: &random)!
      let kind = ["rectangle", "gradient", "shape", "text", "image", "stack"].randomElement(using: &random)!
      let (status, json) = inspector.post(
        "layers",
        [
          "component": .string(component), "action": .string(action), "kind": .string(kind), "layer": any(),
          "parent": Bool.random(using: &random) ? "" : any(),
          "index": .integer(Int.random(in: 0...3, using: &random)),
        ])
      guard status == 200 else {
        #expect(status < 500 && inspector.files.texts == before, "\(json)")
        done["refused: " + (json["error"]?["message"]?.string ?? "?"), default: 0] += 1
        continue
      }
      done[action, default: 0] += 1
      let errors = inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? []
      #expect(errors.isEmpty, "\(component) \(action): \(errors)")
      if inspector.files.texts != before, Bool.random(using: &random) {
        #expect(inspector.post("undo", [:]).status == 200)
        #expect(inspector.files.texts == before, "\(component) \(action) \(json)")
      }
    }
    #expect(done.keys.count { !$0.hasPrefix("refused") } == 6, "\(done)")
    if isEveryCaseTried { print(done) }
  }
}
