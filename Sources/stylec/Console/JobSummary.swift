import StyleReport
import StyleSource
import StyleWorkspace

/// The summary of a job in GitHub Actions, a file of Markdown that each command of a step can add to.
struct JobSummary {
  private let path: String

  /// The most bytes of the summary of a step, above which GitHub refuses it.
  private static let capacity = 1 << 20
  /// The most bytes of one command, so that `lint`, `format` and `generate` fit into one step.
  static let share = 300 << 10

  /// The summary that the environment names.
  static var ofEnvironment: JobSummary? {
    guard let path = CurrentProcess.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return nil }
    return JobSummary(path: path)
  }

  /// The parts of the environment that the bytes for the summary depend on.
  static var key: String { ofEnvironment == nil ? "" : "summary " + (address ?? "") }

  /// The address at which GitHub shows the files of the commit.
  private static var address: String? {
    let names = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"]
    let parts = names.compactMap { CurrentProcess.environment($0) }
    // What stands in an address by itself; anything else would be Markdown.
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/:"
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(plain.contains) }) else {
      return nil
    }
    return "\(parts[0])/\(parts[1])/blob/\(parts[2])/"
  }

  /// The bytes that a command adds for its findings; nil where there are none, no summary, or another format of report.
  static func of(
    _ findings: [Diagnostic], in sources: SourceMap, _ format: ReportFormat, by command: String,
    _ options: ReportOptions
  ) -> [UInt8]? {
    guard format.name == ReportFormat.github.name, !findings.isEmpty, ofEnvironment != nil else { return nil }
    return githubSummary(
      findings, in: sources, title: "stylec " + command, files: address, limit: share, options: options)
  }

  /// Adds the findings of a command to the summary.
  static func add(
    _ findings: [Diagnostic], in sources: SourceMap, _ format: ReportFormat, by command: String,
    _ options: ReportOptions
  ) {
    if let bytes = of(findings, in: sources, format, by: command, options) { ofEnvironment?.add(bytes) }
  }

  /// Adds bytes, or prints why it can't: the findings are reported all the same.
  func add(_ bytes: [UInt8]) {
    do {
      let file = try Descriptor.appending(path)
      let status = try file.status()
      guard status.kind == .file else { throw SystemError.isNoFile }
      guard status.size + bytes.count <= JobSummary.capacity else {
        return Console.tell("the summary of this step has no room for more findings")
      }
      try file.write(bytes)
    } catch {
      Console.tell("GITHUB_STEP_SUMMARY: \(path): \(error)")
    }
  }
}
