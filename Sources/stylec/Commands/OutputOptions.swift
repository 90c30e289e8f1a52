import ArgumentParser

/// Where a command writes to.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to. It is created if it doesn’t exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(help: "Replace files in the folder even if stylec didn’t write them.")
  var force = false

  /// Waits until no other run writes to the folder, and keeps others waiting.
  func turn(_ messages: MessageOptions) throws(Failure) -> OutputTurn {
    try OutputTurn(in: output) { messages.tell($0) }
  }

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output needs the name of a folder") }
  }
}

/// Several values with commas between them, as in `--target plain,uikit`.
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

  var defaultValueDescription: String {
    Value.allCases.filter(values.contains).map(\.rawValue).joined(separator: ",")
  }

  /// For the help.
  static func choices(_ sentence: String) -> String {
    "\(sentence), separated by commas: \(names.joined(separator: ", "))."
  }
}
