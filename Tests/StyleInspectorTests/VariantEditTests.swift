import EditorClients
import Foundation
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Variants, their axes and combinations are made, put in order and taken away.
@Suite struct VariantEditTests {
  private static let text = """
    components:
      Push:
        summary: A button.
        base: UIButton
        properties:
          edge: { type: CGFloat, default: 1 }
          corner: { type: CGFloat, default: 4 }
        layer: { borderWidth: $edge, cornerRadius: $corner }
        variants:
          kind:
            summary: How loud it is.
            # The usual one.
            primary: { edge: 2 }
            ghost: { edge: 0 }   # no ground
            danger:
              edge: 3
              states: { highlighted: { edge: 4 } }
          size: { default: large, small: { corner: 2 }, large: { corner: 6 } }
          compounds:
            - { when: ghost+large, corner: 8 }
            - { when: danger+small, corner: 9 }
        preview: { size: [80, 44] }
      Loud:
        base: Push
        variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } } }
      Plain:
        base: UIButton
        properties: { ink: { type: UIColor, default: black } }
        layer: { borderColor: $ink }
        states: { highlighted: { alpha: 0.5 } }
      Bare: { base: UIButton, layer: { borderWidth: 1 } }
      Row:
        base: UIView
        layer:
          sublayers:
            - { name: first, kind: Push, variants: { kind: danger, size: small }, frame: [0, 0, 40, 40] }
    styles:
      push: { component: Push }
      cancel: { component: Push, variants: { kind: ghost } }
      delete: { component: Push, variants: { kind: danger, size: small } }
      loud: { component: Loud, variants: { kind: shouting } }
      plain: { component: Plain }
      bare: { component: Bare }
      row: { component: Row }

    """

