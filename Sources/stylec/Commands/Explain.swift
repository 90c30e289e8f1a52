import ArgumentParser
import StyleCompiler
import StyleLint
import StyleModel
import StyleSource

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a diagnostic means, or where a value came from.",
    discussion: """
      EXAMPLES
        stylec explain unknown-token            what a code means, with an example
        stylec explain gradientDanger.borderColor  where a value came from, step by step
      """)

  @Argument(help: "A diagnostic's code, or STYLE.PROPERTY.")
  var subject: String

  @OptionGroup var input: InputOptions

  func run() throws {
    try stylec.run {
      if let code = allCodes.first(where: { $0.id == subject }) {
        Console.out(code.page)
        return .clean
      }
      guard let dot = subject.lastIndex(of: ".") else {
        let near = nearest(to: subject, among: allCodes.map(\.id)).map { "; did you mean ‘\($0)’?" } ?? ""
        throw Failure("no diagnostic is named ‘\(subject)’\(near)", .findings)
      }
      let loaded = try input.load()
      let style = String(subject[..<dot])
      let property = String(subject[subject.index(after: dot)...])
      let story = try explain(style, property, loaded)
      Console.out(story)
      return .clean
    }
  }

  private func explain(_ style: String, _ property: String, _ loaded: Loaded) throws(Failure) -> String {
    let sheet = loaded.sheet
    guard let index = sheet.styles.firstIndex(where: { $0.name == style }) else {
      let near = nearest(to: style, among: sheet.styles.map(\.name)).map { "; did you mean ‘\($0)’?" } ?? ""
      throw Failure("no style is named ‘\(style)’\(near)", .findings)
    }
    let component = sheet.components[sheet.styles[index].component]
    guard let place = component.properties.firstIndex(where: { $0.name == property }) else {
      let near =
        nearest(to: property, among: component.properties.map(\.name)).map { "; did you mean ‘\($0)’?" } ?? ""
      throw Failure("‘\(component.name)’ has no property ‘\(property)’\(near)", .findings)
    }
    return sheet.story(ofStyle: index, property: place, in: loaded.sources)
  }
}

extension DiagnosticCode {
  /// What `explain` prints.
  fileprivate var page: String {
    var page = "\(id)\n\n\(summary)\n"
    if !explanation.isEmpty { page += "\n\(explanation)\n" }
    if !example.isEmpty {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    " + $0
      }
      page +=
        "\nFor example, this raises it:\n\n" + lines.joined(separator: "\n")
        + (example.hasSuffix("\n") ? "" : "\n")
    }
    return page
  }
}
