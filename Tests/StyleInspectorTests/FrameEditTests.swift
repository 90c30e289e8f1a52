import EditorClients
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Layers are placed in the picture: what is written keeps the shape that the frame has.
@Suite struct FrameEditTests {
  private static let text = """
    tokens:
      length: { gap: 4 }
    components:
      Card:
        base: UIView
        properties: { inset: { type: CGFloat, default: 5 } }
        layer:
          sublayers:
            - { name: list, kind: rectangle, frame: [10, 10, 20, 20] }   # in points
            - { name: part, kind: rectangle, frame: [10%, 0, 50%, 100%] }
            - { name: sides, kind: rectangle, frame: { left: 8, right: 8, top: 4, height: 12 } }
            - name: middle
              kind: rectangle
              frame:
                centerX: 0   # in the middle
                centerY: 10
                width: 40
                height: 20
            - { name: turning, kind: rectangle, frame: { leading: 10, width: 20, bottom: 5, height: 20 } }
            - { name: inner, kind: rectangle, frame: { inset: 5 } }
            - { name: insets, kind: rectangle, frame: { inset: [1, 2, 3, 4] } }
            - { name: whole, kind: rectangle, backgroundColor: red }
            - { name: bounds, kind: rectangle, frame: bounds }
            - { name: less, kind: rectangle, frame: [5, 5, 100% - 10, 50% + 2] }
            - { name: follows, kind: rectangle, frame: [$inset, $length.gap, 20, 20] }
            - { name: follower, kind: rectangle, frame: { inset: $inset } }
            - name: row
              kind: stack
              axis: horizontal
              frame: [0, 60, 100%, 40]
              sublayers:
                - { name: dot, kind: rectangle, frame: { width: 10, height: 10 } }
                - { name: word, kind: text, string: Word, foregroundColor: red }
        preview: { size: [100, 100] }
    styles:
      card: { component: Card }

    """

  private func make() -> TestInspector { TestInspector(["styles/card.yaml": FrameEditTests.text]) }

  private static func rect(_ numbers: [Double]) -> JSONValue {
    [
      "x": .number(numbers[0]), "y": .number(numbers[1]), "width": .number(numbers[2]),
      "height": .number(numbers[3]),
    ]
  }

