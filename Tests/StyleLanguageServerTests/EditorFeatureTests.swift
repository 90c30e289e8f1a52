import EditorClients
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import Testing

@testable import StyleLanguageServer

/// What is written is valid where it stands, of the type that belongs there, and complete.
@Suite struct CompletedTextTests {
  private static let path = "styles/card.yaml"
  private static let tokens = """
    tokens:
      color: { tint: red, paper: white }
      number: { half: 0.5, loud: 3 }
      length: { gap: 8 }
      string: { words: "left", other: "middle" }

    """
  private static let other = """
    traits: { Rounded: { properties: { corner: { type: CGFloat, default: 4 } }, layer: { cornerRadius: $corner } } }
    components: { Tile: { base: UIView } }
    styles: { tile: { component: Tile } }

    """

  /// The completions where a bar stands in a text.
  private func items(_ text: String, _ files: [String: String] = [:], snippets: Bool = true) -> [JSONValue] {
    var files = files
    files["styles/tokens.yaml"] = Self.tokens
    files[Self.path] = "styles: {}\n"
    let capabilities: JSONValue = [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": .bool(snippets)]]]
    ]
    let client = TestClient.ready(files, capabilities: capabilities)
    client.open(Self.path)
    let plain = text.filter { $0 != "|" }
    client.replace(Self.path, plain)
    let before = text.prefix { $0 != "|" }
    let line = before.filter { $0 == "\n" }.count
    let character = before.reversed().prefix { $0 != "\n" }.count
    return client.request(
      "textDocument/completion",
      TestClient.document(
        Self.path, ["position": ["line": .integer(line), "character": .integer(character)]]))[
        "items"]?.array ?? []
  }

  private func labels(_ text: String, _ files: [String: String] = [:]) -> [String] {
    items(text, files).compactMap { $0["label"]?.string }
  }

