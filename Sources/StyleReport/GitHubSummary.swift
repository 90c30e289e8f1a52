import StyleSource

/// All findings as Markdown, for the summary of a job in GitHub Actions: a heading that counts them, and a table, the worst first.
///
/// - Parameters:
///   - title: The command that found them, such as `stylec lint`.
///   - files: The address that paths in the repository are appended to, so that places are links; without it they are text.
///   - limit: The most bytes. Findings that don't fit are counted in a last line.
public func githubSummary(
  _ findings: [Diagnostic], in sources: SourceMap, title: String, files: String? = nil, limit: Int,
  options: ReportOptions = ReportOptions()
) -> [UInt8] {
  var report = Report(findings: findings, sources: sources, options: options)
  report.write("### \(title): \(counted(findings))\n\n| severity | place | finding |\n| --- | --- | --- |\n")
  let sorted = findings.bySeverity.flatMap(\.self)
  for (index, finding) in sorted.enumerated() {
    let row = report.row(finding, files: files)
    let rest = "\n\(sorted.count - index) more don’t fit.\n"
    guard report.bytes.count + row.utf8.count + rest.utf8.count + 1 <= limit else {
      report.write(rest)
      break
    }
    report.write(row)
  }
  report.write("\n")
  return report.bytes
}

extension Report {
  fileprivate mutating func row(_ finding: Diagnostic, files: String?) -> String {
    let start = place(finding.span).start
    let path = repositoryPath(finding.span.file)
    var place = markdownCode("\(path):\(start.line):\(start.column)")
    // What lies outside of the repository has no page there.
    if let files, !path.hasPrefix("/"), !path.hasPrefix("../") {
      place = "[\(place)](\(files)\(uriReference(path))#L\(start.line))"
    }
    let texts = [finding.code.id + ": " + finding.message] + finding.lines.dropFirst()
    return "| \(finding.severity.name) | \(place) | \(texts.map(markdownCode).joined(separator: "<br>")) |\n"
  }
}
