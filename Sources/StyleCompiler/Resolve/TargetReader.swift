import StyleModel
import StyleSource
import StyleSyntax

/// Reads what states and modes, and styles themselves, set: `property: value` or `layer.property: value`.
struct TargetReader {
  let reader: ValueReader
  let table: ComponentTable
  let component: Component

  private var output: CompilerOutput { reader.output }

  /// Calls `body` for each setting under `states`.
  func forEachState(
    _ node: SyntaxNode,
    _ body: (_ key: SyntaxNode, _ value: SyntaxNode, _ state: StateSet, _ target: Target) -> Void
  ) {
    for (key, settings) in sections(node, "states") {
      guard let state = state(key) else { continue }
      forEachSetting(settings, "a state") { body($0, $1, state, $2) }
    }
  }

  /// Calls `body` for each setting under `modes`.
  func forEachMode(
    _ node: SyntaxNode, _ names: ModeNames,
    _ body: (_ key: SyntaxNode, _ value: SyntaxNode, _ modes: ModeSet, _ target: Target) -> Void
  ) {
    for (key, settings) in sections(node, "modes") {
      guard let modes = names.modes(key) else { continue }
      forEachSetting(settings, "a mode") { body($0, $1, modes, $2) }
    }
  }

  private func sections(_ node: SyntaxNode, _ name: String) -> [(key: SyntaxNode, value: SyntaxNode)] {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘\(name)’", node)) }
      return []
    }
    return node.entries.map { ($0.key, $0.value) }
  }

  private func forEachSetting(
    _ node: SyntaxNode, _ what: String, _ body: (SyntaxNode, SyntaxNode, Target) -> Void
  ) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping(what, node)) }
      return
    }
    for entry in node.entries {
      if let target = target(entry.key) { body(entry.key, entry.value, target) }
    }
  }

  /// What `highlighted` or `selected+highlighted` means; nil where it was reported.
  private func state(_ key: SyntaxNode) -> StateSet? {
    var result: StateSet = []
    let text = key.text
    if text == "normal" { return .normal }
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let state = StateSet.named.first(where: { $0.name == name })?.state else {
        output.report(.unknownState(String(name), at: key.span, isWhole: name.count == text.count))
        return nil
      }
      result.insert(state)
    }
    let touches: StateSet = [.highlighted, .selected, .disabled]
    if !component.base.isControl, !result.isDisjoint(with: touches) {
      output.report(.stateOfNoControl(component, at: key.span))
      return nil
    }
    return result
  }

  /// What a key names; nil where it was reported.
  func target(_ key: SyntaxNode, others: [String] = []) -> Target? {
    let name = key.text
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      guard let index = component.property(named: name) else {
        output.report(
          .noSuchProperty(name, component.properties.map(\.name) + others, component.name, at: key.span))
        return nil
      }
      if component.properties[index].driven != nil {
        output.report(.drivenProperty(component, index, at: key.span))
        return nil
      }
      return .property(index)
    }
    let layerName = String(name[..<dot])
    let propertyName = String(name[name.utf8.index(after: dot)...])
    guard let index = component.layer(named: layerName) else {
      output.report(.unknownLayer(layerName, component, at: key.span))
      return nil
    }
    let kind = component.layers[index].kind
    if case .component(let nested) = kind,
      let property = table.component(nested).property(named: propertyName)
    {
      return .layer(index, .property(property))
    }
    let known = LayerProperty.properties(of: kind)
    guard let property = LayerProperty(rawValue: propertyName), known.contains(property) else {
      let span = key.isVerbatim ? key.contentSpan[layerName.utf8.count + 1..<name.utf8.count] : key.span
      output.report(.unknownLayerProperty(propertyName, kind, known.map(\.rawValue), at: span))
      return nil
    }
    return .layer(index, .layer(property))
  }

  func read(_ value: SyntaxNode, _ target: Target) -> Expression {
    reader.read(value, expectation(target))
  }

  func expectation(_ target: Target) -> Expectation {
    switch target {
    case .property(let index):
      return Expectation(component.properties[index])
    case .layer(let index, .layer(let property)):
      let expected = Expectation(property)
      return Expectation(
        expected.type, isOptional: expected.isOptional, bounds: expected.bounds,
        for: component.layers[index].name,
        part: property.rawValue)
    case .layer(let index, .property(let property)):
      guard case .component(let nested) = component.layers[index].kind else {
        return Expectation(.bool, for: "")
      }
      return Expectation(table.component(nested).properties[property])
    }
  }
}

extension DiagnosticCode {
  static let unknownState = DiagnosticCode(
    "unknown-state", .error, "A state is one that the component can be in.",
    explanation: """
      `normal`, `highlighted` (pressed), `selected`, `disabled`, `focused` and `hovered`, joined with `+`. Only a
      component based on `UIControl` or `UIButton` is ever highlighted, selected or disabled.
      """,
    example: "styles:\n  go: { component: UIButton, states: { pressed: { alpha: 0.5 } } }\n")

  static let drivenProperty = DiagnosticCode(
    "driven-property", .error, "A property that the component drives is not set by a style.",
    explanation: "Its value follows from other properties of the component; set those.",
    example: """
      components:
        Round:
          base: UIButton
          properties: { fill: { type: UIColor, default: red } }
          sets: { backgroundImage: { color: $fill } }
      styles:
        round: { component: Round, backgroundImage: photo }
      """)
}

extension Diagnostic {
  fileprivate static func unknownState(_ name: String, at span: Span, isWhole: Bool) -> Diagnostic {
    let names = StateSet.named.map(\.name) + ["normal"]
    // What SwiftUI and CSS call these states.
    let synonyms = [
      "pressed": "highlighted", "isPressed": "highlighted", "active": "highlighted", "hover": "hovered",
    ]
    let near = synonyms[name] ?? nearest(to: name, among: names)
    return Diagnostic(
      .unknownState, "there is no state ‘\(name.shortened)’", at: span,
      notes: near == nil ? ["the states are \(names.joined(separator: ", "))"] : [],
      fixes: near.flatMap { isWhole ? [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] : nil }
        ?? [])
  }

  fileprivate static func stateOfNoControl(_ component: Component, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownState, "‘\(component.name)’ is never in this state, since it takes no touches", at: span,
      notes: ["base it on UIControl or UIButton to give it looks for highlighted, selected and disabled"])
  }

  fileprivate static func drivenProperty(_ component: Component, _ index: Int, at span: Span) -> Diagnostic {
    let property = component.properties[index]
    let drivers = (property.driven?.properties ?? []).sorted().map { "‘\(component.properties[$0].name)’" }
    return Diagnostic(
      .drivenProperty, "‘\(component.name)’ sets ‘\(property.name)’ by itself", at: span,
      notes: ["it follows \(drivers.joined(separator: " and ")); set that instead"])
  }

  fileprivate static func unknownLayer(_ name: String, _ component: Component, at span: Span) -> Diagnostic {
    let names = component.layers.map(\.name)
    let near = nearest(to: name, among: names)
    let start = span[0..<min(name.utf8.count, span.range.count)]
    return Diagnostic(
      .unknownLayer, "‘\(component.name)’ has no layer ‘\(name.shortened)’", at: start,
      notes: near == nil ? ["it has \(names.map { "‘\($0)’" }.joined(separator: ", "))"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: start, with: $0, isSafe: false)] } ?? [])
  }
}