  /// The text after an item has been accepted, its places to fill in with what stands there.
  private func accepted(
    _ label: String, _ text: String, _ files: [String: String] = [:], snippets: Bool = true
  ) throws -> String {
    let item = try #require(items(text, files, snippets: snippets).first { $0["label"]?.string == label })
    let plain = text.filter { $0 != "|" }
    let positions = TextPositions(Array(plain.utf8), .utf16)
    var edits = [item["textEdit"] ?? .null] + (item["additionalTextEdits"]?.array ?? [])
    edits.sort {
      (positions.offsets($0["range"])?.lowerBound ?? 0) > (positions.offsets($1["range"])?.lowerBound ?? 0)
    }
    var bytes = Array(plain.utf8)
    for edit in edits {
      let range = try #require(positions.offsets(edit["range"]))
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self).replacing(/\$\{\d+:([^}]*)\}/) { $0.output.1 }.replacing(
      "$0", with: "")
  }

  /// Of the settings' catalogs and folders; a name that YAML would have to quote is left out.
  @Test func imagesOfTheAppAreOffered() {
    let files = [
      ".stylec.yml": "images: [A.xcassets, pictures]\n", "A.xcassets/Logo.imageset/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": "{ \"properties\": { \"provides-namespace\": true } }",
      "A.xcassets/Icons/Star.imageset/Contents.json": "{}", "pictures/wave@2x.png": "",
      "pictures/odd: name.png": "",
    ]
    let text = "styles:\n  a: { component: UIImageView, image: | }\n"
    let offered = Set(labels(text, files))
    #expect(offered.isSuperset(of: ["Logo", "Icons/Star", "wave"]))
    #expect(!offered.contains("odd: name") && !offered.contains("Star"))
    #expect(!labels(text).contains("Logo"))
  }

  /// What a component makes of its base: no layers, and nothing of its own.
  @Test func setsOffersPropertiesOfTheBase() {
    let parent =
      "  Base: { base: UIButton, properties: { edge: { type: UIColor, default: red } }, sets: { | } }\n"
    let child = "  Child: { base: Base, properties: { own: { type: UIColor, default: red } }, sets: { | } }\n"
    func names(_ declarations: String) -> [String] { labels("components:\n" + declarations) }
    let ofParent = names(parent + child.replacing("|", with: ""))
    #expect(ofParent.contains("title") && !ofParent.contains("edge"))
    #expect(ofParent.allSatisfy { !$0.contains(".") })
    let ofChild = names(parent.replacing("|", with: "") + child)
    #expect(ofChild.contains("title") && ofChild.contains("edge") && !ofChild.contains("own"))
  }

  /// A mapping with values is a token, and no value itself.
  @Test func aTokenWithAValueHasNoPartsOfAValue() {
    let parts = labels("tokens:\n  color:\n    ink: { value: red, | }\n")
    #expect(parts.contains("dark") && !parts.contains("color") && !parts.contains("alpha"))
    #expect(labels("tokens:\n  color:\n    ink: { | }\n").contains("alpha"))
  }

  /// A part of something lies between 0 and 1, and a factor in it may not.
  @Test func amountsAreBetweenZeroAndOne() {
    func names(_ value: String) -> [String] {
      labels("imports: [tokens.yaml]\ntokens:\n  color:\n    mild: \(value)\n")
    }
    #expect(names("alpha(red, |)").contains("$number.half"))
    #expect(!names("alpha(red, |)").contains("$number.loud"))
    #expect(names("alpha(red, 0.1 * |)").contains("$number.loud"))
  }

  /// Within a function, the quotes of a colour with a `#` stand around all of it.
  @Test func colorsWithinFunctionsHaveNoQuotesOfTheirOwn() throws {
    let start = "tokens:\n  color:\n    mild: "
    #expect(
      try accepted("\"#RRGGBB\"", start + "mix(red, |, 0.5)\n") == start + "\"mix(red, #007AFF, 0.5)\"\n")
    #expect(
      try accepted("\"#RRGGBB\"", start + "\"mix(red, |, 0.5)\"\n") == start + "\"mix(red, #007AFF, 0.5)\"\n")
    #expect(try accepted("\"#RRGGBB\"", start + "|\n") == start + "\"#007AFF\"\n")
  }

  @Test func functionsWithCommasGetQuotesBetweenBrackets() throws {
    let flow = "imports: [tokens.yaml]\nstyles:\n  q: { component: UIButton, titleColor: | }\n"
    #expect(try accepted("mix()", flow).contains("titleColor: \"mix(a, b, 0.5 in oklab)\" }"))
    #expect(try accepted("lighten()", flow).contains("titleColor: \"lighten(color, part)\" }"))
    #expect(try accepted("mix()", flow, snippets: false).contains("titleColor: \"mix()\" }"))
    let block = "styles:\n  q:\n    component: UIButton\n    titleColor: |\n"
    #expect(try accepted("mix()", block).contains("titleColor: mix(a, b, 0.5 in oklab)\n"))
    let quoted = "styles:\n  q: { component: UIButton, titleColor: \"|\" }\n"
    #expect(try accepted("mix()", quoted).contains("titleColor: \"mix(a, b, 0.5 in oklab)\" }"))
    let later = "imports: [tokens.yaml]\nstyles:\n  q: { component: UIView, layer.cornerRadius: 2 + m| }\n"
    #expect(try accepted("min()", later).contains("layer.cornerRadius: \"2 + min(a, b)\" }"))
    let earlier =
      "imports: [tokens.yaml]\nstyles:\n  q: { component: UIView, layer.cornerRadius: 2 * m| + 1 }\n"
    #expect(try accepted("min()", earlier).contains("layer.cornerRadius: \"2 * min(a, b) + 1\" }"))
  }

  @Test(arguments: [
    ("alpha(red, |)", "$number.half", "$color.tint"), ("alpha(|, 0.5)", "$color.tint", "$number.half"),
    ("mix(red, |, 0.5)", "$color.tint", "$number.half"), ("mix(red, blue, 0.5 in |)", "oklab", "red"),
    ("mix(red, blue, |)", "$number.half", "red"), ("lighten(red, $|)", "$number.half", "$color.tint"),
  ])
  func argumentsHaveTheirTypes(_ value: String, _ offered: String, _ not: String) {
    let found = labels(
      "imports: [tokens.yaml]\nstyles:\n  q:\n    component: UIButton\n    titleColor: \(value)\n")
    #expect(found.contains(offered) && !found.contains(not), "\(found.prefix(12))")
  }

  @Test(arguments: ["rgb(0 |)", "rgb(|)", "red |", "rgb(0 0 0) |", "\"#12|\""])
  func nothingIsOfferedInsideOfColours(_ value: String) {
    #expect(labels("styles:\n  q:\n    component: UIButton\n    titleColor: \(value)\n") == [])
  }

  @Test func numbersFitTheirPlace() {
    func value(_ line: String) -> [String] {
      labels("imports: [tokens.yaml]\nstyles:\n  q:\n    component: UILabel\n    \(line)\n")
    }
    #expect(value("alpha: |").contains("$number.half") && !value("alpha: |").contains("$number.loud"))
    #expect(
      value("numberOfLines: |").contains("$number.loud")
        && !value("numberOfLines: |").contains("$number.half"))
    #expect(
      value("textAlignment: |").contains("$string.words")
        && !value("textAlignment: |").contains("$string.other"))
    #expect(value("layer.cornerRadius: $length.gap * |").contains("$number.half"))
    #expect(!value("layer.cornerRadius: $length.gap * |").contains("$length.gap"))
    #expect(value("layer.cornerRadius: 1.|") == [])
    #expect(value("layer.cornerRadius: 12 |") == [])
  }

  @Test func shadowsAndListsOfLayers() throws {
    let text = "components:\n  A:\n    base: UIView\n    layer:\n      |\n"
    #expect(labels(text).contains("shadow"))
    #expect(try accepted("sublayers", text).contains("sublayers:\n  - "))
    let flow = "components:\n  A: { base: UIView, layer: { | } }\n"
    #expect(try accepted("sublayers", flow).contains("sublayers: [{  }]"))
  }

  @Test func framesHaveTwoKeysOfEachAxis() {
    func frame(_ value: String, _ kind: String = "rectangle") -> [String] {
      labels(
        "components:\n  A: { base: UIView, layer: { sublayers: [{ name: a, kind: \(kind), sublayers: [{ name: b, kind: rectangle, frame: \(value) }] }] } }\n"
      )
    }
    #expect(frame("|") == ["bounds", "[x, y, width, height]", "{ inset }", "{ left, top, width, height }"])
    #expect(frame("|", "stack") == ["{ width, height }"])
    #expect(frame("{ left: 0, width: 4, | }") == ["y", "top", "bottom", "centerY", "height"])
    #expect(
      frame("{ leading: 0, | }") == [
        "trailing", "centerX", "width", "y", "top", "bottom", "centerY", "height",
      ])
    #expect(frame("{ width: 4, | }", "stack") == ["height"])
    #expect(frame("{ | }").contains("inset"))
    #expect(frame("{ inset: 4, | }") == [])
  }

  @Test func textSizesAreAnAxis() {
    #expect(labels("modes:\n  |\n").contains("text-size"))
    let found = labels("modes: { text-size: [large, |] }\n")
    #expect(found.contains("accessibility-large") && !found.contains("large"))
  }

  @Test(arguments: [
    ("styles:\n  z: { component: | }\n", "Tile"), ("styles:\n  z: { extends: | }\n", "tile"),
    ("components:\n  Z: { base: | }\n", "Tile"),
    ("components:\n  Z: { base: UIView, traits: [|] }\n", "Rounded"),
    ("mode: dark\ntokens:\n  color:\n    |\n", "tint"),
  ])
  func namesOfOtherFilesBringTheirImport(_ text: String, _ label: String) throws {
    let file = label == "tint" ? "tokens.yaml" : "other.yaml"
    let new = try accepted(label, text, ["styles/other.yaml": Self.other])
    #expect(new.hasPrefix("imports: [\(file)]\n\n"), "\(new)")
  }
}

