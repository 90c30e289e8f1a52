/// How a style looks in one state and one combination of modes. Nothing is kept here: what all looks of the style share
/// is read from it, and the rest is worked out when it is asked for.
public struct LookValues: Sendable {
  let looks: StyleLooks
  public let state: StateSet
  /// One value on each axis.
  public let modes: ModeSet
  /// The index in `owner.looks` of how the component looks then; nil where that isn't known.
  private let plain: Int?

  init(_ looks: StyleLooks, state: StateSet, modes: ModeSet) {
    self.looks = looks
    self.state = state
    self.modes = modes
    plain = looks.owner.indexOfLook(state, modes)
  }

  var owner: ComponentLooks { looks.owner }
  public var component: Component { looks.owner.component }
  /// The index of the component in its sheet.
  public var componentIndex: Int { looks.owner.index }

  /// The value of the component's property at `index`.
  public func property(_ index: Int) -> LookValue { looks.cascade.property(index, state, modes) }

  /// The layer at `index` of the component.
  public func layer(_ index: Int) -> LayerValues { LayerValues(look: self, index: index) }

  public var layers: Layers { Layers(look: self) }

  /// By the index of the component's layer.
  public struct Layers: RandomAccessCollection {
    fileprivate let look: LookValues

    public var startIndex: Int { 0 }
    public var endIndex: Int { look.looks.owner.component.layers.count }
    public subscript(_ index: Int) -> LayerValues { look.layer(index) }
  }

  /// Where each layer lies in a control of this size, in points from its top left corner, before transforms.
  public func frames(in size: Size) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(layers.count)
    for index in layers.indices {
      guard let parent = looks.owner.component.layers[index].parent else {
        frames.append(Rect(size: size))
        continue
      }
      let outer = frames[parent]
      let frame = looks.owner.component.layers[index].frame.resolved(
        in: outer.size, by: operands(of: index))
      frames.append(
        Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height))
    }
    return frames
  }

  func evaluate(_ expression: Expression) -> LookValue { looks.cascade.evaluate(expression, state, modes) }

  /// The value of a layer's key; nil where nobody says anything of it in this look.
  fileprivate func value(_ key: LayerKey, of layer: Int) -> LookValue? {
    if let place = looks.owner.place(of: key, of: layer) {
      if let value = looks.value(place) { return value }
      if let plain, !looks.isChanged(place) { return looks.owner.looks[plain].values[place] }
      return looks.cascade.value(key, of: layer, state, modes)
    }
    guard looks.owns(key, of: layer) else { return nil }
    return looks.cascade.value(key, of: layer, state, modes)
  }

  /// What the frame of a layer is computed from, beside the parent's size.
  fileprivate func operands(of layer: Int) -> [Value] {
    looks.owner.component.layers[layer].frame.operands.map { evaluate($0).value }
  }

  /// The look of the component that a layer holds, which stands in the same state. What is said of the layer is a style of that
  /// component: the layer is its root.
  fileprivate func nested(in layer: Int) -> LookValues? {
    guard let inner = owner.nested[layer] else { return nil }
    let settings = looks.keys(of: layer).compactMap { key -> Style.Setting? in
      value(key, of: layer).map {
        Style.Setting(key.target, value: ModedValue($0.value, origin: $0.origin))
      }
    }
    return LookValues(StyleLooks(of: inner, settings: settings), state: state, modes: modes)
  }

  /// Whether another look of the same style shows the same, wherever the values come from; `ignored` are properties that
  /// don't matter.
  public func isDrawnLike(_ other: LookValues, ignoring ignored: LayerPropertySet = []) -> Bool {
    // What is the same in all looks of a style needs no look.
    let owner = looks.owner
    for place in owner.varying where !looks.isChanged(place) {
      if let plain, let other = other.plain,
        owner.looks[plain].likes[place] == owner.looks[other].likes[place]
      {
        continue
      }
      if !isAlike(owner.keys[place].key, owner.keys[place].layer, other, ignored) { return false }
    }
    for place in looks.varying {
      if !isAlike(owner.keys[place].key, owner.keys[place].layer, other, ignored) { return false }
    }
    for own in looks.ownKeys where !isAlike(own.key, own.layer, other, ignored) { return false }
    return owner.movedLayers.allSatisfy { layer in
      operands(of: layer) == other.operands(of: layer)
        && (nested(in: layer)?.showsTheSame(as: other.nested(in: layer), ignored) ?? true)
    }
  }

  private func isAlike(_ key: LayerKey, _ layer: Int, _ other: LookValues, _ ignored: LayerPropertySet)
    -> Bool
  {
    if case .layer(let property) = key, ignored.contains(property) { return true }
    // What is said of a component that a layer holds shows in that component's own look.
    if owner.nested[layer] != nil { return true }
    if key == .layer(.tintColor), hasNoPicture(layer), other.hasNoPicture(layer) { return true }
    return value(key, of: layer)?.value == other.value(key, of: layer)?.value
  }

  fileprivate func showsTheSame(as other: LookValues?, _ ignored: LayerPropertySet) -> Bool {
    guard let other else { return false }
    // Each holder makes looks of its own of a nested component, so that all of their values count.
    return layers.allSatisfy { $0.showsTheSame(as: other.layer($0.index), ignored) }
  }

  /// A tint colours a picture; without one it shows nothing.
  private func hasNoPicture(_ layer: Int) -> Bool {
    value(.layer(.contents), of: layer)?.value.isNull ?? true
  }
}

/// A layer in one look.
public struct LayerValues: Sendable {
  let look: LookValues
  public let index: Int

  public var layer: Layer { look.looks.owner.component.layers[index] }
  public var kind: LayerKind { look.looks.owner.component.layers[index].kind }
  /// The index of the layer that holds it; nil for the root.
  public var parent: Int? { look.looks.owner.component.layers[index].parent }
  public var isMask: Bool { look.looks.owner.component.layers[index].isMask }

  /// The value of a property; Apple's default where nothing sets it.
  public subscript(_ property: LayerProperty) -> Value {
    value(of: property)?.value ?? property.defaultValue
  }

  public func origin(of property: LayerProperty) -> Origin.ID { value(of: property)?.origin ?? .unknown }

  /// nil where nobody says anything of it. A layer that holds a component is that component's root.
  private func value(of property: LayerProperty) -> LookValue? {
    if let nested { return nested.layer(0).value(of: property) }
    return look.value(.layer(property), of: index)
  }

  /// What its frame is computed from, beside the parent's size.
  var operands: [Value] { look.operands(of: index) }

  /// The look of the component that it holds.
  public var nested: LookValues? { look.nested(in: index) }

  /// All that somebody says of the layer, but of one that holds a component only what is said of it there.
  var values: [LayerProperty: LookValue] {
    var values: [LayerProperty: LookValue] = [:]
    for case .layer(let property) in look.looks.keys(of: index) {
      if let value = look.value(.layer(property), of: index) { values[property] = value }
    }
    return values
  }

  fileprivate func showsTheSame(as other: LayerValues, _ ignored: LayerPropertySet) -> Bool {
    if let nested {
      return operands == other.operands && nested.showsTheSame(as: other.nested, ignored)
    }
    let isSame = look.looks.keys(of: index).allSatisfy { key in
      guard case .layer(let property) = key, !ignored.contains(property) else { return true }
      return self[property] == other[property]
    }
    return isSame && operands == other.operands
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
