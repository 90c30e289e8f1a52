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
    #expect(run.error.contains("old.json: styles/a.yaml no longer has unused-token"))
    #expect(try workspace.run("lint", "--baseline", "old.json").status == 0)
    // Files that are not checked say nothing of their entries.
    try workspace.write("styles/b.yaml", "styles: { other: { component: UIView } }\n")
    #expect(try lint("styles/b.yaml", "--baseline", "old.json").status == 0)
  }

  /// Two entries of one rule are told in one line.
  @Test func whatBelongsToAFileThatIsGoneIsSpent() throws {
    _ = try lint("--write-baseline", "old.json")
    try workspace.write("styles/b.yaml", "styles: { other: { component: UIView } }\n")
    try FileManager.default.removeItem(at: workspace.url("styles/a.yaml"))
    let run = try lint("--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.error.components(separatedBy: "styles/a.yaml no longer has unused-token").count == 2)
  }

  @Test func errorsOfTheLanguageStay() throws {
    _ = try lint("--write-baseline", "old.json")
    let before = try workspace.read("old.json")
    try workspace.write("styles/a.yaml", "styles: { card: { component: UIView, alpha: wide } }\n")
    // Rules didn't run, so that nothing can be said of what they would find.
    #expect(try lint("--write-baseline", "old.json").status == 1)
    #expect(try workspace.read("old.json") == before)
    #expect(try !lint("--baseline", "old.json").error.contains("no longer"))
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

  /// Where the line is another, a finding is known by what it is about.
  @Test func anEditBesideAFindingChangesNothing() throws {
    _ = try lint("--write-baseline", "old.json")
    try workspace.write(
      "styles/a.yaml", Self.styles.replacingOccurrences(of: "one: 1,", with: "one: 7, # new"))
    let edited = try lint("--baseline", "old.json")
    #expect(edited.status == 0, "\(edited.output)\(edited.error)")
    #expect(edited.error.contains("old.json hides 2 findings") && !edited.error.contains("no longer"))
    // One entry holds one finding.
    try workspace.write(
      "styles/a.yaml", Self.styles.replacingOccurrences(of: "one: 1,", with: "three: 3, one: 1,"))
    let more = try lint("--baseline", "old.json")
    #expect(more.status == 1 && more.output.contains("‘length.three’"))
    #expect(!more.output.contains("‘length.one’"))
    // A file of an earlier version knows lines only.
    let old = try workspace.read("old.json").split(separator: "\n").filter { !$0.contains("\"text\"") }
    try workspace.write(
      "old.json", old.joined(separator: "\n").replacingOccurrences(of: "\",\n    }", with: "\" }"))
    try workspace.write("styles/a.yaml", Self.styles)
    let earlier = try lint("--baseline", "old.json")
    #expect(earlier.status == 0, "\(earlier.error)")
  }
}
