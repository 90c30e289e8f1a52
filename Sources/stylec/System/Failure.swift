import StyleReport
import StyleSource
import StyleWorkspace

/// The reason why a command could not do its work, and the exit code for it.
struct Failure: Error, Hashable {
  let message: String
  let status: ExitStatus
  /// The bytes that are printed before the message.
  let report: [UInt8]
  /// The report as findings, for another format, and the files that these are in.
  let findings: [Diagnostic]
  let sources: [SourceFile]

  init(
    _ message: String, _ status: ExitStatus = .couldNot, report: [UInt8] = [], findings: [Diagnostic] = [],
    in sources: [SourceFile] = []
  ) {
    self.message = message
    self.status = status
    self.report = report
    self.findings = findings
    self.sources = sources
  }

  static func == (a: Failure, b: Failure) -> Bool {
    (a.message, a.status, a.report) == (b.message, b.status, b.report)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(message) }

  /// Prints the findings as a report in a format, and returns the failure with the message alone.
  func reported(as format: ReportFormat?, at paths: ReportPathOptions) throws(Failure) -> Failure {
    guard let format, !findings.isEmpty else { return self }
    let options = ReportOptions(root: try paths.root(), isColored: false)
    try Console.print(format.report(findings, in: SourceMap(sources), options: options))
    return Failure(message, status)
  }

  func tell() {
    Console.tell(report)
    Console.tell("stylec: \(message)")
  }

  init(_ path: String, _ error: SystemError) { self.init("\(path): \(error)") }
}

/// The exit codes of `stylec`; 64 and 78 are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case couldNot = 2
  case wrongArguments = 64
  case wrongConfiguration = 78
}
