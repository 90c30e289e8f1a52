import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// A list of texts that a component declares is changed in a style, and layers are repeated over it.
@Suite struct ListEditTests {
  private static let file = """
    components:
      Tabs:
        base: UIView
        properties: { titles: { type: Strings, default: [Day, Week], max: 4 } }
        layer: { sublayers: [{ name: tab, kind: text, repeat: $titles, string: $item, frame: [$index * 25%, 0, 25%, 100%] }] }
        preview: { size: [120, 20] }
    styles:
      plain: { component: Tabs }
      long:
        component: Tabs
        titles: [One, Two]   # for now

    """

  /// What stays of a list keeps its quotes and its comments.
  @Test(arguments: [
    (["Alpha", "Beta", "Gamma"], "- \"Beta\"\n", "- \"Beta\"\n      - Gamma\n"),
    (["Alpha", "Delta"], "- \"Beta\"\n", "- \"Delta\"\n"),
    (["Beta"], "- Alpha   # the first\n      # the second\n      ", ""),
  ])
  func textsThatStayAreLeftAsTheyAre(_ texts: [String], _ before: String, _ after: String) {
    let file = """
      components:
        Tabs:
          base: UIView
          properties: { titles: { type: Strings, default: [Day], max: 4 } }
          layer: { sublayers: [{ name: tab, kind: text, repeat: $titles, string: $item, frame: [0, 0, 25%, 100%] }] }
      styles:
        long:
          component: Tabs
          titles:
            - Alpha   # the first
            # the second
            - "Beta"

      """
    let inspector = TestInspector(["styles/a.yaml": file])
    let answer = inspector.post(
      "edit",
      ["style": "long", "key": "titles", "value": .array(texts.map { .string($0) }), "place": "style"])
    #expect(answer.status == 200, "\(answer.json)")
    let text = inspector.text("styles/a.yaml")
    if texts.count == 1 {
      #expect(text.contains("- \"Beta\"\n") && !text.contains("Alpha"), "\(text)")
    } else {
      #expect(text == file.replacing(before, with: after), "\(text)")
    }
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/a.yaml") == file)
  }

  @Test func textsAreAddedChangedAndTakenAway() throws {
    let inspector = TestInspector(["styles/card.yaml": Self.file])
    let rows = inspector.get("style?id=long")
    #expect("\(rows)".contains(#"name: "kind", value: StyleReport.JSONValue.string("strings")"#), "\(rows)")
    let before = inspector.picture("id=long")
    func set(_ style: String, _ texts: [String]) -> Int {
      inspector.post(
        "edit",
        [
          "style": .string(style), "key": "titles", "value": .array(texts.map { .string($0) }),
          "place": "style",
        ]
      ).status
    }
    #expect(set("long", ["One", "Two, too", "#3", "{4}"]) == 200)
    #expect(
      inspector.text("styles/card.yaml")
        == Self.file.replacing("[One, Two]", with: ##"[One, "Two, too", "#3", "{4}"]"##))
    #expect(inspector.picture("id=long") != before)
    // More than the list has room for is refused, and nothing is written.
    #expect(set("long", ["1", "2", "3", "4", "5"]) == 422)
    #expect(set("long", []) == 200)
    #expect(inspector.text("styles/card.yaml") == Self.file.replacing("[One, Two]", with: "[]"))
    #expect(set("plain", ["Only"]) == 200)
    #expect(inspector.text("styles/card.yaml").contains("plain: { component: Tabs, titles: [Only] }"))
    #expect(
      inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" }.isEmpty == true)
  }
}
