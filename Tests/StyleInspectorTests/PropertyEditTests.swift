import EditorClients
import Foundation
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Properties of a component are added, changed, named, put in another order and taken away, and made of a layer's value.
@Suite struct PropertyEditTests {
  private static let text = """
    tokens:
      length: { gap: 4 }
    components:
      Card:
        base: UIView
        properties:
          # How round it is.
          radius: { type: CGFloat, default: 8, min: 0 }   # in points

          word:
            type: String
            default: Hello
            summary: What it says.
          ink: { type: UIColor, default: black }
        layer:
          cornerRadius: $radius
          borderWidth: $radius * 0.5
          sublayers:
            - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: navy, cornerRadius: $radius, opacity: 0.9 }
            - { name: text, kind: text, string: $word, foregroundColor: $ink, font: { size: 15 } }
        states: {}
        preview: { size: [60, 44] }
      Bare:
        summary: Nothing yet.
        base: UIControl
        layer: { sublayers: [{ name: dot, kind: shape, path: ellipse, fillColor: $length.gap == 4 ? red : blue, lineWidth: $length.gap }] }
        preview: { size: [60, 44] }
      Flat: { base: UIView, properties: { a: { type: Int, default: 1 }, b: { type: Int, default: 2 }, c: { type: Int, default: 3 } } }
    styles:
      card: { component: Card, radius: 4, track.backgroundColor: red, modes: { dark: { track.backgroundColor: blue } } }
      other:
        extends: card
        radius: 6   # rounder
        states: {}
      bare: { component: Bare }
      flat: { component: Flat, b: 5 }

    """
  // Conditions have no colours.
  private static let usable = text.replacing("$length.gap == 4 ? red : blue", with: "red")
    .replacing("    states: {}\n", with: "").replacing("    states: {}\n", with: "")

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  private func make() -> TestInspector { TestInspector(["styles/card.yaml": PropertyEditTests.usable]) }

  private func errors(_ inspector: TestInspector) -> [JSONValue] {
    inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? []
  }

