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

  private static let spoken = """
    imports: [chip.yaml]
    traits:
      Pulse:
        base: UIButton
        states: { own: [busy], busy: { alpha: 0.2 } }
    components:
      Base:
        base: UIButton
        layer: { borderWidth: 1, sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4] }] }
        variants:
          kind:
            plain: { alpha: 0.9 }
            loud: { alpha: 0.8, states: { busy: { alpha: 0.7 } } }
          compounds: []
        states: { own: [busy], highlighted: { alpha: 0.5 } }
        animations:
          beat: { property: dot.opacity, to: 0.5, duration: 1, state: busy }   # while it waits
          glow: { property: dot.opacity, to: 0.5, duration: 1, state: highlighted }
      Derived: { base: Base, states: { busy: { alpha: 0.6 } } }
      Pulsing: { base: Base, traits: Pulse, states: { busy: { alpha: 0.4 } } }
      Other: { base: UIButton, states: { own: [busy], busy: { alpha: 0.3 } } }
    styles:
      base: { component: Base, states: { busy: { titleColor: red, alpha: 1 } } }
      derived: { component: Derived, title: busy, states: { busy+highlighted: { titleColor: red }, highlighted: { alpha: 1 } } }
      pulsing: { component: Pulsing, states: { busy: { titleColor: red } } }
      other: { component: Other, states: { busy: { titleColor: red } } }

    """

  /// What is said in a state goes with it, wherever it stands, unless somebody else declares the state.
  @Test func variantsStylesAndAnimationsGoWithTheirState() {
    let inspector = TestInspector([
      "styles/chip.yaml": StateEditTests.text, "styles/base.yaml": StateEditTests.spoken,
    ])
    let body: JSONValue = ["action": "undeclare", "component": "Base", "state": "busy"]
    let (status, told) = inspector.post("states", body.with("dryRun", true))
    #expect(status == 200 && told["breaks"] == [] && told["values"] == 6, "\(told)")
    let along = told["along"]?.array ?? []
    #expect(
      along.map { $0["name"]?.string ?? "" } == [
        "Variant loud of Base", "Animation beat of Base", "Component Derived", "Style base", "Style derived",
      ])
    #expect(along.first?["text"] == "loud: { alpha: 0.8, states: { busy: { alpha: 0.7 } } }")
    #expect(along.first?["line"] == 13)
    #expect(inspector.store.writeCount == 0)
    #expect(inspector.post("states", body).status == 200)
    var wanted = StateEditTests.spoken
    for (before, after) in [
      ("loud: { alpha: 0.8, states: { busy: { alpha: 0.7 } } }", "loud: { alpha: 0.8 }"),
      ("{ own: [busy], highlighted: { alpha: 0.5 } }", "{ highlighted: { alpha: 0.5 } }"),
      ("      beat: { property: dot.opacity, to: 0.5, duration: 1, state: busy }   # while it waits\n", ""),
      ("Derived: { base: Base, states: { busy: { alpha: 0.6 } } }", "Derived: { base: Base }"),
      (
        "base: { component: Base, states: { busy: { titleColor: red, alpha: 1 } } }",
        "base: { component: Base }"
      ),
      ("busy+highlighted: { titleColor: red }, highlighted", "highlighted"),
    ] {
      #expect(wanted.contains(before))
      wanted = wanted.replacing(before, with: after)
    }
    #expect(inspector.text("styles/base.yaml") == wanted)
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/base.yaml") == StateEditTests.spoken)
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text)
  }

  /// Styles, variants and layers that are in a state follow its name, and no longer say it when the state is gone.
  @Test func whatIsInAStateFollowsIt() {
    let text = """
      components:
        Lamp:
          base: UIButton
          layer: { borderWidth: 1 }
          states: { own: [out-of-date, busy], out-of-date: { alpha: 0.4 }, busy: { alpha: 0.6 } }
          variants: { kind: { fresh: { alpha: 0.9 }, stale: { isOutOfDate: true, alpha: 0.8 } } }
        Desk:
          base: UIView
          properties: { isOld: { type: Bool, default: true } }
          layer: { sublayers: [{ name: lamp, kind: Lamp, isOutOfDate: $isOld, frame: [0, 0, 44, 44] }] }
      styles:
        lamp: { component: Lamp, isOutOfDate: true, isBusy: true }
        desk: { component: Desk, lamp.isOutOfDate: false }

      """
    let inspector = TestInspector(["styles/lamp.yaml": text])
    let errors = { inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? [] }
    #expect(errors() == [])
    let (status, json) = inspector.post(
      "rename", ["kind": "state", "component": "Lamp", "id": "out-of-date", "name": "stale-by-now"])
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/lamp.yaml")
        == text.replacing("out-of-date", with: "stale-by-now").replacing("isOutOfDate", with: "isStaleByNow"))
    #expect(errors() == [])
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/lamp.yaml") == text)
    #expect(
      inspector.post("states", ["action": "undeclare", "component": "Lamp", "state": "busy"]).status == 200)
    #expect(
      inspector.text("styles/lamp.yaml")
        == text.replacing(", busy]", with: "]").replacing(", busy: { alpha: 0.6 }", with: "")
        .replacing(", isBusy: true", with: ""))
    #expect(errors() == [])
  }

  /// A list that holds nothing else goes, and so do animations that nothing else is among.
  @Test func nothingIsLeftOfWhatHeldTheStateAlone() {
    let text = """
      components:
        Lamp:
          base: UIButton
          layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4] }] }
          states:
            # Code switches it.
            own: [busy]
            busy: { alpha: 0.4 }
          animations:
            beat: { property: dot.opacity, to: 0.5, duration: 1, state: busy }
      styles:
        lamp: { component: Lamp }

      """
    let inspector = TestInspector(["styles/lamp.yaml": text])
    #expect(
      inspector.post("states", ["action": "undeclare", "component": "Lamp", "state": "busy"]).status == 200)
    #expect(
      inspector.text("styles/lamp.yaml") == """
        components:
          Lamp:
            base: UIButton
            layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4] }] }
        styles:
          lamp: { component: Lamp }

        """)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/lamp.yaml") == text)
  }

  /// A style says its first value for a state that its component declares.
  @Test func aStyleSaysAValueInAStateOfItsOwn() {
    let inspector = make()
    let body: JSONValue = [
      "style": "chip", "key": "titleColor", "states": "loading", "modes": "", "value": "gray",
    ]
    #expect(inspector.post("edit", body).status == 200)
    #expect(
      inspector.text("styles/chip.yaml")
        == StateEditTests.text.replacing(
          "      loading+highlighted: { titleColor: green }\n",
          with: "      loading+highlighted: { titleColor: green }\n      loading: { titleColor: gray }\n"))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.post("edit", body.with("style", "flat")).status == 422, "it is never in that state")
    #expect(inspector.text("styles/chip.yaml") == StateEditTests.text)
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
