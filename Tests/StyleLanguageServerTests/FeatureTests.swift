import EditorClients
import SeededRandom
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import Testing

@testable import StyleLanguageServer

/// A small project that most features are tried on.
enum Sample {
  static let tokens = """
    modes: { density: [regular, compact] }
    tokens:
      color:
        tint: "#007AFF"
        surface: { value: white, dark: black, description: Behind every card. }
        old: { value: $color.tint, deprecated: Use color.tint. }
      length:
        radius: { card: 12, button: { value: 15, compact: 10 } }
        half: $length.radius.card / 2
      number: { dimmed: 0.4 }

    """
  static let card = """
    imports: [tokens.yaml]
    traits:
      Rounded: { properties: { corner: { type: CGFloat, default: 4, min: 0 } }, layer: { cornerRadius: $corner } }
    components:
      Card:
        summary: A card.
        base: UIView
        traits: [Rounded]
        properties:
          gap: { type: CGFloat, default: $length.radius.card * 2, min: 0, summary: The gap. }
          edge: { type: UIColor, default: $color.tint }
        layer:
          borderWidth: $gap / 2
          borderColor: "mix($edge, white, 0.5 in oklab)"
          sublayers:
            - { name: shine, kind: rectangle, backgroundColor: $edge, opacity: 0.5, frame: [0, 0, 50%, 12] }
        modes: { compact: { gap: 4 } }
      Wide: { base: Card }
    styles:
      card:
        summary: The usual card.
        component: Card
        backgroundColor: $color.surface
        gap: $length.radius.button
      quiet:
        extends: card
        alpha: $number.dimmed
        modes: { dark: { edge: red } }
        shine.opacity: 0.2
      wide: { component: Wide, gap: 3 }

    """

  /// The same with a component that has variants.
  static let withVariants = [
    "styles/tokens.yaml": tokens,
    "styles/card.yaml": card.replacing(
      "  Wide: { base: Card }\n",
      with: """
          Wide: { base: Card }
          Stacked:
            base: Card
            variants:
              kind: { summary: How it lies there., flat: { gap: 1 }, raised: { gap: $length.half } }
              size: { narrow: {}, wide: {} }
              compounds: [{ when: raised+wide, gap: 3 }]

        """) + "  stacked: { component: Stacked, variants: { kind: raised } }\n",
  ]

  static let files = ["styles/tokens.yaml": tokens, "styles/card.yaml": card]

  /// A client that can do what most editors can, with the card open.
  static func client(
    _ files: [String: String] = files, drawer: (any StyleDrawer)? = nil,
    inspect: ((InspectedSubject) -> Bool)? = nil, name: String = "Visual Studio Code"
  ) -> TestClient {
    let capabilities: JSONValue = [
      "textDocument": [
        "completion": [
          "completionItem": [
            "snippetSupport": true, "documentationFormat": ["markdown"],
            "resolveSupport": ["properties": ["documentation"]],
          ]
        ], "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      ]
    ]
    let client = TestClient.ready(
      files, capabilities: capabilities, drawer: drawer, inspect: inspect, name: name)
    client.open("styles/card.yaml")
    return client
  }
}

@Suite struct CompletionTests {
  /// The labels that are offered where a bar stands in a text, which is the card's file.
  private func items(_ text: String, _ files: [String: String] = Sample.files) -> [JSONValue] {
    let client = Sample.client(files)
    let offset = text.firstIndex(of: "|").map { text.distance(from: text.startIndex, to: $0) } ?? 0
    let plain = text.filter { $0 != "|" }
    client.replace("styles/card.yaml", plain)
    let before = plain.prefix(offset)
    let line = before.filter { $0 == "\n" }.count
    let character = before.reversed().prefix { $0 != "\n" }.count
    let result = client.request(
      "textDocument/completion",
      TestClient.document(
        "styles/card.yaml", ["position": ["line": .integer(line), "character": .integer(character)]]))
    return result["items"]?.array ?? []
  }

  private func labels(_ text: String, _ files: [String: String] = Sample.files) -> [String] {
    items(text, files).compactMap { $0["label"]?.string }
  }

  @Test func sectionsThatAreNotThereYet() {
    #expect(
      labels("imports: [tokens.yaml]\n|") == ["modes", "mode", "tokens", "traits", "components", "styles"])
    #expect(labels("sty|").contains("styles"))
  }

  @Test func propertiesOfTheComponentNotYetSetFirst() {
    let found = labels(Sample.card + "  new:\n    component: Card\n    gap: 1\n    |\n")
    #expect(found.prefix(2) == ["corner", "edge"])
    #expect(!found.contains("gap") && !found.contains("component"))
    #expect(found.contains("backgroundColor") && found.contains("states") && found.contains("shine.opacity"))
  }

  @Test func aStyleFirstSaysWhoseItIs() {
    #expect(labels(Sample.card + "  new:\n    |\n").first == "component")
    #expect(labels(Sample.card + "  new: { | }\n").first == "component")
    #expect(labels(Sample.card + "  new: { comp|").contains("component"))
  }

