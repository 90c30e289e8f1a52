import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

@Suite struct InspectorTests {
  private static let card = """
    # Cards.
    tokens:
      color:
        ink: { value: black, dark: white }   # for texts
        tint: "#007AFF"
      length: { corner: 4 }
    components:
      Card:
        base: UIButton
        properties:
          corner: { type: CGFloat, default: $length.corner, min: 0, max: 40 }
        layer: { cornerRadius: $corner }
    styles:
      base:
        component: Card
        corner: 8       # round
        backgroundColor: $color.tint
      child: { extends: base, alpha: 0.5 }
      other:
        component: Card
        titleColor: $color.ink
        states:
          highlighted: { alpha: 0.7 }

    """

  private func make() -> TestInspector { TestInspector(["styles/card.yaml": InspectorTests.card]) }

  // MARK: What is shown

  @Test func rowsSayWhoDecides() {
    let inspector = make()
    let own = inspector.row("base", "corner")
    #expect(own?["value"] == 8 && own?["author"] == "style" && own?["isSet"] == true && own?["text"] == "8")
    #expect(own?["control"]?["max"]?.double == 40 && own?["control"]?["unit"] == "pt")
    #expect(inspector.row("child", "corner")?["author"] == "parent")
    #expect(inspector.row("child", "corner")?["origins"]?.array?.first?["name"] == "base")
    let component = inspector.row("other", "corner")
    #expect(component?["author"] == "component" && component?["isSet"] == false)
    #expect(component?["origins"]?.array?.map { $0["name"]?.string } == ["Card", "length.corner"])
    #expect(inspector.row("base", "backgroundColor")?["reference"] == "color.tint")
    let alpha = inspector.row("other", "alpha")
    #expect(alpha?["author"] == "system" && alpha?["overrides"]?.array?.first?["states"] == "highlighted")
    #expect(inspector.row("other", "titleColor")?["looks"]?.array?.contains { $0["modes"] == "dark" } == true)
    #expect(inspector.row("base", "layer.cornerRadius")?["follows"] == ["corner"])
    // What looks show, rows say.
    #expect(inspector.row("base", "layer.cornerRadius")?["value"] == 8)
  }

  @Test func controlsSayWhatNumbersCount() {
    let inspector = TestInspector([
      "styles/card.yaml": """
      components:
        Card:
          base: UIView
          properties: { lift: { type: Shadow, default: { opacity: 0 } }, move: { type: Animation, default: { duration: 1 } } }
          layer:
            sublayers:
              - { name: sky, kind: gradient, stops: [{ color: red }, { color: blue }] }
              - { name: word, kind: text }
              - { name: row, kind: stack }
      styles: { card: { component: Card } }

      """
    ])
    func control(_ row: String, _ path: String...) -> JSONValue? {
      path.reduce(inspector.row("card", row)?["control"]) { control, name in
        control?["parts"]?.array?.first { $0["name"]?.string == name }
      }
    }
    #expect(control("layer.shadows", "spread")?["unit"] == "pt" && control("lift", "radius")?["unit"] == "pt")
    #expect(control("lift", "offset", "height")?["unit"] == "pt" && control("lift", "opacity")?["unit"] == "")
    #expect(control("move", "delay")?["unit"] == "s" && control("word.font", "lineHeight")?["unit"] == "pt")
    #expect(control("layer.transform", "rotation")?["unit"] == "°")
    #expect(control("layer.transform", "translation", "x")?["unit"] == "pt")
    #expect(control("layer.transform", "scale", "width")?["unit"] == "")
    #expect(control("sky.stops", "location")?["unit"] == "" && control("row.insets", "left")?["unit"] == "pt")
    let x = control("layer.anchorPoint", "x")
    #expect(x?["unit"] == "" && x?["step"]?.double == 0.05)
    #expect(control("sky.angle")?["unit"] == "°" && control("sky.angle")?["soft"]?["max"]?.double == 360)
  }

  @Test func theOutlineListsAllThatHasAName() {
    let outline = make().get("outline")
    #expect(outline["styles"]?.array?.map { $0["id"]?.string } == ["base", "child", "other"])
    #expect(outline["tokens"]?.array?.map { $0["uses"]?.integer } == [1, 1, 1])
    #expect(outline["components"]?.array?.first?["styles"] == 3)
    #expect(outline["styles"]?.array?.first?["colors"]?.array?.contains("#007AFF") == true)
  }

  /// What a page begins with is what it would get piece by piece.
  @Test(arguments: [
    ("", "style", "base"), ("style=child", "style", "child"), ("token=color.ink", "token", "color.ink"),
    ("component=Card", "component", "Card"), ("style=gone", "style", "base"), ("again=", "style", "base"),
  ])
  func theStartHoldsAllThatIsShownFirst(_ show: String, _ kind: String, _ id: String) {
    let inspector = make()
    let start = inspector.get("start?show=" + show.replacing("=", with: "%3D"))
    #expect(start["subject"] == ["kind": .string(kind), "id": .string(id)])
    #expect(start["outline"] == inspector.get("outline"))
    #expect(start["problems"] == inspector.get("problems"))
    let path = kind == "token" ? "token?id" : kind == "style" ? "style?id" : "style?component"
    #expect(start["detail"] == inspector.get("\(path)=\(id)"))
    let opened = inspector.post("session", ["token": "token", "show": .string(show)])
    #expect(opened.status == 200 && opened.json == start)
    #expect(inspector.post("session", ["token": "wrong", "show": .string(show)]).status == 401)
    // After an edit it is not what it was.
    inspector.post("edit", ["style": "base", "key": "corner", "value": 12])
    #expect(inspector.get("start?show=")["outline"] == inspector.get("outline"))
    #expect(inspector.get("start?show=") != start)
  }

