import StyleModel
import StyleSource
import StyleSyntax

/// Every style whose component is known, with all that it inherits.
struct StyleTable {
  private(set) var styles: [Style] = []

  /// The most settings that all styles have together, inherited ones included.
  static let mostSettings = 1_000_000
  /// The most styles that those with several parents extend together, each counted again for each of them.
  static let mostAncestors = 4_000_000

  init(
    _ names: StyleNames, _ components: ComponentTable, _ tokens: TokenTable, _ modes: ModeNames,
    _ output: CompilerOutput
  ) {
    let linked = StyleTable.components(of: names, components, output)
    let styled = components.components.map { StyledComponent($0) }
    var (known, waiting) = readStyles(names, linked, styled, tokens, modes, output)

    var count = 0
    var visits = 0
    var isKept = Array(repeating: false, count: known.count)
    for index in names.order {
      if !waiting.isEmpty, let own = waiting.removeValue(forKey: index), let component = linked[index] {
        let parents = names.links[index].parents.map(\.index)
        let lineage = Lineage(of: parents, in: known)
        visits += lineage.length
        guard visits <= StyleTable.mostAncestors else {
          output.report(.tooManyAncestors(at: names.declarations[index].span))
          break
        }
        known[index] = Style(
          own, names.declarations[index], extending: parents, lineage, of: component, among: styled,
          modes.table, output)
      }
      guard let settings = known[index].settingCount else { continue }
      count += settings
      if count > StyleTable.mostSettings {
        output.report(.tooManySettings(at: names.declarations[index].span))
        break
      }
      isKept[index] = true
    }
    var places: [Int?] = Array(repeating: nil, count: known.count)
    styles.reserveCapacity(known.count)
    for index in known.indices where isKept[index] {
      // Taken out of there, since a copy counts references to all that a style holds.
      var style: Style?
      swap(&style, &known[index])
      places[index] = styles.count
      if let style { styles.append(style) }
    }
    guard styles.count < known.count else { return }
    for index in styles.indices { styles[index].parents = styles[index].parents.compactMap { places[$0] } }
    output.renumberStyles(places)
  }

  /// The component of each style; nil where it is not known, which was reported.
  private static func components(
    of names: StyleNames, _ components: ComponentTable, _ output: CompilerOutput
  ) -> [Int?] {
    var found: [Int?] = Array(repeating: nil, count: names.declarations.count)
    for index in names.order {
      guard names.declarations[index].isMapping else {
        reportNoMapping(names.declarations[index], output)
        continue
      }
      let component: Int
      let parents = names.links[index].parents
      if let node = names.declarations[index].component {
        let file = names.declarations[index].span.file
        guard let named = components.names.resolve(node, from: file, output) else { continue }
        component = named
      } else if let inherited = parents.last(where: { found[$0.index] != nil }).flatMap({ found[$0.index] }) {
        component = inherited
      } else {
        let declaration = names.declarations[index]
        if parents.isEmpty, names.links[index].isComplete, !declaration.node.lacksMergedEntries {
          output.report(.noComponent(declaration.name, at: declaration.span))
        }
        continue
      }
      let strange = parents.first { parent in
        found[parent.index].map { !components.isAncestor($0, of: component) } ?? false
      }
      if let strange, let other = found[strange.index] {
        let (mine, theirs) = (
          components.components[component].component, components.components[other].component
        )
        output.report(
          .differentComponents(
            names.declarations[strange.index].name, theirs.name, mine.name, at: strange.span))
        continue
      }
      found[index] = component
    }
    return found
  }

  private static func reportNoMapping(_ declaration: Outline.StyleDeclaration, _ output: CompilerOutput) {
    guard declaration.node.isEmptyValue else {
      output.report(.notAMapping("the style ‘\(declaration.name.shortened)’", declaration.node))
      return
    }
    guard declaration.node.kind != .missing else { return }
    output.report(.noComponent(declaration.name, at: declaration.span))
  }
}

extension Style? {
  /// Asked of the style where it stands, since a copy counts references to all that it holds.
  fileprivate var settingCount: Int? { self?.settings.count }
}

extension DiagnosticCode {
  static let differentComponents = DiagnosticCode(
    "different-components", .error,
    "A style extends styles of the same component, or of one that it is based on.",
    explanation: """
      The values of a style for another component have no properties to go to. A style of a component may extend
      those of its base, since it has all of the base's properties.
      """,
    example: "styles:\n  text: { component: UILabel }\n  card: { component: UIView, extends: text }\n")
}

extension Diagnostic {
  fileprivate static func noComponent(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "the style ‘\(name.shortened)’ doesn't say which component it is for", at: span,
      notes: ["write ‘component: …’, or ‘extends: …’ another style"])
  }

  fileprivate static func differentComponents(
    _ parent: String, _ parentComponent: String, _ component: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .differentComponents,
      "‘\(parent.shortened)’ is a style of ‘\(parentComponent)’, and this is one of ‘\(component)’", at: span,
      notes: ["a style extends styles of its own component, or of one that this is based on"])
  }

  fileprivate static func tooManyAncestors(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "up to here, styles extend others more than \(StyleTable.mostAncestors) times, directly or through others",
      at: span, notes: ["the styles from here on are left out"])
  }

  fileprivate static func tooManySettings(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "up to here, styles come to more than \(StyleTable.mostSettings) values, inherited ones included",
      at: span, notes: ["the styles from here on are left out"])
  }
}