  @Test func variantsOfTheComponent() {
    let card = Sample.withVariants["styles/card.yaml"] ?? ""
    #expect(
      labels(card + "  new: { component: Stacked, variants: { | } }\n", Sample.withVariants) == [
        "kind", "size",
      ])
    #expect(
      labels(card + "  new: { component: Stacked, variants: { kind: | } }\n", Sample.withVariants) == [
        "flat", "raised",
      ])
    let compound = card.replacing("raised+wide", with: "raised+|")
    #expect(labels(compound, Sample.withVariants) == ["raised+narrow", "raised+wide"])
  }

  @Test func variantsThatALayerPicks() {
    func found(_ layer: String) -> [String] {
      let card = Sample.withVariants["styles/card.yaml"] ?? ""
      let holder = "  Bar: { base: UIView, layer: { sublayers: [{ \(layer) }] } }\nstyles:\n"
      return labels(card.replacing("styles:\n", with: holder, maxReplacements: 1), Sample.withVariants)
    }
    #expect(found("name: a, kind: Stacked, |").contains("variants"))
    #expect(!found("name: a, kind: Card, |").contains("variants"))
    #expect(!found("name: a, kind: rectangle, |").contains("variants"))
    #expect(found("name: a, kind: Stacked, variants: { | }") == ["kind", "size"])
    #expect(found("name: a, kind: Stacked, variants: { kind: | }") == ["flat", "raised"])
  }

  @Test func indicesOfRepetitionsWithinThem() {
    let component = """
      components:
        Dots:
          base: UIView
          layer:
            sublayers:
              - name: dot
                kind: rectangle
                repeat: { count: 3, index: row }
                sublayers: [{ name: part, kind: rectangle, repeat: 2, opacity: $| }]
              - { name: other, kind: rectangle, opacity: 1 }

      """
    let found = labels(component)
    #expect(found.contains("$row") && found.contains("$index"))
    let outside = labels(
      component.replacing("$|", with: "1").replacing("opacity: 1 }\n", with: "opacity: $| }\n"))
    #expect(!outside.contains("$row") && !outside.contains("$index"))
    #expect(labels(component.replacing("repeat: 2, opacity: $|", with: "|")).contains("repeat"))
    // A style sets all copies at once.
    let styles = labels(
      component.replacing("$|", with: "1") + "styles:\n  dots:\n    component: Dots\n    |\n")
    #expect(styles.count { $0 == "part.opacity" } == 1 && !styles.contains { $0.contains("[") })
  }

  /// The text of a copy stands where texts do, and a list where a layer is repeated or texts are counted.
  @Test func listsOfTexts() {
    func found(_ layer: String, _ rest: String = "") -> [String] {
      labels(
        """
        components:
          Tabs:
            base: UIControl
            properties:
              titles: { type: Strings, default: [Day], max: 3 }
              heading: { type: String, default: Day }
              many: { type: Int, default: 1, max: 3 }
            layer: { sublayers: [{ name: tab, kind: text, \(layer) }] }
        \(rest)

        """)
    }
    for list in ["$titles", "[Day, Week]", "{ items: $titles }"] {
      let texts = found("repeat: \(list), string: $|")
      #expect(texts.contains("$item") && texts.contains("$heading") && !texts.contains("$index"), "\(list)")
      let numbers = found("repeat: \(list), opacity: $|")
      #expect(numbers.contains("$index") && !numbers.contains("$item"), "\(list)")
    }
    #expect(found("repeat: { items: $titles, item: word }, string: \"{$|}\"").contains("$word"))
    #expect(!found("repeat: $many, string: $|").contains("$item"))
    #expect(!found("string: $|").contains("$item"))
    let repetition = found("repeat: $|")
    #expect(
      repetition.contains("$titles") && repetition.contains("$many") && !repetition.contains("$heading"))
    #expect(found("repeat: { items: $| }") == ["$titles"])
    #expect(found("opacity: count($|)") == ["$titles"])
    #expect(found("string: \"{count($|)}\"") == ["$titles"])
    #expect(found("opacity: |").contains("count()"))
    let state = "    states: { highlighted: { tab.string: $| } }"
    #expect(found("repeat: $titles", state).contains("$item"))
    #expect(!found("repeat: $many", state).contains("$item"))
    #expect(
      labels("components: { Tabs: { base: UIView, properties: { titles: { type: | } } } }").contains(
        "Strings"))
  }

  /// A state and an animation set all copies, by the layer's name.
  @Test func indicesOfRepetitionsFromOutside() {
    func found(_ text: String) -> [String] {
      labels(
        """
        components:
          Dots:
            base: UIControl
            properties: { time: { type: Double, default: 0.5, min: 0.1 } }
            layer:
              sublayers:
                - name: row
                  kind: rectangle
                  repeat: { count: 3, index: row }
                  sublayers: [{ name: dot, kind: rectangle, repeat: 2 }]
                - { name: other, kind: rectangle }
        \(text)

        """)
    }
    let inner = found("    states: { highlighted: { dot.opacity: $| } }")
    #expect(inner.contains("$row") && inner.contains("$index"))
    let outer = found("    states: { highlighted: { row.opacity: $| } }")
    #expect(outer.contains("$row") && !outer.contains("$index"))
    #expect(!found("    states: { highlighted: { other.opacity: $| } }").contains("$row"))
    #expect(!found("    states: { highlighted: { alpha: $| } }").contains("$row"))
    let delay = found(
      "    animations: { a: { property: dot.opacity, to: 1, duration: $time, delay: $| } }")
    #expect(delay.contains("$index") && delay.contains("$time"))
    #expect(found("    animations: { a: { property: dot.opacity, to: $| } }").contains("$index"))
    #expect(
      !found("styles: { dots: { component: Dots, states: { highlighted: { dot.opacity: $| } } } }").contains(
        "$row"))
  }

  @Test func symbolsByWhatIsWrittenOfTheirNames() throws {
    func answer(_ name: String) -> (labels: [String], item: JSONValue) {
      let all = items("styles:\n  a: { component: UIImageView, image: { systemName: \(name)| } }\n")
      return (all.compactMap { $0["label"]?.string }, all.first ?? .null)
    }
    #expect(answer("heart").labels.prefix(2) == ["heart", "heart.fill"])
    #expect(answer("heart.f").labels.prefix(2) == ["heart.fill", "bolt.heart.fill"])
    #expect(answer("heart").item["detail"]?.string?.hasPrefix("iOS 13, macOS 10.15") == true)
    #expect(answer("HEART.F").labels.first == "heart.fill")
    #expect(
      labels("styles:\n  a: { component: UIImageView, image: { systemName: \"heart.f|\" } }\n").contains(
        "heart.fill"))
    let ofTabs = labels("styles:\n  a: { component: UITabBar, items: [Home], symbols: [house.f|] }\n")
    #expect(ofTabs.first == "house.fill" && !ofTabs.contains("[]"))
    #expect(answer("xyzzy").labels == [])
    #expect(answer("0.c").labels.first == "0.circle")
    let all = answer("").labels
    #expect(all.count == 200 && all.contains("airplane"))
    let token = labels("tokens:\n  image:\n    icon: { value: { systemName: star.f| } }\n")
    #expect(token.first == "star.fill")
    let named = labels(
      """
      components:
        Row:
          base: UIView
          properties: { icon: { type: String, default: star }, other: { type: String, default: star } }
          layer: { sublayers: [{ name: a, kind: image, contents: { systemName: $icon } }] }
      styles:
        row: { component: Row, icon: heart.f| }

      """)
    #expect(named.first == "heart.fill")
    // A text elsewhere is no symbol.
    #expect(!labels("styles:\n  a: { component: UILabel, text: hear| }\n").contains("heart"))
  }

  /// Thousands of names would be a long answer: a client asks again as more is written.
  @Test func onlySomeSymbolsAtOnce() {
    let client = Sample.client()
    func isIncomplete(_ name: String) -> Bool? {
      client.replace(
        "styles/card.yaml", "styles:\n  a: { component: UIImageView, image: { systemName: \(name) } }\n")
      let result = client.request(
        "textDocument/completion", client.at("systemName: \(name)", in: "styles/card.yaml", 12 + name.count))
      return result["isIncomplete"].flatMap { if case .bool(let flag) = $0 { flag } else { nil } }
    }
    #expect(isIncomplete("c") == true)
    #expect(isIncomplete("heart.text.clip") == false)
  }

  @Test func keysInAnOpenMappingOfBrackets() {
    let found = labels(Sample.card + "  new: { component: Card, ga|")
    #expect(found.contains("gap") && !found.contains("component"))
  }

  @Test(arguments: [
    ("gap: |", "$length.half"), ("edge: |", "$color.surface"), ("edge: |", "systemBlue"), ("edge: |", "red"),
    ("edge: |", "mix()"), ("gap: $len|", "$length.radius.card"), ("gap: 2 * $|", "$number.dimmed"),
    ("gap: \"max(1, $len|\"", "$length.half"), ("clipsToBounds: |", "true"), ("extends: |", "quiet"),
    ("states: { | }", "normal"), ("modes: { | }", "dark"), ("modes: { dark+| }", "dark+compact"),
    ("states:\n      |", "normal"), ("preview: { | }", "size"), ("modes: { dark: { | } }", "edge"),
    ("extends: [card, |]", "quiet"), ("shine.|", "shine.backgroundColor"),
  ])
  func valuesThatFit(_ line: String, _ label: String) {
    #expect(labels(Sample.card + "  new:\n    component: Card\n    \(line)\n").contains(label))
  }

  @Test(arguments: [
    ("gap: |", "$color.surface"), ("edge: |", "$length.half"), ("gap: |", "$gap"), ("extends: |", "wide"),
    ("modes: { dark+| }", "dark+light"), ("backgroundColor: $|", "red"),
  ])
  func nothingThatDoesNotFit(_ line: String, _ label: String) {
    #expect(!labels(Sample.card + "  new:\n    component: Card\n    \(line)\n").contains(label))
  }

  @Test(arguments: [
    ("base: |", "UIButton"), ("base: |", "Card"), ("traits: [|]", "Rounded"),
    ("base: UIView\n    properties: { a: { type: | } }", "GradientStops"),
    ("base: UIView\n    properties: { a: { type: CGFloat, | } }", "default"),
    ("base: Card\n    layer: { | }", "sublayers"), ("base: Card\n    layer: { borderWidth: | }", "$gap"),
    ("base: UIView\n    layer: { sublayers: [{ kind: | }] }", "gradient"),
    ("base: UIView\n    layer: { sublayers: [{ kind: gradient, | }] }", "stops"),
    ("base: UIView\n    layer: { sublayers: [{ frame: | }] }", "bounds"),
    ("base: Card\n    animations: { a: { property: | } }", "shine.opacity"),
    ("base: Card\n    animations: { a: { property: shine.opacity, curve: | } }", "easeIn"),
    ("base: Card\n    animations: { a: { | } }", "reduceMotion"),
    ("base: Card\n    animations: { a: { | } }", "keyframes"),
    ("base: Card\n    animations: { a: { property: shine.opacity, keyframes: [1, |] } }", "$gap"),
    ("base: Card\n    animations: { a: { property: shine.opacity, keyframes: [1, { | }] } }", "keyTime"),
    ("base: Card\n    animations: { a: { property: shine.transform, keyframes: [{}, { | }] } }", "rotation"),
    ("base: Card\n    animations: { a: { property: shine.opacity, keyframes: [{ value: | }, 1] } }", "$gap"),
    (
      "base: Card\n    animations: { a: { property: shine.transform, keyframes: [{ value: { | } }, {}] } }",
      "translation"
    ),
    (
      "base: Card\n    animations: { a: { property: shine.opacity, keyframes: [{ value: 1, curve: | }, 1] } }",
      "easeIn"
    ),
    ("base: Card\n    accessibility: { | }", "children"),
    ("base: Card\n    accessibility: { traits: [button, |] }", "toggleButton"),
    ("base: Card\n    accessibility: { children: | }", "contain"),
    ("base: UIView\n    layer: { sublayers: [{ kind: text, accessibility: { | } }] }", "label"),
    ("base: UIView\n    layer: { sublayers: [{ kind: text, accessibility: { traits: | } }] }", "header"),
    ("base: UIButton\n    states: { | }", "highlighted"),
    ("base: UIButton\n    states: { selected+| }", "selected+highlighted"),
    ("base: Card\n    variants: { | }", "compounds"),
    ("base: Card\n    variants: { kind: { | } }", "default"),
    ("base: Card\n    variants: { kind: { ghost: { | } } }", "gap"),
    ("base: Card\n    variants: { kind: { ghost: { | } } }", "states"),
    ("base: Card\n    variants: { kind: { ghost: { gap: | } } }", "$length.half"),
    ("base: Card\n    variants: { compounds: [{ | }] }", "when"),
  ])
  func inComponents(_ text: String, _ label: String) {
    let file = Sample.card.replacing("styles:\n", with: "  New:\n    \(text)\nstyles:\n", maxReplacements: 1)
    #expect(labels(file).contains(label))
  }

  @Test func inTokens() {
    #expect(labels("tokens:\n  |\n").contains("gradient"))
    #expect(labels("tokens:\n  color:\n    ink: { value: black, | }\n").contains("dark"))
    #expect(labels("tokens:\n  color:\n    ink: |\n").contains("systemRed"))
    #expect(labels("tokens:\n  color:\n    |\n    ink: black\n").contains("private"))
    #expect(labels("tokens:\n  color:\n    raw: { private: |, ink: black }\n").contains("true"))
    #expect(
      labels("tokens:\n  color:\n    raw: { ink: { value: black, private: | } }\n") == ["true", "false"])
    #expect(labels("tokens:\n  font:\n    body: { value: { weight: | } }\n").contains("semibold"))
    #expect(labels("imports: [|]\n") == ["tokens.yaml"])
  }

  @Test func ruleNamesInComments() {
    #expect(labels("styles: {} # stylec:disable |\n").contains("unused-token"))
    #expect(labels("# |\nstyles: {}\n").contains("stylec:disable-file"))
  }

  @Test func coloursComeWithASwatchAndDocumentationLater() throws {
    let client = Sample.client()
    let all = client.request(
      "textDocument/completion", client.at("$color.surface", in: "styles/card.yaml", 6))
    let item = try #require(all["items"]?.array?.first { $0["label"] == "$color.surface" })
    #expect(item["kind"] == 16 && item["documentation"] == "#FFFFFF" && item["data"] != nil)
    let resolved = client.request("completionItem/resolve", item)
    #expect(resolved["documentation"]?["value"]?.string?.contains("| dark | `#000000` |") == true)
  }

  @Test func aTokenOfAnotherFileBringsItsImport() throws {
    let found = items("styles:\n  a: { component: UIView, backgroundColor: $color.t| }\n")
    let item = try #require(found.first { $0["label"] == "$color.tint" })
    #expect(item["additionalTextEdits"]?.array?.first?["newText"] == "imports: [tokens.yaml]\n\n")
  }
}

