import EditorClients
import StyleReport
import Testing

/// Names of what is new on the page: one that can't be is refused at its field, with one that can.
@Suite struct NewNameTests {
  private static let text = """
    tokens: { color: { brand: { dark: navy }, accent: { value: red, dark: pink } } }
    styles: { card: { component: UIView, backgroundColor: $color.accent } }

    """

  @Test(
    arguments: [
      // `brand` would become one token that has a value for a mode, and `brand.dark` would be gone.
      (
        "create", ["kind": "token", "id": "color.brand.value", "value": "red"], "name",
        "‘value’ is a key of tokens, so no token in a group can have this name"
      ),
      (
        "create", ["kind": "token", "id": "color.new.description.x", "value": "red"], "name",
        "‘description’ is a key"
      ),
      (
        "rename", ["kind": "token", "id": "color.accent", "path": "brand.value"], "name",
        "‘value’ is a key of tokens"
      ),
      (
        "create", ["kind": "token", "id": "color.Brand color", "value": "red"], "name",
        "‘brandColor’ would be one"
      ),
      (
        "create", ["kind": "token", "id": "color.URL color", "value": "red"], "name",
        "‘URLColor’ would be one"
      ),
      (
        "create", ["kind": "style", "name": "Blue pill", "component": "UIView"], "name",
        "‘bluePill’ would be one"
      ),
      ("create", ["kind": "component", "name": "badge"], "name", "‘Badge’ would be one"),
      ("create", ["kind": "component", "name": "_badge"], "name", "‘_Badge’ would be one"),
      ("create", ["kind": "component", "name": "Tag", "style": "my tag"], "style", "‘myTag’ would be one"),
    ] as [(String, JSONValue, String, String)])
  func aNameThatCannotBeIsToldAtItsField(_ route: String, _ body: JSONValue, _ field: String, _ words: String)
  {
    let inspector = TestInspector(["styles/a.yaml": Self.text])
    let (status, json) = inspector.post(route, body)
    #expect(status == 422 && json["field"]?.string == field, "\(json)")
    let message = json["error"]?["message"]?.string ?? ""
    #expect(message.lowercased().contains(words.lowercased()), "\(message)")
    #expect(inspector.text("styles/a.yaml") == Self.text)
  }

  /// Right beneath their type, tokens may be called as their keys are, and a group may be called so nowhere else.
  @Test func aTokenMayHaveTheNameOfAKeyBeneathItsType() {
    let inspector = TestInspector(["styles/a.yaml": Self.text])
    let (status, json) = inspector.post(
      "create", ["kind": "token", "id": "color.description", "value": "red"])
    #expect(status == 200, "\(json)")
    #expect(inspector.get("token?id=color.description")["id"] == "color.description")
  }
}