@Suite struct PlainHoverTests {
  private struct Drawer: StyleDrawer {
    func picture(of subject: DrawnSubject, in sheet: ResolvedSheet, modes: ModeSet) -> [UInt8]? {
      Array("<svg/>".utf8)
    }
    func oversizedPictures(of sheet: ResolvedSheet) -> [Diagnostic] { [] }
  }

  private func hover(
    _ text: String, _ offset: Int = 1, name: String = "test", plain: Bool = false, options: JSONValue = .null
  ) -> JSONValue {
    let formats: JSONValue = plain ? ["plaintext"] : ["markdown", "plaintext"]
    let client = TestClient(Sample.files, drawer: Drawer())
    _ = client.request(
      "initialize",
      [
        "processId": .null, "workspaceFolders": [["uri": "file:///w", "name": "w"]],
        "clientInfo": ["name": .string(name)], "initializationOptions": options,
        "capabilities": ["textDocument": ["hover": ["contentFormat": formats]]],
      ])
    client.notify("initialized", .object([]))
    client.open("styles/card.yaml")
    return client.request("textDocument/hover", client.at(text, in: "styles/card.yaml", offset))["contents"]
      ?? .null
  }

  @Test func plainTextHasNoMarksAndNoPictures() {
    let style = hover("card:", plain: true)
    #expect(style["kind"] == "plaintext")
    #expect(style["value"]?.string == "card — a style of Card\n\nThe usual card.\n\nCardStyle.card")
    let token = hover("$color.surface", 3, plain: true)["value"]?.string ?? ""
    #expect(
      token.contains("light: white\ndark: black") || token.contains("light: #FFFFFF\ndark: #000000"),
      "\(token)")
    #expect(!token.contains("|") && !token.contains("`") && !token.contains("**"))
    let value = hover("gap: $length.radius.button", plain: true)["value"]?.string ?? ""
    #expect(
      value.contains("card.gap = 15\n  the style card, styles/card.yaml:24:10") && !value.contains("```"))
  }

  @Test func picturesAreForEditorsThatShowThem() {
    func hasPicture(_ contents: JSONValue) -> Bool { contents["value"]?.string?.contains("![") ?? false }
    #expect(hasPicture(hover("card:", name: "Visual Studio Code")))
    #expect(!hasPicture(hover("card:", name: "Neovim")))
    #expect(hasPicture(hover("card:", name: "Neovim", options: ["pictures": true])))
    #expect(!hasPicture(hover("card:", name: "Visual Studio Code", options: ["pictures": false])))
  }

  /// With overlays, each value is followed by its file.
  @Test func tokensSayWhereTheyAreDeclared() {
    let client = TestClient.ready([
      "styles/tokens.yaml":
        "modes: { brand: [usual, forest] }\ntokens: { color: { tint: red, ink: black } }\n",
      "styles/forest.yaml": "imports: [tokens.yaml]\nmode: forest\ntokens: { color: { tint: green } }\n",
      "styles/a.yaml":
        "imports: [tokens.yaml]\nstyles: { a: { component: UIButton, tintColor: $color.tint, titleColor: $color.ink } }\n",
    ])
    client.open("styles/a.yaml")
    func hover(_ text: String) -> String {
      client.request("textDocument/hover", client.at(text, in: "styles/a.yaml", 3))["contents"]?["value"]?
        .string ?? ""
    }
    #expect(hover("$color.ink").contains("Declared in `styles/tokens.yaml`"))
    let tint = hover("$color.tint")
    #expect(
      tint.contains("| usual |") && tint.contains("`styles/tokens.yaml` |")
        && tint.contains("`styles/forest.yaml` |"), "\(tint)")
  }
}

