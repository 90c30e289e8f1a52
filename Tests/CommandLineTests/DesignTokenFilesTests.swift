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

  @Test func aFolderIsOneImport() throws {
    let text = try run("explain card.backgroundColor")
    #expect(text.contains("card.backgroundColor = #FF0000"))
    #expect(text.contains("card.backgroundColor (dark) = #330000"))
    #expect(text.contains("styles/tokens/more/Dark.tokens.json:5:17"))
    _ = try run("lint")
    _ = try run("generate --target plain --output out")
    #expect(try workspace.read("out/Plain/StyleTokens.swift").contains("surfaceCard"))
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
}
