import Foundation
import Testing

/// Folders of design tokens that a style file imports.
@Suite struct DesignTokenFilesTests {
  private let workspace: Workspace

  private static func export(_ mode: String, _ gray: Int) -> String {
    """
    {
      "Surface": {
        "Card": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [\(Double(gray) / 255), 0, 0], "alpha": 1 },
          "$extensions": { "com.figma.variableId": "VariableID:1:1" }
        }
      },
      "$extensions": { "com.figma.modeName": "\(mode)" }
    }

    """
  }

  private static let styles = """
    imports: [tokens/]
    styles:
      card: { component: UIView, backgroundColor: $color.surface.card }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.styles)
    try workspace.write("styles/tokens/Light.tokens.json", Self.export("Light", 255))
    try workspace.write("styles/tokens/more/Dark.tokens.json", Self.export("Dark", 51))
    try workspace.write("styles/tokens/package.json", "{ \"password\": \"s3cr3t\", }")
  }

  private func run(_ arguments: String, status: Int32 = 0) throws -> String {
    let run = try workspace.run(script: "\"$stylec\" \(arguments)")
    #expect(run.status == status, "\(arguments): \(run.output)\(run.error)")
    return run.output + run.error
  }

  /// A file whose quotes a program for texts has turned is reported, and not left out: others refer to its tokens.
  @Test func aFileWithOtherQuotesIsReported() throws {
    try workspace.write("styles/tokens/brand.json", "{ “ink”: { “value”: \"#000\", “type”: “color” } }")
    let text = try run("lint", status: 1)
    #expect(text.contains("styles/tokens/brand.json:1:3"), "\(text)")
    #expect(text.contains("JSON has straight quotes"))
  }

  /// A configuration of Style Dictionary beside its sources, which filters tokens by their `$type`.
  @Test func aConfigurationOfStyleDictionaryIsLeftAlone() throws {
    try workspace.write(
      "styles/tokens/config.json",
      """
      {
        "source": ["**/*.tokens.json"], "expand": { "include": ["typography"] },
        "platforms": {
          "ios": {
            "transformGroup": "ios-swift", "buildPath": "build/",
            "files": [{ "destination": "Colors.swift", "format": "ios-swift/class.swift", "filter": { "$type": "color" } }]
          }
        }
      }

