import ArgumentParser
import StyleEmit
import StyleWorkspace

/// Which style files a command works on.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Style files, folders, or ‘-’ for standard input.",
      discussion: "Default: the ‘sources’ in the nearest .stylec.yml, or else ‘styles’.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The path to report for standard input. Its imports are relative to this path.", valueName: "name"))
  var stdinFilename = "standard-input.yaml"

  /// Reads and compiles them; `isLinted` says whether the rules run too, `targets` what Swift is for where the command says
  /// so.
  func load(
    _ messages: MessageOptions, isLinted: Bool, for targets: Set<EmitTarget>? = nil
  ) throws(Failure) -> CheckedSheet {
    var files = try read(messages)
    files.askedTargets = targets
    let checked = CheckedSheet(files, isLinted: isLinted)
    CurrentProcess.keep(checked)
    return checked
  }

  func read(_ messages: MessageOptions) throws(Failure) -> StyleFiles {
    var reader = InputReader(Disk.ofCommand, observer: CrashObserver())
    return try read(&reader, messages)
  }

  func read(_ reader: inout InputReader<Disk>, _ messages: MessageOptions) throws(Failure) -> StyleFiles {
    let standardInput = StyleFiles.StandardInput(name: stdinFilename) {
      Result { () throws(SystemError) in try readStandardInput() }.mapError { FileError($0) }
    }
    do {
      return try StyleFiles(reading: paths, &reader, standardInput: standardInput)
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
  }
}
