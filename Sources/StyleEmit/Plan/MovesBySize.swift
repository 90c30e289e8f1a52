import StyleModel

extension ComponentPlan {
  /// Whether the transform of a layer, or an animation of it, may move the layer by a part of its size.
  func movesBySize(layer index: Int) -> Bool { layersMovedBySize.contains(index) }

  var movesBySize: Bool { !layersMovedBySize.isEmpty }
}

extension ResolvedSheet {
  /// The layers of a component that are moved by parts of their sizes: by the component, by these styles for it or, for the root, by the
  /// layers with the component.
  func layersMovedBySize(of index: Int, styles: [Int]) -> Set<Int> {
    let component = components[index]
    var layers: Set<Int> = []
    func add(_ target: Target, _ isRelative: @autoclosure () -> Bool) {
      guard case .layer(let layer, .layer(.transform)) = target, !layers.contains(layer) else { return }
      if isRelative() { layers.insert(layer) }
    }
    component.forEachTransform { add(.layer($0, .layer(.transform)), $1.mayBeRelativeTransform) }
    for variant in component.variants {
      for setting in variant.settings { add(setting.target, setting.value.isRelativeTransform) }
    }
    for style in styles {
      for setting in self.styles[style].settings { add(setting.target, setting.value.isRelativeTransform) }
    }
    return layers
  }

  /// The components that lie in layers which may be moved by parts of their sizes.
  var componentsMovedByHolders: Set<Int> {
    var found: Set<Int> = []
    for component in components where component.layers.contains(where: { $0.kind.component != nil }) {
      component.forEachTransform { layer, value in
        if let held = component.layers[layer].kind.component, value.mayBeRelativeTransform {
          found.insert(held)
        }
      }
    }
    for style in styles {
      for setting in style.settings {
        guard case .layer(let layer, .layer(.transform)) = setting.target,
          setting.value.isRelativeTransform,
          let held = components[style.component].layers[layer].kind.component
        else { continue }
        found.insert(held)
      }
    }
    return found
  }
}

extension Component {
  /// Calls `body` with each transform of a layer in the component: its constant one, those of states, and those of animations.
  fileprivate func forEachTransform(_ body: (_ layer: Int, Expression) -> Void) {
    for (index, layer) in layers.enumerated() {
      if let value = layer.value(of: .transform) { body(index, value) }
    }
    for setting in settings {
      if case .layer(let layer, .layer(.transform)) = setting.target { body(layer, setting.value) }
    }
    for animation in animations where animation.property == .transform {
      for value in animation.values { body(animation.layer, value) }
    }
  }
}

extension ModedValue {
  /// Whether the value moves a layer by parts of its size in some mode.
  fileprivate var isRelativeTransform: Bool { allValues.contains(where: \.isRelativeTransform) }
}
