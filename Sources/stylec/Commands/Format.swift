import ArgumentParser
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format style files.",
    usage: "stylec format [<options>] [<path> ...]",
    discussion: """
      Formatting only changes indentation and spaces. It keeps comments, blank lines, the order of entries and the \
      spelling of values. Files with syntax errors are reported and stay unchanged.

      EXAMPLES:
        stylec format                                 format all style files
        stylec format --check                         only say what would change
        stylec format --check --output-format github  annotate a pull request
        stylec format - --stdin-filename card.yaml    format an editor’s buffer
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var exclusion: ExclusionOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions

  @Flag(help: "List files that would change; exit with 1 if there are any.")
  var check = false

  @Flag(help: "Print the changes as a diff; exit with 1 if there are any.")
  var diff = false

  @Option(help: ArgumentHelp("The format of the report of --check.", valueName: "name"))
  var outputFormat: ReportFormat?

  @OptionGroup var paths: ReportPathOptions

  func validate() throws {
    if outputFormat != nil, !check || diff {
      throw ValidationError("--output-format needs --check")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let files: StyleFiles
      do throws(Failure) {
        files = try input.read(messages, naming: exclusion.forceExclude ? .sources : .files)
      } catch {
        throw try error.reported(as: outputFormat, at: paths)
      }
      for note in files.notes { messages.tell(note) }
      let unreadable = Set(files.problems.map(\.span.file))
      // JSON of a design tool has no layout of ours.
      let named = files.sources.files.prefix(files.namedCount).filter {
        !unreadable.contains($0.id) && !files.parsed[Int($0.id.index)].tree.isTranslated
      }
      let results = concurrentMap(named) { StyleSyntax.format($0) }
      if !check, !diff { files.removeLeftovers() }
      var report = files.problems
      var changed = 0
      var status = files.problems.isEmpty ? ExitStatus.clean : .couldNot
      for (file, result) in zip(named, results) {
        switch result {
        case .success(let bytes):
          guard bytes != file.bytes || outputFormat == nil else { continue }
          if bytes != file.bytes { changed += 1 }
          if outputFormat != nil {
            report.append(.unformatted(file, bytes))
            continue
          }
          try take(bytes, of: file, isStandardInput: file.path == files.standardInputPath)
        case .failure(.notReadable(let errors)):
          report += errors
          if status == .clean { status = .findings }
        case .failure(.changesMeaning):
          Console.tell(
            "stylec: \(visible(file.path)) was left alone: formatting would change its meaning, "
              + "which is a bug in stylec")
          status = .couldNot
        }
      }
      if let outputFormat {
        let options = ReportOptions(root: try paths.root(), isColored: false)
        let findings = report.inReportOrder()
        try Console.print(outputFormat.report(findings, in: files.sources, options: options))
        JobSummary.add(findings, in: files.sources, outputFormat, by: "format", options)
      } else {
        messages.tell(report, in: files.sources)
      }
      messages.tell(summary(changed, of: named.count))
      if changed > 0, check || diff, status == .clean { status = .findings }
      return status
    }
  }

  private func take(_ bytes: [UInt8], of file: SourceFile, isStandardInput: Bool) throws(Failure) {
    if check || diff {
      guard bytes != file.bytes else { return }
      if diff {
        try Console.print(unifiedDiff(from: file.bytes, to: bytes, path: visible(file.path)))
      } else {
        try Console.print(visible(file.path) + "\n")
      }
    } else if isStandardInput {
      try Console.print(bytes)
    } else if bytes != file.bytes {
      try edit(file.path, with: bytes, expecting: file.bytes)
    }
  }

  private func summary(_ changed: Int, of count: Int) -> String {
    let what = check || diff ? "would change" : "formatted"
    return "\(counted(changed, "file")) \(what), \(count - changed) unchanged"
  }
}
