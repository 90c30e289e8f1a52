import StyleModel
import StyleSource
import StyleSyntax

/// Every style whose component is known, with all that it inherits.
struct StyleTable {
  private(set) var styles: [Style] = []
  /// For each declared style, its place among `styles`.
  private(set) var places: [Int: Int] = [:]

  /// The most settings that all styles have together, inherited ones included.
  static let mostSettings = 1_000_000

  init(
    _ names: StyleNames, _ files: [FileID], _ components: ComponentTable, _ tokens: TokenTable,
    _ modes: ModeNames, _ output: CompilerOutput
  ) {
    let linked = StyleTable.components(of: names, components, output)
    let own = StyleTable.read(names, files, linked, components, tokens, modes, output)

    var resolved: [Style?] = Array(repeating: nil, count: names.declarations.count)
    var count = 0
    for index in names.order {
      guard let component = linked[index], let own = own[index] else { continue }
      let parents = names.links[index].parents.compactMap { resolved[$0.index] }
      let style = StyleTable.flatten(
        own, names.declarations[index].declaration, parents, component, components, output)
      count += style.settings.count
      if count > StyleTable.mostSettings {
        output.report(.tooManySettings(at: style.span))
        break
      }
      resolved[index] = style
    }
    for (index, style) in resolved.enumerated() {
      guard let style else { continue }
      places[index] = styles.count
      styles.append(style)
    }
    for (index, place) in places {
      styles[place].parents = names.links[index].parents.compactMap { places[$0.index] }
    }
    if styles.count < names.declarations.count { output.renumberStyles(places) }
  }

  /// The component of each style; nil where it is not known, which was reported.
  private static func components(
    of names: StyleNames, _ components: ComponentTable, _ output: CompilerOutput
  ) -> [Int?] {
    var found: [Int?] = Array(repeating: nil, count: names.declarations.count)
    for index in names.order {
      let (file, declaration) = names.declarations[index]
      let link = names.links[index]
      guard declaration.node.kind == .mapping else {
        if declaration.node.isEmptyValue {
          if declaration.node.kind != .missing {
            output.report(.noComponent(declaration.name, at: declaration.span))
          }
        } else {
          output.report(.notAMapping("the style ‘\(declaration.name.shortened)’", declaration.node))
        }
        continue
      }
      let component: Int
      if let node = link.component {
        guard let named = components.names.resolve(node, from: file, output) else { continue }
        component = named
      } else if let inherited = link.parents.last(where: { found[$0.index] != nil }).flatMap({
        found[$0.index]
      }) {
        component = inherited
      } else {
        if link.parents.isEmpty, link.isComplete, !declaration.node.lacksMergedEntries {
          output.report(.noComponent(declaration.name, at: declaration.span))
        }
        continue
      }
      let strange = link.parents.first { parent in
        found[parent.index].map { !components.isAncestor($0, of: component) } ?? false
      }
      if let strange, let other = found[strange.index] {
        let (mine, theirs) = (
          components.components[component].component, components.components[other].component
        )
        output.report(
          .differentComponents(
            names.declarations[strange.index].declaration.name, theirs.name, mine.name, at: strange.span))
        continue
      }
      found[index] = component
    }
    return found
  }

  /// What each style says by itself; files are read side by side.
  private static func read(
    _ names: StyleNames, _ files: [FileID], _ linked: [Int?], _ components: ComponentTable,
    _ tokens: TokenTable,
    _ modes: ModeNames, _ output: CompilerOutput
  ) -> [OwnStyle?] {
    var own: [OwnStyle?] = Array(repeating: nil, count: names.declarations.count)
    let ranges = names.ranges(of: files)
    let origins = output.origins
    let known = components.components
    var results = concurrentMap(ranges) {
      range -> (styles: [OwnStyle?], collected: CompilerOutput.Collected) in
      let output = CompilerOutput(after: origins)
      let reader = StyleReader(
        known: known, modes: modes, tokens: tokens.scope(of: names.declarations[range.lowerBound].file),
        output: output)
      let styles = range.map { index in
        linked[index].map {
          reader.read(names.declarations[index].declaration.node, place: index, component: $0)
        }
      }
      return (styles, output.collected)
    }
    for (place, range) in ranges.enumerated() {
      let moved = output.take(results[place].collected)
      for (position, index) in range.enumerated() {
        results[place].styles[position]?.moveOrigins(moved)
        swap(&own[index], &results[place].styles[position])
      }
    }
    return own
  }

  private static func flatten(
    _ own: OwnStyle, _ declaration: Outline.Declaration, _ parents: [Style], _ component: Int,
    _ components: ComponentTable, _ output: CompilerOutput
  ) -> Style {
    let checked = components.components[component]
    var flattened = Flattened(propertyCount: checked.properties.count)
    for parent in parents {
      flattened.inherit(parent, components.components[parent.component].component, checked, at: component)
    }
    for setting in own.settings {
      // What would hold without this: what a parent says of the same, else what holds at all times.
      let before =
        flattened.origin(of: setting.target, setting.state, setting.modes)
        ?? flattened.baseOrigin(of: setting.target)
      if let origin = before ?? checked.defaultOrigin(of: setting.target) {
        output.set(setting.value.origin, replaces: origin)
      }
      flattened.insert(setting)
    }
    var style = Style(
      name: declaration.name, component: component, settings: flattened.settings,
      preview: parents.last?.preview ?? checked.component.preview, span: declaration.span)
    style.summary = own.summary
    style.deprecated = own.deprecated
    own.preview.apply(to: &style.preview)
    return style
  }
}

extension CheckedComponent {
  /// Where the component's own value of a target came from, where no style sets it.
  fileprivate func defaultOrigin(of target: Target) -> Origin.ID? {
    switch target {
    case .property(let place): properties[place].defaultValue.origin
    case .layer(let index, let key):
      component.layers[index].settings.first { $0.key == key }?.value.constant?.origin
    }
  }
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

  fileprivate static func tooManySettings(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "up to here, styles come to more than \(StyleTable.mostSettings) values, inherited ones included",
      at: span, notes: ["the styles from here on are left out"])
  }
}
