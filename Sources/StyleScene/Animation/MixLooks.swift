import StyleModel

extension Look {
  /// The looks at some parts of the way (0…1) to another of the same style. A property without values in between changes at once.
  func mixed(
    with other: Look, by parts: [Double], _ adjusted: (LayerProperty, Value) -> Value
  ) -> [Look] {
    guard layers.count == other.layers.count else { return parts.map { _ in other } }
    let moving = moving(to: other)
    let insets = movingInsets(to: other)
    let held = held(in: other).map { ($0.layer, $0.from.mixed(with: $0.to, by: parts, adjusted)) }
    return parts.enumerated().map { place, part in
      var values: [Target: Value] = [:]
      for (layer, property) in moving {
        let value = layers[layer][property].mixed(
          with: other.layers[layer][property], by: part, of: property)
        values[.layer(layer, .layer(property))] = adjusted(property, value)
      }
      for (index, from, to) in insets { values[.property(index)] = from.mixed(with: to, by: part) }
      let nested = held.map { ($0, $1[place]) }
      return (part > 0 ? other : self).replacing(values, nested: Dictionary(uniqueKeysWithValues: nested))
    }
  }

  /// The properties whose insets differ in another look.
  private func movingInsets(to other: Look) -> [(property: Int, from: Value, to: Value)] {
    zip(properties, other.properties).enumerated().compactMap { index, values in
      guard values.0.value != values.1.value, case .edgeInsets = values.0.value else { return nil }
      return (index, values.0.value, values.1.value)
    }
  }

  func movesOn(to other: Look) -> Bool {
    layers.count == other.layers.count
      && (layers.indices.contains { layer in
        saidProperties(of: layer, or: other).contains { moves($0, of: layer, to: other) }
      }
        || held(in: other).contains { $0.from.movesOn(to: $0.to) })
  }

  /// Whether a layer rotates on the way to another look.
  func turns(to other: Look) -> Bool {
    func rotation(_ layer: LookLayer) -> [Double?] {
      let angle = layer[.angle].double
      return if case .transform(let transform) = layer[.transform] { [transform.rotation, angle] } else {
        [angle]
      }
    }
    return layers.count == other.layers.count
      && (layers.indices.contains { rotation(layers[$0]) != rotation(other.layers[$0]) }
        || held(in: other).contains { $0.from.turns(to: $0.to) })
  }

  /// Whether the radius of a layer moves between points and half of a side on the way to another look.
  func movesHalfOfSide(to other: Look) -> Bool {
    guard layers.count == other.layers.count else { return false }
    return layers.indices.contains { index in
      let (from, to) = (layers[index][.cornerRadius], other.layers[index][.cornerRadius])
      return from != to && (from.isHalfOfSide || to.isHalfOfSide)
    } || held(in: other).contains { $0.from.movesHalfOfSide(to: $0.to) }
  }

  /// The layers that hold a component, each with the component's look here and in another look.
  private func held(in other: Look) -> [(layer: Int, from: Look, to: Look)] {
    layers.indices.compactMap { layer in
      guard let from = layers[layer].nested, let to = other.layers[layer].nested else {
        return nil
      }
      return (layer, from, to)
    }
  }

  /// The properties of layers that differ and have values in between.
  private func moving(to other: Look) -> [(layer: Int, property: LayerProperty)] {
    layers.indices.flatMap { layer in
      saidProperties(of: layer, or: other).filter { moves($0, of: layer, to: other) }.map { (layer, $0) }
    }
  }

  private func moves(_ property: LayerProperty, of layer: Int, to other: Look) -> Bool {
    property.movesBetweenLooks && layers[layer][property] != other.layers[layer][property]
  }
}

/// A value of an animation that replaces one of a look, or of the look of a component in its layers.
struct MovedValue {
  /// The layers that hold the component, from the outermost.
  var holders: ArraySlice<Int>
  var target: Target
  var value: Value
}

extension Look {
  /// A copy of the look with the values that animations have reached.
  func showing(_ moved: [MovedValue]) -> Look {
    var values: [Target: Value] = [:]
    var held: [Int: [MovedValue]] = [:]
    // Of two that move the same, Core Animation shows the one that was added last.
    for moved in moved {
      if let holder = moved.holders.first {
        var inner = moved
        inner.holders = moved.holders.dropFirst()
        held[holder, default: []].append(inner)
      } else {
        values[moved.target] = moved.value
      }
    }
    var nested: [Int: Look] = [:]
    for (layer, moved) in held { nested[layer] = layers[layer].nested?.showing(moved) }
    return replacing(values, nested: nested)
  }
}
