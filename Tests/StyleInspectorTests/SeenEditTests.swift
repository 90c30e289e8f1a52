import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// What you see is what you edit: with a state or modes shown, an edit is written for them, and the picture that is shown changes,
/// or the page is told why not.
@Suite struct SeenEditTests {
  private static let text = """
    modes: { density: [regular, compact] }
    tokens:
      color:
        ink: { value: black, dark: white }   # for texts
        tint: "#007AFF"
      length: { corner: { value: 4, compact: 2 } }
    components:
      Card:
        base: UIButton
        properties:
          corner: { type: CGFloat, default: $length.corner, min: 0, max: 40 }
        layer: { cornerRadius: $corner }
        states: { highlighted: { alpha: 0.9 } }
    styles:
      base:
        component: Card
        backgroundColor: $color.tint
        title: Buy
        titleColor: $color.ink
        modes: { dark: { layer.borderWidth: 2 } }
      child: { extends: base, alpha: 0.5 }
      lit: { component: Card, titleColor: red, modes: { light: { titleColor: navy } } }

    """

  private func make() -> TestInspector { TestInspector(["styles/card.yaml": SeenEditTests.text]) }

  private func row(
    _ inspector: TestInspector, _ style: String, _ key: String, _ states: String, _ modes: String
  )
    -> JSONValue?
  {
    let query = "style?id=\(style)&states=\(states)&modes=\(modes.replacing("+", with: "%2B"))"
    return inspector.get(query)["rows"]?.array?.first { $0["key"]?.string == key }
  }

  @Test func rowsSayWhatIsSeenInALook() {
    let inspector = make()
    // Nothing else is said where that is what a row is always.
    #expect(row(inspector, "base", "titleColor", "", "")?["shown"] == nil)
    let dark = row(inspector, "base", "titleColor", "", "dark")?["shown"]
    #expect(dark?["modes"] == "dark" && dark?["value"]?["hex"] == "#FFFFFF" && dark?["isSet"] == false)
    #expect(dark?["holds"]?["modes"] == "" && dark?["holds"]?["isSet"] == true)
    let border = row(inspector, "base", "layer.borderWidth", "", "dark")?["shown"]
    #expect(border?["value"] == 2 && border?["isSet"] == true && border?["text"] == "2")
    // A style says values for states or for modes: a state holds over modes.
    let both = row(inspector, "base", "layer.borderWidth", "highlighted", "dark")?["shown"]
    #expect(both?["states"] == "highlighted" && both?["modes"] == "" && both?["value"] == 2)
    #expect(both?["holds"]?["modes"] == "dark" && both?["isSet"] == false)
    // The child's own value holds always, and the component's while pressed.
    let alpha = row(inspector, "child", "alpha", "highlighted", "")?["shown"]
    #expect(alpha?["value"] == 0.9 && alpha?["holds"]?["states"] == "highlighted")
    // A value for a mode that holds anyway is the one that is seen.
    let lit = row(inspector, "lit", "titleColor", "", "")?["shown"]
    #expect(lit?["modes"] == "light" && lit?["isSet"] == true)
    // A control that is never in a state looks as usual.
    #expect(inspector.get("style?id=base&states=nonsense")["error"]?["code"] == "bad-request")
    #expect(inspector.get("style?id=base&modes=dark%2Blight")["error"]?["code"] == "bad-request")
  }

