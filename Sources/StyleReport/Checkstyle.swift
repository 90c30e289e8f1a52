import StyleSource

extension ReportFormat {
  /// The format of Checkstyle's `XMLLogger`, which many CI servers read.
  public static let checkstyle = ReportFormat("checkstyle", "for CI servers that read Checkstyle’s XML") {
    report in
    report.writeXMLDeclaration()
    // The version is that of the format's model, and readers look for one.
    report.write("<checkstyle version=\"10.0\">\n")
    for findings in report.findingsByFile {
      guard let first = findings.first else { continue }
      report.write("  <file name=\"\(xmlText(report.repositoryPath(first.span.file)))\">\n")
      for finding in findings {
        let start = report.place(finding.span).start
        report.write("    <error line=\"\(start.line)\" column=\"\(start.column)\"")
        report.write(" severity=\"\(finding.severity.name)\"")
        report.write(" message=\"\(xmlText(finding.line))\"")
        report.write(" source=\"stylec.\(xmlText(finding.code.id))\"/>\n")
      }
      report.write("  </file>\n")
    }
    report.write("</checkstyle>\n")
  }
}
