import Foundation
import Testing

/// Asset catalogs that are written, and read again.
@Suite struct AssetCatalogTests {
  private let workspace: Workspace

  private static let styles = """
    modes: { brand: [ocean, forest] }
    tokens:
      color:
        ink: { value: "#102030", dark: "rgb(255 255 255 / 40%)" }
        wide: color(display-p3 1 0.5 0)
        part: { value: "color(srgb 0.1234 0.5 0.9)", high-contrast: black }
        surface:
          card: { value: systemBackground, forest: green }
          deep: { over: { value: gray, dark: white, high-contrast: black, dark+high-contrast: "#FFFF00" } }
        _hidden: red
    styles:
      card: { component: UIView, backgroundColor: $color.ink, tintColor: $color._hidden }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.styles)
  }

  private func run(_ arguments: String, status: Int32 = 0) throws -> String {
    let run = try workspace.run(script: "\"$stylec\" \(arguments)")
    #expect(run.status == status, "\(arguments): \(run.output)\(run.error)")
    return run.output + run.error
  }

  private func colors(_ set: String) throws -> [[String: Any]] {
    let text = try workspace.read("out/Assets/StyleColors.xcassets/\(set).colorset/Contents.json")
    let contents = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((contents?["info"] as? [String: Any])?["author"] as? String == "xcode")
    return contents?["colors"] as? [[String: Any]] ?? []
  }

  private func appearances(_ color: [String: Any]) -> [String] {
    (color["appearances"] as? [[String: String]] ?? []).map {
      "\($0["appearance"] ?? "") \($0["value"] ?? "")"
    }
  }

  @Test func aTokenIsAColorSet() throws {
    let text = try run("generate styles --target assets --output out")
    #expect(
      text.contains("an asset catalog has no ‘brand’, by which ‘color.surface.card’ differs"), "\(text)")
    let ink = try colors("ink")
    #expect(ink.map(appearances) == [[], ["luminosity dark"]])
    let dark = ink.last?["color"] as? [String: Any]
    #expect(dark?["color-space"] as? String == "srgb")
    #expect(
      dark?["components"] as? [String: String]
        == ["red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "0.400"])
    let wide = try colors("wide").first?["color"] as? [String: Any]
    #expect(wide?["color-space"] as? String == "display-p3")
    #expect(try colors("part").map(appearances) == [[], ["contrast high"]])
    let all = [[], ["luminosity dark"], ["contrast high"], ["luminosity dark", "contrast high"]]
    #expect(try colors("surface/deep/over").map(appearances) == all)
    let group = try workspace.read("out/Assets/StyleColors.xcassets/surface/Contents.json")
    #expect(group.contains("\"provides-namespace\": true"))
    #expect(try !run("generate styles --target assets --output out --check").contains("error"))
  }

  /// Tools may leave out what Xcode writes of itself.
  @Test func aFolderNeedsNoAuthor() throws {
    let color = #"{ "colors": [{ "idiom": "universal", "color": { "reference": "labelColor" } }] }"#
    try workspace.write("A.xcassets/Shop/Contents.json", #"{ "properties": { "provides-namespace": true } }"#)
    try workspace.write("A.xcassets/Shop/Ink.colorset/Contents.json", color)
    try workspace.write("again/card.yaml", "imports: [../A.xcassets]\n")
    #expect(try run("lint again").contains("no problems"))
    #expect(try run("explain color.shop.ink again").contains("color.shop.ink = label"))
  }

  /// With `colors: catalog`, Swift looks up what the catalog has, and a message tells of what it hasn't.
  @Test func swiftLooksColorsUp() throws {
    try workspace.write(".stylec.yml", "targets: [uikit, assets]\ncolors: catalog\n")
    let text = try run("generate styles --output out")
    #expect(!text.contains("itself"), "\(text)")
    var swift = try workspace.read("out/Plain/StyleTokens.swift")
    #expect(swift.contains("named: \"surface/deep/over\","), "\(swift)")
    // What refers to a color of the system is that.
    #expect(swift.contains("surfaceCard: StyleColor = StyleColor.systemBackground"), "\(swift)")
    try workspace.write(
      "styles/card.yaml", Self.styles.replacingOccurrences(of: "systemBackground", with: "white"))
    let told = try run("build styles --output out")
    #expect(
      told.contains(
        "Swift has the colours of ‘color.surface.card’ itself: an asset catalog doesn't have their modes"),
      "\(told)")
    #expect(try !run("generate styles --target assets --output documents").contains("itself"))
    // What a flag says wins.
    _ = try run("generate styles --target uikit --colors code --output literal")
    swift = try workspace.read("literal/Plain/StyleTokens.swift")
    #expect(!swift.contains("named:"))
    #expect(try run("lint --print-config styles/card.yaml").contains("colors: catalog"))
  }

  /// The colours of a catalog that was written are those that were written.
  @Test func aCatalogReadsAsItWasWritten() throws {
    let plain = Self.styles.replacingOccurrences(of: ", forest: green", with: "").replacingOccurrences(
      of: "    _hidden: red\n", with: ""
    ).replacingOccurrences(of: ", tintColor: $color._hidden", with: "")
    try workspace.write("styles/card.yaml", plain)
    _ = try run("generate styles --target assets,json --output out")
    let style = "styles:\n  card: { component: UIView, backgroundColor: $color.ink }\n"
    try workspace.write("again/card.yaml", "imports: [../out/Assets/StyleColors.xcassets]\n" + style)
    _ = try run("lint again")
    _ = try run("generate again --target json --output second")
    #expect(try tokens("second") == tokens("out"))
  }

  /// By name, the colours of tokens in sRGB in each mode.
  private func tokens(_ folder: String) throws -> [String: [String]] {
    let text = try workspace.read("\(folder)/JSON/Styles.json")
    let sheet = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    var result: [String: [String]] = [:]
    for token in sheet?["tokens"] as? [[String: Any]] ?? [] {
      let looks = token["looks"] as? [[String: Any]] ?? []
      let usual = (token["value"] as? [String: Any])?["hex"] as? String ?? ""
      result[token["name"] as? String ?? ""] =
        [usual]
        + looks.map { look in
          "\((look["modes"] as? [String] ?? []).joined(separator: "+")) \((look["value"] as? [String: Any])?["hex"] as? String ?? "")"
        }.sorted()
    }
    return result
  }

  /// What Xcode writes for “Any, Light, Dark”: the color for any appearance shows where none is for the light one.
  @Test func aColorForTheLightAppearanceComesFirst() throws {
    func color(_ red: String, _ appearance: String?) -> String {
      let appearances = appearance.map {
        "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"\($0)\" }], "
      }
      return
        "{ \"idiom\": \"universal\", \(appearances ?? "")\"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": \"\(red)\", \"green\": \"0x00\", \"blue\": \"0x00\", \"alpha\": \"1.000\" } } }"
    }
    let colors = [color("0x11", nil), color("0x22", "light"), color("0x33", "dark")]
    try workspace.write(
      "styles/Assets.xcassets/Ink.colorset/Contents.json",
      "{ \"colors\": [\(colors.joined(separator: ", "))] }")
    try workspace.write(
      "styles/card.yaml",
      "imports: [Assets.xcassets]\nstyles: { card: { component: UIView, backgroundColor: $color.ink } }\n")
    _ = try run("lint styles")
    let text = try run("explain card.backgroundColor styles")
    #expect(text.contains("#220000") && text.contains("#330000") && !text.contains("#110000"), "\(text)")
  }

  @Test func oddSetsAreReported() throws {
    let catalog = "styles/Assets.xcassets"
    func set(_ name: String, _ contents: String) throws {
      try workspace.write("\(catalog)/\(name).colorset/Contents.json", contents)
    }
    func one(_ components: String, space: String = "srgb") -> String {
      "{ \"colors\": [{ \"color\": { \"color-space\": \"\(space)\", \"components\": \(components) }, \"idiom\": \"universal\" }] }"
    }
    try workspace.write("\(catalog)/Contents.json", "{ \"info\": {} }")
    try workspace.write("\(catalog)/Logo.imageset/Contents.json", "{ \"images\": \"s3cr3t\" }")
    try set(
      "Hex", one("{ \"red\": \"0xFF\", \"green\": \"0x80\", \"blue\": \"0x00\", \"alpha\": \"1.000\" }"))
    try set("Bytes", one("{ \"red\": \"255\", \"green\": \"128\", \"blue\": \"0\", \"alpha\": \"1\" }"))
    try set("Gray", one("{ \"white\": \"0.500\", \"alpha\": \"0.500\" }", space: "gray-gamma-22"))
    try set("AccentColor", "{ \"colors\": [{ \"idiom\": \"universal\" }] }")
    try set(
      "System",
      "{ \"colors\": [{ \"color\": { \"platform\": \"ios\", \"reference\": \"systemBlueColor\" }, \"idiom\": \"universal\" }] }"
    )
    try workspace.write(
      "styles/card.yaml",
      """
      imports: [Assets.xcassets]
      styles:
        card: { component: UIView, backgroundColor: $color.hex, tintColor: $color.bytes }
        other: { component: UIView, backgroundColor: $color.gray, tintColor: $color.system }

