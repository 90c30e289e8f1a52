import Foundation
import Testing

/// Findings that were there before are held back, and nothing else is.
@Suite struct BaselineTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/a.yaml", Self.styles)
  }

  /// Two tokens that nothing uses.
  private static let styles = """
    tokens: { length: { one: 1,
        two: 2 } }
    styles: { card: { component: UIView } }

    """

  private func lint(_ arguments: String...) throws -> Workspace.Run {
    try workspace.run(script: "exec \"$stylec\" lint --strict \(arguments.joined(separator: " "))")
  }

  @Test func oldFindingsAreHeldBackAndNewOnesTold() throws {
    #expect(try lint().status == 1)
    let written = try lint("--write-baseline", "old.json")
    #expect(written.status == 0)
    #expect(written.error.contains("old.json lists 2 findings"))
    let held = try lint("--baseline", "old.json")
    #expect(held.status == 0)
    #expect(held.error.contains("old.json hides 2 findings"))

    // Lines above and other spaces change nothing.
    let moved = "# new\n\n" + Self.styles.replacingOccurrences(of: "    two", with: "      two")
    try workspace.write("styles/a.yaml", moved)
    #expect(try lint("--baseline", "old.json").status == 0)

    try workspace.write(
      "styles/b.yaml", "tokens: { length: { three: 3 } }\nstyles: { other: { component: UIView } }\n")
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.output.contains("‘length.three’"))
    #expect(!run.output.contains("‘length.one’"))
  }

  @Test func whatIsPutRightIsSpent() throws {
    _ = try lint("--write-baseline", "old.json")
    try workspace.write("styles/a.yaml", Self.styles.replacingOccurrences(of: "two: 2", with: ""))
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.output.contains("warning[stale-baseline]: this entry hides nothing"))
    #expect(run.output.contains("‘unused-token’ is gone from ‘styles/a.yaml’"))
    #expect(run.output.contains("--> old.json:"))
    #expect(try workspace.run("lint", "--baseline", "old.json").status == 0)
    // Files that are not checked say nothing of their entries.
    try workspace.write("styles/b.yaml", "styles: { other: { component: UIView } }\n")
    #expect(try lint("styles/b.yaml", "--baseline", "old.json").status == 0)
  }

  /// All entries are told in one finding, in every format.
  @Test func whatBelongsToAFileThatIsGoneIsSpent() throws {
    _ = try lint("--write-baseline", "old.json")
    try workspace.write("styles/b.yaml", "styles: { other: { component: UIView } }\n")
    try FileManager.default.removeItem(at: workspace.url("styles/a.yaml"))
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.output.contains("2 entries hide nothing: ‘unused-token’ is gone from ‘styles/a.yaml’"))
    for format in [
      "human", "concise", "json", "sarif", "github", "gitlab", "xcode", "junit", "checkstyle", "rdjson",
    ] {
      let report = try lint("--baseline", "old.json", "--output-format", format)
      #expect(report.status == 1)
      // JUnit says it as an attribute and as text.
      let count = report.output.components(separatedBy: "‘unused-token’ is gone").count - 1
      #expect(count == (format == "junit" ? 2 : 1), "\(format)")
    }
  }

  /// What a run doesn't look for is neither told to be gone nor lost when the baseline is written again.
  @Test func whatARunLeavesOutStays() throws {
    try workspace.write(
      "styles/b.yaml",
      "styles: { faint: { component: UILabel, text: Hi, textColor: white, backgroundColor: white } }\n")
    _ = try lint("--write-baseline", "old.json")
    let all = try workspace.read("old.json")
    // One file alone says nothing of tokens that others may use.
    let one = try lint("styles/a.yaml", "--baseline", "old.json")
    #expect(one.status == 0, "\(one.output)")
    for left in [["styles/b.yaml"], ["styles/a.yaml"], ["--select", "text-contrast"]] {
      let run = try workspace.run(
        script: "exec \"$stylec\" lint --write-baseline old.json \(left.joined(separator: " "))")
      #expect(run.status == 0, "\(run.error)")
      #expect(run.error.contains("of them of files or rules that this run left out"), "\(run.error)")
      #expect(try workspace.read("old.json") == all, "\(left)")
    }
    // What it does look for is taken out.
    try workspace.write("styles/b.yaml", "styles: { faint: { component: UILabel, text: Hi } }\n")
    _ = try lint("styles/b.yaml", "--write-baseline", "old.json")
    let rest = try workspace.read("old.json")
    #expect(!rest.contains("text-contrast") && rest.contains("unused-token"))
    #expect(try lint("styles", "--baseline", "old.json").status == 0)
    try FileManager.default.removeItem(at: workspace.url("styles/a.yaml"))
    _ = try lint("styles/b.yaml", "--write-baseline", "old.json")
    #expect(try !workspace.read("old.json").contains("unused-token"))
  }

  @Test func errorsOfTheLanguageStay() throws {
    _ = try lint("--write-baseline", "old.json")
    let before = try workspace.read("old.json")
    try workspace.write("styles/a.yaml", "styles: { card: { component: UIView, alpha: wide } }\n")
    // Rules didn't run, so that nothing can be said of what they would find.
    #expect(try lint("--write-baseline", "old.json").status == 1)
    #expect(try workspace.read("old.json") == before)
    #expect(try !lint("--baseline", "old.json").output.contains("is gone from"))
    #expect(try lint("--baseline", "old.json").output.contains("‘alpha’ needs a number"))
  }

  @Test func commentsThatSwitchNothingAreHeldBackToo() throws {
    let styles = "# stylec:disable unused-tokne\n# stylec:disable small-text\n" + Self.styles
    try workspace.write("styles/a.yaml", styles)
    let before = try lint()
    #expect(before.output.contains("invalid-switch") && before.output.contains("unused-switch"))
    #expect(try lint("--write-baseline", "old.json").status == 0)
    #expect(try lint("--baseline", "old.json").status == 0)
    try workspace.write("styles/a.yaml", "# stylec:disable hard-codde\n" + styles)
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.output.contains("‘hard-codde’") && !run.output.contains("‘unused-tokne’"))
  }

  /// A project of many files soon has more old findings than a style file has bytes.
  @Test func aBaselineMayBeLargerThanAStyleFile() throws {
    _ = try lint("--write-baseline", "old.json")
    let old = try workspace.read("old.json")
    let list = try #require(old.range(of: "\"findings\": ["))
    let entry =
      "{ \"path\": \"gone.yaml\", \"rule\": \"unused-token\", \"fingerprint\": \"0123456789abcdef\" },\n"
    let many = old.replacingCharacters(in: list, with: old[list] + String(repeating: entry, count: 50_000))
    #expect(many.utf8.count > 4 << 20)
    try workspace.write("old.json", many)
    let run = try workspace.run("lint", "--baseline", "old.json")
    #expect(run.status == 0)
    #expect(run.error.contains("old.json hides 2 findings"))
  }

  @Test func whatIsTooLargeForABaselineIsTold() throws {
    #expect(try workspace.run(script: "dd if=/dev/zero of=old.json bs=1 count=1 seek=67108864").status == 0)
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 78)
    #expect(run.error.contains("old.json has more than 64 MiB"))
  }

  @Test(arguments: ["[]", "{}", "{ \"findings\": [3] }", "{", ""])
  func whatIsNoBaselineIsTold(_ text: String) throws {
    try workspace.write("old.json", text)
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 78)
    #expect(run.error.contains("old.json is no baseline"))
    #expect(try lint("--baseline", "nowhere.json").status == 2)
  }

  @Test func aBaselineOfALaterVersionIsTold() throws {
    try workspace.write("old.json", "{ \"version\": 3, \"findings\": [] }")
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 78)
    #expect(run.error.contains("a later version of stylec wrote old.json"), "\(run.error)")
    try workspace.write(".stylec.yml", "baseline: old.json\n")
    let ofSettings = try lint()
    #expect(ofSettings.status == 78)
    #expect(ofSettings.error.contains("a later version of stylec wrote ‘old.json’"), "\(ofSettings.error)")
  }

  /// Where the line is another, a finding is known by what it is about.
  @Test func anEditBesideAFindingChangesNothing() throws {
    _ = try lint("--write-baseline", "old.json")
    try workspace.write(
      "styles/a.yaml", Self.styles.replacingOccurrences(of: "one: 1,", with: "one: 7, # new"))
    let edited = try lint("--baseline", "old.json")
    #expect(edited.status == 0, "\(edited.output)\(edited.error)")
    #expect(edited.error.contains("old.json hides 2 findings") && !edited.output.contains("is gone from"))
    // One entry holds one finding.
    try workspace.write(
      "styles/a.yaml", Self.styles.replacingOccurrences(of: "one: 1,", with: "three: 3, one: 1,"))
    let more = try lint("--baseline", "old.json")
    #expect(more.status == 1 && more.output.contains("‘length.three’"))
    #expect(!more.output.contains("‘length.one’"))
    // A file of an earlier version knows lines only.
    let old = try workspace.read("old.json").replacingOccurrences(
      of: "\"version\": 2", with: "\"version\": 1"
    )
    .split(separator: "\n").filter { !$0.contains("\"text\"") }
    try workspace.write(
      "old.json", old.joined(separator: "\n").replacingOccurrences(of: "\",\n    }", with: "\" }"))
    try workspace.write("styles/a.yaml", Self.styles)
    let earlier = try lint("--baseline", "old.json")
    #expect(earlier.status == 0, "\(earlier.error)")
  }

  // MARK: Folders

  /// Paths in a baseline start in its own folder.
  @Test func aBaselineHoldsInWhateverFolderStylecRuns() throws {
    try workspace.write("config/.keep", "")
    _ = try lint("--write-baseline", "config/old.json")
    #expect(try workspace.read("config/old.json").contains("\"../styles/a.yaml\""))
    let fromElsewhere = try workspace.run(
      script: """
        cd config && "$stylec" lint --write-baseline new.json ../styles && cmp new.json old.json \
          && cd ../styles && "$stylec" lint --strict --baseline ../config/old.json . \
          && cd / && "$stylec" lint --strict --baseline "$OLDPWD/../config/old.json" "$OLDPWD"
        """)
    #expect(fromElsewhere.status == 0, "\(fromElsewhere.output)\(fromElsewhere.error)")
    // A clone elsewhere, and a link to it.
    let moved = try workspace.run(
      script: """
        mkdir other && cp -r styles config other && cd other && "$stylec" lint --strict --baseline config/old.json \
          && cd .. && ln -s other link && "$stylec" lint --strict --baseline other/config/old.json link/styles
        """)
    #expect(moved.status == 0, "\(moved.output)\(moved.error)")
  }

  /// Its paths start in the folder that stylec ran in.
  @Test(arguments: ["old.json", "config/old.json", "config/ci/old.json"])
  func aBaselineOfAnEarlierVersionHolds(_ name: String) throws {
    try workspace.write("config/ci/.keep", "")
    _ = try lint("--write-baseline", "root.json")
    let old = try workspace.read("root.json").replacingOccurrences(
      of: "\"version\": 2", with: "\"version\": 1")
    try workspace.write(name, old)
    for folder in [".", "styles", "config"] {
      let run = try workspace.run(
        script:
          "all=\"$PWD\" && cd \(folder) && \"$stylec\" lint --strict \"$all/styles\" --baseline \"$all/\(name)\""
      )
      #expect(run.status == 0, "\(folder) \(run.output)\(run.error)")
    }
  }

  // MARK: Settings

  @Test func settingsNameABaseline() throws {
    // It may be missing for the run that writes it.
    try workspace.write(".stylec.yml", "sources: [styles]\nbaseline: config/old.json\n")
    try workspace.write("config/.keep", "")
    let missing = try lint()
    #expect(missing.status == 78)
    #expect(missing.error.contains("there is no file ‘config/old.json’"))
    #expect(missing.error.contains("‘stylec lint --write-baseline config/old.json’ writes it"))
    #expect(try lint("--write-baseline", "config/old.json").status == 0)
    let run = try lint()
    #expect(run.status == 0 && run.error.contains("config/old.json hides 2 findings"), "\(run.output)")
    let below = try workspace.run(script: "cd styles && \"$stylec\" lint --strict")
    #expect(
      below.status == 0 && below.error.contains("../config/old.json hides 2 findings"), "\(below.error)")
    let report = try workspace.run("generate", "--output", "out", "--report", "xcode")
    #expect(report.status == 0 && report.output.isEmpty, "\(report.output)")
    let built = try workspace.run("build", "--output", "out", "--format", "svg", "--strict")
    #expect(built.status == 0 && built.error.contains("no problems in 1 file"), "\(built.error)")
    // What it doesn't list is told, and what it lists in vain.
    try workspace.write("styles/a.yaml", Self.styles.replacingOccurrences(of: "two: 2", with: "three: 3"))
    let changed = try lint()
    #expect(changed.status == 1)
    #expect(changed.output.contains("‘length.three’") && changed.output.contains("stale-baseline"))
    #expect(!changed.output.contains("‘length.one’"))
    // Nothing of it is remembered when it changes.
    try workspace.write("config/old.json", "{ \"version\": 2, \"findings\": [] }\n")
    #expect(try lint().output.contains("‘length.one’"))
    #expect(try lint("--print-config").output.contains("baseline: \"config/old.json\"\n"))
  }

  @Test(arguments: [
    ("[]", "is no baseline"), ("{ findings: [3] }", "is no baseline"), ("{", "is no baseline"),
  ])
  func aBrokenBaselineIsAMistakeOfTheSettings(_ text: String, _ message: String) throws {
    try workspace.write(".stylec.yml", "rules: { small-text: off }\nbaseline: old.json\n")
    try workspace.write("old.json", text)
    let run = try lint()
    #expect(run.status == 78 && run.error.contains("‘old.json’ \(message)"), "\(run.error)")
    #expect(run.error.contains("--> .stylec.yml:2:11"))
    try workspace.write("old.json", "")
    #expect(try lint("--write-baseline", "old.json").status == 0)
    #expect(try lint().status == 0)
  }

  /// A baseline that an option names replaces that of the settings.
  @Test func theNearestSettingsNameTheBaseline() throws {
    try workspace.write(
      "styles/own/b.yaml", "tokens: { length: { x: 1 } }\nstyles: { o: { component: UIView } }\n")
    _ = try lint("--write-baseline", "all.json")
    _ = try lint("styles/a.yaml", "--write-baseline", "a.json")
    try workspace.write(".stylec.yml", "baseline: a.json\n")
    #expect(try lint().output.contains("‘length.x’"))
    #expect(try lint("--baseline", "all.json").status == 0)
    try workspace.write("styles/own/.stylec.yml", "extends: ../../.stylec.yml\nbaseline: ../../all.json\n")
    let run = try lint()
    #expect(run.error.contains("a.json hides 2 findings") && run.error.contains("all.json hides 1 finding"))
    #expect(run.status == 0, "\(run.output)")
  }
}
