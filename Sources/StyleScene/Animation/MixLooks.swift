import StyleModel

extension Look {
  /// The looks at some places on the way (0…1) to another of the same style. What has no values in between changes at once.
  func mixed(
    with other: Look, by parts: [Double], _ adjusted: (LayerProperty, Value) -> Value
  ) -> [Look] {
    guard layers.count == other.layers.count else { return parts.map { _ in other } }
    let moving = moving(to: other)
    let held = held(in: other).map { ($0.layer, $0.from.mixed(with: $0.to, by: parts, adjusted)) }
    return parts.enumerated().map { place, part in
      var look = part > 0 ? other : self
      for (layer, property) in moving {
        let value = layers[layer][property].mixed(with: other.layers[layer][property], by: part)
        look.layers[layer][property] = adjusted(property, value)
      }
      for (layer, looks) in held { look.layers[layer].nested = LookLayer.Nested(looks[place]) }
      for (index, (own, others)) in zip(properties, other.properties).enumerated() where own != others {
        guard case .edgeInsets = own.value else { continue }
        look.properties[index].value = own.value.mixed(with: others.value, by: part)
      }
      return look
    }
  }

  func movesOn(to other: Look) -> Bool {
    layers.count == other.layers.count
      && (!moving(to: other).isEmpty || held(in: other).contains { $0.from.movesOn(to: $0.to) })
  }

  /// Of each layer that holds a component, how that looks here and in another look.
  private func held(in other: Look) -> [(layer: Int, from: Look, to: Look)] {
    layers.indices.compactMap { layer in
      guard let from = layers[layer].nested?.look, let to = other.layers[layer].nested?.look else {
        return nil
      }
      return (layer, from, to)
    }
  }

  /// The properties of layers that differ and have values in between.
  private func moving(to other: Look) -> [(layer: Int, property: LayerProperty)] {
    layers.indices.flatMap { layer in
      LayerProperty.allCases.filter {
        $0.isAnimatable && layers[layer][$0] != other.layers[layer][$0]
      }.map { (layer, $0) }
    }
  }
}
