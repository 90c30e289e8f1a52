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
      var cache = pictures.cache(in: output.output, messages)
      let styles = stylePictures(of: loaded.sheet, remembered: cache.views)
      cache.add(viewsOf: styles)
      try pictures.draw(styles, of: loaded, into: &outputs, &cache, messages)
      let happened = try outputs.write(to: output.output, isOwned: { _ in true }) { cache.file(for: $0) }
      messages.tell(loaded.summary)
      messages.tell(happened)
      return strict && loaded.count(.warning) > 0 ? .findings : .clean
    }
  }
}
