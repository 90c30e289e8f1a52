import ArgumentParser
import StyleSource

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check style files and report what is wrong. Writes nothing but the report.",
    discussion: """
      EXAMPLES
        stylec lint                       the sources of .stylec.yml, or styles/
        stylec lint styles --strict       fail on warnings too
        stylec lint styles --output-format github
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var reporting: ReportingOptions

  @Flag(help: "Warnings fail the run too.")
  var strict = false

  @Option(help: "Fail the run with more warnings than this.")
  var maxWarnings: Int?

  @Option(help: "One of \(ReportFormat.all.map(\.name).joined(separator: ", ")).")
  var outputFormat = "human"

  @Option(help: "Write the report to this file instead.")
  var outputFile: String?

  @Flag(help: "Count the findings of each code.")
  var statistics = false

  @Flag(help: "List the files that are checked.")
  var showFiles = false

  func validate() throws {
    guard ReportFormat.all.contains(where: { $0.name == outputFormat }) else {
      let names = ReportFormat.all.map(\.name)
      let near = nearest(to: outputFormat, among: names).map { "; did you mean ‘\($0)’?" } ?? ""
      throw ValidationError("there is no output format ‘\(outputFormat)’\(near)")
    }
  }

  func run() throws {
    try stylec.run {
      let loaded = try input.load()
      if showFiles { for file in loaded.sources.files { Console.out(file.path + "\n") } }
      try report(loaded)
      if statistics { Console.error(counts(loaded.findings)) }
      if !reporting.quiet { Console.error(reporting.summary(loaded) + "\n") }
      let warnings = loaded.findings.filter { $0.severity == .warning }.count
      let fails = loaded.hasErrors || strict && warnings > 0 || warnings > maxWarnings ?? .max
      return fails ? .findings : .clean
    }
  }

  private func report(_ loaded: Loaded) throws(Failure) {
    guard let format = ReportFormat.all.first(where: { $0.name == outputFormat }) else { return }
    let findings = reporting.quiet ? loaded.findings.filter { $0.severity == .error } : loaded.findings
    let isColored = outputFile == nil && Console.isColored(flag: reporting.color)
    let options = ReportOptions(isColored: isColored, workingFolder: Console.workingFolder)
    var bytes = format.report(findings, in: loaded.sources, options: options)
    if let outputFile {
      try replaceFile(outputFile, bytes)
    } else if format.isForPeople {
      if !findings.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      Console.error(bytes)
    } else {
      Console.out(bytes)
    }
  }

  private func counts(_ findings: [Diagnostic]) -> String {
    Dictionary(grouping: findings, by: \.code.id)
      .map { (count: $1.count, code: $0) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
      .map { "\($0.count)\t\($0.code)\n" }
      .joined()
  }
}
