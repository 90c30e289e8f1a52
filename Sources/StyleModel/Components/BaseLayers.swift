extension BaseClass {
  /// The settings by which the root layer shows the properties of the class, where a component does not set them.
  ///
  /// `index` returns the index of a property of the class among the component's properties.
  public func rootSettings(index: @escaping (String) -> Int?) -> [Layer.Setting] {
    let own = description.root(ClassScope(index: index))
    return ClassDescription.view.properties.compactMap { property in
      guard case .layer(let key)? = property.role else { return nil }
      let value = own.first { $0.0 == key }?.1 ?? index(property.name).map { .property($0) }
      return value.map { Layer.Setting(.layer(key), $0) }
    }
  }

  /// The layers that the class draws by itself, below a component's own layers and above them, behind a root at index 0.
  public func layers(index: @escaping (String) -> Int?) -> [Layer] {
    let scope = ClassScope(index: index)
    var layers: [Layer] = []
    for own in description.layersBelow(scope) + description.layersAbove(scope) {
      let parent = layers.firstIndex { $0.name == own.parent }.map { $0 + 1 } ?? 0
      var layer = Layer(
        name: own.name, kind: own.kind, parent: parent, owner: .base(self), frame: own.frame,
        settings: own.settings.map { Layer.Setting(.layer($0), $1) })
      if let number = own.copy {
        layer.name = "\(own.name)[\(number)]"
        layer.copy = LayerCopy(of: own.name, indices: [LayerCopy.Index(name: "index", number: number)])
      }
      layers.append(layer)
    }
    return layers
  }

  /// Whether a layer of the class lies above a component's own.
  public func isAboveOwnLayers(_ layer: Layer) -> Bool {
    guard case .base = layer.owner, layer.parent != nil else { return false }
    return !description.layersBelow(ClassScope { _ in nil }).contains {
      $0.name == layer.writtenName
    }
  }

  /// The values that the class sets by itself in a state, on the layers of a component based on it.
  func stateSettings(
    of component: Component
  ) -> [(target: Target, state: StateSet, value: Expression)] {
    let scope = ClassScope { name in component.properties.firstIndex { $0.name == name } }
    return description.changes(scope).compactMap { change in
      let layer = component.layers.firstIndex { $0.name == change.layer && $0.owner == .base(self) }
      return layer.map { (.layer($0, .layer(change.property)), change.state, change.value) }
    }
  }
}
