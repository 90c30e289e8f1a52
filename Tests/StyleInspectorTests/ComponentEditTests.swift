import EditorClients
import SeededRandom
import StyleReport
import Testing

@testable import StyleInspector

/// Components are made from nothing, from a starter and from each other, and taken away: each is one edit, and one step back.
@Suite struct ComponentEditTests {
  static let card = """
    # What lies on the ground.
    tokens:
      color: { surface: { value: white, dark: black } }

    components:
      Card:
        base: UIView
        layer: { cornerRadius: 8, backgroundColor: $color.surface }

    styles:
      plain: { component: Card }

    """

  static let starter = InspectorStarter(
    id: "card", name: "A card", summary: "A rounded view.",
    files: [
      (".stylec.yml", "sources: [styles]\n"),
      (
        "styles/starter.yaml",
        """
        # A card to put things on.
        tokens:
          color:
            surface:
              value: white
              dark: "#1C1C1E"
              description: What lies on the background.
            shade: { value: "#0000001F", dark: "#00000066" }

        components:
          StarterCard:
            summary: A rounded surface with a soft shadow.
            base: UIView
            properties:
              radius: { type: CGFloat, default: 16, min: 0, summary: How round its corners are. }
            layer:
              cornerRadius: $radius
              shadowColor: $color.shade
              shadowOpacity: 1
            preview: { size: [200, 120] }

        styles:
          card:
            summary: A card among others.
            component: StarterCard
            backgroundColor: $color.surface

        """
      ),
    ])
  private static let texts = InspectorStarter(
    id: "texts", name: "Texts", summary: "Texts.",
    files: [("styles/starter.yaml", "styles: { note: { component: UILabel } }\n")])

  private func make(_ texts: [String: String] = ["styles/card.yaml": card]) -> TestInspector {
    TestInspector(texts, starters: [ComponentEditTests.starter, ComponentEditTests.texts])
  }

  private func errors(_ inspector: TestInspector) -> [JSONValue] {
    inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" } ?? []
  }

  // MARK: From nothing

  /// What is asked for, and the lines that come. No line goes.
  private static let cases: [(JSONValue, String)] = [
    (
      ["name": "PriceTag", "base": "UILabel"],
      """
        PriceTag:
          base: UILabel
          sets: { text: Price Tag }
      """
    ),
    (
      ["name": "Panel", "base": "UIView", "style": "soft", "summary": "What holds others: all of them."],
      """
        Panel:
          summary: "What holds others: all of them."
          base: UIView
          sets: { backgroundColor: systemGray4 }
          layer: { cornerRadius: 12 }
          preview: { size: [160, 80] }
        soft: { component: Panel }
      """
    ),
    (
      ["name": "BuyButton", "base": "UIButton", "style": "plain"],
      """
        BuyButton:
          base: UIButton
          sets: { backgroundColor: "#0A5FD6", titleColor: white }
          layer: { cornerRadius: 12 }
          states:
            highlighted: { alpha: 0.7 }
            disabled: { alpha: 0.4 }
          preview: { size: [160, 44], title: Buy Button }
        BuyButton.plain: {}
      """
    ),
    (
      ["name": "Toggle", "base": "UISwitch", "style": "usual"],
      """
        Toggle:
          base: UISwitch
        usual: { component: Toggle }
      """
    ),
    (
      ["name": "BigCard", "base": "Card", "style": "big"],
      """
        BigCard:
          base: Card
        big: { component: BigCard }
      """
    ),
  ]

  @Test(arguments: cases) func aNewComponentIsWrittenAsAPersonWould(_ wanted: JSONValue, _ come: String) {
    let inspector = make()
    let (status, json) = inspector.post("create", wanted.with("kind", "component"))
    #expect(status == 200 && json["component"] == wanted["name"], "\(json)")
    let text = inspector.text("styles/card.yaml")
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    // What was there is there, in its order.
    var rest = lines(ComponentEditTests.card)[...]
    var added: [String] = []
    for line in lines(text) {
      if line == rest.first { rest.removeFirst() } else { added.append(line) }
    }
    #expect(rest.isEmpty, "\(text)")
    #expect(added.joined(separator: "\n") == come, "\(text)")
    #expect(errors(inspector).isEmpty)
    if let style = wanted["style"]?.string {
      #expect(json["id"]?.string == (style == "plain" ? "BuyButton.plain" : style))
    }
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/card.yaml") == ComponentEditTests.card)
    #expect(inspector.post("redo", [:]).status == 200)
    #expect(inspector.text("styles/card.yaml") == text)
  }

