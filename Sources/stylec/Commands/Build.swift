import ArgumentParser
import StyleEmit
import StylePreview

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Check style files, and write their Swift, their pictures and a gallery.",
    discussion: """
      EXAMPLES:
        stylec build styles --output out
        stylec build --output out --scale 1,2,3 --strict
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var messages: MessageOptions

  @Flag(help: "Fail on warnings as on errors.")
  var strict = false

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(messages, isLinted: true)
      messages.tell(loaded)
      if let status = loaded.refusal("nothing was written", messages) { return status }
      var outputs = Outputs()
      outputs.add(emit(loaded.sheet, targets: Set(EmitTarget.allCases)))
      let looks = pictureList(loaded.sheet)
      try pictures.draw(
        looks, movingPictures(looks, in: loaded.sheet), of: loaded, into: &outputs, in: output.output,
        messages)
      let happened = try outputs.write(to: output.output) { _ in true }
      messages.tell(loaded.summary)
      messages.tell(happened)
      return strict && loaded.count(.warning) > 0 ? .findings : .clean
    }
  }
}
