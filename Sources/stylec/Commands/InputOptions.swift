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
      "The path of standard input, for reports and imports.", valueName: "name"))
  var stdinFilename = "standard-input.yaml"

  /// Reads and compiles them; `isLinted` says whether the rules run too, `targets` what Swift is for where the command says
  /// so.
  func load(
    _ messages: MessageOptions, isLinted: Bool, for targets: Set<EmitTarget>? = nil,
    naming: StyleFiles.Naming = .files
  ) throws(Failure) -> CheckedSheet {
    var files = try read(messages, naming: naming)
    for note in files.notes { messages.tell(note) }
    files.askedTargets = targets
    let checked = CheckedSheet(files, isLinted: isLinted)
    CurrentProcess.keep(checked)
    return checked
  }

  /// `naming` says what the named paths are.
  func read(_ messages: MessageOptions, naming: StyleFiles.Naming = .files) throws(Failure) -> StyleFiles {
    var reader = InputReader(Disk.ofCommand, observer: CrashObserver())
    return try read(&reader, messages, naming: naming)
  }

  func read(
    _ reader: inout InputReader<Disk>, _ messages: MessageOptions, naming: StyleFiles.Naming = .files
  ) throws(Failure) -> StyleFiles {
    let standardInput = StyleFiles.StandardInput(name: stdinFilename) {
      Result { () throws(SystemError) in try readStandardInput() }.mapError { FileError($0) }
    }
    do {
      return try StyleFiles(reading: paths, &reader, standardInput: standardInput, naming: naming)
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
  }
}

/// Whether settings decide about files that are named.
struct ExclusionOptions: ParsableArguments {
  @Flag(
    help: "Leave out named files too if they are excluded or not among the sources.")
  var forceExclude = false
}

extension StyleFiles {
  /// What people may have meant otherwise, a line each.
  var notes: [String] {
    misnamedSettings.map { "note: \($0) is not read, because settings are in \(Settings.fileName)" }
  }
}
