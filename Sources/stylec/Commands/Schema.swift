import ArgumentParser
import StyleReport
import StyleServer
import StyleWorkspace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema of style files, for editors that know YAML.",
    discussion: """
      It is of draft-07, as yaml-language-server reads it. With paths, it knows the names in these files too: components and what
      their styles can set, styles, and modes.

      EXAMPLES:
        stylec schema > stylec.schema.json
        stylec schema styles > styles.schema.json
      """)

  @Argument(
    help: ArgumentHelp("Style files and folders whose names the schema knows.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup var messages: MessageOptions

  func run() throws {
    try stylec.run { () throws(Failure) in
      guard !paths.isEmpty else {
        try Console.print(StyleSchema.schema().documentBytes)
        return .clean
      }
      let loaded = CheckedSheet(try read(), isLinted: false)
      messages.tell(loaded)
      try Console.print(StyleSchema.schema(of: loaded.sheet).documentBytes)
      return loaded.isIncomplete ? .couldNot : loaded.hasErrors ? .findings : .clean
    }
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
