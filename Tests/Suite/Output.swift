import StyleCompiler
import StyleEmit
import StyleModel
import StyleRender
import StyleScene
import StyleReport
import StyleSource
import StyleSyntax

/// A kind of fence that holds something made from the example above it.
struct Output: Sendable {
  /// The fence's language.
  var language: String
  /// What the fence must hold; its argument says which part of what comes out.
  var render: @Sendable (_ argument: String, _ result: Compiled) -> String

  static let all: [Output] = [.swift, .svg, .explain, .human, .formatted]

  /// `swift uikit Card`: what is generated for a component. Without a name, it is the only one. A setting may follow, as in
  /// `swift uikit Card buttonConfiguration=style`.
  static let swift = Output(language: "swift") { argument, result in
    var words = argument.split(separator: " ").map(String.init)
    var options = EmitOptions()
    if let setting = words.last, setting.contains("=") {
      words.removeLast()
      guard setting == "buttonConfiguration=style" else { return "no page needs ‘\(setting)’ yet" }
      options.buttonConfiguration = .style
    }
    guard let target = words.first.flatMap(EmitTarget.init) else {
      let targets = EmitTarget.allCases.map(\.rawValue).joined(separator: ", ")
      return "say for what, behind ‘swift’: \(targets)"
    }
    guard !result.hasErrors else { return "nothing is generated while there are errors" }
    let name = words.count > 1 ? words[1] : result.sheet.components.first?.name
    let files = emit(result.sheet, targets: [target], options: options).filter {
      $0.target == target && $0.component == name
    }
    guard !files.isEmpty else { return "no component ‘\(name ?? "")’ is generated" }
    return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  /// `svg danger, highlighted, dark`: the picture with that title, or the first whose title begins so.
  static let svg = Output(language: "svg") { argument, result in
    let direction = ", right to left"
    let isRightToLeft = argument.hasSuffix(direction)
    let name = isRightToLeft ? String(argument.dropLast(direction.count)) : argument
    let pictures = stylePictures(of: result.sheet, isRightToLeft: isRightToLeft).flatMap(\.pictures)
    let picture =
      pictures.first { $0.title(in: result.sheet) == argument }
      ?? pictures.first { name.isEmpty || $0.title(in: result.sheet).hasPrefix(name + ",") }
    guard let picture else { return "no picture has the title ‘\(argument)’" }
    let scene = buildScene(picture, in: PreparedStyle(of: picture, in: result.sheet))
    let svg = renderSVG(
      scene, idPrefix: picture.idPrefix(in: result.sheet), title: picture.title(in: result.sheet))
    return String(decoding: svg, as: UTF8.self)
  }

  /// `explain card.alpha`: what `stylec explain card.alpha` prints. `explain card.accessibility` is what VoiceOver reads.
  static let explain = Output(language: "explain") { argument, result in
    let sheet = result.sheet
    if let token = sheet.tokens.firstIndex(where: { $0.name == argument }) {
      return sheet.provenance(ofToken: token, in: result.sources)
    }
    // The longest name counts, as for the command.
    let dots = argument.indices.filter { argument[$0] == "." }.reversed()
    guard let dot = dots.first(where: { sheet.styles(named: String(argument[..<$0])).count == 1 }),
      let style = sheet.styles(named: String(argument[..<dot])).first
    else { return "say of which property or layer, behind ‘explain’: STYLE.PROPERTY, STYLE.LAYER.KEY" }
    if argument[dot...] == ".accessibility" { return sheet.spokenText(ofStyle: style) }
    guard
      let target = sheet.target(
        named: String(argument[argument.index(after: dot)...]), ofComponent: sheet.styles[style].component)
    else { return "say of which property or layer, behind ‘explain’: STYLE.PROPERTY, STYLE.LAYER.KEY" }
    return sheet.provenance(ofStyle: style, target, in: result.sources)
  }

  /// `human`: the problems as a terminal without colour shows them.
  static let human = Output(language: "human") { _, result in
    String(decoding: ReportFormat.human.report(result.diagnostics, in: result.sources), as: UTF8.self)
  }

  /// `formatted tokens.yaml`: what `stylec format` makes of a file. Without a name, it is the first.
  static let formatted = Output(language: "formatted") { argument, result in
    guard let file = result.sources.files.first(where: { argument.isEmpty || $0.path == argument }) else {
      return "no file is named ‘\(argument)’"
    }
    guard case .success(let bytes) = format(file) else { return "it can't be laid out" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An example after the compiler.
struct Compiled {
  var sources: SourceMap
  var sheet: ResolvedSheet
  /// In the order in which they are reported.
  var diagnostics: [Diagnostic]

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
