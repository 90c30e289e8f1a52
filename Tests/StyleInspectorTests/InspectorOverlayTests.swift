import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Values of tokens in files with a `mode`, in the inspector.
@Suite struct InspectorOverlayTests {
  private static let files = [
    "styles/tokens.yaml": """
    modes: { brand: [ocean, forest] }
    tokens:
      color:
        accent: { value: navy, dark: skyblue }
        ink: black
        line: silver
      length: { radius: 8 }
      shadow: { soft: { value: { color: black, radius: 6 } }, hard: { value: { color: black } } }
    styles:
      card: { component: UIView, backgroundColor: $color.accent, layer.cornerRadius: $length.radius }

    """,
    "styles/forest.yaml": """
    # The brand.
    imports: [tokens.yaml]
    mode: forest
    tokens:
      color:
        accent: { value: green, dark: lightgreen }   # leaves
        ink: darkgreen
      shadow: { soft: { value: { color: green, radius: 2 } } }

    """,
  ]

  private let inspector = TestInspector(InspectorOverlayTests.files)
  private var forest: String { inspector.text("styles/forest.yaml") }
  private var tokens: String { inspector.text("styles/tokens.yaml") }

  private func values(_ token: String) -> [String] {
    let row = inspector.get("token?id=\(token)")["rows"]?.array?.first
    return (row?["overrides"]?.array ?? []).map {
      let place = $0["overlay"].map { " in \($0["file"]?.string ?? ""):\($0["line"]?.integer ?? 0)" } ?? ""
      return "\($0["modes"]?.string ?? ""): \($0["text"]?.string ?? "")\(place)"
    }
  }

  private func edit(
    _ token: String, _ modes: String, _ value: JSONValue, place: String? = nil, _ path: String = "edit"
  ) -> Int {
    var body: JSONValue = ["token": .string(token), "modes": .string(modes), "value": value]
    if let place { body = body.with("place", .string(place)) }
    return inspector.post(path, body).status
  }

