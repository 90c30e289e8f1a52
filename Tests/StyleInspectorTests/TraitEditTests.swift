import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Traits are made, taken on and taken off, with what is said of what they bring.
@Suite struct TraitEditTests {
  private static let text = """
    traits:
      Round:   # corners
        properties: { radius: { type: CGFloat, default: 6 } }
        layer: { cornerRadius: $radius }
      Dotted:
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
      Switchable: { base: UISwitch }
    components:
      Chip:
        base: UIButton
        properties:
          tone: { type: UIColor, default: gray }
          width: { type: CGFloat, default: 1 }   # in points
        layer: { borderColor: $tone, borderWidth: $width }
      Badge: { base: UIView, traits: Round, layer: { opacity: 0.9 } }
      Tile:
        base: UIButton
        traits: [Round, Dotted]   # both
        properties: { radius: { default: 9 } }
        layer: { borderWidth: 1 }
        states: { highlighted: { dot.opacity: 0.5 } }
      Large: { base: Tile }
      Using: { base: UIButton, traits: [Round], layer: { borderWidth: $radius } }
    styles:
      chip: { component: Chip, tone: red }
      badge: { component: Badge, radius: 3 }   # round
      tile: { component: Tile, radius: 4, dot.backgroundColor: blue }
      large: { component: Large, radius: 5 }
      using: { component: Using, radius: 7 }

    """

  private func make() -> TestInspector { TestInspector(["styles/chip.yaml": TraitEditTests.text]) }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  /// What is asked for, and the texts that are replaced.
  private static let cases: [(String, [(String, String)])] = [
    (
      #"{"action": "adopt", "component": "Chip", "trait": "Round"}"#,
      [("    base: UIButton\n    properties:\n", "    base: UIButton\n    traits: Round\n    properties:\n")]
    ),
    (
      #"{"action": "adopt", "component": "Badge", "trait": "Dotted"}"#,
      [("traits: Round,", "traits: [Round, Dotted],")]
    ),
    (
      #"{"action": "adopt", "component": "Using", "trait": "Dotted"}"#,
      [("traits: [Round],", "traits: [Round, Dotted],")]
    ),
    (
      #"{"action": "drop", "component": "Badge", "trait": "Round"}"#,
      [(" traits: Round,", ""), ("{ component: Badge, radius: 3 }", "{ component: Badge }")]
    ),
    (
      #"{"action": "drop", "component": "Tile", "trait": "Round"}"#,
      [
        ("[Round, Dotted]   # both", "[Dotted]   # both"),
        ("    properties: { radius: { default: 9 } }\n", ""), (" radius: 4,", ""),
        ("{ component: Large, radius: 5 }", "{ component: Large }"),
      ]
    ),
    (
      #"{"action": "drop", "component": "Tile", "trait": "Dotted"}"#,
      [
        ("[Round, Dotted]   # both", "[Round]   # both"),
        ("    states: { highlighted: { dot.opacity: 0.5 } }\n", ""), (", dot.backgroundColor: blue", ""),
      ]
    ),
    (
      #"{"action": "create", "component": "Chip", "name": "Toned", "takes": ["tone"]}"#,
      [
        (
          "  Switchable: { base: UISwitch }\n",
          "  Switchable: { base: UISwitch }\n  Toned:\n    properties:\n      tone: { type: UIColor, default: gray }\n"
        ),
        ("    base: UIButton\n    properties:\n", "    base: UIButton\n    traits: Toned\n    properties:\n"),
        ("      tone: { type: UIColor, default: gray }\n      width", "      width"),
      ]
    ),
    (
      #"{"action": "create", "component": "Chip", "name": "Padded", "summary": "Room: # more", "base": "UIControl", "properties": [{"name": "room", "type": "CGFloat", "default": "4"}]}"#,
      [
        (
          "  Switchable: { base: UISwitch }\n",
          "  Switchable: { base: UISwitch }\n  Padded:\n    summary: \"Room: # more\"\n    base: UIControl\n    properties:\n      room: { type: CGFloat, default: 4 }\n"
        ),
        (
          "    base: UIButton\n    properties:\n", "    base: UIButton\n    traits: Padded\n    properties:\n"
        ),
      ]
    ),
  ]