@Suite struct HoverTests {
  private func hover(_ text: String, _ offset: Int = 1, occurrence: Int = 0, drawer: (any StyleDrawer)? = nil)
    -> String
  {
    let client = Sample.client(drawer: drawer)
    return client.request(
      "textDocument/hover", client.at(text, in: "styles/card.yaml", offset, occurrence: occurrence))[
        "contents"]?[
        "value"]?.string ?? ""
  }

  @Test func aPropertySaysWhatItComesToAndWhy() {
    let text = hover("gap: $length.radius.button")
    #expect(text.contains("var gap: CGFloat") && text.contains("The gap.") && text.contains("At least 0"))
    #expect(
      text.contains(
        "card.gap = 15\n  the style card, styles/card.yaml:24:10\n  from the token length.radius.button"))
    #expect(text.contains("card.gap (compact) = 10"))
  }

  @Test func aNumberSaysWhatItCounts() {
    let client = TestClient.ready([
      "styles/a.yaml": """
      tokens:
        shadow: { lift: { value: { color: black, radius: 4, offset: [0, 1] } } }
        animation: { quick: { value: { duration: 0.2 } } }
      components:
        Card: { base: UIView, layer: { sublayers: [{ name: sky, kind: gradient, angle: 45, opacity: 0.5 }] } }

      """
    ])
    func hover(_ text: String) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/a.yaml", 1))["contents"]?["value"]?
        .string ?? ""
    }
    #expect(hover("radius").contains("At least 0, in points") && hover("offset").contains("In points"))
    #expect(hover("duration").contains("in seconds") && hover("angle").contains("In degrees"))
    #expect(hover("opacity").contains("At least 0, at most 1\n"))
  }

  @Test func aReferenceSaysItsValueInEachMode() {
    let text = hover("$color.surface", 3)
    #expect(text.contains("Behind every card.") && text.contains("| dark | `#000000` |"))
    #expect(text.contains("StyleTokens.Colors.surface") && text.contains("1 use"))
  }

  @Test func theIndexOfARepetitionSaysWhatItIs() {
    let text = """
      components:
        Dots:
          base: UIView
          layer: { sublayers: [{ name: dot, kind: rectangle, repeat: 3, cornerRadius: 2 * $index }] }
      styles:
        dots: { component: Dots, dot.opacity: 0.5 }

      """
    let client = Sample.client(["styles/card.yaml": text])
    func hover(_ text: String, _ offset: Int) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", offset))["contents"]?[
        "value"]?
        .string ?? ""
    }
    #expect(hover("$index", 2).contains("the number of a copy"))
    #expect(hover("repeat: 3", 2).contains("How many copies"))
    #expect(hover("dot.opacity", 1).contains("a layer of kind `rectangle`"))
  }

  @Test func theTextOfACopySaysWhatItIs() {
    let text = """
      components:
        Tabs:
          base: UIView
          properties: { titles: { type: Strings, default: [Day], max: 3, summary: What there is. } }
          layer: { sublayers: [{ name: tab, kind: text, repeat: $titles, string: "{$item}, {count($titles)}" }] }

      """
    let client = Sample.client(["styles/card.yaml": text])
    func hover(_ text: String, _ offset: Int) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", offset))["contents"]?[
        "value"]?
        .string ?? ""
    }
    #expect(hover("$item", 2).contains("the text that a copy"))
    #expect(hover("repeat: $titles", 10).contains("What there is."))
    #expect(hover("count($titles)", 8).contains("What there is."))
    #expect(hover("count($titles)", 2).contains("How many texts a list has."))
    #expect(hover("titles: {", 2).contains("Strings"))
  }

  @Test func aSymbolSaysWhichSystemsHaveIt() {
    let text = """
      styles:
        a: { component: UIImageView, image: { systemName: fan.floor.fill } }
        b: { component: UIImageView, image: { systemName: starr } }

      """
    let client = Sample.client(["styles/card.yaml": text])
    func hover(_ text: String) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", 3))["contents"]?["value"]?
        .string ?? ""
    }
    #expect(hover("fan.floor").contains("**fan.floor.fill** — a symbol of SF Symbols"))
    #expect(hover("fan.floor").contains("Since iOS 16, macOS 13"))
    #expect(hover("fan.floor").contains("Not on iOS 15 and macOS 12, the oldest that the app runs on"))
    #expect(!hover("starr").contains("SF Symbols"))
  }

  @Test func keysOfFramesAndFunctionsSayWhatTheyDo() {
    let text = """
      components:
        Card:
          base: UIView
          layer: { sublayers: [{ name: dot, kind: rectangle, frame: { right: 4, centerY: "min(3, 4)", width: 5, height: 5 }, backgroundColor: "alpha(rgb(1 2 3), 0.5)" }] }

      """
    let client = Sample.client(["styles/card.yaml": text])
    func hover(_ text: String) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", 1))["contents"]?["value"]?
        .string ?? ""
    }
    #expect(hover("right: 4").contains("parent's right side, inwards"))
    #expect(hover("centerY:").contains("How far its centre is below the parent's"))
    #expect(hover("width: 5").contains("per cent of the parent's width"))
    #expect(hover("min(3").contains("**min("))
    #expect(hover("alpha(rgb").contains("**alpha("))
    #expect(hover("rgb(1").contains("**rgb(red green blue)**"))
  }

  @Test func privateNamesHaveNoConstant() {
    let client = Sample.client([
      "styles/card.yaml": """
      tokens: { color: { _raw: { blue: "#00F" } } }
      styles:
        _base: { component: UIView, backgroundColor: $color._raw.blue }
        card: { extends: _base }

      """
    ])
    for text in ["_base: {", "$color._raw.blue"] {
      let hover = client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", 2))
      let value = hover["contents"]?["value"]?.string ?? ""
      #expect(value.contains("private: ") && !value.contains("StyleTokens") && !value.contains("Style.base"))
    }
  }

  @Test func variantsSayWhatTheyAre() {
    let client = Sample.client(Sample.withVariants)
    func hover(_ text: String, _ offset: Int = 1) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", offset))["contents"]?[
        "value"]?
        .string ?? ""
    }
    #expect(hover("kind: { summary").contains("an axis of variants: `flat` (default), `raised`"))
    #expect(hover("kind: { summary").contains("How it lies there."))
    #expect(hover("kind: raised }").contains("an axis of variants"))
    #expect(hover("raised }").contains("a variant of `kind`"))
    #expect(hover("raised+wide", 8).contains("a variant of `size`"))
    #expect(hover("variants: { kind: raised").contains("of each axis"))
  }

  @Test func namesSayWhatTheyAre() {
    #expect(hover("Card:").contains("a component based on `UIView`"))
    #expect(hover("card:").contains("CardStyle.card"))
    #expect(hover("component: Card").contains("**component**"))
    #expect(hover("Rounded:").contains("a trait for `UIView`"))
    #expect(hover("dark:").contains("a mode of `appearance`"))
    #expect(hover("shine.opacity: 0.2", 8).contains("shine.opacity = 0.2"))
    #expect(hover("kind: rectangle").contains("What it draws"))
    #expect(hover("opacity: 0.5").contains("Default: `1`"))
  }

  private struct Drawer: StyleDrawer {
    let size: Int
    func picture(of subject: DrawnSubject, in sheet: ResolvedSheet, modes: ModeSet) -> [UInt8]? {
      Array(repeating: UInt8(ascii: "<"), count: size)
    }
    func oversizedPictures(of sheet: ResolvedSheet) -> [Diagnostic] { [] }
  }

  @Test func picturesAreShownInLightAndDarkAsFarAsThereIsRoom() {
    #expect(
      hover("card:", drawer: Drawer(size: 3)).contains("![light](data:image/svg+xml;base64,PDw8) ![dark]"))
    #expect(!hover("card:", drawer: Drawer(size: 32 << 10)).contains("!["))
  }
}