  @Test func aTokenShowsWhatOverlaysSayOfIt() {
    #expect(
      values("color.accent") == [
        "dark: skyblue", "forest: green in styles/forest.yaml:6",
        "dark+forest: lightgreen in styles/forest.yaml:6",
      ])
    #expect(values("color.ink") == ["forest: darkgreen in styles/forest.yaml:7"])
    #expect(values("shadow.soft") == ["forest: { color: green, radius: 2 } in styles/forest.yaml:8"])
    #expect(values("length.radius").isEmpty)
    #expect(inspector.get("outline")["overlays"] == [["file": "styles/forest.yaml", "modes": "forest"]])
  }

  @Test func aValueIsChangedWhereItStands() {
    #expect(edit("color.accent", "forest", "teal") == 200)
    #expect(edit("color.accent", "dark+forest", "#AAFFCC") == 200)
    #expect(edit("color.ink", "forest", "#001100") == 200)
    // Of a value of several parts, the one that is another.
    #expect(
      edit(
        "shadow.soft", "forest",
        ["color": "#00FF00", "opacity": 1, "offset": ["width": 0, "height": -3], "radius": 2]) == 200)
    #expect(
      forest
        == InspectorOverlayTests.files["styles/forest.yaml"]!
        .replacing("value: green, dark: lightgreen", with: "value: teal, dark: \"#AAFFCC\"")
        .replacing("darkgreen", with: "\"#001100\"").replacing(
          "color: green, radius", with: "color: \"#00FF00\", radius"))
    #expect(tokens == InspectorOverlayTests.files["styles/tokens.yaml"])
    for _ in 0..<4 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(forest == InspectorOverlayTests.files["styles/forest.yaml"])
  }

  @Test func aNewValueMayStandInEitherFile() {
    func offered(_ body: JSONValue) -> [String] {
      (inspector.post("places", body.with("value", "teal")).json["places"]?.array ?? []).map {
        "\($0["place"]?.string ?? "") \($0["kind"]?.string ?? "") \($0["file"]?.string ?? "") \($0["works"]?.bool ?? false)"
      }
    }
    #expect(
      offered(["token": "color.line", "modes": "forest"]) == [
        "token token styles/tokens.yaml true", "overlay:styles/forest.yaml overlay styles/forest.yaml true",
      ])
    // There already is one.
    #expect(offered(["token": "color.ink", "modes": "forest"]) == ["token overlay styles/forest.yaml true"])
    #expect(offered(["token": "color.line", "modes": "dark"]) == ["token token styles/tokens.yaml true"])
    #expect(edit("color.line", "forest", "teal", place: "overlay:styles/forest.yaml") == 200)
    #expect(forest.contains("    ink: darkgreen\n    line: teal\n"), "\(forest)")
    #expect(edit("color.ink", "forest+high-contrast", "black", place: "overlay:styles/forest.yaml") == 200)
    #expect(forest.contains("ink: { value: darkgreen, high-contrast: black }"), "\(forest)")
    #expect(edit("length.radius", "forest", 4, place: "overlay:styles/forest.yaml") == 200)
    #expect(
      forest.contains("length: { radius: 4 }") || forest.contains("length:\n    radius: 4"), "\(forest)")
    // A value of several parts is no group of tokens.
    let hard: JSONValue = ["color": "#00FF00", "radius": 3]
    #expect(edit("shadow.hard", "forest", hard, place: "overlay:styles/forest.yaml") == 200)
    #expect(forest.contains("hard: { value: { color: \"#00FF00\", radius: 3 } }"), "\(forest)")
    #expect(edit("color.ink", "", "{ color: $color.line, alpha: 0.5 }") == 200)
    #expect(tokens.contains("    ink:\n      value: { color: $color.line, alpha: 0.5 }\n"), "\(tokens)")
    // The file of one mode holds nothing of another.
    #expect(edit("color.line", "dark", "teal", place: "overlay:styles/forest.yaml") == 400)
    #expect(edit("color.line", "ocean", "teal", place: "overlay:styles/none.yaml") == 400)
  }

  /// A file for a mode begins with one token, and is gone after one step back.
  @Test func aFileIsMadeForAMode() {
    let files = inspector.files.texts
    func make(_ token: String, _ modes: String, _ value: JSONValue, _ file: String? = nil) -> (Int, String) {
      var body: JSONValue = [
        "kind": "overlay", "token": .string(token), "modes": .string(modes), "value": value,
      ]
      if let file { body = body.with("file", .string(file)) }
      let (status, answer) = inspector.post("create", body)
      return (status, answer["error"]?["message"]?.string ?? "")
    }
    #expect(make("color.accent", "ocean", "#000033").0 == 200)
    #expect(
      inspector.text("styles/ocean.yaml")
        == "imports: [tokens.yaml]\nmode: ocean\n\ntokens:\n  color: { accent: \"#000033\" }\n",
      "\(inspector.files.texts)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(values("color.accent").contains { $0.contains("#000033") })
    #expect(inspector.post("undo", .object([])).status == 200)
    #expect(inspector.files.texts == files)
    // A value of several parts is no group of tokens.
    #expect(make("shadow.hard", "dark", ["color": "#00FF00", "radius": 3], "night.yaml").0 == 200)
    #expect(
      inspector.text("styles/night.yaml").contains("hard: { value: { color: \"#00FF00\", radius: 3 } }")
        || inspector.text("styles/night.yaml").contains(
          "hard:\n      value: { color: \"#00FF00\", radius: 3 }"),
      "\(inspector.text("styles/night.yaml"))")
    #expect(inspector.post("undo", .object([])).status == 200)
    for (token, modes, file, reason) in [
      ("color.accent", "forest", "other", "has a value of ‘color.accent’ for forest already"),
      ("color.line", "ocean", "forest.yaml", "there already"),
      ("color.line", "ocean", "../up", "name of a file begins"),
      ("color.line", "", "none", "for no mode"), ("color.none", "ocean", "none", "no token"),
    ] {
      let (status, message) = make(token, modes, "teal", file)
      #expect(status >= 400 && message.contains(reason), "\(status) \(message)")
    }
    let (status, message) = make("color.line", "ocean", "tael", "ocean")
    #expect(status == 422, "\(message)")
    #expect(inspector.files.texts == files)
  }

  @Test func aStylesValueMayBeWrittenIntoAnOverlay() {
    func places(_ key: String) -> [String] {
      let body: JSONValue = ["style": "card", "key": .string(key), "modes": "forest", "value": 3]
      return (inspector.post("places", body).json["places"]?.array ?? []).compactMap { place in
        place["works"] == true ? "\(place["place"]?.string ?? "") in \(place["file"]?.string ?? "")" : nil
      }
    }
    #expect(
      places("layer.cornerRadius") == [
        "style in styles/tokens.yaml", "always in styles/tokens.yaml",
        "token:length.radius in styles/tokens.yaml",
        "overlay:length.radius@styles/forest.yaml in styles/forest.yaml",
      ])
    let body: JSONValue = [
      "style": "card", "key": "layer.cornerRadius", "modes": "forest", "value": 3,
      "place": "overlay:length.radius@styles/forest.yaml",
    ]
    #expect(inspector.post("edit", body).status == 200)
    #expect(values("length.radius").first?.hasPrefix("forest: 3 in styles/forest.yaml") == true)
    #expect(places("layer.cornerRadius")[2] == "token:length.radius in styles/forest.yaml")
  }

  @Test func aValueIsTakenOutOfAnOverlayWithTheGroupsAroundIt() {
    #expect(edit("color.accent", "dark+forest", .null, "reset") == 200)
    #expect(forest.contains("accent: { value: green }   # leaves"))
    #expect(edit("shadow.soft", "forest", .null, "reset") == 200)
    #expect(!forest.contains("shadow"))
    #expect(edit("color.ink", "forest", .null, "reset") == 200)
    #expect(edit("color.accent", "forest", .null, "reset") == 200)
    #expect(values("color.accent") == ["dark: skyblue"] && values("color.ink").isEmpty, "\(forest)")
    for _ in 0..<4 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(forest == InspectorOverlayTests.files["styles/forest.yaml"])
  }

  @Test func aTokenIsRenamedAndDeletedInBothFiles() {
    #expect(inspector.post("rename", ["kind": "token", "id": "color.ink", "name": "text"]).status == 200)
    #expect(tokens.contains("text: black") && forest.contains("text: darkgreen"))
    #expect(inspector.post("delete", ["kind": "token", "id": "color.text"]).status == 200)
    #expect(inspector.post("delete", ["kind": "token", "id": "shadow.soft"]).status == 200)
    #expect(!tokens.contains("text:") && !forest.contains("text:") && !forest.contains("shadow"), "\(forest)")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    for _ in 0..<3 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(forest == InspectorOverlayTests.files["styles/forest.yaml"])
    #expect(tokens == InspectorOverlayTests.files["styles/tokens.yaml"])
  }

  /// What others do to an overlay is known, and nothing of it is overwritten.
  @Test func anOverlayThatSomebodyElseChangesIsAsked() {
    inspector.store.meanwhile = { [files = inspector.files] in
      files.texts["/w/styles/forest.yaml"] = files.texts["/w/styles/forest.yaml"]?.replacing(
        "value: green", with: "value: olive")
    }
    let body: JSONValue = ["token": "color.accent", "modes": "forest", "value": "teal", "was": "green"]
    let (status, answer) = inspector.post("edit", body)
    #expect(status == 409 && answer["error"]?["code"] == "conflict", "\(answer)")
    #expect(forest.contains("value: olive"))
  }
}
