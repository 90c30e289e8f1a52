import StyleModel
import StyleSource
import StyleSyntax

/// Every style of every file, each resolved once, after the styles that it extends.
final class StyleTable {
  private let declarations: [(file: FileID, declaration: Outline.Declaration)]
  private let visibility: Visibility
  private let tokens: TokenTable
  private let components: ComponentTable
  private let modes: ModeNames
  private let output: CompilerOutput
  private var indices: [String: Int] = [:]
  private var states: [State]
  private var chain: [Int] = []

  private enum State {
    case unresolved, resolving
    /// nil where the style's component is not known.
    case resolved(Style?)
  }

  private static let keys = [
    "component", "extends", "summary", "description", "deprecated", "states", "modes", "preview",
  ]

  init(
    _ outlines: [Outline], _ visibility: Visibility, _ tokens: TokenTable, _ components: ComponentTable,
    _ modes: ModeNames, _ output: CompilerOutput
  ) {
    declarations = outlines.flatMap { outline in outline.styles.map { (outline.file, $0) } }
    states = Array(repeating: .unresolved, count: declarations.count)
    self.visibility = visibility
    self.tokens = tokens
    self.components = components
    self.modes = modes
    self.output = output
    var identifiers: [String: Int] = [:]
    for (index, (_, declaration)) in declarations.enumerated() {
      let identifier = swiftIdentifier(declaration.name)
      if let first = identifiers[identifier] {
        let other = declarations[first].declaration
        output.report(
          .duplicateName("style", declaration.name, other.name, at: declaration.span, first: other.span))
      } else {
        identifiers[identifier] = index
      }
      if indices[declaration.name] == nil { indices[declaration.name] = index }
    }
  }

  /// Takes out the styles whose component is known; parents, references and origins then refer to this list.
  func finish() -> [Style] {
    var place: [Int: Int] = [:]
    var styles: [Style] = []
    for index in declarations.indices {
      guard let style = style(index) else { continue }
      place[index] = styles.count
      styles.append(style)
    }
    if styles.count < declarations.count { output.renumberStyles(place) }
    for index in styles.indices { styles[index].parents = styles[index].parents.compactMap { place[$0] } }
    return styles
  }

  func resolveAll() { declarations.indices.forEach { _ = style($0) } }

  private func style(_ index: Int) -> Style? {
    switch states[index] {
    case .resolved(let style):
      return style
    case .resolving:
      let cycle = chain.drop { $0 != index } + [index]
      output.report(
        .styleCycle(cycle.map { declarations[$0].declaration.name }, at: declarations[index].declaration.span)
      )
      return nil
    case .unresolved:
      states[index] = .resolving
      chain.append(index)
      let style = resolve(index)
      chain.removeLast()
      states[index] = .resolved(style)
      return style
    }
  }

  private func resolve(_ index: Int) -> Style? {
    let (file, declaration) = declarations[index]
    let node = declaration.node
    guard node.kind == .mapping else {
      if node.kind != .missing { output.report(.notAMapping("‘\(declaration.name)’", node)) }
      return nil
    }
    let entries = node.entries
    func section(_ name: StaticString) -> SyntaxNode? { entries.first { $0.key.hasText(name) }?.value }

    let (parents, areParentsKnown) = parents(section("extends"), file)
    let named = section("component")
    let component = named.map { components.index(named: $0, from: file) } ?? parents.last?.style.component
    guard let component else {
      if named == nil, areParentsKnown { output.report(.noComponent(declaration.name, at: declaration.span)) }
      return nil
    }
    for (parent, style, span) in parents where !components.isAncestor(style.component, of: component) {
      let names = (components.component(style.component).name, components.component(component).name)
      output.report(.differentComponents(declarations[parent].declaration.name, names.0, names.1, at: span))
      return nil
    }

    let resolvedComponent = components.component(component)
    var flattened = Flattened(output)
    for (_, style, _) in parents {
      flattened.inherit(style, components.component(style.component), resolvedComponent)
    }
    let reader = ValueReader(
      output: output, tokens: tokens.scope(of: file), properties: nil, modes: modes.table,
      place: .style(index))
    let targets = TargetReader(reader: reader, table: components, component: resolvedComponent)
    var style = Style(
      name: declaration.name, component: component, parents: parents.map(\.index), settings: [],
      preview: parents.last?.style.preview ?? resolvedComponent.preview, span: declaration.span)

    func set(_ key: SyntaxNode, _ value: SyntaxNode, _ target: Target, _ state: StateSet, _ modes: ModeSet) {
      let span = key.span.joined(to: value.span)
      let value = reader.readConstant(value, targets.expectation(target))
      flattened.set(
        Style.Setting(target, state: state, modes: modes, value: value, span: span), in: resolvedComponent)
    }
    for entry in entries {
      switch entry.key.text {
      case "component", "extends": break
      case "summary", "description": style.summary = reader.readText(entry.value, "summary")
      case "deprecated": style.deprecated = reader.readDeprecation(entry.value)
      case "preview": style.preview = reader.readPreview(entry.value, style.preview)
      case "states": targets.forEachState(entry.value) { set($0, $1, $3, $2, []) }
      case "modes": targets.forEachMode(entry.value, modes) { set($0, $1, $3, .normal, $2) }
      default:
        if let target = targets.target(entry.key, others: Self.keys) {
          set(entry.key, entry.value, target, .normal, [])
        }
      }
    }
    style.settings = flattened.settings
    return style
  }