  private static func place(
    _ layer: String, _ was: [Double], _ frame: [Double], _ more: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [
        .init("action", "frame"), .init("component", "Card"), .init("layer", .string(layer)),
        .init("from", rect(was)), .init("frame", rect(frame)),
        .init("size", ["width": 100, "height": layer == "dot" || layer == "word" ? 40 : 100]),
      ] + more)
  }

  /// The layer, where it was and is to be, and the lines that go and come.
  private static let cases: [(String, [Double], [Double], [String], [String])] = [
    (
      "list", [10, 10, 20, 20], [15, 10, 20, 20],
      ["        - { name: list, kind: rectangle, frame: [10, 10, 20, 20] }   # in points"],
      ["        - { name: list, kind: rectangle, frame: [15, 10, 20, 20] }   # in points"]
    ),
    (
      "list", [10, 10, 20, 20], [10, 4.5, 20, 25.5],
      ["        - { name: list, kind: rectangle, frame: [10, 10, 20, 20] }   # in points"],
      ["        - { name: list, kind: rectangle, frame: [10, 4.5, 20, 25.5] }   # in points"]
    ),
    (
      "part", [10, 0, 50, 100], [25, 0, 30, 100],
      ["        - { name: part, kind: rectangle, frame: [10%, 0, 50%, 100%] }"],
      ["        - { name: part, kind: rectangle, frame: [25%, 0, 30%, 100%] }"]
    ),
    (
      "sides", [8, 4, 84, 12], [8, 4, 80, 12],
      ["        - { name: sides, kind: rectangle, frame: { left: 8, right: 8, top: 4, height: 12 } }"],
      ["        - { name: sides, kind: rectangle, frame: { left: 8, right: 12, top: 4, height: 12 } }"]
    ),
    (
      "middle", [30, 50, 40, 20], [40, 50, 40, 20], ["            centerX: 0   # in the middle"],
      ["            centerX: 10   # in the middle"]
    ),
    (
      "middle", [30, 50, 40, 20], [30, 50, 50, 20],
      ["            centerX: 0   # in the middle", "            width: 40"],
      ["            centerX: 5   # in the middle", "            width: 50"]
    ),
    (
      "turning", [10, 75, 20, 20], [12, 70, 20, 25],
      [
        "        - { name: turning, kind: rectangle, frame: { leading: 10, width: 20, bottom: 5, height: 20 } }"
      ],
      [
        "        - { name: turning, kind: rectangle, frame: { leading: 12, width: 20, bottom: 5, height: 25 } }"
      ]
    ),
    (
      "inner", [5, 5, 90, 90], [8, 8, 84, 84],
      ["        - { name: inner, kind: rectangle, frame: { inset: 5 } }"],
      ["        - { name: inner, kind: rectangle, frame: { inset: 8 } }"]
    ),
    (
      "inner", [5, 5, 90, 90], [8, 5, 87, 90],
      ["        - { name: inner, kind: rectangle, frame: { inset: 5 } }"],
      ["        - { name: inner, kind: rectangle, frame: { inset: [5, 8, 5, 5] } }"]
    ),
    (
      "insets", [2, 1, 94, 96], [2, 0, 94, 97],
      ["        - { name: insets, kind: rectangle, frame: { inset: [1, 2, 3, 4] } }"],
      ["        - { name: insets, kind: rectangle, frame: { inset: [0, 2, 3, 4] } }"]
    ),
    (
      "whole", [0, 0, 100, 100], [0, 0, 90, 100],
      ["        - { name: whole, kind: rectangle, backgroundColor: red }"],
      [
        "        - name: whole\n          kind: rectangle\n"
          + "          frame: { left: 0, right: 10, top: 0, bottom: 0 }\n          backgroundColor: red"
      ]
    ),
    (
      "bounds", [0, 0, 100, 100], [6, 6, 88, 88],
      ["        - { name: bounds, kind: rectangle, frame: bounds }"],
      ["        - { name: bounds, kind: rectangle, frame: { inset: 6 } }"]
    ),
    (
      "less", [5, 5, 90, 52], [5, 5, 80, 50],
      ["        - { name: less, kind: rectangle, frame: [5, 5, 100% - 10, 50% + 2] }"],
      ["        - { name: less, kind: rectangle, frame: [5, 5, 100% - 20, 50%] }"]
    ),
    (
      "follows", [5, 4, 20, 20], [5, 4, 30, 20],
      ["        - { name: follows, kind: rectangle, frame: [$inset, $length.gap, 20, 20] }"],
      ["        - { name: follows, kind: rectangle, frame: [$inset, $length.gap, 30, 20] }"]
    ),
    (
      "dot", [0, 15, 10, 10], [0, 15, 14, 10],
      ["            - { name: dot, kind: rectangle, frame: { width: 10, height: 10 } }"],
      ["            - { name: dot, kind: rectangle, frame: { width: 14, height: 10 } }"]
    ),
    (
      "word", [10, 12, 30, 16], [10, 12, 44, 16],
      ["            - { name: word, kind: text, string: Word, foregroundColor: red }"],
      ["            - { name: word, kind: text, frame: { width: 44 }, string: Word, foregroundColor: red }"]
    ),
    (
      "list", [10, 10, 20, 20], [0, 10, 100, 20],
      ["        - { name: list, kind: rectangle, frame: [10, 10, 20, 20] }   # in points"],
      ["        - { name: list, kind: rectangle, frame: [0, 10, 100%, 20] }   # in points"]
    ),
    (
      "list", [10, 10, 20, 20], [0, 0, 100, 100],
      ["        - { name: list, kind: rectangle, frame: [10, 10, 20, 20] }   # in points"],
      ["        - { name: list, kind: rectangle, frame: bounds }   # in points"]
    ),
    (
      "turning", [10, 75, 20, 20], [0, 75, 100, 20],
      [
        "        - { name: turning, kind: rectangle, frame: { leading: 10, width: 20, bottom: 5, height: 20 } }"
      ],
      ["        - { name: turning, kind: rectangle, frame: { left: 0, right: 0, bottom: 5, height: 20 } }"]
    ),
    (
      "middle", [30, 50, 40, 20], [0, 50, 100, 20], ["            width: 40"], ["            width: 100"]
    ),
    ("list", [10, 10, 20, 20], [10, 10, 20, 20], [], []),
    ("bounds", [0, 0, 100, 100], [0, 0, 100, 100], [], []),
  ]

  @Test(arguments: cases) func aFrameKeepsItsShape(
    _ layer: String, _ was: [Double], _ frame: [Double], _ gone: [String], _ come: [String]
  ) {
    let inspector = make()
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    let (status, json) = inspector.post("layers", FrameEditTests.place(layer, was, frame))
    #expect(status == 200, "\(json)")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var rest = lines(FrameEditTests.text)
    for (line, new) in zip(gone, come) {
      if let place = rest.firstIndex(of: line) { rest[place] = new } else { Issue.record("no \(line)") }
    }
    let text = inspector.text("styles/card.yaml")
    #expect(lines(text) == rest.flatMap { lines($0) }, "\(text)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    // The picture has it where the hand has put it.
    if layer != "dot", layer != "word" {
      let placed = inspector.get("geometry?id=card&margin=0,0,0,0")["layers"]?.array?.first {
        $0["name"]?.string == layer
      }
      for (key, wanted) in zip(["x", "y", "width", "height"], frame) {
        #expect(abs((placed?["frame"]?[key]?.double ?? -99) - wanted) < 0.01, "\(key) \(placed ?? .null)")
      }
    }
    if !gone.isEmpty { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/card.yaml") == FrameEditTests.text)
  }

  /// Where people read from right to left, a frame that turns is measured from the other side.
  @Test func aFrameThatTurnsIsMirrored() {
    let inspector = make()
    let body = FrameEditTests.place(
      "turning", [70, 75, 20, 20], [65, 75, 20, 20], [.init("rightToLeft", true)])
    #expect(inspector.post("layers", body).status == 200)
    #expect(inspector.text("styles/card.yaml").contains("{ leading: 15, width: 20, bottom: 5, height: 20 }"))
    let list = FrameEditTests.place(
      "list", [10, 10, 20, 20], [12, 10, 20, 20], [.init("rightToLeft", true)])
    #expect(inspector.post("layers", list).status == 200)
    #expect(inspector.text("styles/card.yaml").contains("[12, 10, 20, 20]"))
  }

  /// The steps of a drag are seen and not written; the last one is one step of undo.
  @Test func aDragIsSeenAndWrittenOnce() throws {
    let text = FrameEditTests.text.replacing("20, 20] }   #", with: "20, 20], backgroundColor: navy }   #")
      .replacing(", backgroundColor: red }", with: " }")
    let inspector = TestInspector(["styles/card.yaml": text])
    func more(_ isLive: Bool) -> [JSONValue.Member] {
      [
        .init("session", "hand"), .init("style", "card"),
        .init("picture", ["states": "normal", "modes": ""]),
        .init("written", "[10, 10, 20, 20]"),
      ] + (isLive ? [.init("live", true)] : [])
    }
    var pictures: Set<String> = []
    for x in 11...14 {
      let (status, json) = inspector.post(
        "layers", FrameEditTests.place("list", [10, 10, 20, 20], [Double(x), 10, 20, 20], more(true)))
      #expect(status == 200, "\(json)")
      pictures.insert(try #require(json["svg"]?.string))
    }
    #expect(pictures.count == 4)
    #expect(inspector.store.writeCount == 0)
    #expect(inspector.post("edit", ["session": "hand", "cancel": true]).status == 200)
    #expect(
      inspector.get("style?id=card")["layers"]?.array?.contains { $0["frame"] == "[10, 10, 20, 20]" } == true)
    let last = FrameEditTests.place("list", [10, 10, 20, 20], [14, 10, 20, 20], more(true))
    #expect(inspector.post("layers", last).status == 200)
    let end = FrameEditTests.place("list", [10, 10, 20, 20], [14, 10, 20, 20], more(false))
    #expect(inspector.post("layers", end).status == 200)
    #expect(inspector.store.writeCount == 1)
    #expect(inspector.text("styles/card.yaml").contains("[14, 10, 20, 20]"))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/card.yaml") == text)
    // What comes before the hand lets go writes nothing of it.
    #expect(inspector.post("layers", last).status == 200)
    #expect(inspector.post("edit", ["style": "card", "key": "inset", "value": 6]).status == 200)
    #expect(inspector.text("styles/card.yaml").contains("[10, 10, 20, 20]"))
  }

  private static let refused: [(String, [Double], [Double], [JSONValue.Member], Int)] = [
    ("follows", [5, 4, 20, 20], [6, 4, 20, 20], [], 422),
    ("follower", [5, 5, 90, 90], [6, 5, 89, 90], [], 422),
    ("dot", [0, 15, 10, 10], [5, 15, 10, 10], [], 422),
    ("word", [10, 12, 30, 16], [10, 14, 30, 16], [], 422),
    ("none", [0, 0, 1, 1], [0, 0, 2, 2], [], 404), ("list", [0, 0, 1, 1], [0, 0, -1, 1], [], 400),
    ("list", [0, 0, 1, 1], [0, 0, 1e9, 1], [], 400),
    ("list", [10, 10, 20, 20], [11, 10, 20, 20], [.init("written", "[9, 9, 20, 20]")], 409),
    ("list", [10, 10, 20, 20], [11, 10, 20, 20], [.init("written", .null)], 409),
    ("list", [10, 10, 20, 20], [11, 10, 20, 20], [.init("live", true)], 400),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(
    _ layer: String, _ was: [Double], _ frame: [Double], _ more: [JSONValue.Member], _ wanted: Int
  ) {
    let inspector = make()
    let (status, json) = inspector.post("layers", FrameEditTests.place(layer, was, frame, more))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(status) \(json)")
    #expect(inspector.store.writeCount == 0)
  }

  /// In a file with other line breaks, an alias and two hundred layers, one line changes, or nothing does.
  @Test func oddFilesKeepWhatTheyAre() {
    let layers = (0..<200).map {
      "        - { name: l\($0), kind: rectangle, frame: [\($0), 0, 4, 4], backgroundColor: red }\r\n"
    }
    let text =
      "components:\r\n  Card:\r\n    base: UIView\r\n    layer:\r\n      sublayers:\r\n" + layers.joined()
      + "        - { name: one, kind: rectangle, frame: &f [0, 0, 9, 9] }\r\n"
      + "        - { name: two, kind: rectangle, frame: *f }\r\n"
      + "        - { name: word, kind: text, string: A, frame: [ 1.50 , 0,9,  9 ] }  # spaces\r\n"
      + "    preview: { size: [100, 100] }\r\nstyles:\r\n  card: { component: Card }\r\n"
    let inspector = TestInspector(["styles/card.yaml": text])
    let last = FrameEditTests.place("l199", [199, 0, 4, 4], [180, 0, 4, 4])
    #expect(inspector.post("layers", last).status == 200)
    #expect(inspector.text("styles/card.yaml") == text.replacing("[199, 0,", with: "[180, 0,"))
    let word = FrameEditTests.place("word", [1.5, 0, 9, 9], [2, 0, 9, 9])
    #expect(inspector.post("layers", word).status == 200)
    #expect(
      inspector.text("styles/card.yaml")
        == text.replacing("[199, 0,", with: "[180, 0,").replacing("[ 1.50 ,", with: "[ 2 ,"))
    #expect(inspector.post("layers", FrameEditTests.place("two", [0, 0, 9, 9], [1, 0, 9, 9])).status == 422)
    for _ in 0..<2 { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/card.yaml") == text)
    inspector.store.locked = ["styles/card.yaml"]
    #expect(inspector.post("layers", last).status == 409)
    #expect(inspector.text("styles/card.yaml") == text)
  }

  /// Any places: each is where the hand has put it, and a step back leads to the same bytes.
  @Test func anyPlaceIsTakenBack() {
    let inspector = make()
    var random = SplitMix(seed: 44)
    var count = 0
    let names = ["list", "part", "sides", "middle", "turning", "inner", "insets", "whole", "bounds", "less"]
    for _ in 0..<(isEveryCaseTried ? 500 : 150) {
      let name = names.randomElement(using: &random)!
      func placed() -> [Double] {
        let layers = inspector.get("geometry?id=card&margin=0,0,0,0")["layers"]?.array ?? []
        let frame = layers.first { $0["name"]?.string == name }?["frame"]
        return ["x", "y", "width", "height"].map { frame?[$0]?.double ?? -99 }
      }
      let was = placed()
      var frame = was
      for index in frame.indices where Bool.random(using: &random) {
        frame[index] = Double(Int.random(in: (index < 2 ? -20 : 0)...120, using: &random)) / 2
      }
      let before = inspector.text("styles/card.yaml")
      let (status, json) = inspector.post("layers", FrameEditTests.place(name, was, frame))
      #expect(status == 200, "\(name) \(was) \(frame): \(json)")
      let now = placed()
      #expect(zip(now, frame).allSatisfy { abs($0 - $1) < 0.021 }, "\(name) \(was) \(frame) \(now)")
      if inspector.text("styles/card.yaml") != before {
        count += 1
        if Bool.random(using: &random) {
          #expect(inspector.post("undo", [:]).status == 200)
          #expect(inspector.text("styles/card.yaml") == before)
        }
      }
    }
    #expect(count > 90)
  }
}
