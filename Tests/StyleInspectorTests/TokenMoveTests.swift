import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// A token goes to another group, and one that is used goes with another in its place: all that refers to it follows.
@Suite struct TokenMoveTests {
  private static let base = """
    modes: { brand: [plain, forest] }
    tokens:
      color:
        # The brand's own.
        accent: { value: "#1A66E6", dark: "#5AC8FA" }   # links and buttons
        link: $color.accent
        brand:
          deep: '#001122' # dark blue
        ink: black
      length: { gap: 4, half: $length.gap / 2 }
      number: { loud: 0.5 }

    """
  private static let forest = """
    mode: forest
    imports: [base.yaml]
    tokens: { color: { accent: "#0F6B45" } }

    """
  private static let use = """
    imports: [base.yaml]
    components:
      Card: { base: UIView, sets: { backgroundColor: $color.accent, alpha: "$number.loud" } }
    styles:
      card:
        component: Card
        layer.borderColor: mix($color.accent, $color.accent, 0.5)   # both
        layer.cornerRadius: $length.gap * 2
        layer.borderWidth: $length.gap

    """

  private func make() -> TestInspector {
    TestInspector([
      "styles/base.yaml": TokenMoveTests.base, "styles/forest.yaml": TokenMoveTests.forest,
      "styles/use.yaml": TokenMoveTests.use,
    ])
  }

  private func noErrors(_ inspector: TestInspector) -> Bool {
    inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false
  }