@Suite struct EditorRequestTests {
  private static let path = "styles/card.yaml"

  private func client(_ text: String, _ more: [String: String] = [:]) -> TestClient {
    var files = more
    files[Self.path] = text
    let client = TestClient.ready(files)
    client.open(Self.path)
    return client
  }

  private func applied(_ edit: JSONValue?, to path: String, of client: TestClient) -> String {
    var bytes = Array((client.files.texts["/w/" + path] ?? "").utf8)
    let positions = TextPositions(bytes, .utf16)
    for edit in (edit?["changes"]?.members?.first { $0.name == TestClient.uri(path) }?.value.array ?? [])
      .reversed()
    {
      guard let range = positions.offsets(edit["range"]) else { continue }
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func actions(_ client: TestClient, at text: String, _ offset: Int = 0, only: String) -> [JSONValue]
  {
    let place = client.position(of: text, in: Self.path, offset)
    return client.request(
      "textDocument/codeAction",
      TestClient.document(
        Self.path,
        ["range": ["start": place, "end": place], "context": ["diagnostics": [], "only": [.string(only)]]])
    ).array ?? []
  }

  @Test func functionsSayTheirParameters() {
    let client = client(
      "styles:\n  a:\n    component: UIButton\n    titleColor: mix(red, blue, 0.5)\n    tintColor: rgb(0 122 255)\n    alpha: max(0.5, 1)\n"
    )
    func help(_ text: String, _ offset: Int) -> (String?, Int?) {
      let answer = client.request("textDocument/signatureHelp", client.at(text, in: Self.path, offset))
      return (answer["signatures"]?.array?.first?["label"]?.string, answer["activeParameter"]?.integer)
    }
    #expect(help("mix(red", 4) == ("mix(a, b, 0.5 in oklab)", 0))
    #expect(help("mix(red, blue", 9) == ("mix(a, b, 0.5 in oklab)", 1))
    #expect(help("rgb(0 122", 6) == ("rgb(red green blue)", 1))
    #expect(help("max(0.5, 1", 9) == ("max(a, b)", 1))
    #expect(help("component", 3) == (nil, nil))
  }

  @Test func importsFollowFilesThatMove() {
    let client = client(
      "imports:\n  - tokens.yaml # the colours\n  - parts/b.yaml\nstyles: { a: { component: UIButton, tintColor: $color.tint, extends: b } }\n",
      [
        "styles/tokens.yaml": "tokens: { color: { tint: red } }\n",
        "styles/parts/b.yaml":
          "imports: [../tokens.yaml]\nstyles: { b: { component: UIButton, titleColor: $color.tint } }\n",
      ])
    func move(_ old: String, _ new: String) -> JSONValue {
      client.request(
        "workspace/willRenameFiles",
        ["files": [["oldUri": .string(TestClient.uri(old)), "newUri": .string(TestClient.uri(new))]]])
    }
    let renamed = move("styles/tokens.yaml", "styles/base/colors.yaml")
    #expect(
      applied(renamed, to: Self.path, of: client).hasPrefix(
        "imports:\n  - base/colors.yaml # the colours\n  - parts/b.yaml\n"))
    #expect(
      applied(renamed, to: "styles/parts/b.yaml", of: client).hasPrefix("imports: [../base/colors.yaml]\n"))
    let folder = move("styles/parts", "styles/deep/er/parts")
    #expect(applied(folder, to: Self.path, of: client).contains("- deep/er/parts/b.yaml\n"))
    #expect(
      applied(folder, to: "styles/parts/b.yaml", of: client).hasPrefix("imports: [../../../tokens.yaml]\n"))
    #expect(move("styles/parts", "styles/other") != .null)
    #expect(move("docs/a.md", "docs/b.md") == .null)
    #expect(move("styles", "design") == .null)
  }

  @Test func importsOfDesignTokensFollowFilesThatMove() {
    let token = "{ \"ink\": { \"$type\": \"number\", \"$value\": 1 } }"
    let client = client(
      "imports:\n  - tokens: tokens/a.json # theirs\n    group: own\nstyles: { a: { component: UIView, alpha: $number.own.ink } }\n",
      ["styles/tokens/a.json": token])
    let moved = client.request(
      "workspace/willRenameFiles",
      [
        "files": [
          [
            "oldUri": .string(TestClient.uri("styles/tokens")),
            "newUri": .string(TestClient.uri("styles/design")),
          ]
        ]
      ])
    #expect(
      applied(moved, to: Self.path, of: client).hasPrefix(
        "imports:\n  - tokens: design/a.json # theirs\n    group: own\n"))
  }

  /// The file that declares what is used, and not the one whose name is nearest.
  @Test func aBrokenImportIsMendedWithTheMovedFile() throws {
    let client = client(
      "imports: [tokens.yaml]\nstyles: { a: { component: UIButton, tintColor: $color.tint } }\n",
      [
        "styles/base-colors.yaml": "tokens: { color: { tint: red } }\n",
        "styles/system/tokens.yaml": "tokens: { color: { other: red } }\n",
      ])
    let fix = try #require(
      actions(client, at: "tokens.yaml", only: "quickfix").first { $0["isPreferred"] == true })
    #expect(
      applied(fix["edit"], to: Self.path, of: client).hasPrefix("imports: [base-colors.yaml]\n"), "\(fix)")
  }

  @Test func fixesAndImportsAreSourceActions() throws {
    let text =
      "imports:\n  - tokens.yaml\n  - other.yaml\nstyles:\n  a: { component: UIButton, tintColor: $color.tint, isHidden: yes }\n"
    let client = client(
      text,
      [
        "styles/tokens.yaml": "tokens: { color: { tint: red } }\n",
        "styles/other.yaml": "tokens: { color: { other: red } }\n",
      ])
    for kind in ["source.fixAll", "source.fixAll.stylec"] {
      let fix = try #require(actions(client, at: "imports", only: kind).first, "\(kind)")
      #expect(fix["kind"] == "source.fixAll.stylec")
      #expect(applied(fix["edit"], to: Self.path, of: client).contains("isHidden: true"))
    }
    client.replace(Self.path, text.replacing("yes", with: "true"))
    client.files.texts["/w/" + Self.path] = text.replacing("yes", with: "true")
    for kind in ["source", "source.organizeImports", "source.organizeImports.stylec"] {
      let action = try #require(
        actions(client, at: "imports", only: kind).first { $0["kind"] == "source.organizeImports.stylec" },
        "\(kind)")
      #expect(
        applied(action["edit"], to: Self.path, of: client).hasPrefix("imports:\n  - tokens.yaml\nstyles:\n"))
    }
    let twice =
      "imports: [tokens.yaml, ./tokens.yaml]\nstyles: { a: { component: UIButton, tintColor: $color.tint } }\n"
    client.replace(Self.path, twice)
    client.files.texts["/w/" + Self.path] = twice
    let action = try #require(actions(client, at: "imports", only: "source.organizeImports").first)
    #expect(applied(action["edit"], to: Self.path, of: client).hasPrefix("imports: [tokens.yaml]\n"))
  }

  @Test func componentsAndStylesHaveAHierarchy() throws {
    let client = Sample.client()
    func prepare(_ text: String) throws -> JSONValue {
      try #require(
        client.request("textDocument/prepareTypeHierarchy", client.at(text, in: Self.path, 1)).array?.first)
    }
    func names(_ method: String, _ item: JSONValue) -> [String] {
      client.request("typeHierarchy/\(method)", ["item": item]).array?.compactMap { $0["name"]?.string } ?? []
    }
    #expect(names("subtypes", try prepare("Card:")) == ["Wide"])
    #expect(names("supertypes", try prepare("Wide:")) == ["Card"])
    #expect(names("supertypes", try prepare("Card:")) == ["Rounded"])
    #expect(names("subtypes", try prepare("Rounded:")) == ["Card"])
    #expect(names("supertypes", try prepare("quiet:")) == ["card"])
    #expect(names("subtypes", try prepare("card:")) == ["quiet"])
  }

  @Test func semanticTokensComeAsDifferences() {
    let client = Sample.client()
    let full = client.request("textDocument/semanticTokens/full", TestClient.document(Self.path))
    func delta(_ id: JSONValue?) -> JSONValue {
      client.request(
        "textDocument/semanticTokens/full/delta",
        TestClient.document(Self.path, ["previousResultId": id ?? .null]))
    }
    #expect(delta(full["resultId"])["edits"] == [])
    client.replace(Self.path, Sample.card.replacing("gap: 3 }", with: "gap: $gap }"))
    let next = delta(full["resultId"])
    var data = full["data"]?.array ?? []
    for edit in next["edits"]?.array ?? [] {
      let start = edit["start"]?.integer ?? 0
      data.replaceSubrange(
        start..<start + (edit["deleteCount"]?.integer ?? 0), with: edit["data"]?.array ?? [])
    }
    let whole = client.request("textDocument/semanticTokens/full", TestClient.document(Self.path))
    #expect(.array(data) == whole["data"])
    #expect(delta("other")["data"] == whole["data"])
  }

  @Test func ownStatesAndModesAreOverridden() throws {
    let client = client(
      """
      modes: { density: [regular, compact] }
      components:
        Key: { base: UIButton, states: { own: [loading], loading: { alpha: 0.5 } } }
      styles:
        a: { component: Key, tintColor: red }

      """)
    let titles = actions(client, at: "tintColor", only: "refactor").compactMap { $0["title"]?.string }
    #expect(
      titles.contains("Override ‘tintColor’ in loading")
        && titles.contains("Override ‘tintColor’ in compact"), "\(titles)")
    #expect(
      titles.contains("Override ‘tintColor’ in dark") && !titles.contains("Override ‘tintColor’ in regular"))
  }

  @Test func tokensWithModesAreInlined() throws {
    let text = """
      tokens: { color: { tint: { value: red, dark: blue }, also: $color.tint } }
      styles:
        a: { component: UIButton, tintColor: $color.tint }
        b: { component: UIButton, titleColor: $color.tint, states: { highlighted: { titleColor: gold } } }

      """
    let client = client(text)
    func inlined(_ place: String, _ offset: Int) -> String? {
      actions(client, at: place, offset, only: "refactor.inline").first.map {
        applied($0["edit"], to: Self.path, of: client)
      }
    }
    #expect(
      inlined("also: $color.tint", 10)?.contains("also: { value: \"#FF0000\", dark: \"#0000FF\" }") == true)
    let style = try #require(inlined("tintColor: $color", 13))
    #expect(
      style.contains("tintColor: \"#FF0000\"") && style.contains("dark: { tintColor: \"#0000FF\" }"),
      "\(style)")
    #expect(inlined("titleColor: $color", 14) == nil)
  }

  @Test func settingsHaveCompletionsAndHovers() {
    let client = client("styles: {}\n")
    func open(_ text: String) -> JSONValue {
      let plain = text.filter { $0 != "|" }
      client.close(".stylec.yml")
      client.open(".stylec.yml", plain)
      let before = text.prefix { $0 != "|" }
      return TestClient.document(
        ".stylec.yml",
        [
          "position": [
            "line": .integer(before.filter { $0 == "\n" }.count),
            "character": .integer(before.reversed().prefix { $0 != "\n" }.count),
          ]
        ])
    }
    func labels(_ text: String) -> [String] {
      client.request("textDocument/completion", open(text))["items"]?.array?.compactMap {
        $0["label"]?.string
      } ?? []
    }
    #expect(labels("|").contains("rules") && labels("sources: [styles]\n|").contains("output"))
    #expect(!labels("sources: [styles]\n|").contains("sources"))
    #expect(labels("rules:\n  |\n").contains("text-contrast"))
    #expect(labels("rules:\n  text-contrast: |\n") == ["off", "on", "error", "warning", "info"])
    #expect(labels("rules: { touch-target: { | } }\n").contains("severity"))
    #expect(labels("runtime: |\n") == ["embed", "import"])
    #expect(labels("overrides:\n  - files: [a]\n    |\n") == ["rules"])
    #expect(labels("deployment: { | }\n").contains("visionOS"))
    let hover =
      client.request("textDocument/hover", open("runti|me: import\n"))["contents"]?["value"]?.string ?? ""
    #expect(hover.contains("**runtime**") && hover.contains("`embed`"))
  }
}