@Suite struct TextFeatureTests {
  @Test func coloursOfLiteralsAndReferences() {
    let client = Sample.client()
    client.open("styles/tokens.yaml")
    let found =
      client.request("textDocument/documentColor", TestClient.document("styles/tokens.yaml")).array ?? []
    #expect(
      found.map { TestClient.text($0["range"]) } == ["3:11-3:18", "4:22-4:27", "4:35-4:40", "5:18-5:29"])
    #expect(found.first?["color"]?["blue"]?.double == 1)
    #expect(
      client.request("textDocument/documentColor", TestClient.document("styles/card.yaml")).array?.count == 3)
  }

  @Test(arguments: [
    ("\"#007AFF\"", "#FF0000", "#FF0000"), ("rgb(0 0 0)", "rgb(255 0 0)", "rgb(255 0 0)"),
    ("hsl(0 0% 0%)", "hsl(0 100 50)", "hsl(0 100 50)"), ("white", "red", "red"),
    (
      "color(display-p3 0 0 0)", "color(display-p3 0.9175 0.2003 0.1386)",
      "color(display-p3 0.9175 0.2003 0.1386)"
    ),
  ])
  func aPresentationKeepsTheSyntaxThatWasWritten(_ written: String, _ label: String, _ text: String) throws {
    let client = Sample.client(["styles/card.yaml": "tokens: { color: { a: \(written) } }\n"])
    let range = try #require(
      client.request("textDocument/documentColor", TestClient.document("styles/card.yaml")).array?.first?[
        "range"])
    let all = client.request(
      "textDocument/colorPresentation",
      TestClient.document(
        "styles/card.yaml", ["range": range, "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1]]))
    #expect(all.array?.first?["label"]?.string == label)
    #expect(all.array?.first?["textEdit"]?["newText"]?.string == text)
    #expect((all.array?.count ?? 0) >= 9)
  }

  @Test func formattingIsMinimalAndWholeOrOfLines() {
    let text = "styles:\n    a:   { component: UIView }\n    b:   { component: UIView }\n"
    let client = Sample.client(["styles/card.yaml": text])
    let all = client.request(
      "textDocument/formatting", TestClient.document("styles/card.yaml", ["options": .object([])]))
    #expect(
      all.array?.map { TestClient.text($0["range"]) }
        == ["0:7-1:4", "1:6-1:9", "1:30-2:4", "2:6-2:9"])
    let some = client.request(
      "textDocument/rangeFormatting",
      TestClient.document(
        "styles/card.yaml",
        [
          "range": ["start": ["line": 0, "character": 0], "end": ["line": 2, "character": 0]],
          "options": .object([]),
        ]))
    // The two lines can only be moved together.
    #expect(some == [])
  }

  @Test func symbolsFoldingAndLinks() {
    let client = Sample.client()
    let symbols =
      client.request("textDocument/documentSymbol", TestClient.document("styles/card.yaml")).array ?? []
    #expect(symbols.compactMap { $0["name"]?.string } == ["traits", "components", "styles"])
    let card = symbols.dropFirst().first?["children"]?.array?.first
    #expect(card?["name"] == "Card" && TestClient.text(card?["selectionRange"]) == "4:2-4:6")
    #expect(card?["children"]?.array?.compactMap { $0["name"]?.string } == ["properties", "layer", "modes"])
    let folds =
      client.request("textDocument/foldingRange", TestClient.document("styles/card.yaml")).array ?? []
    #expect(folds.contains { $0["startLine"] == 4 && $0["endLine"] == 16 })
    let links = client.request("textDocument/documentLink", TestClient.document("styles/card.yaml")).array
    #expect(links?.first?["target"] == "file:///w/styles/tokens.yaml")
    let found = client.request("workspace/symbol", ["query": "radbut"]).array?.compactMap {
      $0["name"]?.string
    }
    #expect(found == ["length.radius.button"])
  }

  @Test func selectionsGrow() {
    let client = Sample.client()
    var selection = client.request(
      "textDocument/selectionRange",
      TestClient.document(
        "styles/card.yaml", ["positions": [client.position(of: "radius.card * 2", in: "styles/card.yaml")]])
    ).array?.first
    var ranges: [String] = []
    while let next = selection {
      ranges.append(TestClient.text(next["range"]))
      selection = next["parent"]
    }
    #expect(ranges.first == "9:38-9:56" && ranges.last == "0:0-30:0")
    #expect(ranges.count > 6)
  }

  /// Many places of one request have what each has by itself.
  @Test func selectionsOfManyPlacesGrowAsOfOne() {
    let text = """
      styles:
        base: &base { component: UILabel, text: "a b" }
        "card": { <<: *base, text: c, text: d }
      components:
        C: { base: UIView, layer: { sublayers: [{ name: a, kind: rectangle }, { name: b }] } }
      x: [[1, 2], [*base], ]

      """
    let client = Sample.client(["styles/card.yaml": text])
    let positions = text.utf8.count
    func selections(_ places: [Int]) -> [JSONValue] {
      let table = TextPositions(Array(text.utf8), .utf16)
      return client.request(
        "textDocument/selectionRange",
        TestClient.document("styles/card.yaml", ["positions": .array(places.map { table.position($0).json })])
      ).array ?? []
    }
    let all = selections(Array(0..<positions))
    #expect(all.count == positions)
    #expect(all == (0..<positions).flatMap { selections([$0]) })
  }

  @Test func wordsOfValuesAreMarked() {
    let client = Sample.client(["styles/card.yaml": "tokens:\n  length: { a: 1, b: \"max($length.a, 2)\" }\n"]
    )
    let data = client.request("textDocument/semanticTokens/full", TestClient.document("styles/card.yaml"))[
      "data"]
    // The declarations a and b, the function, the reference.
    #expect(data == [1, 12, 1, 0, 1, 0, 6, 1, 0, 1, 0, 4, 3, 2, 0, 0, 4, 9, 0, 0])
  }

  @Test func hintsShowWhatReferencesComeTo() {
    let client = Sample.client()
    let hints =
      client.request(
        "textDocument/inlayHint",
        TestClient.document(
          "styles/card.yaml",
          ["range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]])
      ).array?.compactMap { $0["label"]?.string } ?? []
    #expect(
      hints.contains("= 15 · compact 10") && hints.contains("= #FFFFFF · dark #000000")
        && hints.contains("= 0.4"))
    client.notify("workspace/didChangeConfiguration", ["settings": ["stylec": ["inlayHints": false]]])
    #expect(
      client.request(
        "textDocument/inlayHint",
        TestClient.document(
          "styles/card.yaml",
          ["range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]])) == .null)
  }

  @Test func onlyTheMostSevereFindingsOfAFileAreShown() {
    let colors = (0..<8).map { "    c\($0): \"#00000\($0)\"\n" }.joined()
    let path = "styles/tokens.yaml"
    let client = TestClient.ready([path: "tokens:\n  color:\n\(colors)  length:\n    wrong: none\n"])
    client.open(path)
    func shown() -> [JSONValue] {
      client.request("textDocument/diagnostic", TestClient.document(path))["items"]?.array ?? []
    }
    let all = shown().count
    #expect(all > 3)
    _ = client.take("textDocument/publishDiagnostics")
    client.notify("workspace/didChangeConfiguration", ["settings": ["stylec": ["maximumFindings": 2]]])
    let pushed = client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array ?? []
    #expect(pushed == shown() && pushed.count == 3)
    #expect(pushed.contains { $0["severity"] == 1 }, "errors come first")
    #expect(pushed.last?["message"]?.string?.hasPrefix("2 of \(all) findings are shown") == true)
    client.notify("workspace/didChangeConfiguration", ["settings": ["stylec": ["maximumFindings": 0]]])
    #expect(shown().count == 3, "a number that makes no sense changes nothing")
  }

  @Test func lensesCountUses() {
    let client = Sample.client()
    client.open("styles/tokens.yaml")
    let lenses =
      client.request("textDocument/codeLens", TestClient.document("styles/tokens.yaml")).array ?? []
    let titles = lenses.map { client.request("codeLens/resolve", $0)["command"]?["title"]?.string }
    #expect(titles == ["2 uses", "1 use", "0 uses", "2 uses", "1 use", "0 uses", "1 use"])
  }

  @Test func lensesOpenTheInspector() {
    var shown: [InspectedSubject] = []
    let client = Sample.client(inspect: {
      shown.append($0)
      return $0.selection != "component=Card"
    })
    client.open("styles/card.yaml")
    let lenses = client.request("textDocument/codeLens", TestClient.document("styles/card.yaml")).array ?? []
    let commands = lenses.compactMap { $0["command"] }.filter { $0["command"] == "stylec.inspect" }
    #expect(commands.allSatisfy { $0["title"] == "Open in the inspector" })
    let answers = commands.map { client.answer("workspace/executeCommand", $0) }
    #expect(
      shown.map(\.selection) == [
        "component=Card", "component=Wide", "style=card", "style=quiet", "style=wide",
      ])
    #expect(shown.allSatisfy { $0.folder == "/w" })
    #expect(answers.first?["error"]?["code"] == -32803 && answers.last?["error"] == nil)
    for arguments: JSONValue in [["/", "style=card"], ["/w"], [1, 2], .null] {
      let command: JSONValue = ["command": "stylec.inspect", "arguments": arguments]
      #expect(client.answer("workspace/executeCommand", command)["error"]?["code"] == -32602)
    }
    #expect(client.answer("workspace/executeCommand", ["command": "rm"])["error"]?["code"] == -32602)
    #expect(shown.count == commands.count)
  }
}

@Suite struct NavigationTests {
  private func places(_ answer: JSONValue) -> [String] {
    (answer.array ?? []).map { place in
      "\(place["uri"]?.string?.split(separator: "/").last ?? "") \(TestClient.text(place["range"]))"
    }
  }

  @Test(arguments: [
    ("$color.surface", 3, "tokens.yaml 4:4-4:11"), ("component: Card", 12, "card.yaml 4:2-4:6"),
    ("extends: card", 10, "card.yaml 19:2-19:6"), ("traits: [Rounded]", 10, "card.yaml 2:2-2:9"),
    ("$gap / 2", 2, "card.yaml 9:6-9:9"), ("gap: $length.radius.button", 1, "card.yaml 9:6-9:9"),
    ("shine.opacity: 0.2", 2, "card.yaml 15:18-15:23"), ("tokens.yaml", 3, "tokens.yaml 0:0-0:0"),
    ("compact: { gap", 2, "tokens.yaml 0:28-0:35"), ("$edge, white", 2, "card.yaml 10:6-10:10"),
    ("$corner }", 2, "card.yaml 2:27-2:33"),
  ])
  func definitions(_ text: String, _ offset: Int, _ place: String) {
    let client = Sample.client()
    #expect(
      places(client.request("textDocument/definition", client.at(text, in: "styles/card.yaml", offset))) == [
        place
      ])
  }

  @Test(arguments: [
    ("kind: raised }", 2, "card.yaml 21:6-21:10"), ("raised } }", 2, "card.yaml 21:61-21:67"),
    ("raised+wide", 8, "card.yaml 22:26-22:30"),
  ])
  func definitionsOfVariants(_ text: String, _ offset: Int, _ place: String) {
    let client = Sample.client(Sample.withVariants)
    let found = client.request("textDocument/definition", client.at(text, in: "styles/card.yaml", offset))
    #expect(places(found) == [place])
  }

  @Test func typesAndImplementations() {
    let client = Sample.client()
    func ask(_ method: String, _ text: String, _ offset: Int = 1) -> [String] {
      places(client.request("textDocument/" + method, client.at(text, in: "styles/card.yaml", offset)))
    }
    #expect(ask("typeDefinition", "quiet:") == ["card.yaml 4:2-4:6"])
    #expect(
      ask("implementation", "Card:") == [
        "card.yaml 17:2-17:6", "card.yaml 19:2-19:6", "card.yaml 24:2-24:7", "card.yaml 29:2-29:6",
      ])
    #expect(ask("implementation", "card:") == ["card.yaml 24:2-24:7"])
    #expect(ask("implementation", "Rounded:") == ["card.yaml 4:2-4:6", "card.yaml 17:2-17:6"])
  }

  @Test func referencesInFilesThatNobodyHasOpened() {
    let client = Sample.client()
    let found = places(
      client.request(
        "textDocument/references",
        .object(
          (client.at("$color.tint", in: "styles/card.yaml", 9).members ?? []) + [
            .init("context", ["includeDeclaration": true])
          ])))
    #expect(found == ["card.yaml 10:39-10:49", "tokens.yaml 3:4-3:8", "tokens.yaml 5:19-5:29"])
    let marks = client.request(
      "textDocument/documentHighlight", client.at("$gap / 2", in: "styles/card.yaml", 2))
    #expect(
      marks.array?.map { TestClient.text($0["range"]) } == [
        "9:6-9:9", "12:20-12:23", "16:24-16:27", "23:4-23:7", "29:27-29:30",
      ])
    #expect(marks.array?.first?["kind"] == 3)
  }

  /// The text of each file after something was renamed.
  private func rename(_ text: String, _ offset: Int, to name: String, in path: String = "styles/card.yaml")
    -> [String: String]
  {
    let client = Sample.client()
    client.open("styles/tokens.yaml")
    let edit = client.request(
      "textDocument/rename",
      .object((client.at(text, in: path, offset).members ?? []) + [.init("newName", .string(name))]))
    var files = Sample.files
    for entry in edit["changes"]?.members ?? [] {
      let path = String(entry.name.dropFirst("file:///w/".count))
      let bytes = Array((files[path] ?? "").utf8)
      let positions = TextPositions(bytes, .utf16)
      var result = bytes
      for edit in (entry.value.array ?? []).reversed() {
        guard let range = positions.offsets(edit["range"]) else { continue }
        result.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
      }
      files[path] = String(decoding: result, as: UTF8.self)
    }
    return files
  }

  @Test(arguments: [
    ("$color.surface", 9, "ground", ["surface: {", "$color.surface"]),
    ("component: Card", 12, "Sheet", ["Card:", "component: Card", "base: Card"]),
    ("extends: card", 10, "usual", ["  card:", "extends: card"]),
    ("traits: [Rounded]", 10, "Round", ["Rounded:", "[Rounded]"]),
    ("$gap / 2", 2, "space", ["gap: {", "$gap", "{ gap: 4", "    gap: $", "gap: 3"]),
    ("shine.opacity: 0.2", 2, "gloss", ["name: shine", "shine.opacity"]),
    ("compact: { gap", 2, "dense", ["compact]", "compact: 10", "compact: {"]),
    ("$length.radius.card", 10, "corner", ["radius: {", "$length.radius."]),
    ("$corner }", 2, "rounding", ["corner: {", "$corner"]),
  ])
  func renamingChangesEveryUse(_ text: String, _ offset: Int, _ name: String, _ places: [String]) throws {
    let new = rename(text, offset, to: name)
    #expect(new != Sample.files)
    let client = TestClient.ready(new)
    let old = TestClient.ready(Sample.files)
    func errors(_ client: TestClient) -> [String] {
      client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
        .filter { $0["severity"] == 1 }.compactMap { $0["message"]?.string }
    }
    #expect(errors(client) == errors(old))
    let all = new.values.joined()
    for place in places { #expect(!all.contains(place), "\(place) is left") }
    // Back again, it is as it was.
    #expect(all.contains(name))
  }

  @Test(arguments: [
    ("component: Card", 12, "Wide"), ("component: Card", 12, "a b"), ("extends: card", 10, "quiet"),
    ("$gap / 2", 2, "edge"), ("$color.surface", 9, "tint"), ("alpha:", 2, "beta"), ("dark:", 1, "night"),
    ("base: UIView", 8, "Base"), ("$color.surface", 9, ""),
  ])
  func whatCannotBeRenamedIsAnError(_ text: String, _ offset: Int, _ name: String) {
    let client = Sample.client()
    let answer = client.answer(
      "textDocument/rename",
      .object(
        (client.at(text, in: "styles/card.yaml", offset).members ?? []) + [.init("newName", .string(name))]))
    #expect(answer["error"]?["code"]?.integer == -32803)
  }

  @Test func preparingShowsTheNameAlone() {
    let client = Sample.client()
    let answer = client.request(
      "textDocument/prepareRename", client.at("$length.radius.button", in: "styles/card.yaml", 18))
    #expect(answer["placeholder"] == "button" && TestClient.text(answer["range"]) == "23:24-23:30")
    #expect(
      client.request("textDocument/prepareRename", client.at("base: UIView", in: "styles/card.yaml", 8))
        == .null)
  }

  /// What merge keys take in is renamed too; where it means two things, nothing is.
  @Test func renamingReachesWhatIsMergedIn() {
    let text = """
      components:
        Card:
          base: UIView
          properties: { corner: { type: CGFloat, default: 1 }, gap: { type: CGFloat, default: 2 } }
        Note:
          base: UIView
          properties: { gap: { type: CGFloat, default: 3 } }
      styles:
        merged: { component: Card, <<: &common { corner: 3 } }
        again: { component: Card, <<: *common, states: { highlighted: { <<: *common } } }
        listed:
          component: Card
          <<: [{ corner: 5 }, *common]
        first: { component: Card, <<: &shared { gap: 4 } }
        second: { component: Note, <<: *shared }

      """
    let path = "styles/merged.yaml"
    let client = TestClient.ready([path: text])
    client.open(path)
    func rename(_ text: String, _ name: String) -> JSONValue {
      client.request(
        "textDocument/rename",
        .object((client.at(text, in: path, 1).members ?? []) + [.init("newName", .string(name))]))
    }
    let edits = rename("corner: {", "radius")["changes"]?.members?.first?.value.array ?? []
    var bytes = Array(text.utf8)
    let positions = TextPositions(bytes, .utf16)
    for edit in edits.reversed() {
      guard let range = positions.offsets(edit["range"]) else { continue }
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("corner", with: "radius"))
    #expect(rename("gap: {", "space")["changes"] == nil)
  }
}

