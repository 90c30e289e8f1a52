import ArgumentParser
import StyleSource

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check style files and say what is wrong with them.",
    discussion: """
      EXAMPLES:
        stylec lint                                 what .stylec.yml names, or styles/
        stylec lint styles --strict                 fail on warnings too
        stylec lint styles --output-format github   annotate a pull request
        stylec lint - --stdin-filename card.yaml    what an editor holds
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var messages: MessageOptions

  @Flag(exclusivity: .exclusive)
  var severity: Strictness?

  @Option(help: ArgumentHelp("Fail when there are more warnings than this.", valueName: "count"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp("One of: \(ReportFormat.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var outputFormat = ReportFormat.human

  @Option(help: ArgumentHelp("Write the findings to a file.", valueName: "file"), completion: .file())
  var outputFile: String?

  @Flag(help: "Count the findings of each kind.")
  var statistics = false

  @Flag(help: "List the files that would be checked, imports included, and stop.")
  var showFiles = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings counts from 0") }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(messages, isLinted: true)
      if showFiles {
        try Console.print(loaded.sources.files.map { visible($0.path) + "\n" }.joined())
        return loaded.isIncomplete ? .couldNot : .clean
      }
      try report(loaded)
      if statistics { Console.tell(statistics(of: loaded.findings)) }
      messages.tell(loaded.summary)
      if loaded.isIncomplete { return .couldNot }
      return fails(loaded) ? .findings : .clean
    }
  }

  private func fails(_ loaded: LoadedSheet) -> Bool {
    if severity == .lenient { return false }
    let warnings = loaded.count(.warning)
    return loaded.hasErrors || severity == .strict && warnings > 0 || warnings > maxWarnings ?? .max
  }

  private func report(_ loaded: LoadedSheet) throws(Failure) {
    let isColored = outputFile == nil && outputFormat.isForPeople && messages.isColored
    let options = ReportOptions(isColored: isColored, workingFolder: FileSystem.workingFolder)
    let findings = messages.shown(loaded.findings)
    let report = outputFormat.report(findings, in: loaded.sources, options: options)
    if let outputFile {
      do {
        try replaceFile(outputFile, with: report)
        FileSystem.synchronizeFolder(splitPath(outputFile).folder)
      } catch {
        throw Failure(outputFile, error)
      }
    } else if outputFormat.isForPeople {
      Console.tell(report)
      if !findings.isEmpty { messages.tell("") }
    } else {
      try Console.print(report)
    }
  }

  /// `   3  error    unknown-token`, the most frequent first.
  private func statistics(of findings: [Diagnostic]) -> String {
    let counts = Dictionary(grouping: findings, by: \.code).map { (count: $1.count, first: $1[0]) }
      .sorted { ($1.count, $0.first.code.id) < ($0.count, $1.first.code.id) }
    let width = "\(counts.first?.count ?? 0)".utf8.count
    return counts.map { count, finding in
      "\(count)".padded(to: width, alignedRight: true) + "  "
        + finding.severity.name.padded(to: 8) + finding.code.id + "\n"
    }.joined()
  }
}

/// What makes a run fail.
enum Strictness: String, EnumerableFlag {
  case strict, lenient

  static func help(for value: Strictness) -> ArgumentHelp? {
    switch value {
    case .strict: "Fail on warnings as on errors."
    case .lenient: "Report, but fail on nothing that is found."
    }
  }
}

extension ReportFormat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let format = ReportFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  public var defaultValueDescription: String { name }
  public static var allValueStrings: [String] { all.map(\.name) }
}
