import Foundation
import StyleReport
import StyleSource
import Testing

/// What other programs read.
@Suite struct MachineFormatTests {
  private func sample(_ severity: Severity = .error, message: String = "50% off: a, b") -> Sample {
    var sample = Sample("styles:\n  card: {}\n  ünï: {}\n")
    let code = DiagnosticCode("some-code", severity, "A rule.")
    sample.findings = [Diagnostic(code, message, at: sample.span("card"), notes: ["because\nof it"])]
    return sample
  }

  /// Clang writes the notes of a warning like that, and Xcode shows them below it.
  @Test func xcodeTakesOneLineWithAnAbsolutePath() {
    let options = ReportOptions(workingFolder: "/work")
    #expect(
      sample().report(.xcode, options) == "/work/styles/card.yaml:2:3: error: 50% off: a, b (some-code)\n"
        + "/work/styles/card.yaml:2:3: note: because\\u{A}of it\n")
    #expect(sample(.warning).report(.xcode, options).contains(": warning: "))
    // Xcode knows no remarks.
    #expect(sample(.info).report(.xcode, options).contains(": note: "))
  }

  @Test func conciseIsOneLine() {
    #expect(sample().report(.concise) == "styles/card.yaml:2:3: error[some-code]: 50% off: a, b\n")
  }

  /// Every format says what to write instead.
  @Test(arguments: ReportFormat.all.map(\.name))
  func correctionsAreInEveryFormat(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    var sample = sample()
    let span = sample.span("card")
    sample.findings[0].fixes = [
      FixIt("write ‘note’", replace: span, with: "note", isSafe: true),
      FixIt("write ‘other’", replace: span, with: "other", isSafe: true),
    ]
    #expect(sample.report(format).contains("write ‘note’"))
  }

  /// The escapes are those of GitHub's own toolkit: in data `%`, CR, LF; in properties `:` and `,` too.
  @Test func githubEscapesWhatWouldEndACommand() {
    var sample = sample()
    #expect(
      sample.report(.github)
        == "::error file=styles/card.yaml,line=2,endLine=2,col=3,endColumn=7,title=some-code::"
        + "50%25 off: a, b%0Abecause\\u{A}of it\n")

    sample = Sample("a: 1\n", path: "a:b,c%.yaml")
    sample.findings = [Diagnostic(Sample.code, "m\r\n::warning::x", at: sample.span("a"))]
    let report = sample.report(.github)
    #expect(report.hasPrefix("::error file=a%3Ab%2Cc%25.yaml,line=1,"))
    #expect(report.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test func githubGetsColumnsOnlyOnOneLine() {
    var sample = sample()
    sample.findings[0].span = sample.span("card").joined(to: sample.span("ünï"))
    let report = sample.report(.github)
    #expect(report.hasPrefix("::error file=styles/card.yaml,line=2,endLine=3,title=some-code::"))
  }

  @Test func githubHasANameForEachSeverity() {
    #expect(sample(.warning).report(.github).hasPrefix("::warning "))
    #expect(sample(.info).report(.github).hasPrefix("::notice "))
  }

  @Test func jsonHoldsPlacesInBothUnits() throws {
    var sample = sample(message: "</script>\u{2028}\u{202E}\"\\")
    let span = sample.span("ünï")
    sample.findings[0].fixes = [FixIt("rename", replace: span, with: "uni", isSafe: true)]
    sample.findings[0].related = [.init("there", at: span)]
    let report = sample.report(.json)
    #expect(report.hasSuffix("}\n"))
    #expect(!report.contains("</script>"))
    #expect(!report.unicodeScalars.contains("\u{2028}"))

    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    let finding = try #require((json?["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "</script>\u{2028}\u{202E}\"\\")
    #expect(finding["severity"] as? String == "error")
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    #expect(fix["isSafe"] as? Bool == true)
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    // Three scalars, of which two take two bytes each.
    #expect(edit["line"] as? Int == 3)
    #expect(edit["column"] as? Int == 3)
    #expect(edit["endColumn"] as? Int == 6)
    #expect(edit["start"] as? Int == 21)
    #expect(edit["end"] as? Int == 26)
    #expect(edit["replacement"] as? String == "uni")
  }

  @Test func noFindingsAreAnEmptyReport() throws {
    let sample = Sample("")
    for format in [ReportFormat.human, .concise, .github, .xcode] {
      #expect(sample.report(format).isEmpty, "\(format.name)")
    }
    #expect(sample.report(.gitlab) == "[]\n")
    #expect(sample.report(.json) == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }
}
