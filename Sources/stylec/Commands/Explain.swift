import ArgumentParser
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a finding, or where a value comes from.",
    discussion: """
      EXAMPLES:
        stylec explain unknown-token
        stylec explain gradientDanger.borderColor
      """)

  @Argument(
    help: ArgumentHelp(
      "The code of a finding, or a style and its property.", valueName: "code|style.property"))
  var subject: String

  @OptionGroup var input: InputOptions
  @OptionGroup var messages: MessageOptions

  func run() throws {
    try stylec.run { () throws(Failure) in
      if let code = DiagnosticCode.known.first(where: { $0.id == subject }) {
        try Console.print(code.page)
        return .clean
      }
      // A property's name holds no dot, a style's may.
      guard let dot = subject.lastIndex(of: ".") else {
        let near = suggestion(subject, DiagnosticCode.known.map(\.id))
        throw Failure("no diagnostic has the code ‘\(visible(subject))’\(near)", .findings)
      }
      let loaded = try input.load(messages, isLinted: false)
      messages.tell(loaded)
      let (style, property) = (String(subject[..<dot]), String(subject[subject.index(after: dot)...]))
      let provenance = try provenance(ofStyle: style, property: property, loaded)
      let lines = provenance.split(separator: "\n").map { visible(String($0)) + "\n" }
      try Console.print(lines.joined())
      return loaded.isIncomplete ? .couldNot : loaded.hasErrors ? .findings : .clean
    }
  }

  private func provenance(ofStyle name: String, property: String, _ loaded: CheckedSheet) throws(Failure)
    -> String
  {
    let sheet = loaded.sheet
    guard let style = sheet.styles.firstIndex(where: { $0.name == name }) else {
      throw Failure(
        "no style has the name ‘\(visible(name))’\(suggestion(name, sheet.styles.map(\.name)))", .findings)
    }
    let component = sheet.components[sheet.styles[style].component]
    guard let index = component.properties.firstIndex(where: { $0.name == property }) else {
      let near = suggestion(property, component.properties.map(\.name))
      throw Failure("‘\(component.name)’ has no property ‘\(visible(property))’\(near)", .findings)
    }
    return sheet.provenance(ofStyle: style, property: index, in: loaded.sources)
  }
}

extension DiagnosticCode {
  /// The code with its documentation.
  fileprivate var page: String {
    var page = "\(id) (\(severity.name))\n\n\(summary)\n"
    if !explanation.isEmpty { page += "\n\(explanation.trimmingLineBreaks)\n" }
    if !example.isEmpty {
      let lines = example.trimmingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false)
      page += "\nFor example:\n\n" + lines.map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
    }
    return page
  }
}

extension String {
  fileprivate var trimmingLineBreaks: Substring {
    let end = utf8.lastIndex { $0 != UInt8(ascii: "\n") }
    return end.map { self[...$0] } ?? ""
  }
}
