import ArgumentParser
import StyleEmit

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write typed Swift for components and styles.",
    discussion: """
      The plain structs are always written, since the other targets build on them.

      EXAMPLES:
        stylec generate styles --target uikit --output Sources/Styles
        stylec generate styles --target uikit --output Sources/Styles --check
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var messages: MessageOptions

  @Option(
    help: ArgumentHelp(CommaSeparated<EmitTarget>.choices("What the Swift is for"), valueName: "names"))
  var target = CommaSeparated(Set(EmitTarget.allCases))

  @Flag(help: "Write nothing, and fail when what lies in the folder is stale.")
  var check = false

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(messages, isLinted: false)
      messages.tell(loaded)
      if let status = loaded.refusal("no Swift was written", messages) { return status }
      var outputs = Outputs()
      outputs.add(emit(loaded.sheet, targets: target.values))
      guard check else {
        messages.tell(try outputs.write(to: output.output) { $0.kind == .swift })
        return .clean
      }
      let differences = outputs.differences(in: output.output) { $0.kind == .swift }
      for line in differences { Console.tell(line) }
      return differences.isEmpty ? .clean : .findings
    }
  }
}

extension Outputs {
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
