import Foundation
import Testing

/// With `--output-format github`, all findings go to the file that `GITHUB_STEP_SUMMARY` names, beside the annotations.
@Suite struct JobSummaryTests {
  private let workspace: Workspace
  private let summary: [String: String]

  init() throws {
    workspace = try Workspace()
    summary = [
      "GITHUB_STEP_SUMMARY": workspace.url("summary.md").path, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "shop/app", "GITHUB_SHA": "0123abc",
    ]
    try workspace.write(".git/HEAD", "")
    // A warning in each line from the second on.
    let styles = (0..<40).map {
      "  note\($0): { summary: A note., component: UILabel, text: New, font: { size: 5 } }\n"
    }
    try workspace.write("styles/notes.yaml", "styles:\n" + styles.joined())
  }

  private func lint(_ arguments: String..., environment: [String: String]? = nil) throws -> Workspace.Run {
    try workspace.run(
      ["lint", "--output-format", "github"] + arguments, environment: environment ?? summary)
  }

  private func lines(_ text: String, _ prefix: String) -> Int {
    text.split(separator: "\n").count { $0.hasPrefix(prefix) }
  }

  @Test func itListsWhatGitHubDoesNotShow() throws {
    let run = try lint()
    #expect(lines(run.output, "::warning ") == 10)
    #expect(run.output.hasSuffix("; the summary of the job lists all\n"), "\(run.output)")
    let text = try workspace.read("summary.md")
    #expect(text.hasPrefix("### stylec lint: "))
    #expect(lines(text, "| warning | [`styles/notes.yaml:") >= 40)
    #expect(text.contains("](https://github.com/shop/app/blob/0123abc/styles/notes.yaml#L2) |"))
  }

  @Test func eachCommandAddsToIt() throws {
    try workspace.write("summary.md", "# Before\n\n")
    try workspace.write(
      "styles/notes.yaml", "styles:\n     card: { component: UIView, alpha: $number.nowhere }\n")
    _ = try lint()
    let format = try workspace.run(
      ["format", "--check", "--output-format", "github"], environment: summary)
    #expect(format.status == 1)
    let generate = try workspace.run(
      ["generate", "--output", "out", "--check", "--output-format", "github"], environment: summary)
    #expect(generate.status == 1)
    let heads = try workspace.read("summary.md").split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      heads == [
        "# Before", "### stylec lint: 1 error", "### stylec format: 1 error", "### stylec generate: 1 error",
      ])
  }

  /// An old run that is told again adds its findings to the new step's file.
  @Test func aKeptRunAddsToItToo() throws {
    // Files are taken for unchanged when they are two seconds old.
    let old = Date(timeIntervalSinceNow: -60)
    for path in ["styles/notes.yaml", "styles", "."] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: workspace.url(path).path)
    }
    try workspace.write("summary.md", "")
    Thread.sleep(forTimeInterval: 2.2)
    let first = try lint()
    let text = try workspace.read("summary.md")
    let second = try lint()
    #expect(second.output == first.output)
    #expect(try workspace.read("summary.md") == text + text)
    let without = try lint(environment: [:])
    #expect(without.output.hasSuffix("; ‘--output-format concise’ lists all\n"))
    #expect(try workspace.read("summary.md") == text + text)
  }

  @Test func onlyGitHubsReportHasOne() throws {
    for format in ["human", "gitlab", "sarif"] {
      _ = try workspace.run(["lint", "--output-format", format], environment: summary)
    }
    #expect(!workspace.exists("summary.md"))
    try workspace.write("styles/notes.yaml", Example.clean)
    #expect(try lint().status == 0)
    #expect(!workspace.exists("summary.md"))
  }

  @Test func whatIsNoPartOfAnAddressIsNoLink() throws {
    _ = try lint(environment: summary.merging(["GITHUB_REPOSITORY": "a)<b>"]) { $1 })
    #expect(try workspace.read("summary.md").contains("| warning | `styles/notes.yaml:2:"))
  }

  @Test(arguments: ["no/such/folder/summary.md", "styles", "pipe"])
  func oneThatCannotBeWrittenChangesNothing(_ path: String) throws {
    try #require(mkfifo(workspace.url("pipe").path, 0o600) == 0)
    let usual = try lint(environment: [:])
    let run = try lint(environment: ["GITHUB_STEP_SUMMARY": workspace.url(path).path])
    #expect(run.status == usual.status)
    #expect(lines(run.output, "::warning ") == 10)
    #expect(run.error.contains("GITHUB_STEP_SUMMARY: "), "\(run.error)")
  }

  /// GitHub refuses the whole summary of a step if it has more than one mebibyte.
  @Test func aFullOneIsLeftAlone() throws {
    let full = String(repeating: "x", count: (1 << 20) - 100)
    try workspace.write("summary.md", full)
    #expect(try lint().error.contains("no room"))
    #expect(try workspace.read("summary.md") == full)
  }
}
