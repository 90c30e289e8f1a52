import EditorClients
import StyleReport
import Testing

/// Values of design tokens, written into JSON: every byte but those of the value stays.
@Suite struct DesignTokenEditTests {
  private static let base = "styles/tokens/base.tokens.json"
  private static let style =
    "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink, layer.cornerRadius: $length.gap } }\n"
  private static let json = """
    \u{FEFF}{\r
    \t"color": {\r
    \t\t"$type": "color",\r
    \t\t"ink" : { "$value" : {"colorSpace":"srgb" ,"components": [ 0, 0.20, 1.0 ],"alpha":1,  "hex": "#0033FF"} },\r
    \t\t"plain": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },\r
    \t\t"wide": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 200] } },\r
    \t\t"same": { "$value": "{color.ink}" },\r
    \t\t"other": { "$ref": "#/color/ink" }\r
    \t},\r
    \t"gap": { "$type": "dimension", "$value": { "value": 8.0, "unit": "px" } },\r
    \t"rem": { "$type": "dimension", "$value": { "unit": "rem", "value": 1 } },\r
    \t"time": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },\r
    \t"part": { "$type": "number", "$value": 5e-1 },\r
    \t"face": { "$type": "fontFamily", "$value": ["Inter", "Arial"] },\r
    \t"heavy": { "$type": "fontWeight", "$value": 600 },\r
    \t"low": { "$type": "shadow", "$value": { "color": "{color.ink}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }\r
    }\r

    """

  private func inspector(_ json: String = DesignTokenEditTests.json) -> TestInspector {
    TestInspector(["styles/a.yaml": Self.style, Self.base: json])
  }

  @discardableResult
  private func write(_ token: String, _ value: JSONValue, _ modes: String = "", in inspector: TestInspector)
    -> (
      status: Int, json: JSONValue
    )
  {
    inspector.post(
      "edit", ["token": .string(token), "modes": .string(modes), "value": value, "session": "s"])
  }

  @Test(arguments: [
    (
      "color.ink", "#0A5FD6", "[ 0, 0.20, 1.0 ],\"alpha\":1,  \"hex\": \"#0033FF\"",
      "[ 0.0392157, 0.372549, 0.8392157 ],\"alpha\":1,  \"hex\": \"#0A5FD6\""
    ),
    ("color.ink", "#0033FF80", "\"alpha\":1,", "\"alpha\":0.5019608,"),
    (
      "color.ink", "rgb(0 51 200)", "1.0 ],\"alpha\":1,  \"hex\": \"#0033FF\"",
      "0.7843137 ],\"alpha\":1,  \"hex\": \"#0033C8\""
    ),
    ("color.plain", "rgb(0 0 0 / 0.25)", "[0, 0, 0] }", "[0, 0, 0], \"alpha\": 0.25 }"),
    (
      "color.plain", "color(display-p3 0 1 0)", "\"srgb\", \"components\": [0, 0, 0]",
      "\"display-p3\", \"components\": [0, 1, 0]"
    ),
    ("color.wide", "oklch(0.6 0.1 200)", "[0.5, 0.1, 200]", "[0.6, 0.1, 200]"),
    (
      "color.same", "#000000", "\"{color.ink}\" },\r\n\t\t\"other",
      "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#000000\" } },\r\n\t\t\"other"
    ),
    (
      "color.same", "$color.plain", "\"{color.ink}\" },\r\n\t\t\"other", "\"{color.plain}\" },\r\n\t\t\"other"
    ),
    ("color.other", "$color.plain", "#/color/ink", "#/color/plain"),
    (
      "color.ink", "$color.plain",
      "{\"colorSpace\":\"srgb\" ,\"components\": [ 0, 0.20, 1.0 ],\"alpha\":1,  \"hex\": \"#0033FF\"}",
      "\"{color.plain}\""
    ),
    ("length.gap", "12.5", "8.0", "12.5"), ("length.rem", "24", "\"value\": 1 }", "\"value\": 1.5 }"),
    ("length.gap", "$length.rem", "{ \"value\": 8.0, \"unit\": \"px\" }", "\"{rem}\""),
    ("number.time", "0.35", "\"value\": 200", "\"value\": 350"), ("number.part", "0.75", "5e-1", "0.75"),
    ("string.face", "Georgia", "\"Inter\"", "\"Georgia\""), ("string.heavy", "bold", "600", "700"),
  ])
  func aValueIsWrittenInTheNotationOfItsFile(_ token: String, _ value: String, _ old: String, _ new: String)
    throws
  {
    let inspector = inspector()
    let (status, answer) = write(token, .string(value), in: inspector)
    #expect(status == 200, "\(answer)")
    let expected = Self.json.replacing(old, with: new, maxReplacements: 1)
    #expect(expected != Self.json)
    #expect(inspector.text(Self.base) == expected)
    // And taken back.
    #expect(inspector.post("undo", .object([])).status == 200)
    #expect(inspector.text(Self.base) == Self.json)
  }

