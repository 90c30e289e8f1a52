import StyleSource

extension ReportFormat {
  /// The format of one line a finding: `styles/card.yaml:3:7: error[unknown-token]: no token is named ‘ink’; fix: write ‘color.ink’`.
  public static let concise = ReportFormat("concise", "one line a finding, for grep and editors") { report in
    for finding in report.findings {
      let start = report.place(finding.span).start
      let place = "\(visible(report.path(finding.span))):\(start.line):\(start.column)"
      report.write("\(place): \(finding.severity.name)[\(finding.code.id)]: \(finding.messageAndFix)\n")
    }
  }
}
