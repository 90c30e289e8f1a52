/// The values of a component without a style that a `Cascade` need not compute for each style: those that are the same in all looks, and
/// those of the first looks.
final class ComponentValues: Sendable {
  /// Every key that the component sets, layer by layer.
  let keys: [DrivenKey]
  /// The range of each layer's keys in `keys`.
  let places: [Range<Int>]
  /// The index in `keys` by layer and property of layers; −1 where the component doesn't set it.
  private let slots: [Int32]
  /// The properties of layers in `keys`, by layer.
  let properties: [LayerPropertySet]
  /// The indices in `keys` of what depends on each property, directly or through others.
  let readers: [[Int]]
  /// Whether the value differs by state or mode, by the index in `keys`.
  let varies: [Bool]
  /// The indices in `keys` of the values that differ by state or mode.
  let varying: [Int]
  /// The value in all looks, by the index in `keys`; unknown where it varies.
  let values: [KnownValue]
  /// The values in the first looks of the keys that vary.
  let ofLooks: KnownValues

  /// - Parameter cascade: The component without a style.
  init(_ cascade: Cascade, in scope: KnownValues.Scope, defaultModes: ModeSet) {
    let component = cascade.component
    let keys = cascade.drivenKeys(reach: cascade.reach())
    let moved = Set(component.properties.indices.filter(cascade.varies))
    let varies = keys.map { $0.varies || !moved.isDisjoint(with: $0.properties) }
    let varying = keys.indices.filter { varies[$0] }
    self.keys = keys
    self.varies = varies
    self.varying = varying
    var readers: [[Int]] = Array(repeating: [], count: component.properties.count)
    for (place, key) in keys.enumerated() {
      for property in key.properties { readers[property].append(place) }
    }
    self.readers = readers
    let usual = Cascade.Situation(.normal, defaultModes)
    values = zip(keys, varies).map { key, varies in
      KnownValue(varies ? nil : cascade.value(key.key, of: key.layer, in: usual))
    }
    var end = 0
    places = component.layers.indices.map { layer in
      let start = end
      while end < keys.count, keys[end].layer == layer { end += 1 }
      return start..<end
    }
    var properties = Array(repeating: LayerPropertySet(), count: component.layers.count)
    var slots = Array(repeating: Int32(-1), count: component.layers.count * LayerProperty.count)
    for (place, key) in keys.enumerated() {
      guard case .layer(let property) = key.key else { continue }
      slots[key.layer * LayerProperty.count + Int(property.rawValue)] = Int32(place)
      properties[key.layer].insert(property)
    }
    self.properties = properties
    self.slots = slots
    ofLooks = KnownValues(cascade, in: scope, keys, varying: varying)
  }

  /// The index of a layer's key in `keys`; nil where the component doesn't set it.
  func place(of key: LayerKey, of layer: Int) -> Int? {
    guard case .layer(let property) = key else { return places[layer].first { keys[$0].key == key } }
    return place(of: property, in: layer)
  }

  /// The index of a layer's property in `keys`; nil where the component doesn't set it.
  func place(of property: LayerProperty, in layer: Int) -> Int? {
    let place = slots[layer * LayerProperty.count + Int(property.rawValue)]
    return place < 0 ? nil : Int(place)
  }
}
