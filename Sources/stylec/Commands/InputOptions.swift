import ArgumentParser

/// Which style files a command works on.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Style files, folders of them, or ‘-’ for standard input.",
      discussion: "Without one: the ‘sources’ of the nearest .stylec.yml, else ‘styles’.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "What standard input is called in reports; its imports are relative to this.", valueName: "name"))
  var stdinFilename = "standard-input.yaml"

  /// Reads and compiles them; `isLinted` says whether the rules run too.
  func load(_ messages: MessageOptions, isLinted: Bool) throws(Failure) -> CheckedSheet {
    let checked = CheckedSheet(try read(messages), isLinted: isLinted)
    CurrentProcess.keep(checked)
    return checked
  }

  func read(_ messages: MessageOptions) throws(Failure) -> StyleFiles {
    let settings = SettingsFinder(isColored: messages.isColored)
    return try StyleFiles(reading: paths, settings, standardInputName: stdinFilename)
  }
}
