import Testing

extension DiffTests {
  // MARK: Design tokens

  private static func variable(_ name: String, _ id: Int, _ hex: String) -> String {
    let bytes = [1, 3, 5].map { Double(Int(hex.dropFirst($0).prefix(2), radix: 16) ?? 0) / 255 }
    return """
      "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \(bytes), "alpha": 1, "hex": "\(hex)" },
        "$extensions": { "com.figma.variableId": "VariableID:1:\(id)" } }
      """
  }

  private static func export(_ mode: String, _ variables: String...) -> String {
    "{ \(variables.joined(separator: ",\n  ")),\n  \"$extensions\": { \"com.figma.modeName\": \"\(mode)\" } }\n"
  }

  /// Two exports of Figma, without a style file. By its ID, a variable is known that was renamed.
  @Test func twoExportsOfFigma() throws {
    for (folder, name, light) in [("old", "Ink", "#000000"), ("new", "Text", "#111111")] {
      try workspace.write(
        "\(folder)/Light.tokens.json",
        Self.export("Light", Self.variable(name, 1, light), Self.variable("Line", 2, "#CCCCCC")))
      try workspace.write(
        "\(folder)/Dark.tokens.json",
        Self.export("Dark", Self.variable(name, 1, "#FFFFFF"), Self.variable("Line", 2, "#333333")))
      try workspace.write(
        "\(folder)/Regular.tokens.json", Self.export("Regular", Self.variable("Gap", 3, "#010101")))
      try workspace.write(
        "\(folder)/Compact.tokens.json",
        Self.export("Compact", Self.variable("Gap", 3, folder == "old" ? "#020202" : "#030303")))
    }
    let run = try diff("old new --fail-on breaking")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Generated Swift that can break code
          ! StyleTokens.Colors.ink is now StyleTokens.Colors.text  (old/Light.tokens.json:1:3 → new/Light.tokens.json:1:3)

        Tokens
          > color.ink → color.text  (old/Light.tokens.json:1:3 → new/Light.tokens.json:1:3)
                (light)  #000000 → #111111  (old/Light.tokens.json:1:40 → new/Light.tokens.json:1:41)
          ~ color.gap  (old/Compact.tokens.json:1:3 → new/Compact.tokens.json:1:3)
                (compact)  #020202 → #030303  (old/Compact.tokens.json:1:40 → new/Compact.tokens.json:1:40)

        """, "\(run.output)\(run.error)")
  }

  /// A third mode beside those of the appearance is one of another axis.
  @Test func anExportWithAModeMore() throws {
    for folder in ["old", "new"] {
      for (mode, hex) in [("Light", "#FFFFFF"), ("Dark", "#000000")] {
        try workspace.write(
          "\(folder)/\(mode).tokens.json", Self.export(mode, Self.variable("Card", 1, hex)))
      }
    }
    try workspace.write("new/Sepia.tokens.json", Self.export("Sepia", Self.variable("Card", 1, "#F0E0D0")))
    let run = try diff("old new")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("(sepia)  #FFFFFF → #F0E0D0"), "\(run.output)")
    #expect(run.output.contains("(dark+sepia)  #000000 → #F0E0D0"), "\(run.output)")
    #expect(try diff("new old").status == 0)
  }

  /// The export lies in the place of the old one, so that style files have names that are gone.
  @Test func newNamesAreWrittenIntoStyleFiles() throws {
    func export(_ ink: String, _ a: String, _ b: String) throws {
      for mode in ["Light", "Dark"] {
        try workspace.write(
          "styles/tokens/\(mode).tokens.json",
          Self.export(
            mode, Self.variable(ink, 1, "#000000"), Self.variable(a, 2, "#CCCCCC"),
            Self.variable(b, 3, "#DDDDDD")))
      }
    }
    let styles = """
      imports: [tokens/]
      tokens:
        color: { veil: "alpha($color.ink, 0.5)" }  # $color.ink
      styles:
        card: { component: UIView, backgroundColor: $color.ink, tintColor: "$color.ink", layer.borderColor: $color.a }

      """
    try workspace.write("styles/card.yaml", styles)
    try workspace.write(
      "styles/sea.yaml", "imports: [card.yaml]\nmode: high-contrast\ntokens: { color: { ink: navy } }\n")
    try export("Ink", "A", "B")
    try git("add -A && git commit -qm export")
    #expect(try diff("--apply-renames").error.contains("no style file has the old name of a renamed token"))
    try export("Text", "B", "A")
    let failed = try diff("")
    #expect(failed.status == 2 && failed.error.contains("color.ink is color.text now"), "\(failed.error)")
    #expect(failed.error.contains("--apply-renames"), "\(failed.error)")
    let run = try diff("--apply-renames")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("renamed color.ink to color.text in 4 places of 2 files"), "\(run.error)")
    // Of two that have exchanged their names, nobody knows which is meant.
    #expect(run.error.contains("note: color.a is color.b now"), "\(run.error)")
    let expected = styles.replacing("color.ink,", with: "color.text,").replacing(
      "color.ink\"", with: "color.text\"")
    #expect(try workspace.read("styles/card.yaml") == expected)
    #expect(try workspace.read("styles/sea.yaml").contains("{ text: navy }"))
    #expect(try diff("").status == 0)
    #expect(try diff("HEAD~1 HEAD --apply-renames").status == 64)
  }

  @Test func exportsOfOtherTools() throws {
    func resolver(_ value: String) -> String {
      """
      { "version": "2025.10", "sets": { "base": { "sources": [ { "ink": { "$type": "number", "$value": \(value) } } ] } },
        "resolutionOrder": [ { "$ref": "#/sets/base" } ] }
      """
    }
    func catalog(_ blue: String) -> String {
      """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x00", "green": "0x00", "blue": "\(blue)", "alpha": "1.000" } } } ], "info": { "version": 1, "author": "xcode" } }
      """
    }
    for (folder, value) in [("old", "1"), ("new", "2")] {
      try workspace.write(
        "\(folder)/dtcg/a.tokens.json",
        "{ \"gap\": { \"$type\": \"number\", \"$value\": \(value), \"$extensions\": { \"org.stylec\": { \"name\": \"space\" } } } }\n"
      )
      try workspace.write(
        "\(folder)/studio/a.json", "{ \"gap\": { \"type\": \"spacing\", \"value\": \"\(value)\" } }\n")
      try workspace.write("\(folder)/brand.resolver.json", resolver(value))
      try workspace.write(
        "\(folder)/Assets.xcassets/Ink.colorset/Contents.json", catalog(value == "1" ? "0x10" : "0x20"))
    }
    for (path, line) in [
      ("dtcg", "number.space  1 → 2"), ("dtcg/a.tokens.json", "number.space  1 → 2"),
      ("studio", "length.gap  1 → 2"), ("studio/a.json", "length.gap  1 → 2"),
      ("brand.resolver.json", "number.ink  1 → 2"), ("Assets.xcassets", "color.ink  #000010 → #000020"),
    ] {
      let run = try diff("old/\(path) new/\(path)")
      #expect(run.status == 0 && run.output.contains(line), "\(path): \(run.output)\(run.error)")
    }
    try git("add -A && git commit -qm exports")
    #expect(try diff("HEAD:old/dtcg HEAD:new/dtcg").output.contains("number.space  1 → 2"))
  }

  /// What moves in a file of tokens keeps the name that stylec has given it.
  @Test func aNameThatStylecKeeps() throws {
    for (folder, name) in [("old", "gap"), ("new", "distance")] {
      try workspace.write(
        "\(folder)/a.tokens.json",
        "{ \"\(name)\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"org.stylec\": { \"name\": \"space\" } } } }\n"
      )
    }
    let run = try diff("old new --fail-on any")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.error)")
  }
}
