import Foundation
import Testing

/// What goes to standard output, what to standard error, and in which colours.
@Suite struct StreamTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Example.wrong)
  }

  @Test(arguments: ["json", "github", "xcode", "concise"])
  func machineFormatsAreAloneOnStandardOutput(_ format: String) throws {
    let run = try workspace.run("lint", "--output-format", format)
    #expect(run.status == 1)
    #expect(run.error == "1 error in 1 file\n")
    #expect(run.output.contains("unknown-token"))
    #expect(run.output.hasSuffix("\n"))
    #expect(try workspace.run("lint", "--quiet", "--output-format", format).error.isEmpty)
  }

  @Test func findingsAreTheOutputOfLint() throws {
    let run = try workspace.run("lint")
    #expect(run.output.contains("^^^"))
    #expect(run.error == "\n1 error in 1 file\n")
    #expect(try workspace.run("lint", "--quiet").error.isEmpty)
    // A command that is run for something else has other output.
    let generated = try workspace.run("generate", "--output", "out")
    #expect(generated.output.isEmpty && generated.error.contains("^^^"))
  }

  /// Standard output is the fixed text then.
  @Test func findingsDoNotMixWithFixedText() throws {
    let run = try workspace.run("lint", "-", "--fix", input: Example.wrong)
    #expect(run.output == Example.wrong)
    #expect(run.error.contains("^^^"))
  }

  @Test func jsonIsJSON() throws {
    let run = try workspace.run("lint", "--output-format", "json")
    let report = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
    let finding = try #require((report?["findings"] as? [[String: Any]])?.first)
    #expect(finding["code"] as? String == "unknown-token")
    #expect(finding["file"] as? String == "styles/card.yaml")
    #expect(finding["line"] as? Int == 2)
    #expect(finding["column"] as? Int == 37)
    #expect(finding["endColumn"] as? Int == 52)
  }

  @Test func xcodeGetsAbsolutePaths() throws {
    let run = try workspace.run("lint", "styles", "--output-format", "xcode")
    let path = workspace.url("styles/card.yaml").path
    #expect(run.output.hasPrefix("\(path):2:37: error: no token is named ‘number.nowhere’ (unknown-token)\n"))
    #expect(run.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("\(path):2:37: note: ") })
  }

  @Test func theReportGoesToAFileInstead() throws {
    let run = try workspace.run("lint", "--output-format", "json", "--output-file", "report.json")
    #expect(run.output.isEmpty)
    #expect(try workspace.read("report.json").contains("unknown-token"))
    #expect(try workspace.run("lint", "--output-file", "nowhere/report").status == 2)
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], [], false), (["NO_COLOR": "", "FORCE_COLOR": "1"], [], true), ([:], [], false),
    (["CLICOLOR_FORCE": "1"], [], true), (["CLICOLOR_FORCE": "0"], [], false),
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], [], false), (["NO_COLOR": "1"], ["--color"], true),
    (["FORCE_COLOR": "1"], ["--no-color"], false),
  ])
  func colourIsDecidedByFlagsThenTheEnvironment(
    _ environment: [String: String], _ flags: [String], _ isColored: Bool
  ) throws {
    let run = try workspace.run(
      environment: environment, script: "exec \"$stylec\" lint \(flags.joined(separator: " "))")
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let styles = (0..<3000).map { "  s\($0): { component: Nowhere\($0) }\n" }.joined()
    try workspace.write("styles/card.yaml", "styles:\n" + styles)
    let run = try workspace.run(
      script: """
        { "$stylec" lint --output-format concise; echo "status $?" >&2; } | head -n 1
        { "$stylec" lint; echo "status $?" >&2; } | head -n 1
        """)
    #expect(run.output.split(separator: "\n").count == 2)
    // The findings still count.
    #expect(run.error.contains("status 1"))
    #expect(!run.error.lowercased().contains("pipe"))
  }

  @Test func standardInputHasAName() throws {
    let run = try workspace.run(
      "lint", "-", "--stdin-filename", "styles/editor.yaml", "--output-format", "concise",
      input: Example.wrong)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("styles/editor.yaml:2:37: error[unknown-token]"))
  }

  @Test func statisticsCount() throws {
    try workspace.write("styles/other.yaml", "styles: { other: { component: UIView, alpha: $number.no } }\n")
    let run = try workspace.run("lint", "--statistics")
    #expect(run.error.contains("2  error   unknown-token\n"))
  }

  /// Settings can give a rule another severity in some files.
  @Test func statisticsTellSeveritiesApart() throws {
    try workspace.write(
      ".stylec.yml", "overrides: [{ files: [styles/a.yaml], rules: { small-text: error } }]\n")
    try workspace.write("styles/card.yaml", Example.doubtful)
    try workspace.write("styles/a.yaml", Example.doubtful.replacingOccurrences(of: "note:", with: "other:"))
    let run = try workspace.run("lint", "--statistics", "--select", "small-text")
    #expect(run.error.hasPrefix("\n1  error   small-text\n1  warning small-text\n"), "\(run.error)")
  }

  /// It leaves out messages about the run, and no findings.
  @Test(arguments: ["human", "sarif", "concise"])
  func quietLeavesOutNoFindings(_ format: String) throws {
    try workspace.write("styles/card.yaml", Example.doubtful)
    let whole = try workspace.run("lint", "--strict", "--output-format", format)
    let quiet = try workspace.run("lint", "--strict", "--quiet", "--output-format", format)
    #expect(whole.status == 1 && quiet.status == 1)
    #expect(quiet.output == whole.output && quiet.output.contains("small-text"))
    #expect(quiet.error.isEmpty && !whole.error.isEmpty)
    let built = try workspace.run("build", "--output", "out", "--format", "svg", "--quiet")
    #expect(built.error.contains("warning[small-text]") && !built.error.contains("files written"))
    let generated = try workspace.run("generate", "--output", "o2", "--report", "concise", "-q")
    #expect(generated.output.contains("small-text") && generated.error.isEmpty)
  }

  @Test func aFullDiskIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try workspace.run(script: "\"$stylec\" lint --output-format json > /dev/full")
    #expect(run.status == 2)
    #expect(run.error.contains("the disk is full"))
  }

  /// Else the first file that is opened would take the number of one of them, and what is printed.
  @Test func aClosedStreamIsNoFile() throws {
    let run = try workspace.run(script: "\"$stylec\" lint --output-format json >&-")
    #expect(run.status == 1 && run.error == "1 error in 1 file\n", "\(run.error)")
    try workspace.write("styles/card.yaml", Example.clean)
    #expect(try workspace.run("build", "--output", "fresh").status == 0)
    #expect(try workspace.run(script: "exec \"$stylec\" build --output out <&- >&- 2>&-").status == 0)
    #expect(try workspace.contents(of: "out") == workspace.contents(of: "fresh"))
  }
}
