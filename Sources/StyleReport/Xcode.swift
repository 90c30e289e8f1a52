import StyleSource

extension ReportFormat {
  /// The format that Xcode reads in the output of a build phase: an absolute path, and one line a finding. Notes follow as clang writes
  /// them, which Xcode shows below the finding.
  public static let xcode = ReportFormat("xcode", "for a run script phase in Xcode") { report in
    for finding in report.findings {
      let start = report.place(finding.span).start
      let path = report.path(finding.span)
      let absolute = isAbsolutePath(path) ? path : report.options.workingFolder + "/" + path
      let severity = finding.severity == .info ? "note" : finding.severity.name
      let place = "\(visible(absolute)):\(start.line):\(start.column)"
      report.write("\(place): \(severity): \(finding.messageAndFix) (\(finding.code.id))\n")
      for note in finding.notes { report.write("\(place): note: \(visible(note))\n") }
    }
  }
}
