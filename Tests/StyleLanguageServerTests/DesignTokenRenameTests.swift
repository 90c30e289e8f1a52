import EditorClients
import SeededRandom
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace
import Testing

@testable import StyleLanguageServer

/// New names for design tokens in JSON, from style files and from JSON itself.
@Suite struct DesignTokenRenameTests {
  private static let json = "styles/tokens/base.tokens.json"
  private static let style = "styles/card.yaml"
  private static let files = [
    style: """
    imports: [tokens/]
    styles:
      card: { component: UIButton, backgroundColor: $color.surface.card, contentInsets: $length.space.medium }
      other: { component: UIView, backgroundColor: "$color.surface.nearWhite" }

    """,
    "styles/dark.yaml": """
    mode: dark
    imports: [tokens/]
    tokens: { color: { surface: { card: black } } }

    """,
    json: """
    {
      "color": {
        "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 1] } },
        "surface": {
          "Near White": { "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 1] } },
          "card": { "$value": "{color.surface.Near White}" },
          "more": { "$ref": "#/color/surface/card" }
        },
        "raised": { "$extends": "{color.surface}" }
      },
      "space": { "$type": "dimension", "medium": { "$value": { "value": 8, "unit": "px" } } },
      "line": { "$type": "border", "thin": { "$value": { "color": "{color.ink}", "width": "{space.medium}", "style": "solid" } } }
    }

    """,
  ]

  private func rename(
    _ text: String, _ offset: Int, in path: String, to name: String,
    of files: [String: String] = DesignTokenRenameTests.files
  ) -> (files: [String: String], problem: String?) {
    let client = TestClient.ready(files)
    client.open(path)
    let answer = client.answer(
      "textDocument/rename",
      .object((client.at(text, in: path, offset).members ?? []) + [.init("newName", .string(name))]))
    return (applied(answer, to: files), answer["error"]?["message"]?.string)
  }

  private func applied(_ answer: JSONValue, to files: [String: String]) -> [String: String] {
    var files = files
    for change in answer["result"]?["changes"]?.members ?? [] {
      let path = String(change.name.dropFirst("file:///w/".count))
      var bytes = Array((files[path] ?? "").utf8)
      let positions = TextPositions(bytes, .utf16)
      for edit in (change.value.array ?? []).reversed() {
        guard let range = positions.offsets(edit["range"]) else { continue }
        bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
      }
      files[path] = String(decoding: bytes, as: UTF8.self)
    }
    return files
  }

  private func snapshot(_ files: [String: String]) throws -> Snapshot {
    try Workspace(["styles"], in: MemoryFiles(files)).snapshot
  }

  private func errors(_ snapshot: Snapshot) -> [String] {
    snapshot.findings.filter { $0.severity == .error }.map(\.message)
  }

  @Test func theFilesHaveNoErrors() throws { #expect(errors(try snapshot(Self.files)) == []) }

  // MARK: Single places

  @Test func aTokenIsRenamedFromAStyleFile() throws {
    let (files, problem) = rename("$color.surface.nearWhite", 17, in: Self.style, to: "offWhite")
    #expect(problem == nil)
    let json = try #require(files[Self.json])
    // As the name was written before.
    #expect(json.contains("\"Off White\": {") && json.contains("\"{color.surface.Off White}\""))
    #expect(files[Self.style]?.contains("\"$color.surface.offWhite\"") == true)
    #expect(errors(try snapshot(files)) == [])
  }

  @Test func aTokenIsRenamedFromJSON() throws {
    let (files, problem) = rename("#/color/surface/card", 17, in: Self.json, to: "Card 2~/%\"\\")
    #expect(problem == nil)
    let json = try #require(files[Self.json])
    #expect(
      json.contains("\"Card 2~/%\\\"\\\\\": {") && json.contains("#/color/surface/Card 2~0~1%25\\\"\\\\"))
    #expect(files[Self.style]?.contains("$color.surface.card2,") == true)
    #expect(files["styles/dark.yaml"]?.contains("{ card2: black }") == true)
    #expect(errors(try snapshot(files)) == [])
  }

