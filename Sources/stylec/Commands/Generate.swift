import ArgumentParser
import StyleEmit
import StyleSource

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write typed Swift for components and styles.",
    discussion: """
      The plain structs are always written, since the other targets build on them.

      EXAMPLES
        stylec generate styles --target uikit --output Sources/Styles
        stylec generate styles --target uikit --output Sources/Styles --check
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var reporting: ReportingOptions

  @Option(
    help: "Any of \(EmitTarget.allCases.map(\.rawValue).joined(separator: ", ")), with commas between them.")
  var target = EmitTarget.allCases.map(\.rawValue).joined(separator: ",")

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output: String

  @Flag(help: "Write nothing, and fail when what is on disk is stale.")
  var check = false

  func validate() throws { _ = try targets() }

  private func targets() throws -> Set<EmitTarget> {
    var targets: Set<EmitTarget> = []
    for name in target.split(separator: ",").map(String.init) {
      guard let target = EmitTarget(rawValue: name) else {
        let names = EmitTarget.allCases.map(\.rawValue)
        let near = nearest(to: name, among: names).map { "; did you mean ‘\($0)’?" } ?? ""
        throw ValidationError("there is no target ‘\(name)’\(near)")
      }
      targets.insert(target)
    }
    return targets
  }

  func run() throws {
    let targets = try targets()
    try stylec.run {
      let loaded = try input.load()
      reporting.show(loaded)
      guard !loaded.hasErrors else {
        reporting.say("No Swift was written, because of the errors above.")
        return .findings
      }
      var outputs = Outputs()
      outputs.add(emit(loaded.sheet, targets: targets))
      guard check else {
        reporting.say(try outputs.write(to: output))
        return .clean
      }
      let stale = try outputs.stale(in: output)
      for path in stale { Console.error("\(output)/\(path) is stale\n") }
      return stale.isEmpty ? .clean : .findings
    }
  }
}