      """)
    let text = try run("lint styles")
    #expect(text.contains("info[token-loss]: this set has no color yet, so it is left out"), "\(text)")
    #expect(!text.contains("s3cr3t"))
    for property in ["backgroundColor", "tintColor"] {
      #expect(try run("explain card.\(property) styles").contains("= #FF8000"))
    }
    #expect(try run("explain other.backgroundColor styles").contains("color(srgb-linear 0.2176"))
    #expect(try run("explain other.tintColor styles").contains("= systemBlue"))
    // Colors that only macOS has, beside one that iOS has too.
    try set(
      "Control",
      "{ \"colors\": [{ \"color\": { \"platform\": \"osx\", \"reference\": \"controlAccentColor\" }, \"idiom\": \"mac\" }] }"
    )
    let foreign = try run("lint styles")
    #expect(
      foreign.contains(
        "info[token-loss]: a style file has no color ‘controlAccentColor’, so this set is left out"),
      "\(foreign)")
    try set("Wrong", one("{ \"red\": \"300%\", \"green\": \"0\" }"))
    try set("Space", one("{ \"red\": \"1.0\", \"green\": \"0\", \"blue\": \"0\" }", space: "cmyk"))
    try set("List", "{ \"colors\": 1 }")
    let wrong = try run("lint styles", status: 1)
    for part in [
      "a component is written as \"0xFF\", \"255\" or \"1.000\", but this is the text ‘300%’",
      "a color space of an asset catalog is one of", "a color set has a list ‘colors’",
    ] { #expect(wrong.contains(part), "\(part): \(wrong)") }
  }
}
