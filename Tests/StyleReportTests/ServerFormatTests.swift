import Foundation
import StyleReport
import StyleSource
import Testing

/// What GitLab, reviewdog and readers of SARIF get, held against the definitions of their formats.
@Suite struct ServerFormatTests {
  private typealias Object = [String: Any]

  /// Two findings in line 3 and one in line 2, in a file whose name is hostile too.
  private let sample: Sample

  private static let hostile = "]]> <b> & \"quoted\" 'single' \u{1B}[31m \u{202E} \r\n::error:: ü"

  init() {
    var sample = Sample("styles:\n  card: {}\n  ünï: {}\n", path: "a b/100%: ü.yaml")
    let warning = DiagnosticCode("b-code", .warning, "A rule.", explanation: "Because.", example: "a: 1")
    let error = DiagnosticCode("a-code", .error, "Another rule.")
    let info = DiagnosticCode("c-code", .info, "A third rule.")
    let name = sample.span("ünï")
    sample.findings = [
      Diagnostic(warning, Self.hostile, at: sample.span("card"), notes: ["why"]),
      Diagnostic(
        error, "wrong", at: name, related: [.init("there", at: sample.span("card"))],
        fixes: [
          FixIt(
            "rename both", [.init(sample.span("card"), "note"), .init(name, "u\"ni")], isSafe: true)
        ]),
      Diagnostic(info, "remark", at: sample.span("{}", occurrence: 1)),
    ]
    self.sample = sample
  }

