import StyleModel
import StyleSource
import StyleSyntax

/// Every style whose component is known, with all that it inherits.
struct StyleTable {
  private(set) var styles: [Style] = []

  /// The most settings that all styles have together, inherited ones included.
  static let mostSettings = 1_000_000

  init(
    _ names: StyleNames, _ files: [FileID], _ components: ComponentTable, _ tokens: TokenTable,
    _ modes: ModeNames, _ output: CompilerOutput
  ) {
    let linked = StyleTable.components(of: names, components, output)
    var known = StyleTable.read(names, files, linked, components, tokens, modes, output)

    var count = 0
    var isKept = Array(repeating: false, count: known.count)
    for index in names.order {
      if case .own(let own) = known[index], let component = linked[index] {
        let parents = names.links[index].parents.compactMap { known[$0.index].style }
        let name = names.declarations[index].declaration
        known[index] = .whole(Style(own, name, parents, component, among: components.components, output))
      }
      guard case .whole(let style) = known[index] else { continue }
      count += style.settings.count
      if count > StyleTable.mostSettings {
        output.report(.tooManySettings(at: style.span))
        break
      }
      isKept[index] = true
    }
    var places: [Int?] = Array(repeating: nil, count: known.count)
    for index in known.indices where isKept[index] {
      guard case .whole(let style) = known[index] else { continue }
      places[index] = styles.count
      styles.append(style)
    }
    for index in known.indices {
      guard let place = places[index] else { continue }
      styles[place].parents = names.links[index].parents.compactMap { places[$0.index] }
    }
    if styles.count < known.count { output.renumberStyles(places) }
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

  /// Files, and parts of large ones, are read side by side. A style comes with all that it inherits where that stands in
  /// its part.
  private static func read(
    _ names: StyleNames, _ files: [FileID], _ linked: [Int?], _ components: ComponentTable,
    _ tokens: TokenTable,
    _ modes: ModeNames, _ output: CompilerOutput
  ) -> [KnownStyle] {
    let parts = names.ranges(of: files).flatMap { FilePart.all(of: $0) }
    let origins = output.origins
    let components = components.components
    var positions = Array(repeating: 0, count: names.declarations.count)
    for (position, index) in names.order.enumerated() { positions[index] = position }
    let isMuch = names.declarations.count > FilePart.size
    var results = concurrentMap(parts, minimum: isMuch ? 2 : 16) {
      [positions] part -> (styles: [KnownStyle], collected: CompilerOutput.Collected) in
      let range = part.styles
      let output = CompilerOutput(after: origins, partsOfFile: part.count)
      let reader = StyleReader(
        known: components, modes: modes, tokens: tokens.scope(of: names.declarations[range.lowerBound].file),
        output: output)
      var styles = range.map { index in
        linked[index].map {
          .own(reader.read(names.declarations[index].declaration.node, place: index, component: $0))
        } ?? KnownStyle.unknown
      }
      func isReady(_ index: Int) -> Bool {
        guard range.contains(index) else { return false }
        if case .own = styles[index - range.lowerBound] { return false }
        return true
      }
      var room = mostSettings / parts.count
      for index in range.sorted(by: { positions[$0] < positions[$1] }) {
        guard case .own(let own) = styles[index - range.lowerBound], let component = linked[index] else {
          continue
        }
        // What extends a style of another part is left to where all of them are known.
        guard names.links[index].parents.allSatisfy({ isReady($0.index) }) else { continue }
        let parents = names.links[index].parents.compactMap { styles[$0.index - range.lowerBound].style }
        room -= parents.reduce(own.settings.count) { $0 + $1.settings.count }
        // So is what takes more than its share of all settings.
        guard room >= 0 else { break }
        let name = names.declarations[index].declaration
        styles[index - range.lowerBound] = .whole(
          Style(own, name, parents, component, among: components, output))
      }
      return (styles, output.collected)
    }
    var known = Array(repeating: KnownStyle.unknown, count: names.declarations.count)
    for (place, part) in parts.enumerated() {
      let moved = output.take(results[place].collected)
      for (position, index) in part.styles.enumerated() {
        results[place].styles[position].moveOrigins(moved)
        swap(&known[index], &results[place].styles[position])
      }
    }
    return known
  }
}

/// Some styles of one file, by their places.
private struct FilePart: Sendable {
  let styles: Range<Int>
  /// How many parts the file has.
  let count: Int

  static let size = 512

  static func all(of styles: Range<Int>) -> [FilePart] {
    let starts = Array(stride(from: styles.lowerBound, to: styles.upperBound, by: size))
    return starts.map { start in
      FilePart(styles: start..<min(start + size, styles.upperBound), count: starts.count)
    }
  }
}

/// A style on its way.
private enum KnownStyle: Sendable {
  /// It, or its component, was reported.
  case unknown
  /// What it says by itself.
  case own(OwnStyle)
  /// With all that it inherits.
  case whole(Style)

  var style: Style? { if case .whole(let style) = self { style } else { nil } }

  mutating func moveOrigins(_ moved: (Origin.ID) -> Origin.ID) {
    let style = self
    // Nobody else may hold the settings, or they would all be copied.
    self = .unknown
    switch style {
    case .unknown:
      break
    case .own(var own):
      for index in own.settings.indices { own.settings[index].value.moveOrigins(moved) }
      self = .own(own)
    case .whole(var style):
      for index in style.settings.indices { style.settings[index].value.moveOrigins(moved) }
      self = .whole(style)
    }
  }
}

extension Style {
  /// A style with what its parents say, and what it says over that; their places among all styles are not known yet.
  fileprivate init(
    _ own: OwnStyle, _ declaration: Outline.Declaration, _ parents: [Style], _ component: Int,
    among components: [CheckedComponent], _ output: CompilerOutput
  ) {
    let checked = components[component]
    var flattened = Flattened(
      propertyCount: checked.component.properties.count,
      capacity: parents.reduce(own.settings.count) { $0 + $1.settings.count })
    for parent in parents { flattened.inherit(parent, for: component, among: components) }
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
    self.init(
      name: declaration.name, summary: own.summary, deprecated: own.deprecated, component: component,
      settings: flattened.take(),
      preview: parents.last?.preview ?? checked.component.preview, span: declaration.span)
    own.preview.apply(to: &preview)
  }
}

extension CheckedComponent {
  /// Where the component's own value of a target came from, where no style sets it.
  fileprivate func defaultOrigin(of target: Target) -> Origin.ID? {
    switch target {
    case .property(let place): component.properties[place].defaultValue.origin
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
