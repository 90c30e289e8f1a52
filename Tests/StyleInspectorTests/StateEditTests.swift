import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// States are declared and taken away, with what is said in them.
@Suite struct StateEditTests {
  private static let text = """
    components:
      Chip:
        base: UIButton
        layer: { borderWidth: 1 }
        states:
          own: [loading, invalid]
          loading: { layer.borderWidth: 2 }   # thicker
          highlighted: { alpha: 0.5, layer.borderWidth: 3 }
          loading+invalid: { alpha: 0.4 }
      Flat:
        base: UIButton
        layer: { borderWidth: 1 }
        states: { highlighted: { alpha: 0.5 } }
        preview: { size: [60, 44] }
      Bare:
        base: UIButton
        layer: { borderWidth: 1 }
        preview: { size: [60, 44] }
      Line: { base: UIButton, layer: { borderWidth: 1 } }
    styles:
      chip:
        component: Chip
        titleColor: red
        states:
          highlighted: { titleColor: blue }   # pressed
          loading+highlighted: { titleColor: green }
      soft: { component: Chip, states: { loading: { titleColor: navy, alpha: 0.9 } } }
      flat: { component: Flat }
      bare: { component: Bare }
      line: { component: Line }

    """

  private func make() -> TestInspector { TestInspector(["styles/chip.yaml": StateEditTests.text]) }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  /// What is asked for, and the lines that go and come.
  private static let cases: [(String, [String], [String])] = [
    (
      #"{"action": "declare", "component": "Chip", "state": "on-sale"}"#, ["      own: [loading, invalid]"],
      ["      own: [loading, invalid, on-sale]"]
    ),
    (
      #"{"action": "declare", "component": "Flat", "state": "loading"}"#,
      ["    states: { highlighted: { alpha: 0.5 } }"],
      ["    states: { own: [loading], highlighted: { alpha: 0.5 } }"]
    ),
    (
      #"{"action": "declare", "component": "Bare", "state": "busy"}"#, [],
      ["    states: { own: [busy] }"]
    ),
    (
      #"{"action": "declare", "component": "Line", "state": "busy"}"#,
      ["  Line: { base: UIButton, layer: { borderWidth: 1 } }"],
      ["  Line: { base: UIButton, layer: { borderWidth: 1 }, states: { own: [busy] } }"]
    ),
    (
      #"{"action": "undeclare", "component": "Chip", "state": "loading"}"#,
      [
        "      own: [loading, invalid]", "      loading: { layer.borderWidth: 2 }   # thicker",
        "      loading+invalid: { alpha: 0.4 }", "      loading+highlighted: { titleColor: green }",
        "  soft: { component: Chip, states: { loading: { titleColor: navy, alpha: 0.9 } } }",
      ],
      ["      own: [invalid]", "  soft: { component: Chip }"]
    ),
    (
      #"{"action": "clear", "style": "chip", "state": "highlighted"}"#,
      ["      highlighted: { titleColor: blue }   # pressed"], []
    ),
    (
      #"{"action": "clear", "style": "soft", "state": "loading"}"#,
      ["  soft: { component: Chip, states: { loading: { titleColor: navy, alpha: 0.9 } } }"],
      ["  soft: { component: Chip }"]
    ),
    (
      #"{"action": "clear", "component": "Chip", "state": "invalid+loading"}"#,
      ["      loading+invalid: { alpha: 0.4 }"], []
    ),
    (
      #"{"action": "clear", "component": "Flat", "state": "highlighted"}"#,
      ["    states: { highlighted: { alpha: 0.5 } }"], []
    ),
  ]

