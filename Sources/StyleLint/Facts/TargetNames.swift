import StyleModel

extension ResolvedSheet {
  /// The type of a target of a style or a state.
  func type(of target: Target, in component: Component) -> ValueType {
    switch target {
    case .property(let index): component.properties[index].type
    case .layer(let index, let key): type(of: key, in: component.layers[index])
    }
  }

  func type(of key: LayerKey, in layer: Layer) -> ValueType {
    switch key {
    case .layer(let property): property.valueType
    case .property(let index): nestedProperty(index, of: layer)?.type ?? .bool
    }
  }

  /// The name of a target in style files: `borderColor`, `shine.opacity`.
  func name(of target: Target, in component: Component) -> String {
    switch target {
    case .property(let index): component.properties[index].name
    case .layer(let index, let key): name(of: key, in: component.layers[index])
    }
  }

  func name(of key: LayerKey, in layer: Layer) -> String {
    switch key {
    case .layer(let property): "\(layer.writtenName).\(property.name)"
    case .property(let index): "\(layer.writtenName).\(nestedProperty(index, of: layer)?.name ?? "")"
    }
  }

  private func nestedProperty(_ index: Int, of layer: Layer) -> Property? {
    guard case .component(let nested) = layer.kind else { return nil }
    return components[nested].properties[index]
  }
}
