import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Several values are written in one step, and what can't be is told.
@Suite struct ManyEditTests {
  private static let text = """
    tokens: { color: { ink: navy } }
    components:
      Chip:
        base: UIButton
        properties: { radius: { type: CGFloat, default: 6, min: 0, max: 20 } }
        layer: { cornerRadius: $radius }
    styles:
      one: { component: Chip, radius: 2 }   # the first
      two:
        component: Chip
        alpha: 0.5   # faint
      three: { extends: one }
      note: { component: UILabel, text: Hi }

    """

  private func make() -> TestInspector {
    TestInspector([
      "styles/a.yaml": ManyEditTests.text,
      "styles/b.yaml": "imports: [a.yaml]\nstyles:\n  far: { component: Chip }\n",
    ])
  }

  private func edit(_ style: String, _ key: String, _ value: JSONValue?, states: String = "") -> JSONValue {
    .object([
      .init("style", .string(style)), .init("key", .string(key)), .init("states", .string(states)),
      value.map { .init("value", $0) } ?? .init("reset", true),
    ])
  }

  @Test func manyStylesAreChangedInOneStep() {
    let inspector = make()
    let before = inspector.files.texts
    let edits = ["one", "two", "three", "far"].map { edit($0, "radius", 9) }
    let (status, json) = inspector.post("edits", ["edits": .array(edits), "label": "Set Radius of 4 styles"])
    #expect(status == 200 && json["left"]?.array?.isEmpty == true, "\(json)")
    #expect(
      inspector.text("styles/a.yaml")
        == ManyEditTests.text.replacing("radius: 2 }   # the first", with: "radius: 9 }   # the first")
        .replacing("alpha: 0.5   # faint\n", with: "alpha: 0.5   # faint\n    radius: 9\n")
        .replacing("{ extends: one }", with: "{ extends: one, radius: 9 }"))
    #expect(inspector.text("styles/b.yaml").contains("far: { component: Chip, radius: 9 }"))
    #expect(json["undo"] == "Set Radius of 4 styles")
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.files.texts == before)
  }

  /// Values that go to the same place of a file are written one after the other.
  @Test func severalValuesOfOneStyleAreWrittenTogether() {
    let inspector = make()
    let edits = [
      edit("three", "radius", 1), edit("three", "alpha", 0.25),
      edit("three", "backgroundColor", "$color.ink"),
      edit("three", "alpha", 0.75, states: "highlighted"), edit("three", "titleColor", "rgb(1 2 3 / 0.5)"),
    ]
    let (status, json) = inspector.post("edits", ["edits": .array(edits)])
    #expect(status == 200 && json["left"]?.array?.isEmpty == true, "\(json)")
    for text in ["radius: 1", "alpha: 0.25", "backgroundColor: $color.ink", "highlighted: { alpha: 0.75 }"] {
      #expect(inspector.text("styles/a.yaml").contains(text), "\(text)")
    }
    #expect(json["undo"] == "Change 5 values")
  }

  @Test func whatCanNotBeWrittenIsLeftOutAndTold() {
    let inspector = make()
    let edits = [
      edit("one", "radius", 99), edit("two", "radius", 5), edit("note", "radius", 5),
      edit("none", "radius", 5),
      edit("one", "alpha", "a } # ["), edit("one", "backgroundColor", "no colour"),
    ]
    let (status, json) = inspector.post("edits", ["edits": .array(edits)])
    #expect(status == 200, "\(json)")
    let left = json["left"]?.array ?? []
    #expect(left.compactMap { $0["style"]?.string } == ["one", "note", "none", "one", "one"], "\(json)")
    #expect(left.allSatisfy { $0["why"]?.string?.isEmpty == false })
    #expect(
      inspector.text("styles/a.yaml")
        == ManyEditTests.text.replacing("# faint\n", with: "# faint\n    radius: 5\n"))
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
  }

  @Test func valuesAreTakenBackTogether() {
    let inspector = make()
    let edits = ["one", "two", "three"].map { edit($0, "radius", nil) }
    #expect(inspector.post("edits", ["edits": .array(edits)]).status == 200)
    #expect(
      inspector.text("styles/a.yaml")
        == ManyEditTests.text.replacing("{ component: Chip, radius: 2 }", with: "{ component: Chip }"))
  }

  private static let refused: [(JSONValue, Int)] = [
    ([:], 400), (["edits": []], 400), (["edits": "all"], 400),
    (["edits": [["style": "none", "key": "radius", "value": 1]]], 404),
    (["edits": [["style": "one", "key": "radius", "value": -1]]], 422),
    (["edits": [[:], ["style": "one"], 5]], 400),
  ]

  @Test(arguments: refused) func whatChangesNothingIsRefusedWithTheReason(_ body: JSONValue, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("edits", body)
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func nothingIsWrittenInHalves() {
    let edits = JSONValue.array(["one", "far"].map { edit($0, "radius", 9) })
    let locked = make()
    locked.store.locked = ["styles/b.yaml"]
    let before = locked.files.texts
    #expect(locked.post("edits", ["edits": edits]).status == 409)
    #expect(locked.files.texts == before)
    let changed = make()
    changed.store.meanwhile = { changed.files.texts["/w/styles/a.yaml"] = ManyEditTests.text + "# mine\n" }
    #expect(changed.post("edits", ["edits": edits]).status == 409)
    #expect(changed.text("styles/a.yaml") == ManyEditTests.text + "# mine\n")
    let readOnly = TestInspector(["styles/a.yaml": ManyEditTests.text], isReadOnly: true)
    #expect(readOnly.post("edits", ["edits": edits]).status == 403)
  }

  /// A file that can't be read may say a name, so nothing is renamed until it can.
  @Test func aNameInAFileWithASyntaxErrorIsNotLeftBehind() {
    var files = ["styles/a.yaml": ManyEditTests.text]
    files["styles/b.yaml"] = "imports: [a.yaml]\nstyles:\n  far: { component: Chip, alpha: [ }\n"
    let inspector = TestInspector(files)
    let before = inspector.files.texts
    let (status, json) = inspector.post("rename", ["kind": "component", "id": "Chip", "name": "Tag"])
    #expect(status == 422 && json["error"]?["message"]?.string?.contains("b.yaml") == true, "\(json)")
    #expect(inspector.files.texts == before)
    // What it doesn't say can be renamed.
    #expect(inspector.post("rename", ["kind": "style", "id": "note", "name": "hint"]).status == 200)
  }

  /// A page knows its steps by their names.
  @Test func stepsAreListed() {
    let inspector = make()
    for radius in [3.0, 4, 5] {
      let edits: JSONValue = [edit("one", "radius", .number(radius))]
      inspector.post(
        "edits", ["edits": edits, "label": .string("Step \(Int(exactly: radius) ?? 0)"), "page": "p"])
    }
    inspector.post("undo", ["page": "p"])
    let pages = inspector.get("outline")["pages"]?["p"]
    #expect(
      pages?["undoSteps"] == ["Step 4", "Step 3"] && pages?["redoSteps"] == ["Step 5"], "\(pages ?? .null)")
  }
}
