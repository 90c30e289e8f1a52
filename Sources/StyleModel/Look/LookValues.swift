/// The values of one look. Each is worked out when it is asked for, so that one value costs little; a `Look` holds
/// them all.
public struct LookValues: Sendable {
  public let state: StateSet
  /// One value on each axis.
  public let modes: ModeSet
  private let looks: StyleLooks

  init(of looks: StyleLooks, state: StateSet, modes: ModeSet) {
    self.looks = looks
    self.state = state
    self.modes = modes
  }

  public var component: Component { looks.owner.component }
  /// The index of the component in its sheet.
  public var componentIndex: Int { looks.owner.index }

  /// The value of the component's property at `index`.
  public func property(_ index: Int) -> LookValue {
    let declaration = component.properties[index]
    if declaration.isPseudo {
      // It reads true when the properties that it sets have these values.
      let holds = declaration.sets.allSatisfy { property($0.property).value == $0.value[modes].value }
      return LookValue(.bool(holds), origin: plain(index).origin)
    }
    switch looks.table.winner(index, state, modes) {
    case .expression(let expression)?: return evaluate(expression, property: plain)
    case .value(let value)?:
      return declaration.driven.map { evaluate($0, property: plain) } ?? LookValue(value, in: modes)
    case nil:
      return declaration.driven.map { evaluate($0, property: plain) }
        ?? LookValue(declaration.defaultValue, in: modes)
    }
  }

  /// What a property holds before anything that is computed: what an expression reads of the others.
  private func plain(_ index: Int) -> LookValue {
    if case .value(let value)? = looks.table.winner(index, state, modes) {
      return LookValue(value, in: modes)
    }
    return LookValue(component.properties[index].defaultValue, in: modes)
  }

  /// The layer at `index` of the component.
  public func layer(_ index: Int) -> LayerValues { LayerValues(look: self, index: index) }

  public var layers: LazyMapCollection<Range<Int>, LayerValues> {
    component.layers.indices.lazy.map { layer($0) }
  }

  func evaluate(_ expression: Expression) -> LookValue { evaluate(expression, property: property) }

  private func evaluate(_ expression: Expression, property: (Int) -> LookValue) -> LookValue {
    let (value, origin) = expression.evaluate(in: modes) { index in
      let known = property(index)
      return (known.value, known.origin)
    }
    return LookValue(value, origin: origin)
  }

  fileprivate func value(_ key: LayerKey, of layer: Int) -> LookValue? {
    switch looks.table.winner(key, of: layer, state, modes) {
    case .value(let value)?: return LookValue(value, in: modes)
    case .expression(let expression)?: return evaluate(expression)
    case nil:
      return component.layers[layer].settings.first { $0.key == key }.map { evaluate($0.value) }
    }
  }

  fileprivate func keys(of layer: Int) -> [LayerKey] {
    var keys = component.layers[layer].settings.map(\.key)
    for key in looks.table.keys(of: layer) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  /// The look of the component that a layer holds, which stands in the same state.
  fileprivate func nested(in layer: Int) -> LookValues? {
    guard let inner = looks.owner.nested[layer] else { return nil }
    let settings = keys(of: layer).compactMap { key -> Style.Setting? in
      guard case .property = key, let value = value(key, of: layer) else { return nil }
      return Style.Setting(key.target, value: ModedValue(value.value, origin: value.origin))
    }
    return LookValues(of: StyleLooks(of: inner, settings: settings), state: state, modes: modes)
  }

  /// Whether another look of the same component shows the same, wherever the values come from.
  public func isDrawnLike(_ other: LookValues) -> Bool {
    zip(layers, other.layers).allSatisfy { $0.isDrawnLike($1) }
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

extension LookValue {
  fileprivate init(_ value: ModedValue, in modes: ModeSet) {
    let (value, origin) = value[modes]
    self.init(value, origin: origin)
  }
}