  /// Its YAML has other quotes than JSON.
  @Test func aPageIsReadAndKeptAsItIs() throws {
    let page = "styles/DESIGN.md"
    let own = [
      page: "---\ncolors:\n  primary: \"#0A5FD6\"\n  link: \"{colors.primary}\"\n---\n# Shop\n",
      Self.style:
        "imports: [DESIGN.md]\nstyles:\n  card: { component: UIView, backgroundColor: $color.primary }\n",
    ]
    for (text, offset, path) in [("$color.primary", 9, Self.style), ("  primary:", 4, page)] {
      let (files, problem) = rename(text, offset, in: path, to: "brand", of: own)
      #expect(
        problem?.contains("‘styles/DESIGN.md’ has this name, which is changed in a text editor") == true)
      #expect(files == own)
    }
    let client = TestClient.ready(own)
    client.open(page)
    let offered = client.request("textDocument/completion", client.at("{colors.primary}", in: page, 3))
    #expect(offered["items"]?.array?.isEmpty ?? true)
    for box in client.request("textDocument/documentColor", TestClient.document(page)).array ?? [] {
      let texts = client.request(
        "textDocument/colorPresentation",
        TestClient.document(
          page,
          ["color": ["red": 1, "green": 0, "blue": 0, "alpha": 1], "range": box["range"] ?? .null]))
      #expect(texts.array?.isEmpty ?? true)
    }
  }

  @Test func aGroupIsRenamed() throws {
    let (files, problem) = rename("$color.surface.card", 9, in: Self.style, to: "background")
    #expect(problem == nil)
    let json = try #require(files[Self.json])
    #expect(!json.contains("surface") && json.contains("\"$extends\": \"{color.background}\""))
    #expect(files["styles/dark.yaml"]?.contains("{ background: { card: black } }") == true)
    #expect(errors(try snapshot(files)) == [])
  }

  /// Names of style files that come of several in JSON.
  @Test func whatFollowsFromANameIsRenamedToo() throws {
    // With another name than that of the type, the group is a part of the name.
    let (files, problem) = rename("\"color\": {", 2, in: Self.json, to: "paint")
    #expect(problem?.contains("has a value in a mode on line 3 of ‘styles/dark.yaml’") == true)
    #expect(files == Self.files)
    var others = Self.files
    others["styles/dark.yaml"] = nil
    others[Self.style]? +=
      "  edge: { component: UIView, layer.borderColor: $color.line.thin, layer.borderWidth: $length.line.thin }\n"
    let renamed = rename("\"color\": {", 2, in: Self.json, to: "paint", of: others)
    #expect(renamed.files[Self.style]?.contains("$color.paint.surface.card") == true)
    // A border is a color and a length.
    let border = rename("\"thin\"", 2, in: Self.json, to: "hair", of: others)
    #expect(border.problem == nil)
    #expect(
      border.files[Self.style]?.contains("$color.line.hair, layer.borderWidth: $length.line.hair") == true)
  }

  @Test(arguments: [
    ("\"card\"", "", "has a name"), ("\"card\"", "$x", "don't begin with ‘$’"), ("\"card\"", "a.b", "‘.’"),
    ("\"card\"", "a{b", "‘{’"), ("\"card\"", " a", "visible character"),
    ("\"card\"", "a\u{7}b", "visible character"),
    ("\"card\"", "\u{200B}", "visible character"), ("\"card\"", "more", "is there already"),
    ("\"card\"", "nearWhite", "both become ‘color.surface.nearWhite’"),
    ("\"card\"", "near white", "both become ‘color.surface.nearWhite’"),
    ("\"card\"", "near-white", "has the same name in Swift"),
  ])
  func namesThatBreakSomethingAreRefused(_ place: String, _ name: String, _ reason: String) {
    let (files, problem) = rename(place, 2, in: Self.json, to: name)
    #expect(problem?.contains(reason) == true, "\(problem ?? "")")
    #expect(files == Self.files)
  }

  @Test(arguments: [
    ("$color.surface.card", 17, "Card", "begins with a small letter"),
    ("$color.surface.card", 17, "nearWhite", "is there already"),
    ("$color.surface.card", 17, "value", "key of tokens"),
  ])
  func namesThatJSONHasNotAreRefused(_ place: String, _ offset: Int, _ name: String, _ reason: String) {
    let (files, problem) = rename(place, offset, in: Self.style, to: name)
    #expect(problem?.contains(reason) == true, "\(problem ?? "")")
    #expect(files == Self.files)
  }

  @Test func placesAreFoundInJSON() {
    let client = TestClient.ready(Self.files)
    client.open(Self.json)
    let place = client.at("{color.surface.Near White}", in: Self.json, 17)
    let definition = client.request("textDocument/definition", place)
    #expect(definition.array?.count == 1 && definition.array?.first?["range"]?["start"]?["line"] == 5)
    let highlights = client.request("textDocument/documentHighlight", place).array ?? []
    #expect(highlights.map { $0["kind"]?.integer } == [3, 2])
    let references = client.request(
      "textDocument/references",
      .object((place.members ?? []) + [.init("context", ["includeDeclaration": true])]))
    #expect(references.array?.count == 3)
    let prepared = client.request("textDocument/prepareRename", place)
    #expect(prepared["placeholder"] == "Near White")
    let hover = client.request("textDocument/hover", place)
    #expect(hover["contents"]?["value"]?.string?.contains("color.surface.nearWhite") == true)
    func text(_ place: String) -> String? {
      client.request("textDocument/hover", client.at(place, in: Self.json, 2))["contents"]?["value"]?.string
    }
    #expect(text("\"width\"")?.contains("The width of the line") == true)
    #expect(text("\"border\"")?.contains("- `style`") == true)
    #expect(text("\"$extends\"")?.contains("has too") == true && text("\"px\"") == nil)
    // A group, and a style file's way to it.
    let group = client.request("textDocument/hover", client.at("\"surface\"", in: Self.json, 3))
    #expect(group["contents"]?["value"]?.string?.contains("3 tokens") == true)
    #expect(client.request("textDocument/formatting", client.at("{", in: Self.json)) == [])
  }

  @Test func symbolsAreThoseOfTheJSON() throws {
    let client = TestClient.ready(
      Self.files,
      capabilities: ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    client.open(Self.json)
    let symbols = client.request("textDocument/documentSymbol", TestClient.document(Self.json)).array ?? []
    try #require(symbols.map { $0["name"]?.string } == ["color", "space", "line"])
    #expect(symbols[0]["children"]?.array?.map { $0["name"]?.string } == ["ink", "surface", "raised"])
    #expect(symbols[2]["children"]?.array?.first?["detail"] == "$color.line.thin, $length.line.thin")
  }

  // MARK: Spellings of tools

  @Test func figmasNamesAndCodeSyntaxFollow() throws {
    func file(_ mode: String, _ value: String) -> String {
      """
      { "Surface": { "Near White": { "$type": "color", "$value": \(value), "$extensions": {
        "com.figma.variableId": "VariableID:1:1" } },
        "Named": { "$type": "number", "$value": 4, "$extensions": {
        "com.figma.variableId": "VariableID:1:2", "com.figma.codeSyntax": { "iOS": "Length.insetSmall" } } } },
        "$extensions": { "com.figma.modeName": "\(mode)" } }
      """
    }
    let color = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 1, \"hex\": \"#000000\" }"
    var files = [
      "styles/tokens/Light.tokens.json": file("Light", color),
      "styles/tokens/Dark.tokens.json": file("Dark", color),
    ]
    files["styles/tokens/Use.tokens.json"] = """
      { "Card": { "$type": "color", "$value": \(color), "$extensions": { "com.figma.variableId": "VariableID:2:1",
        "com.figma.aliasData": { "targetVariableName": "Surface/Near White", "targetVariableSetName": "Base" } } },
        "$extensions": { "com.figma.modeName": "Mode 1" } }
      """
    files["styles/a.yaml"] = """
      imports: [tokens/]
      styles: { a: { component: UIView, backgroundColor: $color.surface.nearWhite, layer.cornerRadius: $length.insetSmall } }

      """
    #expect(errors(try snapshot(files)) == [])
    let color2 = rename("$color.surface.nearWhite", 18, in: "styles/a.yaml", to: "pure", of: files)
    #expect(color2.problem == nil)
    for path in ["Light", "Dark", "Use"] {
      let text = try #require(color2.files["styles/tokens/\(path).tokens.json"])
      #expect(text.contains(path == "Use" ? "\"Surface/Pure\"" : "\"Pure\": {"), "\(text)")
    }
    let named = rename("$length.insetSmall", 10, in: "styles/a.yaml", to: "insetTiny", of: files)
    #expect(named.problem == nil)
    #expect(named.files["styles/tokens/Dark.tokens.json"]?.contains("\"Length.insetTiny\"") == true)
    #expect(named.files["styles/tokens/Dark.tokens.json"]?.contains("\"Named\"") == true)
    let slash = rename("\"Near White\"", 3, in: "styles/tokens/Dark.tokens.json", to: "a/b", of: files)
    #expect(slash.problem?.contains("slash") == true)
  }

  @Test func namesStandInExpressionsOfTools() throws {
    let files = [
      "styles/tokens.json": """
      { "base": { "space": { "small": { "type": "spacing", "value": "4px" }, "large": { "type": "spacing", "value": "{ space.small } * 2 + {space.small}" } },
        "ink": { "type": "color", "value": "#123456" }, "veil": { "type": "color", "value": "rgba({ink}, 50%)" }, "old": { "type": "color", "value": "$ink" } } ,
        "$metadata": { "tokenSetOrder": ["base"] } }
      """,
      "styles/a.yaml":
        "imports: [tokens.json]\nstyles: { a: { component: UIView, backgroundColor: $color.ink, layer.cornerRadius: $length.space.small } }\n",
    ]
    #expect(errors(try snapshot(files)) == [])
    let small = rename("$length.space.small", 15, in: "styles/a.yaml", to: "tiny", of: files)
    #expect(
      small.files["styles/tokens.json"]?.contains("{ space.tiny } * 2 + {space.tiny}") == true,
      "\(small.problem ?? "")")
    let ink = rename("\"ink\"", 2, in: "styles/tokens.json", to: "Ink 2", of: files)
    #expect(ink.files["styles/tokens.json"]?.contains("rgba({Ink 2}, 50%)") == true, "\(ink.problem ?? "")")
    #expect(ink.files["styles/tokens.json"]?.contains("\"$Ink 2\"") == true)
  }

  @Test func theGroupOfAnImportIsNamedThere() {
    var files = Self.files
    files["styles/dark.yaml"] = nil
    files[Self.style] =
      "imports: [{ tokens: tokens/, group: shop }]\nstyles: { a: { component: UIView, backgroundColor: $color.shop.surface.card } }\n"
    let group = rename("$color.shop", 8, in: Self.style, to: "store", of: files)
    #expect(group.problem?.contains("the import of") == true, "\(group.problem ?? "")")
    let card = rename("shop.surface.card", 14, in: Self.style, to: "page", of: files)
    #expect(card.files[Self.json]?.contains("#/color/surface/page") == true, "\(card.problem ?? "")")
  }

  // MARK: Whatever files there are

  @Test(arguments: (0..<120).map(UInt64.init).someCases(oneIn: 3))
  func renamingChangesNamesAlone(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed &* 7919)
    let kind = RandomDesignTokens.Kind.allCases[Int(seed) % RandomDesignTokens.Kind.allCases.count]
    var design = RandomDesignTokens(kind, seed: seed)
    design.use([])
    let declared = try snapshot(design.files).sheet.tokens
    design.use(declared.map { ($0.name, $0.type == .color) })
    let before = try snapshot(design.files)
    #expect(errors(before) == [], "\(seed): \(design.files)")
    let path: String
    let (place, offset, name): (String, Int, String)
    if random.next(below: 2) == 0, let reference = design.references.randomElement(using: &random) {
      path = "styles/a.yaml"
      // The token, or one of its groups.
      let dots = reference.indices.filter { reference[$0] == "." }
      let dot = dots[random.next(below: dots.count)]
      (place, offset) = ("$" + reference, reference.distance(from: reference.startIndex, to: dot) + 2)
      name = ["fresh", "two-words", "r2d2", "camelCase"][random.next(below: 4)]
    } else {
      let paths = design.files.keys.filter { $0.hasSuffix(".json") && !$0.contains("resolver") }.sorted()
      path = paths[random.next(below: paths.count)]
      let keys = (design.files[path] ?? "").matches(of: /"((?:[^"\\$]|\\.)+)": \{/).map {
        String($0.output.0)
      }
      guard let key = keys.randomElement(using: &random) else { return }
      (place, offset) = (key, 1)
      name = ["Fresh Name", "two-words", "🐙", "q\"\\", "t~1/%"][random.next(below: kind == .figma ? 4 : 5)]
    }
    let renamed = rename(place, offset, in: path, to: name, of: design.files)
    guard renamed.problem == nil else {
      // Sets have no tokens' names, and a name may be taken.
      #expect(renamed.files == design.files)
      return
    }
    let after = try snapshot(renamed.files)
    #expect(errors(after) == [], "\(seed): \(place) \(name) \(renamed.files)")
    let (old, new) = (before.sheet, after.sheet)
    #expect(old.tokens.count == new.tokens.count, "\(seed)")
    var changed = 0
    for (one, other) in zip(old.tokens, new.tokens) {
      #expect(
        one.type == other.type && one.value.value == other.value.value, "\(seed): \(one.name) \(other.name)")
      #expect(one.value.cases.map(\.value) == other.value.cases.map(\.value), "\(seed): \(one.name)")
      if one.name != other.name { changed += 1 }
    }
    #expect(changed > 0, "\(seed): \(place) \(name)")
    let settings = { (sheet: ResolvedSheet) in sheet.styles.map { $0.settings.map(\.value.value) } }
    #expect(settings(old) == settings(new), "\(seed): \(renamed.files)")
    #expect(old.styles.map(\.name) == new.styles.map(\.name))
  }
}
