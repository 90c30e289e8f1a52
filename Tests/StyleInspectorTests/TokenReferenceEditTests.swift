import EditorClients
import StyleReport
import Testing

/// A token that refers to another: a new value is for it alone, or for the other one.
@Suite struct TokenReferenceEditTests {
  private static let yaml = """
    tokens:
      color:
        accent: { value: "#1A66E6", dark: "#5AC8FA" }
        link: $color.accent   # as the accent
        visited: { value: $color.link, dark: $color.accent }
        plain: red
    styles:
      a: { component: UIView, backgroundColor: $color.link }

    """
  private static let path = "styles/a.yaml"

  private func places(_ inspector: TestInspector, _ token: String, _ modes: String = "") -> [JSONValue] {
    inspector.post("places", ["token": .string(token), "modes": .string(modes), "value": "#FF0000"])
      .json["places"]?.array ?? []
  }

  @Test func bothPlacesAreOffered() {
    let inspector = TestInspector([Self.path: Self.yaml])
    func names(_ token: String, _ modes: String = "") -> [String] {
      places(inspector, token, modes).compactMap { $0["place"]?.string }
    }
    #expect(names("color.link") == ["token", "token:color.accent"])
    #expect(names("color.visited") == ["token", "token:color.link", "token:color.accent"])
    #expect(names("color.visited", "dark") == ["token", "token:color.accent"])
    // Nothing is written over where there is no value for the mode, or none that is a reference.
    #expect(names("color.link", "dark") == ["token"])
    #expect(names("color.plain") == ["token"] && names("color.accent", "dark") == ["token"])
    let found = places(inspector, "color.link")
    #expect(found.allSatisfy { $0["works"] == true })
    #expect(found.first?["after"] == "    link: \"#FF0000\"   # as the accent", "\(found)")
    #expect(found.last?["label"] == "Token color.accent" && found.last?["styles"] == 1)
    #expect(found.last?["after"] == "    accent: { value: \"#FF0000\", dark: \"#5AC8FA\" }", "\(found)")
  }

  @Test(arguments: [
    ("color.link", "", "token", "link: $color.accent ", "link: \"#00FF00\" "),
    ("color.link", "", "token:color.accent", "value: \"#1A66E6\"", "value: \"#00FF00\""),
    ("color.visited", "dark", "token:color.accent", "dark: \"#5AC8FA\"", "dark: \"#00FF00\""),
    ("color.visited", "dark", "token", "dark: $color.accent", "dark: \"#00FF00\""),
  ])
  func theValueIsWrittenWhereOneChose(
    _ token: String, _ modes: String, _ place: String, _ old: String, _ new: String
  ) {
    let inspector = TestInspector([Self.path: Self.yaml])
    let (status, json) = inspector.post(
      "edit",
      ["token": .string(token), "modes": .string(modes), "place": .string(place), "value": "#00FF00"])
    #expect(status == 200, "\(json)")
    #expect(Self.yaml.contains(old) && inspector.text(Self.path) == Self.yaml.replacing(old, with: new))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text(Self.path) == Self.yaml)
  }

  @Test func soItIsInJSON() {
    let json = """
      {
        "color": {
          "$type": "color",
          "accent": { "$value": "#1a66e6" },
          "link": { "$value": "{color.accent}" }
        }
      }

      """
    let path = "styles/tokens/base.tokens.json"
    let inspector = TestInspector([
      Self.path: "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.link } }\n",
      path: json,
    ])
    let row = inspector.get("token?id=color.link")["rows"]?.array?.first
    #expect(row?["reference"] == "color.accent", "\(row ?? .null)")
    let found = places(inspector, "color.link")
    #expect(found.compactMap { $0["place"]?.string } == ["token", "token:color.accent"], "\(found)")
    let (status, answer) = inspector.post(
      "edit", ["token": "color.link", "place": "token:color.accent", "value": "#00FF00"])
    #expect(status == 200, "\(answer)")
    #expect(inspector.text(path).contains("{color.accent}") && !inspector.text(path).contains("1a66e6"))
    inspector.post("undo", [:])
    #expect(inspector.text(path) == json)
  }

  @Test func placesThatAreNoneAreRefused() {
    let inspector = TestInspector([Self.path: Self.yaml])
    for (place, wanted) in [("token:color.none", 404), ("token:", 404), ("token:color.link", 422)] {
      let (status, json) = inspector.post(
        "edit", ["token": "color.accent", "place": .string(place), "value": "$color.link"])
      #expect(status == wanted, "\(place): \(json)")
    }
    #expect(inspector.store.writeCount == 0)
  }

  @Test func whatIsGoneIsCalledWhatItWas() {
    let inspector = TestInspector([Self.path: Self.yaml])
    for (kind, word) in [
      ("token", "token"), ("component", "component"), ("trait", "trait"), ("style", "style"),
    ] {
      let (status, json) = inspector.post("rename", ["kind": .string(kind), "id": "gone", "name": "other"])
      #expect(status == 404 && json["error"]?["message"]?.string == "There is no \(word) ‘gone’.", "\(json)")
    }
  }

  @Test func aNameOfSeveralWordsIsJoined() {
    let inspector = TestInspector([Self.path: Self.yaml])
    let names: [(String, String, String)] = [
      ("component", "check box", "‘CheckBox’ would be one"),
      ("token", "link color", "‘linkColor’ would be one"),
      ("component", "a: b", "letters, digits"), ("component", "check box!", "letters, digits"),
    ]
    for (kind, name, reason) in names {
      let (status, json) =
        kind == "token"
        ? inspector.post("rename", ["kind": "token", "id": "color.link", "name": .string(name)])
        : inspector.post("create", ["kind": .string(kind), "name": .string(name), "base": "UIView"])
      let message = json["error"]?["message"]?.string ?? ""
      #expect(status == 422 && message.contains(reason), "\(name): \(message)")
    }
  }
}
