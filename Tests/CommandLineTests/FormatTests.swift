import Foundation
import Testing

/// `stylec format` as a process.
@Suite struct FormatCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/a.yaml", Self.loose)
    try workspace.write("styles/b.yaml", Self.canonical)
  }

  private static let loose = "tokens:\n    length:  {a: 1}  # one\n"
  private static let canonical = "tokens:\n  length: { a: 1 }  # one\n"

  @Test func filesAreWrittenWhereTheyChange() throws {
    let before = workspace.files(in: "styles")
    let run = try workspace.run("format")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.error == "1 file formatted, 1 unchanged\n")
    #expect(try workspace.read("styles/a.yaml") == Self.canonical)
    #expect(workspace.files(in: "styles")["b.yaml"] == before["b.yaml"])
    #expect(try workspace.run("format", "--check").status == 0)
  }

  @Test func checkAndDiffWriteNothing() throws {
    let check = try workspace.run("format", "--check")
    #expect(check.status == 1)
    #expect(check.output == "styles/a.yaml\n")
    let diff = try workspace.run("format", "--diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("-    length:  {a: 1}  # one\n+  length: { a: 1 }  # one\n"))
    #expect(try workspace.read("styles/a.yaml") == Self.loose)
  }

  @Test func standardInputComesOutOnStandardOutput() throws {
    let run = try workspace.run("format", "-", "--stdin-filename", "card.yaml", input: Self.loose)
    #expect(run.status == 0)
    #expect(run.output == Self.canonical)
  }

  @Test func whatCannotBeReadIsReportedAndLeftAlone() throws {
    try workspace.write("styles/a.yaml", "tokens:   [\n")
    let run = try workspace.run("format")
    #expect(run.status == 1)
    #expect(run.error.contains("styles/a.yaml:"))
    #expect(try workspace.read("styles/a.yaml") == "tokens:   [\n")
    #expect(try workspace.run("format", "nowhere.yaml").status == 2)
  }

  @Test func theShippedStylesAreFormatted() throws {
    let styles = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("styles")
    let run = try workspace.run("format", "--check", styles.path)
    #expect(run.status == 0, "\(run.output)")
  }
}
