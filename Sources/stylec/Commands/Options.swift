import ArgumentParser
import StyleSource

/// Which style files a command works on.
struct InputOptions: ParsableArguments {
  @Argument(help: "Style files, folders of them, or ‘-’ for standard input.")
  var paths: [String] = []

  @Option(help: "What standard input is called in reports, and where its imports are looked for.")
  var stdinFilename: String?

  func load() throws(Failure) -> Loaded {
    let paths = try paths.isEmpty ? Settings.nearest().sources : paths
    return try stylec.load(paths, standardInputName: stdinFilename)
  }
}

/// How findings are shown.
struct ReportingOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Colour what is written for people. Without the flag: as the terminal and NO_COLOR say.")
  var color: Bool?

  @Flag(name: .shortAndLong, help: "Show errors only, and no summary.")
  var quiet = false

  /// Prints findings for people on standard error.
  func show(_ loaded: Loaded) {
    let findings = quiet ? loaded.findings.filter { $0.severity == .error } : loaded.findings
    let options = ReportOptions(
      isColored: Console.isColored(flag: color), workingFolder: Console.workingFolder)
    Console.error(ReportFormat.human.report(findings, in: loaded.sources, options: options))
    if !quiet, !loaded.findings.isEmpty { Console.error("\n" + summary(loaded) + "\n") }
  }

  func say(_ text: String) {
    if !quiet { Console.error(text + "\n") }
  }

  func summary(_ loaded: Loaded) -> String {
    let files = counted(loaded.sources.files.count, "file")
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "hint")].compactMap {
      severity, name in
      let count = loaded.findings.filter { $0.severity == severity }.count
      return count > 0 ? counted(count, name) : nil
    }
    return parts.isEmpty ? "No problems in \(files)." : "\(parts.joined(separator: ", ")) in \(files)."
  }
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Runs a command's work, and turns what it could not do into a message and an exit code.
func run(_ body: () throws -> ExitStatus) throws {
  do {
    let status = try body()
    if status != .clean { throw ExitCode(status.rawValue) }
  } catch let failure as Failure {
    Console.error("stylec: \(failure.message)\n")
    throw ExitCode(failure.code.rawValue)
  }
}
