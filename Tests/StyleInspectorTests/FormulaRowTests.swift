import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// What a component computes is shown and changed as a formula on its page; tokens of other files are imported when they are chosen.
@Suite struct FormulaRowTests {
  private static let text = """
    components:
      Dial:
        base: UIView
        properties: { rating: { type: Double, default: 2 } }
        layer:
          sublayers:
            - name: turn
              kind: rectangle
              repeat: 12
              transform: { rotation: $index * 30 }   # an hour
              sublayers:
                - { name: tick, kind: rectangle, frame: { centerX: 0, top: 0, width: 2, height: 8 }, backgroundColor: "if($index < $rating, gold, silver)" }
                - { name: word, kind: text, string: "{$index + 1}", foregroundColor: $color.ink }
        animations: { beat: { property: tick.opacity, to: 0, duration: 1 } }
    tokens: { color: { ink: navy } }
    styles:
      dial: { component: Dial }

    """

  private func make() -> TestInspector { TestInspector(["styles/dial.yaml": FormulaRowTests.text]) }

  private func row(_ inspector: TestInspector, _ key: String) -> JSONValue? {
    inspector.get("style?component=Dial")["rows"]?.array?.first { $0["key"]?.string == key }
  }

  @Test(arguments: [
    ("turn.transform", "{ rotation: $index * 30 }", "{ rotation: $index * 15 }"),
    ("tick.backgroundColor", "if($index < $rating, gold, silver)", "if($index < $rating, red, silver)"),
    ("word.string", "{$index + 1}", "{$index + 2}"),
  ])
  func aFormulaIsShownAndChangedOnThePageOfItsComponent(_ key: String, _ old: String, _ new: String) {
    let inspector = make()
    let before = row(inspector, key)
    #expect(before?["control"]?["kind"] == "formula" && before?["editable"] == true, "\(before ?? .null)")
    #expect(before?["text"]?.string?.contains(old) == true, "\(before ?? .null)")
    let (status, json) = inspector.post(
      "edit", ["component": "Dial", "key": .string(key), "value": .string(new), "states": "", "modes": ""])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/dial.yaml") == FormulaRowTests.text.replacing(old, with: new))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/dial.yaml") == FormulaRowTests.text)
  }

  /// What a component sets of its class may follow a property, and be changed and taken away again.
  @Test func whatAComponentSetsIsAFormulaToo() {
    let text = """
      components:
        Tag:
          base: UILabel
          properties: { fill: { type: UIColor, default: red }, gap: { type: CGFloat, default: 2 } }
          sets: { backgroundColor: gray }
      styles: { tag: { component: Tag } }

      """
    let inspector = TestInspector(["styles/tag.yaml": text])
    func row() -> JSONValue? {
      inspector.get("style?component=Tag")["rows"]?.array?.first { $0["key"] == "backgroundColor" }
    }
    func edit(_ value: JSONValue) -> (status: Int, json: JSONValue) {
      inspector.post(
        "edit", ["component": "Tag", "key": "backgroundColor", "value": value, "states": "", "modes": ""])
    }
    #expect(edit(["reference": "fill"]).status == 200)
    #expect(inspector.text("styles/tag.yaml") == text.replacing("gray", with: "$fill"))
    #expect(row()?["editable"] == true && row()?["control"]?["kind"] == "formula", "\(row() ?? .null)")
    // A style doesn't set what its component computes.
    #expect(inspector.row("tag", "backgroundColor")?["editable"] == false)
    let mixed = "mix($fill, black, 0.5)"
    #expect(edit(.string(mixed)).status == 200)
    #expect(inspector.text("styles/tag.yaml") == text.replacing("gray", with: "\"\(mixed)\""))
    #expect(edit("$none").status == 422 && edit("$gap").status == 422)
    let reset = inspector.post(
      "reset", ["component": "Tag", "key": "backgroundColor", "states": "", "modes": ""])
    #expect(
      reset.status == 200 && !inspector.text("styles/tag.yaml").contains("backgroundColor"), "\(reset.json)")
    for _ in 0..<3 { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/tag.yaml") == text)
  }

  /// A style that says nothing of a value shows what is written where that comes from: a formula over tokens, which it can say too, and what
  /// only its component can compute.
  @Test func aStyleShowsTheFormulaThatItInherits() {
    let inspector = TestInspector([
      "styles/a.yaml": """
      tokens: { length: { gap: 4 }, color: { ink: navy } }
      components:
        Card:
          base: UIButton
          properties: { inset: { type: CGFloat, default: $length.gap * 3 } }
          sets: { alpha: 0.5, titleColor: "alpha($color.ink, 0.5)" }
          layer: { cornerRadius: $inset * 2, borderWidth: 1, borderColor: $color.ink }
      styles:
        card: { component: Card }
        child: { extends: parent }
        parent: { component: Card, inset: $length.gap + 1 }
        own: { component: Card, inset: $length.gap * 5 }

      """
    ])
    func row(_ style: String, _ key: String) -> JSONValue? { inspector.row(style, key) }
    #expect(row("card", "inset")?["inherited"] == "$length.gap * 3")
    #expect(row("child", "inset")?["inherited"] == "$length.gap + 1")
    #expect(row("card", "titleColor")?["inherited"] == "alpha($color.ink, 0.5)")
    #expect(row("card", "layer.borderColor")?["inherited"] == "$color.ink")
    #expect(row("card", "layer.cornerRadius")?["computedAs"] == "$inset * 2")
    #expect(row("card", "layer.cornerRadius")?["inherited"] == nil)
    for (style, key) in [("card", "alpha"), ("card", "layer.borderWidth"), ("own", "inset")] {
      #expect(row(style, key)?["inherited"] == nil && row(style, key)?["computedAs"] == nil, "\(key)")
    }
    let copied = inspector.post("edit", ["style": "card", "key": "inset", "value": "$length.gap * 3"])
    #expect(copied.status == 200)
    #expect(inspector.text("styles/a.yaml").contains("card: { component: Card, inset: $length.gap * 3 }"))
  }

  /// A token, and a value without the number of the copy, keep the controls of their type.
  @Test func whatIsNoFormulaKeepsItsControl() {
    let inspector = make()
    #expect(row(inspector, "word.foregroundColor")?["control"]?["kind"] == "color")
    #expect(row(inspector, "tick.opacity")?["control"]?["kind"] == "number")
  }

  @Test func theFormulaOfCopiesIsNotOverwrittenFromAStyle() {
    let inspector = make()
    let (status, json) = inspector.post(
      "edit",
      [
        "style": "dial", "key": "turn.transform", "value": "{ rotation: 10 }", "states": "", "modes": "",
        "place": "component:Dial",
      ])
    #expect(status == 422 && json["error"]?["message"]?.string?.contains("for each copy") == true, "\(json)")
    #expect(inspector.text("styles/dial.yaml") == FormulaRowTests.text)
  }

  @Test func theAnimationOfARepeatedLayerIsListedOnceAndChanged() {
    let inspector = make()
    let motions = inspector.get("style?component=Dial")["motions"]?.array ?? []
    let first = motions.filter { $0["copy"] == false }
    #expect(motions.count == 12 && first.count == 1, "\(motions)")
    #expect(first.first?["written"] == "beat" && first.first?["layer"] == "tick")
    let (status, json) = inspector.post(
      "animations", ["component": "Dial", "action": "change", "animation": "beat", "duration": 2])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/dial.yaml").contains("duration: 2"))
  }

  @Test func aTokenOfAnotherFileIsImportedWhenItIsChosen() {
    let inspector = TestInspector([
      "styles/card.yaml": "styles:\n  card: { component: UIButton, alpha: 0.5 }\n",
      "styles/brand.yaml": "tokens: { color: { brand: teal } }\n",
    ])
    let edit: JSONValue = [
      "style": "card", "key": "backgroundColor", "value": ["reference": "color.brand"], "states": "",
      "modes": "",
    ]
    let places = inspector.post("places", edit).json["places"]?.array ?? []
    #expect(places.first?["works"] == true, "\(places)")
    let (status, json) = inspector.post("edit", edit)
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/card.yaml")
        == "imports:\n  - brand.yaml\n\nstyles:\n  card: { component: UIButton, alpha: 0.5, backgroundColor: $color.brand }\n"
    )
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(!inspector.text("styles/card.yaml").contains("imports"))
    // What no file declares is refused as before.
    let unknown = inspector.post("edit", edit.with("value", ["reference": "color.none"]))
    #expect(unknown.status == 422, "\(unknown.json)")
  }
}
