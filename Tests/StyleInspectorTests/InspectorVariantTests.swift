import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Variants on the page: where a value comes from, where one may be written, and which of them a style picks.
@Suite struct InspectorVariantTests {
  private let inspector = TestInspector([
    "styles/push.yaml": """
    components:
      Push:
        base: UIButton
        properties: { corner: { type: CGFloat, default: 4 }, edge: { type: CGFloat, default: 1 } }
        layer: { cornerRadius: $corner, borderWidth: $edge }
        variants:
          kind:
            primary: { edge: 2 }
            ghost: { edge: 0, states: { highlighted: { edge: 3 } } }
          size:
            summary: How large it is.
            small: { corner: 2 }
            large: { corner: 6 }   # as a card
          compounds:
            - { when: ghost+large, corner: 8 }
    styles:
      cancel: { component: Push, variants: { kind: ghost } }
      other: { component: Push }
    """
  ])

  private func origin(_ style: String, _ key: String) -> JSONValue? {
    inspector.row(style, key)?["origins"]?.array?.first
  }

  @Test func aRowSaysWhichVariantItsValueIsFrom() {
    #expect(origin("cancel", "edge")?["kind"]?.string == "variant")
    #expect(origin("cancel", "edge")?["name"]?.string == "kind: ghost")
    #expect(origin("cancel", "edge")?["line"] == .integer(9))
    #expect(origin("cancel", "corner")?["name"]?.string == "size: small")
    #expect(inspector.row("cancel", "corner")?["author"]?.string == "variant")
  }

  @Test func aVariantIsAPlaceForAValue() throws {
    let wish: JSONValue = ["style": "cancel", "key": "edge", "value": 5]
    let places = inspector.post("places", wish).json["places"]?.array ?? []
    #expect(
      places.compactMap { $0["place"]?.string } == [
        "style", "variant:size: small", "variant:kind: ghost", "component:Push",
      ])
    let ghost = try #require(places.first { $0["place"]?.string == "variant:kind: ghost" })
    #expect(ghost["label"]?.string == "Variant kind: ghost of Push")
    #expect(ghost["works"] == true && ghost["line"] == .integer(9))
    let before = inspector.text("styles/push.yaml")
    let edit: JSONValue = ["style": "cancel", "key": "edge", "value": 5, "place": "variant:kind: ghost"]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(inspector.text("styles/push.yaml") == before.replacing("edge: 0", with: "edge: 5"))
    #expect(origin("cancel", "edge")?["name"]?.string == "kind: ghost")
  }

  /// In a state, and where a variant says nothing of the value yet.
  @Test func valuesAreAddedToVariants() {
    let before = inspector.text("styles/push.yaml")
    var edit: JSONValue = [
      "style": "cancel", "key": "edge", "states": "highlighted", "value": 7, "place": "variant:kind: ghost",
    ]
    #expect(inspector.post("edit", edit).status == 200)
    let pressed = before.replacing("edge: 3", with: "edge: 7")
    #expect(inspector.text("styles/push.yaml") == pressed)
    edit = ["style": "cancel", "key": "edge", "value": 9, "place": "variant:size: small"]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(
      inspector.text("styles/push.yaml") == pressed.replacing("{ corner: 2 }", with: "{ corner: 2, edge: 9 }")
    )
    edit = ["style": "cancel", "key": "edge", "value": 9, "place": "variant:size: huge"]
    #expect(inspector.post("edit", edit).status == 400)
  }

  @Test func aStylePicksVariants() {
    let row = inspector.row("other", "variants.size")
    #expect(row?["label"]?.string == "Size" && row?["summary"]?.string == "How large it is.")
    #expect(row?["control"]?["kind"]?.string == "choice" && row?["value"]?.string == "small")
    #expect(row?["isSet"] == false)
    let before = inspector.text("styles/push.yaml")
    var edit: JSONValue = ["style": "cancel", "key": "variants.size", "value": "large"]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(
      inspector.text("styles/push.yaml")
        == before.replacing("{ kind: ghost }", with: "{ kind: ghost, size: large }"))
    // Both together are a compound.
    #expect(origin("cancel", "corner")?["name"]?.string == "ghost+large")
    edit = ["style": "cancel", "key": "corner", "value": 10, "place": "variant:ghost+large"]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(inspector.text("styles/push.yaml").contains("{ when: ghost+large, corner: 10 }"))
    edit = ["style": "cancel", "key": "variants.size", "value": "huge"]
    #expect(inspector.post("edit", edit).status == 422)
    edit = ["style": "cancel", "key": "variants.depth", "value": "huge"]
    #expect(inspector.post("edit", edit).status == 404)
    edit = ["style": "other", "key": "variants.kind", "value": "ghost"]
    #expect(inspector.post("edit", edit).status == 200)
    #expect(
      inspector.text("styles/push.yaml").contains("other: { component: Push, variants: { kind: ghost } }"))
    #expect(inspector.post("reset", ["style": "other", "key": "variants.kind"]).status == 200)
    #expect(inspector.row("other", "variants.kind")?["value"]?.string == "primary")
  }
}
