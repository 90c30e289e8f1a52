import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Tokens that stand in JSON go to another group, or away: references follow, and every other byte stays.
@Suite struct DesignTokenPlaceTests {
  private static let base = "styles/tokens/base.tokens.json"
  private static let style = """
    imports: [tokens/]
    styles:
      a: { component: UIView, backgroundColor: $color.ink, layer.borderColor: "mix($color.ink, $color.line, 0.5)" }
      b: { component: UIView, layer.cornerRadius: $length.gap }

    """
  private static let json = """
    \u{FEFF}{\r
    \t"color": {\r
    \t\t"$type": "color",\r
    \t\t"ink" : {\r
    \t\t\t"$value" : {"colorSpace":"srgb" ,"components": [ 0, 0.20, 1.0 ]},\r
    \t\t\t"$description": "Text."\r
    \t\t},\r
    \t\t"line": { "$value": "{ color.ink }" },\r
    \t\t"other": { "$ref": "#/color/ink" }\r
    \t},\r
    \t"gap": { "$type": "dimension", "$value": { "value": 8.0, "unit": "px" } },\r
    \t"edge": { "$type": "border", "$value": { "color": "{color.ink}", "width": "{gap}", "style": "solid" } }\r
    }\r

    """

  private func inspector(_ json: String = DesignTokenPlaceTests.json, _ style: String = Self.style)
    -> TestInspector
  {
    TestInspector(["styles/a.yaml": style, Self.base: json])
  }

  private func noErrors(_ inspector: TestInspector) -> Bool {
    inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false
  }

  private func move(_ id: String, to path: String, in inspector: TestInspector) -> (
    status: Int, json: JSONValue
  ) {
    inspector.post("rename", ["kind": "token", "id": .string(id), "path": .string(path)])
  }

