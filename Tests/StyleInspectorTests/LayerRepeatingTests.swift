import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// A layer is repeated: a number of times, as often as a property says, or for each text of a list; in a row or around the middle.
@Suite struct LayerRepeatingTests {
  private static let text = """
    components:
      Rating:
        base: UIView
        properties:
          most: { type: Int, default: 5, max: 10 }
          any: { type: Int, default: 3 }
          titles: { type: Strings, default: [Day, Week], max: 4 }
        layer:
          sublayers:
            # Of the rating.
            - { name: star, kind: shape, path: star, frame: { centerX: 0, centerY: 0, width: 24, height: 24 }, fillColor: gold }
            - name: row
              kind: stack
              sublayers:
                - name: word
                  kind: text
                  string: Hello   # a word
                - { name: dot, kind: rectangle, repeat: 3, frame: { width: 4 + $index, height: 4 } }
            - { name: cell, kind: rectangle, repeat: { count: 2, index: column }, frame: [$column * 9, 0, 8, 8] }
        preview: { size: [200, 60] }
      Bare: { base: UIView, layer: { sublayers: [{ name: tick, kind: rectangle, frame: { centerX: 0, centerY: 0, width: 2, height: 8 }, backgroundColor: navy }] } }
    styles:
      one: { component: Rating }
      two: { component: Bare }

    """

