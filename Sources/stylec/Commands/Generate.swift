import ArgumentParser
import StyleEmit
import StyleReport
import StyleSource
import StyleWorkspace

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate typed Swift for components and styles.",
    discussion: """
      The plain structs are always generated, because the other targets build on them.

      EXAMPLES:
        stylec generate styles --target uikit --output Sources/Styles
        stylec generate styles --target uikit --output Sources/Styles --check
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var generated: GeneratedOptions
  @OptionGroup var messages: MessageOptions

  @Option(
    help: ArgumentHelp("Write everything to one Swift file of this name in the folder.", valueName: "name"))
  var singleFile: String?

  @Option(
    help: ArgumentHelp(
      "Run the rules too, and print findings to standard output in this format.",
      valueName: "format"))
  var report: ReportFormat?

  @OptionGroup var paths: ReportPathOptions

  @Flag(help: "Write nothing, and fail if the files in the folder are stale.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The format of what --check reports, errors in style files included.", valueName: "name"))
  var outputFormat: ReportFormat?

  func validate() throws {
    if outputFormat != nil, !check || report != nil {
      throw ValidationError("--output-format is the format of what --check reports, and not for --report")
    }
    if let singleFile, !singleFile.hasSuffix(".swift") {
      throw ValidationError("--single-file is the name of a Swift file, such as Styles.swift")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(
        messages, isLinted: report != nil, for: generated.target?.values)
      if let report {
        try print(loaded.findings, in: loaded.sources, report)
      } else if let outputFormat {
        if loaded.hasErrors { try print(loaded.findings, in: loaded.sources, outputFormat) }
      } else {
        messages.tell(loaded)
      }
      if let status = loaded.refusal("no Swift was written", messages) { return status }
      var outputs = Outputs()
      let settings = try generated.settings(for: loaded.files)
      let files = CrashReport.during("writing Swift") {
        emit(loaded.sheet, targets: settings.chosenTargets, options: settings.options)
      }
      if let singleFile { outputs.add(files, asOne: singleFile) } else { outputs.add(files) }
      guard check else {
        let turn = try output.turn(messages)
        let written = try outputs.write(in: turn, replacesForeign: output.force) { $0.kind == .swift }
        messages.tell(written.summary)
        return .clean
      }
      let differences = outputs.differences(in: output.output) { $0.kind == .swift }
      if let outputFormat {
        try print(differences, beside: loaded, outputFormat)
      } else {
        for difference in differences { Console.tell(difference.line) }
      }
      return differences.isEmpty ? .clean : .findings
    }
  }
}

extension Generate {
  private func print(
    _ findings: [Diagnostic], in sources: SourceMap, _ format: ReportFormat
  ) throws(Failure) {
    let options = ReportOptions(root: try paths.root())
    try Console.print(format.report(messages.shown(findings), in: sources, options: options))
  }

  /// What is wrong with files of Swift, each at its beginning, and what was found in style files.
  private func print(
    _ differences: [Outputs.Difference], beside loaded: CheckedSheet, _ format: ReportFormat
  ) throws(Failure) {
    var sources = loaded.sources
    var findings = loaded.findings
    for difference in differences {
      let file = sources.add(path: difference.path, bytes: (try? readFile(difference.path)) ?? [])
      findings.append(.staleOutput(difference, at: file))
    }
    try print(findings.inReportOrder(), in: sources, format)
  }
}

extension Outputs {
  /// Files of Swift one behind the other: what each of them declares for itself alone has a name of its own.
  fileprivate mutating func add(_ files: [EmittedFile], asOne name: String) {
    let bytes = files.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])
    add(Manifest.Entry(path: name, kind: .swift), Array(bytes))
  }

  mutating func add(_ files: [EmittedFile]) {
    for file in files {
      let entry = Manifest.Entry(
        path: file.path, kind: .swift, target: file.target.rawValue, component: file.component)
      add(entry, file.bytes)
    }
  }
}

extension CheckedSheet {
  /// How a command ends that writes nothing when there are errors; nil where there are none.
  func refusal(_ consequence: String, _ messages: MessageOptions) -> ExitStatus? {
    guard hasErrors else { return nil }
    messages.tell("\(summary); \(consequence)")
    return isIncomplete ? .couldNot : .findings
  }
}
