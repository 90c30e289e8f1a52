import ArgumentParser
import StyleEmit
import StylePreview
import StyleSource

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check style files, and write their Swift, their pictures and a gallery.",
    discussion: """
      EXAMPLES
        stylec build styles --output out
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var reporting: ReportingOptions
  @OptionGroup var pictures: PictureOptions

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output: String

  @Flag(help: "Warnings fail the run too.")
  var strict = false

  func run() throws {
    try stylec.run {
      let loaded = try input.load()
      reporting.show(loaded)
      guard !loaded.hasErrors else {
        reporting.say("Nothing was written, because of the errors above.")
        return .findings
      }
      var outputs = Outputs()
      outputs.add(emit(loaded.sheet, targets: Set(EmitTarget.allCases)))
      try pictures.draw(pictureList(loaded.sheet), loaded, into: &outputs)
      reporting.say(try outputs.write(to: output))
      let hasWarnings = loaded.findings.contains { $0.severity == .warning }
      return strict && hasWarnings ? .findings : .clean
    }
  }
}
