import StyleSource

/// A format of reports. To add one, add a file beside this one and a line in `all`.
public struct ReportFormat: Sendable {
  /// The name for `--output-format`.
  public let name: String
  /// The purpose in a few words.
  public let summary: String
  /// Whether the format is for people, so that it can be coloured.
  public let isForPeople: Bool
  let write: @Sendable (inout Report) -> Void

  init(
    _ name: String, _ summary: String, isForPeople: Bool = false,
    write: @escaping @Sendable (inout Report) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isForPeople = isForPeople
    self.write = write
  }

  public static let all: [ReportFormat] = [
    .human, .concise, .json, .sarif, .github, .gitlab, .xcode, .junit, .checkstyle, .rdjson,
  ]

  /// Formats findings, which have to be in report order.
  public func report(
    _ findings: [Diagnostic], in sources: SourceMap, options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = Report(findings: findings, sources: sources, options: options)
    write(&report)
    return report.bytes
  }
}

public struct ReportOptions: Sendable {
  public var isColored: Bool
  /// The absolute path that paths of sources are relative to, for formats with absolute paths.
  public var workingFolder: String
  /// Converts a path of a source to a path in the repository, for formats that CI reads. Without it, paths stay unchanged.
  public var repositoryPath: (@Sendable (String) -> String)?
  /// The maximum width of a source line in columns. Longer lines are shortened around the marked part.
  public var sourceWidth: Int
  /// Whether all findings are listed in the summary of a CI job too, so that a report for that server may refer to it.
  public var hasJobSummary: Bool

  public init(
    isColored: Bool = false, workingFolder: String = "",
    repositoryPath: (@Sendable (String) -> String)? = nil, sourceWidth: Int = 120, hasJobSummary: Bool = false
  ) {
    self.isColored = isColored
    self.workingFolder = workingFolder
    self.repositoryPath = repositoryPath
    self.sourceWidth = sourceWidth
    self.hasJobSummary = hasJobSummary
  }
}

extension ReportOptions {
  /// The path of a source in formats that CI reads.
  func path(_ path: String) -> String { repositoryPath?(path) ?? path }
}