  @Test func filesThatAreOnlyImportedAreNotEdited() {
    let inspector = TestInspector([
      "styles/a.yaml": "imports: [../shared/b.yaml]\nstyles: { child: { extends: parent } }\n",
      "shared/b.yaml": "styles: { parent: { component: UIView } }\n",
    ])
    #expect(inspector.row("parent", "alpha")?["editable"] == false)
    let (status, json) = inspector.post("edit", ["style": "parent", "key": "alpha", "value": 0.5])
    #expect(status == 422 && json["error"]?["code"] == "cannot-edit")
    #expect(inspector.store.writeCount == 0)
  }

  // MARK: Edits

  @Test func anEditChangesOneLine() {
    let inspector = make()
    let (status, json) = inspector.post("edit", ["style": "base", "key": "corner", "value": 12, "was": "8"])
    #expect(status == 200)
    #expect(
      json["before"] == "    corner: 8       # round" && json["after"] == "    corner: 12       # round")
    #expect(json["styles"] == ["base", "child"])
    #expect(
      inspector.text("styles/card.yaml") == InspectorTests.card.replacing("corner: 8 ", with: "corner: 12 "))
    #expect(inspector.events.last?["by"] == "page" && inspector.events.last?["declarations"] == false)
    #expect(inspector.post("undo", .object([])).json["label"] == "Set Corner of base")
    #expect(inspector.text("styles/card.yaml") == InspectorTests.card)
    inspector.post("redo", .object([]))
    #expect(inspector.row("base", "corner")?["value"] == 12)
    #expect(inspector.post("redo", .object([])).json["error"]?["code"] == "nothing")
  }

  /// A length that fits what is in a control is null on the page, and stays what it is while the other one is dragged.
  @Test(
    arguments: [
      (
        "[320, fitting]", ["width": 320, "height": .null], ["width": 300, "height": .null], "[300, fitting]"
      ),
      ("[320, fitting]", ["width": 320, "height": .null], ["width": 320, "height": 40], "[320, 40]"),
      (
        "{ height: fitting }", ["width": 150, "height": .null], ["width": 200, "height": .null],
        "{ height: fitting, width: 200 }"
      ),
      ("fitting", ["width": .null, "height": .null], ["width": 200, "height": .null], "[200, fitting]"),
      ("[80, 60]", ["width": 80, "height": 60], ["width": .null, "height": 60], "[fitting, 60]"),
    ] as [(String, JSONValue, JSONValue, String)])
  func sizesInPicturesMayFit(_ old: String, _ shown: JSONValue, _ wish: JSONValue, _ new: String) {
    let text = """
      styles:
        caption: { component: UILabel, text: Words, preview: { size: \(old) } }

      """
    let inspector = TestInspector(["styles/caption.yaml": text])
    #expect(inspector.row("caption", "preview.size")?["value"] == shown)
    let answer = inspector.post("edit", ["style": "caption", "key": "preview.size", "value": wish])
    #expect(answer.status == 200, "\(answer.json)")
    #expect(inspector.text("styles/caption.yaml") == text.replacing(old, with: new))
  }

  @Test func whatFitsItsContentsHasTheirSize() {
    let text = """
      components:
        Pair:
          properties: { gap: { type: CGFloat, default: 4 } }
          layer:
            sublayers:
              - name: row
                kind: stack
                spacing: $gap
                sublayers:
                  - { name: first, kind: rectangle, frame: { width: 20, height: 10 } }
                  - { name: second, kind: rectangle, frame: { width: 30, height: 16 } }
      styles:
        close: { component: Pair, preview: { size: fitting } }
        apart: { component: Pair, gap: 20, preview: { size: [fitting, 50] } }
        fixed: { component: Pair, preview: { size: [70, 50] } }

      """
    let inspector = TestInspector(["styles/pairs.yaml": text])
    func size(_ name: String) -> JSONValue? { inspector.get("style?id=\(name)")["size"] }
    #expect(size("close") == ["width": 54, "height": 16])
    #expect(size("apart") == ["width": 70, "height": 50])
    #expect(size("fixed") == ["width": 70, "height": 50])
    let fits = ["close", "apart", "fixed"].map { inspector.get("style?id=\($0)")["fits"] }
    #expect(fits == [true, true, false])
  }

  @Test func placesSayWhatTheyChange() {
    let inspector = make()
    let places =
      inspector.post("places", ["style": "other", "key": "corner", "value": 6]).json["places"]?.array ?? []
    #expect(places.map { $0["place"]?.string } == ["style", "token:length.corner", "component:Card"])
    #expect(places.map { $0["styles"]?.integer } == [1, 1, 1])
    #expect(places.allSatisfy { $0["works"] == true && $0["shadowed"] == false })
    let dark =
      inspector.post(
        "places", ["style": "child", "key": "backgroundColor", "modes": "dark", "value": "#000000"]
      ).json["places"]?.array ?? []
    #expect(
      dark.map { $0["place"]?.string } == [
        "style", "always", "token:color.tint", "style:base", "for / style:base", "component:Card",
      ])
    #expect(dark.map { $0["styles"]?.integer } == [1, 1, 2, 2, 2, 1])
    let both =
      inspector.post(
        "places", ["style": "base", "key": "alpha", "modes": "dark", "states": "disabled", "value": 0.5]
      ).json["places"]?.array ?? []
    #expect(both.first?["works"] == false || both.first?["place"] == "always")
    // What a place promises is what an edit there does.
    for place in dark {
      let inspector = make()
      let answer = inspector.post(
        "edit",
        [
          "style": "child", "key": "backgroundColor", "modes": "dark", "value": "#000000",
          "place": place["place"] ?? .null,
        ])
      #expect(answer.status == 200 && answer.json["after"] == place["after"], "\(place)")
      #expect(answer.json["styles"]?.array?.count == place["styles"]?.integer, "\(place)")
      #expect(answer.json["pictures"] == place["pictures"], "\(place)")
    }
  }

  /// A size that only moves along with the text above it is no change.
  @Test func whatMovesInTheFileLooksTheSame() {
    let text = """
      styles:
        first: { component: UIView, alpha: 0.5 }
        second: { component: UIView, preview: { size: [80, 60] } }
        third: { component: UIView, preview: { size: [90, fitting], title: Words } }

      """
    let inspector = TestInspector(["styles/views.yaml": text])
    let edit: JSONValue = ["style": "first", "key": "alpha", "value": 0.25]
    #expect(inspector.post("places", edit).json["places"]?.array?.first?["styles"] == 1)
    let answer = inspector.post("edit", edit).json
    #expect(answer["styles"] == ["first"] && answer["pictures"] == 1)
    let sized = inspector.post(
      "edit", ["style": "second", "key": "preview.size", "value": ["width": 100, "height": 60]])
    #expect(sized.json["styles"] == ["second"])
  }

  @Test func aTokenGetsAPlaceForModes() {
    let inspector = make()
    inspector.post("edit", ["token": "color.tint", "modes": "dark", "value": "#0A84FF"])
    #expect(inspector.text("styles/card.yaml").contains("tint: { value: \"#007AFF\", dark: \"#0A84FF\" }"))
    inspector.post("edit", ["token": "color.ink", "modes": "dark", "value": "#EEEEEE"])
    #expect(
      inspector.text("styles/card.yaml").contains("ink: { value: black, dark: \"#EEEEEE\" }   # for texts"))
    inspector.post("reset", ["token": "color.ink", "modes": "dark"])
    #expect(inspector.text("styles/card.yaml").contains("ink: { value: black }   # for texts"))
  }

  /// However a list is laid out, its comments stay when it gets a value for dark.
  @Test(
    arguments: [
      """
      tokens:
        gradient:
          sky:   # above
            # From the top.
            - { color: blue, location: 0 }   # deep

            - color: white   # pale
              location: 1   # the end
          # Below.
          other: [{ color: red, location: 0 }]

      """,
      """
      tokens:
        gradient:
          sky:
          - { color: blue, location: 0 }   # deep
          - { color: white, location: 1 }

      """,
      """
      tokens:
        gradient:
          sky: [ # from the top
            { color: blue, location: 0 }, # deep
            { color: white, location: 1 }
          ]   # behind

      """,
      """
      tokens: { gradient: { sky: [ { color: blue, location: 0 }, # deep
        { color: white, location: 1 } ] } }

      """,
    ])
  func commentsOfATokenStay(_ text: String) {
    for (text, breaks) in [(text, "\n"), (text.replacing("\n", with: "\r\n"), "\r\n")] {
      let inspector = TestInspector(["styles/a.yaml": text])
      let stops: JSONValue = [["color": "black", "location": 0], ["color": "navy", "location": 1]]
      let answer = inspector.post("edit", ["token": "gradient.sky", "modes": "dark", "value": stops])
      #expect(answer.status == 200, "\(answer.json)")
      let new = inspector.text("styles/a.yaml")
      func comments(_ text: String) -> [Substring] {
        text.split(separator: breaks).compactMap { line in line.firstIndex(of: "#").map { line[$0...] } }
      }
      #expect(comments(new) == comments(text), "\(new)")
      #expect(new.contains("navy"))
      #expect(new.utf8.count { $0 == 13 } == (breaks == "\n" ? 0 : new.utf8.count { $0 == 10 }))
      let row = inspector.get("token?id=gradient.sky")["rows"]?.array?.first
      #expect(row?["value"]?.array?.count == 2 && row?["overrides"]?.array?.first?["modes"] == "dark")
      inspector.post("undo", .object([]))
      #expect(inspector.text("styles/a.yaml") == text)
    }
  }

  /// What “Edit as text” offers can be set as it is, and changed.
  @Test(
    arguments: [
      "[{ color: red, location: 0 }, { color: blue, location: 1 }]",
      "\n      - { color: red, location: 0 }\n      - color: blue\n        location: 1",
      "\n      - color: red\n        location: 0\n      - color: blue\n        location: 1",
      "\n    - color: red\n      location: 0\n    - { color: blue, location: 1 }",
      "[{ color: red, location: 0 },\n      { color: blue,\n        location: 1 }]",
    ])
  func whatIsOfferedAsTextCanBeSet(_ written: String) throws {
    let text =
      "imports: [b.yaml]\nstyles:\n  card:\n    component: GradientView\n    stops: \(written)\n    alpha: 0.5\n"
      .replacing(": \n", with: ":\n")
    let inspector = TestInspector([
      "styles/a.yaml": text,
      "styles/b.yaml":
        "components: { GradientView: { properties: { stops: { type: GradientStops, default: [{ color: red, location: 0 }] } } } }\n",
    ])
    let row = try #require(inspector.row("card", "stops"))
    let offered = try #require(row["editText"]?.string ?? row["text"]?.string)
    for (value, color) in [(offered, "#FF0000"), (offered.replacing("red", with: "green"), "#008000")] {
      let answer = inspector.post("edit", ["style": "card", "key": "stops", "value": .string(value)])
      #expect(answer.status == 200, "\(answer.json)")
      let now = inspector.row("card", "stops")
      #expect(now?["value"]?.array?.count == row["value"]?.array?.count)
      #expect(now?["value"]?.array?.first?["color"]?["spelling"]?.string == color)
    }
    #expect(inspector.text("styles/a.yaml").hasSuffix("    alpha: 0.5\n"))
    let refused = inspector.post(
      "edit",
      [
        "style": "card", "key": "stops",
        "value": "- { color: red, location: 0 } # first\n- { color: blue, location: 1 }",
      ])
    #expect(
      refused.status == 422
        && refused.json["error"]?["message"]?.string?.contains("Comments can’t be set") == true)
  }

  /// Colours of stops that change places are written as they were.
  @Test func tokensOfAGradientMoveAlong() {
    let text = """
      tokens: { color: { ink: { value: black, dark: white } } }
      components:
        Card: { base: UIView, properties: { fade: { type: GradientStops, default: [{ color: red, location: 0 }, { color: blue, location: 1 }] } } }
      styles:
        card:
          component: Card
          fade:
            - { color: $color.ink, location: 0 }
            - { color: blue, location: 0.25 }
            - { color: "lighten($color.ink, 0.5)", location: 1 }

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    let stops = inspector.row("card", "fade")?["value"]?.array ?? []
    let reversed = stops.enumerated().map { index, stop -> JSONValue in
      [
        "color": stop["color"]?["spelling"] ?? .null,
        "location": .number(1 - (stop["location"]?.double ?? 0)), "from": .integer(index),
      ]
    }
    func write(_ stops: [JSONValue]) {
      let answer = inspector.post("edit", ["style": "card", "key": "fade", "value": .array(stops)])
      #expect(answer.status == 200, "\(answer.json)")
    }
    write(reversed.reversed())
    #expect(
      inspector.text("styles/a.yaml").hasSuffix(
        """
              - { color: "lighten($color.ink, 0.5)", location: 0 }
              - { color: blue, location: 0.75 }
              - { color: $color.ink, location: 1 }

        """.replacing("          ", with: "      ").replacing("              -", with: "      -")),
      "\(inspector.text("styles/a.yaml"))")
    // A colour that is another one is written, wherever its stop comes from.
    write([
      ["color": "red", "location": 0, "from": 2], ["color": "blue", "location": 0.75, "from": 1],
      ["color": "#123456", "location": 1, "from": 2],
    ])
    #expect(!inspector.text("styles/a.yaml").contains("- { color: $"))
  }

  @Test func whatIsWrongIsRefused() {
    let inspector = make()
    let wishes: [JSONValue] = [
      ["style": "base", "key": "corner", "value": 41],
      ["style": "base", "key": "corner", "value": "$color.tint"],
      ["style": "base", "key": "corner", "value": "wide"], ["style": "base", "key": "corner", "value": true],
      ["style": "base", "key": "corner", "value": .null], ["style": "base", "key": "corner"],
      ["style": "base", "key": "extends", "value": ["child"]],
      ["style": "base", "key": "alpha", "states": "focussed", "value": 1],
      ["style": "base", "key": "backgroundColor", "value": "#12345"],
      ["style": "base", "key": "backgroundColor", "value": "[1, 2"],
      ["style": "base", "key": "corner", "value": ["x": 1]],
      ["style": "base", "key": "titleColor", "value": ["reference": "color.none"]],
      ["token": "color.none", "value": "red"], ["token": "length.corner", "value": "red"],
      ["style": "base", "key": "corner", "value": 5, "place": "token:length.none"],
      ["style": "base", "key": "corner", "value": 5, "place": "nowhere"],
      ["style": "child", "key": "alpha", "states": "disabled", "modes": "dark", "value": 1],
    ]
    for wish in wishes {
      let (status, json) = inspector.post("edit", wish)
      #expect((400..<500).contains(status) && json["error"]?["message"]?.string?.isEmpty == false, "\(wish)")
    }
    #expect(inspector.text("styles/card.yaml") == InspectorTests.card)
    #expect(inspector.store.writeCount == 0 && inspector.events.isEmpty)
  }

  // MARK: Drags

  @Test func aDragIsOneWriteAndOneUndoStep() {
    let inspector = make()
    let before = inspector.picture("id=child")
    for corner in 9..<30 {
      let answer = inspector.post(
        "edit",
        [
          "style": "base", "key": "corner", "value": .integer(corner), "session": "drag", "live": true,
          "picture": ["id": "child"],
        ])
      #expect(
        answer.status == 200
          && answer.json["svg"]?.string.map { Array($0.utf8) } == inspector.picture("id=child"))
      #expect(
        inspector.picture("id=child") != before && inspector.picture("id=child&version=saved") == before)
    }
    #expect(inspector.store.writeCount == 0)
    inspector.post("edit", ["style": "base", "key": "corner", "value": 30, "session": "drag"])
    #expect(
      inspector.store.writeCount == 1
        && inspector.text("styles/card.yaml").contains("corner: 30       # round"))
    // A step of another kind in the same drag joins it.
    inspector.post("edit", ["style": "base", "key": "corner", "value": 31, "session": "drag"])
    inspector.post("undo", .object([]))
    #expect(
      inspector.text("styles/card.yaml") == InspectorTests.card && inspector.picture("id=child") == before)
  }

  @Test func aDragThatNobodyEndsIsForgotten() {
    let inspector = make()
    let before = inspector.picture("id=child")
    inspector.post("edit", ["style": "base", "key": "corner", "value": 9, "session": "a", "live": true])
    inspector.post("edit", ["style": "base", "key": "corner", "value": 10, "session": "a", "live": true])
    inspector.inspector.forgetLive(inspector.steps[0])
    #expect(inspector.picture("id=child") != before)
    inspector.inspector.forgetLive(inspector.steps[1])
    #expect(inspector.picture("id=child") == before)
    #expect(inspector.events.last?["session"] == "a")
    // The hand goes on.
    inspector.post("edit", ["style": "base", "key": "corner", "value": 12, "session": "a", "live": true])
    #expect(inspector.picture("id=child") != before)
    // What another page asks comes before it, and writes nothing of it.
    inspector.post("edit", ["style": "child", "key": "alpha", "value": 0.25])
    #expect(
      inspector.text("styles/card.yaml").contains("corner: 8 ")
        && inspector.text("styles/card.yaml").contains("alpha: 0.25"))
    inspector.post("edit", ["style": "base", "key": "corner", "value": 13, "session": "a"])
    #expect(inspector.text("styles/card.yaml").contains("corner: 13       # round"))
    #expect(inspector.store.writeCount == 2)
  }

  // MARK: Others who write

  @Test func whatOthersWriteStays() {
    let inspector = make()
    let path = "/w/styles/card.yaml"
    // Elsewhere in the file, in the very moment: the edit is made again on the new text.
    inspector.store.meanwhile = { inspector.files.texts[path] = "# Mine.\n" + InspectorTests.card }
    #expect(inspector.post("edit", ["style": "base", "key": "corner", "value": 12]).status == 200)
    let both = "# Mine.\n" + InspectorTests.card.replacing("corner: 8 ", with: "corner: 12 ")
    #expect(inspector.text("styles/card.yaml") == both)
    // In that very place: it is refused, and both are shown.
    inspector.store.meanwhile = {
      inspector.files.texts[path] = both.replacing("corner: 12 ", with: "corner: 20 ")
    }
    let (status, json) = inspector.post("edit", ["style": "base", "key": "corner", "value": 16])
    #expect(status == 409 && json["error"]?["code"] == "conflict")
    #expect(
      json["yours"] == "    corner: 16       # round" && json["theirs"] == "    corner: 20       # round")
    #expect(inspector.text("styles/card.yaml") == both.replacing("corner: 12 ", with: "corner: 20 "))
    // And what was changed there can't be undone over it.
    #expect(inspector.post("undo", .object([])).status == 409)
    #expect(inspector.text("styles/card.yaml") == both.replacing("corner: 12 ", with: "corner: 20 "))
  }

  @Test func undoFollowsWhatOthersMove() {
    let inspector = make()
    inspector.post("edit", ["style": "base", "key": "corner", "value": 12])
    inspector.post("edit", ["style": "child", "key": "alpha", "value": 0.25])
    let now = inspector.text("styles/card.yaml")
    inspector.files.texts["/w/styles/card.yaml"] =
      "# Above.\n" + now.replacing("highlighted: { alpha: 0.7 }", with: "highlighted: { alpha: 0.6 }")
    inspector.inspector.refresh()
    #expect(inspector.events.last?["by"] == "outside")
    inspector.post("undo", .object([]))
    inspector.post("undo", .object([]))
    #expect(
      inspector.text("styles/card.yaml")
        == "# Above.\n"
        + InspectorTests.card.replacing("highlighted: { alpha: 0.7 }", with: "highlighted: { alpha: 0.6 }"))
  }

  /// A step of a drag reads only what the style is made of that it shows, which is then as in a reading of everything: through parents in
  /// other files, tokens, and after steps of other values.
  @Test func aStepShowsTheStyleAsItIs() {
    let inspector = TestInspector([
      "styles/tokens.yaml": "tokens: { length: { gap: 4 }, number: { faint: 0.2 } }\n",
      "styles/a.yaml":
        "imports: [tokens.yaml, b.yaml]\nstyles:\n  base: { component: UIView, alpha: 0.5, layer.borderWidth: $length.gap }\n"
        + "  own: { extends: far, layer.cornerRadius: 2 }\n",
      "styles/b.yaml":
        "imports: [a.yaml]\nstyles:\n  far: { extends: base }\n  near: { extends: own, alpha: $number.faint }\n",
    ])
    let wishes: [JSONValue] = [
      ["style": "base", "key": "alpha"], ["style": "own", "key": "layer.cornerRadius"],
      ["token": "length.gap"], ["style": "own", "key": "alpha", "place": "style:base"],
      ["style": "near", "key": "layer.cornerRadius", "place": "style:own"],
      ["style": "near", "key": "alpha", "place": "token:number.faint"],
    ]
    for (number, wish) in wishes.enumerated() {
      for step in 1...3 {
        let shown = ["base", "own", "far", "near"][(number + step) % 4]
        let picture: JSONValue = ["id": .string(shown), "states": "normal", "modes": "", "margin": "8,8,8,8"]
        var body = wish.with("value", .number(Double(step) / 10 + Double(number))).with("picture", picture)
        if wish["key"] == "alpha" { body = body.with("value", .number(Double(step) / 10)) }
        body = body.with("session", .string("drag \(number)")).with("live", true)
        let (status, answer) = inspector.post("edit", body)
        #expect(status == 200, "\(answer)")
        // Sometimes nobody asks for all before the next step.
        if step == 2 { continue }
        let all = String(decoding: inspector.picture("id=\(shown)&margin=8,8,8,8"), as: UTF8.self)
        #expect(answer["svg"]?.string == all, "\(wish) in step \(step) shows \(shown)")
      }
    }
  }

  /// What somebody else has written over can be written again, as a step of its own, wherever it stands by then.
  @Test func whatOthersWroteOverCanBeWrittenAgain() {
    let inspector = TestInspector([
      "styles/a.yaml":
        "styles:\n  one: { component: UIView, alpha: 0.1 }   # mine\n  two: { component: UIView, alpha: 0.2 }\n"
    ])
    func set(_ style: String, _ alpha: JSONValue) {
      #expect(
        inspector.post("edit", ["style": .string(style), "key": "alpha", "value": alpha]).status == 200)
    }
    func write(_ text: String) {
      inspector.files.texts["/w/styles/a.yaml"] = text
      inspector.inspector.refresh()
    }
    set("one", 0.75)
    let mine = inspector.text("styles/a.yaml")
    write(mine.replacing("alpha: 0.75 }   # mine", with: "alpha: 0.9, isHidden: true }"))
    let place = inspector.events.last?["forgotten"]?.array?.first
    #expect(place?["choice"] == true && place?["file"] == "styles/a.yaml" && place?["line"] == 2)
    #expect(place?["yours"] == "  one: { component: UIView, alpha: 0.75 }   # mine")
    #expect(place?["theirs"] == "  one: { component: UIView, alpha: 0.9, isHidden: true }")
    // What happens elsewhere in the file, here and outside, moves the place along.
    set("two", 0.25)
    write("# Above.\n" + inspector.text("styles/a.yaml"))
    let wish: JSONValue = ["number": place?["number"] ?? .null]
    #expect(inspector.post("restore", wish).json["undo"] == "Write again: Set Alpha of one")
    #expect(inspector.text("styles/a.yaml") == "# Above.\n" + mine.replacing("0.2 }", with: "0.25 }"))
    // It was written once, and can be undone.
    #expect(inspector.post("restore", wish).status == 409)
    inspector.post("undo", .object([]))
    #expect(inspector.text("styles/a.yaml").contains("alpha: 0.9, isHidden: true }\n"))
    // Of what has only been added beside a step, nothing was written over.
    set("one", 0.5)
    inspector.post("edit", ["style": "one", "key": "isHidden", "value": false])
    #expect(inspector.post("restore", ["number": 99]).status == 409)
    #expect(inspector.post("restore", .object([])).status == 400)
  }

  /// Of two shadows that are equal, the one goes that was meant, with the comment that stands behind it.
  @Test func ofEqualShadowsTheOneGoesThatIsMeant() {
    let inspector = TestInspector([
      "styles/a.yaml": """
      styles:
        one:
          component: UIView
          layer.shadows:
            - { color: black, radius: 2 }   # upper
            - { color: black, radius: 2 }   # lower
            - { color: red, radius: 9 }     # ground

      """
    ])
    let row = inspector.row("one", "layer.shadows")
    let shadows = row?["value"]?.array ?? []
    #expect(row?["colorTexts"] == ["black", "black", "red"])
    let kept = [0, 2].map { shadows[$0].with("from", .integer($0)) }
    #expect(
      inspector.post("edit", ["style": "one", "key": "layer.shadows", "value": .array(kept)]).status == 200)
    let text = inspector.text("styles/a.yaml")
    #expect(text.contains("# upper") && !text.contains("# lower") && text.contains("# ground"), "\(text)")
  }

  /// The colour of a shadow keeps its token when it gets an opacity, and a font is written without what it is anyway.
  @Test func partsAreWrittenAsTheyAreMeant() {
    let inspector = TestInspector([
      "styles/a.yaml": """
      tokens: { color: { ink: black }, font: { note: { value: { size: 15 } } } }
      styles:
        one:
          component: UILabel
          layer.shadows: [{ color: $color.ink, radius: 2 }]
        two: { component: UILabel, font: $font.note }

      """
    ])
    var shadow = inspector.row("one", "layer.shadows")?["value"]?.array?.first ?? .null
    shadow = shadow.with("color", "{ color: $color.ink, alpha: 0.5 }")
    inspector.post("edit", ["style": "one", "key": "layer.shadows", "value": [shadow]])
    #expect(
      inspector.text("styles/a.yaml").contains("[{ color: { color: $color.ink, alpha: 0.5 }, radius: 2 }]"))
    #expect(inspector.row("one", "layer.shadows")?["colorTexts"] == ["{ color: $color.ink, alpha: 0.5 }"])
    let font = inspector.row("two", "font")?["value"]?.with("lineHeight", 22) ?? .null
    #expect(inspector.post("edit", ["style": "two", "key": "font", "value": font]).status == 200)
    #expect(inspector.text("styles/a.yaml").contains("font: { size: 15, lineHeight: 22 }"))
  }

  /// A transform is written without what leaves a layer as it is, and a text style with the weight that it gets.
  @Test func whatIsSoAnywayIsNotWritten() {
    let text = """
      styles:
        one: { component: UILabel, backgroundColor: "#FF0000" }

      """
    let cases: [(String, JSONValue, String)] = [
      (
        "layer.transform",
        ["scale": ["width": 2, "height": 2], "rotation": 0, "translation": ["x": 4, "y": 0]],
        "layer.transform: { scale: 2, translation: [4, 0] }"
      ),
      (
        "layer.transform", ["scale": ["width": 1, "height": 1], "rotation": 30],
        "layer.transform: { rotation: 30 }"
      ),
      ("font", ["size": 20, "weight": "regular", "textStyle": .null], "font: { size: 20 }"),
      ("font", ["size": 20, "weight": "bold"], "font: { size: 20, weight: bold }"),
      (
        "font", ["textStyle": "headline", "weight": "regular"],
        "font: { weight: regular, textStyle: headline }"
      ),
    ]
    for (key, value, written) in cases {
      let inspector = TestInspector(["styles/a.yaml": text])
      let (status, json) = inspector.post("edit", ["style": "one", "key": .string(key), "value": value])
      #expect(
        status == 200
          && (inspector.text("styles/a.yaml").contains(", \(written) }")
            || inspector.text("styles/a.yaml").contains("\n    \(written)\n")),
        "\(json) \(inspector.text("styles/a.yaml"))")
      inspector.post("undo", [:])
      #expect(inspector.text("styles/a.yaml") == text)
    }
  }

  /// The quotes of a color go with it where a token comes in its place.
  @Test func aReferenceHasNoQuotes() {
    let text = """
      tokens: { color: { ink: black } }
      styles:
        one: { component: UILabel, backgroundColor: "#FF0000" }   # red

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    inspector.post(
      "edit", ["style": "one", "key": "backgroundColor", "value": ["reference": "color.ink"]])
    #expect(
      inspector.text("styles/a.yaml").contains(
        "one: { component: UILabel, backgroundColor: $color.ink }   # red"),
      "\(inspector.text("styles/a.yaml"))")
    inspector.post("undo", [:])
    #expect(inspector.text("styles/a.yaml") == text)
  }

  /// What somebody else changes in the place of a step takes that step out of the history, and no other.
  @Test func onlyWhatOthersReplaceIsForgotten() {
    let texts = [
      "styles/a.yaml":
        "styles:\n  one: { component: UIView, alpha: 0.1 }\n  two: { component: UIView, alpha: 0.2 }\n",
      "styles/b.yaml": "styles:\n  three: { component: UIView, alpha: 0.3 }\n",
    ]
    let inspector = TestInspector(texts)
    func set(_ style: String, _ alpha: JSONValue) {
      #expect(
        inspector.post("edit", ["style": .string(style), "key": "alpha", "value": alpha]).status == 200)
    }
    set("one", 0.15)
    set("three", 0.35)
    set("two", 0.25)
    set("one", 0.75)
    set("two", 0.5)
    // The second change of “one”, and with it the first, below which it lies, and no other.
    inspector.files.texts["/w/styles/a.yaml"] =
      "# Mine.\n" + inspector.text("styles/a.yaml").replacing("0.75", with: "0.9")
    inspector.inspector.refresh()
    let forgotten = inspector.events.last?["forgotten"]?.array ?? []
    #expect(forgotten.map { $0["labels"] } == [["Set Alpha of one", "Set Alpha of one"]])
    #expect(inspector.events.last?["undo"] == "Set Alpha of two")
    for _ in 0..<3 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(inspector.post("undo", .object([])).json["error"]?["code"] == "nothing")
    #expect(
      inspector.text("styles/a.yaml") == "# Mine.\n" + texts["styles/a.yaml"]!.replacing("0.1", with: "0.9"))
    #expect(inspector.text("styles/b.yaml") == texts["styles/b.yaml"])
    for _ in 0..<3 { #expect(inspector.post("redo", .object([])).status == 200) }
    #expect(inspector.text("styles/a.yaml").contains("alpha: 0.5 }"))
    #expect(inspector.text("styles/b.yaml").contains("alpha: 0.35"))
  }

  /// Where a step turns out to be outdated in the moment in which it is undone, no other one is undone in its place.
  @Test func undoTakesNoOtherStep() {
    let inspector = make()
    inspector.post("edit", ["style": "child", "key": "alpha", "value": 0.25])
    inspector.post("edit", ["style": "base", "key": "corner", "value": 12])
    inspector.files.texts["/w/styles/card.yaml"] = inspector.text("styles/card.yaml").replacing(
      "corner: 12", with: "corner: 20")
    let text = inspector.text("styles/card.yaml")
    let answer = inspector.post("undo", .object([]))
    #expect(answer.status == 409 && answer.json["error"]?["code"] == "conflict")
    #expect(inspector.text("styles/card.yaml") == text)
    #expect(inspector.post("undo", .object([])).json["label"] == "Set Alpha of child")
    #expect(
      inspector.text("styles/card.yaml").contains("corner: 20 ")
        && inspector.text("styles/card.yaml").contains("alpha: 0.5 }"))
  }

  @Test func allFilesAreWrittenOrNone() {
    let inspector = TestInspector([
      "styles/a.yaml": "tokens: { color: { ink: black } }\n",
      "styles/b.yaml":
        "imports: [a.yaml]\nstyles: { card: { component: UIView, backgroundColor: $color.ink } }\n",
    ])
    inspector.store.locked = ["styles/b.yaml"]
    let before = inspector.files.texts
    let (status, json) = inspector.post("rename", ["kind": "token", "id": "color.ink", "name": "text"])
    #expect(status == 409 && json["error"]?["code"] == "cannot-write")
    #expect(inspector.files.texts == before)
    inspector.store.locked = []
    #expect(
      inspector.post("rename", ["kind": "token", "id": "color.ink", "name": "text"]).json["count"] == 2)
    #expect(
      inspector.text("styles/b.yaml").contains("$color.text")
        && inspector.text("styles/a.yaml").contains("text: black"))
    inspector.post("undo", .object([]))
    #expect(inspector.files.texts == before)
  }

  // MARK: Names

  @Test func thingsAreCreatedAndDeleted() {
    let inspector = make()
    inspector.post("create", ["kind": "style", "name": "fresh", "extends": ["base"]])
    #expect(inspector.style("fresh")?["parents"] == ["base"])
    inspector.post("create", ["kind": "copy", "of": "other", "name": "another"])
    #expect(inspector.row("another", "alpha")?["overrides"]?.array?.first?["isSet"] == true)
    let use: JSONValue = ["style": "base", "key": "corner"]
    #expect(inspector.post("create", ["kind": "token", "id": "length.round", "use": use]).status == 200)
    #expect(
      inspector.row("base", "corner")?["reference"] == "length.round"
        && inspector.row("base", "corner")?["value"] == 8)
    let (status, json) = inspector.post("delete", ["kind": "style", "id": "base"])
    #expect(status == 409 && json["breaks"]?.array?.map { $0["name"]?.string } == ["child", "fresh"])
    #expect(inspector.post("delete", ["kind": "style", "id": "fresh"]).status == 200)
    #expect(inspector.style("fresh") == nil)
    for _ in 0..<4 { #expect(inspector.post("undo", .object([])).status == 200) }
    #expect(inspector.text("styles/card.yaml") == InspectorTests.card)
  }

  /// Whatever a value is written as, a token of it is written so: with its tokens, in a mapping of its own where it has parts.
  @Test(
    arguments: [
      ("layer.outline", "outline.own", "{ width: 4, color: $color.ink }"),
      ("font", "font.own", "{ size: 15, weight: bold }"),
      ("titleColor", "color.own", "alpha($color.ink, 0.5)"),
      ("layer.shadows", "shadows.own", "[{ color: $color.ink, radius: 4 }]"),
      ("backgroundColor", "color.own", "{ color: systemBlue, alpha: 0.5 }"),
      ("alpha", "number.own", "0.5"),
    ])
  func aTokenIsMadeOfWhatIsWritten(_ key: String, _ id: String, _ written: String) {
    let isText = written.hasPrefix("alpha(")
    let value = isText ? "\"\(written)\"" : written
    let text = """
      tokens: { color: { ink: { value: black, dark: white } } }
      styles:
        card:
          component: UIButton
          \(key): \(value)

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    let looks = inspector.row("card", key)?["looks"]
    let use: JSONValue = ["style": "card", "key": .string(key)]
    let answer = inspector.post("create", ["kind": "token", "id": .string(id), "use": use])
    #expect(answer.status == 200, "\(answer.json)")
    let row = inspector.row("card", key)
    #expect(row?["reference"]?.string == id && row?["looks"] == looks)
    let new = inspector.text("styles/a.yaml")
    #expect(
      new.contains(written) && new.contains(isText ? "\(key): \"$\(id)\"\n" : "\(key): $\(id)\n"), "\(new)")
    // Nor are comments lost.
    let other = TestInspector(["styles/a.yaml": text.replacing(value, with: "[ # a\n 1, 2]")])
    if other.row("card", key) != nil {
      #expect(other.post("create", ["kind": "token", "id": .string(id), "use": use]).status == 422)
    }
  }

  /// A value that a style has from elsewhere goes into the token as it is written there, or else as what it comes to.
  @Test func aTokenIsMadeOfWhatIsInherited() {
    let text = """
      tokens: { color: { ink: { value: black, dark: white } } }
      components:
        Card: { base: UIView, properties: { size: { type: CGFloat, default: 3 }, rim: { type: CGFloat, default: $size * 2 } }, layer: { borderWidth: $rim } }
      styles:
        base: { component: Card, backgroundColor: "alpha($color.ink, 0.5)" }
        child: { extends: base }

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    for (key, id, value, written) in [
      ("backgroundColor", "color.own", "#00000080", "alpha($color.ink, 0.5)"),
      ("size", "length.own", 3, "own: 3"),
    ] as [(String, String, JSONValue, String)] {
      let before = inspector.row("child", key)
      let use: JSONValue = ["style": "child", "key": .string(key)]
      let answer = inspector.post(
        "create", ["kind": "token", "id": .string(id), "value": value, "use": use])
      #expect(answer.status == 200, "\(answer.json)")
      let row = inspector.row("child", key)
      #expect(row?["reference"]?.string == id && row?["looks"] == before?["looks"])
      #expect(row?["value"] == before?["value"])
      #expect(
        inspector.text("styles/a.yaml").split(separator: "\ncomponents").first?.contains(written) == true)
    }
  }

  /// The page need not wait for rules; whoever asks for findings does.
  @Test func whatRulesFindIsToldLater() throws {
    let files = ["styles/card.yaml": InspectorTests.card.replacing("black", with: "\"#777\"")]
    let whole = TestInspector(files)
    let findings = whole.get("problems")["findings"]
    #expect(findings != [] && whole.get("start?show=")["isChecked"] == true)
    for asks in [true, false] {
      let inspector = TestInspector(files, isLinted: false)
      let start = inspector.get("start?show=")
      #expect(start["isChecked"] == false && start["problems"]?["findings"] == [])
      #expect(start["subject"] == ["kind": "style", "id": "base"])
      if asks {
        #expect(inspector.get("problems")["findings"] == findings)
      } else {
        var workspace = try #require(inspector.inspector.unlinted)
        workspace.lint()
        inspector.inspector.take(linted: workspace)
      }
      #expect(inspector.inspector.unlinted == nil)
      #expect(inspector.events.count == 1 && inspector.events[0]["by"] == "rules")
      #expect(inspector.events[0]["styles"] == [])
      #expect(inspector.get("problems")["findings"] == findings)
      #expect(inspector.get("outline")["styles"] == whole.get("outline")["styles"])
      #expect(inspector.events.count == 1)
    }
  }

  /// Rules run with an edit, and what was worked out beside it for the files as they were is not taken.
  @Test func anEditIsCheckedAtOnce() throws {
    let inspector = TestInspector(["styles/card.yaml": InspectorTests.card], isLinted: false)
    var workspace = try #require(inspector.inspector.unlinted)
    let edited = inspector.post("edit", ["style": "base", "key": "corner", "value": 12])
    #expect(edited.status == 200 && inspector.inspector.unlinted == nil)
    workspace.lint()
    inspector.inspector.take(linted: workspace)
    #expect(inspector.row("base", "corner")?["value"] == 12)
    let other = TestInspector(["styles/card.yaml": inspector.text("styles/card.yaml")])
    #expect(inspector.get("problems")["findings"] == other.get("problems")["findings"])
  }

  @Test func anEmptyFolderStartsWithNothing() {
    let start = TestInspector([:]).get("start?show=style%3Dcard")
    #expect(start["subject"] == .null && start["detail"] == .null)
    #expect(start["outline"]?["styles"] == [] && start["problems"]?["findings"] == [])
  }

  @Test func anEmptyFolderOffersStarters() {
    let starter = InspectorStarter(
      id: "one", name: "One", summary: "A view.",
      files: [
        (".stylec.yml", "sources: [styles]\n"),
        ("styles/one.yaml", "styles: { one: { component: UIView } }\n"),
      ])
    let inspector = TestInspector([:], starters: [starter])
    #expect(inspector.get("outline")["starters"]?.array?.first?["id"] == "one")
    #expect(inspector.post("edit", ["style": "one", "key": "alpha", "value": 1]).status == 404)
    #expect(inspector.post("create", ["kind": "starter", "id": "one"]).status == 200)
    #expect(inspector.style("one") != nil && inspector.get("outline")["starters"] == nil)
    inspector.post("undo", .object([]))
    #expect(inspector.files.texts.isEmpty)
  }

  @Test func aFixIsAButton() {
    let inspector = TestInspector([
      "styles/a.yaml": "styles:\n  card: { component: UIView, backgroundColour: red } # c\n"
    ])
    let finding = inspector.get("problems")["findings"]?.array?.first
    #expect(finding?["style"] == "card" || finding?["file"] == "styles/a.yaml")
    #expect(finding?["fixes"]?.array?.isEmpty == false)
    #expect(inspector.post("fix", ["id": finding?["id"] ?? .null, "fix": 0]).status == 200)
    #expect(
      inspector.text("styles/a.yaml") == "styles:\n  card: { component: UIView, backgroundColor: red } # c\n")
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
  }
}
