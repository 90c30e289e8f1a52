import StyleSource

/// A format in which findings are handed on. A new one is a file beside this and a line in `all`.
public struct ReportFormat: Sendable {
  /// As `--output-format` takes it.
  public let name: String
  /// What it is for, in a few words.
  public let summary: String
  /// Whether people read it as it stands, so that it belongs on standard error and may be coloured.
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

  /// The findings, which stand in report order, as text.
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
  /// The absolute path that the paths of the sources start from; for formats that need whole paths.
  public var workingFolder: String
  /// A path of the sources as CI matches it with the files of a repository; for formats that CI reads. Without it, paths stay
  /// as they are.
  public var repositoryPath: (@Sendable (String) -> String)?
  /// The most columns that a line of source takes; longer ones are shortened around what is pointed at.
  public var sourceWidth: Int

  public init(
    isColored: Bool = false, workingFolder: String = "",
    repositoryPath: (@Sendable (String) -> String)? = nil, sourceWidth: Int = 120
  ) {
    self.isColored = isColored
    self.workingFolder = workingFolder
    self.repositoryPath = repositoryPath
    self.sourceWidth = sourceWidth
  }
}

extension ReportOptions {
  /// A path of the sources as formats that CI reads write it.
  func path(_ path: String) -> String { repositoryPath?(path) ?? path }
}
