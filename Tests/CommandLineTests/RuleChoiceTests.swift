import Foundation
import Testing

/// Which rules a run uses: `--select`, `--ignore` and comments about a whole file.
@Suite struct RuleChoiceTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/note.yaml", Self.styles)
  }

  /// A small text, and two tokens that nothing uses, of which one has an unusual name.
  private static let styles = """
    tokens: { length: { one: 1, Two: 2 } }
    styles:
      note: { summary: A note., component: UILabel, text: New, font: { size: 5 } }

    """

  /// The names of the rules that find something.
  private func rules(_ arguments: String...) throws -> Set<String> {
    let run = try workspace.run(["lint", "--output-format", "json", "--no-cache"] + arguments)
    let report = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return Set(findings.compactMap { $0["code"] as? String })
  }

  @Test func selectRunsTheseRulesOnly() throws {
    #expect(try rules().isSuperset(of: ["small-text", "unused-token", "name-case"]))
    #expect(try rules("--select", "unused-token") == ["unused-token"])
    #expect(try rules("--select", "unused-token, small-text") == ["unused-token", "small-text"])
    #expect(try rules("--select", "unused-token", "--select", "name-case") == ["unused-token", "name-case"])
    // Whatever the settings say; one that is off by default, too.
    try workspace.write(".stylec.yml", "rules: { unused-token: off }\n")
    #expect(try rules("--select", "unused-token,hard-coded-text") == ["unused-token", "hard-coded-text"])
  }

  @Test func ignoreLeavesThemOut() throws {
    let all = try rules()
    #expect(try rules("--ignore", "unused-token") == all.subtracting(["unused-token"]))
    #expect(try rules("--select", "unused-token,name-case", "--ignore", "name-case") == ["unused-token"])
  }

  @Test func errorsOfTheLanguageStay() throws {
    try workspace.write("styles/card.yaml", Example.wrong)
    #expect(try rules("--select", "small-text").contains("unknown-token"))
  }

  @Test(arguments: ["--select", "--ignore"])
  func anUnknownRuleIsWrong(_ option: String) throws {
    let run = try workspace.run("lint", option, "name-case,unused-tokens")
    #expect(run.status == 64)
    #expect(run.error.contains("there is no rule ‘unused-tokens’; did you mean ‘unused-token’?"))
    #expect(try workspace.run("lint", option, "").status == 64)
  }

  @Test(arguments: ["--select", "--ignore"])
  func anErrorOfTheLanguageIsNoRule(_ option: String) throws {
    let run = try workspace.run("lint", option, "name-case,unknown-token")
    #expect(run.status == 64)
    #expect(
      run.error.contains("‘unknown-token’ is an error of the language, which can't be turned off"),
      "\(run.error)")
  }

  /// Nobody knows what the rules that did not run would find.
  @Test func whatWasNotLookedForIsNotMissed() throws {
    _ = try workspace.run("lint", "--write-baseline", "old.json")
    let run = try workspace.run("lint", "--baseline", "old.json", "--select", "name-case", "--strict")
    #expect(run.status == 0 && !run.error.contains("no longer"), "\(run.error)")
    try workspace.write("styles/note.yaml", "# stylec:disable-file all -- old\n" + Self.styles)
    #expect(try rules("--select", "touch-target").isEmpty)
  }

  @Test func aCommentIsAboutTheWholeFile() throws {
    try workspace.write("styles/note.yaml", Self.styles + "# stylec:disable-file unused-token, name-case\n")
    #expect(try rules().isDisjoint(with: ["unused-token", "name-case", "unused-switch"]))
    #expect(try rules().contains("small-text"))
    try workspace.write("styles/note.yaml", Self.styles + "# stylec:disable-file touch-target\n")
    #expect(try rules().contains("unused-switch"))
    _ = try workspace.run("lint", "--fix")
    #expect(try !workspace.read("styles/note.yaml").contains("disable-file"))
  }

  @Test(arguments: [
    ("# stylec: disable unused-token", "stylec:disable"),
    ("# stylec disable-file all", "stylec:disable-file"),
    ("# stylec-disable-next-line unused-tokne", "stylec:disable-next-line"),
  ])
  func aNearMissIsTold(_ comment: String, _ meant: String) throws {
    try workspace.write("styles/note.yaml", comment + "\n" + Self.styles)
    let run = try workspace.run("lint")
    #expect(run.output.contains("this comment has no effect"), "\(run.output)")
    #expect(run.output.contains("fix: write ‘\(meant)’"), "\(run.output)")
  }

  /// Of a finding that styles have in common, each is switched off at its own place.
  @Test func aCommentLeavesOutItsStyle() throws {
    let label = "component: UILabel, text: Hi, textColor: $color.ink, backgroundColor: white }"
    func occurrences(_ comment: String) throws -> [String] {
      try workspace.write(
        "styles/pale.yaml",
        """
        tokens: { color: { ink: "#999" } }
        styles:
          pale: { \(label)
          faint: { \(label)\(comment)
          dim: { \(label)

        """)
      let run = try workspace.run(
        "lint", "--select", "text-contrast", "--output-format", "json", "styles/pale.yaml")
      let json = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
      let findings = (json?["findings"] as? [[String: Any]]) ?? []
      #expect(findings.count == 1, "\(run.output)")
      let all = (findings.first?["occurrences"] as? [[String: Any]]) ?? []
      return all.compactMap { $0["style"] as? String }
    }
    #expect(try occurrences("") == ["pale", "faint", "dim"])
    #expect(try occurrences(" # stylec:disable text-contrast") == ["pale", "dim"])
  }

  /// What other tools call it.
  @Test(arguments: [
    ("ignore", "disable"), ("disable-line", "disable"), ("disable-next", "disable-next-line"),
    ("ignore-file", "disable-file"),
  ])
  func anotherToolsSwitchIsTold(_ verb: String, _ meant: String) throws {
    try workspace.write("styles/note.yaml", "# stylec:\(verb) unused-token\n" + Self.styles)
    let run = try workspace.run("lint")
    #expect(run.output.contains("there is no ‘stylec:\(verb)’"), "\(run.output)")
    #expect(run.output.contains("fix: write ‘\(meant)’"), "\(run.output)")
  }

  @Test(arguments: [
    "# stylec: disable what you don’t need", "# stylec disables unused-token", "# see stylec: unused-token",
  ])
  func proseIsNoSwitch(_ comment: String) throws {
    try workspace.write("styles/note.yaml", comment + "\n" + Self.styles)
    #expect(try !rules().contains("invalid-switch"))
  }

  @Test func rulesAreListedForPrograms() throws {
    let run = try workspace.run("rules", "--output-format", "json")
    #expect(run.status == 0)
    let list = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    let rules = try #require(list["rules"] as? [[String: Any]])
    let target = try #require(rules.first { $0["name"] as? String == "touch-target" })
    #expect(target["group"] as? String == "Accessibility")
    #expect(target["severity"] as? String == "warning")
    #expect(target["isOnByDefault"] as? Bool == true)
    let options = try #require(target["options"] as? [[String: Any]])
    #expect(options.first?["name"] as? String == "side" && options.first?["default"] as? Int == 44)
    let text = try workspace.run("rules").output
    #expect(rules.allSatisfy { text.contains("  \($0["name"] ?? "") ") })
  }
}