  @Test(arguments: cases) func anEditOfTraitsIsMinimal(_ body: String, _ changes: [(String, String)]) {
    let inspector = make()
    let (status, json) = inspector.post("traits", object(body))
    #expect(status == 200, "\(json)")
    var wanted = TraitEditTests.text
    for (before, after) in changes {
      #expect(wanted.contains(before), "\(before)")
      wanted = wanted.replacing(before, with: after, maxReplacements: 1)
    }
    #expect(inspector.text("styles/chip.yaml") == wanted)
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == TraitEditTests.text)
  }

  /// The first trait of a file, for a component that says nothing else.
  @Test func aTraitIsMadeFromNothing() {
    let text = "components:\n  Chip: { base: UIButton }\nstyles:\n  chip: { component: Chip }\n"
    let inspector = TestInspector(["styles/chip.yaml": text])
    let body =
      #"{"action": "create", "component": "Chip", "name": "Faded", "properties": [{"name": "fade", "type": "CGFloat", "default": "0.5"}]}"#
    let (status, json) = inspector.post("traits", object(body))
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/chip.yaml") == """
        traits:
          Faded:
            properties:
              fade: { type: CGFloat, default: 0.5 }

        components:
          Chip: { base: UIButton, traits: Faded }
        styles:
          chip: { component: Chip }

        """)
    #expect(inspector.get("style?id=chip")["traits"]?.array?.first?["properties"] == ["fade"])
    #expect(inspector.post("traits", ["action": "delete", "trait": "Faded"]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == text)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == text)
  }

  @Test func whatBreaksIsToldBefore() {
    let inspector = make()
    let body = object(#"{"action": "drop", "component": "Using", "trait": "Round"}"#)
    let (status, told) = inspector.post("traits", body.with("dryRun", true))
    #expect(status == 200 && told["values"] == 1 && told["breaks"]?.array?.count == 1, "\(told)")
    #expect(told["along"]?.array?.map { $0["name"]?.string ?? "" } == ["Style using"])
    #expect(inspector.post("traits", body).status == 409)
    #expect(inspector.store.writeCount == 0)
    #expect(inspector.post("traits", body.with("force", true)).status == 200)
    #expect(
      inspector.text("styles/chip.yaml").contains(
        "Using: { base: UIButton, layer: { borderWidth: $radius } }"))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == TraitEditTests.text)
  }

  @Test func aTraitGoesFromAllThatHaveIt() {
    let inspector = make()
    let body = object(#"{"action": "delete", "trait": "Dotted"}"#)
    let (status, told) = inspector.post("traits", body.with("dryRun", true))
    #expect(status == 200 && told["breaks"] == [], "\(told)")
    #expect(
      told["along"]?.array?.map { $0["name"]?.string ?? "" } == [
        "Component Tile", "Component Tile", "Style tile",
      ])
    #expect(inspector.post("traits", body).status == 200)
    var wanted = TraitEditTests.text
    for (before, after) in [
      (
        "  Dotted:\n    layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }\n",
        ""
      ), ("[Round, Dotted]", "[Round]"), ("    states: { highlighted: { dot.opacity: 0.5 } }\n", ""),
      (", dot.backgroundColor: blue", ""),
    ] { wanted = wanted.replacing(before, with: after) }
    #expect(inspector.text("styles/chip.yaml") == wanted)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == TraitEditTests.text)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "adopt", "component": "Badge", "trait": "Round"}"#, 409),
    (#"{"action": "adopt", "component": "Large", "trait": "Round"}"#, 409),
    (#"{"action": "adopt", "component": "Chip", "trait": "Switchable"}"#, 422),
    (#"{"action": "adopt", "component": "Chip", "trait": "None"}"#, 404),
    (#"{"action": "adopt", "component": "None", "trait": "Round"}"#, 404),
    (#"{"action": "adopt", "trait": "Round"}"#, 404),
    (#"{"action": "drop", "component": "Chip", "trait": "Round"}"#, 404),
    (#"{"action": "drop", "component": "Large", "trait": "Round"}"#, 404),
    (#"{"action": "delete", "trait": ""}"#, 404),
    (#"{"action": "create", "component": "Chip", "name": "Round"}"#, 409),
    (#"{"action": "create", "component": "Chip", "name": ""}"#, 422),
    (#"{"action": "create", "component": "Chip", "name": "a: [b # c"}"#, 422),
    (#"{"action": "create", "component": "Chip", "name": "New", "takes": ["none"]}"#, 404),
    (#"{"action": "create", "component": "Chip", "name": "New", "takes": ["alpha"]}"#, 404),
    (#"{"action": "create", "component": "Chip", "name": "New", "takes": ["tone", "tone"]}"#, 404),
    (#"{"action": "create", "name": "New", "takes": ["tone"]}"#, 400),
    (#"{"action": "create", "component": "Chip", "name": "New", "base": "Nothing"}"#, 422),
    (
      #"{"action": "create", "component": "Chip", "name": "New", "properties": [{"name": "a b", "type": "CGFloat"}]}"#,
      422
    ),
    (#"{"action": "create", "component": "Chip", "name": "New", "properties": [{"name": "a"}]}"#, 400),
    (
      #"{"action": "create", "component": "Chip", "name": "New", "properties": [{"name": "tone", "type": "CGFloat", "default": "1"}]}"#,
      422
    ),
    (#"{"action": "explode"}"#, 400), ("{}", 400),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("traits", object(body))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body = object(#"{"action": "adopt", "component": "Chip", "trait": "Round"}"#)
    let locked = make()
    locked.store.locked = ["styles/chip.yaml"]
    #expect(locked.post("traits", body).status == 409)
    let readOnly = TestInspector(["styles/chip.yaml": TraitEditTests.text], isReadOnly: true)
    #expect(readOnly.post("traits", body).status == 403)
    let broken = TestInspector(["styles/chip.yaml": TraitEditTests.text + "  broken: [\n"])
    #expect(broken.post("traits", body).status == 422)
  }
}
