import ArgumentParser
import StyleEmit
import StyleSource
import StyleWorkspace

/// The style files that a command works on.
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

  // Not an `OptionGroup` in this one: in a debug build, ArgumentParser validates a group five times for each time that it validates
  // what the group is in, which was a quarter of the time of each run that tests start.
  @Option(name: .customLong("allow-read"), help: ReadingOptions.help, completion: .directory)
  var readFolders: [String] = []

  /// Reads and compiles the files; `isLinted` says whether the rules run too, `targets` are those of Swift if the command decides
  /// them.
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

  /// A finder of settings, which may also name files and folders among the arguments.
  var finder: SettingsFinder<Disk> { ReadingOptions.finder(readFolders + paths.filter { $0 != "-" }) }

  /// Reads the files. `naming` is the condition under which a named path counts.
  func read(
    _ messages: MessageOptions, naming: StyleFiles.Naming = .files, readsBaselines: Bool = true
  ) throws(Failure) -> StyleFiles {
    var reader = InputReader(Disk.ofCommand, observer: CrashObserver())
    reader.settings.readsBaselines = readsBaselines
    reader.settings.allow(readFolders)
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

/// The folders outside of the project that may be read.
struct ReadingOptions: ParsableArguments {
  static let help = ArgumentHelp(
    "Let imports, settings and links lead to this folder outside of the project.", valueName: "folder")

  @Option(name: .customLong("allow-read"), help: help, completion: .directory)
  var folders: [String] = []

  /// A finder of settings, which may also name these folders.
  static func finder(_ folders: [String]) -> SettingsFinder<Disk> {
    var finder = SettingsFinder(Disk.ofCommand)
    finder.allow(folders)
    return finder
  }
}

/// Whether settings apply to files that are named.
struct ExclusionOptions: ParsableArguments {
  @Flag(
    help: "Leave out named files too if they are excluded or not among the sources.")
  var forceExclude = false
}

/// A sentence on foreign files: “2 YAML files have no section of a style file, such as ‘styles’ (a.yaml, b.yaml)”.
func foreignFiles(_ paths: [String]) -> String {
  let shown = 3
  let names = paths.prefix(shown).joined(separator: ", ") + (paths.count > shown ? " …" : "")
  return
    "\(counted(paths.count, "YAML file")) \(paths.count == 1 ? "has" : "have") no section of a style file, "
    + "such as ‘styles’ (\(names))"
}

/// A sentence on links that aren't followed: “styles/ext is a link that leads out of this project, and is left alone”.
func strayLinks(_ paths: [String]) -> String {
  let others = paths.count > 1 ? " and \(counted(paths.count - 1, "other link"))" : ""
  return
    "\(paths[0])\(others) \(paths.count == 1 ? "is a link that leads" : "lead") out of this project or to no style "
    + "file, and \(paths.count == 1 ? "is" : "are") left alone; ‘--allow-read FOLDER’ lets links lead to a folder"
}

extension StyleFiles {
  /// Notes on sources and excludes that people may have misspelled, a line each.
  var notes: [String] {
    let patterns = unmatchedSources.map { "note: no style file fits ‘\($0)’, which is among the sources" }
    let excludes = unmatchedExcludes.map {
      "note: ‘\($0.pattern)’ of ‘excludes’ leaves out nothing; ‘\($0.meant)’ may be meant"
    }
    return misnamedSettings.map { "warning: \($0) is not read; rename it to \(Settings.fileName)" }
      + patterns + excludes + (strayLinks.isEmpty ? [] : ["note: \(stylec.strayLinks(strayLinks))"])
      + (foreignPaths.isEmpty ? [] : ["note: left alone: \(foreignFiles(foreignPaths))"])
  }

  /// Notes on the entries of ‘modules’ that make no difference, a line each.
  var notesOfModules: [String] {
    unusedModules.map { module in
      "note: ‘modules’ maps ‘\(module.written)’ to ‘\(module.name)’, but no file here imports a style file from there"
    }
  }
}
