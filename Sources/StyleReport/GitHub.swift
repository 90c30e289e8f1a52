import StyleSource

extension ReportFormat {
  /// GitHub's workflow commands, which annotate the lines of a pull request.
  public static let github = ReportFormat("github", "annotations in GitHub Actions") { report in
    for finding in report.findings {
      let (start, end) = report.place(finding.span)
      let command = finding.severity == .info ? "notice" : finding.severity.name
      var properties = [
        "file=" + escapedProperty(report.repositoryPath(finding.span.file)), "line=\(start.line)",
        "endLine=\(end.line)",
      ]
      // GitHub drops an annotation that has columns and spans several lines.
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(end.column)"]
      }
      properties.append("title=" + escapedProperty(finding.code.id))
      let escaped = finding.lines.map(escapedData).joined(separator: "%0A")
      report.write("::\(command) \(properties.joined(separator: ","))::\(escaped)\n")
    }
  }
}

/// What stands behind the second `::` of a command.
private func escapedData(_ text: String) -> String { percentEncoded(text, "%\r\n") }

/// What stands behind the `=` of a property.
private func escapedProperty(_ text: String) -> String { percentEncoded(text, "%\r\n:,") }

private func percentEncoded(_ text: String, _ special: String) -> String {
  escaping(text) { scalar in
    guard scalar.isASCII, special.utf8.contains(UInt8(scalar.value)) else { return nil }
    return percentEncoded(UInt8(scalar.value))
  }
}