  /// Classes that draw nothing of their own at first say something that is seen.
  @Test(arguments: [
    ("UIPageControl", "numberOfPages: 3"), ("UISegmentedControl", "titles: [One, Two]"),
    ("UIActivityIndicatorView", "isAnimating: true"), ("UITabBar", "items: [One, Two]"),
    ("UIToolbar", "items: [One, Two]"), ("UINavigationBar", "title: Fresh"),
    ("UITableViewCell", "backgroundColor: systemGray4"),
    ("UIVisualEffectView", "borderWidth: 1"),
  ]) func aComponentOfAClassWithoutContentsIsSeen(_ name: String, _ said: String) {
    let bare = make([
      "styles/a.yaml":
        "components: { Fresh: { base: \(name) } }\nstyles: { fresh: { component: Fresh } }\n"
    ])
    let inspector = make()
    let (status, json) = inspector.post(
      "create", ["kind": "component", "name": "Fresh", "base": .string(name), "style": "fresh"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/card.yaml").contains(said), "\(inspector.text("styles/card.yaml"))")
    #expect(inspector.picture("id=fresh") != bare.picture("id=fresh"))
    #expect(
      inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
  }

  @Test(arguments: [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UISwitch",
    "UISlider", "UIProgressView", "UISearchBar", "UISegmentedControl", "UIPageControl", "UIStepper",
    "UIActivityIndicatorView", "UICollectionViewCell", "UITableViewCell",
  ]) func aComponentOfEachClassHasNothingToComplainOf(_ name: String) {
    let inspector = make()
    let (status, json) = inspector.post(
      "create", ["kind": "component", "name": "Fresh", "base": .string(name), "style": "fresh"])
    #expect(status == 200, "\(json)")
    let findings = inspector.get("problems")["findings"]?.array ?? []
    #expect(
      findings.allSatisfy { $0["severity"] == "info" || $0["code"] == "not-on-target" },
      "\(inspector.text("styles/card.yaml")) \(findings)")
    #expect(inspector.get("style?id=fresh")["component"] == "Fresh")
  }

  /// Beside what the page shows, not always in the first file.
  @Test func aComponentStandsBesideWhatIsShown() {
    let inspector = make([
      "styles/card.yaml": ComponentEditTests.card,
      "styles/pills/pill.yaml": """
      components:
        Pill: { base: UIButton }
        Dot: { base: UIView }
      styles:
        pill: { component: Pill }
        label: { component: UILabel, text: Hi }

      """,
    ])
    let tag: JSONValue = ["kind": "component", "name": "Tag", "base": "UILabel", "dryRun": true]
    for (shown, file) in [
      (["style": "pill"], "styles/pills/pill.yaml"), (["component": "Dot"], "styles/pills/pill.yaml"),
      (["style": "label"], "styles/pills/pill.yaml"), (["style": "plain"], "styles/card.yaml"),
      (["component": "Card"], "styles/card.yaml"), (["component": "UIView"], "styles/pills/pill.yaml"),
      (["style": "none"], "styles/pills/pill.yaml"), ([:], "styles/pills/pill.yaml"),
    ] as [(JSONValue, String)] {
      let (status, json) = inspector.post("create", tag.with("beside", shown))
      #expect(status == 200 && json["file"]?.string == file, "\(shown): \(json)")
    }
    // A new file comes into the same folder.
    let (_, new) = inspector.post(
      "create", tag.with("beside", ["style": "pill"]).with("newFile", true))
    #expect(new["file"] == "styles/pills/tag.yaml", "\(new)")
    // What it is based on comes first.
    let (_, based) = inspector.post(
      "create", tag.with("base", "Card").with("beside", ["style": "pill"]))
    #expect(based["file"] == "styles/card.yaml", "\(based)")
  }

  @Test func aNewFileVanishesAgain() {
    let inspector = make()
    let before = inspector.files.texts
    let wanted: JSONValue = [
      "kind": "component", "name": "PriceTag", "base": "UILabel", "style": "plain", "newFile": true,
    ]
    let dry = inspector.post("create", wanted.with("dryRun", true))
    #expect(dry.status == 200 && dry.json["file"] == "styles/price-tag.yaml", "\(dry.json)")
    #expect(dry.json["written"]?["styles/price-tag.yaml"]?.string?.contains("base: UILabel") == true)
    #expect(inspector.files.texts == before)
    #expect(inspector.post("create", wanted).status == 200)
    #expect(
      inspector.text("styles/price-tag.yaml") == """
        components:
          PriceTag:
            base: UILabel
            sets: { text: Price Tag }

        styles:
          PriceTag.plain: {}

        """)
    #expect(inspector.style("PriceTag.plain") != nil && errors(inspector).isEmpty)
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before && inspector.style("PriceTag.plain") == nil)
    inspector.post("redo", [:])
    #expect(inspector.style("PriceTag.plain") != nil)
    // The name of the file is taken now.
    inspector.post("rename", ["kind": "component", "id": "PriceTag", "name": "Tag"])
    #expect(inspector.post("create", wanted).status == 200)
    #expect(inspector.text("styles/price-tag2.yaml").contains("PriceTag:"))
    // One of a component of another file imports that.
    let based: JSONValue = [
      "kind": "component", "name": "Big", "base": "Card", "style": "big", "newFile": true,
    ]
    #expect(inspector.post("create", based).status == 200)
    #expect(
      inspector.text("styles/big.yaml") == """
        imports: [card.yaml]

        components:
          Big: { base: Card }

        styles:
          Big.big: {}

        """)
    #expect(errors(inspector).isEmpty)
  }

  /// Where each component has a file of its own, a new one has one too; where all stand in one, it comes there.
  @Test func aComponentStandsWhereItsLikeStand() {
    let one = make()
    let (_, json) = one.post("create", ["kind": "component", "name": "Tag", "dryRun": true])
    #expect(json["file"] == "styles/card.yaml", "\(json)")
    let two = make([
      "styles/a/card.yaml": ComponentEditTests.card,
      "styles/a/pill.yaml":
        "components: { Pill: { base: UIButton } }\nstyles: { pill: { component: Pill } }\n",
    ])
    let (_, other) = two.post("create", ["kind": "component", "name": "Tag", "dryRun": true])
    #expect(other["file"] == "styles/a/tag.yaml", "\(other)")
    let tokens = make(["styles/tokens.yaml": "tokens:\n  color: { ink: black }\n"])
    let (_, third) = tokens.post(
      "create", ["kind": "component", "name": "Tag", "base": "UILabel", "dryRun": true])
    #expect(third["file"] == "styles/tag.yaml", "\(third)")
    let (_, fourth) = tokens.post(
      "create",
      ["kind": "component", "name": "Tag", "base": "UILabel", "style": "tag", "file": "styles/tokens.yaml"])
    #expect(fourth["id"] == "tag", "\(fourth)")
    #expect(
      tokens.text("styles/tokens.yaml") == """
        tokens:
          color: { ink: black }

        components:
          Tag:
            base: UILabel
            sets: { text: Tag }

        styles:
          tag: { component: Tag }

        """)
  }

  @Test func sectionsComeInTheOrderInWhichTheyAreRead() {
    let text = "# Mine.\nstyles:\n  a: { component: UIView }   # one\n"
    let inspector = make(["styles/a.yaml": text])
    let wanted: JSONValue = ["kind": "component", "name": "Tag", "base": "UILabel", "file": "styles/a.yaml"]
    #expect(inspector.post("create", wanted).status == 200)
    #expect(
      inspector.text("styles/a.yaml") == """
        # Mine.
        components:
          Tag:
            base: UILabel
            sets: { text: Tag }

        styles:
          a: { component: UIView }   # one

        """)
    inspector.post("undo", [:])
    #expect(inspector.text("styles/a.yaml") == text)
    let crlf = make(["styles/a.yaml": text.replacing("\n", with: "\r\n")])
    #expect(crlf.post("create", wanted).status == 200)
    #expect(!crlf.text("styles/a.yaml").replacing("\r\n", with: "").contains("\n"))
  }

  // MARK: From a starter

  @Test func aStarterIsAComponentOfAnotherName() {
    let inspector = make([
      "styles/tag.yaml": "components: { Tag: { base: UILabel } }\nstyles: { tag: { component: Tag } }\n"
    ])
    #expect(inspector.get("outline")["newComponents"]?["starters"]?.array?.count == 1)
    let (status, json) = inspector.post(
      "create", ["kind": "component", "name": "Panel", "starter": "card", "style": "plain", "newFile": true])
    #expect(status == 200 && json["id"] == "plain", "\(json)")
    #expect(
      inspector.text("styles/panel.yaml") == """
        tokens:
          color:
            surface: { value: white, dark: "#1C1C1E", description: What lies on the background. }
            shade: { value: "#0000001F", dark: "#00000066" }

        components:
          Panel:
            summary: A rounded surface with a soft shadow.
            base: UIView
            properties:
              radius: { type: CGFloat, default: 16, min: 0, summary: How round its corners are. }
            layer: { cornerRadius: $radius, shadowColor: $color.shade, shadowOpacity: 1 }
            preview: { size: [200, 120] }

        styles:
          plain:
            component: Panel
            summary: A card among others.
            backgroundColor: $color.surface

        """)
    #expect(errors(inspector).isEmpty)
  }

  /// The project's token of that name says what it is there, where it is seen; elsewhere the starter's has another name.
  @Test func tokensOfAStarterDoNotCollide() {
    let inspector = make()
    let wanted: JSONValue = ["kind": "component", "name": "Panel", "starter": "card", "style": "panel"]
    #expect(inspector.post("create", wanted).status == 200)
    let text = inspector.text("styles/card.yaml")
    #expect(
      text.contains("    surface: { value: white, dark: black }\n    shade: { value: "), "\(text)")
    #expect(text.contains("backgroundColor: $color.surface") && errors(inspector).isEmpty)
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == ComponentEditTests.card)
    // Beside it, the file is imported.
    #expect(inspector.post("create", wanted.with("newFile", true)).status == 200)
    #expect(inspector.text("styles/panel.yaml").hasPrefix("imports: [card.yaml]\n\ntokens:\n"))
    #expect(errors(inspector).isEmpty)
    // In a file that doesn't see the token.
    let apart = make([
      "styles/card.yaml": ComponentEditTests.card,
      "styles/deep/tag.yaml": "components:\n  Tag: { base: UILabel }\nstyles:\n  tag: { component: Tag }\n",
    ])
    let (status, json) = apart.post("create", wanted.with("file", "styles/deep/tag.yaml"))
    #expect(status == 200, "\(json)")
    let other = apart.text("styles/deep/tag.yaml")
    #expect(
      other.contains("    panel:\n      surface:") && other.contains("$color.panel.surface"), "\(other)")
    #expect(errors(apart).isEmpty)
  }

  @Test func anEmptyFolderGetsItsFirstComponent() {
    let inspector = make([:])
    let wanted: JSONValue = ["kind": "component", "name": "PriceTag", "base": "UILabel", "style": "plain"]
    let dry = inspector.post("create", wanted.with("dryRun", true))
    #expect(dry.json["file"] == "styles/price-tag.yaml" && inspector.files.texts.isEmpty, "\(dry.json)")
    let (status, json) = inspector.post("create", wanted)
    #expect(status == 200 && json["id"] == "plain" && json["component"] == "PriceTag", "\(json)")
    #expect(inspector.text(".stylec.yml") == "sources: [styles]\n")
    #expect(inspector.style("plain") != nil && errors(inspector).isEmpty)
    inspector.post("undo", [:])
    #expect(inspector.files.texts.isEmpty)
    #expect(inspector.get("outline")["starters"]?.array?.count == 2, "the choice is there again")
    #expect(inspector.post("redo", [:]).status == 200)
    #expect(inspector.style("plain") != nil)
  }

  // MARK: What can't be

  private static let refused: [(JSONValue, Int)] = [
    (["name": "Card"], 409), (["name": "UIView"], 409), (["name": ""], 422), (["name": "  "], 422),
    (["name": "a: b"], 422), (["name": "../x"], 422), (["name": "x\ny"], 422), (["name": "{}"], 422),
    (["name": "Tag", "base": "Nothing"], 404), (["name": "Tag", "starter": "texts"], 400),
    (["name": "Tag", "starter": "none"], 400), (["name": "Tag", "style": "a/b"], 422),
    (["name": "Tag", "file": "styles/none.yaml"], 404), (["name": "Tag", "file": "/etc/passwd"], 404),
    (["name": .string(String(repeating: "x", count: 5000))], 422), (["name": "card"], 422), ([:], 422),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ wanted: JSONValue, _ status: Int) {
    let inspector = make()
    for extra in [false, true] {
      let body = wanted.with("kind", "component").with("newFile", .bool(extra))
      let answer = inspector.post("create", body)
      #expect(answer.status == status, "\(wanted) \(answer.json)")
      #expect(answer.json["error"]?["message"]?.string?.isEmpty == false)
    }
    #expect(inspector.store.writeCount == 0)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let wanted: JSONValue = ["kind": "component", "name": "Tag", "base": "UILabel"]
    let locked = make()
    locked.store.locked = ["styles/card.yaml"]
    #expect(locked.post("create", wanted).status == 409)
    #expect(locked.text("styles/card.yaml") == ComponentEditTests.card)
    let readOnly = TestInspector(["styles/card.yaml": ComponentEditTests.card], isReadOnly: true)
    #expect(readOnly.post("create", wanted).status == 403)
    let shared = make()
    shared.store.meanwhile = {
      shared.files.texts["/w/styles/card.yaml"] = ComponentEditTests.card + "# other\n"
    }
    #expect(shared.post("create", wanted).status == 409)
    #expect(shared.text("styles/card.yaml") == ComponentEditTests.card + "# other\n")
    // Of a new file, somebody else has made one of that name.
    let taken = make()
    taken.store.meanwhile = { taken.files.texts["/w/styles/tag.yaml"] = "# theirs\n" }
    #expect(taken.post("create", wanted.with("newFile", true)).status == 409)
    #expect(taken.text("styles/tag.yaml") == "# theirs\n")
    let broken = make(["styles/card.yaml": ComponentEditTests.card + "  broken: [\n"])
    #expect(broken.post("create", wanted).status == 422)
  }

  // MARK: Renaming and deleting

  @Test func aComponentIsRenamedWithItsUses() {
    let inspector = make()
    inspector.post("create", ["kind": "component", "name": "Big", "base": "Card", "style": "plain"])
    let before = inspector.text("styles/card.yaml")
    let (status, json) = inspector.post("rename", ["kind": "component", "id": "Card", "name": "Sheet"])
    #expect(status == 200, "\(json)")
    #expect(inspector.text("styles/card.yaml") == before.replacing("Card", with: "Sheet"))
    #expect(inspector.post("rename", ["kind": "component", "id": "Sheet", "name": "Big"]).status == 409)
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == before)
  }

  @Test func aComponentGoesWithItsStyles() {
    let inspector = make()
    inspector.post("create", ["kind": "component", "name": "Tag", "base": "UILabel", "style": "tag"])
    let (status, json) = inspector.post("delete", ["kind": "component", "id": "Tag"])
    #expect(status == 200 && json["styleNames"] == ["tag"] && json["breaks"] == [], "\(json)")
    #expect(inspector.text("styles/card.yaml") == ComponentEditTests.card)
    // What else is based on it is told before.
    inspector.post("create", ["kind": "component", "name": "Big", "base": "Card", "style": "big"])
    let before = inspector.text("styles/card.yaml")
    let told = inspector.post("delete", ["kind": "component", "id": "Card", "dryRun": true])
    #expect(told.status == 200 && told.json["breaks"]?.array?.isEmpty == false, "\(told.json)")
    let refused = inspector.post("delete", ["kind": "component", "id": "Card"])
    #expect(refused.status == 409 && inspector.text("styles/card.yaml") == before)
    #expect(inspector.post("delete", ["kind": "component", "id": "Card", "force": true]).status == 200)
    #expect(!inspector.text("styles/card.yaml").contains("Card:\n"))
    inspector.post("undo", [:])
    #expect(inspector.text("styles/card.yaml") == before)
    #expect(inspector.post("delete", ["kind": "component", "id": "UIView"]).status >= 400)
    #expect(inspector.post("delete", ["kind": "component", "id": "None"]).status == 404)
  }

  @Test func sectionsThatAreEmptyGoToo() {
    let inspector = make([
      "styles/a.yaml":
        "tokens:\n  color: { ink: black }\n\ncomponents:\n  Tag: { base: UILabel }\n\nstyles:\n  tag: { component: Tag }\n",
      "styles/b.yaml": "components:\n  Box: { base: UIView }\nstyles:\n  Box.plain: {}\n",
    ])
    #expect(inspector.post("delete", ["kind": "component", "id": "Tag"]).status == 200)
    #expect(inspector.text("styles/a.yaml") == "tokens:\n  color: { ink: black }\n")
    #expect(inspector.post("delete", ["kind": "component", "id": "Box"]).status == 200)
    #expect(errors(inspector).isEmpty, "\(inspector.text("styles/b.yaml"))")
  }

  // MARK: Names

  private static let named = """
    traits: { Tinted: { properties: { tone: { type: UIColor, default: red } } } }
    components:
      Card:
        base: UIView
        properties: { on: { type: Bool, default: true } }
        variants: { kind: { plain: { alpha: 1 }, loud: { alpha: 0.5 } } }
    styles: { card: { component: Card } }

    """

  /// What becomes a type or a property of Swift begins with a letter; what to write is told.
  @Test(
    arguments: [
      (
        "create", ["kind": "component", "name": "5stars"],
        "a name begins with a letter; ‘Stars5’ would be one"
      ),
      ("create", ["kind": "component", "name": "5 gold stars"], "‘GoldStars5’"),
      ("create", ["kind": "component", "name": "_5stars"], "‘_Stars5’"),
      ("create", ["kind": "component", "name": "12"], "a name begins with a letter"),
      ("create", ["kind": "component", "name": "-x"], "‘X’"),
      ("create", ["kind": "component", "name": "5<b>"], "a name begins with a letter"),
      ("rename", ["kind": "component", "id": "Card", "name": "5stars"], "‘Stars5’"),
      ("rename", ["kind": "trait", "id": "Tinted", "name": "2nd"], "‘Nd2’"),
      ("rename", ["kind": "property", "component": "Card", "id": "on", "name": "5on"], "‘on5’"),
      ("rename", ["kind": "variantAxis", "component": "Card", "id": "kind", "name": "5kind"], "‘kind5’"),
      (
        "properties",
        ["component": "Card", "action": "add", "name": "5Gaps", "type": "Bool", "default": "true"],
        "‘gaps5’"
      ),
      (
        "variants", ["component": "Card", "action": "addAxis", "name": "5size", "variants": ["s", "m"]],
        "‘size5’"
      ),
    ] as [(String, JSONValue, String)])
  func aNameBeginsWithALetter(_ route: String, _ body: JSONValue, _ words: String) {
    let inspector = TestInspector(["styles/a.yaml": ComponentEditTests.named])
    let (status, json) = inspector.post(route, body)
    #expect(status == 422 && json["field"] == "name", "\(json)")
    let message = json["error"]?["message"]?.string ?? ""
    #expect(message.lowercased().contains(words.lowercased()), "\(message)")
    #expect(inspector.text("styles/a.yaml") == ComponentEditTests.named)
  }

  /// Numbers lead names of tokens, styles and variants: `gray.50`, `2xl`. No rule minds.
  @Test func namesOfValuesMayBeginWithDigits() {
    let inspector = TestInspector(["styles/a.yaml": ComponentEditTests.named])
    for body in [
      ["kind": "token", "id": "color.gray.50", "value": "white"],
      ["kind": "style", "name": "2xl", "component": "Card"],
    ] as [JSONValue] {
      let (status, json) = inspector.post("create", body)
      #expect(status == 200, "\(json)")
    }
    let (status, json) = inspector.post(
      "rename",
      ["kind": "variant", "component": "Card", "axis": "kind", "id": "loud", "name": "2x"])
    #expect(status == 200, "\(json)")
    let codes = (inspector.get("problems")["findings"]?.array ?? []).compactMap { $0["code"]?.string }
    #expect(!codes.contains("name-case") && !codes.contains("invalid-name"), "\(codes)")
  }

  // MARK: Tokens in files of their own

  @Test(arguments: [
    ("color.brand.accent", "styles/brand.yaml", "tokens:\n  color:\n    brand: { accent: red }\n"),
    ("color._deepBlue.ink", "styles/deep-blue.yaml", "tokens:\n  color:\n    _deepBlue: { ink: red }\n"),
    ("color.accent", "styles/tokens2.yaml", "tokens:\n  color: { accent: red }\n"),
    ("color.größe.ink", "styles/tokens2.yaml", "tokens:\n  color:\n    größe: { ink: red }\n"),
  ])
  func aTokenGetsAFileOfItsOwn(_ id: String, _ path: String, _ text: String) {
    let files = [
      "styles/a.yaml": ComponentEditTests.named, "styles/tokens.yaml": "tokens: { color: { ink: navy } }\n",
    ]
    let inspector = TestInspector(files)
    let body: JSONValue = ["kind": "token", "id": .string(id), "value": "red", "newFile": true]
    let dry = inspector.post("create", body.with("dryRun", true))
    #expect(dry.status == 200 && dry.json["file"]?.string == path, "\(dry.json)")
    let (status, json) = inspector.post("create", body)
    #expect(status == 200, "\(json)")
    #expect(inspector.text(path) == text)
    for (path, text) in files { #expect(inspector.text(path) == text) }
    #expect(inspector.get("token?id=\(percentEncoded(id))")["id"]?.string == id)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text(path) == "")
  }

  // MARK: Styles in files of their own

  @Test(
    arguments: [
      (
        ["name": "large", "component": "Card"], "imports: [a.yaml]\n\nstyles:\n  large: { component: Card }\n"
      ),
      (["name": "large", "component": "UILabel"], "styles:\n  large: { component: UILabel }\n"),
      (["name": "large", "extends": ["card"]], "imports: [a.yaml]\n\nstyles:\n  large: { extends: card }\n"),
    ] as [(JSONValue, String)])
  func aStyleGetsAFileOfItsOwn(_ wanted: JSONValue, _ text: String) {
    let inspector = TestInspector(["styles/a.yaml": ComponentEditTests.named])
    let before = inspector.files.texts
    let body = wanted.with("kind", "style").with("newFile", true)
    let dry = inspector.post("create", body.with("dryRun", true))
    let path = wanted["component"] == "UILabel" ? "styles/ui-label-styles.yaml" : "styles/card-styles.yaml"
    #expect(dry.status == 200 && dry.json["file"]?.string == path, "\(dry.json)")
    #expect(inspector.files.texts == before)
    let (status, json) = inspector.post("create", body)
    #expect(status == 200, "\(json)")
    #expect(inspector.text(path) == text)
    #expect(inspector.style("large") != nil && errors(inspector).isEmpty)
    // The name is taken now, and so is that of the file.
    #expect(inspector.post("create", body).status == 409)
    let other = inspector.post("create", body.with("name", "larger"))
    #expect(other.status == 200 && inspector.text(path.replacing("styles.yaml", with: "styles2.yaml")) != "")
    inspector.post("undo", [:])
    inspector.post("undo", [:])
    #expect(inspector.files.texts == before)
  }

  /// What can't be a style is refused, and nothing is written; what a style needs is imported from other folders.
  @Test func oddStylesInFilesOfTheirOwn() {
    let files = [
      "styles/base/b.yaml":
        "components: { Größe: { base: UIView } }\nstyles: { base: { component: Größe } }\n",
      "styles/c.yaml": "imports: [base/b.yaml]\nstyles: { child: { extends: base } }\n",
    ]
    let inspector = TestInspector(files)
    let before = inspector.files.texts
    for name in ["", " ", "a b", "..", "a/b", "$x", "{", "base", "child", String(repeating: "x", count: 300)]
    {
      let body: JSONValue = ["kind": "style", "name": .string(name), "component": "Größe", "newFile": true]
      let (status, json) = inspector.post("create", body)
      #expect([409, 422].contains(status), "\(name): \(json)")
    }
    let none: JSONValue = ["kind": "style", "name": "x", "component": "None", "newFile": true]
    #expect(inspector.post("create", none).status == 404)
    #expect(inspector.files.texts == before)
    let both: JSONValue = ["kind": "style", "name": "both", "extends": ["child", "base"], "newFile": true]
    #expect(inspector.post("create", both).status == 200)
    #expect(
      inspector.text("styles/both.yaml")
        == "imports: [c.yaml, base/b.yaml]\n\nstyles:\n  both: { extends: [child, base] }\n",
      "\(inspector.files.texts)")
    let own: JSONValue = ["kind": "style", "name": "own", "component": "Größe", "newFile": true]
    #expect(inspector.post("create", own).status == 200)
    #expect(
      inspector.text("styles/base/own.yaml")
        == "imports: [b.yaml]\n\nstyles:\n  own: { component: Größe }\n", "\(inspector.files.texts)")
    #expect(errors(inspector).isEmpty)
  }

  private func percentEncoded(_ text: String) -> String {
    text.utf8.map { byte in
      byte < 0x80 ? String(decoding: [byte], as: UTF8.self) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// A place names what is written there, for lines that don't.
  @Test func aPlaceNamesItsEntry() {
    let inspector = TestInspector(["styles/a.yaml": ComponentEditTests.named])
    let answer = inspector.post("places", ["style": "card", "key": "alpha", "value": 0.5]).json
    let entries = (answer["places"]?.array ?? []).map { $0["entry"]?.string }
    #expect(entries == ["alpha", "alpha", "default"], "\(answer)")
  }

  /// A value that is put on lines of its own is shown with the line that says what it is.
  @Test func linesOfAPlaceBeginWithTheirKey() {
    let text = """
      components:
        Card:
          base: UIView
          properties: { tone: { type: UIColor, default: red } }
          layer: { sublayers: [{ name: fill, kind: gradient, stops: [{ color: white, location: 0 }, { color: black, location: 1 }] }] }
      styles:
        card: { component: Card, tone: blue }

      """
    let inspector = TestInspector(["styles/a.yaml": text])
    let stops = JSONValue.array(
      ["rebeccapurple", "mediumaquamarine", "lightgoldenrodyellow"].enumerated().map { index, color in
        ["color": .string(color), "location": .number(Double(index) / 2)]
      })
    let answer = inspector.post("places", ["style": "card", "key": "fill.stops", "value": stops]).json
    let own = answer["places"]?.array?.first { $0["place"] == "style" }
    #expect(own?["before"]?.string == "  card: { component: Card, tone: blue }", "\(answer)")
    #expect(own?["after"]?.string?.hasPrefix("  card:\n    component: Card\n") == true, "\(answer)")
    #expect(own?["line"] == 7)
  }
}
