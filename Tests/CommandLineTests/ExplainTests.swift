import Testing

/// `explain`, `rules` and `init`.
@Suite struct ExplainTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func aCodeIsExplainedWithAnExample() throws {
    let run = try workspace.run("explain", "duplicate-key")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("duplicate-key (error)\n\n"))
    #expect(run.output.contains("For example:\n\n    "))
    #expect(run.error.isEmpty)
  }

  @Test func aCodeThatIsNearlyRightIsSuggested() throws {
    let run = try workspace.run("explain", "duplicate-keys")
    #expect(run.status == 1)
    #expect(run.error.contains("did you mean ‘duplicate-key’?"))
  }

  @Test func aValueIsFollowedToWhereItWasWritten() throws {
    try workspace.write("styles/tokens.yaml", "tokens:\n  number: { faint: 0.25 }\n")
    try workspace.write(
      "styles/card.yaml",
      "imports: [tokens.yaml]\nstyles:\n  card: { component: UIView, alpha: $number.faint }\n")
    let run = try workspace.run("explain", "card.alpha")
    #expect(run.status == 0)
    #expect(run.output.contains("card.alpha = 0.25\n"))
    #expect(run.output.contains("styles/card.yaml:3:"))
    #expect(run.output.contains("styles/tokens.yaml:2:"))
    #expect(try workspace.run("explain", "card.alpa").error.contains("did you mean ‘alpha’?"))
    #expect(try workspace.run("explain", "crad.alpha").error.contains("did you mean ‘card’?"))
  }

  @Test func aTerminalGetsNoEscapesFromAStyleFile() throws {
    try workspace.write("styles/a.yaml", "styles:\n  a: { component: UILabel, text: \"\\e[2Jgone\" }\n")
    let run = try workspace.run("explain", "a.text")
    #expect(run.status == 0)
    #expect(run.output.contains("\\u{1B}[2Jgone"))
    let unknown = try workspace.run("explain", "a\u{1B}[2J.text")
    #expect(!unknown.error.contains("\u{1B}"))
  }

  @Test func everyRuleIsListed() throws {
    let run = try workspace.run("rules")
    #expect(run.status == 0)
    #expect(run.output.contains("  text-contrast"))
  }

  @Test func initMakesAProjectThatBuildsCleanly() throws {
    #expect(try workspace.run("init").status == 0)
    #expect(try workspace.run("lint", "--strict").status == 0)
    #expect(try workspace.run("build", "--output", "out").status == 0)
    let again = try workspace.run("init")
    #expect(again.status == 2)
    #expect(again.error.contains(".stylec.yml is there already"))
  }
}
