import StyleSource

extension ReportFormat {
  /// The format of GitLab's Code Quality report (docs.gitlab.com, “Code Quality report format”), which its merge requests show.
  public static let gitlab = ReportFormat("gitlab", "Code Quality in GitLab") { report in
    let fingerprints = fingerprints(of: report.findings, in: report.sources, path: report.options.path)
    report.bytes += JSONWriter.document { json in
      json.array { json in
        for (finding, fingerprint) in zip(report.findings, fingerprints) {
          let (start, end) = report.place(finding.span)
          json.object { json in
            json.member("description", finding.line)
            json.member("check_name", finding.code.id)
            json.member("fingerprint", fingerprint)
            json.member("severity", finding.severity.gitlabName)
            json.object("location") { json in
              json.member("path", report.repositoryPath(finding.span.file))
              json.object("lines") { json in
                json.member("begin", start.line)
                json.member("end", end.line)
              }
            }
          }
        }
      }
    }
  }
}

extension Severity {
  /// The severity in GitLab: `info`, `minor`, `major`, `critical` or `blocker`; the last two are for worse problems than a wrong style.
  fileprivate var gitlabName: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
