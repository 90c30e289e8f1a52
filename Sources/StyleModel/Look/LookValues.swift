/// The values of one look. Those of its layers are worked out at once, those of its properties when they are asked for.
public final class LookValues: Sendable {
  public let state: StateSet
  /// One value on each axis.
  public let modes: ModeSet
  private let looks: StyleLooks
  /// By the place in `looks.owner.keys`, then by that in `looks.ownKeys`; nil where nobody says anything in this look.
  private let values: [LookValue?]

  init(of looks: StyleLooks, state: StateSet, modes: ModeSet) {
    self.looks = looks
    self.state = state
    self.modes = modes
    let owner = looks.owner
    var values = looks.values
    for place in owner.keys.indices where values[place] == nil {
      values[place] = looks.cascade.value(owner.keys[place].key, of: owner.keys[place].layer, state, modes)
    }
    for (layer, key) in looks.ownKeys { values.append(looks.cascade.value(key, of: layer, state, modes)) }
    self.values = values
  }

  public var component: Component { looks.owner.component }
  /// The index of the component in its sheet.
  public var componentIndex: Int { looks.owner.index }

  /// The value of the component's property at `index`.
  public func property(_ index: Int) -> LookValue { looks.cascade.property(index, state, modes) }

  /// The layer at `index` of the component.
  public func layer(_ index: Int) -> LayerValues { LayerValues(look: self, index: index) }

  public var layers: LazyMapCollection<Range<Int>, LayerValues> {
    component.layers.indices.lazy.map { self.layer($0) }
  }

  func evaluate(_ expression: Expression) -> LookValue { looks.cascade.evaluate(expression, state, modes) }

  /// Where the value of a layer's key stands; nil where nobody ever says anything of it.
  fileprivate func place(of key: LayerKey, of layer: Int) -> Int? {
    for place in looks.owner.places[layer] where looks.owner.keys[place].key == key { return place }
    for (place, own) in looks.ownKeys.enumerated() where own.layer == layer && own.key == key {
      return looks.owner.keys.count + place
    }
    return nil
  }

  fileprivate func value(_ key: LayerKey, of layer: Int) -> LookValue? {
    place(of: key, of: layer).flatMap { values[$0] }
  }

  fileprivate func keys(of layer: Int) -> [LayerKey] { looks.keys(of: layer) }

  /// The look of the component that a layer holds, which stands in the same state.
  fileprivate func nested(in layer: Int) -> LookValues? {
    guard let inner = looks.owner.nested[layer] else { return nil }
    let settings = keys(of: layer).compactMap { key -> Style.Setting? in
      guard case .property = key, let value = value(key, of: layer) else { return nil }
      return Style.Setting(key.target, value: ModedValue(value.value, origin: value.origin))
    }
    return LookValues(of: StyleLooks(of: inner, settings: settings), state: state, modes: modes)
  }

  /// Whether another look of the same style shows the same, wherever the values come from.
  public func isDrawnLike(_ other: LookValues) -> Bool {
    layers.allSatisfy { $0.isDrawnLike(other.layer($0.index)) }
  }
}

/// A layer in one look.
public struct LayerValues: Sendable {
  let look: LookValues
  public let index: Int

  public var layer: Layer { look.component.layers[index] }

  /// The value of a property; Apple's default where nothing sets it.
  public subscript(_ property: LayerProperty) -> Value {
    look.value(.layer(property), of: index)?.value ?? property.defaultValue
  }

  public func origin(of property: LayerProperty) -> Origin.ID {
    look.value(.layer(property), of: index)?.origin ?? .unknown
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
      values[property] = look.value(.layer(property), of: index)
    }
    return values
  }

  fileprivate func isDrawnLike(_ other: LayerValues) -> Bool {
    let isSame = look.keys(of: index).allSatisfy { key in
      guard case .layer(let property) = key else { return true }
      return self[property] == other[property]
    }
    guard isSame, inset == other.inset else { return false }
    guard let nested, let theirs = other.nested else { return true }
    return nested.isDrawnLike(theirs)
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
