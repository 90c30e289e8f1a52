import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// What a component says itself of what its styles can set is edited on its own page.
@Suite struct ComponentValueTests {
  /// A value that a variant overrules on the component's own page is shown as the file says it, with who overrules it.
  @Test func aVariantThatOverrulesAValueIsTold() {
    let inspector = TestInspector([
      "styles/a.yaml": """
      components:
        Lamp:
          base: UIButton
          properties: { width: { type: CGFloat, default: 2 } }
          sets: { alpha: 0.5 }
          layer: { borderWidth: $width, opacity: 0.9 }
          variants: { kind: { plain: { width: 7, layer.opacity: 0.1 }, loud: { alpha: 0.2 } } }
      styles: { lamp: { component: Lamp } }

      """
    ])
    func row(_ key: String) -> JSONValue? {
      inspector.get("style?component=Lamp")["rows"]?.array?.first { $0["key"]?.string == key }
    }
    #expect(row("width")?["value"] == 2 && row("width")?["overruled"]?["spelling"] == "7")
    #expect(row("width")?["overruled"]?["origin"]?["kind"] == "variant")
    #expect(row("layer.opacity")?["value"] == 0.9 && row("layer.opacity")?["overruled"] != nil)
    #expect(row("alpha")?["value"] == 0.5 && row("alpha")?["overruled"] == nil)
    var edit = ComponentValueTests.edit("Lamp", "width", 3)
    edit = edit.with("picture", ["states": "normal", "modes": ""])
    let (status, json) = inspector.post("edit", edit)
    #expect(
      status == 200 && json["unseen"]?["why"] == "overruled" && json["unseen"]?["author"] == "variant",
      "\(json)")
    #expect(row("width")?["value"] == 3)
  }

  private static let text = """
    tokens:
      color: { ink: navy }
    components:
      Chip:
        base: UIButton
        properties:
          radius: { type: CGFloat, default: 6 }   # round
          tone: { type: UIColor, default: $color.ink }
        sets: { alpha: 0.9 }   # faint
        layer:
          cornerRadius: $radius
          borderWidth: 1
          sublayers:
            - { name: dot, kind: gradient, frame: [0, 0, 4, 4], stops: [{ color: red, location: 0 }, { color: blue, location: 1 }] }   # a dot
        states: { highlighted: { dot.opacity: 0.5 } }   # pressed
      Listed:
        base: UIButton
        properties: { alpha: { default: 0.8 } }
        layer: { borderWidth: 1 }
        preview: { size: [60, 44] }
      Bare: { base: UIButton }
      Derived: { base: Chip }
    styles:
      chip: { component: Chip }
      listed: { component: Listed }
      bare: { component: Bare }
      derived: { component: Derived }

    """

  private func make() -> TestInspector { TestInspector(["styles/chip.yaml": ComponentValueTests.text]) }

  private static func edit(
    _ component: String, _ key: String, _ value: JSONValue, states: String = "", modes: String = ""
  ) -> JSONValue {
    [
      "component": .string(component), "key": .string(key), "states": .string(states),
      "modes": .string(modes),
      "value": value,
    ]
  }

  /// What is asked for, and the line that goes with the lines that come.
  private static let cases: [(JSONValue, String, String)] = [
    (edit("Chip", "radius", 8), "default: 6 }   # round", "default: 8 }   # round"),
    (edit("Chip", "alpha", 0.5), "{ alpha: 0.9 }   # faint", "{ alpha: 0.5 }   # faint"),
    (
      edit("Chip", "titleColor", "red"), "{ alpha: 0.9 }   # faint",
      "{ alpha: 0.9, titleColor: red }   # faint"
    ),
    (edit("Chip", "layer.borderWidth", 2), "borderWidth: 1\n      sub", "borderWidth: 2\n      sub"),
    (
      edit("Chip", "layer.borderColor", "red"), "borderWidth: 1\n      sub",
      "borderWidth: 1\n      borderColor: red\n      sub"
    ),
    (
      edit("Chip", "dot.opacity", 0.7),
      "- { name: dot, kind: gradient, frame: [0, 0, 4, 4], stops: [{ color: red, location: 0 }, { color: blue, location: 1 }] }   # a dot\n",
      """
      - name: dot   # a dot
                kind: gradient
                frame: [0, 0, 4, 4]
                stops: [{ color: red, location: 0 }, { color: blue, location: 1 }]
                opacity: 0.7

      """
    ),
    (
      edit(
        "Chip", "dot.stops",
        [["color": "red", "location": 0, "from": 0], ["color": "blue", "location": 0.5, "from": 1]]),
      "blue, location: 1", "blue, location: 0.5"
    ),
    (edit("Chip", "dot.opacity", 0.6, states: "highlighted"), "dot.opacity: 0.5", "dot.opacity: 0.6"),
    (
      edit("Chip", "alpha", 0.6, states: "highlighted"), "dot.opacity: 0.5 }",
      "dot.opacity: 0.5, alpha: 0.6 }"
    ),
    (
      edit("Listed", "titleColor", "red", modes: "dark"), "    layer: { borderWidth: 1 }\n    preview",
      "    layer: { borderWidth: 1 }\n    modes:\n      dark: { titleColor: red }\n    preview"
    ),
    (edit("Listed", "alpha", 0.7), "{ default: 0.8 }", "{ default: 0.7 }"),
    (
      edit("Listed", "titleColor", "red"), "0.8 } }\n    layer",
      "0.8 } }\n    sets: { titleColor: red }\n    layer"
    ),
    (
      edit("Bare", "alpha", 0.5), "Bare: { base: UIButton }", "Bare: { base: UIButton, sets: { alpha: 0.5 } }"
    ),
    (
      edit("Bare", "layer.borderWidth", 2), "Bare: { base: UIButton }",
      "Bare: { base: UIButton, layer: { borderWidth: 2 } }"
    ),
    (
      edit("Bare", "alpha", 0.5, states: "disabled"), "Bare: { base: UIButton }",
      "Bare: { base: UIButton, states: { disabled: { alpha: 0.5 } } }"
    ),
    (edit("Derived", "radius", 9), "{ base: Chip }", "{ base: Chip, sets: { radius: 9 } }"),
    (edit("Chip", "tone", "teal").with("place", "token:color.ink"), "ink: navy", "ink: teal"),
    (edit("Chip", "tone", ["reference": "color.ink"]), "", ""),
    (edit("Chip", "tone", "teal"), "default: $color.ink", "default: teal"),
  ]

  @Test(arguments: cases) func aComponentsOwnValueIsEdited(_ body: JSONValue, _ gone: String, _ come: String)
  {
    let inspector = make()
    let (status, json) = inspector.post("edit", body)
    #expect(status == 200, "\(json)")
    var wanted = ComponentValueTests.text
    if !gone.isEmpty {
      #expect(wanted.components(of: gone) == 2)
      wanted = wanted.replacing(gone, with: come)
    }
    #expect(inspector.text("styles/chip.yaml") == wanted)
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    if !gone.isEmpty { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text)
  }

  private static let resets: [(JSONValue, String, String)] = [
    (edit("Chip", "alpha", .null), "    sets: { alpha: 0.9 }   # faint\n", ""),
    (edit("Listed", "alpha", .null), "    properties: { alpha: { default: 0.8 } }\n", ""),
    (edit("Listed", "layer.borderWidth", .null), "    layer: { borderWidth: 1 }\n    preview", "    preview"),
    (
      edit("Chip", "dot.opacity", .null, states: "highlighted"),
      "    states: { highlighted: { dot.opacity: 0.5 } }   # pressed\n", ""
    ),
  ]

  @Test(arguments: resets) func aComponentsOwnValueIsReset(_ body: JSONValue, _ gone: String, _ come: String)
  {
    let inspector = make()
    let (status, json) = inspector.post("reset", body.without("value"))
    #expect(status == 200, "\(json)")
    #expect(ComponentValueTests.text.components(of: gone) == 2)
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text.replacing(gone, with: come))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text)
  }

  // MARK: Pictures

  private static let pictured = """
    components:
      Stars:
        base: UIView
        layer:
          sublayers:
            - name: row
              kind: stack
              frame: bounds
              sublayers: [{ name: star, kind: shape, path: star, repeat: 5, frame: { width: 40, height: 40 }, fillColor: gold }]
        preview: { size: [160, 44] }   # of a small phone
      Wide: { base: UIButton, preview: { title: Buy } }
      Bare:
        base: UILabel
        sets: { text: Words }   # short
        modes: { dark: { alpha: 0.5 } }
      Knob: { base: UISwitch }
      preview: { base: UIView, layer: { sublayers: [{ name: dot, kind: rectangle }] } }
    styles:
      stars: { component: Stars }
      wide: { component: Wide }
      bare: { component: Bare }
      knob: { component: Knob }

    """

  private static let sizes: [(JSONValue, String, String)] = [
    (
      edit("Stars", "preview.size", ["width": .null, "height": .null]), "size: [160, 44] }   # of",
      "size: fitting }   # of"
    ),
    (
      edit("Stars", "preview.size", ["width": 220, "height": 44]), "size: [160, 44] }   # of",
      "size: [220, 44] }   # of"
    ),
    (
      edit("Stars", "preview.size", ["width": 160, "height": .null]), "size: [160, 44] }   # of",
      "size: [160, fitting] }   # of"
    ),
    (edit("Stars", "preview.title", "Rate"), "[160, 44] }   # of", "[160, 44], title: Rate }   # of"),
    (edit("Wide", "preview.title", "Buy now: 5 %"), "title: Buy }", "title: \"Buy now: 5 %\" }"),
    (
      edit("Wide", "preview.size", ["width": .null, "height": .null]), "{ title: Buy }",
      "{ title: Buy, size: fitting }"
    ),
    (
      edit("Bare", "preview.size", ["width": 320, "height": .null]), "dark: { alpha: 0.5 } }\n",
      "dark: { alpha: 0.5 } }\n    preview: { size: [320, fitting] }\n"
    ),
    (
      edit("Knob", "preview.title", "Mute"), "{ base: UISwitch }",
      "{ base: UISwitch, preview: { title: Mute } }"
    ),
  ]

  @Test(arguments: sizes) func whatPicturesShowIsWritten(_ body: JSONValue, _ gone: String, _ come: String) {
    let inspector = TestInspector(["styles/a.yaml": ComponentValueTests.pictured])
    let (status, json) = inspector.post("edit", body)
    #expect(status == 200, "\(json)")
    #expect(ComponentValueTests.pictured.components(of: gone) == 2)
    #expect(inspector.text("styles/a.yaml") == ComponentValueTests.pictured.replacing(gone, with: come))
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/a.yaml") == ComponentValueTests.pictured)
  }

  /// A row that is too wide for its picture is a finding, which goes away with a larger picture.
  @Test func aLargerPictureMendsAnOverfullRow() {
    let inspector = TestInspector(["styles/a.yaml": ComponentValueTests.pictured])
    func codes() -> [String] {
      (inspector.get("problems")["findings"]?.array ?? []).compactMap { $0["code"]?.string }
    }
    #expect(codes().contains("overfull-stack"), "\(codes())")
    _ = inspector.post(
      "edit", ComponentValueTests.edit("Stars", "preview.size", ["width": .null, "height": .null]))
    #expect(!codes().contains("overfull-stack"), "\(codes())")
  }

  @Test func aPageSaysWhatItsPicturesShow() {
    let inspector = TestInspector(["styles/a.yaml": ComponentValueTests.pictured])
    func row(_ component: String, _ key: String) -> JSONValue? {
      inspector.get("style?component=\(component)")["rows"]?.array?.first { $0["key"]?.string == key }
    }
    let stars = row("Stars", "preview.size")
    #expect(stars?["isSet"] == true && stars?["author"] == "component" && stars?["text"] == "[160, 44]")
    #expect(stars?["section"] == "preview" && stars?["control"]?["fitting"] == true)
    #expect(row("Bare", "preview.size")?["isSet"] == false)
    #expect(row("preview", "preview.size")?["control"]?["fitting"] == false)
    #expect(row("UIView", "preview.size") == nil)
    let knob = row("Knob", "preview.size")
    #expect(knob?["editable"] == false && knob?["why"]?.string?.contains("51 × 31 points") == true)
    for (component, value) in [
      ("preview", ["width": .null, "height": .null]), ("Knob", ["width": 60, "height": 40]),
      ("Stars", ["width": 0, "height": 10]), ("Stars", ["width": 1e9, "height": 10]), ("Stars", "wide"),
    ] as [(String, JSONValue)] {
      let answer = inspector.post("edit", ComponentValueTests.edit(component, "preview.size", value))
      #expect(answer.status == 422 || answer.status == 409, "\(component): \(answer.json)")
    }
    #expect(inspector.text("styles/a.yaml") == ComponentValueTests.pictured)
  }

  @Test func rowsSayWhatIsSetAndWhyNot() {
    let inspector = make()
    let detail = inspector.get("style?component=Chip&states=highlighted&modes=")
    func row(_ key: String) -> JSONValue? { detail["rows"]?.array?.first { $0["key"]?.string == key } }
    #expect(row("alpha")?["isSet"] == true && row("alpha")?["text"] == "0.9")
    #expect(row("alpha")?["author"] == "component" && row("alpha")?["editable"] == true)
    #expect(row("titleColor")?["isSet"] == false && row("titleColor")?["editable"] == true)
    #expect(row("tone")?["reference"] == "color.ink")
    #expect(
      row("layer.cornerRadius")?["control"]?["kind"] == "formula"
        && row("layer.cornerRadius")?["editable"] == true)
    #expect(row("dot.opacity")?["shown"]?["value"] == 0.5 && row("dot.opacity")?["shown"]?["isSet"] == true)
    let overrides = inspector.get("style?component=Chip")["rows"]?.array?.first {
      $0["key"] == "dot.opacity"
    }?[
      "overrides"]?.array
    #expect(overrides?.count == 1 && overrides?.first?["value"] == 0.5, "\(overrides ?? [])")
    #expect(overrides?.first?["invalid"] == nil && overrides?.first?["isSet"] == true)
    let derived = inspector.get("style?component=Derived")["rows"]?.array
    #expect(
      derived?.first { $0["key"] == "dot.opacity" }?["why"] == "‘dot’ is a layer that is declared elsewhere")
  }

  /// A style offers its component as a place: what that says under `sets` or of its own layer is changed there.
  @Test func aStyleWritesToWhatItsComponentSays() {
    let inspector = make()
    let body: JSONValue = [
      "style": "chip", "key": "alpha", "states": "", "modes": "", "value": 0.4, "place": "component:Chip",
    ]
    #expect(inspector.post("edit", body).status == 200)
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text.replacing("0.9", with: "0.4"))
    #expect(inspector.post("edit", body.with("key", "layer.borderWidth").with("value", 3)).status == 200)
    #expect(inspector.text("styles/chip.yaml").contains("      borderWidth: 3\n      sub"))
  }

  @Test func aDragShowsThePictureOfTheComponent() {
    let inspector = make()
    let body = ComponentValueTests.edit("Chip", "layer.borderWidth", 4).with("session", "drag")
    let live = inspector.post("edit", body.with("live", true).with("picture", ["states": "normal"]))
    #expect(live.status == 200 && live.1["svg"]?.string?.isEmpty == false, "\(live.1)")
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text)
    #expect(inspector.post("edit", body).status == 200)
    #expect(inspector.text("styles/chip.yaml").contains("borderWidth: 4\n"))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/chip.yaml") == ComponentValueTests.text)
  }

  private static let refused: [(JSONValue, Int)] = [
    (edit("None", "alpha", 1), 404), (edit("Chip: {", "alpha", 1), 404), (edit("", "alpha", 1), 404),
    (edit("UIView", "alpha", 1), 404), (edit("Chip", "none", 1), 404), (edit("Chip", "dot", 1), 404),
    (edit("Chip", "layer.cornerRadius", 1), 422), (edit("Chip", "layer.opacity", 1), 422),
    (edit("Derived", "dot.opacity", 1), 422),
    (edit("Chip", "alpha", "much"), 422), (edit("Chip", "alpha", 1, states: "flying"), 400),
    (edit("Chip", "alpha", 1, states: "highlighted", modes: "dark"), 422),
    (edit("Chip", "alpha", 1).with("place", "style:chip"), 400),
    (edit("Chip", "alpha", 1).with("place", "token:color.none"), 404),
    (edit("Chip", "alpha", 1).with("was", "0.8"), 409),
    (edit("Chip", "title", "a: } # {").with("was", "x"), 409),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: JSONValue, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("edit", body)
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body = ComponentValueTests.edit("Chip", "alpha", 0.5)
    let locked = make()
    locked.store.locked = ["styles/chip.yaml"]
    #expect(locked.post("edit", body).status == 409)
    let readOnly = TestInspector(["styles/chip.yaml": ComponentValueTests.text], isReadOnly: true)
    #expect(readOnly.post("edit", body).status == 403)
    let broken = TestInspector(["styles/chip.yaml": ComponentValueTests.text + "  broken: [\n"])
    #expect(broken.post("edit", body).status == 422)
  }
}

extension String {
  /// How many parts it has around a text.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count
  }
}
