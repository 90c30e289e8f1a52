import Foundation
import Testing

/// `lint --fix`, `--unsafe-fixes` and `--diff`.
@Suite struct FixTests {
  private let workspace: Workspace

  /// A word that YAML 1.1 took for a boolean: writing the boolean changes nothing that was meant.
  private static let fixable = """
    # A comment that stays.
    styles:
      card: { summary: A view., component: UIView, clipsToBounds: yes }   # and this

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.fixable)
  }

  @Test func fixesChangeOnlyTheirSpans() throws {
    let run = try workspace.run("lint", "--fix", "--unsafe-fixes")
    #expect(run.status == 0)
    #expect(run.error.contains("fixed 1 problem in 1 file"))
    #expect(try workspace.read("styles/card.yaml") == Self.fixable.replacing(": yes", with: ": true"))
    let before = workspace.files(in: "styles")
    #expect(try workspace.run("lint", "--fix", "--unsafe-fixes").status == 0)
    #expect(workspace.files(in: "styles") == before)
  }

  /// A text without `values` can't be compared with a word, so the correction would bring an error.
  @Test(arguments: ["$s == a ? red : blue", "\"$s == a ? red : blue\""])
  func aChoiceThatWouldBeWrongIsNotWritten(_ value: String) throws {
    let text = """
      components:
        Card: { base: UIView, properties: { s: { type: String, default: a } }, layer: { backgroundColor: \(value) } }
      styles:
        card: { component: Card }

      """
    try workspace.write("styles/card.yaml", text)
    let run = try workspace.run("lint", "--fix", "--unsafe-fixes")
    #expect(
      run.status == 1 && run.error.contains("it would bring ‘‘s’ can't be compared with a word’"),
      "\(run.error)")
    #expect(try workspace.read("styles/card.yaml") == text)
  }

  @Test func theDiffIsOneThatPatchTakes() throws {
    let run = try workspace.run("lint", "--diff", "--unsafe-fixes")
    #expect(run.status == 1)
    #expect(
      run.output == """
        --- styles/card.yaml
        +++ styles/card.yaml
        @@ -1,3 +1,3 @@
         # A comment that stays.
         styles:
        -  card: { summary: A view., component: UIView, clipsToBounds: yes }   # and this
        +  card: { summary: A view., component: UIView, clipsToBounds: true }   # and this

        """)
    #expect(try workspace.read("styles/card.yaml") == Self.fixable)
  }

  @Test func fixesThatAreLeftAreCounted() throws {
    try workspace.write(
      "styles/card.yaml", "styles:\n  card: { component: UIView, alpa: 1, backgroundColor: bleu }\n")
    let run = try workspace.run("lint", "--fix")
    #expect(run.status == 1)
    #expect(
      run.error.contains(
        "2 findings have fixes that may change the meaning; ‘--unsafe-fixes’ applies them too\n"),
      "\(run.error)")
    #expect(!(try workspace.run("lint", "--unsafe-fixes").error.contains("applies")))
  }

  @Test func standardInputComesOutFixed() throws {
    let run = try workspace.run("lint", "-", "--unsafe-fixes", input: Self.fixable)
    #expect(run.status == 0)
    #expect(run.output == Self.fixable.replacing(": yes", with: ": true"))
    #expect(try workspace.run("lint", "-", "--fix", input: Example.clean).output == Example.clean)
  }

  /// The comments that docs/configuration.md shows: the one that ends another isn't taken for superfluous.
  @Test func aCommentThatSwitchesAllOnStays() throws {
    let text = """
      # stylec:disable unused-token
      tokens:
        length:
          wide: 1
          # stylec:enable all
          narrow: 2
      styles:
        card: { summary: A view., component: UIView, alpha: 0.5 }