@Suite struct CodeActionTests {
  private func actions(_ text: String, only: [JSONValue]? = nil) -> [JSONValue] {
    let client = Sample.client(["styles/card.yaml": text])
    let context: JSONValue = .object(["diagnostics": [], "only": only.map { .array($0) }])
    return client.request(
      "textDocument/codeAction",
      TestClient.document(
        "styles/card.yaml",
        [
          "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
          "context": context,
        ])
    ).array ?? []
  }

  @Test func fixesAreOffered() {
    let found = actions("styles:\n  a: { component: UIView, backgroundColour: red }\n", only: ["quickfix"])
    #expect(found.first?["title"] == "Write ‘backgroundColor’" && found.first?["isPreferred"] == true)
    #expect(
      found.first?["edit"]?["changes"]?.members?.first?.value.array?.first?["newText"] == "backgroundColor")
  }

  @Test func rulesCanBeSwitchedOffForALineOrAFile() {
    let text = "styles:\n  a: { component: UIView, isHidden: false }\n"
    let found = actions(text, only: ["quickfix"])
    let titles = found.compactMap { $0["title"]?.string }
    #expect(titles.contains("Switch off ‘redundant-override’ for this line"))
    #expect(titles.contains("Switch off ‘redundant-override’ in this file"))
    for action in found where action["title"]?.string?.contains("redundant-override") == true {
      let edit = action["edit"]?["changes"]?.members?.first?.value.array?.first
      let positions = TextPositions(Array(text.utf8), .utf16)
      var bytes = Array(text.utf8)
      if let range = positions.offsets(edit?["range"]) {
        bytes.replaceSubrange(range, with: (edit?["newText"]?.string ?? "").utf8)
      }
      let client = TestClient.ready(["styles/a.yaml": String(decoding: bytes, as: UTF8.self)])
      let codes = client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
      #expect(!codes.contains { $0["code"] == "redundant-override" })
    }
  }

  /// Few lines and many, some of which have only room for a comment above them.
  @Test(arguments: [3, 30]) func rulesCanBeSwitchedOffForEachLineOfMany(_ count: Int) throws {
    let line = "  a: { component: UILabel, isHidden: false, text: \"so\n    long\" }\n"
    let text =
      "styles:\n"
      + (0..<count).map {
        line.replacing("a:", with: "a\($0):").replacing("\n ", with: $0 % 3 == 0 ? "\n " : " ")
      }
      .joined()
    let title = "Switch off ‘redundant-override’ for this line"
    let found = actions(text, only: ["quickfix"]).filter { $0["title"]?.string == title }
    #expect(found.count == count)
    let positions = TextPositions(Array(text.utf8), .utf16)
    var bytes = Array(text.utf8)
    for action in found.reversed() {
      let edit = action["edit"]?["changes"]?.members?.first?.value.array?.first
      let range = try #require(positions.offsets(edit?["range"]))
      bytes.replaceSubrange(range, with: (edit?["newText"]?.string ?? "").utf8)
    }
    let client = TestClient.ready(["styles/a.yaml": String(decoding: bytes, as: UTF8.self)])
    let codes = client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
    #expect(!codes.contains { $0["code"] == "redundant-override" || $0["severity"] == 1 })
  }

  @Test func allSafeFixesAtOnce() {
    let text = "styles:\n  a: { component: UIView, clipsToBounds: yes, alpha: 0.5, isHidden: yes }\n"
    let found = actions(text, only: ["source.fixAll"])
    #expect(
      found.first?["edit"]?["changes"]?.members?.first?.value.array?.first?["newText"]?.string?.contains(
        "true, alpha: 0.5, isHidden: true") == true)
  }
}

