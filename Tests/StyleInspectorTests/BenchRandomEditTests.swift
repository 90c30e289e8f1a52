import EditorClients
import Foundation
import SeededRandom
import StyleReport
import StyleSource
import StyleSyntax
import Testing

@testable import StyleInspector

/// What is made, ordered, renamed and taken away on a component's page, at random: `STYLEC_RANDOM_EDITS=10000 swift test --filter
/// BenchRandomEdit`.
@Suite struct BenchRandomEditTests {
  private static let files = [
    "styles/tokens.yaml": """
    # What all share.
    modes: { density: [regular, compact] }
    tokens:
      color: { ink: { value: black, dark: white }, tint: "#0A5FD6" }   # two
      length: { gap: { value: 8, compact: 4 } }
    traits:
      Rounded:   # corners
        properties: { radius: { type: CGFloat, default: 6 } }
        layer: { cornerRadius: $radius }

    """,
    "styles/lamp.yaml": """
    imports: [tokens.yaml]
    components:
      # The first one.
      Lamp:
        summary: A lamp.   # short
        base: UIButton
        properties:
          glow: { type: UIColor, default: $color.tint }   # its light
          width: { type: CGFloat, default: 2, min: 0, max: 20 }
          word: { type: String, values: [small, large], default: small }
          seconds: { type: Double, default: 1 }
        layer:
          borderWidth: $width   # as the property says
          sublayers:
            - { name: dot, kind: rectangle, frame: [0, 0, 8, 8], backgroundColor: $glow }
            # Behind it.
            - name: row
              kind: stack
              axis: horizontal
              sublayers:
                - { name: first, kind: text, string: One }
                - { name: second, kind: text, string: Two }   # the second
            - { name: shine, kind: gradient, stops: [{ color: white, location: 0 }, { color: black, location: 1 }] }
        variants:
          kind: { plain: {}, loud: { glow: red, dot.opacity: 0.5 } }
          size:
            usual: {}
            big: { width: 4 }
          compounds:
            - { when: [loud, big], width: 6 }
        states:
          own: [busy]
          highlighted: { alpha: 0.5 }
          busy: { dot.opacity: 0.2 }
        transition: { duration: 0.1 }
        animations:
          pulse: { property: dot.opacity, to: 0.2, duration: $seconds, state: busy }   # a beat
        preview: { size: [80, 40] }
      Torch: { base: Lamp, sets: { width: 3 }, traits: Rounded }
      Plate:
        base: UIView
        layer: { sublayers: [{ name: disc, kind: shape, path: ellipse, fillColor: $color.ink }] }
    styles:
      lamp: { component: Lamp, width: 5 }   # a style
      loudLamp: { component: Lamp, variants: { kind: loud }, dot.cornerRadius: 2, states: { busy: { alpha: 0.9 } } }
      torch: { component: Torch, radius: 9, modes: { dark: { glow: white } } }
      plate: { component: Plate, disc.opacity: 0.5 }

    """,
  ]

  private static var count: Int {
    ProcessInfo.processInfo.environment["STYLEC_RANDOM_EDITS"].flatMap { Int($0) }
      ?? (isEveryCaseTried ? 300 : 30)
  }

  /// After how many edits the files begin again: those that were edited a hundred times look as no person writes them.
  private static let longest = 40

  @Test(.tags(.slow)) func editsOfComponentsDoWhatIsAsked() throws {
    var random = SplitMix(seed: 44)
    var inspector = TestInspector(BenchRandomEditTests.files)
    var (made, kinds): (Int, [String: Int]) = (0, [:])
    for number in 0..<BenchRandomEditTests.count {
      if number % BenchRandomEditTests.longest == 0 { inspector = TestInspector(BenchRandomEditTests.files) }
      let before = inspector.files.texts
      let errors = inspector.errorCount
      let wish = Wish(of: inspector, &random)
      let looks = wish.isSeen ? [:] : inspector.looks
      let (status, answer) = inspector.post(wish.path, wish.body)
      guard status == 200 else {
        #expect([403, 404, 409, 422].contains(status), "\(wish): \(answer)")
        #expect(inspector.files.texts == before, "\(wish) is refused")
        continue
      }
      made += 1
      kinds[wish.name, default: 0] += 1
      let after = inspector.files.texts
      #expect(inspector.errorCount <= errors, "\(wish) brings an error:\n\(inspector.problems)\n\(after)")
      if !wish.isSeen {
        let looksNow = inspector.looks
        for (name, look) in looks {
          guard let now = looksNow[wish.renamed(name)] else { continue }
          for (key, value) in look {
            #expect(now[key].map { $0 == value } ?? true, "\(wish) changes \(key) of \(name)")
          }
        }
      }
      if !wish.takesAway {
        #expect(
          comments(before) == comments(after),
          "\(wish) loses a comment:\n\(after.values.joined(separator: "\n"))")
      }
      guard before != after else { continue }
      #expect(inspector.post("undo", .object([])).status == 200, "\(wish)")
      #expect(inspector.files.texts == before, "\(wish) isn’t undone")
      #expect(inspector.post("redo", .object([])).status == 200, "\(wish)")
      #expect(inspector.files.texts == after, "\(wish) isn’t redone")
    }
    #expect(made * 3 > BenchRandomEditTests.count, "\(made) of \(BenchRandomEditTests.count): \(kinds)")
    #expect(kinds.count > 30 || BenchRandomEditTests.count < 300, "\(kinds)")
  }

  private func comments(_ texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { _, text -> [String] in
      let source = SourceFile(id: FileID(0), path: "a.yaml", text: text)
      return parse(source).product.comments.map { source.text($0) }
    }.sorted()
  }
}