  private func make() -> TestInspector { TestInspector(["styles/push.yaml": VariantEditTests.text]) }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  /// What is asked for, and the lines that go and come.
  private static let cases: [(String, [String], [String])] = [
    (
      #"{"action": "addAxis", "component": "Plain", "name": "tone", "variants": ["calm", "bright"]}"#, [],
      ["    variants:", "      tone:", "        calm: {}", "        bright: {}"]
    ),
    (
      #"{"action": "addAxis", "component": "Bare", "name": "tone", "variants": ["calm", "bright"]}"#,
      ["  Bare: { base: UIButton, layer: { borderWidth: 1 } }"],
      ["  Bare: { base: UIButton, layer: { borderWidth: 1 }, variants: { tone: { calm: {}, bright: {} } } }"]
    ),
    (
      #"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["calm", "bright", "on"]}"#,
      [],
      ["      tone:", "        calm: {}", "        bright: {}", "        \"on\": {}"]
    ),
    (#"{"action": "add", "component": "Push", "axis": "kind", "name": "quiet"}"#, [], ["        quiet: {}"]),
    (
      #"{"action": "add", "component": "Push", "axis": "kind", "name": "quiet", "variant": "danger"}"#, [],
      ["        quiet:", "          edge: 3", "          states:", "            highlighted: { edge: 4 }"]
    ),
    (
      #"{"action": "add", "component": "Push", "axis": "size", "name": "huge", "variant": "large"}"#,
      ["      size: { default: large, small: { corner: 2 }, large: { corner: 6 } }"],
      ["      size: { default: large, small: { corner: 2 }, large: { corner: 6 }, huge: { corner: 6 } }"]
    ),
    (
      #"{"action": "add", "component": "Loud", "axis": "size", "name": "huge"}"#,
      ["    variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } } }"],
      ["    variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } }, size: { huge: {} } }"]
    ),
    (#"{"action": "move", "component": "Push", "axis": "kind", "variant": "ghost", "index": 2}"#, [], []),
    (
      #"{"action": "move", "component": "Push", "axis": "kind", "variant": "ghost", "index": 0}"#, [],
      ["        default: primary"]
    ),
    (#"{"action": "move", "component": "Push", "axis": "kind", "variant": "ghost", "index": 1}"#, [], []),
    (
      #"{"action": "move", "component": "Push", "axis": "size", "variant": "large", "index": 0}"#,
      ["      size: { default: large, small: { corner: 2 }, large: { corner: 6 } }"],
      ["      size: { default: large, large: { corner: 6 }, small: { corner: 2 } }"]
    ),
    (#"{"action": "moveAxis", "component": "Push", "axis": "size", "index": 0}"#, [], []),
    (
      #"{"action": "default", "component": "Push", "axis": "kind", "variant": "ghost"}"#, [],
      ["        default: ghost"]
    ),
    (
      #"{"action": "default", "component": "Push", "axis": "size", "variant": "small"}"#,
      ["      size: { default: large, small: { corner: 2 }, large: { corner: 6 } }"],
      ["      size: { small: { corner: 2 }, large: { corner: 6 } }"]
    ),
    (
      #"{"action": "combine", "component": "Push", "when": ["small", "ghost"]}"#, [],
      ["        - { when: ghost+small }"]
    ),
    (
      #"{"action": "combine", "component": "Loud", "when": ["small", "shouting"]}"#,
      ["    variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } } }"],
      [
        "    variants:", "      kind:", "        shouting: { edge: 9 }", "        ghost: { corner: 1 }",
        "      compounds:", "        - { when: shouting+small }",
      ]
    ),
    (
      #"{"action": "delete", "component": "Push", "axis": "kind", "variant": "danger"}"#,
      [
        "        danger:", "          edge: 3", "          states: { highlighted: { edge: 4 } }",
        "        - { when: danger+small, corner: 9 }",
        "        - { name: first, kind: Push, variants: { kind: danger, size: small }, frame: [0, 0, 40, 40] }",
        "  delete: { component: Push, variants: { kind: danger, size: small } }",
      ],
      [
        "        - { name: first, kind: Push, variants: { size: small }, frame: [0, 0, 40, 40] }",
        "  delete: { component: Push, variants: { size: small } }",
      ]
    ),
    (
      #"{"action": "delete", "component": "Push", "axis": "kind", "variant": "ghost"}"#,
      [
        "        ghost: { edge: 0 }   # no ground", "        - { when: ghost+large, corner: 8 }",
        "  cancel: { component: Push, variants: { kind: ghost } }",
        "    variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } } }",
      ],
      ["  cancel: { component: Push }", "    variants: { kind: { shouting: { edge: 9 } } }"]
    ),
    (
      #"{"action": "delete", "component": "Loud", "axis": "kind", "variant": "shouting"}"#,
      [
        "    variants: { kind: { shouting: { edge: 9 }, ghost: { corner: 1 } } }",
        "  loud: { component: Loud, variants: { kind: shouting } }",
      ],
      ["    variants: { kind: { ghost: { corner: 1 } } }", "  loud: { component: Loud }"]
    ),
    (
      #"{"action": "deleteAxis", "component": "Push", "axis": "size"}"#,
      [
        "      size: { default: large, small: { corner: 2 }, large: { corner: 6 } }", "      compounds:",
        "        - { when: ghost+large, corner: 8 }", "        - { when: danger+small, corner: 9 }",
        "        - { name: first, kind: Push, variants: { kind: danger, size: small }, frame: [0, 0, 40, 40] }",
        "  delete: { component: Push, variants: { kind: danger, size: small } }",
      ],
      [
        "        - { name: first, kind: Push, variants: { kind: danger }, frame: [0, 0, 40, 40] }",
        "  delete: { component: Push, variants: { kind: danger } }",
      ]
    ),
    (
      #"{"action": "deleteCompound", "component": "Push", "compound": "large+ghost"}"#,
      ["        - { when: ghost+large, corner: 8 }"], []
    ),
  ]

  @Test(arguments: cases) func anEditOfVariantsIsMinimal(_ body: String, _ gone: [String], _ come: [String]) {
    let inspector = make()
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    let (status, json) = inspector.post("variants", object(body))
    #expect(status == 200, "\(json)")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).sorted()
    }
    var rest = lines(VariantEditTests.text)
    for line in gone {
      if let place = rest.firstIndex(of: line) { rest.remove(at: place) } else { Issue.record("no \(line)") }
    }
    let text = inspector.text("styles/push.yaml")
    #expect(lines(text) == (rest + come).sorted(), "\(text)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    if text != VariantEditTests.text { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/push.yaml") == VariantEditTests.text)
  }

  /// A move keeps what styles look like: the variant that was the default stays it.
  @Test func aMoveKeepsTheDefaultAndTheComments() {
    let inspector = make()
    let body: JSONValue = [
      "action": "move", "component": "Push", "axis": "kind", "variant": "primary", "index": 2,
    ]
    #expect(inspector.post("variants", body).status == 200)
    #expect(
      inspector.text("styles/push.yaml").contains(
        """
              kind:
                summary: How loud it is.
                default: primary
                ghost: { edge: 0 }   # no ground
                danger:
                  edge: 3
                  states: { highlighted: { edge: 4 } }
                # The usual one.
                primary: { edge: 2 }
              size:
        """))
    #expect(inspector.row("push", "edge")?["value"] == 2)
  }

  /// Made from nothing, picked by a style, and given values there.
  @Test func variantsAreMadeFromNothing() {
    let inspector = make()
    for body: JSONValue in [
      ["action": "addAxis", "component": "Plain", "name": "tone", "variants": ["calm", "bright"]],
      ["action": "addAxis", "component": "Plain", "name": "length", "variants": ["short", "long"]],
      ["action": "combine", "component": "Plain", "when": ["bright", "long"]],
    ] {
      let (status, json) = inspector.post("variants", body)
      #expect(status == 200, "\(json)")
    }
    for edit: JSONValue in [
      ["style": "plain", "key": "variants.tone", "value": "bright"],
      ["style": "plain", "key": "variants.length", "value": "long"],
      ["style": "plain", "key": "ink", "value": "red", "place": "variant:tone: bright"],
      ["style": "plain", "key": "ink", "value": "navy", "place": "variant:bright+long"],
      [
        "style": "plain", "key": "ink", "value": "gray", "place": "variant:tone: bright",
        "states": "highlighted",
      ],
    ] {
      let (status, json) = inspector.post("edit", edit)
      #expect(status == 200, "\(json)")
    }
    let text = inspector.text("styles/push.yaml")
    #expect(
      text.contains(
        """
            variants:
              tone:
                calm: {}
                bright: { ink: red, states: { highlighted: { ink: gray } } }
              length:
                short: {}
                long: {}
              compounds:
                - { when: bright+long, ink: navy }
        """), "\(text)")
    let listed = inspector.get("style?id=plain")["variants"]
    #expect(listed?["axes"]?.array?.map { $0["name"] } == ["tone", "length"])
    let bright = listed?["axes"]?.array?.first?["values"]?.array?.last
    #expect(bright?["values"] == 2 && bright?["styles"] == 1 && bright?["default"] == false)
    #expect(listed?["compounds"]?.array?.first?["name"] == "bright+long")
    for _ in 0..<8 { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/push.yaml") == VariantEditTests.text)
  }

  @Test func variantsAreRenamedWithTheirUses() {
    let inspector = make()
    let before = VariantEditTests.text
    let rename: JSONValue = [
      "kind": "variant", "component": "Push", "axis": "kind", "id": "danger", "name": "destructive",
    ]
    #expect(inspector.post("rename", rename).status == 200)
    #expect(inspector.text("styles/push.yaml") == before.replacing("danger", with: "destructive"))
    let axis: JSONValue = ["kind": "variantAxis", "component": "Loud", "id": "kind", "name": "role"]
    #expect(inspector.post("rename", axis).status == 200)
    #expect(
      inspector.text("styles/push.yaml")
        == before.replacing("danger", with: "destructive").replacing("      kind:\n", with: "      role:\n")
        .replacing("variants: { kind: ", with: "variants: { role: "))
    for _ in 0..<2 { #expect(inspector.post("undo", [:]).status == 200) }
    #expect(inspector.text("styles/push.yaml") == before)
    for (id, name, wanted) in [
      ("ghost", "primary", 409), ("ghost", "large", 409), ("ghost", "dark", 422),
      ("ghost", "highlighted", 422),
      ("ghost", "a b", 422), ("ghost", "", 422), ("none", "x", 404), ("small", "x", 404),
    ] {
      let body: JSONValue = [
        "kind": "variant", "component": "Push", "axis": "kind", "id": .string(id), "name": .string(name),
      ]
      #expect(inspector.post("rename", body).status == wanted, "\(id) \(name)")
    }
    #expect(inspector.text("styles/push.yaml") == before)
  }

  @Test func whatGoesOrLooksOtherwiseIsTold() {
    let inspector = make()
    var body: JSONValue = [
      "action": "delete", "component": "Push", "axis": "kind", "variant": "danger", "dryRun": true,
    ]
    // A pick of a style, one of a layer, and a combination.
    var json = inspector.post("variants", body).json
    #expect(json["values"] == 3 && json["looks"] == 2 && json["breaks"] == [], "\(json)")
    // The default, which nothing names.
    body = ["action": "delete", "component": "Push", "axis": "kind", "variant": "primary", "dryRun": true]
    json = inspector.post("variants", body).json
    #expect(json["values"] == 0 && json["looks"] == 1, "\(json)")
    body = ["action": "default", "component": "Push", "axis": "kind", "variant": "ghost", "dryRun": true]
    json = inspector.post("variants", body).json
    #expect(json["looks"] == 1, "\(json)")
    body = ["action": "moveAxis", "component": "Push", "axis": "kind", "index": 1, "dryRun": true]
    json = inspector.post("variants", body).json
    #expect(json["looks"] == 0, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "addAxis", "component": "Push", "name": "kind", "variants": ["a", "b"]}"#, 409),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a", "a"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a", "ghost"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a", "dark"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a", "b: {x"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "tone", "variants": ["a", "default"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "compounds", "variants": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "corner", "variants": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "appearance", "variants": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "component": "Push", "name": "", "variants": ["a", "b"]}"#, 422),
    (#"{"action": "addAxis", "component": "UIButton", "name": "tone", "variants": ["a", "b"]}"#, 404),
    (#"{"action": "add", "component": "Push", "axis": "none", "name": "quiet"}"#, 404),
    (#"{"action": "add", "component": "Push", "axis": "kind", "name": "small"}"#, 409),
    (#"{"action": "add", "component": "Push", "axis": "kind", "name": "summary"}"#, 422),
    (#"{"action": "add", "component": "Push", "axis": "kind", "name": "x", "variant": "none"}"#, 404),
    (#"{"action": "move", "component": "Push", "axis": "kind", "variant": "ghost"}"#, 400),
    (#"{"action": "move", "component": "Loud", "axis": "size", "variant": "small", "index": 1}"#, 422),
    (#"{"action": "moveAxis", "component": "Loud", "axis": "kind", "index": 0}"#, 422),
    (#"{"action": "delete", "component": "Push", "axis": "size", "variant": "small"}"#, 422),
    (#"{"action": "delete", "component": "Loud", "axis": "kind", "variant": "primary"}"#, 422),
    (#"{"action": "deleteAxis", "component": "Loud", "axis": "kind"}"#, 422),
    (#"{"action": "combine", "component": "Push", "when": ["small"]}"#, 422),
    (#"{"action": "combine", "component": "Push", "when": ["small", "large"]}"#, 422),
    (#"{"action": "combine", "component": "Push", "when": ["large", "ghost"]}"#, 409),
    (#"{"action": "combine", "component": "Push", "when": ["large", "none"]}"#, 422),
    (#"{"action": "deleteCompound", "component": "Push", "compound": "ghost"}"#, 404),
    (#"{"action": "deleteCompound", "component": "Push"}"#, 404),
    (#"{"action": "explode", "component": "Push"}"#, 400), ("{}", 404),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("variants", object(body))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(status) \(json)")
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body: JSONValue = ["action": "deleteAxis", "component": "Push", "axis": "size"]
    let locked = make()
    locked.store.locked = ["styles/push.yaml"]
    #expect(locked.post("variants", body).status == 409)
    let readOnly = TestInspector(["styles/push.yaml": VariantEditTests.text], isReadOnly: true)
    #expect(readOnly.post("variants", body).status == 403)
    let broken = TestInspector(["styles/push.yaml": VariantEditTests.text + "  broken: [\n"])
    #expect(broken.post("variants", body).status == 422)
    let shared = make()
    shared.store.meanwhile = {
      shared.files.texts["/w/styles/push.yaml"] = VariantEditTests.text + "# other\n"
    }
    #expect(shared.post("variants", body).status == 409)
    #expect(shared.text("styles/push.yaml") == VariantEditTests.text + "# other\n")
  }

  /// Files that are written in other ways keep them, or are refused as they are.
  @Test(arguments: [
    ("variants:", 200, "    variants:\n      tone:\n        calm: {}\n        bright: {}\n"),
    ("variants: {}", 200, "    variants:\n      tone:\n        calm: {}\n        bright: {}\n"),
    ("variants: ~", 200, "    variants:\n      tone:\n        calm: {}\n        bright: {}\n"),
    (
      "variants: { kind: { a: {}, b: {} } } # two", 200,
      "    variants: { kind: { a: {}, b: {} }, tone: { calm: {}, bright: {} } } # two\n"
    ),
    (
      "variants: &all { kind: { a: {}, b: {} } }", 200,
      "    variants: &all { kind: { a: {}, b: {} }, tone: { calm: {}, bright: {} } }\n"
    ), ("variants: [a, b]", 422, nil),
    ("variants: kind", 422, nil),
  ]) func otherLayoutsAreKept(_ line: String, _ wanted: Int, _ come: String?) {
    let text =
      "components:\n  Push:\n    base: UIButton\n    \(line)\n    preview: { size: [80, 44] }\nstyles:\n  push: { component: Push }\n"
    for lineBreak in ["\n", "\r\n"] {
      let own = text.replacing("\n", with: lineBreak)
      let inspector = TestInspector(["styles/push.yaml": own])
      let body: JSONValue = [
        "action": "addAxis", "component": "Push", "name": "tone", "variants": ["calm", "bright"],
      ]
      let (status, json) = inspector.post("variants", body)
      #expect(status == wanted, "\(line): \(json)")
      guard status == 200, let come else {
        #expect(inspector.text("styles/push.yaml") == own)
        continue
      }
      #expect(
        inspector.text("styles/push.yaml")
          == own.replacing("    \(line)\(lineBreak)", with: come.replacing("\n", with: lineBreak)))
      #expect(inspector.post("undo", [:]).status == 200)
      #expect(inspector.text("styles/push.yaml") == own)
    }
  }

  /// What somebody else writes meanwhile stays, and a step back takes only what it made.
  @Test func aStepBackKeepsWhatOthersWrote() {
    let inspector = make()
    let body: JSONValue = ["action": "add", "component": "Push", "axis": "kind", "name": "quiet"]
    #expect(inspector.post("variants", body).status == 200)
    inspector.files.texts["/w/styles/push.yaml"] = "# mine\n" + inspector.text("styles/push.yaml")
    inspector.inspector.refresh()
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/push.yaml") == "# mine\n" + VariantEditTests.text)
  }

  /// Any edits: no error comes of them, and a step back leads to the same bytes.
  @Test func anyEditOfVariantsIsTakenBack() {
    let inspector = make()
    var random = SplitMix(seed: 20_261_128)
    var done: [String: Int] = [:]
    let names = [
      "kind", "size", "tone", "calm", "loud", "b", "on", "x-1", "dark", "highlighted", "default", "a.b",
    ]
    for _ in 0..<(isEveryCaseTried ? 600 : 200) {
      let component = ["Push", "Loud", "Plain", "Bare"].randomElement(using: &random)!
      let axes = inspector.get("style?component=\(component)")["variants"]?["axes"]?.array ?? []
      let all = axes.flatMap { axis in
        (axis["values"]?.array ?? []).compactMap { value in value["name"]?.string.map { (axis["name"]!, $0) }
        }
      }
      let (axis, variant) = all.randomElement(using: &random) ?? ("kind", "a")
      func any() -> String { Bool.random(using: &random) ? names.randomElement(using: &random)! : variant }
      let action = [
        "addAxis", "add", "add", "move", "moveAxis", "default", "combine", "delete", "deleteAxis",
        "deleteCompound",
      ].randomElement(using: &random)!
      let compounds = inspector.get("style?component=\(component)")["variants"]?["compounds"]?.array ?? []
      let other = all.randomElement(using: &random)?.1 ?? "b"
      let body: JSONValue = .object([
        "component": .string(component), "action": .string(action), "axis": axis, "variant": .string(variant),
        "name": .string("\(any())\(Int.random(in: 0...9, using: &random))"),
        "variants": .array([.string(any() + "A"), .string(any() + "B")]),
        "index": .integer(Int.random(in: 0...3, using: &random)), "when": [.string(variant), .string(other)],
        "compound": compounds.randomElement(using: &random)?["name"] ?? "",
      ])
      let before = inspector.files.texts
      let (status, json) = inspector.post("variants", body)
      guard status == 200 else {
        #expect(status < 500 && inspector.files.texts == before, "\(json)")
        continue
      }
      done[action, default: 0] += 1
      let errors = inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? []
      #expect(errors.isEmpty, "\(body): \(errors) \(inspector.text("styles/push.yaml"))")
      if inspector.files.texts != before, Bool.random(using: &random) {
        #expect(inspector.post("undo", [:]).status == 200)
        #expect(inspector.files.texts == before, "\(body)")
      }
    }
    #expect(done.count == 9, "\(done)")
  }
}