  private func json(_ format: ReportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(sample.report(format).utf8))
  }

  // MARK: GitLab

  /// The members are those of GitLab's “Code Quality report format”.
  @Test func gitlabHasWhatItRequires() throws {
    let entries = try #require(json(.gitlab) as? [Object])
    #expect(entries.map { $0["check_name"] as? String } == ["b-code", "a-code", "c-code"])
    #expect(entries.map { $0["severity"] as? String } == ["minor", "major", "info"])
    #expect(
      entries[0]["description"] as? String
        == "]]> <b> & \"quoted\" 'single' \\u{1B}[31m \\u{202E} \\u{D}\\u{A}::error:: ü; why")
    let places = entries.compactMap { $0["location"] as? Object }
    #expect(places.map { $0["path"] as? String } == Array(repeating: "a b/100%: ü.yaml", count: 3))
    #expect(places.map { ($0["lines"] as? Object)?["begin"] as? Int } == [2, 3, 3])
    let fingerprints = entries.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints == StyleReport.fingerprints(of: sample.findings, in: sample.sources))
    #expect(Set(fingerprints).count == 3)
  }

  // MARK: SARIF

  private func run() throws -> Object {
    let log = try #require(json(.sarif) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [Object])?.first)
  }

  @Test func sarifDescribesEachRuleOnce() throws {
    let run = try run()
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "stylec")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["a-code", "b-code", "c-code"])
    #expect((rules[1]["shortDescription"] as? Object)?["text"] as? String == "A rule.")
    #expect((rules[1]["fullDescription"] as? Object)?["text"] as? String == "Because.")
    #expect((rules[1]["help"] as? Object)?["markdown"] as? String == "Because.\n\n```yaml\na: 1\n```")
    #expect((rules[1]["defaultConfiguration"] as? Object)?["level"] as? String == "warning")
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 2])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "note"])
  }

  @Test func sarifPlacesAreRelativeAndExact() throws {
    let results = try #require(run()["results"] as? [Object])
    let place = try #require(
      (results[1]["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    // RFC 3986: a colon in the first folder would be the end of a scheme, and ü is C3 BC.
    #expect(
      (place["artifactLocation"] as? Object)?["uri"] as? String == "a%20b/100%25%3A%20%C3%BC.yaml")
    #expect(
      place["region"] as? [String: Int] == ["startLine": 3, "startColumn": 3, "endLine": 3, "endColumn": 6])
    #expect((results[1]["relatedLocations"] as? [Object])?.count == 1)
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["stylecFinding/v1"] }
    #expect(prints == StyleReport.fingerprints(of: sample.findings, in: sample.sources))
  }

  @Test func sarifFixesReplaceEachSpan() throws {
    let results = try #require(run()["results"] as? [Object])
    #expect(results[0]["fixes"] == nil)
    let fix = try #require((results[1]["fixes"] as? [Object])?.first)
    #expect((fix["description"] as? Object)?["text"] as? String == "rename both")
    let changes = try #require(fix["artifactChanges"] as? [Object])
    let replacements = try #require(changes.first?["replacements"] as? [Object])
    #expect(changes.count == 1)
    #expect(replacements.map { ($0["insertedContent"] as? Object)?["text"] as? String } == ["note", "u\"ni"])
    #expect(
      replacements[0]["deletedRegion"] as? [String: Int]
        == ["startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 7])
  }

  /// § 3.11.5 of SARIF 2.1.0: a single brace begins or ends the place of an argument. What is no message is content.
  @Test func sarifDoublesBracesOfMessages() throws {
    var sample = Sample("path: star\n")
    let span = sample.span("star")
    sample.findings = [
      Diagnostic(
        Sample.code, "no {0}", at: span, related: [.init("as {1}", at: span)], notes: ["write { svg: … }"],
        fixes: [FixIt("write ‘{}’", replace: span, with: "{}", isSafe: true)])
    ]
    let log = try JSONSerialization.jsonObject(with: Data(sample.report(.sarif).utf8)) as? Object
    let results = (log?["runs"] as? [Object])?.first?["results"] as? [Object]
    let result = try #require(results?.first)
    func text(_ object: Any?, _ name: String) -> String? {
      ((object as? Object)?[name] as? Object)?["text"] as? String
    }
    #expect(text(result, "message") == "no {{0}}\nwrite {{ svg: … }}\nfix: write ‘{{}}’")
    #expect(text((result["relatedLocations"] as? [Object])?.first, "message") == "as {{1}}")
    let fix = (result["fixes"] as? [Object])?.first
    #expect(text(fix, "description") == "write ‘{{}}’")
    let change = (fix?["artifactChanges"] as? [Object])?.first
    #expect(text((change?["replacements"] as? [Object])?.first, "insertedContent") == "{}")
  }

  @Test func anAbsolutePathBecomesAFileURI() {
    var sample = Sample("a: 1\n", path: "/tmp/a b.yaml")
    sample.findings = [Diagnostic(Sample.code, "m", at: sample.span("a"))]
    #expect(sample.report(.sarif).contains("\"uri\": \"file:///tmp/a%20b.yaml\""))
  }

  // MARK: reviewdog

  /// The names are those of reviewdog.proto as JSON, which counts columns in bytes.
  @Test func rdjsonCountsBytes() throws {
    let result = try #require(json(.rdjson) as? Object)
    #expect((result["source"] as? Object)?["name"] as? String == "stylec")
    let entries = try #require(result["diagnostics"] as? [Object])
    #expect(entries.map { $0["severity"] as? String } == ["WARNING", "ERROR", "INFO"])
    #expect(entries.map { ($0["code"] as? Object)?["value"] as? String } == ["b-code", "a-code", "c-code"])
    #expect((entries[0]["message"] as? String)?.hasSuffix("\nwhy") == true)
    let place = try #require(entries[1]["location"] as? Object)
    #expect(place["path"] as? String == "a b/100%: ü.yaml")
    let range = try #require(place["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 3, "column": 3], "end": ["line": 3, "column": 8]])
    // Two edits are one suggestion, for suggestions are alternatives.
    let suggestions = try #require(entries[1]["suggestions"] as? [Object])
    #expect(suggestions.map { $0["text"] as? String } == ["note: {}\n  u\"ni"])
    #expect(
      suggestions[0]["range"] as? [String: [String: Int]]
        == ["start": ["line": 2, "column": 3], "end": ["line": 3, "column": 8]])
    #expect((entries[1]["relatedLocations"] as? [Object])?.count == 1)
  }

  // MARK: All

  @Test(arguments: ["json", "sarif", "gitlab", "rdjson", "junit", "checkstyle"])
  func noReportHoldsWhatNobodySees(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let scalars = sample.report(format).unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test(arguments: ["sarif", "rdjson"])
  func withoutFindingsTheListIsEmpty(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let report = Sample("").report(format)
    #expect(report.contains(name == "sarif" ? "\"results\": []" : "\"diagnostics\": []"))
  }
}