@Suite struct RefactoringTests {
  /// The card's file after the action of a title, which must be offered at a place and leave no error.
  private func apply(_ title: String, at text: String, _ offset: Int = 0, to file: String) throws -> String {
    let client = Sample.client(["styles/tokens.yaml": Sample.tokens, "styles/card.yaml": file])
    let place = client.position(of: text, in: "styles/card.yaml", offset)
    let actions =
      client.request(
        "textDocument/codeAction",
        TestClient.document(
          "styles/card.yaml",
          [
            "range": ["start": place, "end": place],
            "context": ["diagnostics": [], "only": ["refactor"]],
          ])
      ).array ?? []
    let titles = actions.compactMap { $0["title"]?.string }
    let action = try #require(actions.first { $0["title"]?.string == title }, "\(titles)")
    var bytes = Array(file.utf8)
    let positions = TextPositions(bytes, .utf16)
    for edit in (action["edit"]?["changes"]?.members?.first?.value.array ?? []).reversed() {
      let range = try #require(positions.offsets(edit["range"]))
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    let new = String(decoding: bytes, as: UTF8.self)
    let fresh = TestClient.ready(["styles/tokens.yaml": Sample.tokens, "styles/card.yaml": new])
    let errors = fresh.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
      .filter { $0["severity"] == 1 }
    #expect(errors == [])
    return new
  }

  private static let file = """
    imports: [tokens.yaml]
    tokens:
      length: { gap: 3 }
    styles:
      base: { component: UIView }
      card:
        extends: base
        backgroundColor: "#007AFF"
        alpha: 0.25
        tintColor: $color.tint

    """

  @Test func aLiteralIsTakenOut() throws {
    let new = try apply(
      "Take this out as the token ‘color.backgroundColor’", at: "\"#007AFF\"", 1, to: Self.file)
    #expect(
      new.contains("backgroundColor: $color.backgroundColor") && new.contains("backgroundColor: \"#007AFF\""))
    #expect(
      try apply("Take this out as the token ‘length.alpha’", at: "0.25", 1, to: Self.file)
        .contains("length: { gap: 3, alpha: 0.25 }"))
  }

  @Test func aLiteralBecomesTheTokenOfItsValue() throws {
    #expect(
      try apply("Use the token ‘color.tint’", at: "\"#007AFF\"", 1, to: Self.file).contains(
        "backgroundColor: $color.tint"))
  }

  @Test func aReferenceBecomesItsValue() throws {
    #expect(
      try apply("Write the value of ‘color.tint’ here", at: "$color.tint", 2, to: Self.file).contains(
        "tintColor: \"#007AFF\""))
    let computed = Self.file.replacing("alpha: 0.25", with: "alpha: $number.dimmed / 2")
    #expect(
      try apply("Write the value of ‘number.dimmed’ here", at: "$number", 2, to: computed).contains(
        "alpha: 0.4 / 2"))
  }

  /// Nothing is offered that can only make an error, or that changes what is seen.
  @Test(arguments: [
    ("fitting", "Take this out", false), ("44]", "Take this out", true), ("null", "Take this out", false),
    ("9007199254740993", "Take this out", false), ("17", "Take this out", true),
    ("titleAlpha: 0.5", "Move ‘titleAlpha’", false), ("gap: 5", "Move ‘gap’", true),
    ("rim: 6", "Move ‘rim’", false), ("rim: 7", "Move ‘rim’", true),
  ])
  func nothingIsOfferedThatIsWrong(_ text: String, _ title: String, _ isOffered: Bool) {
    let file = """
      components:
        Card:
          base: UIView
          properties:
            titleAlpha: { type: CGFloat, default: 1 }
            gap: { type: CGFloat, default: 1 }
            rim: { type: CGFloat, default: 1 }
            big: { type: Int64, default: 1 }
            tint: { type: UIColor, optional: true, default: red }
          variants: { kind: { plain: {}, quiet: { titleAlpha: 0.25 } } }
          preview: { size: [fitting, 44] }
      styles:
        base: { component: Card, variants: { kind: plain } }
        card: { extends: base, variants: { kind: quiet }, titleAlpha: 0.5, gap: 5 }
        dimmed: { component: Card, modes: { dark: { rim: 2 } } }
        lit: { extends: dimmed, rim: 6 }
        flat: { extends: base, rim: 7 }
        wide: { component: Card, tint: null, big: 9007199254740993 }
        wider: { component: Card, big: 17 }

      """
    let client = TestClient.ready(["styles/card.yaml": file])
    client.open("styles/card.yaml")
    let place = client.position(of: text, in: "styles/card.yaml", 1)
    let actions = client.request(
      "textDocument/codeAction",
      TestClient.document(
        "styles/card.yaml",
        ["range": ["start": place, "end": place], "context": ["diagnostics": [], "only": ["refactor"]]]))
    let titles = actions.array?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.contains { $0.hasPrefix(title) } == isOffered, "\(titles)")
  }

  @Test func aPropertyMovesToTheParent() throws {
    let new = try apply("Move ‘alpha’ to the style ‘base’", at: "alpha", 1, to: Self.file)
    #expect(new.contains("base: { component: UIView, alpha: 0.25 }") && !new.contains("    alpha: 0.25"))
  }

  @Test func aPropertyIsOverridden() throws {
    let new = try apply("Override ‘alpha’ in dark", at: "alpha", 1, to: Self.file)
    #expect(new.contains("modes:") && new.contains("dark:") && new.ranges(of: "alpha: 0.25").count == 2)
  }
}