  private func make() -> TestInspector { TestInspector(["styles/rating.yaml": LayerRepeatingTests.text]) }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  /// What is asked for, and each line that becomes others.
  private static let cases: [(String, String, [(String, String)])] = [
    (
      "Rating", #"{"layer": "word", "count": "4"}"#,
      [("              kind: text\n", "              kind: text\n              repeat: 4\n")]
    ),
    (
      "Rating", #"{"layer": "word", "property": "titles"}"#,
      [
        (
          "              kind: text\n              string: Hello   # a word\n",
          "              kind: text\n              repeat: $titles\n              string: $item   # a word\n"
        )
      ]
    ),
    (
      "Rating", #"{"layer": "dot", "property": "most"}"#, [("repeat: 3,", "repeat: $most,")]
    ),
    ("Rating", #"{"layer": "cell", "count": 7}"#, [("count: 2,", "count: 7,")]),
    ("Rating", #"{"layer": "dot", "action": "unrepeat", "force": true}"#, [(" repeat: 3,", "")]),
    (
      "Rating",
      #"{"layer": "star", "property": "stars", "new": "number", "count": 5, "max": 8, "arrangement": "row"}"#,
      [
        (
          "      titles: { type: Strings, default: [Day, Week], max: 4 }\n",
          "      titles: { type: Strings, default: [Day, Week], max: 4 }\n      stars: { type: Int, default: 5, min: 1, max: 8 }\n"
        ),
        (
          """
                  # Of the rating.
                  - { name: star, kind: shape, path: star, frame: { centerX: 0, centerY: 0, width: 24, height: 24 }, fillColor: gold }

          """,
          """
                  - name: row2
                    kind: stack
                    axis: horizontal
                    spacing: 8
                    alignment: center
                    sublayers:
                      # Of the rating.
                      - name: star
                        kind: shape
                        repeat: $stars
                        path: star
                        frame: { width: 24, height: 24 }
                        fillColor: gold

          """
        ),
      ]
    ),
    (
      "Bare", #"{"layer": "tick", "count": 12, "arrangement": "circle"}"#,
      [
        (
          "  Bare: { base: UIView, layer: { sublayers: [{ name: tick, kind: rectangle, frame: { centerX: 0, centerY: 0, width: 2, height: 8 }, backgroundColor: navy }] } }\n",
          """
            Bare:
              base: UIView
              layer:
                sublayers:
                  - name: turn
                    kind: rectangle
                    repeat: 12
                    transform: { rotation: $index * 30 }
                    sublayers:
                      - name: tick
                        kind: rectangle
                        frame: { centerX: 0, top: 0, width: 2, height: 8 }
                        backgroundColor: navy

          """
        )
      ]
    ),
    (
      "Rating",
      #"{"layer": "star", "property": "names", "new": "list", "texts": ["a", " b "], "max": 5, "arrangement": "none"}"#,
      [
        (
          "      titles: { type: Strings, default: [Day, Week], max: 4 }\n",
          "      titles: { type: Strings, default: [Day, Week], max: 4 }\n      names: { type: Strings, default: [a, b], max: 5 }\n"
        ),
        (
          "- { name: star, kind: shape, path: star, frame: { centerX: 0, centerY: 0, width: 24, height: 24 }, fillColor: gold }",
          """
          - name: star
                    kind: shape
                    repeat: $names
                    path: star
                    frame: { centerX: 0, centerY: 0, width: 24, height: 24 }
                    fillColor: gold
          """
        ),
      ]
    ),
  ]

  @Test(arguments: cases) func aRepetitionIsAMinimalEdit(
    _ component: String, _ body: String, _ changes: [(String, String)]
  ) {
    let inspector = make()
    var request = object(body).with("component", .string(component))
    if request["action"] == nil { request = request.with("action", "repeat") }
    let (status, json) = inspector.post("layers", request)
    #expect(status == 200, "\(json)")
    var wanted = LayerRepeatingTests.text
    for (before, after) in changes {
      #expect(wanted.contains(before), "\(before)")
      wanted = wanted.replacing(before, with: after)
    }
    #expect(inspector.text("styles/rating.yaml") == wanted)
    if request["action"] == "repeat" {
      #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    }
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/rating.yaml") == LayerRepeatingTests.text)
  }

  @Test func whatAnIndexIsUsedForIsToldBeforeARepetitionEnds() {
    let inspector = make()
    let (status, json) = inspector.post(
      "layers", ["component": "Rating", "action": "unrepeat", "layer": "dot"])
    #expect(status == 409 && json["breaks"]?.array?.count == 1, "\(json)")
    #expect(inspector.text("styles/rating.yaml") == LayerRepeatingTests.text)
  }

  private static let refused: [(String, Int, String?)] = [
    (#"{"layer": "star", "count": 0}"#, 422, "count"), (#"{"layer": "star", "count": "many"}"#, 422, "count"),
    (#"{"layer": "star", "count": 101}"#, 422, "count"), (#"{"layer": "star", "count": 2.5}"#, 422, "count"),
    (#"{"layer": "star"}"#, 422, "count"), (#"{"layer": "star", "count": "5\n- x"}"#, 422, "count"),
    // A property of which nobody knows how large it can be.
    (#"{"layer": "star", "property": "any"}"#, 422, "repeat"),
    (#"{"layer": "star", "property": "none"}"#, 404, nil),
    (#"{"layer": "star", "property": "most", "new": "number", "count": 2, "max": 5}"#, 409, "name"),
    (#"{"layer": "star", "property": "a b", "new": "number", "count": 2, "max": 5}"#, 422, "name"),
    (#"{"layer": "star", "property": "x: {", "new": "list", "texts": ["a"], "max": 5}"#, 422, "name"),
    (#"{"layer": "star", "property": "all", "new": "number", "count": 6, "max": 5}"#, 422, "max"),
    (#"{"layer": "star", "property": "all", "new": "list", "texts": [" "], "max": 5}"#, 422, "texts"),
    (#"{"layer": "star", "property": "all", "new": "list", "texts": ["a", "b"], "max": 1}"#, 422, "max"),
    (#"{"layer": "star", "count": 5, "arrangement": "spiral"}"#, 400, nil), (#"{"count": 5}"#, 400, nil),
    (#"{"layer": "nothing", "count": 5}"#, 404, nil), (#"{"layer": "layer", "count": 5}"#, 422, nil),
    (#"{"layer": "star", "action": "unrepeat"}"#, 404, nil),
  ]

  @Test(arguments: refused) func whatCanNotBeRepeatedIsRefusedAtItsField(
    _ body: String, _ wanted: Int, _ field: String?
  ) {
    let inspector = make()
    var request = object(body).with("component", "Rating")
    if request["action"] == nil { request = request.with("action", "repeat") }
    let (status, json) = inspector.post("layers", request)
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(json["field"]?.string?.split(separator: ".").last.map(String.init) == field, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }
}