  @Test(arguments: cases) func anEditOfStatesIsMinimal(_ body: String, _ gone: [String], _ come: [String]) {
    let inspector = make()
    let (status, json) = inspector.post("states", object(body))
    #expect(status == 200, "\(json)")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).sorted()
    }
    var rest = lines(StateEditTests.text)
    for line in gone {
      if let place = rest.firstIndex(of: line) { rest.remove(at: place) } else { Issue.record("no \(line)") }
    }
    let text = inspector.text("styles/chip.yaml")
    #expect(lines(text) == (rest + come).sorted(), "\(text)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text)
  }

  @Test func whatGoesWithAStateIsTold() {
    let inspector = make()
    let (status, json) = inspector.post(
      "states", ["action": "undeclare", "component": "Chip", "state": "loading", "dryRun": true])
    #expect(status == 200 && json["values"] == 5 && json["breaks"] == [], "\(json)")
    #expect(inspector.store.writeCount == 0)
    #expect(inspector.get("style?id=chip")["ownStates"] == ["loading", "invalid"])
  }

  /// A state is one for all that declare it: what lies in a layer is in the states of its holder.
  @Test func aStateIsRenamedWhereverItIsSpokenOf() {
    let other = """
      imports: [chip.yaml]
      traits:
        Pulse:
          base: UIButton
          states: { own: [loading] }
      components:
        Holder:
          base: UIButton
          layer: { sublayers: [{ name: inner, kind: Chip, frame: [0, 0, 40, 40] }] }
          variants:
            kind:
              a: { states: { loading: { alpha: 0.3 }, highlighted: { alpha: 0.2 } } }
              b: { alpha: 0.9 }
          states: { own: ["loading"], 'loading+highlighted': { alpha: 0.1 } }   # loading
          animations:
            beat: { property: inner.opacity, to: 0.5, duration: 1, state: loading }
      styles:
        holder: { component: Holder, titleColor: red, title: loading, states: { loading: { title: loading } } }

      """
    let inspector = TestInspector(["styles/chip.yaml": StateEditTests.text, "styles/holder.yaml": other])
    let errors = { inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? [] }
    let before = errors().count
    let body: JSONValue = ["kind": "state", "component": "Chip", "id": "loading", "name": "busy"]
    let (status, json) = inspector.post("rename", body)
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text.replacing("loading", with: "busy"))
    #expect(
      inspector.text("styles/holder.yaml")
        == other.replacing("loading", with: "busy").replacing("# busy", with: "# loading")
        .replacing("title: busy", with: "title: loading"))
    #expect(errors().count == before)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text)
    #expect(inspector.text("styles/holder.yaml") == other)
    for (id, name, wanted) in [
      ("loading", "invalid", 409), ("loading", "highlighted", 409), ("loading", "normal", 409),
      ("loading", "dark", 422), ("loading", "Big", 422), ("loading", "", 422), ("loading", "a], x: [b", 422),
      ("none", "x", 404), ("highlighted", "x", 404), ("loading", "a", 422),
    ] {
      let body: JSONValue = [
        "kind": "state", "component": "Chip", "id": .string(id), "name": .string(name),
      ]
      #expect(inspector.post("rename", body).status == wanted, "\(id) \(name)")
    }
    inspector.store.locked = ["styles/holder.yaml"]
    #expect(inspector.post("rename", body).status == 409)
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "declare", "component": "Chip", "state": "loading"}"#, 409),
    (#"{"action": "declare", "component": "Chip", "state": "highlighted"}"#, 409),
    (#"{"action": "declare", "component": "Chip", "state": "normal"}"#, 409),
    (#"{"action": "declare", "component": "Chip", "state": "Big"}"#, 422),
    (#"{"action": "declare", "component": "Chip", "state": "a], x: [b"}"#, 422),
    (#"{"action": "declare", "component": "Chip", "state": "dark"}"#, 422),
    (#"{"action": "declare", "component": "Chip", "state": "hidden"}"#, 422),
    (#"{"action": "declare", "component": "Chip", "state": ""}"#, 422),
    (#"{"action": "declare", "style": "chip", "state": "busy"}"#, 400),
    (#"{"action": "declare", "component": "UIButton", "state": "busy"}"#, 404),
    (#"{"action": "undeclare", "component": "Chip", "state": "busy"}"#, 404),
    (#"{"action": "undeclare", "component": "Chip", "state": "highlighted"}"#, 404),
    (#"{"action": "clear", "style": "flat", "state": "highlighted"}"#, 404),
    (#"{"action": "clear", "style": "none", "state": "highlighted"}"#, 404),
    (#"{"action": "clear", "style": "chip", "state": ""}"#, 404),
    (#"{"action": "clear", "component": "Chip", "state": "own"}"#, 404),
    (#"{"action": "explode", "component": "Chip"}"#, 400), ("{}", 404),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("states", object(body))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body: JSONValue = ["action": "clear", "style": "soft", "state": "loading"]
    let locked = make()
    locked.store.locked = ["styles/chip.yaml"]
    #expect(locked.post("states", body).status == 409)
    let readOnly = TestInspector(["styles/chip.yaml": StateEditTests.text], isReadOnly: true)
    #expect(readOnly.post("states", body).status == 403)
    let broken = TestInspector(["styles/chip.yaml": StateEditTests.text + "  broken: [\n"])
    #expect(broken.post("states", body).status == 422)
    let shared = make()
    shared.store.meanwhile = { shared.files.texts["/w/styles/chip.yaml"] = StateEditTests.text + "# other\n" }
    #expect(shared.post("states", body).status == 409)
    #expect(shared.text("styles/chip.yaml") == StateEditTests.text + "# other\n")
  }
}
