import StyleModel
import StyleSource
import StyleSyntax

/// Which component a name means in which file.
///
/// Declared components have their places in the order of the files; behind them stand UIKit's classes, in the
/// order of `BaseClass.allCases`.
struct ComponentNames: Sendable {
  let declarations: [(file: FileID, declaration: Outline.Declaration)]
  private let visibility: Visibility
  private let places: [String: Int]
  private let cutShort: Set<FileID>

  init(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    declarations = outlines.flatMap { outline in outline.components.map { (outline.file, $0) } }
    self.visibility = visibility
    cutShort = Set(outlines.filter(\.isCutShort).map(\.file))
    var places: [String: Int] = [:]
    var types: [String: Int] = [:]
    for (index, (_, declaration)) in declarations.enumerated() {
      if let base = BaseClass(rawValue: declaration.name) {
        output.report(.componentIsClass(base, at: declaration.span))
        continue
      }
      if places[declaration.name] == nil { places[declaration.name] = index }
      // A component `Card` has a class of its name and a struct with `Style` behind it.
      let type = swiftTypeName(declaration.name)
      if let first = types[type] ?? types[type + "Style"] {
        let other = declarations[first].declaration
        output.report(
          .duplicateName("component", declaration.name, other.name, at: declaration.span, first: other.span))
      }
      for name in [type, type + "Style"] where types[name] == nil { types[name] = index }
    }
    self.places = places
  }

  /// Whether an error hides what follows in a file, so that its last component may be only a part of one.
  func isCutShort(_ file: FileID) -> Bool { cutShort.contains(file) }

  func baseClass(at index: Int) -> BaseClass? {
    index < declarations.count ? nil : BaseClass.allCases[index - declarations.count]
  }

  /// The declared component that a name means in a file.
  func index(ofDeclared name: String, from file: FileID) -> Int? {
    places[name].flatMap { visibility.sees(declarations[$0].file, from: file) ? $0 : nil }
  }

  /// The component or the class of UIKit that a node names; nil where it names none.
  func index(named node: SyntaxNode, from file: FileID) -> Int? {
    guard node.kind == .scalar else { return nil }
    let name = node.text
    if let declared = index(ofDeclared: name, from: file) { return declared }
    return BaseClass(rawValue: name).flatMap(BaseClass.allCases.firstIndex).map { declarations.count + $0 }
  }

  /// The same, but says what is wrong where there is none, and records the use of a declared one.
  func resolve(_ node: SyntaxNode, from file: FileID, _ output: CompilerOutput) -> Int? {
    if let index = index(named: node, from: file) {
      if index < declarations.count { output.refer(to: .component(index), at: node.span) }
      return index
    }
    switch node.kind {
    case .missing: break
    case .sequence, .mapping: output.report(.componentIsNoName(node))
    case .scalar:
      let name = node.text
      if let hidden = places[name] {
        let (owner, declaration) = declarations[hidden]
        output.report(.notImported(name, declaration.span, visibility.path(of: owner), at: node.span))
      } else if visibility.isComplete(file) {
        output.report(
          .unknownComponent(name, output.candidates(declared(in: file)) ?? [], at: node.span))
      }
    }
    return nil
  }

  /// Every component that a file sees.
  func declared(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name)
  }

  /// False where a file that could not be read might hold a name that is missing.
  func isComplete(_ file: FileID) -> Bool { visibility.isComplete(file) }

  /// The declared components that must be known before the one at `index`: its base, and those that it holds.
  func needs(of index: Int) -> [Int] {
    let (file, declaration) = declarations[index]
    var found: [Int] = []
    for entry in declaration.node.entries {
      if entry.key.hasText("base"), let base = self.index(named: entry.value, from: file) {
        found.append(base)
      } else if entry.key.hasText("layer") {
        addNeeds(ofLayer: entry.value, file, to: &found)
      }
    }
    return found.filter { $0 < declarations.count }
  }

  private func addNeeds(ofLayer node: SyntaxNode, _ file: FileID, to found: inout [Int]) {
    for entry in node.entries {
      if entry.key.hasText("kind") {
        if let component = index(ofDeclared: entry.value.text, from: file) { found.append(component) }
      } else if entry.key.hasText("mask") {
        addNeeds(ofLayer: entry.value, file, to: &found)
      } else if entry.key.hasText("sublayers") {
        for element in entry.value.elements { addNeeds(ofLayer: element, file, to: &found) }
      }
    }
  }
}

extension DiagnosticCode {
  static let unknownComponent = DiagnosticCode(
    "unknown-component", .error, "A component, or a class of UIKit, is named where it is known.",
    explanation: """
      A file sees its own components and those of the files that it imports, and UIKit's
      \(BaseClass.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).
      """,
    example: "styles:\n  card: { component: UIVew }\n")
}

extension Diagnostic {
  fileprivate static func componentIsClass(_ base: BaseClass, at span: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(base.rawValue)’ is a class of UIKit already", at: span,
      notes: ["a component based on it has a name of its own"])
  }

  fileprivate static func componentIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "a component is given by its name, and this is \(node.phrase)", at: node.span,
      notes: ["write the name of one component, as in ‘UIButton’"])
  }

  fileprivate static func unknownComponent(_ name: String, _ names: [String], at span: Span) -> Diagnostic {
    let names = names + BaseClass.allCases.map(\.rawValue)
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownComponent, "no component is named ‘\(name.shortened)’", at: span,
      notes: near == nil ? ["this file knows \(names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func notImported(_ name: String, _ declared: Span, _ path: String, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .unknownComponent, "‘\(name.shortened)’ is declared in a file that isn't imported here", at: span,
      related: [Related("it is declared here", at: declared)],
      notes: ["add ‘\(path)’ to the ‘imports’ of this file"])
  }
}
