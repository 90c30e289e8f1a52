import StyleModel
import StyleSource

extension StyleAppearance {
  /// The looks in which a layer's property may have a value of its own: only one if the value is the same in all.
  func looks(of property: LayerProperty, of layer: Int) -> ArraySlice<Look> {
    source.varies(property, of: layer) ? looks[...] : looks.prefix(1)
  }

  /// Whether a layer's property has a value that passes a test in every state and mode.
  func isAlways(_ property: LayerProperty, of layer: Int, _ test: (Value) -> Bool) -> Bool {
    looks(of: property, of: layer).allSatisfy { test($0.layers[layer][property]) }
  }

  /// The origin of a layer's property where a style, or the component's layers, set it outright, rather than as a default that
  /// styles may change.
  func choice(_ property: LayerProperty, of layer: Int) -> Origin.ID? {
    guard source.isSet(property, of: layer) else { return nil }
    for look in looks(of: property, of: layer) {
      let origin = look.layers[layer].origin(of: property)
      switch sheet[origin].author {
      case .style, .component, .variant, .trait: return origin
      case .system, .token, .componentDefault, .traitDefault: break
      }
    }
    return nil
  }

  /// The first of the dependents of `needed` that each layer sets in vain, because `needed`, which nothing sets, is off in every state and
  /// mode.
  func setInVain(
    without needed: LayerProperty, _ isOff: (Value) -> Bool
  ) -> [(part: LayerProperty, origin: Origin.ID)] {
    let parts = needed.dependentSet
    return component.layers.indices.compactMap { layer in
      guard source.isAnySet(parts, of: layer),
        LayerProperty.properties(of: component.layers[layer].kind).contains(needed),
        choice(needed, of: layer) == nil, isAlways(needed, of: layer, isOff)
      else { return nil }
      for part in needed.dependents {
        if let origin = choice(part, of: layer) { return (part, origin) }
      }
      return nil
    }
  }
}