/// A server that has followed many edits answers as one that has just been started.
@Suite struct EqualityTests {
  @Test(.tags(.slow), arguments: ([1, 2, 3, 4] as [UInt64]).someCases(oneIn: 4))
  func randomEditsLeaveTheSameAnswers(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let client = Sample.client()
    client.open("styles/tokens.yaml")
    var texts = Sample.files
    let pieces = [
      "$color.tint", "card", "gap: 3\n", "  ", "\n", "{", "}", ":", "dark: red", "\"", "#", "&a ", "*a",
      "extends: quiet",
      "12", "UIView", "modes: { dark: { alpha: 1 } }", "value", "+", ", ", "]", "[",
    ]
    for step in 0..<20 {
      let path = Bool.random(using: &random) ? "styles/card.yaml" : "styles/tokens.yaml"
      // Back to a sound text now and then, so that most edits meet one.
      if step % 5 == 4 {
        texts[path] = Sample.files[path]
        client.replace(path, Sample.files[path] ?? "")
      } else {
        let bytes = Array((texts[path] ?? "").utf8)
        let positions = TextPositions(bytes, .utf16)
        let from = Int.random(in: 0...bytes.count, using: &random)
        let to = min(bytes.count, from + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        client.change(path, [["range": positions.range(from..<to), "text": .string(piece)]])
        texts[path] = client.server.documents["/w/" + path].map { String(decoding: $0.bytes, as: UTF8.self) }
      }
      let fresh = Sample.client(texts)
      fresh.open("styles/tokens.yaml")
      for path in texts.keys.sorted() {
        let range: JSONValue = [
          "start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0],
        ]
        let params = TestClient.document(path, ["range": range, "context": ["diagnostics": []]])
        for method in [
          "textDocument/diagnostic", "textDocument/documentSymbol", "textDocument/documentColor",
          "textDocument/inlayHint", "textDocument/semanticTokens/full", "textDocument/codeLens",
          "textDocument/foldingRange", "textDocument/codeAction", "textDocument/formatting",
        ] {
          #expect(
            client.request(method, params) == fresh.request(method, params),
            "\(method) of \(path) after \(step)")
        }
        let offset = Int.random(in: 0...(texts[path]?.utf8.count ?? 0), using: &random)
        let place = TextPositions(Array((texts[path] ?? "").utf8), .utf16).position(offset).json
        for method in [
          "textDocument/hover", "textDocument/completion", "textDocument/definition",
          "textDocument/references",
          "textDocument/prepareRename", "textDocument/documentHighlight",
        ] {
          let params = TestClient.document(path, ["position": place])
          #expect(
            client.request(method, params) == fresh.request(method, params),
            "\(method) of \(path) after \(step)")
        }
      }
    }
  }
}
