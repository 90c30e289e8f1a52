import StyleReport
import StyleSource
import Testing

/// What GitHub shows of many findings.
@Suite struct GitHubTests {
  /// A file with a finding in each line, from line 2 on.
  private func sample(_ severities: [Severity]) -> Sample {
    var text = "styles:\n"
    let findings = severities.enumerated().map { index, severity in
      let start = text.utf8.count + 2
      text += "  name\(index): {}\n"
      return Diagnostic(
        DiagnosticCode("code-\(severity)", severity, "A rule."), "message \(index)",
        at: Span(FileID(0), start, text.utf8.count - 4), notes: ["note"])
    }
    var sample = Sample(text)
    sample.findings = findings
    return sample
  }

  private func lines(_ sample: Sample, hasJobSummary: Bool = false) -> [String] {
    sample.report(.github, ReportOptions(hasJobSummary: hasJobSummary)).split(separator: "\n").map(
      String.init)
  }

  private func commands(_ lines: [String]) -> [String: Int] {
    Dictionary(grouping: lines) { String($0.prefix { $0 != " " }) }.mapValues(\.count)
  }

  @Test func theWorstComeFirstEachInItsOrder() {
    let lines = lines(sample([.info, .warning, .error, .warning, .error, .info]))
    #expect(lines.map { $0.split(separator: "message ").last?.first } == ["2", "4", "1", "3", "0", "5"])
    #expect(commands(lines) == ["::error": 2, "::warning": 2, "::notice": 2])
  }

  @Test func tenOfEachAreShown() {
    let ten = [Severity.info, .warning, .error].flatMap { Array(repeating: $0, count: 10) }
    #expect(commands(lines(sample(ten))) == ["::error": 10, "::warning": 10, "::notice": 10])
  }

  /// GitHub would drop an eleventh notice, and with it the count.
  @Test(.tags(.slow), arguments: [0, 9, 10, 12])
  func theRestIsCountedInOneNotice(_ infos: Int) throws {
    let many =
      Array(repeating: Severity.info, count: infos) + Array(repeating: .warning, count: 296)
      + Array(repeating: .error, count: 11)
    let lines = lines(sample(many))
    let shown = commands(lines)
    #expect(shown["::error"] == 10 && shown["::warning"] == 10 && shown["::notice"] == min(infos, 9) + 1)
    let left = max(0, infos - 9)
    let notices = left > 0 ? ", \(left) notice\(left == 1 ? "" : "s")" : ""
    let last = try #require(lines.last)
    #expect(
      last
        == "::notice title=stylec::1 error, 286 warnings\(notices) not shown here: "
        + "GitHub shows 10 of each severity in a step; ‘--output-format concise’ lists all")
  }

  @Test func theNoticeNamesTheSummaryWhereThereIsOne() throws {
    let many = sample(Array(repeating: .warning, count: 11))
    let last = try #require(lines(many, hasJobSummary: true).last)
    #expect(last.hasPrefix("::notice title=stylec::1 warning not shown here: "))
    #expect(last.hasSuffix("; the summary of the job lists all"))
  }

  // MARK: The summary

  private func summary(_ sample: Sample, files: String? = nil, limit: Int = 1 << 20) -> String {
    String(
      decoding: githubSummary(
        sample.findings, in: sample.sources, title: "stylec lint", files: files, limit: limit),
      as: UTF8.self)
  }

  @Test func theSummaryListsAllTheWorstFirst() {
    let many = sample([.info] + Array(repeating: .warning, count: 295) + [.error])
    let lines = summary(many).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "### stylec lint: 1 error, 295 warnings, 1 notice")
    #expect(lines[1...3] == ["", "| severity | place | finding |", "| --- | --- | --- |"])
    #expect(
      lines[4] == "| error | `styles/card.yaml:298:3` | `code-error: message 296`<br>`note` |")
    #expect(lines[300] == "| info | `styles/card.yaml:2:3` | `code-info: message 0`<br>`note` |")
    #expect(lines[301...] == ["", ""])
  }

  @Test func aPlaceLeadsToItsLine() {
    var sample = Sample("a: 1\nb: 2\n", path: "styles/a (b)|`.yaml")
    sample.findings = [Diagnostic(Sample.code, "m", at: sample.span("b"))]
    #expect(
      summary(sample, files: "https://github.com/o/r/blob/c/").contains(
        "[`` styles/a (b)\\|`.yaml:2:1 ``](https://github.com/o/r/blob/c/styles/a%20%28b%29%7C%60.yaml#L2)"))
    var outside = Sample("a: 1\n", path: "../a.yaml")
    outside.findings = [Diagnostic(Sample.code, "m", at: outside.span("a"))]
    #expect(summary(outside, files: "https://github.com/o/r/blob/c/").contains("| `../a.yaml:1:1` |"))
  }

  /// A message is one cell of one row, whatever is in it.
  @Test func noMessageIsMarkdown() throws {
    var sample = Sample("a: 1\n")
    let hostile = "|``` <img src=x> @team #1 $x$ [a](b)\r\n\n# head\u{202E}\u{1B}[31m ``"
    sample.findings = [Diagnostic(Sample.code, hostile, at: sample.span("a"), notes: [hostile])]
    let lines = summary(sample).split(separator: "\n")
    #expect(lines.count == 4)
    let cell = try #require(lines.last?.components(" | ").last)
    let text = "\\|``` <img src=x> @team #1 $x$ [a](b)\\u{D}\\u{A}\\u{A}# head\\u{202E}\\u{1B}[31m ``"
    #expect(cell == "```` unknown-token: \(text) ````<br>```` \(text) ```` |")
  }

  @Test(.tags(.slow)) func whatDoesNotFitIsCounted() {
    let many = sample(Array(repeating: .warning, count: 1000))
    let text = summary(many, limit: 10_000)
    #expect(text.utf8.count <= 10_000 && text.utf8.count > 9_800)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| warning ") }
    #expect(text.hasSuffix("|\n\n\(1000 - rows) more don’t fit.\n\n"), "\(text.suffix(100))")
  }
}

extension Substring {
  fileprivate func components(_ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