  /// What is asked for, and the lines that go and come.
  private static let cases: [(String, String, [String], [String])] = [
    (
      "Card",
      #"{"action": "add", "name": "gap", "type": "CGFloat", "default": "12", "min": "0", "max": "40", "summary": "Between them."}"#,
      [], ["      gap: { type: CGFloat, default: 12, min: 0, max: 40, summary: Between them. }"]
    ),
    (
      "Card",
      #"{"action": "add", "name": "kind", "type": "String", "values": ["flat", "glossy"], "default": "flat"}"#,
      [], ["      kind: { type: String, values: [flat, glossy], default: flat }"]
    ),
    (
      "Card",
      #"{"action": "add", "name": "titles", "type": "Strings", "default": "[Day, Week]", "max": "5"}"#,
      [], ["      titles: { type: Strings, default: [Day, Week], max: 5 }"]
    ),
    (
      "Card", #"{"action": "add", "name": "titles", "type": "Strings", "default": "[a, b]", "max": "1"}"#,
      ["refused"], []
    ),
    (
      "Card", #"{"action": "add", "name": "note", "type": "String?", "default": null}"#,
      [], ["      note: { type: String?, default: null }"]
    ),
    (
      "Card", #"{"action": "change", "property": "ink", "type": "UIColor?", "default": ""}"#,
      ["      ink: { type: UIColor, default: black }"], ["      ink: { type: UIColor?, default: null }"]
    ),
    (
      "Card", #"{"action": "add", "name": "count", "type": "String", "default": "12"}"#,
      [], [#"      count: { type: String, default: "12" }"#]
    ),
    (
      "Card", #"{"action": "add", "name": "tone", "type": "UIColor", "default": "$color.none"}"#, ["refused"],
      []
    ),
    (
      "Bare", #"{"action": "add", "name": "isOn", "type": "Bool", "default": "true"}"#,
      [], ["    properties:", "      isOn: { type: Bool, default: true }"]
    ),
    (
      "Flat", #"{"action": "add", "name": "d", "type": "Int", "default": "4"}"#,
      [
        "  Flat: { base: UIView, properties: { a: { type: Int, default: 1 }, b: { type: Int, default: 2 }, c: { type: Int, default: 3 } } }"
      ],
      [
        "  Flat:", "    base: UIView", "    properties:", "      a: { type: Int, default: 1 }",
        "      b: { type: Int, default: 2 }", "      c: { type: Int, default: 3 }",
        "      d: { type: Int, default: 4 }",
      ]
    ),
    (
      "Card",
      #"{"action": "change", "property": "radius", "type": "CGFloat", "default": "10", "min": "0", "max": "30", "step": "", "summary": ""}"#,
      ["      radius: { type: CGFloat, default: 8, min: 0 }   # in points"],
      ["      radius: { type: CGFloat, default: 10, min: 0, max: 30 }   # in points"]
    ),
    (
      "Card",
      #"{"action": "change", "property": "word", "type": "String", "default": "Hello", "summary": ""}"#,
      ["        summary: What it says."], []
    ),
    (
      "Card", #"{"action": "change", "property": "radius", "type": "CGFloat", "default": "8", "min": "0"}"#,
      [], []
    ),
    (
      "Card", #"{"action": "move", "property": "ink", "index": 0}"#,
      [
        "      # How round it is.", "      radius: { type: CGFloat, default: 8, min: 0 }   # in points",
      ],
      [
        "      # How round it is.", "      radius: { type: CGFloat, default: 8, min: 0 }   # in points",
      ]
    ),
    (
      "Flat", #"{"action": "move", "property": "c", "index": 0}"#,
      [
        "  Flat: { base: UIView, properties: { a: { type: Int, default: 1 }, b: { type: Int, default: 2 }, c: { type: Int, default: 3 } } }"
      ],
      [
        "  Flat: { base: UIView, properties: { c: { type: Int, default: 3 }, a: { type: Int, default: 1 }, b: { type: Int, default: 2 } } }"
      ]
    ),
    (
      "Card", #"{"action": "delete", "property": "ink"}"#,
      [
        "      ink: { type: UIColor, default: black }",
        "        - { name: text, kind: text, string: $word, foregroundColor: $ink, font: { size: 15 } }",
      ],
      ["        - { name: text, kind: text, string: $word, foregroundColor: black, font: { size: 15 } }"]
    ),
    (
      "Flat", #"{"action": "delete", "property": "b"}"#,
      [
        "  Flat: { base: UIView, properties: { a: { type: Int, default: 1 }, b: { type: Int, default: 2 }, c: { type: Int, default: 3 } } }",
        "  flat: { component: Flat, b: 5 }",
      ],
      [
        "  Flat: { base: UIView, properties: { a: { type: Int, default: 1 }, c: { type: Int, default: 3 } } }",
        "  flat: { component: Flat }",
      ]
    ),
    (
      "Card", #"{"action": "extract", "key": "track.backgroundColor", "name": "trackColor"}"#,
      [
        "        - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: navy, cornerRadius: $radius, opacity: 0.9 }",
        "  card: { component: Card, radius: 4, track.backgroundColor: red, modes: { dark: { track.backgroundColor: blue } } }",
      ],
      [
        "      trackColor: { type: UIColor, default: navy }",
        "        - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: $trackColor, cornerRadius: $radius, opacity: 0.9 }",
        "  card: { component: Card, radius: 4, trackColor: red, modes: { dark: { trackColor: blue } } }",
      ]
    ),
    (
      "Card", #"{"action": "extract", "key": "track.opacity", "name": "trackOpacity"}"#,
      [
        "        - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: navy, cornerRadius: $radius, opacity: 0.9 }"
      ],
      [
        "      trackOpacity: { type: CGFloat, default: 0.9, min: 0, max: 1 }",
        "        - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: navy, cornerRadius: $radius, opacity: $trackOpacity }",
      ]
    ),
    (
      "Card", #"{"action": "extract", "key": "text.font", "name": "face"}"#,
      ["        - { name: text, kind: text, string: $word, foregroundColor: $ink, font: { size: 15 } }"],
      [
        "      face: { type: Font, default: { size: 15 } }",
        "        - { name: text, kind: text, string: $word, foregroundColor: $ink, font: $face }",
      ]
    ),
    (
      "Bare", #"{"action": "extract", "key": "dot.lineWidth", "name": "line"}"#,
      [
        "    layer: { sublayers: [{ name: dot, kind: shape, path: ellipse, fillColor: red, lineWidth: $length.gap }] }"
      ],
      [
        "    properties:", "      line: { type: CGFloat, default: $length.gap, min: 0 }",
        "    layer: { sublayers: [{ name: dot, kind: shape, path: ellipse, fillColor: red, lineWidth: $line }] }",
      ]
    ),
    (
      "Card", #"{"action": "extract", "key": "track.borderWidth", "name": "edge"}"#,
      [
        "        - { name: track, kind: rectangle, frame: [0, 0, 40, 20], backgroundColor: navy, cornerRadius: $radius, opacity: 0.9 }"
      ],
      [
        "      edge: { type: CGFloat, default: 0, min: 0 }",
        "        - name: track", "          kind: rectangle", "          frame: [0, 0, 40, 20]",
        "          backgroundColor: navy", "          cornerRadius: $radius", "          opacity: 0.9",
        "          borderWidth: $edge",
      ]
    ),
  ]

  @Test(arguments: cases) func anEditOfPropertiesIsMinimal(
    _ component: String, _ body: String, _ gone: [String], _ come: [String]
  ) {
    let inspector = make()
    #expect(errors(inspector).isEmpty)
    let (status, json) = inspector.post("properties", object(body).with("component", .string(component)))
    if gone == ["refused"] {
      #expect(status == 422 && inspector.text("styles/card.yaml") == PropertyEditTests.usable, "\(json)")
      return
    }
    #expect(status == 200, "\(json)")
    let text = inspector.text("styles/card.yaml")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).sorted()
    }
    var rest = lines(PropertyEditTests.usable)
    for line in gone {
      if let place = rest.firstIndex(of: line) { rest.remove(at: place) } else { Issue.record("no \(line)") }
    }
    #expect(lines(text) == (rest + come).sorted(), "\(text)")
    #expect(errors(inspector).isEmpty, "\(errors(inspector))")
    if gone != come || body.contains("move") {
      #expect(text != PropertyEditTests.usable)
      #expect(inspector.post("undo", [:]).status == 200)
    }
    #expect(inspector.text("styles/card.yaml") == PropertyEditTests.usable)
  }

  @Test func entriesChangePlacesWithTheirComments() {
    let inspector = make()
    inspector.post("properties", ["component": "Card", "action": "move", "property": "radius", "index": 1])
    let text = inspector.text("styles/card.yaml")
    #expect(
      text.contains(
        """
            properties:
              word:
                type: String
                default: Hello
                summary: What it says.

              # How round it is.
              radius: { type: CGFloat, default: 8, min: 0 }   # in points
              ink: { type: UIColor, default: black }
        """), "\(text)")
  }

  /// What follows a property alone gets what it is by default; what computes with it breaks, and that is told before.
  @Test func whatBreaksIsToldBeforeAPropertyGoes() {
    let inspector = make()
    let body: JSONValue = ["component": "Card", "action": "delete", "property": "radius"]
    let told = inspector.post("properties", body.with("dryRun", true))
    #expect(told.status == 200 && told.json["values"] == 2, "\(told.json)")
    let breaks = told.json["breaks"]?.array ?? []
    #expect(breaks.count == 1 && breaks.first?["text"] == "borderWidth: $radius * 0.5", "\(told.json)")
    #expect(inspector.post("properties", body).status == 409)
    #expect(inspector.text("styles/card.yaml") == PropertyEditTests.usable)
    #expect(inspector.post("properties", body.with("force", true)).status == 200)
    let text = inspector.text("styles/card.yaml")
    #expect(text.contains("cornerRadius: 8, opacity: 0.9") && !text.contains("radius: 4"), "\(text)")
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == PropertyEditTests.usable)
  }

  @Test func aPropertyIsRenamedWithItsUses() {
    let inspector = make()
    let (status, json) = inspector.post(
      "rename", ["kind": "property", "component": "Card", "id": "radius", "name": "rounding"])
    #expect(status == 200, "\(json)")
    let wanted = PropertyEditTests.usable.replacing("$radius", with: "$rounding")
      .replacing(" radius:", with: " rounding:")
    #expect(inspector.text("styles/card.yaml") == wanted)
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == PropertyEditTests.usable)
    let names: [(String, Int)] = [
      ("word", 409), ("alpha", 409), ("", 422), ("a: b", 422), ("9x", 422), ("a.b", 422), ("x\ny", 422),
      (String(repeating: "x", count: 5000), 422),
    ]
    for (name, wanted) in names {
      let answer = inspector.post(
        "rename", ["kind": "property", "component": "Card", "id": "radius", "name": .string(name)])
      #expect(answer.status == wanted, "\(name): \(answer.json)")
      let added = inspector.post(
        "properties",
        ["component": "Card", "action": "add", "name": .string(name), "type": "Int", "default": "1"])
      #expect(added.status == wanted, "\(name): \(added.json)")
    }
    #expect(inspector.text("styles/card.yaml") == PropertyEditTests.usable)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "add", "name": "x"}"#, 400),
    (#"{"action": "add", "name": "x", "type": "Hologram", "default": "1"}"#, 422),
    (#"{"action": "add", "name": "x", "type": "CGFloat"}"#, 422),
    (#"{"action": "add", "name": "x", "type": "CGFloat", "default": "9", "max": "3"}"#, 422),
    (#"{"action": "add", "name": "x", "type": "CGFloat", "default": "[1"}"#, 422),
    (#"{"action": "add", "name": "x", "type": "CGFloat", "default": "1, y: 2"}"#, 422),
    (#"{"action": "add", "name": "x", "type": "String", "values": ["a", "b"], "default": "c"}"#, 422),
    (#"{"action": "change", "property": "none", "default": "1"}"#, 404),
    (#"{"action": "change", "property": "alpha", "default": "1"}"#, 422),
    (#"{"action": "change", "property": "radius", "type": "UIColor", "default": "red"}"#, 409),
    (#"{"action": "move", "property": "radius"}"#, 400), (#"{"action": "move"}"#, 400),
    (#"{"action": "explode", "property": "radius"}"#, 400), ("{}", 400),
    (#"{"action": "extract", "key": "track.cornerRadius", "name": "x"}"#, 422),
    (#"{"action": "extract", "key": "radius", "name": "x"}"#, 422),
    (#"{"action": "extract", "key": "none.x", "name": "x"}"#, 404),
    (#"{"action": "extract", "key": "track.opacity", "name": "radius"}"#, 409),
    (#"{"action": "extract", "key": "track.transform", "name": "x"}"#, 422),
    (#"{"action": "extract", "key": "track.opacity", "name": "a b"}"#, 422),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("properties", object(body).with("component", "Card"))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body: JSONValue = ["component": "Card", "action": "delete", "property": "ink"]
    let locked = make()
    locked.store.locked = ["styles/card.yaml"]
    #expect(locked.post("properties", body).status == 409)
    let broken = TestInspector(["styles/card.yaml": PropertyEditTests.usable + "  broken: [\n"])
    #expect(broken.post("properties", body).status == 422)
    let readOnly = TestInspector(["styles/card.yaml": PropertyEditTests.usable], isReadOnly: true)
    #expect(readOnly.post("properties", body).status == 403)
    let shared = make()
    shared.store.meanwhile = {
      shared.files.texts["/w/styles/card.yaml"] = PropertyEditTests.usable + "# other\n"
    }
    #expect(shared.post("properties", body).status == 409)
    #expect(shared.text("styles/card.yaml") == PropertyEditTests.usable + "# other\n")
    let foreign = TestInspector(["styles/a.yaml": "styles: { a: { component: UIView } }\n"])
    #expect(foreign.post("properties", body.with("component", "UIView")).status == 422)
  }

  @Test func thePageListsPropertiesAndWhatIsUnused() {
    let inspector = make()
    inspector.post(
      "properties", ["component": "Card", "action": "add", "name": "idle", "type": "Int", "default": "1"])
    let list = inspector.get("style?id=card")["properties"]?.array ?? []
    #expect(list.compactMap { $0["name"]?.string } == ["radius", "word", "ink", "idle"])
    #expect(list.map { $0["unused"] } == [false, false, false, true])
    #expect(list.first?["default"] == "8" && list.first?["min"] == "0" && list.first?["type"] == "CGFloat")
    #expect(inspector.get("style?component=Flat")["properties"]?.array?.count == 3)
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
    for number in 0..<(isEveryCaseTried ? 200 : 30) {
      let component = components.randomElement(using: &random)!
      let before = inspector.files.texts
      let detail = inspector.get("style?component=\(component)")
      let own = detail["properties"]?.array?.compactMap { $0["name"]?.string } ?? []
      let keys = detail["rows"]?.array?.filter { $0["section"]?.string?.hasPrefix("layer:") == true }
        .compactMap {
          $0["key"]?.string
        }
      let any = own.randomElement(using: &random) ?? "none"
      let action = ["add", "move", "delete", "extract", "rename", "component", "deleteComponent"]
        .randomElement(
          using: &random)!
      let (status, json): (Int, JSONValue)
      switch action {
      case "rename":
        (status, json) = inspector.post(
          "rename",
          [
            "kind": "property", "component": .string(component), "id": .string(any),
            "name": .string("p\(number)"),
          ])
      case "component":
        (status, json) = inspector.post(
          "create",
          [
            "kind": "component", "name": .string("New\(number)"), "style": "plain",
            "base": .string([component, "UIView", "UIButton"].randomElement(using: &random)!),
            "newFile": .bool(Bool.random(using: &random)),
          ])
      case "deleteComponent":
        (status, json) = inspector.post("delete", ["kind": "component", "id": .string(component)])
      case _:
        (status, json) = inspector.post(
          "properties",
          [
            "component": .string(component), "action": .string(action),
            "property": action == "add" || action == "extract" ? .null : .string(any),
            "name": .string("p\(number)"), "type": "CGFloat", "default": "1",
            "key": .string(keys?.randomElement(using: &random) ?? ""),
            "index": .integer(Int.random(in: 0...3, using: &random)),
          ])
      }
      guard status == 200 else {
        #expect(status < 500 && inspector.files.texts == before, "\(json)")
        done["refused: " + (json["error"]?["message"]?.string ?? "?"), default: 0] += 1
        continue
      }
      done[action, default: 0] += 1
      #expect(errors(inspector).isEmpty, "\(component) \(action): \(errors(inspector))")
      if inspector.files.texts != before, action == "deleteComponent" || Bool.random(using: &random) {
        #expect(inspector.post("undo", [:]).status == 200)
        #expect(inspector.files.texts == before, "\(component) \(action) \(json)")
      }
    }
    #expect(done.keys.count { !$0.hasPrefix("refused") } >= 6, "\(done)")
    if isEveryCaseTried { print(done) }
  }
}
