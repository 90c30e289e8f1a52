import Testing

/// What the files of a project are to those of design tokens that it imports.
@Suite struct DesignTokenProjectTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/a.yaml", "imports: [tokens/]\n")
  }

  private func run(_ arguments: String, status: Int32 = 0) throws -> String {
    let run = try workspace.run(script: "\"$stylec\" \(arguments)")
    #expect(run.status == status, "\(arguments): \(run.output)\(run.error)")
    return run.output + run.error
  }

  // MARK: Files that are named

  private static let theme = """
    { "bg": { "value": "{white}", "type": "color" }, "whit": { "value": "#eee", "type": "color" } }

    """

  @Test(arguments: [
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      "‘git lfs pull’ gets the file"
    ),
    ("<!DOCTYPE html><html></html>", "it is HTML or XML"),
    ("{ \"a\": 1 }", "none of its objects has a ‘$value’"),
  ])
  func aFileWithoutTokensSaysWhatItIs(_ contents: String, _ words: String) throws {
    try workspace.write("styles/tokens/a.tokens.json", contents)
    #expect(try run("lint styles --no-cache", status: 2).contains(words))
    try workspace.write("styles/a.yaml", "imports: [tokens/a.tokens.json]\n")
    #expect(try run("lint styles/a.yaml --no-cache", status: 1).contains(words))
  }

  /// A JSON Schema has keys of tokens, such as `$ref` and `type`, and may not say that it is one.
  @Test(arguments: [
    ##"{ "$schema": "http://json-schema.org/draft-07/schema#", "properties": { "value": { "$ref": "#/x", "type": "string" } } }"##,
    ##"{ "type": "object", "title": "T", "properties": { "value": { "$ref": "#/x", "type": "string" } } }"##,
    ##"{ "properties": { "a": { "type": "x", "value": 1 } }, "type" : "object" }"##,
    ##"{ "type": "array", "items": { "$ref": "#/$defs/a" }, "$defs": { "a": { "type": "number" } } }"##,
    ##"{ "type": ["null", "object"], "properties": { "a": { "$ref": "#/x" } } }"##,
    ##"{ "definitions": { "a": { "$ref": "#/definitions/b" } } }"##,
    ##"{ "$id": "https://example.com/a.json", "$defs": { "a": { "$ref": "#/x" } } }"##,
  ])
  func aSchemaBesideTokensIsLeftAlone(_ schema: String) throws {
    try workspace.write("tokens/schema.json", schema)
    try workspace.write("tokens/a.json", #"{ "gap": { "$type": "number", "$value": 3 } }"#)
    try workspace.write("styles.yaml", "imports: [tokens/]\n")
    let run = try workspace.run("lint", "styles.yaml", "--no-cache")
    #expect(run.status == 0 && !run.output.contains("schema.json"), "\(run.output)\(run.error)")
  }

  /// Groups may be called as the keys of a schema.
  @Test(arguments: [
    ##"{ "type": { "$type": "number", "a": { "$value": "x" } }, "properties": { "b": { "$value": "x" } } }"##,
    ##"{ "type": "color", "properties": { "b": { "value": "x" } } }"##,
    ##"{ "a": { "type": "object", "properties": { "$value": "x" } } }"##,
  ])
  func aFileWithGroupsOfSuchNamesIsNoSchema(_ file: String) throws {
    try workspace.write("tokens/a.json", file)
    try workspace.write("styles.yaml", "imports: [tokens/]\n")
    let run = try workspace.run("lint", "styles.yaml", "--no-cache")
    #expect(run.status != 0 && run.output.contains("a.json"), "\(run.output)\(run.error)")
  }

  /// A file that is named alone is read with what imports it, so that no reference seems misspelled.
  @Test(arguments: ["styles/tokens/theme.json", "styles/tokens/theme.json styles/tokens/core.json"])
  func aFileOfASetIsCheckedWithTheOthers(_ paths: String) throws {
    try workspace.write(
      "styles/tokens/core.json", "{ \"white\": { \"value\": \"#fff\", \"type\": \"color\" } }")
    try workspace.write("styles/tokens/theme.json", Self.theme)
    _ = try run("lint --unsafe-fixes \(paths)")
    #expect(try workspace.read("styles/tokens/theme.json") == Self.theme)
    let wrong = Self.theme.replacing("{white}", with: "{wihte}")
    try workspace.write("styles/tokens/theme.json", wrong)
    _ = try run("lint --unsafe-fixes \(paths)")
    #expect(try workspace.read("styles/tokens/theme.json") == Self.theme)
  }

  /// Of a file that nothing imports, the others aren't known.
  @Test func aFileThatNothingImportsMayReferToAny() throws {
    try workspace.write("other/theme.json", Self.theme)
    try workspace.write("other/more.json", "{ \"a\": { \"$value\": \"{b}\" } }")
    _ = try run("lint --unsafe-fixes other/theme.json other/more.json")
    #expect(try workspace.read("other/theme.json") == Self.theme)
  }

  @Test func aFolderOfTokensAlone() throws {
    try workspace.write("styles/tokens/core.json", Self.theme)
    let text = try run("lint styles/tokens", status: 2)
    #expect(text.contains("design tokens"), "\(text)")
  }

  @Test func fixesOfJSONAreToldToBeLeft() throws {
    try workspace.write(
      "styles/tokens/core.json", "{ \"white\": { \"value\": \"#fff\", \"type\": \"color\", } }")
    let text = try run("lint --fix", status: 1)
    #expect(text.contains("name ‘styles/tokens/core.json’ to fix it"), "\(text)")
    #expect(try workspace.read("styles/tokens/core.json").contains(", }"))
  }

  // MARK: Settings

  private static let export = """
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "com.figma.aliasData": { "targetVariableName": "Black", "targetVariableSetName": "Palette", "targetVariableId": "VariableID:9:9", "targetVariableSetId": "VariableCollectionId:9:1" }, "com.figma.variableId": "VariableID:1:1" } },
      "$extensions": { "com.figma.modeName": "Light" }
    }

    """

  /// Warnings of an export are switched off and held back as those of rules are.
  @Test func warningsOfAnExportCanBeSwitchedOff() throws {
    try workspace.write("styles/tokens/Light.tokens.json", Self.export)
    #expect(try run("lint --strict", status: 1).contains("warning[token-modes]"))
    #expect(!(try run("lint --strict --ignore token-modes")).contains("token-modes"))
    _ = try run("lint --write-baseline old.json")
    _ = try run("lint --strict --baseline old.json")
    try workspace.write(".stylec.yml", "baseline: old.json\n")
    _ = try run("lint --strict")
    try workspace.write(".stylec.yml", "rules: { token-modes: off }\n")
    #expect(!(try run("lint --strict")).contains("token-modes"))
    try workspace.write(".stylec.yml", "rules: { token-modes: info }\n")
    #expect(try run("lint --strict").contains("info[token-modes]"))
    // Errors stay.
    try workspace.write(".stylec.yml", "rules: { token-alias: off }\n")
    try workspace.write("styles/tokens/b.json", "{ \"a\": { \"$type\": \"number\", \"$value\": \"{zz}\" } }")
    #expect(try run("lint", status: 1).contains("error[token-alias]"))
    #expect(try run("lint --select token-modes", status: 64).contains("can't be turned off"))
  }

  @Test func excludedFilesOfAFolderAreLeftOut() throws {
    try workspace.write("styles/tokens/a.json", "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }")
    try workspace.write("styles/tokens/old/a.json", "{ \"a\": { \"$type\": \"number\", \"$value\": 2 } }")
    #expect(try run("lint", status: 1).contains("duplicate-name"))
    try workspace.write(".stylec.yml", "excludes: [styles/tokens/old]\n")
    _ = try run("lint")
  }

  // MARK: What a folder may hold

  @Test(arguments: ["{}", "{ \"$extensions\": { \"com.figma.modeName\": \"Light\" } }"])
  func aFileMayHaveNoTokensYet(_ contents: String) throws {
    try workspace.write("styles/tokens/a.json", "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }")
    try workspace.write("styles/tokens/empty.tokens.json", contents)
    _ = try run("lint --strict")
    try workspace.write("styles/a.yaml", "imports: [tokens/empty.tokens.json]\n")
    _ = try run("lint --strict")
  }

  @Test func aThemeMayHaveASetWithoutTokens() throws {
    try workspace.write("styles/tokens/core.json", "{ \"a\": { \"type\": \"spacing\", \"value\": 1 } }")
    try workspace.write("styles/tokens/empty.json", "{}")
    try workspace.write(
      "styles/tokens/$themes.json",
      "[{ \"name\": \"One\", \"selectedTokenSets\": { \"core\": \"enabled\", \"empty\": \"enabled\" } }]")
    _ = try run("lint --strict")
  }

  /// A mistake is told at its place, and not as if the file were none of design tokens.
  @Test(arguments: [
    ("$themes.json", "[{ \"id\": \"1\", \"name\": \"Light\", \"sel"),
    ("a.tokens.json", "{a:{$type:\"number\",$value:1}}"),
    ("a.tokens.json", "{ 'a': { '$type': 'number', '$value': 1 } }"),
  ])
  func mistakesAreTold(_ name: String, _ contents: String) throws {
    try workspace.write("styles/tokens/b.json", "{ \"b\": { \"$type\": \"number\", \"$value\": 1 } }")
    try workspace.write("styles/tokens/\(name)", contents)
    let text = try run("lint", status: 1)
    #expect(text.contains("--> styles/tokens/\(name):1:"), "\(text)")
    #expect(!text.contains("has no design tokens"), "\(text)")
  }

  @Test func aPageWhoseFrontMatterIsOpen() throws {
    try workspace.write("styles/a.yaml", "imports: [DESIGN.md]\n")
    try workspace.write("styles/DESIGN.md", "---\nname: Shop\ncolors:\n  ink: \"#000\"\n\n# Shop\n")
    let text = try run("lint", status: 1)
    #expect(text.contains("--> styles/DESIGN.md:1:1"), "\(text)")
  }

  @Test func aCatalogWithoutColors() throws {
    try workspace.write("styles/a.yaml", "imports: [Assets.xcassets]\n")
    try workspace.write(
      "styles/Assets.xcassets/Contents.json", "{ \"info\": { \"version\": 1, \"author\": \"xcode\" } }")
    try workspace.write(
      "styles/Assets.xcassets/Icon.imageset/Contents.json", "{ \"images\": [], \"info\": { \"version\": 1 } }"
    )
    #expect(try run("lint", status: 1).contains("no color set"))
  }

  /// A folder is one import, whatever number of files it has, and its fix takes out the entry that names it.
  @Test func anUnusedFolderIsRemoved() throws {
    let token = "{ \"NAME\": { \"$type\": \"number\", \"$value\": 0.5 } }"
    for name in ["tokens/a", "tokens/b", "shop/c", "shop/d", "blog/e", "blog/f"] {
      try workspace.write("styles/\(name).json", token.replacing("NAME", with: String(name.suffix(1))))
    }
    try workspace.write(
      "styles/a.yaml",
      """
      imports:
        - tokens/
        - { tokens: shop/, group: shop } # of the shop
        - tokens: blog/
          group: blog
      styles:
        card: { component: UIView, alpha: $number.b }

      """)
    let text = try run("lint")
    #expect(text.contains("nothing from ‘shop/’ is used") && text.contains("nothing from ‘blog/’ is used"))
    #expect(text.contains("--> styles/a.yaml:3:15") && text.contains("--> styles/a.yaml:4:13"), "\(text)")
    _ = try run("lint --fix")
    #expect(
      try workspace.read("styles/a.yaml") == """
        imports:
          - tokens/
        styles:
          card: { component: UIView, alpha: $number.b }

        """)
  }

  // MARK: Output

  /// What a run writes, the next one must not read as more tokens.
  @Test func aFolderThatIsImportedIsNoOutput() throws {
    try workspace.write("styles/tokens/a.json", "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }")
    for folder in ["styles/tokens", "styles/tokens/out"] {
      let text = try run("generate --target dtcg --output \(folder)", status: 64)
      #expect(text.contains("styles/a.yaml imports"), "\(text)")
    }
    _ = try run("generate --target dtcg --output styles/out")
    _ = try run("lint")
    _ = try workspace.run(script: "ln -s styles/tokens out")
    _ = try run("generate --target dtcg --output out", status: 64)
    // What a target writes is imported, and not the folder around it.
    let styles = try workspace.read("styles/a.yaml")
    try workspace.write(
      "styles/tokens/ink.json",
      "{ \"ink\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] } } }"
    )
    for (path, target, place) in [
      ("more/DesignTokens", "dtcg", "more/DesignTokens"),
      ("more/DesignTokens/styles.resolver.json", "dtcg", "more/DesignTokens"),
      ("more/DESIGN.md", "design-md", "more/DESIGN.md"),
    ] {
      try workspace.write("styles/a.yaml", styles)
      _ = try run("generate --target dtcg,design-md --output more")
      try workspace.write("styles/a.yaml", "imports: [../\(path)]\n")
      let text = try run("generate --target \(target) --output more", status: 64)
      #expect(text.contains("styles/a.yaml imports \(path), and \(place) is written, so"), "\(text)")
    }
  }

  /// What an earlier run wrote is imported now, and a run that makes something else must not remove it.
  @Test(arguments: [
    ("design-md", "more/DESIGN.md", "more/DESIGN.md"),
    ("assets", "more/Assets/StyleColors.xcassets", "more/Assets/StyleColors.xcassets"),
    ("dtcg", "more/DesignTokens", "more/DesignTokens"),
    ("dtcg", "more/DesignTokens/styles.resolver.json", "more/DesignTokens/styles.resolver.json"),
    ("figma", "more", "more"),
  ])
  func anImportedOutputIsNotRemoved(_ target: String, _ path: String, _ place: String) throws {
    let own = "tokens: { color: { ink: { value: \"#102030\", dark: white } } }\n"
    try workspace.write("styles/a.yaml", own)
    _ = try run("generate --target \(target) --output more")
    let made = try workspace.run(script: "find more -type f | sort | xargs md5sum").output
    try workspace.write("styles/a.yaml", "imports: [../\(path)]\n")
    let others = target == "assets" ? ["json", "plain"] : ["json", "assets", "plain"]
    for other in others where path != "more" || other == "plain" {
      for command in ["generate", "generate --check", "build --format svg"] {
        let text = try run("\(command) --target \(other) --output more", status: 64)
        #expect(text.contains("styles/a.yaml imports \(place), "), "\(text)")
        #expect(text.contains("would remove") && text.contains("--output"), "\(text)")
      }
    }
    #expect(try workspace.run(script: "find more -type f | sort | xargs md5sum").output == made)
    // Into another folder, or when nothing imports it any longer.
    _ = try run("generate --target plain --output other")
    try workspace.write("styles/a.yaml", own)
    _ = try run("generate --target plain --output more")
    #expect(try workspace.run(script: "find more -name '*.json' -path '*/*/*' -o -name '*.md'").output == "")
  }

  @Test func documentsThatAreNoLongerMadeAreRemoved() throws {
    func write(_ tokens: String) throws {
      try workspace.write("styles/a.yaml", "tokens: { color: { \(tokens) } }\n")
    }
    let generate = "generate --target assets,dtcg --output out"
    try write("ink: { value: black, dark: white }, paper: white")
    _ = try run(generate)
    try write("ink: black")
    let left = try run(generate + " --check", status: 1)
    #expect(left.contains("paper.colorset/Contents.json’ is left over"), "\(left)")
    _ = try run(generate)
    _ = try run(generate + " --check")
    let files = try workspace.run(script: "find out -name '*.json' -o -name '*.colorset' -type d | sort")
      .output
    #expect(
      files == """
        out/.stylec-manifest.json
        out/Assets/StyleColors.xcassets/Contents.json
        out/Assets/StyleColors.xcassets/ink.colorset
        out/Assets/StyleColors.xcassets/ink.colorset/Contents.json
        out/DesignTokens/base.tokens.json
        out/DesignTokens/styles.resolver.json

        """)
  }

  /// A program that renames a token in `$value` leaves the expressions that stylec keeps as they are.
  @Test func aTokenThatAnotherProgramHasRenamed() throws {
    try workspace.write(
      "styles/a.yaml",
      "tokens: { color: { ink: \"#102030\", soft: \"alpha($color.ink, 0.5)\" } }\n")
    _ = try run("generate --target dtcg --output out")
    let file = "out/DesignTokens/base.tokens.json"
    let text = try workspace.read(file).replacing("\"ink\"", with: "\"text\"").replacing(
      "{color.ink}", with: "{color.text}")
    try workspace.write(file, text)
    try workspace.write("styles/a.yaml", "imports: [../out/DesignTokens]\n")
    #expect(try run("lint").contains("token-loss"))
    #expect(try run("explain color.soft").contains("rgb(16 32 48 / 50%)"))
  }

  // MARK: Names

  /// Two imports may have variables of one ID.
  @Test func renamesOfTwoGroups() throws {
    func export(_ name: String) -> String {
      """
      { "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "com.figma.variableId": "VariableID:1:1" } }, "$extensions": { "com.figma.modeName": "Mode 1" } }

      """
    }
    try workspace.write("old/shop/a.tokens.json", export("Ink"))
    try workspace.write("old/blog/a.tokens.json", export("Ink"))
    try workspace.write("styles/shop/a.tokens.json", export("Ink"))
    try workspace.write("styles/blog/a.tokens.json", export("Ink"))
    let styles = """
      imports: [{ tokens: shop/, group: shop }, { tokens: blog/, group: blog }]
      styles: { card: { component: UIView, backgroundColor: $color.shop.ink, tintColor: $color.blog.ink } }

      """
    try workspace.write("styles/a.yaml", styles)
    let git = "git -c user.name=a -c user.email=a@b.c"
    _ = try workspace.run(script: "rm -rf old; git init -q . && git add . && \(git) commit -qm one")
    try workspace.write("styles/shop/a.tokens.json", export("Text"))
    try workspace.write("styles/blog/a.tokens.json", export("Words"))
    let text = try run("diff --apply-renames")
    #expect(
      try workspace.read("styles/a.yaml")
        == styles.replacing("shop.ink", with: "shop.text").replacing("blog.ink", with: "blog.words"),
      "\(text)")
  }

  // MARK: Asset catalogs

  private func colorSet(_ colors: (more: String, red: String)...) -> String {
    let list = colors.map {
      "{ \"idiom\": \"universal\"\($0.more), \"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": \"\($0.red)\", \"green\": \"0x00\", \"blue\": \"0x00\", \"alpha\": \"1.000\" } } }"
    }
    return "{ \"colors\": [\(list.joined(separator: ", "))], \"info\": { \"version\": 1 } }"
  }

  /// What is for the light appearance leaves the dark one to what is for any.
  @Test func aColorForTheLightAppearance() throws {
    func appearance(_ values: String...) -> String {
      let all = values.map { value in
        "{ \"appearance\": \"\(value == "high" ? "contrast" : "luminosity")\", \"value\": \"\(value)\" }"
      }
      return ", \"appearances\": [\(all.joined(separator: ", "))]"
    }
    let catalog = "styles/Assets.xcassets"
    try workspace.write("styles/a.yaml", "imports: [Assets.xcassets]\n")
    try workspace.write(
      "\(catalog)/L.colorset/Contents.json", colorSet(("", "0x00"), (appearance("light"), "0xFF")))
    try workspace.write(
      "\(catalog)/H.colorset/Contents.json",
      colorSet(("", "0x00"), (appearance("high"), "0x11"), (appearance("light", "high"), "0xFF")))
    try workspace.write(
      "\(catalog)/I.colorset/Contents.json",
      colorSet(("", "0x00"), (appearance("light", "high"), "0xFF")))
    try workspace.write(
      "\(catalog)/W.colorset/Contents.json",
      colorSet((", \"locale\": \"fr\"", "0x11"), ("", "0x00")))
    try workspace.write(
      "\(catalog)/G.colorset/Contents.json",
      colorSet((", \"display-gamut\": \"sRGB\"", "0x11"), (", \"display-gamut\": \"display-P3\"", "0x22")))
    let text = try run("lint")
    #expect(text.contains("no color for ‘fr’ alone"), "\(text)")
    #expect(text.contains("for screens that show Display P3"), "\(text)")
    func explained(_ name: String) throws -> [String] {
      try run("explain color.\(name)").split(separator: "\n").filter { $0.hasPrefix("color.") }.map(
        String.init)
    }
    #expect(try explained("l") == ["color.l = #FF0000", "color.l (dark) = #000000"])
    #expect(
      try explained("h") == [
        "color.h = #000000", "color.h (high-contrast) = #FF0000", "color.h (dark+high-contrast) = #110000",
      ])
    #expect(
      try explained("i") == [
        "color.i = #000000", "color.i (high-contrast) = #FF0000", "color.i (dark+high-contrast) = #000000",
      ])
  }
}
