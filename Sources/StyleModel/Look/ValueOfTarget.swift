extension Look {
  /// The value of a target that a style can set; null where a layer's component isn't there.
  package func value(of target: Target) -> LookValue {
    switch target {
    case .property(let index): return property(index)
    case .layer(let index, .layer(let property)):
      let layer = layer(index)
      return LookValue(layer[property], origin: layer.origin(of: property))
    case .layer(let index, .property(let property)):
      return layer(index).nested?.property(property) ?? LookValue(.null, origin: .unknown)
    }
  }
}

extension StyleLooks {
  /// Whether a target that a style can set may have different values in different looks.
  package func mayVary(_ target: Target) -> Bool {
    switch target {
    case .property(let index): mayVary(index)
    case .layer(let layer, .layer(let property)): varies(property, of: layer)
    case .layer(_, .property): true
    }
  }
}

extension ResolvedSheet {
  /// The name of a target in style files: `title`, or `icon.tintColor` of a layer.
  package func name(of target: Target, ofComponent index: Int) -> String {
    let component = components[index]
    switch target {
    case .property(let property): return component.properties[property].name
    case .layer(let layer, .layer(let property)): return "\(component.layers[layer].name).\(property.name)"
    case .layer(let layer, .property(let property)):
      let held = component.layers[layer].kind.component.map { components[$0].properties[property].name }
      return "\(component.layers[layer].name).\(held ?? "")"
    }
  }
}
