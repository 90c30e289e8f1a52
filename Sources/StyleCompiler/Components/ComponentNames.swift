import StyleModel
import StyleSource
import StyleSyntax

/// The component or trait that a name refers to in a file.
///
/// Declared components have the first indices, in the order of the files; UIKit's classes follow, in the order of `BaseClass.allCases`, and
/// then the declared traits.
struct ComponentNames: Sendable {
  let declarations: [Declared]
  let traits: [Declared]
  private let visibility: Visibility
  private let places: [String: Int]
  private let traitPlaces: [String: Int]
  private let cutShort: Set<FileID>

  init(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    declarations = outlines.flatMap { outline in outline.components.map { (outline.file, $0) } }
    traits = outlines.flatMap { outline in outline.traits.map { (outline.file, $0) } }
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
      let names = ComponentNames.types(ofComponent: declaration.name)
      if let taken = names.first(where: {
        typesInGeneratedSwift.contains($0) || ComponentNames.typesOfBaseClasses.contains($0)
      }) {
        output.report(.typeNameTaken("component", declaration.name, taken, at: declaration.span))
      } else if let hidden = typeHidden(byComponent: declaration.name) {
        output.report(.typeHidden("component", declaration.name, hidden, names[0], at: declaration.span))
      }
      // On a Mac, two files whose names differ in case are one.
      if let first = names.lazy.compactMap({ types[$0.lowercased()] }).first {
        let other = declarations[first].declaration
        output.report(
          Set(names).isDisjoint(with: ComponentNames.types(ofComponent: other.name))
            ? .differsInCase(
              "component", declaration.name, other.name, at: declaration.span, first: other.span)
            : .duplicateName(
              "component", declaration.name, other.name, at: declaration.span, first: other.span))
      }
      for name in names where types[name.lowercased()] == nil { types[name.lowercased()] = index }
    }
    self.places = places
    let firstTrait = declarations.count + BaseClass.allCases.count
    var traitPlaces: [String: Int] = [:]
    for (index, (_, declaration)) in traits.enumerated() {
      if traitPlaces[declaration.name] == nil { traitPlaces[declaration.name] = firstTrait + index }
      // A trait is a protocol of its name in Swift, and one with `Style` behind it.
      let type = traitTypeName(declaration.name)
      if let hidden = typeHidden(byTrait: declaration.name) {
        output.report(.typeHidden("trait", declaration.name, hidden, type, at: declaration.span))
      }
      if let first = types[type.lowercased()] ?? types[(type + "Style").lowercased()] {
        let other = (declarations + traits)[first].declaration
        output.report(
          first < declarations.count
            ? .traitIsComponent(declaration.name, other, at: declaration.span)
            : .duplicateName("trait", declaration.name, other.name, at: declaration.span, first: other.span))
      }
      for name in [type, type + "Style"] where types[name.lowercased()] == nil {
        types[name.lowercased()] = declarations.count + index
      }
    }
    self.traitPlaces = traitPlaces
  }

  /// The types in Swift for the styles of UIKit's own classes.
  private static let typesOfBaseClasses = Set(
    BaseClass.allCases.flatMap { base in
      ["Styled" + base.rawValue.dropFirst(2)] + types(ofComponent: base.rawValue).dropFirst()
    })

  /// The types in Swift for a component `Card`: a class of its name, a struct with `Style` behind it, and the types of SwiftUI that show
  /// them.
  private static func types(ofComponent name: String) -> [String] {
    let type = componentTypeName(name)
    return ["", "Style", "StyleBody", "ToggleStyle", "ToggleStyleButton"].map { type + $0 }
  }

  typealias Declared = (file: FileID, declaration: Outline.Declaration)

  /// The number of components, classes and traits.
  var count: Int { declarations.count + BaseClass.allCases.count + traits.count }

  /// The component or trait that is declared at a place; nil for UIKit's classes.
  func declaration(at place: Int) -> Declared? {
    if place < declarations.count { return declarations[place] }
    return traitIndex(at: place).map { traits[$0] }
  }

  /// The index of a trait among the traits, by its index among all; nil where that isn't a trait's.
  func traitIndex(at place: Int) -> Int? {
    let index = place - declarations.count - BaseClass.allCases.count
    return index < 0 ? nil : index
  }

  /// Whether an error hides what follows in a file, so that its last component may be only a part of one.
  func isCutShort(_ file: FileID) -> Bool { cutShort.contains(file) }

  /// The name of the component, the class or the trait at a place.
  func name(at place: Int) -> String {
    baseClass(at: place)?.rawValue ?? declaration(at: place)?.declaration.name ?? ""
  }

  func baseClass(at place: Int) -> BaseClass? {
    let index = place - declarations.count
    return BaseClass.allCases.indices.contains(index) ? BaseClass.allCases[index] : nil
  }

  /// The declared component that a name means in a file.
  func index(ofDeclared name: String, from file: FileID) -> Int? {
    places[name].flatMap { visibility.sees(declarations[$0].file, from: file) ? $0 : nil }
  }

  /// The component or the class of UIKit that a node names; nil where it names none.
  func index(named node: SyntaxNode, from file: FileID) -> Int? {
    node.kind == .scalar ? index(named: node.text, from: file) : nil
  }

  func index(named name: String, from file: FileID) -> Int? {
    if let declared = index(ofDeclared: name, from: file) { return declared }
    return BaseClass(rawValue: name).flatMap(BaseClass.allCases.firstIndex).map { declarations.count + $0 }
  }

  /// The component or the class of UIKit that a node names. An unknown name is reported, and the use of a declared component recorded.
  ///
  /// - Parameter isStyle: Whether a name is that of a style, where one is named by mistake.
  func resolve(
    _ node: SyntaxNode, from file: FileID, _ output: CompilerOutput,
    isStyle: (String) -> Bool = { _ in false }
  ) -> Int? {
    if let index = index(named: node, from: file) {
      if index < declarations.count { output.refer(to: .component(index), at: node.span) }
      return index
    }
    switch node.kind {
    case .missing: break
    case .sequence, .mapping: output.report(.componentIsNoName(node))
    case .scalar:
      let name = node.text
      guard visibility.isComplete(file) else { return nil }
      // The file's own component of a name that another one has, which was reported.
      if declarations.contains(where: { $0.file == file && $0.declaration.name == name }) { return nil }
      if let hidden = places[name] {
        output.report(.missingImport(name, declarations[hidden].declaration.span, at: node.span))
      } else if isStyle(name) {
        let known = declared(in: file) + BaseClass.allCases.map(\.rawValue)
        output.report(.componentIsStyle(name, known, at: node.span))
      } else {
        output.report(
          .unknownComponent(
            name,
            output.candidates(
              in: .components(file), declared(in: file) + BaseClass.allCases.map(\.rawValue)),
            at: node.span))
      }
    }
    return nil
  }

  /// The place of the trait that a node names, whose use is recorded; nil, and reported, where there is none.
  func resolveTrait(_ node: SyntaxNode, from file: FileID, _ output: CompilerOutput) -> Int? {
    guard node.kind == .scalar else {
      if node.kind != .missing { output.report(.traitIsNoName(node)) }
      return nil
    }
    let name = node.text
    guard let place = traitPlaces[name], let index = traitIndex(at: place) else {
      if visibility.isComplete(file) {
        let known = output.candidates(
          in: .traits(file),
          traits.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name))
        output.report(.unknownTrait(name, known, isComponent: places[name] != nil, at: node.span))
      }
      return nil
    }
    let (owner, declaration) = traits[index]
    guard visibility.sees(owner, from: file) else {
      if visibility.isComplete(file) {
        output.report(.missingImport(name, declaration.span, at: node.span))
      }
      return nil
    }
    output.refer(to: .trait(index), at: node.span)
    return place
  }

  /// Every component that a file sees.
  func declared(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name)
  }

  /// Every component that a file sees and that names a class as its base.
  func declared(in file: FileID, withBase base: BaseClass) -> [String] {
    declarations.filter { other, declaration in
      visibility.sees(other, from: file)
        && declaration.node.entries.contains { $0.key.hasText("base") && $0.value.text == base.rawValue }
    }.map(\.declaration.name)
  }

  /// Whether all names that a file may use are known; false where a file that could not be read might declare a missing one.
  func isComplete(_ file: FileID) -> Bool { visibility.isComplete(file) }

  /// The indices of all that must be built before a component or trait: its base, its traits, and the components in its layers.
  func needs(of place: Int) -> [Int] {
    guard let (file, declaration) = declaration(at: place) else { return [] }
    var found: [Int] = []
    for entry in declaration.node.entries {
      if entry.key.hasText("base") || entry.key.hasText("extends"),
        let base = self.index(named: entry.value, from: file)
      {
        found.append(base)
      } else if entry.key.hasText("layer") {
        addNeeds(ofLayer: entry.value, file, to: &found)
      } else if entry.key.hasText("traits") {
        found += (entry.value.kind == .sequence ? entry.value.elements : [entry.value]).compactMap {
          $0.kind == .scalar ? traitPlaces[$0.text] : nil
        }
      }
    }
    return found
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
    "unknown-component", .error, "A component's name is known in this file.",
    explanation: """
      A file sees its own components and those of the files that it imports, and UIKit's
      \(BaseClass.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).
      """,
    example: "styles:\n  card: { component: UIVew }\n")

  static let unknownTrait = DiagnosticCode(
    "unknown-trait", .error, "A trait's name is known in this file.",
    explanation: "A file sees its own traits and those of the files that it imports.",
    example: "components:\n  Card: { base: UIView, traits: [Rounded] }\n")
}

