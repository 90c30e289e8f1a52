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

  func validate() throws {
    if let singleFile, !singleFile.hasSuffix(".swift") {
      throw ValidationError("--single-file is the name of a Swift file, such as Styles.swift")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(
        messages, isLinted: report != nil, for: generated.target?.values)
      if let report {
        let options = ReportOptions(root: try paths.root())
        try Console.print(
          report.report(messages.shown(loaded.findings), in: loaded.sources, options: options))
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
      for line in differences { Console.tell(line) }
      return differences.isEmpty ? .clean : .findings
    }
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
