import Foundation
import Testing

/// `.stylec.yml`: which files are checked, by which rules, and what is said where it is wrong.
@Suite struct SettingsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A token that nothing uses.
  private static let tokens = "tokens: { length: { ink: 1 } }\nstyles: { card: { component: UIView } }\n"
  private static let others = "tokens: { length: { line: 1 } }\nstyles: { card2: { component: UIView } }\n"

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try workspace.write(path, text) }
  }

  /// `path:line:code` of each finding.
  private func findings(_ arguments: String...) throws -> [String] {
    let run = try workspace.run(
      script: "exec \"$stylec\" lint --output-format json \(arguments.joined(separator: " "))")
    let report = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    let diagnostics = try #require(report["findings"] as? [[String: Any]])
    return diagnostics.map { "\($0["file"] ?? ""):\($0["code"] ?? "")" }
  }

  @Test func patternsExcludeFilesThatFoldersHold() throws {
    try write([
      ".stylec.yml": "excludes: [styles/old, '**/*.draft.yaml', styles/deep/**/x?.yaml]\n",
      "styles/a.yaml": "", "styles/old/b.yaml": "", "styles/new/c.draft.yaml": "",
      "styles/deep/er/x1.yaml": "", "styles/deep/er/y1.yaml": "",
    ])
    let shown = try workspace.run("lint", "--show-files")
    #expect(shown.output == "styles/a.yaml\nstyles/deep/er/y1.yaml\n")
    // What is named itself is meant.
    let named = try workspace.run("lint", "--show-files", "styles/old", "styles/new/c.draft.yaml")
    #expect(named.output == "styles/new/c.draft.yaml\nstyles/old/b.yaml\n")
  }

  @Test func aRuleIsSwitchedOffOrGraded() throws {
    try write(["styles/a.yaml": Self.tokens])
    #expect(try findings().contains("styles/a.yaml:unused-token"))
    try workspace.write(".stylec.yml", "rules: { unused-token: off }\n")
    #expect(try !findings().contains("styles/a.yaml:unused-token"))
    try workspace.write(".stylec.yml", "rules: { unused-token: error }\n")
    #expect(try workspace.run("lint").status == 1)
    try workspace.write(".stylec.yml", "rules: { unused-token: { severity: info } }\n")
    #expect(try workspace.run("lint").output.contains("info[unused-token]"))
  }

  @Test func anOptionChangesWhatARuleAsksFor() throws {
    try write([
      "styles/a.yaml": "styles:\n  go: { component: UIButton, title: Go, preview: { size: [46, 46] } }\n"
    ])
    #expect(try !findings().contains("styles/a.yaml:touch-target"))
    try workspace.write(".stylec.yml", "rules: { touch-target: { side: 48 } }\n")
    #expect(try findings().contains("styles/a.yaml:touch-target"))
  }

  @Test func overridesAreForSomeFiles() throws {
    try write([
      ".stylec.yml": "overrides: [{ files: [styles/old], rules: { unused-token: off } }]\n",
      "styles/a.yaml": Self.tokens, "styles/old/b.yaml": Self.others,
    ])
    let found = try findings().filter { $0.hasSuffix("unused-token") }
    #expect(found == ["styles/a.yaml:unused-token"])
  }

  @Test func theNearestFileHoldsAndExtendsOthersOnlyWhereItSaysSo() throws {
    try write([
      ".stylec.yml": "rules: { unused-token: off }\n",
      "styles/a.yaml": Self.tokens,
      "styles/own/.stylec.yml": "rules: { name-case: off }\n",
      "styles/own/b.yaml": Self.others,
    ])
    #expect(try findings() == ["styles/own/b.yaml:unused-token"])
    try workspace.write("styles/own/.stylec.yml", "extends: ../../.stylec.yml\n")
    #expect(try findings() == [])
  }

  /// Each extends the next twice, so that there are 2²⁶ ways to the last: it was read as often, and its overrides were as many.
  @Test func whatIsExtendedTwiceIsReadOnce() throws {
    for index in 0..<26 {
      let name = index == 0 ? ".stylec.yml" : "next\(index).yml"
      try workspace.write(name, "extends: [next\(index + 1).yml, next\(index + 1).yml, other.yml]\n")
    }
    try workspace.write("other.yml", "extends: next26.yml\n")
    try workspace.write(
      "next26.yml", "rules: { name-case: off }\noverrides: [{ files: ['*'], rules: { name-case: error } }]\n")
    try workspace.write("styles/a.yaml", "")
    let printed = try workspace.run("lint", "--print-config", "styles/a.yaml")
    #expect(
      printed.status == 0 && printed.output.contains("  name-case: { severity: error,"), "\(printed.output)")
  }

  @Test func settingsAreExtendedOnlySoDeep() throws {
    try workspace.write("styles/a.yaml", "")
    for index in 0..<40 {
      let name = index == 0 ? ".stylec.yml" : "next\(index).yml"
      try workspace.write(name, "extends: next\(index + 1).yml\n")
    }
    try workspace.write("next40.yml", "rules: {}\n")
    let run = try workspace.run("lint")
    #expect(run.status == 78)
    #expect(
      run.error.contains("more than 32 levels deep") && run.error.contains("next32.yml:1:10"), "\(run.error)")
  }

  @Test func settingsThatALinkPromisesAreMissed() throws {
    try workspace.write("styles/a.yaml", "")
    let run = try workspace.run(script: "ln -s nowhere .stylec.yml; exec \"$stylec\" lint")
    #expect(run.status == 2 && run.error.contains(".stylec.yml: there is no such file"), "\(run.error)")
  }

  /// The system takes a path for what stands before a NUL.
  @Test func aPathEndsWithNoNUL() throws {
    try write(["styles/a.yaml": "", ".stylec.yml": #"extends: "base.yml\0.yml""# + "\n", "base.yml": ""])
    let run = try workspace.run("lint")
    #expect(run.status == 78 && run.error.contains("there is no file ‘base.yml"), "\(run.error)")
    try workspace.write(".stylec.yml", #"sources: ["styles\0b"]"# + "\n")
    #expect(try workspace.run("lint").status == 78)
  }

  @Test func whatIsPrintedHoldsNamesAsTheyAre() throws {
    try write([".stylec.yml": #"sources: ["a\"b\\c", "line\nend", "\e[31mred", "\uFFFE"]"# + "\n"])
    let printed = try workspace.run("lint", "--print-config")
    #expect(printed.status == 0 && !printed.output.contains("\u{1B}"), "\(printed.error)")
    try workspace.write(".stylec.yml", printed.output)
    #expect(try workspace.run("lint", "--print-config").output == printed.output)
  }

  @Test func whatIsPrintedIsASettingsFile() throws {
    try write([
      ".stylec.yml":
        "excludes: [styles/old]\nrules: { touch-target: { severity: error, side: 50 }, name-case: off }\n",
      "styles/a.yaml": "",
    ])
    let printed = try workspace.run("lint", "--print-config", "styles/a.yaml")
    #expect(printed.status == 0)
    #expect(printed.output.contains("touch-target: { severity: error, side: 50 }"))
    #expect(printed.output.contains("  name-case: off\n"))
    try workspace.write(".stylec.yml", printed.output)
    let again = try workspace.run("lint", "--print-config", "styles/a.yaml")
    #expect(again.output == printed.output)
  }

  @Test(arguments: [
    ("rules: { unused-tokens: off }", "there is no rule ‘unused-tokens’", "write ‘unused-token’"),
    ("rules: { unused-token: maybe }", "a rule needs ‘off’, ‘on’ or a severity", "‘warning’"),
    ("rules: { unused-token: false }", "a rule needs ‘off’, ‘on’ or a severity", "write ‘off’"),
    ("rules: { touch-target: { sides: 50 } }", "‘touch-target’ has no option ‘sides’", "write ‘side’"),
    ("rules: { touch-target: { side: wide } }", "‘side’ must be a number from 0 to 1000", ""),
    (
      "rules: { unreadable-label: { longestWord: 1e30 } }", "‘longestWord’ must be a number from 0 to 1000",
      ""
    ),
    (
      "rules: { deep-inheritance: { depth: 9223372036854775807 } }",
      "‘depth’ must be a number from 0 to 1000", ""
    ),
    (
      "rules: { near-duplicate-color: { difference: .inf } }", "‘difference’ must be a number from 0 to 100",
      ""
    ),
    ("rules: { text-contrast: { ratio: .nan } }", "‘ratio’ must be a number from 0 to 21", ""),
    ("rules: { text-contrast: { largeRatio: -1 } }", "‘largeRatio’ must be a number from 0 to 21", ""),
    ("rules: { name-case: { case: train } }", "‘case’ must be one of ‘camel’, ‘kebab’, ‘snake’", ""),
    ("rules: [unused-token]", "‘rules’ must map names of rules", ""),
    ("overrides: { files: [a] }", "‘overrides’ must be a list", ""),
    ("overrides: [{ rules: {} }]", "this override has no ‘files’", ""),
    ("overrides: [{ files: styles, rules: {} }]", "‘files’ must be a list", "write ‘[styles]’"),
    ("overrides: [{ files: '', rules: {} }]", "‘files’ must be a list", ""),
    ("overrides: [{ files: [], rules: {} }]", "‘files’ must be a list", ""),
    ("overrides: [{ files: [null], rules: {} }]", "this is not the path of a file", ""),
    ("rules: { unknown-token: off }", "‘unknown-token’ is an error of the language", "turned off"),
    ("rules: { picture-too-large: off }", "‘picture-too-large’ is no rule", "turned off"),
    ("extends: nowhere.yml", "there is no file ‘nowhere.yml’", ""),
    ("extends: [styles]", "‘styles’ can't be read: this is a folder", ""),
    ("extends: .stylec.yml", "extend themselves", ""),
    ("exclude: [a]", "there is no setting ‘exclude’", "write ‘excludes’"),
    ("acces: public", "there is no setting ‘acces’", "write ‘access’"),
    (
      "generate: { targets: [plain] }", "there is no setting ‘generate’", "choose one of ‘extends’, ‘sources’"
    ),
    ("rules: { nonsense: off }", "there is no rule ‘nonsense’", "‘stylec rules’ lists them"),
    ("access: open", "‘access’ must be ‘public’, ‘package’ or ‘internal’", ""),
    ("access: [public]", "‘access’ must be ‘public’", ""),
    ("access: publik", "‘access’ must be ‘public’", "write ‘public’"),
    ("isolation: mainactor", "‘isolation’ must be ‘nonisolated’ or ‘mainActor’", "write ‘mainActor’"),
    ("bundle: app", "‘bundle’ must be ‘main’ or ‘module’", ""),
    ("previews: yes please", "‘previews’ must be ‘true’ or ‘false’", ""),
    ("buttonConfiguration: none", "‘buttonConfiguration’ must be ‘remove’ or ‘style’", ""),
    ("previews: 1", "‘previews’ must be ‘true’ or ‘false’", ""),
    ("targets: uikit", "‘targets’ must be a list", "write ‘[uikit]’"),
    ("targets: []", "‘targets’ must be a list", ""),
    (
      "targets: [uikit, swift-ui]",
      "a target must be ‘plain’, ‘uikit’, ‘swiftui’, ‘appkit’, ‘json’, ‘assets’, ‘dtcg’, ‘figma’ or ‘design-md’",
      "write ‘swiftui’"
    ),
    ("deployment: 15", "‘deployment’ must map platforms", ""),
    ("deployment: { ios: 15 }", "there is no platform ‘ios’", "write ‘iOS’"),
    ("deployment: { android: 15 }", "there is no platform ‘android’", "‘macOS’"),
    ("deployment: { iOS: 13 }", "generated code runs on iOS 15 and later", ""),
    ("deployment: { macOS: 11.6 }", "generated code runs on macOS 12 and later", ""),
    ("deployment: { iOS: 20 }", "there is no iOS 20; 26 came after 18", ""),
    ("deployment: { macOS: 17 }", "there is no macOS 17; 26 came after 15", ""),
    ("deployment: { iOS: 99 }", "there is no iOS 99; the latest is 27", ""),
    ("deployment: { iOS: 9223372036854775808 }", "this is not a version of iOS", ""),
    ("deployment: { iOS: -15 }", "this is not a version of iOS", ""),
    ("deployment: { iOS: new }", "this is not a version of iOS", "‘15.4’"),
    ("deployment: { iOS: [15] }", "this is not a version of iOS", ""),
  ])
  func aMistakeIsTold(_ settings: String, _ message: String, _ help: String) throws {
    try write([".stylec.yml": settings + "\n", "styles/a.yaml": ""])
    let run = try workspace.run("lint")
    #expect(run.status == 78)
    #expect(run.error.contains(message))
    #expect(help.isEmpty || run.error.contains(help))
    #expect(run.error.contains(".stylec.yml:1:"))
    #expect(run.error.contains(".stylec.yml has 1 problem\n"), "\(run.error)")
  }

  /// The lines about generated Swift that `--print-config` prints, for a file.
  private func generated(_ path: String = "styles/a.yaml") throws -> [Substring] {
    let printed = try workspace.run("lint", "--print-config", path)
    #expect(printed.status == 0, "\(printed.error)")
    let keys = [
      "access", "isolation", "deployment", "bundle", "buttonConfiguration", "runtime", "previews", "targets",
    ]
    return printed.output.split(separator: "\n").filter { line in keys.contains { line.hasPrefix($0 + ":") } }
  }

  @Test func settingsOfGeneratedSwiftHaveDefaultsAndAreInherited() throws {
    let defaults =
      [
        "access: public", "isolation: nonisolated",
        "deployment: { iOS: 15, tvOS: 15, macOS: 12, watchOS: 8, visionOS: 1 }", "bundle: main",
        "buttonConfiguration: remove", "runtime: embed", "previews: false",
        "targets: [plain, uikit, swiftui, appkit]",
      ] as [Substring]
    try write(["styles/a.yaml": Self.tokens])
    #expect(try generated() == defaults)
    try write([
      "base.yml":
        "access: internal\ndeployment: { iOS: 17.10, macOS: 14 }\ntargets: [uikit]\npreviews: true\nbuttonConfiguration: style\nbundle: module\n",
      ".stylec.yml": "extends: base.yml\naccess: package\ndeployment: { macOS: 26.0.1 }\n",
      "Package.swift": "",
    ])
    #expect(
      try generated() == [
        "access: package", "isolation: nonisolated",
        "deployment: { iOS: 17.10, tvOS: 15, macOS: 26, watchOS: 8, visionOS: 1 }", "bundle: module",
        "buttonConfiguration: style", "runtime: embed", "previews: true", "targets: [uikit]",
      ])
  }

  /// The library doesn't know the bundles of the modules that import it.
  @Test func anImportedRuntimeLooksInTheBundleOfTheApp() throws {
    try write([
      "styles/a.yaml": Example.clean, ".stylec.yml": "bundle: module\nruntime: import\n", "Package.swift": "",
    ])
    // No command takes such settings, so that CI finds out before anybody generates code.
    for command in ["generate --output out", "lint"] {
      let run = try workspace.run(script: "\"$stylec\" \(command)")
      #expect(run.status == 78)
      #expect(run.error.contains(".stylec.yml:1:1"), "\(run.error)")
      #expect(run.error.contains("‘bundle: module’ needs ‘runtime: embed’"), "\(run.error)")
    }
    #expect(workspace.files(in: "out").isEmpty)
    try write([".stylec.yml": "bundle: module\n"])
    let imported = try workspace.run("generate", "--runtime", "import", "--output", "out")
    #expect(imported.status == 78)
    #expect(imported.error.contains("‘bundle: module’ needs ‘runtime: embed’"), "\(imported.error)")
    try write([".stylec.yml": "runtime: import\n"])
    let flag = try workspace.run("generate", "--runtime", "embed", "--output", "out")
    #expect(flag.status == 0, "\(flag.error)")
    let main = try workspace.run("generate", "--bundle", "main", "--output", "imported")
    #expect(main.status == 0, "\(main.error)")
    let names = {
      Set(workspace.files(in: $0).keys.map { $0.split(separator: "/").last.map(String.init) ?? "" })
    }
    #expect(names("out").contains("StyleColor.swift"))
    #expect(!names("imported").contains("StyleColor.swift"))
  }

  @Test func targetsAreThoseOfTheSettingsUnlessAFlagSaysOtherwise() throws {
    try write(["styles/a.yaml": Example.clean, ".stylec.yml": "targets: [appkit]\n"])
    func folders(_ arguments: String...) throws -> Set<String> {
      let run = try workspace.run(
        script: "rm -rf out; exec \"$stylec\" \(arguments.joined(separator: " ")) -o out")
      #expect(run.status == 0, "\(run.error)")
      return Set(
        workspace.files(in: "out").keys.filter { $0.hasSuffix(".swift") }.map {
          $0.split(separator: "/")[0]
        }.map(String.init))
    }
    #expect(try folders("generate") == ["AppKit", "Plain"])
    #expect(try folders("build") == ["AppKit", "Plain"])
    #expect(try folders("generate", "--target", "uikit,swiftui") == ["Plain", "SwiftUI", "UIKit"])
    #expect(try folders("build", "--target", "plain") == ["Plain"])
  }

  @Test(arguments: [
    "--access open", "--isolation main", "--bundle app", "--deployment iOS", "--deployment iOS=20",
    "--deployment iOS=15,iOS=16", "--deployment ios=15", "--target swift",
  ])
  func aWrongFlagIsWrongUsage(_ flag: String) throws {
    try write(["styles/a.yaml": Example.clean])
    #expect(try workspace.run(script: "\"$stylec\" generate -o out \(flag)").status == 64)
    #expect(try workspace.run(script: "\"$stylec\" build -o out \(flag)").status == 64)
    #expect(!workspace.exists("out"))
  }

  @Test func filesThatAreGeneratedTogetherAgree() throws {
    try write([
      "styles/a.yaml": Example.clean, "styles/own/b.yaml": "styles: {}\n",
      "styles/own/.stylec.yml": "access: internal\n",
    ])
    let run = try workspace.run("generate", "--output", "out")
    #expect(run.status == 78)
    #expect(
      run.error.contains("the settings for ‘styles/a.yaml’ and ‘styles/own/b.yaml’ want different Swift"))
    // What is said of no Swift is no difference.
    try workspace.write("styles/own/.stylec.yml", "rules: { unused-token: off }\ndeployment: { iOS: 15 }\n")
    #expect(try workspace.run("generate", "--output", "out").status == 0)
  }

  /// Comments are heard from the command too.
  @Test func aCommentSilencesAFinding() throws {
    try write(["styles/a.yaml": "# stylec:disable unused-token\n" + Self.tokens])
    #expect(try findings() == [])
    try write(["styles/a.yaml": "# stylec:disable all\ntokens: {}\n"])
    #expect(try findings() == ["styles/a.yaml:unused-switch"])
    #expect(try workspace.run("lint", "--fix").status == 0)
    #expect(try workspace.read("styles/a.yaml") == "tokens: {}\n")
  }

  @Test func aFileThatIsNearlySettingsIsTold() throws {
    try write([".stylec.yaml": "rules: { unused-token: off }\n", "styles/a.yaml": Example.clean])
    let note = "warning: .stylec.yaml is not read; rename it to .stylec.yml\n"
    for arguments in [["lint"], ["lint", "--no-cache"], ["generate", "--output", "out"], ["format"]] {
      let run = try workspace.run(arguments)
      #expect(run.status == 0 && run.error.hasPrefix(note), "\(arguments): \(run.error)")
    }
    #expect(try workspace.run("lint", "--quiet").error.isEmpty)
    try workspace.write(".stylec.yml", "")
    #expect(try !workspace.run("lint").error.contains("note"))
  }

  @Test func buildWritesToTheOutputOfTheSettings() throws {
    try write(["styles/a.yaml": Example.clean, "sub/keep.txt": ""])
    let without = try workspace.run("build")
    #expect(without.status == 64 && without.error.contains("--output FOLDER"), "\(without.error)")
    try workspace.write(".stylec.yml", "sources: [styles]\noutput: made/here\n")
    #expect(try workspace.run("build").status == 0)
    #expect(workspace.exists("made/here/index.html"))
    #expect(try workspace.run("build", "--output", "other").status == 0)
    #expect(workspace.exists("other/index.html"))
    let below = try workspace.run(script: "cd sub && \"$stylec\" build")
    #expect(below.status == 0 && below.error.contains("../made/here: 0 files written"), "\(below.error)")
    #expect(try workspace.run("lint", "--print-config").output.contains("output: \"made/here\"\n"))
    try workspace.write(".stylec.yml", "output: [a]\n")
    #expect(try workspace.run("build").status == 78)
  }

  @Test(arguments: [
    "..", "../out", "made/../../out", "./../out", "/tmp/stylec-out", "a/b/../../..", ".", "./", "a/..",
  ])
  func theOutputOfSettingsLiesBelowThem(_ output: String) throws {
    try write(["styles/a.yaml": Example.clean, ".stylec.yml": "output: \(output)\n"])
    let run = try workspace.run("build")
    #expect(run.status == 78 && run.error.contains("‘output’ must be a folder below"), "\(run.error)")
  }
}
