import Foundation
import Testing

/// The same run of `lint` over files that have not changed tells what it told before.
///
/// Files are taken for unchanged when they are two seconds old, so these tests link to files of the checkout.
@Suite struct RunCacheTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try link("tokens.yaml", to: "tokens.yaml")
    try link("a.yaml", to: "round-button.yaml")
  }

  private func link(_ name: String, to style: String) throws {
    let styles = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("styles")
    try? FileManager.default.removeItem(at: workspace.url(name))
    try FileManager.default.createSymbolicLink(
      at: workspace.url(name), withDestinationURL: styles.appendingPathComponent(style))
  }

  private func lint(_ arguments: String = "a.yaml") throws -> Workspace.Run {
    try workspace.run(script: "exec \"$stylec\" lint \(arguments)")
  }

  private var kept: [String] { get throws { workspace.files(in: ".cache").keys.sorted() } }

  /// What a kept run says it found, put in the place of what it found.
  private func forge(_ summary: String, asLongAs other: String) throws {
    let path = ".cache/" + (try #require(try kept.first))
    try #require(summary.utf8.count == other.utf8.count)
    try workspace.write(path, try workspace.read(path).replacingOccurrences(of: other, with: summary))
  }

  @Test func whatIsKeptIsToldAgain() throws {
    let first = try lint()
    #expect(first.error == "no problems in 2 files\n")
    #expect(try kept.count == 1)
    try forge("so problems in 2 files", asLongAs: "no problems in 2 files")
    let second = try lint()
    #expect(second.error == "so problems in 2 files\n")
    #expect(second.status == first.status)
    #expect(try lint("a.yaml --no-cache").error == first.error)
  }

  @Test func anotherFileInItsPlaceIsReadAnew() throws {
    _ = try lint()
    try forge("so problems in 2 files", asLongAs: "no problems in 2 files")
    try link("a.yaml", to: "gradient-button.yaml")
    #expect(try lint().error == "no problems in 2 files\n")
  }

  @Test func newSettingsAreRead() throws {
    _ = try lint()
    try workspace.write(".stylec.yml", "rules: { hard-coded-text: warning }\n")
    #expect(try lint("a.yaml --strict").status == 1)
    #expect(try lint().output.contains("hard-coded-text"))
  }

  @Test func otherArgumentsAreAnotherRun() throws {
    _ = try lint()
    try forge("so problems in 2 files", asLongAs: "no problems in 2 files")
    #expect(try lint("a.yaml --strict").error == "no problems in 2 files\n")
    #expect(try lint("a.yaml --output-format json").output.contains("\"findings\": []"))
    #expect(try kept.count == 3)
  }

  @Test func aReportIsWrittenAgain() throws {
    let report = "a.yaml --output-format sarif --output-file report.sarif"
    _ = try lint(report)
    let first = try workspace.read("report.sarif")
    try FileManager.default.removeItem(at: workspace.url("report.sarif"))
    _ = try lint(report)
    #expect(try workspace.read("report.sarif") == first)
    #expect(try kept.count == 1)
  }

  @Test func whatChangedAMomentAgoIsNotKept() throws {
    try workspace.write("new.yaml", Example.clean)
    #expect(try lint("new.yaml").status == 0)
    #expect(try kept.isEmpty)
  }

  @Test(arguments: ["", "stylec-run 1\n", "stylec-run 1\n99999999999999999999 ", "nothing"])
  func whatIsDamagedIsIgnored(_ text: String) throws {
    let first = try lint()
    let path = ".cache/" + (try #require(try kept.first))
    let whole = try workspace.read(path)
    try workspace.write(path, text)
    #expect(try lint().error == first.error)
    try workspace.write(path, String(whole.dropLast(3)))
    #expect(try lint().error == first.error)
  }

  @Test func aFolderThatCannotBeMadeIsDoneWithout() throws {
    try workspace.write("file", "")
    let run = try workspace.run(
      environment: ["XDG_CACHE_HOME": workspace.url("file").path],
      script: "exec \"$stylec\" lint a.yaml")
    #expect(run.status == 0)
    #expect(run.error == "no problems in 2 files\n")
  }
}
