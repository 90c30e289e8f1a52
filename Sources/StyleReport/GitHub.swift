import StyleSource

extension ReportFormat {
  /// The format of GitHub's workflow commands, which annotate the lines of a pull request.
  ///
  /// GitHub shows ten annotations of each severity for a step, and drops what comes after them. So the worst come first, and a
  /// last notice counts the findings that have no annotation and says where they are listed.
  public static let github = ReportFormat("github", "annotations in GitHub Actions") { report in
    let (shown, left) = annotated(report.findings)
    for finding in shown { report.annotate(finding) }
    guard !left.isEmpty else { return }
    let place =
      report.options.hasJobSummary
      ? "the summary of the job lists all" : "‘--output-format concise’ lists all"
    let text = "\(counted(left)) not shown here: GitHub shows \(limit) of each severity in a step; \(place)"
    report.write("::notice title=stylec::\(escapedData(text))\n")
  }

  /// The number of annotations of each severity that GitHub shows for a step.
  private static let limit = 10

  /// The findings that GitHub shows, the worst first, and the others.
  private static func annotated(_ findings: [Diagnostic]) -> (shown: [Diagnostic], left: [Diagnostic]) {
    let groups = findings.bySeverity
    let isCut = groups.contains { $0.count > limit }
    let shown = groups.flatMap { group in
      // The notice that counts the rest is one of them.
      group.prefix(isCut && group.first?.severity == .info ? limit - 1 : limit)
    }
    return (shown, groups.flatMap { $0.dropFirst(shown.count(of: $0.first?.severity)) })
  }
}

extension Report {
  fileprivate mutating func annotate(_ finding: Diagnostic) {
    let (start, end) = place(finding.span)
    let command = finding.severity == .info ? "notice" : finding.severity.name
    var properties = [
      "file=" + escapedProperty(repositoryPath(finding.span.file)), "line=\(start.line)",
      "endLine=\(end.line)",
    ]
    // GitHub drops an annotation that has columns and spans several lines.
    if start.line == end.line {
      properties += ["col=\(start.column)", "endColumn=\(end.column)"]
    }
    properties.append("title=" + escapedProperty(finding.code.id))
    let escaped = finding.lines.map(escapedData).joined(separator: "%0A")
    write("::\(command) \(properties.joined(separator: ","))::\(escaped)\n")
  }
}

extension [Diagnostic] {
  /// Errors, warnings and infos, each in their order, without empty groups.
  var bySeverity: [[Diagnostic]] {
    [Severity.error, .warning, .info].map { severity in filter { $0.severity == severity } }
      .filter { !$0.isEmpty }
  }

  fileprivate func count(of severity: Severity?) -> Int { count { $0.severity == severity } }
}

/// The numbers of findings by severity: ‘2 errors, 1 warning’.
func counted(_ findings: [Diagnostic]) -> String {
  findings.bySeverity.map { counted($0.count, $0[0].severity == .info ? "notice" : $0[0].severity.name) }
    .joined(separator: ", ")
}

/// A text escaped for its place behind the second `::` of a command.
private func escapedData(_ text: String) -> String { percentEncoded(text, "%\r\n") }

/// A text escaped for its place behind the `=` of a property.
private func escapedProperty(_ text: String) -> String { percentEncoded(text, "%\r\n:,") }

private func percentEncoded(_ text: String, _ special: String) -> String {
  escaping(text) { scalar in
    guard scalar.isASCII, special.utf8.contains(UInt8(scalar.value)) else { return nil }
    return percentEncoded(UInt8(scalar.value))
  }
}
