import ArgumentParser
import StyleWorkspace

/// The folder that a command writes to.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; created if it doesn’t exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(help: "Replace files that stylec didn’t write.")
  var force = false

  /// Waits until no other run writes to the folder, and makes others wait.
  func turn(_ messages: MessageOptions) throws(Failure) -> OutputTurn {
    try OutputTurn(in: output) { messages.tell($0) }
  }

  func validate() throws { try checkOutput(output) }
}

/// The folder that a command writes to, which settings may name.
struct BuildOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; created if it doesn’t exist.",
      discussion: "Default: the ‘output’ in the nearest .stylec.yml.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Replace files that stylec didn’t write.")
  var force = false

  func validate() throws {
    if let output { try checkOutput(output) }
  }

  /// The folder of the option, or else of the settings.
  func folder(_ input: InputOptions, _ messages: MessageOptions) throws(Failure) -> String {
    if let output { return output }
    var finder = input.finder
    let settings: Settings
    do {
      settings = try finder.ofWorkingFolder()
    } catch {
      throw Failure(error, isColored: messages.isColored)
    }
    guard let output = settings.output else {
      throw Failure(
        "name the folder to write to with ‘--output FOLDER’, or as ‘output’ in \(Settings.fileName)",
        .wrongArguments)
    }
    try refuseElsewhere(output, settings)
    return output
  }

  /// Throws if the folder in settings lies outside of theirs: settings can come from a stranger, and a link too.
  private func refuseElsewhere(_ output: String, _ settings: Settings) throws(Failure) {
    guard let root = settings.outputRoot, let realRoot = try? FileSystem.realPath(root) else { return }
    var path = absolutePath(output)
    // What isn't there yet will lie where the folder above it does.
    while path != "/", (try? FileSystem.linkStatus(path)) == nil { path = splitPath(path).folder }
    let real = try? FileSystem.realPath(path)
    guard let real, let below = isPath(real, inOrAt: realRoot) ? pathBelow(realRoot, of: real) ?? "" : nil
    else {
      throw Failure(
        "\(output), the ‘output’ of \(Settings.fileName), leads out of the folder of these settings by a link; "
          + "name the folder with ‘--output FOLDER’", .wrongConfiguration)
    }
    if ProjectRoots.isOfGit(String(below)) {
      throw Failure(
        "\(output), the ‘output’ of \(Settings.fileName), is a folder of git’s", .wrongConfiguration)
    }
  }
}

private func checkOutput(_ path: String) throws {
  if path.isEmpty { throw ValidationError("--output needs the name of a folder") }
  if absolutePath((try? FileSystem.realPath(path)) ?? path) == "/" {
    throw ValidationError("--output can’t be the root folder of the file system; name a folder below it")
  }
}

/// A list of values with commas between them, as in `--target plain,uikit`.
struct CommaSeparated<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>:
  ExpressibleByArgument, Sendable
{
  var values: Set<Value>

  init(_ values: Set<Value>) { self.values = values }

  init?(argument: String) {
    var values: Set<Value> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Value(rawValue: String(name)) else { return nil }
      values.insert(value)
    }
    self.init(values)
  }

  static var names: [String] { Value.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(names) }

  var defaultValueDescription: String {
    Value.allCases.filter(values.contains).map(\.rawValue).joined(separator: ",")
  }

  /// The sentence for the help, with all values.
  static func choices(_ sentence: String) -> String {
    "\(sentence), separated by commas: \(names.joined(separator: ", "))."
  }
}

extension Array {
  /// The values of an option that may be written several times.
  func all<Value>() -> Set<Value> where Element == CommaSeparated<Value> {
    reduce(into: []) { $0.formUnion($1.values) }
  }
}