      """
    try workspace.write("styles/card.yaml", text)
    let run = try workspace.run("lint", "--fix")
    #expect(try workspace.read("styles/card.yaml") == text)
    #expect(!run.output.contains("unused-switch") && run.output.contains("card.yaml:6:"), "\(run.output)")
    #expect(!run.output.contains("card.yaml:4:"), "\(run.output)")
  }

  /// Files that a correction imports are read when it has been made.
  @Test func anImportWithoutBracketsGetsThem() throws {
    try workspace.write(
      "t/a.json", #"{"ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#)
    try workspace.write("main.yaml", "imports: t/\n")
    let run = try workspace.run("lint", "main.yaml", "--unsafe-fixes")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(try workspace.read("main.yaml") == "imports: [t/]\n")
  }

  @Test func importedFilesAreLeftAlone() throws {
    try workspace.write("main.yaml", "imports: [styles/card.yaml]\n")
    let run = try workspace.run("lint", "main.yaml", "--fix", "--unsafe-fixes")
    #expect(run.status == 1)
    #expect(try workspace.read("styles/card.yaml") == Self.fixable)
  }

  /// Files are read before standard input is, which is more than a pipe holds: the writer goes on when it is being read.
  @Test(arguments: ["lint --unsafe-fixes", "format"])
  func aFileThatChangedSinceItWasReadIsLeftAlone(_ command: String) throws {
    try workspace.write("styles/card.yaml", Self.fixable.replacing("card: {", with: "card:   {"))
    let run = try workspace.run(
      script: """
        { i=0; while [ $i -lt 4000 ]; do echo "# A line of a comment, of about sixty bytes, as people write it."; i=$((i + 1)); done
          echo "# Somebody else wrote this." > styles/card.yaml
        } | "$stylec" \(command) styles/card.yaml -
        """)
    #expect(run.status == 2)
    #expect(run.error.contains("styles/card.yaml: it was changed by something else since it was read"))
    #expect(try workspace.read("styles/card.yaml") == "# Somebody else wrote this.\n")
    #expect(workspace.files(in: "styles").count == 1)
  }

  @Test func aFixStaysThatBringsOthersToLight() throws {
    try workspace.write(
      "styles/card.yaml",
      """
      styles:
        a: { component: UIView, backgroundColor: red ]
        b: { component: UIButton, opacity: half, colour: #fff }
        c: { component: UIView, alpha: 0,5 }

      """)
    let run = try workspace.run("lint", "--unsafe-fixes")
    #expect(run.status == 1)
    let text = try workspace.read("styles/card.yaml")
    #expect(text.contains("backgroundColor: red }") && text.contains("alpha: 0.5 }"), "\(text)")
    #expect(text.contains("alpha: half"), "\(text)")
  }

  /// Of two fixes in one run, the one that does harm is taken back alone, with its reason.
  @Test func aFixThatDoesHarmIsTakenBackAlone() throws {
    try workspace.write(
      "styles/card.yaml",
      """
      components:
        Card:
          base: UIView
          properties: { alpha2: { type: numbr, default: 1 }, radius: { type: CGFlot, default: 2 } }
          layer: { cornerRadius: $radius }
      styles:
        card: { component: Crd, radius: 3 }

      """)
    let run = try workspace.run("lint", "--unsafe-fixes")
    let text = try workspace.read("styles/card.yaml")
    #expect(
      text.contains("radius: { type: CGFloat") && text.contains("component: Card"), "\(text)\(run.error)")
  }

  /// How many syntax errors are found in a large file depends on its size, which the fixes change. Those that come to light
  /// aren't the fixes' fault.
  @Test func errorsBehindThoseThatWereFoundAreNobodysFault() throws {
    let entry = "    component: UIView\n    alpha: 0.5\n     isHidden: true\n"
    let styles = "styles:\n" + (10..<70).map { "  s\($0):\n\(entry)" }.joined()
    // One byte too many for reading it forty times.
    let size = (16 << 20) / 40 + 10
    let padding = "# " + String(repeating: "x", count: size - styles.utf8.count - 3) + "\n"
    try workspace.write("styles/card.yaml", padding + styles)
    let run = try workspace.run("lint", "--unsafe-fixes")
    #expect(
      run.error.contains("fixed 60 problems in 1 file") && !run.error.contains("not applied"), "\(run.error)")
    let text = try workspace.read("styles/card.yaml")
    #expect(text == padding + styles.replacing("     isHidden", with: "    isHidden"))
  }

  /// A token is used in another file than the one that the fix would delete it in: the fix of a warning brings no error.
  @Test func aFixThatBringsAnErrorElsewhereIsTakenBack() throws {
    try workspace.write(
      "styles/tokens.yaml", "tokens:\n  color: { ink: black, ink2: black }\n")
    try workspace.write(
      "styles/card.yaml",
      """
      imports: [tokens.yaml]
      styles:
        a: { summary: One., component: UIView, backgroundColor: $color.ink }
        b: { summary: Two., component: UIView, backgroundColor: $color.ink2 }

      """)
    let run = try workspace.run("lint", "--fix", "--unsafe-fixes")
    let after = try workspace.run("lint", "--quiet")
    #expect(!after.output.contains("error["), "\(run.error)\(after.output)")
  }
}
