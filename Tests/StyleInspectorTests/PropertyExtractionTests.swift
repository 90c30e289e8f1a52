import EditorClients
import StyleReport
import Testing

/// A property that is made of a layer's value changes no picture: what is said of the layer elsewhere moves to the property with it.
@Suite struct PropertyExtractionTests {
  private static let text = """
    components:
      Box:
        base: UIControl
        layer:
          sublayers:
            - { name: box, kind: rectangle, cornerRadius: 4, backgroundColor: "#0A84FF", frame: { left: 0, top: 0, width: 50%, height: 100% } }
        variants:
          size:
            small: {}
            large: { box.cornerRadius: 12, states: { highlighted: { box.backgroundColor: "#00FF88" } } }
          kind:
            filled: {}
            plain: { modes: { dark: { box.backgroundColor: "#333333" } } }   # not so loud
          compounds:
            - { when: large+plain, box.backgroundColor: "#123456" }
        states:
          highlighted: { box.backgroundColor: "#0000AA" }   # pressed
        modes:
          dark: { box.backgroundColor: "#5AC8FA" }
        accessibility: { label: Box }
        preview: { size: [100, 48] }
      Crate:
        base: Box
        states:
          selected: { box.backgroundColor: "#FFAA00" }
    styles:
      one: { component: Box }
      red: { component: Box, box.backgroundColor: "#FF0000" }
      redDark: { component: Box, modes: { dark: { box.backgroundColor: "#AA0000" } } }
      own: { component: Box, variants: { size: large }, box.cornerRadius: 20, states: { highlighted: { box.backgroundColor: "#00AA00" } } }
      ownKind: { component: Box, variants: { size: large, kind: plain } }
      child: { extends: redDark, variants: { size: large } }
      crate: { component: Crate }
      crateRed: { component: Crate, box.backgroundColor: "#FF0000", variants: { kind: plain } }

    """
  private static let path = "styles/box.yaml"

  /// Every picture of every style, in all states and modes.
  private func looks(_ inspector: TestInspector, of styles: [String]) -> [String: [UInt8]] {
    var looks: [String: [UInt8]] = [:]
    for style in styles {
      for state in ["normal", "highlighted", "selected", "highlighted%2Bselected", "disabled"] {
        for mode in ["", "dark", "high-contrast", "dark%2Bhigh-contrast"] {
          let query = "id=\(style)&states=\(state)&modes=\(mode)"
          looks[query] = inspector.picture(query)
        }
      }
    }
    return looks
  }

  private static let styles = ["one", "red", "redDark", "own", "ownKind", "child", "crate", "crateRed"]

  @Test(arguments: [("box.backgroundColor", "fill", 10), ("box.cornerRadius", "corner", 2)])
  func everyLookStaysAsItIs(_ key: String, _ name: String, _ lines: Int) {
    let inspector = TestInspector([Self.path: Self.text])
    #expect(inspector.get("problems")["findings"]?.array?.allSatisfy { $0["severity"] != "error" } == true)
    let before = looks(inspector, of: Self.styles)
    #expect(Set(before.values).count > 12)
    let (status, json) = inspector.post(
      "properties", ["component": "Box", "action": "extract", "key": .string(key), "name": .string(name)])
    #expect(status == 200, "\(json)")
    let after = looks(inspector, of: Self.styles)
    for (query, picture) in before { #expect(after[query] == picture, "\(query)") }
    // Each value moves with its line.
    let text = inspector.text(Self.path)
    #expect(!text.contains("\(key):"), "\(text)")
    let was = Set(Self.text.split(separator: "\n"))
    let changed = text.split(separator: "\n").filter { !was.contains($0) }
    #expect(changed.count == lines + 3, "\(changed)")
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text(Self.path) == Self.text)
  }