extension Diagnostic {
  fileprivate static func componentIsClass(_ base: BaseClass, at span: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(base.rawValue)’ is already a UIKit class", at: span,
      notes: ["give the component a name of its own"])
  }

  fileprivate static func traitIsComponent(_ name: String, _ other: Outline.Declaration, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName,
      "‘\(name.shortened)’ has the same name in Swift as the component ‘\(other.name.shortened)’",
      at: span, related: [Related("first defined here", at: other.span)], notes: ["rename one of them"])
  }

  fileprivate static func traitIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.typeMismatch, "a trait must be a name, but this is \(node.phrase)", at: node.span)
  }

  fileprivate static func unknownTrait(
    _ name: String, _ known: KnownNames?, isComponent: Bool, at span: Span
  ) -> Diagnostic {
    let near = known?.nearest(to: name)
    let others = known.map {
      $0.names.isEmpty ? "declare it under ‘traits’" : "this file knows \($0.names.quotedList)"
    }
    return Diagnostic(
      .unknownTrait, "no trait is named ‘\(name.shortened)’", at: span,
      notes: isComponent
        ? ["there is a component of that name; ‘base’ makes this one derive from it"]
        : near == nil ? [others].compactMap { $0 } : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  /// - Parameter known: The components, one of which may differ from the name only in capitals.
  fileprivate static func componentIsStyle(_ name: String, _ known: [String], at span: Span) -> Diagnostic {
    let meant = known.first { KnownNames.plain($0) == KnownNames.plain(name) }
    return Diagnostic(
      .unknownComponent, "‘\(name.shortened)’ is a style, not a component", at: span,
      notes: meant == nil ? ["write ‘extends: \(name.shortened)’ for a style that is based on it"] : [],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func componentIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "a component must be a name, but this is \(node.phrase)", at: node.span,
      notes: ["write the name of one component, as in ‘UIButton’"])
  }

  /// The classes of UIKit that style files don't have, though some resemble a class that they have.
  private static let otherClasses: Set = [
    "UICollectionView", "UIColorWell", "UIDatePicker", "UIPickerView", "UIRefreshControl", "UIScrollView",
    "UITableView", "UITableViewHeaderFooterView", "UIWindow", "WKWebView",
  ]

  fileprivate static func unknownComponent(_ name: String, _ known: KnownNames?, at span: Span) -> Diagnostic
  {
    if name.isEmpty {
      return Diagnostic(
        .unknownComponent, "the name of a component is missing", at: span,
        notes: ["write the name of one component, as in ‘UIButton’"])
    }
    let known = known ?? KnownNames(BaseClass.allCases.map(\.rawValue))
    let isOther = otherClasses.contains(name)
    let near =
      isOther ? nil : known.nearest(to: name) ?? BaseClass(knownElsewhereAs: name)?.rawValue
    let isStack = ["uistackview", "nsstackview", "vstack", "hstack"].contains(name.lowercased())
    let stack = "put layers in a row or a column into a layer of ‘kind: stack’ of a component"
    return Diagnostic(
      .unknownComponent, "no component is named ‘\(name.shortened)’", at: span,
      notes: isOther
        ? [
          "style files don't know this class of UIKit: draw what it shows with layers of a component of your own"
        ]
        : isStack ? [stack] : near == nil ? ["this file knows \(known.names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
