import ArgumentParser
import StyleReport
import StyleServer
import StyleWorkspace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema of style files, for editors with YAML support.",
    usage: "stylec schema [<options>] [<path> ...]",
    discussion: """
      The schema is of draft-07, which yaml-language-server reads. With paths, it also has the names in these files: \
      components and what their styles can set, styles, and tokens. Names that are made later are accepted too.

      EXAMPLES:
        stylec schema > stylec.schema.json
        stylec schema styles > styles.schema.json   with the names in ‘styles’
        stylec schema --settings                    of .stylec.yml
      """)

  @Argument(
    help: ArgumentHelp("Style files and folders whose names to include.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Flag(help: "Print the schema of .stylec.yml instead.")
  var settings = false

  @OptionGroup(title: "Message Options") var messages: MessageOptions

  func validate() throws {
    if settings, !paths.isEmpty {
      throw ValidationError(
        "‘--settings’ takes no paths: the schema of .stylec.yml is the same for all style files")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      if settings {
        try Console.print(SettingsSchema.schema().documentBytes)
        return .clean
      }
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