  @Test func aTokenMovesWithItsReferences() {
    let inspector = inspector()
    #expect(noErrors(inspector), "\(inspector.get("problems"))")
    let dry = inspector.post(
      "rename", ["kind": "token", "id": "color.ink", "path": "brand.text", "dryRun": true])
    #expect(dry.status == 200 && dry.json["count"]?.integer == 6, "\(dry.json)")
    #expect(inspector.text(Self.base) == Self.json)
    let (status, answer) = move("color.ink", to: "brand.text", in: inspector)
    #expect(status == 200 && answer["id"] == "color.brand.text", "\(answer)")
    #expect(
      inspector.text(Self.base) == """
        \u{FEFF}{\r
        \t"color": {\r
        \t\t"$type": "color",\r
        \t\t"line": { "$value": "{ color.brand.text }" },\r
        \t\t"other": { "$ref": "#/color/brand/text" },\r
        \t\t"brand": {\r
        \t\t\t"text" : {\r
        \t\t\t\t"$value" : {"colorSpace":"srgb" ,"components": [ 0, 0.20, 1.0 ]},\r
        \t\t\t\t"$description": "Text."\r
        \t\t\t}\r
        \t\t}\r
        \t},\r
        \t"gap": { "$type": "dimension", "$value": { "value": 8.0, "unit": "px" } },\r
        \t"edge": { "$type": "border", "$value": { "color": "{color.brand.text}", "width": "{gap}", "style": "solid" } }\r
        }\r

        """)
    #expect(
      inspector.text("styles/a.yaml") == Self.style.replacing("$color.ink", with: "$color.brand.text"))
    #expect(noErrors(inspector))
    // One step leads back, in both files.
    #expect(inspector.post("undo", .object([])).status == 200)
    #expect(inspector.text(Self.base) == Self.json)
    #expect(inspector.text("styles/a.yaml") == Self.style)
  }

  @Test func aBorderIsTwoTokensThatGoTogether() {
    let style = Self.style.replacing("$length.gap }", with: "$length.edge, layer.borderColor: $color.edge }")
    let inspector = inspector(Self.json, style)
    let (status, answer) = move("length.edge", to: "card.edge", in: inspector)
    #expect(status == 200, "\(answer)")
    #expect(
      inspector.text("styles/a.yaml")
        == style.replacing("$length.edge", with: "$length.card.edge").replacing(
          "$color.edge", with: "$color.card.edge"))
    #expect(
      inspector.text(Self.base)
        == Self.json.replacing("\"edge\": { \"$type\"", with: "\"card\": {\r\n\t\t\"edge\": { \"$type\"")
        .replacing("\"solid\" } }\r\n}", with: "\"solid\" } }\r\n\t}\r\n}"))
    #expect(noErrors(inspector))
  }

  /// What a group says of its tokens is said by the token where the other group doesn't.
  @Test func aTokenTakesItsTypeAlong() {
    let json = """
      {
        "Brand Colors": { "$type": "color", "deep": { "$value": "#001122" }, "ink": { "$value": "{Brand Colors.deep}" } },
        "paper": { "$type": "color", "$value": "#FFFFFF" }
      }

      """
    let style =
      "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.brandColors.ink } }\n"
    let inspector = TestInspector(["styles/a.yaml": style, Self.base: json])
    let before = inspector.text(Self.base)
    #expect(noErrors(inspector), "\(inspector.get("problems"))")
    #expect(move("color.brandColors.deep", to: "deep", in: inspector).status == 200)
    #expect(
      inspector.text(Self.base) == """
        {
          "Brand Colors": { "$type": "color", "ink": { "$value": "{deep}" } },
          "paper": { "$type": "color", "$value": "#FFFFFF" },
          "deep": { "$type": "color", "$value": "#001122" }
        }

        """)
    // Into a group that is there, under the name that it has in the file.
    #expect(move("color.deep", to: "brandColors.deep", in: inspector).status == 200)
    #expect(
      inspector.text(Self.base) == """
        {
          "Brand Colors": { "$type": "color", "ink": { "$value": "{Brand Colors.deep}" }, "deep": { "$type": "color", "$value": "#001122" } },
          "paper": { "$type": "color", "$value": "#FFFFFF" }
        }

        """)
    for _ in 0..<2 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(inspector.text(Self.base) == before)
  }

  private static let sets = """
    { "base": { "gap": { "type": "spacing", "value": "4px" }, "ink": { "type": "color", "value": "#AABBCC" }, "veil": { "type": "color", "value": "rgba({ink}, 0.5)" } },
      "dark": { "ink": { "type": "color", "value": "#112233" } },
      "$themes": [ { "name": "Light", "group": "M", "selectedTokenSets": { "base": "enabled" } },
        { "name": "Dark", "group": "M", "selectedTokenSets": { "base": "enabled", "dark": "enabled" } } ],
      "$metadata": { "tokenSetOrder": ["base", "dark"] } }

    """

  @Test func aTokenMovesInAllSetsOfTokensStudio() {
    let inspector = TestInspector([
      "styles/a.yaml":
        "imports: [all.json]\nstyles: { a: { component: UIView, backgroundColor: $color.veil } }\n",
      "styles/all.json": Self.sets,
    ])
    let (status, answer) = move("color.ink", to: "brand.ink", in: inspector)
    #expect(status == 200, "\(answer)")
    #expect(
      inspector.text("styles/all.json")
        == Self.sets.replacing(
          "\"ink\": { \"type\": \"color\", \"value\": \"#AABBCC\" }, \"veil\": { \"type\": \"color\", \"value\": \"rgba({ink}, 0.5)\" }",
          with:
            "\"veil\": { \"type\": \"color\", \"value\": \"rgba({brand.ink}, 0.5)\" }, \"brand\": { \"ink\": { \"type\": \"color\", \"value\": \"#AABBCC\" } }"
        ).replacing(
          "\"ink\": { \"type\": \"color\", \"value\": \"#112233\" }",
          with: "\"brand\": { \"ink\": { \"type\": \"color\", \"value\": \"#112233\" } }"))
    // And away, in both.
    let used = inspector.post("delete", ["kind": "token", "id": "color.brand.ink"])
    #expect(used.status == 409, "\(used.json)")
    #expect(inspector.post("delete", ["kind": "token", "id": "length.gap"]).status == 200)
    #expect(!inspector.text("styles/all.json").contains("gap"))
  }

  @Test(arguments: [
    ("color.ink", "line", "there already"), ("color.ink", "line.deep", "there already"),
    ("color.ink", "in k", "no spaces"), ("color.ink", "ink", "there already"),
  ])
  func whatIsThereAlreadyIsNotReplaced(_ id: String, _ path: String, _ reason: String) {
    let inspector = inspector()
    let (status, answer) = move(id, to: path, in: inspector)
    #expect(status >= 400 && "\(answer)".contains(reason), "\(answer)")
    #expect(inspector.text(Self.base) == Self.json)
  }

  // MARK: Deleting

  private func delete(
    _ id: String, _ replacement: JSONValue? = nil, force: Bool = false, in inspector: TestInspector
  )
    -> (status: Int, json: JSONValue)
  {
    var body: JSONValue = ["kind": "token", "id": .string(id), "force": .bool(force)]
    if let replacement { body = body.with("replacement", replacement) }
    return inspector.post("delete", body)
  }

  @Test func anUnusedTokenGoesAlone() {
    let inspector = inspector()
    #expect(delete("color.other", in: inspector).status == 200)
    #expect(
      inspector.text(Self.base)
        == Self.json.replacing(",\r\n\t\t\"other\": { \"$ref\": \"#/color/ink\" }", with: ""))
    // A border is two tokens of style files.
    #expect(delete("length.edge", in: inspector).status == 200)
    #expect(!inspector.text(Self.base).contains("edge") && noErrors(inspector))
    for _ in 0..<2 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(inspector.text(Self.base) == Self.json)
  }

  @Test func whatWouldBreakIsToldBefore() {
    let inspector = inspector()
    let (status, answer) = delete("color.ink", in: inspector)
    let places = (answer["breaks"]?.array ?? []).map {
      "\($0["file"]?.string ?? ""):\($0["line"]?.integer ?? 0)"
    }
    #expect(
      status == 409
        && places == [
          "styles/a.yaml:3", "styles/a.yaml:3", "\(Self.base):8", "\(Self.base):9", "\(Self.base):12",
        ], "\(answer)")
    #expect(inspector.text(Self.base) == Self.json)
    #expect(delete("color.ink", force: true, in: inspector).status == 200)
    #expect(!inspector.text(Self.base).contains("\"ink\"") && !noErrors(inspector))
  }

  @Test func anotherTokenTakesItsPlace() {
    let json = Self.json.replacing(
      "\"gap\":", with: "\"night\": { \"$type\": \"color\", \"$value\": \"#000011\" },\r\n\t\"gap\":")
    let inspector = inspector(json)
    let (status, answer) = delete("color.ink", ["token": "color.night"], in: inspector)
    #expect(status == 200 && answer["count"]?.integer == 5, "\(answer)")
    let start = json.firstRange(of: "\t\t\"ink\"")!.lowerBound
    let end = json.firstRange(of: "\t\t\"line\"")!.lowerBound
    #expect(
      inspector.text(Self.base)
        == (json[..<start] + json[end...]).replacing("color.ink", with: "night").replacing(
          "#/color/ink", with: "#/night"))
    #expect(
      inspector.text("styles/a.yaml") == Self.style.replacing("$color.ink", with: "$color.night"))
    #expect(noErrors(inspector))
    #expect(inspector.post("undo", .object([])).status == 200)
    // A token of a style file has no name in JSON.
    let yaml = TestInspector([
      "styles/a.yaml": Self.style + "tokens: { color: { own: black } }\n", Self.base: Self.json,
    ])
    let refused = delete("color.ink", ["token": "color.own"], in: yaml)
    #expect(refused.status >= 400 && "\(refused.json)".contains("a token of another file"), "\(refused.json)")
  }

  @Test func itsValueTakesItsPlace() {
    let json = Self.json.replacing(",\r\n\t\t\"other\": { \"$ref\": \"#/color/ink\" }", with: "")
    let inspector = inspector(json)
    let (status, answer) = delete("color.ink", ["value": true], in: inspector)
    #expect(status == 200, "\(answer)")
    let value = "{\"colorSpace\":\"srgb\" ,\"components\": [ 0, 0.20, 1.0 ]}"
    #expect(
      inspector.text(Self.base).contains("\"line\": { \"$value\": \(value) }"), "\(inspector.text(Self.base))"
    )
    #expect(inspector.text(Self.base).contains("\"color\": \(value), \"width\""))
    #expect(
      !inspector.text("styles/a.yaml").contains("ink") && noErrors(inspector),
      "\(inspector.text("styles/a.yaml"))")
    // `$ref` names a token, and no value.
    let other = self.inspector()
    let refused = delete("color.ink", ["value": true], in: other)
    #expect(refused.status >= 400 && "\(refused.json)".contains("with ‘$ref’"), "\(refused.json)")
    #expect(other.text(Self.base) == Self.json)
  }

  // MARK: What others write

  private static let figma =
    "{ \"color\": { \"ink\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 1, \"hex\": \"#000000\" }, \"$extensions\": { \"com.figma.variableId\": \"1\" } } }, \"$extensions\": { \"com.figma.modeName\": \"Mode 1\" } }\n"

  @Test func anExportOfFigmaIsChangedInFigma() {
    let style = "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink } }\n"
    let inspector = TestInspector(["styles/a.yaml": style, "styles/tokens/A.tokens.json": Self.figma])
    let moved = move("color.ink", to: "brand.ink", in: inspector)
    #expect(moved.status >= 400 && "\(moved.json)".contains("in Figma, and export it again"), "\(moved.json)")
    let gone = delete("color.ink", force: true, in: inspector)
    #expect(gone.status >= 400 && "\(gone.json)".contains("delete the variable in Figma"), "\(gone.json)")
    #expect(inspector.text("styles/tokens/A.tokens.json") == Self.figma)
    // Another name is a change that the next export takes back: that is told.
    let named = inspector.post(
      "rename", ["kind": "token", "id": "color.ink", "name": "text", "dryRun": true])
    #expect(
      named.status == 200 && named.json["note"]?.string?.contains("rename the variable there too") == true)
  }

  @Test func aGroupThatExtendsAnotherIsChangedInTheFile() {
    let json =
      "{ \"a\": { \"$type\": \"color\", \"ink\": { \"$value\": \"#000000\" } }, \"b\": { \"$extends\": \"{a}\" } }\n"
    let style = "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.b.ink } }\n"
    let inspector = TestInspector(["styles/a.yaml": style, Self.base: json])
    for (id, reason) in [
      ("color.a.ink", "would change too"), ("color.b.ink", "that of a group which this one extends"),
    ] {
      for answer in [move(id, to: "c.ink", in: inspector), delete(id, force: true, in: inspector)] {
        #expect(answer.status >= 400 && "\(answer.json)".contains(reason), "\(answer.json)")
      }
    }
    #expect(inspector.text(Self.base) == json)
  }

  /// A token in JSON gets a value for a mode in a style file that is made for it.
  @Test func aTokenOfJSONHasAFileForAMode() {
    let inspector = inspector()
    let (status, answer) = inspector.post(
      "create",
      ["kind": "overlay", "token": "color.ink", "modes": "dark", "value": "#DDEEFF", "file": "night"])
    #expect(status == 200, "\(answer)")
    #expect(
      inspector.text("styles/night.yaml")
        == "imports: [a.yaml]\nmode: dark\n\ntokens:\n  color: { ink: \"#DDEEFF\" }\n",
      "\(inspector.text("styles/night.yaml"))")
    #expect(inspector.text(Self.base) == Self.json && noErrors(inspector))
    let row = inspector.get("token?id=color.ink")["rows"]?.array?.first
    #expect(row?["overrides"]?.array?.first?["overlay"]?["file"] == "styles/night.yaml")
  }
}
