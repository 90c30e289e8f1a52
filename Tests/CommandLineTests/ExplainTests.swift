import Foundation
import Testing

/// `explain`, `rules` and `init`.
@Suite struct ExplainTests {
  /// Where nothing is near, all that there is.
  @Test(arguments: [
    ("alfa.b", "did you mean ‘backgroundColor’?"), ("alfa.zzzz", "it has ‘backgroundColor’"),
    ("zzz.alpha", "the styles are ‘alfa’ and ‘beta’"), ("Card", "‘Card’ is a component"),
    ("Card.radius", "its styles are ‘alfa’ and ‘beta’"), ("alf.radius", "did you mean ‘alfa’?"),
  ])
  func whatIsMeantIsTold(_ subject: String, _ hint: String) throws {
    let workspace = try Workspace()
    try workspace.write(
      "styles/a.yaml",
      """
      components:
        Card: { base: UIView, properties: { radius: { type: CGFloat, default: 1 } }, layer: { cornerRadius: $radius } }
      styles:
        alfa: { component: Card }
        beta: { component: Card, alpha: 0.5 }
      """)
    let run = try workspace.run("explain", subject)
    #expect(run.status == 2)
    #expect(run.error.contains(hint), "\(run.error)")
  }

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func aCodeIsExplainedWithAnExample() throws {
    let run = try workspace.run("explain", "duplicate-key")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("duplicate-key (error)\n\n"))
    #expect(run.output.contains("This is reported:\n\n    "))
    #expect(run.error.isEmpty)
  }

  @Test func aCodeThatIsNearlyRightIsSuggested() throws {
    let run = try workspace.run("explain", "duplicate-keys")
    #expect(run.status == 2)
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

  /// The name of the style is what names one, and the rest is the path.
  @Test(arguments: [
    ("card.shyne.opacity", "‘Card’ has no layer ‘shyne’", "did you mean ‘shine’?"),
    ("card.shine.opacty", "a layer has no key ‘opacty’", "did you mean ‘opacity’?"),
    ("crad.layer.cornerRadius", "no style has the name ‘crad’", "did you mean ‘card’?"),
  ])
  func aPathOfALayerIsNoStyle(_ subject: String, _ message: String, _ hint: String) throws {
    try workspace.write(
      "styles/a.yaml",
      """
      components:
        Card: { base: UIView, layer: { sublayers: [{ name: shine, kind: rectangle, backgroundColor: red }] } }
      styles:
        card: { component: Card, layer.cornerRadius: 4 }
      """)
    let run = try workspace.run("explain", subject)
    #expect(run.status == 2 && run.error.contains(message) && run.error.contains(hint), "\(run.error)")
  }

  @Test func aKeyOfALayerIsExplainedLikeAProperty() throws {
    try workspace.write(
      "styles/a.yaml",
      """
      components:
        Mark: { base: UIView, properties: { tint: { type: UIColor, default: red } }, layer: { backgroundColor: $tint } }
        Card:
          base: UIControl
          layer: { sublayers: [{ name: mark, kind: Mark, opacity: 0.5 }] }
          states: { highlighted: { mark.opacity: 1, mark.tint: blue } }
      styles:
        card: { component: Card, layer.cornerRadius: 4 }
      """)
    func explained(_ subject: String) throws -> String {
      let run = try workspace.run("explain", subject)
      #expect(run.status == 0, "\(run.error)")
      return run.output
    }
    #expect(
      try explained("card.layer.cornerRadius") == """
        card.layer.cornerRadius = 4
          the style card, styles/a.yaml:8:48
          instead of Apple's default

        """)
    #expect(
      try explained("card.mark.opacity") == """
        card.mark.opacity = 0.5
          the component Card, styles/a.yaml:5:61
        card.mark.opacity (highlighted) = 1
          the component Card, styles/a.yaml:6:44
          instead of the component Card, styles/a.yaml:5:61

        """)
    #expect(
      try explained("card.mark.tint") == """
        card.mark.tint = #FF0000
          the default of Mark, styles/a.yaml:2:71
        card.mark.tint (highlighted) = #0000FF
          the component Card, styles/a.yaml:6:58

        """)
  }

  @Test func aFileThatIsNotThereIsAFailure() throws {
    for arguments in [["a.b"], ["a.b", "nowhere.yaml"], ["$color.ink"]] {
      let run = try workspace.run(["explain"] + arguments)
      #expect(run.status == 2 && run.error.contains("there is no such file"), "\(run.error)")
    }
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
    let built = try workspace.run("build")
    #expect(
      built.status == 0 && built.error.hasSuffix("open out/index.html in a browser\n"), "\(built.error)")
    #expect(workspace.exists("out/index.html"))
    #expect(try workspace.read(".gitignore").hasSuffix("\n/out/\n"))
    let again = try workspace.run("init")
    #expect(again.status == 2)
    #expect(again.error.contains(".stylec.yml exists already"))
  }

  @Test func initLeavesAnotherGitignoreAlone() throws {
    try workspace.write(".gitignore", "*.o\n")
    let run = try workspace.run("init")
    #expect(run.status == 0 && run.error.contains("add ‘/out/’ to .gitignore"), "\(run.error)")
    #expect(try workspace.read(".gitignore") == "*.o\n")
    #expect(workspace.exists("styles/starter.yaml"))
  }

  @Test func initNamesTheFoldersThatStyleFilesAreIn() throws {
    try workspace.write("My, design/card.yaml", "styles:\n  card: { component: UIView, alpha: 0.5 }\n")
    try workspace.write("other/settings.yaml", "name: something else\n")
    let run = try workspace.run("init")
    #expect(run.status == 0 && run.error == "wrote .stylec.yml\nwrote .gitignore\nnow try: stylec build\n")
    #expect(try workspace.read(".stylec.yml").contains("\nsources: ['My, design']\n"))
    #expect(!workspace.exists("styles"))
    #expect(try workspace.run("lint").error.contains("in 1 file"))
  }

  @Test func initTellsOnlyWhatItWrote() throws {
    #expect(try workspace.run("init").status == 0)
    try FileManager.default.removeItem(at: workspace.url("styles/starter.yaml"))
    let run = try workspace.run("init")
    #expect(
      run.status == 0 && run.error == "wrote styles/starter.yaml\nnow try: stylec build\n", "\(run.error)")
  }

  @Test func initAddsNoStarterToStyleFiles() throws {
    #expect(try workspace.run("init").status == 0)
    try FileManager.default.removeItem(at: workspace.url("styles/starter.yaml"))
    try workspace.write("styles/card.yaml", "styles:\n  card: { component: UIView, alpha: 0.5 }\n")
    let run = try workspace.run("init")
    #expect(
      run.status == 2 && run.error.contains(".stylec.yml exists already; nothing was written"), "\(run.error)"
    )
    #expect(!workspace.exists("styles/starter.yaml"))
  }

  @Test(arguments: [
    ("accent", "did you mean the token ‘color.ui.accent’?"),
    ("ink", "the tokens called so are ‘color.ink’ and ‘color.ui.ink’"),
  ])
  func aTokenWithoutItsGroupIsSuggested(_ name: String, _ hint: String) throws {
    try workspace.write(
      "styles/a.yaml", "tokens: { color: { ui: { accent: red, ink: black }, ink: navy } }\n")
    let run = try workspace.run("explain", name)
    #expect(run.status == 2 && run.error.contains("no style has the name ‘\(name)’; \(hint)"), "\(run.error)")
  }

  @Test(arguments: [
    (
      ["generate", "--output", "out", "--target", "UIKit"],
      "there is no target ‘UIKit’; did you mean ‘uikit’?"
    ),
    (
      ["generate", "--output", "out", "--target=plain,qt"],
      "there is no target ‘qt’; the targets are ‘plain’, ‘uikit’"
    ),
    (["lint", "--format", "json"], "there is no option ‘--format’; did you mean ‘--output-format’?"),
  ])
  func anArgumentThatIsNearlyRightIsSuggested(_ arguments: [String], _ hint: String) throws {
    let run = try workspace.run(arguments)
    #expect(run.status == 64 && run.error.contains(hint), "\(run.error)")
  }

  @Test(arguments: [
    (["--mode", "Dark"], "there is no picture of a mode ‘Dark’; did you mean ‘dark’?\n"),
    (["--state", "qqqqqq"], "there is no picture of a state ‘qqqqqq’; the known ones are ‘focused’"),
    (
      ["--style", "Card"], "‘Card’ is a component; name one of its styles; its styles are ‘alfa’ and ‘beta’\n"
    ),
    (["--style", "Bare"], "‘Bare’ is a component; name one of its styles; it has none\n"),
  ])
  func aPictureThatThereIsNotIsExplained(_ arguments: [String], _ hint: String) throws {
    try workspace.write(
      "styles/a.yaml",
      """
      tokens: { color: { ink: { value: black, dark: white } } }
      components:
        Card: { base: UIView, layer: { backgroundColor: $color.ink }, preview: { size: [8, 8] } }
        Bare: { base: UIView, layer: { backgroundColor: $color.ink }, preview: { size: [8, 8] } }
      styles:
        alfa: { component: Card }
        beta: { component: Card, alpha: 0.5, states: { focused: { alpha: 1 } } }
      """)
    let run = try workspace.run(["preview", "--output", "out"] + arguments)
    #expect(run.status == 2 && run.error.contains(hint), "\(run.error)")
  }

  @Test func tokensAreExplained() throws {
    try workspace.write(
      "styles/card.yaml",
      """
      tokens:
        color: { ink: { value: black, dark: white }, line: $color.ink, spare: red }
      styles:
        card: { component: UIView, backgroundColor: $color.ink }
      """)
    let ink = try workspace.run("explain", "color.ink")
    #expect(ink.status == 0)
    #expect(
      ink.output == """
        color.ink = #000000
          the token color.ink, styles/card.yaml:2:26
        color.ink (dark) = #FFFFFF
          the token color.ink, styles/card.yaml:2:39
          used at styles/card.yaml:2:54
          used at styles/card.yaml:4:47
          called StyleTokens.Colors.ink in Swift

        """, "\(ink.output)")
    #expect(try workspace.run("explain", "$color.ink").output == ink.output)
    let line = try workspace.run("explain", "color.line").output
    #expect(line.contains("from the token color.ink, styles/card.yaml:2:39\n"), "\(line)")
    #expect(line.hasSuffix("  used nowhere\n  called StyleTokens.Colors.line in Swift\n"), "\(line)")
  }

  /// A design token has a name in its file, one in style files and one in Swift.
  @Test func namesOfDesignTokensAreExplained() throws {
    try workspace.write(
      "tokens/t.tokens.json",
      #"{ "c": { "$type": "number", "light blue": { "$value": 1 }, "plain": { "$value": 2 }, "_own": { "$value": 3 }, "\u00fc/b": { "$value": 4 } }, "d": { "$extends": "{c}" } }"#
    )
    try workspace.write("styles/a.yaml", "imports: [../tokens/]\n")
    func names(_ token: String) throws -> [String] {
      try workspace.run("explain", token, "styles").output.split(separator: "\n").filter {
        $0.hasPrefix("  called ")
      }.map { String($0.dropFirst(9)) }
    }
    #expect(
      try names("number.c.lightBlue") == [
        "‘light blue’ in tokens/t.tokens.json", "StyleTokens.Numbers.cLightBlue in Swift",
      ])
    #expect(try names("number.c.plain") == ["StyleTokens.Numbers.cPlain in Swift"])
    #expect(try names("number.c._own") == [])
    #expect(
      try names("number.c.üB") == ["‘ü/b’ in tokens/t.tokens.json", "StyleTokens.Numbers.cÜB in Swift"])
    #expect(try names("number.d.lightBlue") == ["StyleTokens.Numbers.dLightBlue in Swift"])
  }

  @Test func whatWasMeantIsSuggested() throws {
    try workspace.write(
      "styles/card.yaml",
      "tokens: { number: { faint: 0.25 } }\nstyles:\n  card: { component: UIView, alpha: $number.faint }\n")
    let cases = [
      ("crad", "did you mean ‘card’?"), ("card", "‘card’ is a style; name one of its properties"),
      ("$number.fiant", "did you mean ‘number.faint’?"),
      (
        "card.disabled.alpha",
        "‘disabled’ is a state; a value is explained in all states: stylec explain card.alpha"
      ),
      ("number.fiant", "did you mean ‘number.faint’?"), ("qqqq", "no diagnostic has the code ‘qqqq’"),
    ]
    for (subject, message) in cases {
      let run = try workspace.run("explain", subject)
      #expect(run.status == 2 && run.error.contains(message), "\(subject): \(run.error)")
    }
  }

  @Test(arguments: [
    ("lnt", "there is no command ‘lnt’; did you mean ‘lint’?"), ("biuld", "did you mean ‘build’?"),
    ("nonsense", "‘stylec help’ lists them"),
    ("new", "there is no command ‘new’; did you mean ‘stylec init’?"),
    ("check", "did you mean ‘stylec lint’?"), ("fix", "did you mean ‘stylec lint --fix’?"),
    ("watch", "did you mean ‘stylec build --watch’?"), ("version", "did you mean ‘stylec --version’?"),
  ])
  func aCommandThatIsNearlyRightIsSuggested(_ name: String, _ message: String) throws {
    let run = try workspace.run(name, "styles", "--strict")
    #expect(run.status == 64 && run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
    let help = try workspace.run("help", name)
    #expect(help.status == 64 && help.error.contains(message) && help.output.isEmpty, "\(help.error)")
  }
}