extension TestInspector {
  fileprivate var problems: [String] {
    (self.get("problems")["findings"]?.array ?? []).filter { $0["severity"] == "error" }.compactMap {
      $0["message"]?.string
    }
  }

  fileprivate var errorCount: Int { problems.count }

  fileprivate var styleNames: [String] {
    self.get("outline")["styles"]?.array?.compactMap { $0["id"]?.string } ?? []
  }

  /// By style and key, what each attribute is as it comes.
  fileprivate var looks: [String: [String: JSONValue]] {
    Dictionary(
      uniqueKeysWithValues: styleNames.map { name in
        let rows = get("style?id=\(name)")["rows"]?.array ?? []
        let values = rows.filter { $0["section"] != "style" }.map {
          ($0["key"]?.string ?? "", $0["value"] ?? .null)
        }
        return (name, Dictionary(values, uniquingKeysWith: { first, _ in first }))
      })
  }
}

/// Something that a person does on a component's page.
private struct Wish: CustomStringConvertible {
  var path: String
  var body: JSONValue
  /// Whether styles may look different then.
  var isSeen: Bool
  /// Whether comments may go along.
  var takesAway = false
  private var rename: (from: String, to: String)?

  var description: String { "\(path) \(String(decoding: body.compactBytes, as: UTF8.self))" }
  /// What it is one of.
  var name: String { "\(path) \(body["action"]?.string ?? body["kind"]?.string ?? "")" }

  func renamed(_ name: String) -> String { rename?.from == name ? rename?.to ?? name : name }

