import StyleModel
import StyleSource

/// Every component and trait of every file, and UIKit's classes as components, at the places of `ComponentNames`.
struct ComponentTable: Sendable {
  let names: ComponentNames
  private(set) var components: [CheckedComponent]

  /// The most components that are based on each other, one through the other.
  static let deepest = 32

  init(
    _ names: ComponentNames, _ tokens: TokenTable, _ modes: ModeNames, _ states: StateNames,
    _ output: CompilerOutput
  ) {
    self.names = names
    let unknown = StyledComponent.of(.view).checked
    components = names.declarations.map { CheckedComponent(unresolved: $0.declaration, like: unknown) }
    components += StyledComponent.ofClasses.map(\.checked)
    components += names.traits.map { CheckedComponent(unresolved: $0.declaration, like: unknown) }

    let order = DependencyOrder(count: names.count, needs: names.needs)
    for cycle in order.cycles {
      let path = cycle.compactMap { names.declaration(at: $0)?.declaration }
      output.report(.componentCycle(path.map(\.name), at: path[0].span))
    }
    for index in order.order {
      guard let (file, declaration) = names.declaration(at: index) else { continue }
      // The builder is gone before the list changes, which then need not be copied.
      let built = ComponentBuilder(
        owner: names.traitIndex(at: index).map(Owner.trait) ?? .component(index), file: file,
        declaration: declaration, names: names, known: components, modes: modes, states: states,
        tokens: tokens.scope(of: file), output: output
      ).build()
      if let built { components[index] = built }
    }
  }

  /// The traits for the sheet.
  var traits: [Trait] {
    names.traits.indices.map { index in
      let trait = components[names.declarations.count + BaseClass.allCases.count + index].component
      return Trait(
        name: trait.name, summary: trait.summary, deprecated: trait.deprecated, base: trait.base,
        properties: trait.properties.filter { $0.owner == .trait(index) && !$0.isOwnState }, span: trait.span)
    }
  }

  /// A component and the components that it is based on, the nearest first, UIKit's classes included.
  func lineage(of index: Int) -> [Int] {
    var found: [Int] = []
    var current: Int? = index
    while let place = current {
      found.append(place)
      current = components[place].component.parent
    }
    var base: BaseClass? = components[index].component.base
    while let place = base {
      if let number = BaseClass.allCases.firstIndex(of: place), names.declarations.count + number != index {
        found.append(names.declarations.count + number)
      }
      base = place.parent
    }
    return found
  }

  /// Whether `ancestor` is `index` or one of its bases, UIKit's classes included.
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let place = current {
      if place == ancestor { return true }
      current = components[place].component.parent
    }
    guard let wanted = names.baseClass(at: ancestor) else { return false }
    var base: BaseClass? = components[index].component.base
    while let place = base {
      if place == wanted { return true }
      base = place.parent
    }
    return false
  }
}

extension CheckedComponent {
  /// Makes a substitute for a component of which only the name is known.
  fileprivate init(unresolved declaration: Outline.Declaration, like base: CheckedComponent) {
    self = base
    component.name = declaration.name
    component.span = declaration.span
    component.isBaseClass = false
    isComplete = false
  }
}

extension DiagnosticCode {
  static let componentCycle = DiagnosticCode(
    "component-cycle", .error, "Components don't depend on each other in a circle.",
    explanation: """
      A component depends on its base, its traits, and the components in its layers. A component that contained
      itself would be infinite.
      """,
    example: "components:\n  A: { base: B }\n  B: { base: A }\n")

  static let tooLarge = DiagnosticCode(
    "too-large", .error,
    "What components and styles come to, with all that they inherit and hold, has limits.",
    explanation: """
      A component is based on at most \(ComponentTable.deepest) others, one through the other, and has at most
      \(LayerCount.most.layers) layers, \(LayerCount.most.materials) of them materials, those of the components in it included.
      Components are held in each other at most \(LayerCount.most.nesting) levels deep. A component has at most
      \(VariantBuilder.most) variants and compounds, those of its bases included. All styles together have at most
      \(StyleTable.mostSettings) values, inherited ones included.
      """,
    example: "components:\n  C0: { base: UIView }\n"
      + (1...ComponentTable.deepest + 2).map { "  C\($0): { base: C\($0 - 1) }\n" }.joined())
}

extension Diagnostic {
  fileprivate static func componentCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .componentCycle,
      names.count == 2
        ? "‘\(names[0].shortened)’ uses itself as its base or in a layer"
        : "these components depend on each other: \(arrows(names))",
      at: span, notes: ["a component depends on its base, its traits, and the components in its layers"])
  }
}
