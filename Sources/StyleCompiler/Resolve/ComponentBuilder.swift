import StyleModel
import StyleSource
import StyleSyntax

/// Makes one component of its declaration: its base first, then what it adds.
struct ComponentBuilder {
  let table: ComponentTable
  let index: Int
  let file: FileID
  let declaration: Outline.Declaration

  static let keys = [
    "summary", "description", "deprecated", "base", "properties", "sets", "layer", "states", "modes",
    "preview",
  ]

  mutating func build() -> Component {
    let node = declaration.node
    guard node.kind == .mapping else {
      if node.kind != .missing { table.output.report(.notAMapping("‘\(declaration.name)’", node)) }
      var stand = Component(.view, span: declaration.span)
      stand.name = declaration.name
      stand.isBaseClass = false
      return stand
    }
    var sections: [String: SyntaxNode] = [:]
    for entry in node.entries {
      let name = entry.key.text
      if Self.keys.contains(name) {
        sections[name] = entry.value
      } else {
        let what = "the component ‘\(declaration.name.shortened)’"
        table.output.report(.unknownDeclarationKey(name, Self.keys, what, at: entry.key.span))
      }
    }

    var component = inherited(sections["base"])
    component.name = declaration.name
    component.span = declaration.span
    component.isBaseClass = false
    let defaults = table.reader(in: file, place: .componentDefault(index))
    component.summary = (sections["summary"] ?? sections["description"]).flatMap {
      defaults.readText($0, "summary")
    }
    component.deprecated = sections["deprecated"].flatMap(defaults.readDeprecation)
    if let preview = sections["preview"] {
      component.preview = defaults.readPreview(preview, component.preview)
    }

    let properties = PropertyBuilder(reader: defaults, index: index, componentName: declaration.name)
    let isSound = sections["properties"].map { properties.add($0, to: &component) } ?? true
    let scope = PropertyScope(of: declaration.name, component.properties, isComplete: isSound)
    let reader = table.reader(in: file, place: .component(index), properties: scope)
    if let sets = sections["sets"] { readSets(sets, reader, &component) }
    if let layer = sections["layer"] {
      var layers = LayerBuilder(reader: reader, table: table, file: file, owner: .component(index))
      layers.add(layer, to: &component)
    }
    let targets = TargetReader(reader: reader, table: table, component: component)
    if let states = sections["states"] {
      targets.forEachState(states) { key, value, state, target in
        let expression = targets.read(value, target)
        component.settings.append(
          Component.Setting(target, state: state, modes: [], value: expression, span: key.span))
      }
    }
    if let modes = sections["modes"] {
      targets.forEachMode(modes, table.modes) { key, value, modes, target in
        let expression = targets.read(value, target)
        component.settings.append(
          Component.Setting(target, state: .normal, modes: modes, value: expression, span: key.span))
      }
    }
    return component
  }

  /// What the component starts from: the class or component that it is based on.
  private func inherited(_ base: SyntaxNode?) -> Component {
    guard let base else {
      table.output.report(.noBase(declaration.name, at: declaration.span))
      return Component(.view, span: declaration.span)
    }
    guard let parent = table.index(named: base, from: file) else {
      return Component(.view, span: declaration.span)
    }
    var component = table.component(parent)
    component.parent = component.isBaseClass ? nil : parent
    component.deprecated = nil
    return component
  }

  /// `sets: { tintColor: white }`: what the component makes of its base's properties.
  private func readSets(_ node: SyntaxNode, _ reader: ValueReader, _ component: inout Component) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { table.output.report(.notAMapping("‘sets’", node)) }
      return
    }
    for entry in node.entries {
      let name = entry.key.text
      guard let property = component.property(named: name) else {
        let names = component.properties.map(\.name)
        table.output.report(.noSuchProperty(name, names, component.name, at: entry.key.span))
        continue
      }
      guard component.properties[property].owner != .component(index) else {
        table.output.report(.setsOwnProperty(name, at: entry.key.span))
        continue
      }
      switch reader.read(entry.value, Expectation(component.properties[property])) {
      case .constant(let value): component.properties[property].defaultValue = value
      case let expression: component.properties[property].driven = expression
      }
    }
  }
}

extension DiagnosticCode {
  static let invalidProperty = DiagnosticCode(
    "invalid-property", .error, "A property is declared with a type and, unless it is optional, a default.",
    explanation: """
      `cornerRadius: { type: CGFloat, default: 8, min: 0 }`. Interface Builder shows variables only, so a property
      is never a constant or computed; a pseudo-property (`sets`) holds nothing of its own. A property that the
      base brings is listed without a type to give it another default.
      """,
    example: """
      components:
        Card:
          base: UIView
          properties: { cornerRadius: { type: CGFloat } }
      """)
}

extension Diagnostic {
  fileprivate static func noBase(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "the component ‘\(name.shortened)’ doesn't say what it is based on", at: span,
      notes: ["write ‘base: UIView’, another class of UIKit or another component"])
  }

  static func noSuchProperty(_ name: String, _ names: [String], _ component: String, at span: Span)
    -> Diagnostic
  {
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownProperty, "‘\(component)’ has no property ‘\(name.shortened)’", at: span,
      notes: near == nil ? ["it has \(names.map { "‘\($0)’" }.joined(separator: ", "))"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func setsOwnProperty(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name.shortened)’ is a property of this component itself", at: span,
      notes: ["‘sets’ is for the properties of the base; write the value as this property's default"])
  }
}