      """)
    #expect(try run("lint").contains("no problems in 3 files"))
    try workspace.write("styles/card.yaml", "imports: [tokens/config.json]\n")
    #expect(
      try run("lint", status: 1).contains(
        "can't be imported: it has no design tokens: none of its objects has a ‘$value’ or a ‘value’"
      ))
  }

  @Test func aFolderIsOneImport() throws {
    let text = try run("explain card.backgroundColor")
    #expect(text.contains("card.backgroundColor = #FF0000"))
    #expect(text.contains("card.backgroundColor (dark) = #330000"))
    #expect(text.contains("styles/tokens/more/Dark.tokens.json:5:17"))
    _ = try run("lint")
    _ = try run("generate --target plain --output out")
    #expect(try workspace.read("out/Plain/StyleTokens.swift").contains("surfaceCard"))
  }

  /// Its own path is enough for the files that it takes tokens of, wherever these lie in the project.
  @Test func aResolverDocumentBringsItsFiles() throws {
    try workspace.write(".git/HEAD", "")
    func tokens(_ gray: Int) -> String {
      "{ \"ink\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(gray), 0, 0] } } }"
    }
    try workspace.write("styles/brand/light.json", tokens(1))
    try workspace.write("dark/dark.json", tokens(0))
    try workspace.write("styles/brand/other.json", tokens(0).replacing("ink", with: "paper"))
    try workspace.write(
      "styles/brand/brand.resolver.json",
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "light.json" }] } },
        "modifiers": {
          "appearance": { "contexts": { "light": [], "dark": [{ "$ref": "../../dark/dark.json" }] }, "default": "light" }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }]
      }

      """)
    try workspace.write(
      "styles/card.yaml",
      """
      imports: [{ tokens: brand/brand.resolver.json, group: brand }]
      styles:
        card: { component: UIView, backgroundColor: $color.brand.ink }

      """)
    _ = try run("lint --strict styles")
    let text = try run("explain card.backgroundColor styles")
    #expect(text.contains("card.backgroundColor = #FF0000"), "\(text)")
    #expect(text.contains("card.backgroundColor (dark) = #000000"), "\(text)")
    // Files that change are seen again.
    try workspace.write("dark/dark.json", tokens(1).replacing("0, 0]", with: "1, 1]"))
    #expect(try run("explain card.backgroundColor styles").contains("(dark) = #FFFFFF"))
    let document = try workspace.read("styles/brand/brand.resolver.json")
    for (path, problem) in [
      ("lite.json", "there is no file of design tokens ‘lite.json’"),
      ("../../../secret.json", "there is no file of design tokens ‘../../../secret.json’"),
      ("/etc/passwd.json", "there is no file of design tokens"),
      ("https://example.com/a.json", "is an address, and nothing is fetched"),
    ] {
      try workspace.write("styles/brand/brand.resolver.json", document.replacing("light.json", with: path))
      let text = try run("lint styles", status: 1)
      #expect(text.contains(problem), "\(path): \(text)")
    }
  }

  @Test func aPageOfADesignIsImportedByItsPathOrWithItsFolder() throws {
    let page =
      "---\ncolors:\n  surface: { card: \"#102030\" }\n---\n# Shop\n\n```yaml\nrounded: { md: 8px }\n```\n"
    try workspace.write("styles/tokens/DESIGN.md", page)
    try workspace.write("styles/tokens/README.md", "---\ncolors: { ink: red }\n---\n")
    try workspace.write("styles/card.yaml", Self.styles.replacing("[tokens/]", with: "[tokens/DESIGN.md]"))
    #expect(try run("explain card.backgroundColor").contains("styles/tokens/DESIGN.md:3:20"))
    let text = try run("lint", status: 0)
    #expect(text.contains("no problems"), "\(text)")
    // What has no tokens may be anything.
    try workspace.write("styles/tokens/DESIGN.md", "# Notes\n\nThe password is s3cr3t.\n")
    let other = try run("lint", status: 1)
    #expect(other.contains("design tokens") && !other.contains("s3cr3t"), "\(other)")
    try workspace.write("styles/card.yaml", Self.styles)
    _ = try run("lint")
  }

  @Test func whatChangesInAFileIsSeenByTheNextRun() throws {
    _ = try run("lint")
    try workspace.write("styles/tokens/more/Dark.tokens.json", Self.export("Dusk", 51))
    let text = try run("lint", status: 1)
    // The only one without a mode holds where no other does, unless there is one that does.
    #expect(text.contains("error[token-modes]: no axis has a mode for ‘Dusk’ of Figma"), "\(text)")
    try workspace.write("styles/tokens/new.tokens.json", "{ \"Surface\": { \"$value\": 1 } }")
    #expect(try run("lint", status: 1).contains("error[token-type]: the token ‘Surface’ has no type"))
  }

  @Test func jsonOfOtherProgramsIsLeftAlone() throws {
    #expect(!(try run("lint")).contains("s3cr3t"))
    try workspace.write(
      "styles/card.yaml", Self.styles.replacingOccurrences(of: "tokens/]", with: "tokens/package.json]"))
    let text = try run("lint", status: 1)
    #expect(!text.contains("s3cr3t") && text.contains("error[unknown-import]"), "\(text)")
  }

  @Test func aConfigurationWithValuesIsLeftAlone() throws {
    try workspace.write(
      "styles/tokens/database.json", "{ \"database\": { \"password\": { \"value\": \"hunter2\" } } }")
    #expect(!(try run("lint")).contains("hunter2"))
  }

  @Test func nothingWritesToThem() throws {
    let before = try workspace.read("styles/tokens/Light.tokens.json")
    _ = try run("format styles styles/tokens/Light.tokens.json")
    _ = try run("lint --unsafe-fixes styles styles/tokens/Light.tokens.json")
    #expect(try workspace.read("styles/tokens/Light.tokens.json") == before)
  }

  /// A file of tokens that is saved in another encoding is not taken for one of another program.
  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func utf16InAFolderIsReported(_ encoding: String.Encoding) throws {
    let bytes = try #require(Self.export("Light", 1).data(using: encoding))
    try bytes.write(to: workspace.folder.appending(path: "styles/tokens/other.json"))
    let text = try run("lint", status: 1)
    #expect(text.contains("error[invalid-encoding]: this file is saved as UTF-16"), "\(text)")
    #expect(text.contains("--> styles/tokens/other.json:1:1"), "\(text)")
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "styles/tokens/other.json"))
    // Neither is a program's own.
    let package = try #require("{ \"name\": \"secret\" }".data(using: encoding))
    try package.write(to: workspace.folder.appending(path: "styles/tokens/package2.json"))
    #expect(!(try run("lint")).contains("package2"))
  }

  @Test func whatCannotBeReadIsOneFinding() throws {
    try FileManager.default.createSymbolicLink(
      at: workspace.folder.appending(path: "styles/tokens/loop.tokens.json"),
      withDestinationURL: workspace.folder.appending(path: "styles/tokens/loop.tokens.json"))
    let text = try run("lint", status: 2)
    #expect(text.contains("‘styles/tokens/loop.tokens.json’ can't be read"), "\(text)")
    #expect(text.contains("1 error in "), "\(text)")
  }

  /// Of a folder of sets, one refers to others.
  @Test func aSetAloneAsksForItsFolder() throws {
    try workspace.write(
      "styles/sets/dark.json", "{ \"paper\": { \"value\": \"{gray.900}\", \"type\": \"color\" } }")
    try workspace.write(
      "styles/sets/core.json", "{ \"gray\": { \"900\": { \"value\": \"#111\", \"type\": \"color\" } } }")
    func styles(_ path: String) -> String {
      "imports: [\(path)]\nstyles: { card: { component: UIView, backgroundColor: $color.paper } }\n"
    }
    try workspace.write("styles/card.yaml", styles("sets/dark.json"))
    let text = try run("lint", status: 1)
    #expect(text.contains("import the folder: ‘sets/’"), "\(text)")
    try workspace.write("styles/card.yaml", styles("sets/"))
    _ = try run("lint")
  }

  /// What is in the file beside the one that is named so, without its ending or with it.
  @Test(arguments: ["dark", "dark.tokens"]) func aSetMayBeCalledTokens(_ name: String) throws {
    try workspace.write(
      "styles/sets/light.tokens.json", "{ \"paper\": { \"value\": \"#fff\", \"type\": \"color\" } }")
    try workspace.write(
      "styles/sets/dark.tokens.json", "{ \"paper\": { \"value\": \"#111\", \"type\": \"color\" } }")
    try workspace.write(
      "styles/sets/$themes.json",
      """
      [{ "name": "Light", "selectedTokenSets": { "light.tokens": "enabled" } },
       { "name": "Dark", "selectedTokenSets": { "\(name)": "enabled" } }]
      """)
    try workspace.write(
      "styles/card.yaml",
      "imports: [sets/]\nstyles: { card: { component: UIView, backgroundColor: $color.paper } }\n")
    #expect(!(try run("lint")).contains("token-modes"))
    #expect(try run("explain card.backgroundColor").contains("card.backgroundColor (dark) = #111111"))
  }

  /// What the next run reads, the caches of the last one don't hide.
  @Test func whatAnImportSaysIsSeenByTheNextRun() throws {
    try workspace.write("styles/sizes.json", "{ \"size\": { \"gap\": { \"value\": \"1.5\" } } }")
    func styles(_ keys: String, _ group: String = "") -> String {
      "imports: [{ tokens: sizes.json\(keys) }]\nstyles: { card: { component: UIView, layer.cornerRadius: $length.\(group)size.gap } }\n"
    }
    try workspace.write("styles/card.yaml", styles(""))
    _ = try run("lint")
    #expect(try run("explain card.layer.cornerRadius").contains("= 1.5"))
    try workspace.write("styles/card.yaml", styles(", unit: rem"))
    _ = try run("lint")
    #expect(try run("explain card.layer.cornerRadius").contains("= 24"))
    try workspace.write("styles/card.yaml", styles(", unit: rem, group: own"))
    #expect(try run("lint", status: 1).contains("error[unknown-token]"))
    try workspace.write("styles/card.yaml", styles(", unit: rem, group: own", "own."))
    _ = try run("lint")
    try workspace.write("styles/other.yaml", "imports: [{ tokens: sizes.json, unit: pt }]\n")
    #expect(try run("lint", status: 1).contains("another import says something else of ‘styles/sizes.json’"))
  }
}