  @Test func theValuesMoveInTheirLines() {
    let inspector = TestInspector([Self.path: Self.text])
    inspector.post(
      "properties", ["component": "Box", "action": "extract", "key": "box.backgroundColor", "name": "fill"])
    let text = inspector.text(Self.path)
    for line in [
      "    properties:", "      fill: { type: UIColor, default: \"#0A84FF\" }",
      "        - { name: box, kind: rectangle, cornerRadius: 4, backgroundColor: $fill, frame: { left: 0, top: 0, width: 50%, height: 100% } }",
      "        large: { box.cornerRadius: 12, states: { highlighted: { fill: \"#00FF88\" } } }",
      "        plain: { modes: { dark: { fill: \"#333333\" } } }   # not so loud",
      "        - { when: large+plain, fill: \"#123456\" }",
      "      highlighted: { fill: \"#0000AA\" }   # pressed", "      dark: { fill: \"#5AC8FA\" }",
      "      selected: { fill: \"#FFAA00\" }",
      "  redDark: { component: Box, modes: { dark: { fill: \"#AA0000\" } } }",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(text)")
    }
  }

  /// A property may be none where a state, a variant or a style says none of the layer.
  @Test(arguments: [
    "states: { highlighted: { box.backgroundColor: null } }", "modes: { dark: { box.backgroundColor: ~ } }",
  ])
  func whatMayBeNoneStaysSo(_ said: String) {
    let text = """
      components:
        Box:
          base: UIControl
          layer:
            sublayers: [{ name: box, kind: rectangle, backgroundColor: red, frame: [0, 0, 20, 20] }]
          \(said)
          preview: { size: [40, 40] }
      styles:
        one: { component: Box }
        two: { component: Box, box.backgroundColor: blue }

      """
    let inspector = TestInspector([Self.path: text])
    let before = looks(inspector, of: ["one", "two"])
    let (status, json) = inspector.post(
      "properties", ["component": "Box", "action": "extract", "key": "box.backgroundColor", "name": "fill"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text(Self.path).contains("fill: { type: UIColor?, default: red }"))
    #expect(looks(inspector, of: ["one", "two"]) == before)
    inspector.post("undo", [:])
    #expect(inspector.text(Self.path) == text)
  }

  /// What an alias repeats in another place, or a merge, can't have another key in one of them.
  @Test func whatAliasesRepeatIsRefused() {
    let text = """
      components:
        Box:
          base: UIControl
          layer:
            sublayers: [{ name: box, kind: rectangle, backgroundColor: red, frame: [0, 0, 20, 20] }]
          states:
            highlighted: &pressed { box.backgroundColor: navy }
            selected: *pressed
          preview: { size: [40, 40] }
      styles:
        one: { component: Box }

      """
    let inspector = TestInspector([Self.path: text])
    let (status, json) = inspector.post(
      "properties", ["component": "Box", "action": "extract", "key": "box.backgroundColor", "name": "fill"])
    let message = json["error"]?["message"]?.string ?? ""
    #expect(
      status == 422 && message.hasPrefix("An alias repeats ‘components.Box.states.highlighted"), "\(json)")
    #expect(inspector.store.writeCount == 0 && inspector.text(Self.path) == text)
  }

  /// A component that says something of the layer itself would leave its styles' values without effect.
  @Test func whatWouldLookDifferentIsRefused() {
    let text = """
      components:
        Box: { base: UIControl, layer: { cornerRadius: 4 }, preview: { size: [40, 40] } }
        Crate: { base: Box, layer: { cornerRadius: 8 } }
      styles:
        one: { component: Box }
        crate: { component: Crate, layer.cornerRadius: 12 }

      """
    let inspector = TestInspector([Self.path: text])
    let (status, json) = inspector.post(
      "properties", ["component": "Box", "action": "extract", "key": "layer.cornerRadius", "name": "corner"])
    #expect(
      status == 422
        && json["error"]?["message"] == "‘crate’ would look different; make the property in the file.",
      "\(json)")
    #expect(inspector.store.writeCount == 0 && inspector.text(Self.path) == text)
  }
}
