import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Styles of several components that have one name.
@Suite struct InspectorStyleNameTests {
  private static let path = "styles/a.yaml"
  private static let text = """
    components:
      Pill: { base: UIButton }
      Tag: { base: UILabel }
    styles:
      primary: { component: Pill, titleColor: red }
      Tag.primary: { textColor: blue }
      only: { extends: Pill.primary, alpha: 0.5 }

    """
  private let inspector = TestInspector([path: text])

  @Test func eachIsAStyleOfItsOwn() {
    #expect(inspector.row("Pill.primary", "titleColor") != nil)
    #expect(inspector.row("Tag.primary", "textColor") != nil)
    #expect(inspector.row("primary", "titleColor") == nil)
    // However it is called in a link.
    #expect(inspector.row("Pill.only", "alpha") != nil)
  }

  @Test(arguments: [
    ("Pill.primary", "titleColor", "red", "green"), ("Tag.primary", "textColor", "blue", "green"),
  ])
  func anEditChangesTheRightOne(_ style: String, _ key: String, _ old: String, _ new: String) {
    let edit: JSONValue = ["style": .string(style), "key": .string(key), "value": .string(new)]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(inspector.text(Self.path) == Self.text.replacing(old, with: new))
  }

  @Test func aNewNameIsThatOfOneOfThem() {
    let answer = inspector.post("rename", ["kind": "style", "id": "Pill.primary", "name": "main"])
    #expect(answer.status == 200, "\(answer.json)")
    #expect(
      inspector.text(Self.path)
        == Self.text.replacing("  primary:", with: "  main:").replacing("Pill.primary", with: "Pill.main"))
    let other = inspector.post("rename", ["kind": "style", "id": "Tag.primary", "name": "main"])
    #expect(other.status == 200, "\(other.json)")
    #expect(inspector.text(Self.path).contains("  Tag.main: { textColor: blue }"))
    #expect(inspector.post("rename", ["kind": "style", "id": "only", "name": "main"]).status == 409)
  }

  @Test func aStyleIsMadeAndCopiedUnderTheNameOfAnother() {
    let made = inspector.post("create", ["kind": "style", "name": "only", "component": "Tag"])
    #expect(made.status == 200, "\(made.json)")
    #expect(inspector.text(Self.path).contains("  Tag.only: {}\n"), "\(inspector.text(Self.path))")
    #expect(inspector.post("create", ["kind": "style", "name": "primary", "component": "Tag"]).status == 409)
    let copied = inspector.post("create", ["kind": "copy", "of": "Tag.primary", "name": "loud"])
    #expect(copied.status == 200, "\(copied.json)")
    #expect(
      inspector.text(Self.path).contains("  Tag.loud: { textColor: blue }\n"), "\(inspector.text(Self.path))")
  }
}
