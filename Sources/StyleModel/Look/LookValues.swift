/// The values of one look. Those of its layers are worked out at once, those of its properties when they are asked for.
public final class LookValues: Sendable {
  public let state: StateSet
  /// One value on each axis.
  public let modes: ModeSet
  public let owner: ComponentLooks
  private let looks: StyleLooks
  /// By the place in `looks.varying`, then by that in `looks.ownKeys`; nil where nobody says anything in this look.
  private let values: [LookValue?]

  init(of looks: StyleLooks, state: StateSet, modes: ModeSet) {
    self.looks = looks
    self.state = state
    self.modes = modes
    owner = looks.owner
    var values: [LookValue?] = []
    values.reserveCapacity(looks.varying.count + looks.ownKeys.count)
    for place in looks.varying {
      let key = looks.owner.keys[place]
      values.append(looks.cascade.value(key.key, of: key.layer, state, modes))
    }
    for (layer, key) in looks.ownKeys { values.append(looks.cascade.value(key, of: layer, state, modes)) }
    self.values = values
  }

  public var component: Component { owner.component }
  /// The index of the component in its sheet.
  public var componentIndex: Int { owner.index }

  /// The value of the component's property at `index`.
  public func property(_ index: Int) -> LookValue { looks.cascade.property(index, state, modes) }

  /// The layer at `index` of the component.
  public func layer(_ index: Int) -> LayerValues { LayerValues(look: self, index: index) }

  public var layers: Layers { Layers(look: self) }

  /// By the index of the component's layer.
  public struct Layers: RandomAccessCollection {
    fileprivate let look: LookValues

    public var startIndex: Int { 0 }
    public var endIndex: Int { look.owner.component.layers.count }
    public subscript(_ index: Int) -> LayerValues { look.layer(index) }
  }

  func evaluate(_ expression: Expression) -> LookValue { looks.cascade.evaluate(expression, state, modes) }

  /// Where the value of a layer's key stands; nil where nobody ever says anything of it.
  private func place(of key: LayerKey, of layer: Int) -> Place? {
    for place in owner.places[layer] where owner.keys[place].key == key {
      return looks.varyingPlaces[place].map(Place.own) ?? .shared(place)
    }
    for place in looks.ownKeys.indices where looks.ownKeys[place].layer == layer {
      if looks.ownKeys[place].key == key { return .own(looks.varying.count + place) }
    }
    return nil
  }

  private enum Place {
    /// Among the values of all looks of the style.
    case shared(Int)
    /// Among those of this one.
    case own(Int)
  }

  /// The value of a layer's key; nil where nobody says anything of it in this look.
  fileprivate func value(_ key: LayerKey, of layer: Int) -> Value? {
    switch place(of: key, of: layer) {
    case .shared(let place)?: looks.values[place]?.value
    case .own(let place)?: values[place]?.value
    case nil: nil
    }
  }

  fileprivate func origin(_ key: LayerKey, of layer: Int) -> Origin.ID? {
    switch place(of: key, of: layer) {
    case .shared(let place)?: looks.values[place]?.origin
    case .own(let place)?: values[place]?.origin
    case nil: nil
    }
  }

  fileprivate func keys(of layer: Int) -> [LayerKey] { looks.keys(of: layer) }

  /// The look of the component that a layer holds, which stands in the same state.
  fileprivate func nested(in layer: Int) -> LookValues? {
    guard let inner = owner.nested[layer] else { return nil }
    let settings = keys(of: layer).compactMap { key -> Style.Setting? in
      guard case .property = key, let value = value(key, of: layer) else { return nil }
      return Style.Setting(
        key.target, value: ModedValue(value, origin: origin(key, of: layer) ?? .unknown))
    }
    return LookValues(of: StyleLooks(of: inner, settings: settings), state: state, modes: modes)
  }

  /// Whether another look of the same style shows the same, wherever the values come from; `ignored` are properties that
  /// don't matter.
  public func isDrawnLike(_ other: LookValues, ignoring ignored: Set<LayerProperty> = []) -> Bool {
    // What is the same in all looks of a style needs no look.
    let places = looks.varying.map { (owner.keys[$0].layer, owner.keys[$0].key) } + looks.ownKeys
    for (index, (layer, key)) in places.enumerated() where values[index]?.value != other.values[index]?.value
    {
      guard case .layer(let property) = key else { return false }
      if ignored.contains(property)
        || isTintOfNothing(property, layer) && other.isTintOfNothing(property, layer)
      {
        continue
      }
      return false
    }
    return owner.movedLayers.allSatisfy { layer in
      self.layer(layer).inset == other.layer(layer).inset
        && (nested(in: layer)?.showsTheSame(as: other.nested(in: layer), ignored) ?? true)
    }
  }

  fileprivate func showsTheSame(as other: LookValues?, _ ignored: Set<LayerProperty>) -> Bool {
    guard let other else { return false }
    // Each holder makes looks of its own of a nested component, so that all of their values count.
    return layers.allSatisfy { $0.showsTheSame(as: other.layer($0.index), ignored) }
  }

  /// A tint colours a picture; without one it shows nothing.
  private func isTintOfNothing(_ property: LayerProperty, _ layer: Int) -> Bool {
    property == .tintColor && (value(.layer(.contents), of: layer) ?? .null).isNull
  }
}

/// A layer in one look.
public struct LayerValues: Sendable {
  let look: LookValues
  public let index: Int

  public var layer: Layer { look.owner.component.layers[index] }
  public var kind: LayerKind { look.owner.component.layers[index].kind }
  /// The index of the layer that holds it; nil for the root.
  public var parent: Int? { look.owner.component.layers[index].parent }
  public var isMask: Bool { look.owner.component.layers[index].isMask }

  /// The value of a property; Apple's default where nothing sets it.
  public subscript(_ property: LayerProperty) -> Value {
    look.value(.layer(property), of: index) ?? property.defaultValue
  }

  public func origin(of property: LayerProperty) -> Origin.ID {
    look.origin(.layer(property), of: index) ?? .unknown
  }

  /// How much smaller than its parent an `inset` frame makes it; nil for other frames.
  public var inset: EdgeInsets? {
    guard case .inset(let expression) = layer.frame else { return nil }
    switch look.evaluate(expression).value {
    case .edgeInsets(let insets): return insets
    case let value: return value.double.map { EdgeInsets($0) }
    }
  }

  /// Where it lies in a parent of this size, in points; a `buttonContent` fills the parent.
  public func frame(in parent: Size) -> Rect { layer.frame(in: parent, inset: inset) }

  /// The look of the component that it holds.
  public var nested: LookValues? { look.nested(in: index) }

  /// All that the component or the style says of the layer.
  var values: [LayerProperty: LookValue] {
    var values: [LayerProperty: LookValue] = [:]
    for case .layer(let property) in look.keys(of: index) {
      if let value = look.value(.layer(property), of: index) {
        values[property] = LookValue(value, origin: origin(of: property))
      }
    }
    return values
  }

  fileprivate func showsTheSame(as other: LayerValues, _ ignored: Set<LayerProperty>) -> Bool {
    let isSame = look.keys(of: index).allSatisfy { key in
      guard case .layer(let property) = key, !ignored.contains(property) else { return true }
      return self[property] == other[property]
    }
    guard isSame, inset == other.inset else { return false }
    return nested?.showsTheSame(as: other.nested, ignored) ?? true
  }
}

extension LayerKey {
  /// The key as a target within the component that the layer holds.
  fileprivate var target: Target {
    switch self {
    case .property(let index): .property(index)
    case .layer(let property): .layer(0, .layer(property))
    }
  }
}
