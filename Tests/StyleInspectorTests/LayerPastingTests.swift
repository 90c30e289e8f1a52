import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Layers are copied as text, and pasted into the same or another component.
@Suite struct LayerPastingTests {
  private static let text = """
    components:
      Lamp:
        base: UIButton
        properties: { tone: { type: UIColor, default: red } }
        layer:
          sublayers:
            # In a row.
            - name: row
              kind: stack
              axis: horizontal
              sublayers:
                - { name: one, kind: text, string: "One: 1" }   # first
                - { name: two, kind: rectangle, frame: { width: 4, height: 4 }, backgroundColor: $tone }
            - { name: dot, kind: shape, path: ellipse }
      Box:
        base: UIView
        layer: { sublayers: [{ name: dot, kind: rectangle }] }
    styles: { lamp: { component: Lamp }, box: { component: Box } }

    """

  private func make() -> TestInspector { TestInspector(["styles/a.yaml": LayerPastingTests.text]) }

  private func copied(_ layers: [String], _ inspector: TestInspector) -> String? {
    let names = JSONValue.array(layers.map { .string($0) })
    return inspector.post("layers", ["component": "Lamp", "action": "copy", "layers": names]).json["text"]?
      .string
  }

  private func paste(
    _ text: String, into component: String, _ inspector: TestInspector
  ) -> (status: Int, json: JSONValue) {
    inspector.post(
      "layers",
      ["component": .string(component), "action": "paste", "text": .string(text), "parent": "", "index": 99])
  }

  @Test func aLayerIsPastedWithANameOfItsOwn() {
    let inspector = make()
    #expect(copied(["dot"], inspector) == "[{ name: dot, kind: shape, path: ellipse }]")
    #expect(inspector.store.writeCount == 0)
    let (status, json) = paste(copied(["dot"], inspector) ?? "", into: "Box", inspector)
    #expect(status == 200 && json["layer"] == "dot2", "\(json)")
    #expect(
      inspector.text("styles/a.yaml")
        == LayerPastingTests.text.replacing(
          "    layer: { sublayers: [{ name: dot, kind: rectangle }] }\n",
          with: """
                layer:
                  sublayers:
                    - { name: dot, kind: rectangle }
                    - { name: dot2, kind: shape, path: ellipse }

            """))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/a.yaml") == LayerPastingTests.text)
  }

  /// What lies in a layer comes along, once; comments speak of the one that is there.
  @Test func aStackIsPastedWithWhatIsInIt() {
    let inspector = make()
    let text = copied(["one", "row", "dot"], inspector) ?? ""
    let (status, json) = paste(text, into: "Lamp", inspector)
    #expect(status == 200 && json["layer"] == "row2", "\(json)")
    let layers =
      inspector.get("style?component=Lamp")["layers"]?.array?.compactMap { $0["name"]?.string } ?? []
    for name in ["row2", "one2", "two2", "dot2"] { #expect(layers.contains(name), "\(layers)") }
    #expect(inspector.text("styles/a.yaml").hasPrefix(String(LayerPastingTests.text.prefix(440))))
    #expect(inspector.text("styles/a.yaml").contains("string: \"One: 1\""))
  }

  /// In a stack, a layer has a size and no place.
  @Test func aLayerGetsTheFrameThatItNeeds() {
    let inspector = make()
    let text = "[{ name: bar, kind: rectangle, frame: [1, 2, 3, 4] }]"
    let (status, json) = inspector.post(
      "layers", ["component": "Lamp", "action": "paste", "text": .string(text), "parent": "row", "index": 0])
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/a.yaml").contains(
        "- { name: bar, kind: rectangle, frame: { width: 3, height: 4 } }"))
    let sized = "[{ name: bar, kind: rectangle, frame: { width: 3, height: 4, top: 1 } }]"
    #expect(paste(sized, into: "Box", inspector).status == 200)
    #expect(inspector.text("styles/a.yaml").contains("frame: { width: 3, height: 4, top: 1, centerX: 0 }"))
  }

  @Test func aLayerThatFollowsWhatIsNotThereIsRefused() {
    let inspector = make()
    let (status, json) = paste(copied(["two"], inspector) ?? "", into: "Box", inspector)
    #expect(status == 422 && json["error"]?["message"]?.string?.contains("tone") == true, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test(arguments: [
    "", "[]", "[1]", "{}", "name: a", "[{ name: a }]", "[{ kind: text }]", "[{ name: [a], kind: text }]",
    "[{ name: 'a b', kind: text }]",
    "[{ name: a, kind: none }]", "[{ name: a, kind: text, sublayers: [5] }]", "[{ name: a, kind: text } # ]",
    "[[[[", "[{ name: a, kind: text, x: 1 }]",
  ]) func whatIsNoLayerIsRefused(_ text: String) {
    let inspector = make()
    let (status, json) = paste(text, into: "Box", inspector)
    #expect(status == 422 && json["error"]?["message"]?.string?.isEmpty == false, "\(text): \(json)")
    #expect(inspector.store.writeCount == 0)
  }
}
