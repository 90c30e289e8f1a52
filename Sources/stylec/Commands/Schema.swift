import ArgumentParser
import StyleDiff
import StyleEmit
import StyleLanguageServer
import StyleReport
import StyleWorkspace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract:
      "Print a JSON Schema of style files, of .stylec.yml, or of generated JSON, for editors and other programs.",
    usage: "stylec schema [<options>] [<path> ...]",
    discussion: """
      The schema is of draft-07, which yaml-language-server reads. With paths, it also has the names in these files: \
      components and what their styles can set, styles, and tokens. Names that are made later are accepted too.

      EXAMPLES:
        stylec schema > stylec.schema.json
        stylec schema styles > styles.schema.json   with the names in ‘styles’
        stylec schema --for settings                of .stylec.yml
        stylec schema --for json                    of the JSON of ‘generate’
        stylec schema --for changes                 of the JSON of ‘diff’
      """)

  @Argument(
    help: ArgumentHelp("Style files and folders whose names to include.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "What the schema describes: style files, .stylec.yml, or the JSON of ‘generate --target json’ or ‘diff’.",
      valueName: "form"))
  var form = Form.styles

  enum Form: String, CaseIterable, ExpressibleByArgument {
    case styles, settings, json, changes
  }

  @OptionGroup(title: "Message Options") var messages: MessageOptions

  func validate() throws {
    if form != .styles, !paths.isEmpty {
      throw ValidationError("--for \(form.rawValue) is the same for all style files, and takes no paths")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      switch form {
      case .styles: return try printStyles()
      case .settings: try Console.print(SettingsSchema.schema().documentBytes)
      case .json: try Console.print(SheetSchema.document().documentBytes)
      case .changes: try Console.print(DifferenceSchema.document().documentBytes)
      }
      return .clean
    }
  }

  private func printStyles() throws(Failure) -> ExitStatus {
    guard !paths.isEmpty else {
      try Console.print(StyleSchema.schema().documentBytes)
      return .clean
    }
    let loaded = CheckedSheet(try read(), isLinted: false)
    messages.tell(loaded)
    // It grows with the project, so it is written without space.
    try Console.print(StyleSchema.schema(of: loaded.sheet).compactBytes + [UInt8(ascii: "\n")])
    return loaded.isIncomplete ? .couldNot : loaded.hasErrors ? .findings : .clean
  }

  private func read() throws(Failure) -> StyleFiles {
    var reader = InputReader(Disk.ofCommand, observer: CrashObserver())
    do {
      return try StyleFiles(reading: paths, &reader)
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
  }
}
