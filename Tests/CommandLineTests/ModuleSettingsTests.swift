import Foundation
import Testing

/// `modules` in `.stylec.yml`: which Swift modules have the code of some style files, and what is said where that can't be.
@Suite struct ModuleSettingsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (path, text) in [
      "Theme/theme.yaml": """
      tokens: { color: { accent: blue } }
      components:
        Badge: { base: UIView, properties: { tint: { type: UIColor, default: $color.accent } } }
      """,
      "Theme/.stylec.yml": "runtime: import\n", "Base/base.yaml": "tokens: { length: { gap: 4 } }\n",
      "Base/.stylec.yml": "runtime: import\n", "Empty/notes.txt": "",
      "Cart/cart.yaml": """
      imports: [../Theme/theme.yaml]
      styles: { cart: { component: Badge, tint: $color.accent } }
      """,
    ] { try workspace.write(path, text) }
  }

  /// What `generate` says of the settings of a module, and how it ends.
  private func generate(_ settings: String, _ others: String...) throws -> (text: String, status: Int32) {
    try workspace.write("Cart/.stylec.yml", settings)
    let run = try workspace.run(
      script: "exec \"$stylec\" generate Cart --output out \(others.joined(separator: " ")) 2>&1")
    return (run.output, run.status)
  }

  @Test func theOtherModuleIsImported() throws {
    let made = try generate("runtime: import\nmodules: { ../Theme: Theme }\n")
    #expect(made.status == 0, "\(made.text)")
    #expect(try workspace.read("out/Plain/BadgeStyle+Styles.swift").contains("import Theme\n"))
    #expect(!workspace.exists("out/Plain/BadgeStyle.swift"))
    #expect(!workspace.exists("out/Plain/StyleTokens.swift"))
    let printed = try workspace.run("lint", "--print-config", "Cart/cart.yaml").output
    #expect(printed.contains("modules:\n  \"Theme\": Theme\n"))
  }

  @Test(arguments: [
    ("modules: { ../Theme: Theme }", "‘modules’ needs ‘runtime: import’"),
    ("runtime: import\nmodules: { ../Them: Theme }", "there is no file or folder ‘../Them’"),
    ("runtime: import\nmodules: { ../Empty: Theme }", "there are no style files in ‘../Empty’"),
    ("runtime: import\nmodules: { ../Theme: my-theme }", "this is not the name of a Swift module"),
    ("runtime: import\nmodules: { ../Theme: class }", "this is not the name of a Swift module"),
    ("runtime: import\nmodules: { ../Theme: [Theme] }", "this is not the name of a Swift module"),
    ("runtime: import\nmodules: { ../Theme: SwiftUI }", "‘SwiftUI’ isn’t a module with generated code"),
    ("runtime: import\nmodules: { .: Cart }", "the folder of these settings lies in ‘.’"),
    ("runtime: import\nmodules: { ..: All }", "the folder of these settings lies in ‘..’"),
    ("runtime: import\nmodules: { ../Theme: A, ../Theme/: B }", "‘../Theme/’ is the same as ‘../Theme’"),
    ("runtime: import\nmodules: [../Theme]", "‘modules’ must map style files or folders to Swift modules"),
    ("imports: private", "‘imports’ must be ‘public’ or ‘internal’"),
  ])
  func aWrongEntryIsFound(_ settings: String, _ message: String) throws {
    let refused = try generate(settings + "\n")
    #expect(refused.status == 78)
    #expect(refused.text.contains(message), "\(refused.text)")
    #expect(refused.text.contains("Cart/.stylec.yml:"))
  }

  @Test(arguments: [
    ("runtime: embed\n", "the settings of the module ‘Theme’ don’t say ‘runtime: import’"),
    ("runtime: import\naccess: internal\n", "the settings of the module ‘Theme’ say ‘access: internal’"),
    ("runtime: import\ntargets: [plain, uikit]\n", "isn’t generated for ‘swiftui’, ‘appkit’"),
  ])
  func settingsOfTheOtherModuleAreChecked(_ settings: String, _ message: String) throws {
    try workspace.write("Theme/.stylec.yml", settings)
    let refused = try generate("runtime: import\nmodules: { ../Theme: Theme }\n")
    #expect(refused.status == 78)
    #expect(refused.text.contains(message) && refused.text.contains("Cart/.stylec.yml:2:"), "\(refused.text)")
  }

  @Test func aFlagCannotTakeTheLibraryAway() throws {
    let refused = try generate("runtime: import\nmodules: { ../Theme: Theme }\n", "--runtime", "embed")
    #expect(refused.status == 78 && refused.text.contains("‘modules’ needs ‘runtime: import’"))
  }

  @Test func anEntryWithoutEffectIsNoted() throws {
    let made = try generate("runtime: import\nmodules: { ../Theme: Theme, ../Base: Base }\n")
    #expect(made.status == 0)
    #expect(made.text.contains("note: ‘modules’ maps ‘../Base’ to ‘Base’, but no file here imports"))
  }

  @Test func modulesCannotImportEachOther() throws {
    try workspace.write("Theme/more.yaml", "imports: [../Cart/own.yaml]\n")
    try workspace.write("Cart/own.yaml", "tokens: { color: { own: red } }\n")
    try workspace.write(
      "Cart/cart.yaml",
      "imports: [../Theme/theme.yaml, ../Theme/more.yaml]\nstyles: { cart: { component: Badge } }\n")
    let refused = try generate("runtime: import\nmodules: { ../Theme: Theme }\n")
    #expect(refused.status == 1)
    #expect(refused.text.contains("error[other-module]") && refused.text.contains("Theme/more.yaml:1:"))
  }

  /// The code of the other module has the values of its overlays, whether or not a style file here imports them.
  @Test func overlaysOfTheOtherModuleAreRead() throws {
    try workspace.write(
      "Theme/theme.yaml",
      """
      modes: { brand: [acme, globex, initech] }
      tokens: { color: { accent: "#0000FF" } }
      components:
        Badge: { base: UIView, properties: { tint: { type: UIColor, default: $color.accent } } }
      """)
    try workspace.write(
      "Theme/brands/globex.yaml",
      "imports: [../theme.yaml]\nmode: globex\ntokens: { color: { accent: \"#7A1FA2\" } }\n")
    // Of tokens that nothing here uses.
    try workspace.write("Theme/other.yaml", "tokens: { color: { other: red } }\n")
    try workspace.write(
      "Theme/brands/initech.yaml",
      "imports: [../other.yaml]\nmode: dark\ntokens: { color: { other: blue } }\n")
    let made = try generate("runtime: import\nmodules: { ../Theme: Theme }\n")
    #expect(made.status == 0, "\(made.text)")
    let explained = try workspace.run("explain", "cart.tint", "Cart")
    #expect(
      explained.output.contains("#7A1FA2") && explained.output.contains("globex.yaml"), "\(explained.output)")
    // A broken one is found where it stands.
    try workspace.write(
      "Theme/brands/globex.yaml",
      "imports: [../theme.yaml]\nmode: globex\ntokens: { color: { accent: \"#7A1FA\" } }\n")
    let refused = try generate("runtime: import\nmodules: { ../Theme: Theme }\n")
    #expect(refused.status == 1 && refused.text.contains("Theme/brands/globex.yaml:3:"), "\(refused.text)")
    // Excluded files are none.
    try workspace.write("Theme/.stylec.yml", "runtime: import\nexcludes: [brands]\n")
    #expect(try generate("runtime: import\nmodules: { ../Theme: Theme }\n").status == 0)
    #expect(try !workspace.run("explain", "cart.tint", "Cart").output.contains("globex"))
  }

  /// One file of settings may serve all modules.
  @Test func aModuleGeneratesItsOwnFiles() throws {
    try workspace.write("shared.yml", "runtime: import\nmodules: { Theme: Theme, Base: Base }\n")
    try workspace.write("Theme/.stylec.yml", "extends: ../shared.yml\n")
    #expect(try workspace.run("generate", "Theme", "--output", "theme").status == 0)
    #expect(workspace.exists("theme/Plain/BadgeStyle.swift"))
  }

  /// A module has no style of toggles because a style of another one has a selected look.
  @Test func aSelectedLookHereMakesNoToggleThere() throws {
    let chip =
      "components: { Chip: { base: UIButton, properties: { tone: { type: UIColor, default: white } }, layer: { backgroundColor: $tone } } }\n"
    for (folder, states) in [("Plain", ""), ("Chosen", "{ tone: gold }")] {
      let looks = states.isEmpty ? "" : ", states: { selected: \(states) }"
      try workspace.write(
        "\(folder)/chip.yaml", chip + "styles: { first: { component: Chip, titleColor: black\(looks) } }\n")
      try workspace.write(
        "In\(folder)/own.yaml",
        """
        imports: [../\(folder)/chip.yaml]
        styles: { own: { component: Chip, titleColor: black, states: { selected: { tone: silver } } } }

        """)
      try workspace.write(
        "In\(folder)/.stylec.yml",
        "runtime: import\ntargets: [swiftui]\nmodules: { ../\(folder): \(folder) }\n"
      )
      try workspace.write("\(folder)/.stylec.yml", "runtime: import\n")
      let run = try workspace.run("generate", "In\(folder)", "--output", "out\(folder)")
      #expect(run.status == 0, "\(run.error)")
      let text = try workspace.read("out\(folder)/SwiftUI/ChipStyle+SwiftUI.swift")
      #expect(text.contains("ToggleStyle") == !states.isEmpty, "\(text)")
    }
  }
}