  init(of inspector: TestInspector, _ random: inout SplitMix) {
    func pick<Element>(_ all: [Element]) -> Element? {
      all.isEmpty ? nil : all[random.next(below: all.count)]
    }
    func names(_ list: JSONValue?, _ key: String = "name") -> [String] {
      (list?.array ?? []).compactMap { $0[key]?.string ?? $0.string }
    }
    let number = random.next(below: 1000)
    // Some names are taken, and some can't be.
    let new = pick(["new\(number)", "new\(number)", "new\(number)", "dot", "", "a b", "ünter"]) ?? ""
    let outline = inspector.get("outline")
    let component =
      pick(names(outline["components"], "id").filter { !$0.hasPrefix("UI") }) ?? "Lamp"
    let detail = inspector.get("style?component=\(component)")
    let layers = (detail["layers"]?.array ?? []).filter { $0["parent"]?.string != nil }
    let layer = pick(names(.array(layers))) ?? "dot"
    let parent = pick(names(.array(layers.filter { $0["kind"] == "stack" })) + ["", ""]) ?? ""
    let property = pick(names(detail["properties"])) ?? "glow"
    let axis = pick(detail["variants"]?["axes"]?.array ?? [])
    let axisName = axis?["name"]?.string ?? "kind"
    let variant = pick(names(axis?["values"])) ?? "loud"
    let modes = pick((outline["axes"]?.array ?? []).filter { $0["builtIn"] != true })
    let modeAxis = modes?["name"]?.string ?? "density"
    let mode = pick(names(modes?["values"])) ?? "compact"
    let trait = pick(names(outline["traits"], "id")) ?? "Rounded"
    let state = pick(names(detail["ownStates"]) + ["busy"]) ?? "busy"
    let animation = pick(names(detail["ownAnimations"])) ?? "pulse"
    let style = pick(inspector.styleNames) ?? "lamp"
    let place = JSONValue.integer(random.next(below: 4))
    let size = JSONValue.number(Double(random.next(below: 40)) / 4)
    let other = pick(names(detail["variants"]?["axes"]?.array?.last?["values"])) ?? "big"
    func ask(
      _ path: String, _ members: [JSONValue.Member], isSeen: Bool = false, takesAway: Bool = false
    ) -> (String, JSONValue, Bool, Bool) {
      (path, .object([.init("component", .string(component))] + members), isSeen, takesAway)
    }
    func act(
      _ path: String, _ action: String, _ more: JSONValue, isSeen: Bool = false, takesAway: Bool = false
    )
      -> (String, JSONValue, Bool, Bool)
    {
      ask(
        path, [.init("action", .string(action))] + (more.members ?? []), isSeen: isSeen, takesAway: takesAway)
    }
    func value(_ detail: JSONValue, _ owner: JSONValue.Member) -> (String, JSONValue, Bool, Bool) {
      let rows = (detail["rows"]?.array ?? []).filter { $0["editable"] == true && $0["section"] != "style" }
      guard let row = pick(rows) else { return act("states", "declare", ["state": .string(new)]) }
      let value = InspectorRandomEditTests.value(row["control"] ?? .null, row["value"] ?? .null, &random)
      let (states, modes) = pick([("", ""), ("", ""), ("highlighted", ""), ("", "dark")]) ?? ("", "")
      return (
        "edit",
        .object([
          owner, .init("key", row["key"] ?? ""), .init("states", .string(states)),
          .init("modes", .string(modes)), .init("value", value),
        ]), true, true
      )
    }
    let asked: (String, JSONValue, Bool, Bool)
    switch random.next(below: 49) {
    case 0...4: asked = value(detail, .init("component", .string(component)))
    case 5: asked = value(inspector.get("style?id=\(style)"), .init("style", .string(style)))
    case 6:
      let edits = inspector.styleNames.map { name -> JSONValue in
        ["style": .string(name), "key": "alpha", "value": size]
      }
      asked = ("edits", ["edits": .array(edits), "label": "Many"], true, false)
    case 7:
      asked = act(
        "layers", "add",
        [
          "kind": .string(pick(["text", "shape", "stack", "rectangle"]) ?? ""), "parent": .string(parent),
          "index": place,
        ], isSeen: true)
    case 8: asked = act("layers", "duplicate", ["layer": .string(layer)], isSeen: true, takesAway: true)
    case 9, 10:
      asked = act(
        "layers", "move", ["layer": .string(layer), "parent": .string(parent), "index": place], isSeen: true)
    case 11:
      asked = act(
        "layers", "group",
        ["layers": [.string(layer)], "axis": .string(pick(["horizontal", "vertical"]) ?? "")], isSeen: true)
    case 12: asked = act("layers", "ungroup", ["layer": .string(layer)], isSeen: true, takesAway: true)
    case 13: asked = act("layers", "mask", ["layer": .string(layer), "kind": "ellipse"], isSeen: true)
    case 14: asked = act("layers", "delete", ["layers": [.string(layer)]], isSeen: true, takesAway: true)
    case 15:
      asked = act(
        "properties", "add",
        ["name": .string(new), "type": "CGFloat", "default": "3", "min": "0", "summary": "New: it # is"])
    case 16:
      asked = act(
        "properties", "change", ["property": .string(property), "summary": .string("It says \(number).")])
    case 17: asked = act("properties", "move", ["property": .string(property), "index": place])
    case 18:
      asked = act("properties", "delete", ["property": .string(property)], isSeen: true, takesAway: true)
    case 19: asked = act("properties", "extract", ["key": .string("\(layer).opacity"), "name": .string(new)])
    case 20:
      asked = act("states", "declare", ["state": .string(pick(["state-\(number)", "Busy", "busy"]) ?? "")])
    case 21: asked = act("states", "undeclare", ["state": .string(state)], takesAway: true)
    case 22:
      asked = act("states", "clear", ["state": .string(pick(["highlighted", state]) ?? "")], takesAway: true)
    case 23:
      asked = act(
        "variants", "addAxis",
        ["name": .string(new), "variants": [.string("a\(number)"), .string("b\(number)")]])
    case 24: asked = act("variants", "add", ["axis": .string(axisName), "name": .string(new)])
    case 25:
      asked = act(
        "variants", "add", ["axis": .string(axisName), "name": .string(new), "variant": .string(variant)])
    case 26:
      asked = act(
        "variants", "move", ["axis": .string(axisName), "variant": .string(variant), "index": place])
    case 27:
      asked = act(
        "variants", "default", ["axis": .string(axisName), "variant": .string(variant)], isSeen: true)
    case 28: asked = act("variants", "combine", ["when": [.string(variant), .string(other)]])
    case 29:
      asked = act(
        "variants", "delete", ["axis": .string(axisName), "variant": .string(variant)], isSeen: true,
        takesAway: true)
    case 30:
      asked = act(
        "modes", "addAxis", ["name": .string(new), "modes": [.string("m\(number)"), .string("n\(number)")]])
    case 31: asked = act("modes", "add", ["axis": .string(modeAxis), "name": .string("mode\(number)")])
    case 32:
      asked = act(
        "modes", "move", ["axis": .string(modeAxis), "mode": .string(mode), "index": place], isSeen: true)
    case 33:
      asked = act(
        "modes", "delete", ["axis": .string(modeAxis), "mode": .string(mode)], isSeen: true, takesAway: true)
    case 34:
      asked = act(
        "traits", "create",
        ["name": .string("Trait\(number)"), "takes": [.string(property)], "properties": []], takesAway: true)
    case 35: asked = act("traits", "adopt", ["trait": .string(trait)], isSeen: true)
    case 36: asked = act("traits", "drop", ["trait": .string(trait)], isSeen: true, takesAway: true)
    case 37:
      asked = act(
        "animations", "add",
        [
          "name": .string(new), "property": .string("\(layer).opacity"), "from": "1", "to": "0.5",
          "duration": size, "autoreverses": .bool(number % 2 == 0),
          "repeatCount": .string(number % 3 == 0 ? "infinite" : "2"),
          "state": .string(number % 5 == 0 ? "highlighted" : ""),
        ])
    case 38, 39:
      asked = act(
        "animations", "change",
        pick([
          ["animation": .string(animation), "delay": size],
          ["animation": .string(animation), "duration": size],
          ["animation": .string(animation), "repeatCount": "infinite", "autoreverses": true],
          ["animation": .string(animation), "state": "", "from": "0.9"],
          ["transition": true, "curve": "linear"],
        ]) ?? [:])
    case 40: asked = act("animations", "delete", ["animation": .string(animation)], takesAway: true)
    case 41:
      let kinds: [JSONValue] = [
        ["kind": "layer", "id": .string(layer)], ["kind": "property", "id": .string(property)],
        ["kind": "variantAxis", "id": .string(axisName)],
        ["kind": "variant", "id": .string(variant), "axis": .string(axisName)],
        ["kind": "modeAxis", "id": .string(modeAxis)],
        ["kind": "mode", "id": .string(mode), "axis": .string(modeAxis)],
      ]
      asked = ask("rename", (pick(kinds)?.members ?? []) + [.init("name", .string(new))], isSeen: true)
    case 42:
      asked = ("rename", ["kind": "style", "id": .string(style), "name": .string(new)], false, false)
      rename = (style, new)
    case 43, 44:
      let sources: [JSONValue] = [
        ["count": place], ["property": .string(property)],
        ["property": .string(new), "new": "number", "count": 2, "max": 4],
        ["property": .string(new), "new": "list", "texts": ["a", "b: c"], "max": 3],
      ]
      let arrangement = pick(["row", "column", "circle", "none"]) ?? ""
      asked = act(
        "layers", "repeat",
        .object(
          (pick(sources)?.members ?? []) + [
            .init("layer", .string(layer)), .init("arrangement", .string(arrangement)),
          ]), isSeen: true, takesAway: true)
    case 45: asked = act("layers", "unrepeat", ["layer": .string(layer)], isSeen: true, takesAway: true)
    case 46:
      asked = act(
        "animations", "add",
        [
          "name": .string(new), "property": .string("\(layer).transform"), "duration": size,
          "to": [
            "scale": ["width": size, "height": 1], "rotation": size, "translation": ["x": 0, "y": size],
          ],
        ])
    case 47:
      asked = act(
        "layers", "paste",
        [
          "text": .string(
            "[{ name: \(layer), kind: shape, path: { svg: \"M0 0h4v4Z\" }, frame: { width: 4, height: 4 } }]"),
          "parent": .string(parent), "index": place,
        ], isSeen: true)
    default:
      asked = ask("create", [.init("kind", "style"), .init("name", .string(new))])
    }
    (path, body, isSeen, takesAway) = asked
  }
}
