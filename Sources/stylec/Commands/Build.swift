#if Pictures
import ArgumentParser
import StyleEmit
import StyleModel
import StyleRender
import StyleScene
import StyleSource
import StyleWorkspace

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: DrawingCommand.build.abstract,
    discussion: """
      If there are errors, stylec reports them and leaves the output folder as it is. Files whose contents stay the same \
      aren’t touched.

      EXAMPLES:
        stylec build styles --output out
        stylec build                          use the ‘output’ in .stylec.yml
        stylec build --output out --watch     build again on every change
        stylec build --output out --scale 1,2,3 --strict
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var output: BuildOutputOptions
  @OptionGroup(title: "Swift Options") var generated: GeneratedOptions
  @OptionGroup(title: "Picture Options") var pictures: PictureOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions

  @Flag(help: "Exit with 1 on warnings too.")
  var strict = false

  @Flag(
    name: .shortAndLong, help: "Keep running, and build again on every change until Ctrl-C.")
  var watch = false

  func validate() throws {
    if watch, input.paths.contains("-") {
      throw ValidationError("--watch can’t be used with standard input, which doesn’t change")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let folder = try output.folder(input, messages)
      if watch {
        var build = try WatchedBuild(self, in: folder)
        try build.run()
      }
      var loaded = try input.load(messages, isLinted: true, for: generated.swiftTargets)
      messages.tell(loaded)
      if let status = loaded.refusal("nothing was written", messages) { return status }
      let settings = try generated.settings(for: loaded.files)
      try loaded.refuseImported(settings.documentTargets, in: folder)
      let turn = try OutputTurn(in: folder) { messages.tell($0) }
      var cache = pictures.cache(in: folder, messages)
      for note in loaded.files.notesOfModules { messages.tell(note) }
      let (written, outcome) = try write(
        loaded,
        settings.swift(of: loaded),
        settings,
        stylePictures(of: loaded.sheet, isRightToLeft: pictures.rightToLeft, remembered: cache.views),
        in: turn, &cache)
      try cache.save(written.manifest, in: turn)
      messages.tell(outcome.findings, in: loaded.sources)
      loaded.findings += outcome.findings
      messages.tell(loaded.summary)
      messages.tell(written.summary)
      if !outcome.undrawn.isEmpty { return .couldNot }
      if pictures.hasGallery { messages.tell("open \(folder)/index.html in a browser") }
      return strict && loaded.count(.warning) > 0 ? .findings : .clean
    }
  }

  /// Writes everything that is made of a sheet without errors: its Swift, its values as JSON, and the pictures of its styles. Returns what
  /// could not be drawn, and the findings on what was; `last` is what this process wrote before, and `count` the number of files since
  /// then.
  func write(
    _ loaded: CheckedSheet, _ swift: [EmittedFile], _ settings: GeneratedSettings, _ styles: [StylePictures],
    in turn: OutputTurn,
    _ cache: inout PictureCache, after last: Outputs.Written? = nil, count: Int = 0
  ) throws(Failure) -> (written: Outputs.Written, outcome: PictureOptions.Outcome) {
    var outputs = Outputs()
    outputs.add(swift)
    settings.tellOfColors(in: loaded.sheet, messages)
    try pictures.refuseTooMany(styles, in: loaded, messages)
    cache.add(viewsOf: styles)
    pictures.tellOfModesLeftOut(styles, in: loaded.sheet, messages)
    let outcome = pictures.draw(
      styles, of: loaded.sheet, into: &outputs, by: turn.spool(), &cache, messages)
    outputs.addDocuments(of: loaded, settings.documentTargets, messages)
    pictures.addGallery(of: styles, loaded, to: &outputs, &cache)
    let written = try outputs.write(
      loaded, in: turn, after: last, count: count, replacesForeign: output.force
    ) { _ in true }
    outcome.undrawn.tell(messages, in: loaded.sources)
    return (written, outcome)
  }
}
#endif
