import StyleModel
import StyleSource

extension Rule {
  static let unseenLayer = Rule(
    .unseenLayer, .drawing, scope: .sheet,
    good: """
      components:
        Go:
          base: UIButton
          layer:
            sublayers:
              - { name: shade, kind: rectangle, backgroundColor: black, hidden: true }
          states:
            highlighted: { shade.hidden: false }
      """
  ) { context in
    let changed = changedLayers(in: context)
    return context.sheet.components.enumerated().flatMap { index, component in
      let parents = Set(component.layers.compactMap(\.parent))
      let found = component.layers.indices.map { place -> Diagnostic? in
        let layer = component.layers[place]
        guard case .component(index) = layer.owner, let span = layer.span, !layer.isMask,
          !changed.contains(LayerName(owner: layer.owner, name: layer.writtenName))
        else { return nil }
        if layer.isAlways(.hidden, { $0 == .bool(true) }) {
          return .unseenLayer(layer, "is hidden", at: span)
        }
        if layer.isAlways(.opacity, { $0.double == 0 }) {
          return .unseenLayer(layer, "has no opacity", at: span)
        }
        let holdsOthers = parents.contains(place)
        return layer.isEmpty && !holdsOthers ? .unseenLayer(layer, "paints nothing", at: span) : nil
      }
      // Of a repeated layer, some copies may be hidden for good.
      let seenCopies = Set(
        component.layers.indices.compactMap { found[$0] == nil ? component.layers[$0].copy?.name : nil })
      return component.layers.indices.compactMap { place in
        let layer = component.layers[place]
        return layer.isFirstCopy && !seenCopies.contains(layer.copy?.name ?? "") ? found[place] : nil
      }
    }
  }

  private struct LayerName: Hashable {
    var owner: Owner
    var name: String
  }

  /// The layers that a state, a mode or a style sets anything of.
  private static func changedLayers(in context: RuleContext) -> Set<LayerName> {
    let sheet = context.sheet
    var names: Set<LayerName> = []
    func add(_ target: Target, _ component: Component) {
      guard case .layer(let index, _) = target else { return }
      names.insert(LayerName(owner: component.layers[index].owner, name: component.layers[index].writtenName))
    }
    for component in sheet.components {
      for setting in component.settings { add(setting.target, component) }
      for variant in component.variants {
        for setting in variant.settings { add(setting.target, component) }
      }
      for animation in component.animations {
        add(.layer(animation.layer, .layer(animation.property)), component)
      }
    }
    for layer in context.facts.layersSetByStyles {
      let layers = sheet.components[layer.component].layers
      names.insert(LayerName(owner: layers[layer.index].owner, name: layers[layer.index].writtenName))
    }
    return names
  }
}

extension Layer {
  /// Whether a property has a constant that passes a test, in every mode.
  fileprivate func isAlways(_ property: LayerProperty, _ test: (Value) -> Bool) -> Bool {
    guard let value = value(of: property)?.constant else { return false }
    return test(value.value) && value.cases.allSatisfy { test($0.value) }
  }

  /// Whether the layer sets nothing that a layer of its kind could paint.
  fileprivate var isEmpty: Bool {
    let needed: [LayerProperty]
    switch kind {
    // In a stack, it keeps others apart.
    case .rectangle where frame.isInStack: return false
    case .rectangle, .stack: needed = []
    case .gradient: needed = [.stops]
    case .text: needed = [.string]
    case .image: needed = [.contents]
    // A shape is filled with black by default.
    case .shape, .material, .component: return false
    }
    return (needed + [.backgroundColor, .borderWidth, .shadows, .outline]).allSatisfy { value(of: $0) == nil }
  }
}

extension DiagnosticCode {
  static let unseenLayer = DiagnosticCode(
    "unseen-layer", .warning, "A layer is visible in some state or mode.",
    explanation: """
      A layer that is always hidden, has no opacity, or paints nothing and contains no other layer costs memory
      and misleads the next reader.
      """,
    example: """
      components:
        Go:
          base: UIButton
          layer:
            sublayers:
              - { name: shade, kind: rectangle, backgroundColor: black, hidden: true }
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func unseenLayer(_ layer: Layer, _ reason: String, at span: Span) -> Diagnostic {
    Diagnostic(.unseenLayer, "the layer \(layer.writtenName.quoted) is never visible: it \(reason)", at: span)
  }
}
