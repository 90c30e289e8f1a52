import StyleSource

extension ReportFormat {
  /// The format of JUnit's XML as Apache Ant writes it: a suite for each file with findings, and in it a case for each, which fails unless
  /// the finding is only a remark. Without findings it is one case that passed, since servers take an empty report for a broken run.
  public static let junit = ReportFormat("junit", "test results, for CI servers that show them") { report in
    report.writeXMLDeclaration()
    report.write("<testsuites>\n")
    if report.findings.isEmpty {
      report.writeSuite(0, name: "stylec", cases: 1, failures: 0) { report in
        report.write("    <testcase name=\"stylec\" classname=\"stylec\" time=\"0\"/>\n")
      }
    }
    for (index, findings) in report.findingsByFile.enumerated() {
      guard let first = findings.first else { continue }
      let path = report.path(first.span)
      let remarks = findings.filter { $0.severity == .info }
      let failures = findings.count - remarks.count
      // The schema lets a case hold nothing but its failure.
      let output = remarks.map { report.text(of: $0, path: path) + "\n" }.joined()
      report.writeSuite(index, name: path, cases: findings.count, failures: failures, output: output) {
        report in
        for finding in findings { report.writeCase(finding, path: path) }
      }
    }
    report.write("</testsuites>\n")
  }
}

extension Report {
  /// Writes a suite. The schema asks for a host and a time, which are fixed, since a report is the same on every machine and at any time.
  fileprivate mutating func writeSuite(
    _ index: Int, name: String, cases: Int, failures: Int, output: String = "",
    _ body: (inout Report) -> Void
  ) {
    write("  <testsuite id=\"\(index)\" name=\"\(xmlText(name))\" package=\"stylec\"")
    write(" tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\"")
    write(" hostname=\"localhost\" timestamp=\"1970-01-01T00:00:00\" time=\"0\">\n")
    write("    <properties/>\n")
    body(&self)
    write(output.isEmpty ? "    <system-out/>\n" : "    <system-out>\(output)</system-out>\n")
    write("    <system-err/>\n  </testsuite>\n")
  }

  fileprivate mutating func writeCase(_ finding: Diagnostic, path: String) {
    let start = place(finding.span).start
    let name = "\(finding.code.id) \(start.line):\(start.column)"
    write("    <testcase name=\"\(xmlText(name))\" classname=\"\(xmlText(path))\" time=\"0\"")
    guard finding.severity != .info else {
      write("/>\n")
      return
    }
    write(">\n")
    write("      <failure type=\"\(finding.severity.name)\" message=\"\(xmlText(finding.message))\">")
    write(text(of: finding, path: path))
    write("</failure>\n    </testcase>\n")
  }

  /// The text of a finding with its place, escaped.
  fileprivate mutating func text(of finding: Diagnostic, path: String) -> String {
    let start = place(finding.span).start
    let lines = ["\(path):\(start.line):\(start.column)"] + finding.lines
    return lines.map(xmlText).joined(separator: "\n")
  }
}