  /// A style that is in a state by itself shows what is said for that: an edit is for that too.
  @Test func aStyleThatIsInAStateByItselfIsEditedForThat() {
    let text = """
      components:
        Pill:
          base: UIButton
          states: { own: [loading], loading: { alpha: 0.5 } }
      styles:
        busy: { component: Pill, isLoading: true, backgroundColor: red, states: { loading: { backgroundColor: blue } } }
        off: { component: Pill, isEnabled: false, title: Off, states: { disabled: { titleColor: gray } } }

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    let ground = row(inspector, "busy", "backgroundColor", "", "")?["shown"]
    #expect(ground?["states"] == "loading" && ground?["isSet"] == true, "\(ground ?? .null)")
    // Nothing is said of the title for that state: the normal value is what is seen.
    #expect(row(inspector, "busy", "title", "", "")?["shown"] == nil)
    // The component's value for the state is seen; a first one of the style is for it.
    let alpha = row(inspector, "busy", "alpha", "", "")?["shown"]
    #expect(alpha?["states"] == "loading" && alpha?["isSet"] == false && alpha?["value"] == 0.5)
    let color = row(inspector, "off", "titleColor", "", "")?["shown"]
    #expect(color?["states"] == "disabled" && color?["isSet"] == true)
    #expect(inspector.get("style?id=busy&states=&modes=")["look"]?["held"] == "loading")
    // The same in dark: a state holds over modes.
    #expect(row(inspector, "busy", "backgroundColor", "", "dark")?["shown"]?["states"] == "loading")
    let (status, json) = inspector.post(
      "edit",
      [
        "style": "busy", "key": "backgroundColor", "states": ground?["states"] ?? "", "modes": "",
        "value": "#00FF00",
      ])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/a.yaml").contains("loading: { backgroundColor: \"#00FF00\" }"))
    let look: JSONValue = ["states": "", "modes": ""]
    let offers =
      inspector.post(
        "places",
        [
          "style": "busy", "key": "alpha", "value": 0.7, "states": "loading", "modes": "", "look": look,
          "inLook": true,
        ]
      ).json["places"]?.array ?? []
    #expect(offers.first?["label"] == "This style, while loading", "\(offers)")
    #expect(offers.contains { $0["place"] == "always" && $0["shadowed"] == true }, "\(offers)")
  }

  /// A state is called what the page calls it.
  @Test func pressedIsOneWord() {
    let inspector = make()
    let (_, json) = inspector.post(
      "edit", ["style": "base", "key": "alpha", "states": "highlighted", "modes": "", "value": 0.4])
    #expect(json["undo"]?.string?.contains("while pressed") == true, "\(json)")
  }

  private func places(
    _ inspector: TestInspector, _ key: String, _ value: JSONValue, _ states: String, _ modes: String
  )
    -> [JSONValue]
  {
    let shown = row(inspector, "base", key, states, modes)?["shown"]
    let (_, json) = inspector.post(
      "places",
      [
        "style": "base", "key": .string(key), "value": value, "states": shown?["states"] ?? "",
        "modes": shown?["modes"] ?? "", "inLook": true,
        "look": ["states": .string(states), "modes": .string(modes)],
      ])
    return json["places"]?.array ?? []
  }

  @Test func theLookThatIsShownIsOfferedFirst() {
    let inspector = make()
    let dark = places(inspector, "titleColor", "#FFFF00", "", "dark")
    #expect(
      dark.prefix(4).map { $0["label"]?.string ?? "" } == [
        "This style, in dark", "This style, always", "Token color.ink, in dark", "Token color.ink, always",
      ])
    let seen = dark.filter { $0["shadowed"] == false }.compactMap { $0["place"]?.string }
    // The style's own value, which is always, is its token's in dark.
    #expect(seen.contains("style") && seen.contains("token:color.ink"))
    #expect(dark.first { $0["place"] == "for / token:color.ink" }?["shadowed"] == true)
    let both = places(inspector, "corner", 12, "", "dark+compact").compactMap { $0["place"]?.string }
    #expect(
      both.prefix(5) == [
        "style", "for /dark style", "for /compact style", "always", "for /compact token:length.corner",
      ])
    let pressed = places(inspector, "layer.borderWidth", 6, "highlighted", "dark").compactMap {
      $0["place"]?.string
    }
    #expect(pressed.prefix(3) == ["style", "for /dark style", "always"])
  }

  /// What a variant, a parent and the component say always can be changed there, for every look, with a mode shown too.
  @Test func whatOthersSayAlwaysIsOfferedForEveryLook() {
    let text = """
      components:
        Tag:
          base: UIButton
          variants: { kind: { plain: { titleColor: black, alpha: 0.9 }, loud: { titleColor: red } } }
          sets: { tintColor: teal }
      styles:
        tag: { component: Tag, borderWidth: 1 }
        child: { extends: tag, modes: { dark: { alpha: 0.5 } } }

      """
    let inspector = TestInspector(["styles/tag.yaml": text])
    func places(_ key: String, _ value: JSONValue) -> [String] {
      let (_, json) = inspector.post(
        "places",
        [
          "style": "child", "key": .string(key), "value": value, "states": "", "modes": "dark",
          "inLook": true, "look": ["states": "", "modes": "dark"],
        ])
      return (json["places"]?.array ?? []).filter { $0["works"] == true }.compactMap { $0["place"]?.string }
    }
    #expect(places("titleColor", "navy").contains("for / variant:kind: plain"))
    #expect(!places("borderWidth", 2).contains("for / variant:kind: plain"))
    #expect(places("tintColor", "navy").contains("for / component:Tag"))
    let (status, json) = inspector.post(
      "edit",
      [
        "style": "child", "key": "titleColor", "value": "navy", "states": "", "modes": "dark",
        "place": "for / variant:kind: plain",
      ])
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/tag.yaml") == text.replacing("titleColor: black", with: "titleColor: navy"))
  }

  /// Each place, what it makes of the file, and whether the picture of the look shows it.
  @Test(arguments: [
    (
      "titleColor", "", "dark", "style", "modes: { dark: { layer.borderWidth: 2, titleColor: \"#FFFF00\" } }",
      nil as String?
    ),
    (
      "titleColor", "", "dark", "token:color.ink", "ink: { value: black, dark: \"#FFFF00\" }   # for texts",
      nil
    ),
    (
      "titleColor", "", "dark", "for / token:color.ink",
      "ink: { value: \"#FFFF00\", dark: white }   # for texts", "overruled"
    ),
    ("titleColor", "highlighted", "", "style", "      highlighted: { titleColor: \"#FFFF00\" }", nil),
    (
      "layer.borderColor", "", "compact", "style",
      "dark: { layer.borderWidth: 2 }, compact: { layer.borderColor: \"#FFFF00\" } }", "picture"
    ),
    ("titleColor", "", "dark", "always", "titleColor: \"#FFFF00\"", nil),
  ]) func anEditIsWrittenForTheLook(
    _ key: String, _ states: String, _ modes: String, _ place: String, _ line: String, _ unseen: String?
  ) {
    let inspector = make()
    let (status, json) = inspector.post(
      "edit",
      [
        "style": "base", "key": .string(key), "value": "#FFFF00", "states": .string(states),
        "modes": .string(modes), "place": .string(place),
        "picture": ["states": .string(states.isEmpty ? "normal" : states), "modes": .string(modes)],
      ])
    let text = inspector.text("styles/card.yaml")
    #expect(status == 200 && text.contains(line), "\(text)")
    #expect(json["unseen"]?["why"]?.string == unseen)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/card.yaml") == SeenEditTests.text)
  }

  @Test func anEditThatIsNotSeenSaysWhatHolds() {
    let inspector = make()
    func unseen(_ key: String, _ value: JSONValue, _ place: String, _ modes: String) -> JSONValue? {
      inspector.post(
        "edit",
        [
          "style": "base", "key": .string(key), "value": value, "modes": .string(modes),
          "place": .string(place),
          "picture": ["states": "normal", "modes": .string(modes)],
        ]
      ).json["unseen"]
    }
    let overruled = unseen("layer.borderWidth", 7, "always", "dark")
    #expect(
      overruled?["why"] == "overruled" && overruled?["author"] == "style" && overruled?["modes"] == "dark")
    #expect(unseen("layer.borderWidth", 3, "style", "dark") == nil)
    // A look in which it is seen says nothing.
    #expect(unseen("layer.borderWidth", 9, "always", "") == nil)
    // Nothing of a picture shows what is read aloud.
    #expect(unseen("accessibilityHint", "Buys it", "style", "")?["why"] == "picture")
    // The token has a value of its own for dark.
    let token = unseen("titleColor", "#FFFF00", "for / token:color.ink", "dark")
    #expect(token?["author"] == "token" && token?["name"] == "color.ink" && token?["modes"] == "dark")
  }

  /// A value that the look has already: no place says that another one overrides it.
  @Test func whatIsSeenAlreadyIsNotOverruled() {
    let inspector = make()
    for place in places(inspector, "titleColor", "white", "", "dark") where place["works"] == true {
      #expect(place["shadowed"] == false, "\(place)")
    }
    let alpha = places(inspector, "alpha", 0.9, "highlighted", "")
    #expect(alpha.first?["same"] == true && alpha.allSatisfy { $0["shadowed"] != true }, "\(alpha)")
    // Another one is overruled by what the component says of the state.
    let other = places(inspector, "alpha", 0.3, "highlighted", "")
    #expect(other.first?["same"] == false && other.contains { $0["shadowed"] == true }, "\(other)")
    let (_, json) = inspector.post(
      "edit",
      [
        "style": "base", "key": "alpha", "value": 0.9, "states": "highlighted", "place": "style",
        "picture": ["states": "highlighted", "modes": ""],
      ])
    #expect(json["unseen"]?["why"] == "same", "\(json)")
    #expect(inspector.text("styles/card.yaml").contains("\n      highlighted: { alpha: 0.9 }\n"))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == SeenEditTests.text)
  }

  /// One that is another token may be meant for that one, too.
  @Test func aTokenThatRefersToAnotherOffersThatForTheModesThatAreShown() {
    let inspector = TestInspector([
      "styles/a.yaml":
        "tokens: { color: { ink: navy, link: $color.ink } }\nstyles: { a: { component: UIView, backgroundColor: $color.link } }\n"
    ])
    let body: JSONValue = [
      "token": "color.link", "states": "", "modes": "", "value": "teal", "inLook": true,
      "look": ["states": "", "modes": "dark"],
    ]
    let places = inspector.post("places", body).json["places"]?.array ?? []
    #expect(
      places.compactMap { $0["label"]?.string } == [
        "Token color.link, in dark", "Token color.link, always", "Token color.ink, in dark",
        "Token color.ink, always",
      ], "\(places)")
    #expect(places.allSatisfy { $0["works"] == true }, "\(places)")
  }

  /// A token's value that is changed while modes are shown is meant for them, or for always.
  @Test(arguments: [
    (
      "tint", "dark", ["Token color.tint, in dark", "Token color.tint, always"],
      "tint: { value: \"#007AFF\", dark: teal }"
    ),
    (
      "ink", "dark", ["Token color.ink, in dark", "Token color.ink, always"],
      "ink: { value: black, dark: teal }   # for texts"
    ),
    (
      "ink", "compact", ["Token color.ink, in compact", "Token color.ink, always"],
      "ink: { value: black, dark: white, compact: teal }   # for texts"
    ),
  ]) func aTokenIsChangedForTheModesThatAreShown(
    _ token: String, _ modes: String, _ labels: [String], _ line: String
  ) {
    let inspector = make()
    let id = "color.\(token)"
    let edit: JSONValue = ["token": .string(id), "states": "", "modes": "", "value": "teal"]
    let shown: JSONValue = ["states": "", "modes": .string(modes)]
    let places =
      inspector.post("places", edit.with("look", shown).with("inLook", true)).json["places"]?.array ?? []
    #expect(places.compactMap { $0["label"]?.string } == labels, "\(places)")
    let chosen = places.first?["place"]?.string ?? ""
    let (status, json) = inspector.post("edit", edit.with("place", .string(chosen)).with("session", "one"))
    #expect(status == 200, "\(json)")
    #expect(
      inspector.text("styles/card.yaml").contains("    \(line)\n"), "\(inspector.text("styles/card.yaml"))")
    #expect(inspector.post("undo", [:]).status == 200)
    // For always, as it was before modes were shown.
    let always = places.last?["place"]?.string ?? ""
    #expect(inspector.post("edit", edit.with("place", .string(always)).with("session", "two")).status == 200)
    let first = token == "tint" ? "tint: teal" : "ink: { value: teal, dark: white }"
    #expect(
      inspector.text("styles/card.yaml").contains("    \(first)"), "\(inspector.text("styles/card.yaml"))")
  }

  @Test func placesThatAreNoneAreRefused() {
    let inspector = make()
    for place in [
      "for ", "for dark style", "for /nowhere style", "for sideways/ style", "for // ", "for /dark",
      "for /dark nothing",
    ] {
      let (status, _) = inspector.post(
        "edit", ["style": "base", "key": "titleColor", "value": "red", "place": .string(place)])
      #expect(status == 400, "\(place)")
    }
    #expect(inspector.store.writeCount == 0)
  }
}
