import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// What most styles of a component say alike is offered as its own.
@Suite struct SharedValueTests {
  private static let text = """
    components:
      Chip:
        base: UIButton
        properties: { radius: { type: CGFloat, default: 6 }, tone: { type: UIColor, default: red } }
        layer: { cornerRadius: $radius }
    styles:
      one: { component: Chip, radius: 9, title: "Go: now", tone: blue }
      two: { component: Chip, radius: 9, title: "Go: now", tone: $tint }
      three: { component: Chip, radius: 9, title: "Go: now", layer.cornerRadius: 3 }
      four: { component: Chip, radius: 2, alpha: 0.5 }
      five: { component: Chip, alpha: 0.5 }
      child: { extends: one, radius: 1 }
      label: { component: UILabel, alpha: 0.5 }

    """

  @Test func valuesThatMostStylesSayAreOffered() {
    let inspector = TestInspector(["styles/a.yaml": SharedValueTests.text.replacing("$tint", with: "green")])
    let shared = inspector.get("style?component=Chip")["shared"]?.array ?? []
    #expect(shared.compactMap { $0["key"]?.string }.sorted() == ["radius", "title"], "\(shared)")
    let radius = shared.first { $0["key"] == "radius" }
    #expect(
      radius?["text"] == "9" && radius?["styles"] == ["one", "two", "three"] && radius?["others"] == ["five"])
    let title = shared.first { $0["key"] == "title" }
    #expect(title?["isText"] == true && title?["others"] == ["four", "five"])
    #expect(inspector.get("style?id=one")["shared"] == nil)
    #expect(inspector.get("style?component=UILabel")["shared"]?.array?.isEmpty == true)
    // As the page makes it so.
    let before = inspector.files.texts
    var edits: [JSONValue] = [["component": "Chip", "key": "radius", "value": "9"]]
    edits += ["one", "two", "three"].map { ["style": .string($0), "key": "radius", "reset": true] }
    let (status, json) = inspector.post("edits", ["edits": .array(edits)])
    #expect(status == 200 && json["left"]?.array?.isEmpty == true, "\(json)")
    #expect(inspector.text("styles/a.yaml").contains("radius: { type: CGFloat, default: 9 }"))
    #expect(inspector.text("styles/a.yaml").contains("one: { component: Chip, title:"))
    #expect(inspector.row("three", "radius")?["value"] == 9 && inspector.row("four", "radius")?["value"] == 2)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.files.texts == before)
  }
}