  @Test(arguments: [
    ("font.x", "1", "o token"), ("shadow.low", "none", "several parts"),
    ("color.other", "#fff", "‘$ref’ stands for the whole token"),
    ("color.ink", "$length.gap", "another type"), ("color.ink", "label", "‘label’ is a colour of the system"),
    ("color.ink", "alpha($color.plain, 0.5)", "is computed"),
    ("color.ink", "tint", "‘tint’ is no colour; write a colour such as #007AFF"),
    ("length.gap", "eight", "no value of type"), ("color.ink", "$color.ink", "refer to itself"),
    ("color.ink", "$color.same", "refer to each other"),
    ("string.heavy", "fat", "o font weight"), ("color.ink", "$color.none", "token of a style file"),
  ])
  func whatJSONCantSayIsRefused(_ token: String, _ value: String, _ reason: String) {
    let inspector = inspector()
    let (status, answer) = write(token, .string(value), in: inspector)
    #expect(status >= 400)
    let message = answer["error"]?["message"]?.string ?? ""
    #expect(message.contains(reason), "\(message)")
    #expect(inspector.text(Self.base) == Self.json)
  }

  @Test func aModesValueIsWrittenIntoTheFileOfTheMode() {
    func file(_ mode: String, _ hex: String, _ number: Int) -> String {
      "{ \"ink\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 1, \"hex\": \"\(hex)\" }, \"$extensions\": { \"com.figma.variableId\": \"1\" } }, \"gap\": { \"$type\": \"number\", \"$value\": \(number), \"$extensions\": { \"com.figma.variableId\": \"2\" } }, \"$extensions\": { \"com.figma.modeName\": \"\(mode)\" } }\n"
    }
    let (light, dark) = (file("Light", "#000000", 4), file("Dark", "#000000", 6))
    let inspector = TestInspector([
      "styles/a.yaml": Self.style, "styles/tokens/Light.tokens.json": light,
      "styles/tokens/Dark.tokens.json": dark,
    ])
    #expect(write("length.gap", "7", "dark", in: inspector).status == 200)
    #expect(
      inspector.text("styles/tokens/Dark.tokens.json")
        == dark.replacing("\"$value\": 6", with: "\"$value\": 7"))
    #expect(inspector.text("styles/tokens/Light.tokens.json") == light)
    #expect(write("length.gap", "5", in: inspector).status == 200)
    #expect(
      inspector.text("styles/tokens/Light.tokens.json")
        == light.replacing("\"$value\": 4", with: "\"$value\": 5"))
    // No export has this mode.
    let other = write("length.gap", "5", "high-contrast", in: inspector)
    #expect("\(other.json)".contains("one file or set for each mode"), "\(other.json)")
    let row = inspector.get("token?id=length.gap")["rows"]?.array?.first
    #expect(row?["editable"] == true)
    #expect(row?["overrides"]?.array?.map { $0["modes"]?.string } == ["dark"])
    #expect(row?["overrides"]?.array?.first?["overlay"]?["file"] == "styles/tokens/Dark.tokens.json")
  }

  @Test func aSetsValueIsWrittenIntoTheSet() {
    let json = """
      { "base": { "gap": { "type": "spacing", "value": "4px" }, "ink": { "type": "color", "value": "#AABBCC" }, "veil": { "type": "color", "value": "hsl(200, 50%, 50%)" } },
        "dark": { "gap": { "type": "spacing", "value": "6" }, "ink": { "type": "color", "value": "{veil}" } },
        "$themes": [ { "name": "Light", "group": "M", "selectedTokenSets": { "base": "enabled" } },
          { "name": "Dark", "group": "M", "selectedTokenSets": { "base": "enabled", "dark": "enabled" } } ],
        "$metadata": { "tokenSetOrder": ["base", "dark"] } }

      """
    func written(_ token: String, _ value: String, _ modes: String) -> String {
      let inspector = TestInspector([
        "styles/a.yaml": Self.style.replacing("tokens/", with: "all.json"), "styles/all.json": json,
      ])
      let (status, answer) = write(token, .string(value), modes, in: inspector)
      #expect(status == 200, "\(answer)")
      return inspector.text("styles/all.json")
    }
    #expect(written("length.gap", "9", "dark") == json.replacing("\"6\"", with: "\"9\""))
    #expect(written("length.gap", "9", "") == json.replacing("\"4px\"", with: "\"9px\""))
    #expect(written("color.ink", "#0a5fd6", "") == json.replacing("#AABBCC", with: "#0A5FD6"))
    #expect(written("color.ink", "#0a5fd6", "dark") == json.replacing("{veil}", with: "#0a5fd6"))
    #expect(written("color.veil", "hsl(100 50% 50%)", "").contains("\"hsl(100, 50%, 50%)\""))
    #expect(written("color.veil", "hsl(100 50% 50% / 0.5)", "").contains("\"hsla(100, 50%, 50%, 0.5)\""))
  }

  @Test func aFigmaVariableThatStandsForAnotherIsLeftAlone() {
    let value = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 1, \"hex\": \"#000000\" }"
    let inspector = TestInspector([
      "styles/a.yaml":
        "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.card } }\n",
      "styles/tokens/A.tokens.json":
        "{ \"ink\": { \"$type\": \"color\", \"$value\": \(value), \"$extensions\": { \"com.figma.variableId\": \"1\" } }, \"$extensions\": { \"com.figma.modeName\": \"Mode 1\" } }",
      "styles/tokens/B.tokens.json":
        "{ \"card\": { \"$type\": \"color\", \"$value\": \(value), \"$extensions\": { \"com.figma.variableId\": \"2\", \"com.figma.aliasData\": { \"targetVariableName\": \"ink\", \"targetVariableSetName\": \"Base\" } } }, \"$extensions\": { \"com.figma.modeName\": \"Mode 1\" } }",
    ])
    let (status, answer) = write("color.card", "#ff0000", in: inspector)
    #expect(status >= 400 && "\(answer)".contains("stands for ‘ink’"), "\(answer)")
  }

  @Test func aTokenIsRenamedWithItsUses() {
    let inspector = inspector()
    let (status, answer) = inspector.post(
      "rename", ["kind": "token", "id": "color.ink", "name": "text", "session": "s"])
    #expect(status == 200, "\(answer)")
    #expect(
      inspector.text(Self.base)
        == Self.json.replacing("\"ink\"", with: "\"text\"").replacing("{color.ink}", with: "{color.text}")
        .replacing("#/color/ink", with: "#/color/text"))
    #expect(inspector.text("styles/a.yaml") == Self.style.replacing("$color.ink", with: "$color.text"))
  }
}
