import Foundation
import Testing

/// What `format --check` and `generate --check` report to CI.
@Suite struct CheckReportTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let untidy = "styles:\n     card: { component: UIView,   alpha: 0.5 }\n"

  @Test func whatFormattingChangesIsAFinding() throws {
    try workspace.write("styles/a.yaml", Self.untidy)
    try workspace.write("styles/b.yaml", Example.clean)
    let run = try workspace.run("format", "--check", "--output-format", "github")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("::error file=styles/a.yaml,line=2,") && run.output.contains("title=unformatted"),
      "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.error == "1 file would change, 1 unchanged\n")
    #expect(try workspace.read("styles/a.yaml") == Self.untidy)
  }

  /// What a report says to write instead is what `format` writes.
  @Test(arguments: [
    untidy, "styles: {card:   {component: UIView}}",
    "styles:\n  # ü\n     \n  card: { component: UIView }   \n\n\n",
    "\n\n\nstyles: {}\n", "styles: {}\n\n\n# end\n\n",
  ])
  func aSuggestionFormatsTheFile(_ text: String) throws {
    try workspace.write("styles/a.yaml", text)
    let run = try workspace.run("format", "--check", "--output-format", "rdjson")
    let report = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    _ = try workspace.run("format")
    let formatted = try workspace.read("styles/a.yaml")
    #expect(diagnostics.isEmpty == (formatted == text))
    guard let finding = diagnostics.first else { return }
    let suggestion = try #require((finding["suggestions"] as? [[String: Any]])?.first)
    let range = try #require(suggestion["range"] as? [String: [String: Int]])
    func offset(_ name: String) throws -> Int {
      let position = try #require(range[name])
      let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      return lines.prefix((position["line"] ?? 1) - 1).reduce(0) { $0 + $1.count + 1 }
        + (position["column"] ?? 1) - 1
    }
    var bytes = Array(text.utf8)
    let replacement = try #require(suggestion["text"] as? String)
    bytes.replaceSubrange(try offset("start")..<offset("end"), with: Array(replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == formatted)
  }

  @Test func syntaxErrorsAreInTheReport() throws {
    try workspace.write("styles/a.yaml", "styles: {\n")
    let run = try workspace.run("format", "--check", "--output-format", "json")
    #expect(run.status == 1 && run.output.contains("\"yaml-syntax\""), "\(run.output)")
    try workspace.write("styles/a.yaml", Example.clean)
    let clean = try workspace.run("format", "--check", "--output-format", "json")
    #expect(clean.status == 0 && clean.output.contains("\"findings\": []"))
  }

  @Test func staleSwiftIsAFinding() throws {
    try workspace.write("styles/a.yaml", Example.clean)
    _ = try workspace.run("generate", "--output", "out", "--target", "plain")
    func check() throws -> Workspace.Run {
      try workspace.run(
        "generate", "--output", "out", "--target", "plain", "--check", "--output-format", "github")
    }
    let clean = try check()
    #expect(clean.status == 0 && !clean.output.contains("stale-output"), "\(clean.output)")
    let names = workspace.files(in: "out").keys.filter { $0.hasSuffix(".swift") }.sorted()
    let changed = try #require(names.first)
    try workspace.write("out/\(changed)", "")
    let removed = try #require(names.last)
    #expect(names.count > 1)
    try FileManager.default.removeItem(at: workspace.url("out/\(removed)"))
    let run = try check()
    #expect(run.status == 1)
    // One command makes both right, so they are one finding.
    #expect(run.output.hasPrefix("::error file=out/\(changed),line=1,"))
    #expect(run.output.contains("‘out/\(changed)’ is stale%0A‘out/\(removed)’ is missing"), "\(run.output)")
    #expect(run.output.contains("run ‘stylec generate --output out --target plain’"))
    #expect(run.output.split(separator: "\n").count == 1)
    let told = try workspace.run("generate", "--output", "out", "--target", "plain", "--check")
    #expect(told.error.contains("error[stale-output]: 2 files in ‘out’ aren't up to date"), "\(told.error)")
    #expect(told.error.contains("run ‘stylec generate --output out --target plain’"))
    try workspace.write("styles/a.yaml", Example.wrong)
    let wrong = try check()
    #expect(wrong.status == 1 && wrong.output.contains("title=unknown-token"), "\(wrong.output)")
  }

  @Test(arguments: [
    ["format", "--output-format", "json"], ["generate", "--output", "out", "--output-format", "json"],
    ["format", "--check", "--diff", "--output-format", "json"],
  ])
  func aFormatIsForAReport(_ arguments: [String]) throws {
    try workspace.write("styles/a.yaml", Example.clean)
    #expect(try workspace.run(arguments).status == 64)
  }

  @Test(arguments: ["unformatted", "stale-output"])
  func theyAreExplained(_ code: String) throws {
    #expect(try workspace.run("explain", code).output.hasPrefix("\(code) (error)\n"))
  }
}
