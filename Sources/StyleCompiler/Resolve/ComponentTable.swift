import StyleModel
import StyleSource
import StyleSyntax

/// Every component of every file, each resolved once, when it is first asked for.
final class ComponentTable {
  let declarations: [(file: FileID, declaration: Outline.Declaration)]
  let visibility: Visibility
  let tokens: TokenTable
  let modes: ModeNames
  let output: CompilerOutput
  private var indices: [String: Int] = [:]
  private var states: [State]
  private var chain: [Int] = []
  /// UIKit's classes that styles name as their component; they stand behind the declared components.
  private var baseClasses: [(base: BaseClass, component: Component)] = []

  private enum State {
    case unresolved, resolving
    case resolved(Component)
  }

  init(
    _ outlines: [Outline], _ visibility: Visibility, _ tokens: TokenTable, _ modes: ModeNames,
    _ output: CompilerOutput
  ) {
    declarations = outlines.flatMap { outline in outline.components.map { (outline.file, $0) } }
    states = Array(repeating: .unresolved, count: declarations.count)
    self.visibility = visibility
    self.tokens = tokens
    self.modes = modes
    self.output = output
    var types: [String: Int] = [:]
    for (index, (_, declaration)) in declarations.enumerated() {
      if let base = BaseClass(rawValue: declaration.name) {
        output.report(.componentIsClass(base, at: declaration.span))
      }
      let type = swiftTypeName(declaration.name)
      if let first = types[type] {
        let other = declarations[first].declaration
        output.report(
          .duplicateName("component", declaration.name, other.name, at: declaration.span, first: other.span))
      } else {
        types[type] = index
      }
      if indices[declaration.name] == nil { indices[declaration.name] = index }
    }
  }

  var resolved: [Component] { declarations.indices.map(component) + baseClasses.map(\.component) }

  func resolveAll() { declarations.indices.forEach { _ = component($0) } }

  func reader(in file: FileID, place: Origin.Place, properties: PropertyScope? = nil) -> ValueReader {
    ValueReader(
      output: output, tokens: tokens.scope(of: file), properties: properties, modes: modes.table, place: place
    )
  }

  /// A component that `file` sees, or one of UIKit's classes as one; nil where it was reported.
  func index(named node: SyntaxNode, from file: FileID) -> Int? {
    guard node.kind == .scalar else {
      if node.kind != .missing { output.report(.componentIsNoName(node)) }
      return nil
    }
    let name = node.text
    if let index = index(ofVisible: name, from: file) {
      output.refer(to: .component(index), at: node.span)
      return index
    }
    if let base = BaseClass(rawValue: name) { return index(of: base, at: node.span) }
    if visibility.isComplete(file) {
      let hidden = indices[name].map { declarations[$0].declaration.span }
      output.report(.unknownComponent(name, names(in: file), at: node.span, unimported: hidden))
    }
    return nil
  }

  func index(ofVisible name: String, from file: FileID) -> Int? {
    indices[name].flatMap { visibility.sees(declarations[$0].file, from: file) ? $0 : nil }
  }

  func names(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name)
      + BaseClass.allCases.map(\.rawValue)
  }

  private func index(of base: BaseClass, at span: Span) -> Int {
    if let index = baseClasses.firstIndex(where: { $0.base == base }) { return declarations.count + index }
    baseClasses.append((base, Component(base, span: span)))
    return declarations.count + baseClasses.count - 1
  }

  func component(_ index: Int) -> Component {
    guard index < declarations.count else { return baseClasses[index - declarations.count].component }
    switch states[index] {
    case .resolved(let component):
      return component
    case .resolving:
      let cycle = chain.drop { $0 != index } + [index]
      let (_, declaration) = declarations[index]
      output.report(.componentCycle(cycle.map { declarations[$0].declaration.name }, at: declaration.span))
      var stand = Component(.view, span: declaration.span)
      stand.name = declaration.name
      return stand
    case .unresolved:
      states[index] = .resolving
      chain.append(index)
      let (file, declaration) = declarations[index]
      var builder = ComponentBuilder(table: self, index: index, file: file, declaration: declaration)
      let component = builder.build()
      chain.removeLast()
      states[index] = .resolved(component)
      return component
    }
  }

  /// Whether `ancestor` is `index` or one of its bases.
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let component = current {
      if component == ancestor { return true }
      current = self.component(component).parent
    }
    return false
  }
}

extension Component {
  /// A class of UIKit as a component that adds nothing.
  init(_ base: BaseClass, span: Span) {
    let properties = base.properties
    func index(_ name: String) -> Int? { properties.firstIndex { $0.name == name } }
    let root = Layer(
      name: "layer", kind: .rectangle, parent: nil, owner: .base(base),
      settings: base.rootSettings(index: index))
    self.init(
      name: base.rawValue, base: base, properties: properties,
      layers: [root] + base.layersBelow(index: index) + base.layersAbove(index: index),
      preview: PreviewSpec(),
      span: span, isBaseClass: true)
  }

  func property(named name: String) -> Int? { properties.firstIndex { $0.name == name } }
  func layer(named name: String) -> Int? { layers.firstIndex { $0.name == name } }
}

extension DiagnosticCode {
  static let unknownComponent = DiagnosticCode(
    "unknown-component", .error, "A component, or a class of UIKit, is named where it is known.",
    explanation: """
      A file sees its own components and those of the files that it imports, and UIKit's
      \(BaseClass.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).
      """,
    example: "styles:\n  card: { component: UIVew }\n")

  static let componentCycle = DiagnosticCode(
    "component-cycle", .error, "Components are not based on each other, or held by each other, in a circle.",
    explanation: "A component that held itself would have no end.",
    example: "components:\n  A: { base: B }\n  B: { base: A }\n")
}

extension Diagnostic {
  fileprivate static func componentIsClass(_ base: BaseClass, at span: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(base.rawValue)’ is a class of UIKit already", at: span,
      notes: ["a component based on it has a name of its own"])
  }

  fileprivate static func componentIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.typeMismatch, "a component is given by its name, and this is \(node.phrase)", at: node.span)
  }

  fileprivate static func unknownComponent(
    _ name: String, _ names: [String], at span: Span, unimported: Span?
  ) -> Diagnostic {
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownComponent, "no component is named ‘\(name.shortened)’", at: span,
      related: unimported.map { [Related("one of that name is in a file that isn't imported", at: $0)] }
        ?? [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func componentCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .componentCycle,
      names.count == 2
        ? "‘\(names[0])’ is based on itself"
        : "these components need each other: \(names.joined(separator: " → "))",
      at: span)
  }
}
