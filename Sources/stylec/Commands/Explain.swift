import ArgumentParser
import StyleCompiler
import StyleEmit
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, or where a value comes from.",
    usage: "stylec explain [<options>] <code|style.property|token> [<path> ...]",
    discussion: """
      EXAMPLES:
        stylec explain unknown-token              what a code means
        stylec explain text-contrast              what a rule requires
        stylec explain gradientDanger.borderColor where a value comes from
        stylec explain gradient.highlight.hidden  the same of a layer's key
        stylec explain gradient.accessibility     what VoiceOver reads
        stylec explain color.accent               a token's values and uses
      """)

  @Argument(
    help: ArgumentHelp(
      "A code, a style and its property or the key of a layer, or a token.",
      valueName: "code|style.property|token"))
  var subject: String

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions

  func run() throws {
    try stylec.run { () throws(Failure) in
      if let code = DiagnosticCode.known.first(where: { $0.id == subject }) {
        try Console.print(code.page)
        return .clean
      }
      let near = suggestion(subject, DiagnosticCode.known.map(\.id))
      let isCode = !subject.contains(".") && !subject.hasPrefix("$")
      if isCode, !near.isEmpty { throw Failure(Explain.noCode(subject, near)) }
      let loaded = try input.load(messages, isLinted: false)
      messages.tell(loaded)
      if let token = namedToken(in: loaded.sheet) {
        return try print(
          loaded.sheet.provenance(ofToken: token, in: loaded.sources) + names(ofToken: token, in: loaded),
          loaded)
      }
      guard loaded.sheet.styles(named: subject).isEmpty, let parts = parts(in: loaded.sheet) else {
        throw nothing(in: loaded, reasonForNone(loaded))
      }
      let provenance = try provenance(ofStyle: parts.style, path: parts.path, loaded)
      return try print(provenance, loaded)
    }
  }

  /// The other names of a token: in the file of design tokens that has it, if it has another name there, and in Swift.
  private func names(ofToken index: Int, in loaded: CheckedSheet) -> String {
    let token = loaded.sheet.tokens[index]
    let file = loaded.sources.files[Int(token.span.file.index)]
    var lines = ""
    if isTokenFile(file.path) {
      let key = String(decoding: file.bytes[token.span.range], as: UTF8.self)
      let written = (try? parseJSON(Array(key.utf8)).get()).flatMap {
        if case .string(let name) = $0 { name } else { nil }
      }
      let name = token.assetName ?? written
      // An inherited token stands where its group refers to another one.
      let isReference = name?.hasPrefix("{") ?? false || name?.hasPrefix("#") ?? false
      if let name, !isReference, name != token.name.split(separator: ".").last.map(String.init) {
        lines += "  called ‘\(name)’ in \(file.path)\n"
      }
    }
    return lines + (loaded.sheet.swiftName(ofToken: index).map { "  called \($0) in Swift\n" } ?? "")
  }

  private func print(_ text: String, _ loaded: CheckedSheet) throws(Failure) -> ExitStatus {
    let lines = text.split(separator: "\n").map { visible(String($0)) + "\n" }
    try Console.print(lines.joined())
    return loaded.isIncomplete ? .couldNot : loaded.hasErrors ? .findings : .clean
  }

  private static func noCode(_ name: String, _ near: String) -> String {
    "no diagnostic has the code ‘\(visible(name))’\(near)"
  }

  /// The subject without the sign of a reference.
  private var token: String { subject.hasPrefix("$") ? String(subject.dropFirst()) : subject }

  /// The token that the subject names; a style of the same name comes before it.
  private func namedToken(in sheet: ResolvedSheet) -> Int? {
    let isStyle = !subject.hasPrefix("$") && !sheet.styles(named: subject).isEmpty
    return isStyle ? nil : sheet.tokens.firstIndex { $0.name == token }
  }

  /// The style that the subject begins with, and the path behind it: a property, or a layer and a key. The name of a style may have dots,
  /// so the longest one counts; where none is a style's, one that is nearly so.
  private func parts(in sheet: ResolvedSheet) -> (style: String, path: String)? {
    let styles = sheet.styles.map(\.name)
    let names = Set(styles + sheet.styles.map(\.ownName) + sheet.styles.indices.map(sheet.qualifiedName))
    let all = subject.indices.filter { subject[$0] == "." }.map { dot in
      (style: String(subject[..<dot]), path: String(subject[subject.index(after: dot)...]))
    }
    return all.last { names.contains($0.style) }
      ?? all.first { !suggestion($0.style, styles).isEmpty } ?? all.first
  }

  private func nothing(in loaded: CheckedSheet, _ reason: String) -> Failure {
    Failure(reason)
  }

  /// The reason why there is nothing to explain, with what was probably meant; `style` is the part of the subject that names one.
  private func reasonForNone(_ loaded: CheckedSheet, style: String? = nil) -> String {
    let sheet = loaded.sheet
    let meant = sheet.styles(named: subject)
    if meant.count > 1 { return sheet.reasonForSeveral(meant, called: subject) }
    if let style = meant.first.map({ sheet.styles[$0] }) {
      let properties = sheet.components[style.component].properties.map(\.name)
      let example = properties.first.map { ", as in ‘\(subject).\($0)’" } ?? ""
      return "‘\(visible(subject))’ is a style; name one of its properties\(visible(example))"
    }
    if let component = sheet.components.first(where: { $0.name == style ?? subject }) {
      return sheet.reasonForComponent(component, "name a style and a property")
    }
    if !subject.contains("."), !subject.hasPrefix("$") {
      let near = suggestion(subject, sheet.styles.map(\.name) + sheet.components.map(\.name))
      let tokens = sheet.tokens.map(\.name).filter { $0.hasSuffix("." + subject) }.sorted()
      if !tokens.isEmpty {
        let meant =
          tokens.count == 1
          ? "; did you mean the token ‘\(visible(tokens[0]))’?"
          : suggestion("", tokens, orAll: "the tokens called so are")
        return "no diagnostic and no style has the name ‘\(visible(subject))’\(meant)"
      }
      if near.isEmpty { return Explain.noCode(subject, near) }
      return "no diagnostic and no style has the name ‘\(visible(subject))’\(near)"
    }
    let near = style.map { suggestion($0, sheet.styles.map(\.name)) } ?? ""
    if subject.hasPrefix("$") || near.isEmpty {
      let nearToken = suggestion(token, sheet.tokens.map(\.name))
      if subject.hasPrefix("$") || !nearToken.isEmpty {
        return "no style and no token has the name ‘\(visible(token))’\(nearToken)"
      }
    }
    return "no style has the name ‘\(visible(style ?? subject))’"
      + (near.isEmpty
        ? suggestion(style ?? subject, sheet.styles.map(\.name), orAll: "the styles are") : near)
  }

  private func provenance(ofStyle name: String, path: String, _ loaded: CheckedSheet) throws(Failure)
    -> String
  {
    let sheet = loaded.sheet
    let meant = sheet.styles(named: name)
    guard let style = meant.first else { throw nothing(in: loaded, reasonForNone(loaded, style: name)) }
    if meant.count > 1 { throw nothing(in: loaded, sheet.reasonForSeveral(meant, called: name)) }
    let component = sheet.components[sheet.styles[style].component]
    guard let target = sheet.target(named: path, ofComponent: sheet.styles[style].component) else {
      if path == "accessibility" { return sheet.spokenText(ofStyle: style) }
      let whole = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
      if sheet.target(named: whole, ofComponent: sheet.styles[style].component) != nil {
        throw nothing(
          in: loaded,
          "‘\(visible(whole))’ is explained as a whole: stylec explain \(visible("\(name).\(whole)"))")
      }
      throw nothing(in: loaded, reasonForNoTarget(path, ofStyle: name, of: component, in: sheet))
    }
    return sheet.provenance(ofStyle: style, target, in: loaded.sources)
  }

  /// The reason why a path of a style is not explained.
  private func reasonForNoTarget(
    _ path: String, ofStyle style: String, of component: Component, in sheet: ResolvedSheet
  ) -> String {
    if let layer = component.layers.firstIndex(named: path) {
      let key =
        component.layers[layer].settings.lazy.compactMap { setting -> String? in
          if case .layer(let property) = setting.key { property.name } else { nil }
        }.first ?? LayerProperty.opacity.name
      return "‘\(visible(path))’ is a layer; name one of its keys, such as ‘\(visible("\(path).\(key)"))’"
    }
    guard let dot = path.lastIndex(of: ".") else {
      let near = suggestion(path, component.properties.map(\.name), orAll: "it has")
      return "‘\(component.name)’ has no property ‘\(visible(path))’\(near)"
    }
    let (name, key) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if key == "shadow" || name == "shadow" || name.hasSuffix(".shadow") {
      let keys = [LayerProperty.shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius].map {
        "‘\($0.name)’"
      }
      return "‘shadow’ sets four keys of a layer; name one of them: \(keys.joined(separator: ", "))"
    }
    let first = String(path.prefix { $0 != "." })
    if component.layers.firstIndex(named: first) == nil, sheet.states.states(named: first)?.isEmpty == false {
      let rest = path.dropFirst(first.count + 1)
      return "‘\(visible(first))’ is a state; a value is explained in all states: "
        + "stylec explain \(visible("\(style).\(rest)"))"
    }
    guard let place = component.layers.firstIndex(named: name) else {
      let names = component.layers.filter(\.isFirstCopy).map(\.writtenName)
      let near = suggestion(name, names, orAll: "it has")
      return "‘\(component.name)’ has no layer ‘\(visible(name))’\(near)"
    }
    var keys = LayerProperty.allCases.map(\.name)
    if case .component(let held) = component.layers[place].kind {
      keys += sheet.components[held].properties.map(\.name)
    }
    if [LanguageKey].sublayer.names.contains(key) {
      return
        "‘\(visible(key))’ belongs to the layer itself, and no style changes it; name a key such as ‘opacity’"
    }
    return "a layer has no key ‘\(visible(key))’\(suggestion(key, keys))"
  }
}

extension ResolvedSheet {
  /// The reason why a name of several styles isn't enough.
  func reasonForSeveral(_ styles: [Int], called name: String) -> String {
    let names = styles.map { "‘\(visible(self.styles[$0].name))’" }
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " …" : "")
    return "‘\(visible(name))’ is the name of several styles; write one of \(shown)"
  }
}

extension DiagnosticCode {
  /// The page of the code, with its documentation.
  fileprivate var page: String {
    var page = "\(id) (\(severity.name))\n\n\(summary)\n"
    if !explanation.isEmpty { page += "\n\(explanation.trimmingLineBreaks)\n" }
    if !example.isEmpty {
      let lines = example.trimmingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false)
      page += "\nThis is reported:\n\n" + lines.map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
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

extension ResolvedSheet {
  /// The reason why the name of a component can't stand for a style.
  func reasonForComponent(_ component: Component, _ advice: String) -> String {
    let styles = self.styles.filter { components[$0.component].name == component.name }.map(\.name)
    let names = styles.isEmpty ? "; it has none" : suggestion("", styles, orAll: "its styles are")
    return "‘\(visible(component.name))’ is a component; \(advice)\(names)"
  }
}
