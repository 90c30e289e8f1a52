import ArgumentParser
import StyleReport
import StyleSource
import StyleWorkspace

/// The options for messages to people.
struct MessageOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Colour messages. Default: if the terminal does, unless NO_COLOR is set.")
  var color: Bool?

  @Flag(name: .shortAndLong, help: "Leave out messages about the run, such as the summary.")
  var quiet = false

  var isColored: Bool { Console.isColored(flag: color) }

  /// Prints the findings for people.
  func tell(_ loaded: CheckedSheet) { tell(loaded.trying(loaded.findings), in: loaded.sources) }

  func tell(_ findings: [Diagnostic], in sources: SourceMap) {
    guard !findings.isEmpty else { return }
    Console.tell(
      ReportFormat.human.report(
        findings.inReportOrder(), in: sources, options: ReportOptions(isColored: isColored)))
    Console.tell("")
  }

  /// Prints a line that people can do without.
  func tell(_ line: String) {
    if !quiet { Console.tell(line) }
  }
}
