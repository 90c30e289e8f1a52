/// A key of a layer that a component or its style sets.
struct DrivenKey: Sendable {
  let layer: Int
  let key: LayerKey
  /// The properties on which the key's value depends, directly or through others.
  let properties: [Int]
  /// Whether the key's value differs by state or mode whatever the properties hold.
  let varies: Bool
}

extension Cascade {
  /// Every key that the component sets, layer by layer.
  func drivenKeys(reach: [Set<Int>]) -> [DrivenKey] {
    component.layers.indices.flatMap { layer -> [DrivenKey] in
      var keys = component.layers[layer].settings.map(\.key)
      keys += ofComponent.keys(of: layer).filter { [keys] in !keys.contains($0) }
      return keys.map { key in
        let expressions =
          component.layers[layer].settings.filter { $0.key == key }.map(\.value)
          + ofComponent.settings(of: key, of: layer).map(\.value)
        let read = expressions.reduce(into: Set<Int>()) { $0.formUnion($1.properties) }
        return DrivenKey(
          layer: layer, key: key,
          properties: read.reduce(into: Set<Int>()) { $0.formUnion(reach[$1]) }.sorted(),
          varies: ofComponent.hasConditions(key, of: layer) || expressions.contains { !$0.modes.isEmpty })
      }
    }
  }

  /// All properties on which the value of each property may depend, itself included.
  func reach() -> [Set<Int>] {
    let direct = component.properties.indices.map { index -> Set<Int> in
      let property = component.properties[index]
      var read = property.driven?.properties ?? []
      read.formUnion(property.sets.map(\.property))
      for setting in ofComponent.settings(of: index) {
        read.formUnion(setting.value.properties)
      }
      return read
    }
    return direct.indices.map { start in
      var reached: Set<Int> = [start]
      var pending = [start]
      while let next = pending.popLast() {
        for other in direct[next] where reached.insert(other).inserted { pending.append(other) }
      }
      return reached
    }
  }

  /// Whether a property's own settings make its value differ by state or mode.
  func varies(_ index: Int) -> Bool {
    let property = component.properties[index]
    return !property.defaultValue.isUniform || !(property.driven?.modes ?? []).isEmpty
      || property.sets.contains { !$0.value.isUniform } || ofComponent.hasConditions(index)
      || ofStyle.hasConditions(index)
  }
}