  /// The styles that `extends` names, and whether each name was known.
  private func parents(
    _ node: SyntaxNode?, _ file: FileID
  ) -> (found: [(index: Int, style: Style, span: Span)], areKnown: Bool) {
    guard let node, !node.isEmptyValue else { return ([], true) }
    var found: [(index: Int, style: Style, span: Span)] = []
    var areKnown = true
    for element in node.kind == .sequence ? node.elements : [node] {
      guard element.kind == .scalar else {
        if element.kind != .missing { output.report(.extendsNoName(element)) }
        areKnown = false
        continue
      }
      let name = element.text
      guard let index = indices[name], visibility.sees(declarations[index].file, from: file) else {
        areKnown = false
        if visibility.isComplete(file) {
          let names = declarations.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name)
          output.report(.unknownStyle(name, names, at: element.span))
        }
        continue
      }
      output.refer(to: .style(index), at: element.span)
      if let style = style(index) {
        found.append((index, style, element.span))
      } else {
        areKnown = false
      }
    }
    return (found, areKnown)
  }
}

extension DiagnosticCode {
  static let unknownStyle = DiagnosticCode(
    "unknown-style", .error, "A style extends styles that exist.",
    explanation: "A file sees its own styles and those of the files that it imports.",
    example: "styles:\n  base: { component: UIView }\n  card: { extends: bas }\n")

  static let styleCycle = DiagnosticCode(
    "style-cycle", .error, "Styles do not extend each other in a circle.",
    explanation: "One of them must come first.",
    example: "styles:\n  a: { extends: b }\n  b: { extends: a }\n")

  static let differentComponents = DiagnosticCode(
    "different-components", .error,
    "A style extends styles of the same component, or of one that it is based on.",
    explanation: "The values of a style for another component have no properties to go to.",
    example: "styles:\n  text: { component: UILabel }\n  card: { component: UIView, extends: text }\n")
}

extension Diagnostic {
  fileprivate static func noComponent(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "the style ‘\(name.shortened)’ doesn't say which component it is for", at: span,
      notes: ["write ‘component: …’, or ‘extends: …’ another style"])
  }

  fileprivate static func extendsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘extends’ is the name of a style or a list of names, and this is \(node.phrase)",
      at: node.span)
  }

  fileprivate static func unknownStyle(_ name: String, _ names: [String], at span: Span) -> Diagnostic {
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownStyle, "no style is named ‘\(name.shortened)’", at: span,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func styleCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .styleCycle,
      names.count == 2
        ? "‘\(names[0])’ extends itself"
        : "these styles extend each other: \(names.joined(separator: " → "))",
      at: span)
  }

  fileprivate static func differentComponents(
    _ parent: String, _ parentComponent: String, _ component: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .differentComponents,
      "‘\(parent)’ is a style of ‘\(parentComponent)’, and this is one of ‘\(component)’",
      at: span, notes: ["a style extends styles of its own component, or of one that this is based on"])
  }
}
