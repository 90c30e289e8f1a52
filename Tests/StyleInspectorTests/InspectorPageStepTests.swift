import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Pages of several tabs, each of which takes back what was written on it.
@Suite struct InspectorPageStepTests {
  private static let text = """
    styles:
      a: { component: UIButton, title: One, alpha: 0.5 }
      b: { component: UIButton, title: Two, alpha: 0.25 }

    """

  private func set(
    _ inspector: TestInspector, _ style: String, _ key: String, _ value: JSONValue, on page: String
  ) {
    let answer = inspector.post(
      "edit",
      ["style": .string(style), "key": .string(key), "value": value, "place": "style", "page": .string(page)])
    #expect(answer.status == 200, "\(answer.json)")
  }

  @Test func stepsOfPagesCrossEachOther() {
    let inspector = TestInspector(["styles/a.yaml": Self.text])
    set(inspector, "a", "title", "First of all", on: "x")
    set(inspector, "b", "title", "Second", on: "y")
    set(inspector, "a", "alpha", 0.75, on: "x")
    let undone = inspector.post("undo", ["page": "y"])
    #expect(undone.status == 200 && undone.json["undo"] == .null)
    #expect(undone.json["pages"]?["x"]?["undo"]?.string?.contains("of a") == true)
    #expect(
      inspector.text("styles/a.yaml")
        == Self.text.replacing("One", with: "First of all").replacing("0.5 ", with: "0.75 "))
    #expect(inspector.post("undo", ["page": "x"]).status == 200)
    #expect(inspector.post("undo", ["page": "x"]).status == 200)
    #expect(inspector.text("styles/a.yaml") == Self.text)
    #expect(inspector.post("undo", ["page": "x"]).status == 409)
    // The other page's step was undone first, and is redone alone.
    #expect(inspector.post("redo", ["page": "y"]).status == 200)
    #expect(inspector.text("styles/a.yaml") == Self.text.replacing("Two", with: "Second"))
    #expect(inspector.post("redo", ["page": "x"]).status == 200)
    #expect(inspector.text("styles/a.yaml").contains("First of all"))
  }

  /// A line that was broken can't be joined again where another page has added an entry to it.
  @Test(arguments: [
    "styles/a.yaml": """
    styles:
      card: { component: UIButton, title: A title that is so long that nothing else fits into the line }

    """
  ])
  func whatAnotherPageHasAddedToABrokenLineStays(_ path: String, _ text: String) {
    let inspector = TestInspector([path: text])
    set(inspector, "card", "alpha", 0.5, on: "x")
    #expect(inspector.text(path).contains("\n    alpha: 0.5\n"), "\(inspector.text(path))")
    set(inspector, "card", "titleColor", "black", on: "y")
    let both = inspector.text(path)
    let (status, json) = inspector.post("undo", ["page": "x"])
    #expect(status == 409 && json["error"]?["code"] == "conflict", "\(json)")
    #expect(inspector.text(path) == both)
    #expect(inspector.post("undo", ["page": "y"]).status == 200)
    #expect(inspector.post("undo", ["page": "x"]).status == 200)
    #expect(inspector.text(path) == text)
  }

  @Test func whatAnotherPageHasChangedSinceStays() {
    let inspector = TestInspector(["styles/a.yaml": Self.text])
    set(inspector, "a", "title", "First", on: "x")
    set(inspector, "a", "title", "Other", on: "y")
    let (status, json) = inspector.post("undo", ["page": "x"])
    #expect(status == 409 && json["error"]?["code"] == "conflict")
    #expect(inspector.text("styles/a.yaml").contains("title: Other"))
    // Who names no page takes back the last step of all.
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/a.yaml").contains("title: First"))
  }
}