  @Test func aTokenMovesToAnotherGroup() {
    let inspector = make()
    let before = inspector.files.texts
    #expect(noErrors(inspector))
    let wish: JSONValue = ["kind": "token", "id": "color.accent", "path": "brand.accent"]
    let dry = inspector.post("rename", wish.with("dryRun", true))
    #expect(dry.status == 200 && dry.json["count"]?.integer == 6, "\(dry.json)")
    #expect(inspector.files.texts == before)
    let (status, json) = inspector.post("rename", wish)
    #expect(status == 200 && json["id"] == "color.brand.accent", "\(json)")
    #expect(
      inspector.text("styles/base.yaml") == """
        modes: { brand: [plain, forest] }
        tokens:
          color:
            link: $color.brand.accent
            brand:
              deep: '#001122' # dark blue
              # The brand's own.
              accent: { value: "#1A66E6", dark: "#5AC8FA" }   # links and buttons
            ink: black
          length: { gap: 4, half: $length.gap / 2 }
          number: { loud: 0.5 }

        """)
    #expect(
      inspector.text("styles/forest.yaml").contains("color: { brand: { accent: \"#0F6B45\" } }"),
      "\(inspector.text("styles/forest.yaml"))")
    #expect(
      inspector.text("styles/use.yaml")
        == TokenMoveTests.use.replacing("$color.accent", with: "$color.brand.accent"))
    #expect(noErrors(inspector))
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before)
    // Out of its group, which is then empty.
    #expect(
      inspector.post("rename", ["kind": "token", "id": "color.brand.deep", "path": "night"]).status == 200)
    #expect(
      inspector.text("styles/base.yaml").contains("    ink: black\n    night: '#001122'   # dark blue\n"),
      "\(inspector.text("styles/base.yaml"))")
    #expect(inspector.text("styles/base.yaml").contains("# dark blue"))
    #expect(!inspector.text("styles/base.yaml").contains("brand:\n") && noErrors(inspector))
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before)
  }

  @Test(arguments: [
    ("color.accent", "brand", 409), ("color.accent", "ink", 409), ("color.accent", "ink.accent", 409),
    ("color.accent", "accent.deep", 409), ("color.accent", "", 422), ("color.accent", "a..b", 422),
    ("color.accent", "a b", 422), ("color.none", "a.b", 404), ("color.brand.deep", "brand", 409),
  ])
  func whatCantMoveStays(_ id: String, _ path: String, _ status: Int) {
    let inspector = make()
    let before = inspector.files.texts
    let answer = inspector.post("rename", ["kind": "token", "id": .string(id), "path": .string(path)])
    #expect(answer.status == status, "\(answer.json)")
    #expect(inspector.files.texts == before)
  }

  @Test func aUsedTokenGoesWithAnotherInItsPlace() {
    let inspector = make()
    let before = inspector.files.texts
    #expect(inspector.post("delete", ["kind": "token", "id": "color.accent"]).status == 409)
    let (status, json) = inspector.post(
      "delete", ["kind": "token", "id": "color.accent", "replacement": ["token": "color.ink"]])
    #expect(status == 200 && json["count"]?.integer == 4, "\(json)")
    #expect(inspector.text("styles/base.yaml").contains("    link: $color.ink\n"))
    #expect(!inspector.text("styles/base.yaml").contains("accent"))
    #expect(!inspector.text("styles/forest.yaml").contains("accent"))
    #expect(
      inspector.text("styles/use.yaml") == TokenMoveTests.use.replacing("$color.accent", with: "$color.ink"))
    #expect(noErrors(inspector))
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before)
  }

  @Test func aUsedTokenGoesWithItsValueInItsPlace() {
    let inspector = make()
    let before = inspector.files.texts
    let gap: JSONValue = ["kind": "token", "id": "length.gap", "replacement": ["value": true]]
    let (status, json) = inspector.post("delete", gap)
    #expect(status == 200 && json["count"]?.integer == 3, "\(json)")
    #expect(
      inspector.text("styles/base.yaml").contains("length: { half: 4 / 2 }"),
      "\(inspector.text("styles/base.yaml"))")
    #expect(
      inspector.text("styles/use.yaml").contains("layer.cornerRadius: 4 * 2\n    layer.borderWidth: 4\n"))
    #expect(noErrors(inspector))
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before)
    // A formula stays one.
    #expect(
      inspector.post("delete", ["kind": "token", "id": "length.half", "replacement": ["value": true]]).status
        == 200)
    inspector.post("undo", [:])
    // With values for modes, another token is needed.
    let accent = inspector.post(
      "delete", ["kind": "token", "id": "color.accent", "replacement": ["value": true]])
    #expect(accent.status == 422 && accent.json["error"]?["message"]?.string?.contains("modes") == true)
    for other in ["color.accent", "length.gap", "color.none"] {
      let wrong = inspector.post(
        "delete", ["kind": "token", "id": "color.accent", "replacement": ["token": .string(other)]])
      #expect(wrong.status == 422 || wrong.status == 404, "\(wrong.json)")
    }
    // A section that is then empty goes too.
    let small = TestInspector([
      "styles/a.yaml":
        "tokens:\n  color: { a: red }\n\nstyles:\n  s: { component: UIView, backgroundColor: $color.a }\n"
    ])
    let only: JSONValue = ["kind": "token", "id": "color.a", "replacement": ["value": true]]
    #expect(small.post("delete", only).status == 200)
    #expect(small.text("styles/a.yaml") == "styles:\n  s: { component: UIView, backgroundColor: red }\n")
    // A token that the new one is made of: a circle is refused.
    let circle = inspector.post(
      "delete", ["kind": "token", "id": "color.accent", "replacement": ["token": "color.link"]])
    #expect(circle.status == 422, "\(circle.json)")
    #expect(inspector.files.texts == before)
  }

  /// A value is written only where all looks stay as they are.
  @Test(arguments: [
    ("length: { r: 12, sum: $length.r + 3 }", "length.sum", "40 - $length.sum", "40 - ($length.r + 3)"),
    (
      "length: { r: 12, two: ($length.r + 1) - ($length.r - 1) }", "length.two", "40 - $length.two",
      "40 - (($length.r + 1) - ($length.r - 1))"
    ),
    (
      "length: { r: 12, least: \"min($length.r, 8)\" }", "length.least", "$length.least * 2",
      "min($length.r, 8) * 2"
    ),
    ("length: { r: 12 }", "length.r", "$length.r * 2", "12 * 2"),
  ])
  func aValueInAFormulaKeepsItsMeaning(_ tokens: String, _ name: String, _ value: String, _ wanted: String) {
    func text(_ value: String) -> String {
      "styles:\n  s: { component: UIView, layer.cornerRadius: \"\(value)\" }\ntokens:\n  \(tokens)\n"
    }
    let inspector = TestInspector(["styles/a.yaml": text(value)])
    let answer = inspector.post(
      "delete", ["kind": "token", "id": .string(name), "replacement": ["value": true]])
    #expect(answer.status == 200, "\(answer.json)")
    let line =
      inspector.text("styles/a.yaml").split(separator: "\n").first { $0.contains("cornerRadius") } ?? ""
    #expect(line.contains(wanted), "\(line)")
  }

  @Test(arguments: ["\"{$who} {$string.hi}\"", "\"if($n > 2, $string.hi, no)\""])
  func aTextInAFormulaNeedsAnotherToken(_ value: String) {
    let inspector = TestInspector([
      "styles/a.yaml": """
      tokens: { string: { hi: Say hi } }
      components:
        C:
          base: UILabel
          properties: { who: { type: String, default: A }, n: { type: Double, default: 3 } }
          sets: { text: \(value) }
      styles: { c: { component: C } }

      """
    ])
    let before = inspector.files.texts
    let answer = inspector.post(
      "delete", ["kind": "token", "id": "string.hi", "replacement": ["value": true]])
    #expect(answer.status == 422, "\(answer.json)")
    #expect(inspector.files.texts == before)
  }

  // MARK: Comments and quotes

  private static func tokens(_ lines: String) -> String {
    "tokens:\n\(lines)\nstyles: { s: { component: UIView } }\n"
  }

  /// A token goes as it is written, with what is said of it.
  @Test(arguments: [
    // Quotes, and a formula without them.
    ("  color:\n    a: 'red'\n    g: { b: blue }\n", "  color:\n    g: { b: blue, a: 'red' }\n"),
    // What is said of the token isn't said of the group.
    (
      "  color:\n    # warm\n    a: 'red'   # hot\n    g: { b: blue }   # cold\n",
      "  color:\n    g:   # cold\n      b: blue\n      # warm\n      a: 'red'   # hot\n"
    ),
    // Lines of its own, with comments between them.
    (
      "  color:\n    a:\n      # by day\n      value: '#fff'   # white\n      dark: \"#000\"\n    g: { b: blue }\n",
      "  color:\n    g:\n      b: blue\n      a:\n        # by day\n        value: '#fff'   # white\n        dark: \"#000\"\n"
    ),
    (
      "  color:\n    a:   # paper\n      value: '#fff'\n      dark: black   # night\n    z: red\n",
      "  color:\n    z: red\n    g:\n      a:   # paper\n        value: '#fff'\n        dark: black   # night\n"
    ),
  ])
  func aTokenMovesAsItIsWritten(_ before: String, _ after: String) {
    let inspector = TestInspector(["styles/a.yaml": TokenMoveTests.tokens(before)])
    let (status, json) = inspector.post("rename", ["kind": "token", "id": "color.a", "path": "g.a"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/a.yaml") == TokenMoveTests.tokens(after))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/a.yaml") == TokenMoveTests.tokens(before))
  }

  /// What is said of a token goes with it, and so does a group that is then empty.
  @Test(arguments: [
    (
      "  color:\n    # warm\n    a: red   # hot\n    # cold\n    b: blue\n",
      "  color:\n    # cold\n    b: blue\n"
    ),
    ("  color: { a: red }\n  length: { b: 1 }\n", "  length: { b: 1 }\n"),
    ("  # colours\n  color:\n    # warm\n    a: red\n  length: { b: 1 }\n", "  length: { b: 1 }\n"),
    ("  color:\n    # all\n\n    a: red\n    b: blue\n", "  color:\n    # all\n\n    b: blue\n"),
  ])
  func aTokenGoesWithWhatIsSaidOfIt(_ before: String, _ after: String) {
    let inspector = TestInspector(["styles/a.yaml": TokenMoveTests.tokens(before)])
    let (status, json) = inspector.post("delete", ["kind": "token", "id": "color.a"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/a.yaml") == TokenMoveTests.tokens(after))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/a.yaml") == TokenMoveTests.tokens(before))
  }

  /// Where nothing can be written, the page says what is wrong where.
  @Test func aFileWithASyntaxErrorIsNamed() {
    let inspector = TestInspector(["styles/a.yaml": "styles:\n  s: { component: UIView }\n  t: [\n"])
    for body: JSONValue in [
      ["kind": "component", "name": "Card", "base": "UIView"],
      ["kind": "style", "name": "u", "component": "UIView"],
    ] {
      let (status, json) = inspector.post("create", body)
      let message = json["error"]?["message"]?.string ?? ""
      #expect(status == 422 && message.contains("styles/a.yaml") && message.contains("on line "), "\(json)")
    }
  }
}
