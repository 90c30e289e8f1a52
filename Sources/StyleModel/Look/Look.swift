import StyleSource

/// The look of a style, or of a component without one, in one state and one combination of modes.
///
/// Values that all looks of the style share are read from the style's, and the rest is computed on demand.
public struct Look: Sendable {
  let looks: StyleLooks
  let situation: Cascade.Situation
  /// The nested looks and the replaced values, which few looks have; nil where there are none.
  private var extra: Extra?

  /// The nested looks and the replaced values; a class, so that a look without them is small.
  private final class Extra: Sendable {
    /// The look of the component in each layer that holds one.
    let nested: [Int: Look]
    /// The values that replace those of the style.
    let replaced: [Target: LookValue]

    init(nested: [Int: Look], replaced: [Target: LookValue]) {
      self.nested = nested
      self.replaced = replaced
    }
  }

  init(_ looks: StyleLooks, state: StateSet, modes: ModeSet) {
    self.looks = looks
    situation = looks.cascade.situation(state, modes)
    guard !looks.owner.nested.isEmpty else { return }
    var nested: [Int: Look] = [:]
    for (layer, inner) in looks.owner.nested { nested[layer] = makeLook(of: inner, heldBy: layer) }
    extra = Extra(nested: nested, replaced: [:])
  }

  /// The look of the component that a layer holds, in the state of this look. What is set on the layer is a style of that component, over
  /// the layer's variants: the layer is its root. What is set for a state holds in that state there, too.
  private func makeLook(of inner: ComponentLooks, heldBy layer: Int) -> Look {
    let variants = inner.component.settings(picking: component.layers[layer].picks)
    let rank = (variants.last?.rank ?? -1) + 1
    let settings = looks.keys(of: layer).compactMap { key -> Style.Setting? in
      value(key, of: layer).map {
        Style.Setting(
          key.target, state: looks.cascade.state(saying: key, of: layer, in: situation),
          value: ModedValue($0.value, origin: $0.origin), rank: rank)
      }
    }
    return Look(
      StyleLooks(of: inner, settings: variants + settings, images: looks.images),
      state: state, modes: modes)
  }

  /// The look with other values, as in a frame of an animation; they come from nowhere in the sheet. `nested` are looks of components by
  /// the layer that holds them.
  package func replacing(_ values: [Target: Value], nested: [Int: Look] = [:]) -> Look {
    var look = self
    look.extra = Extra(
      nested: (extra?.nested ?? [:]).merging(nested) { $1 },
      replaced: (extra?.replaced ?? [:]).merging(values.mapValues { LookValue($0, origin: .unknown) }) { $1 })
    return look
  }

  /// The state that the control is in: the one that was asked for, with those that the style's properties put it in by themselves, such as
  /// `isEnabled: false`.
  public var state: StateSet { situation.state }
  /// The state that was asked for.
  public var requestedState: StateSet { situation.asked }
  /// The modes of the look, one on each axis.
  public var modes: ModeSet { situation.modes }

  var owner: ComponentLooks { looks.owner }
  public var component: Component { looks.owner.component }
  /// The index of the component in its sheet.
  public var componentIndex: Int { looks.owner.index }

  /// The value of the component's property at `index`.
  public func property(_ index: Int) -> LookValue {
    replacement(of: .property(index)) ?? looks.cascade.property(index, in: situation)
  }

  /// The value of each property of the component, by index.
  public var properties: [LookValue] { component.properties.indices.map(property) }

  /// The layer at `index` of the component.
  public func layer(_ index: Int) -> LookLayer { LookLayer(look: self, index: index) }

  public var layers: Layers { Layers(look: self) }

  /// The indices of a layer's own sublayers and its mask, in drawing order.
  package func sublayers(of layer: Int) -> ArraySlice<Int> { looks.owner.sublayers[layer] }

  /// The layers of a look, by the index of the component's layer.
  public struct Layers: RandomAccessCollection {
    fileprivate let look: Look

    public var startIndex: Int { 0 }
    public var endIndex: Int { look.looks.owner.component.layers.count }
    public subscript(_ index: Int) -> LookLayer { look.layer(index) }
  }

  /// The frame of each layer in a control of this size, in points from its top left corner, before transforms. The sizes of texts in stacks
  /// are estimates, since only fonts give the real ones.
  public func frames(in size: Size) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(layers.count)
    var stacked: [Int: Rect] = [:]
    let stackLayout = StackLayout(self)
    for index in layers.indices {
      let layer = layers[index]
      guard let parent = layer.parent else {
        frames.append(Rect(size: size))
        continue
      }
      let outer = frames[parent]
      let rule = layer.frameRule
      // A button lays its content out by itself.
      let operands = rule.isButtonContent ? [] : operands(of: index)
      var frame = rule.resolved(in: outer.size, by: operands)
      if case .stacked = rule { frame = stacked[index] ?? Rect(size: Size(width: 0, height: 0)) }
      // Some classes have one size, whatever frame they are given.
      if case .component = layer.kind, let fixed = layer.nested?.component.base.fixedSize {
        (frame.width, frame.height) = (fixed.width, fixed.height)
      }
      frames.append(
        Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height))
      if layer.kind == .stack {
        stacked.merge(stackLayout.frames(in: index, size: frame.size)) { $1 }
      }
    }
    return frames
  }

  /// The properties of a layer that anything sets in this look or in another of the component: all others have Apple's defaults in both.
  package func saidProperties(of layer: Int, or other: Look) -> [LayerProperty] {
    // What replaces values, and what a component in the layer says, the style doesn't know.
    for extra in [extra, other.extra] {
      if let extra, !extra.replaced.isEmpty || extra.nested[layer] != nil { return LayerProperty.allCases }
    }
    var keys = looks.keys(of: layer)
    // A component in a layer has a style of its own in each look.
    if other.looks !== looks { keys += other.looks.keys(of: layer).filter { !keys.contains($0) } }
    return keys.compactMap { key in
      switch key {
      case .layer(let property): property
      case .property: nil
      }
    }
  }

  /// Whether a layer of the look, or of a component in it, is a material, which is light or dark without any setting.
  package var hasMaterial: Bool { looks.owner.hasMaterial }

  func evaluate(_ expression: Expression) -> LookValue { looks.cascade.evaluate(expression, in: situation) }

  /// The value of a layer's key; nil if nothing sets it in this look.
  fileprivate func value(_ key: LayerKey, of layer: Int) -> LookValue? {
    if extra != nil, let value = replacement(of: .layer(layer, key)) { return value }
    return looks.cascade.value(key, of: layer, in: situation)
  }

  /// The values that a layer's frame is computed from, besides the parent's size.
  func operands(of layer: Int) -> [Value] {
    let frame = looks.owner.component.layers[layer].frame
    let values = frame.operands.map { evaluate($0).value }
    guard case .part(let part, _) = frame, part.readsField else { return values }
    return values.map(shownInField)
  }

  /// The value of a text field in the form that the layout of its parts takes: an image as its size, a mode as `always` or `never`.
  private func shownInField(_ value: Value) -> Value {
    if case .image(let image) = value { return .size(size(of: image)) }
    let isEdited = state.contains(.focused)
    switch value.text {
    case "whileEditing": return .choice(isEdited ? "always" : "never")
    case "unlessEditing": return .choice(isEdited ? "never" : "always")
    case _: return value
    }
  }

  fileprivate func placeOfComputed(_ key: LayerKey, of layer: Int) -> Span? {
    looks.cascade.placeOfComputed(key, of: layer, in: situation)
  }

  /// The value that replaces one of the style. Few looks replace any, so most need not hash the target.
  private func replacement(of target: Target) -> LookValue? {
    guard let extra, !extra.replaced.isEmpty else { return nil }
    return extra.replaced[target]
  }

  private var replacesNothing: Bool { extra?.replaced.isEmpty ?? true }

  /// Whether the look holds no component, and replaces nothing.
  fileprivate var isPlain: Bool { extra == nil }

  fileprivate func replaces(_ target: Target) -> Bool { replacement(of: target) != nil }

  /// The look of the component that a layer holds.
  fileprivate func nested(in layer: Int) -> Look? { extra?.nested[layer] }

  /// Whether this and another look of the same style have the same values, wherever they come from, except for the properties in
  /// `ignored`.
  public func isDrawnLike(_ other: Look, ignoring ignored: LayerPropertySet = []) -> Bool {
    isDrawnLike(other, in: looks.differingKeys(ignoring: ignored), ignored)
  }

  /// Whether this and another look of the same style have the same values in all keys in which the looks of the style can differ.
  func isDrawnLike(_ other: Look, in keys: DifferingKeys, _ ignored: LayerPropertySet) -> Bool {
    // What is the same in all looks of a style needs no look.
    if hasMaterial, modes.contains(.dark) != other.modes.contains(.dark), !ignored.contains(.material) {
      return false
    }
    return keys.allSatisfy(between: situation, other.situation) { isAlike($0, $1, other) }
      && looks.movedLayers.allSatisfy { holdsTheSame(in: $0, as: other, ignored) }
  }

  /// Whether a layer has the same frame as in another look of the same style, with a component in it that looks the same.
  func holdsTheSame(in layer: Int, as other: Look, _ ignored: LayerPropertySet) -> Bool {
    operands(of: layer) == other.operands(of: layer) && holdsTheSameComponent(in: layer, as: other, ignored)
  }

  /// Whether a component in a layer looks the same as in another look of the same style.
  func holdsTheSameComponent(in layer: Int, as other: Look, _ ignored: LayerPropertySet) -> Bool {
    nested(in: layer)?.showsTheSame(as: other.nested(in: layer), ignored) ?? true
  }

  /// Whether all looks of the style in one size have the same frames of layers.
  package var hasFixedFrames: Bool { looks.hasFixedFrames }

  /// The layers that may have other values than in another look of the same style, or hold a component; nil where that isn't known.
  package func changedLayers(since other: Look) -> Set<Int>? {
    guard !hasMaterial, replacesNothing, other.replacesNothing else { return nil }
    var layers = Set((extra?.nested ?? [:]).keys)
    _ = looks.differingKeys(ignoring: []).allSatisfy(between: situation, other.situation) { key, layer in
      if !layers.contains(layer), !isAlike(key, layer, other) { layers.insert(layer) }
      return true
    }
    return layers
  }

  private func isAlike(_ key: LayerKey, _ layer: Int, _ other: Look) -> Bool {
    areSame(shownValue(key, of: layer), other.shownValue(key, of: layer))
  }

  /// The value of a layer's key, if it shows; nil if nothing sets it in this look.
  func shownValue(_ key: LayerKey, of layer: Int) -> LookValue? {
    // A tint colours a picture or glass; an image without a picture shows nothing of it.
    key == .layer(.tintColor) && hasNoPicture(layer) ? nil : value(key, of: layer)
  }

  fileprivate func showsTheSame(as other: Look?, _ ignored: LayerPropertySet) -> Bool {
    guard let other else { return false }
    // Each holder makes looks of its own of a nested component, so that all of their values count.
    return layers.allSatisfy { $0.showsTheSame(as: other.layer($0.index), ignored) }
  }

  private func hasNoPicture(_ layer: Int) -> Bool {
    looks.owner.component.layers[layer].kind == .image
      && value(.layer(.contents), of: layer)?.value.isNull ?? true
  }
}

/// A layer of a look, with the values of all its properties.
public struct LookLayer: Sendable {
  package let look: Look
  public let index: Int

  public var layer: Layer { look.looks.owner.component.layers[index] }
  public var kind: LayerKind { look.looks.owner.component.layers[index].kind }
  /// The index of the layer that this one lies in; nil for the root.
  public var parent: Int? { look.looks.owner.component.layers[index].parent }
  public var isMask: Bool { look.looks.owner.component.layers[index].isMask }

  /// The value of a property, or Apple's default.
  public subscript(_ property: LayerProperty) -> Value {
    if look.isPlain {
      return look.looks.cascade.shown(property, of: index, in: look.situation) ?? property.defaultValue
    }
    return value(of: property)?.value ?? property.defaultValue
  }

  public func origin(of property: LayerProperty) -> Origin.ID {
    if look.isPlain {
      return look.looks.cascade.origin(of: property, of: index, in: look.situation) ?? .unknown
    }
    return value(of: property)?.origin ?? .unknown
  }

  /// The value of a property; nil where nothing sets it. A layer that holds a component is that component's root.
  private func value(of property: LayerProperty) -> LookValue? {
    if let nested, !look.replaces(.layer(index, .layer(property))) {
      return nested.layer(0).value(of: property)
    }
    return look.value(.layer(property), of: index)
  }

  /// The location of a key whose value the component computes of others; nil where it is a constant, or a style's.
  package func placeOfComputed(_ property: LayerProperty) -> Span? {
    if let nested, !look.replaces(.layer(index, .layer(property))) {
      return nested.layer(0).placeOfComputed(property)
    }
    return look.placeOfComputed(.layer(property), of: index)
  }

  /// The values that the frame is computed from, beside the parent's size.
  var operands: [Value] { look.operands(of: index) }

  /// The size that the file gives the layer in the stack that it lies in, in points.
  var sizeInStack: (width: Double?, height: Double?) { frameRule.sizeInStack(by: operands) }

  /// The look of the component that the layer holds.
  public var nested: Look? { look.nested(in: index) }

  /// The frame of the layer in a parent of this size, in points; a `buttonContent` fills the parent.
  public func frame(in parent: Size) -> Rect { frameRule.resolved(in: parent, by: operands) }

  /// The modes of the look, one on each axis.
  package var modes: ModeSet { look.modes }

  fileprivate func showsTheSame(as other: LookLayer, _ ignored: LayerPropertySet) -> Bool {
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

/// A value and its origin.
public struct LookValue: Hashable, Sendable {
  public var value: Value
  public var origin: Origin.ID

  public init(_ value: Value, origin: Origin.ID) {
    self.value = value
    self.origin = origin
  }
}

extension LayerFrame {
  /// The frame of a layer in a parent of this size, in points; `values` are those of the operands.
  func resolved(in parent: Size, by values: [Value]) -> Rect {
    let bounds = Rect(size: parent)
    switch self {
    case .bounds, .buttonContent, .stacked:
      return bounds
    case .inset:
      return bounds.inset(by: values.first?.insets ?? EdgeInsets(0))
    case .part(let part, _):
      return part.frame(in: parent, values)
    case .rectangle(let x, let y, let width, let height, _):
      var values = values[...]
      return Rect(
        x: x.resolved(in: parent.width, by: &values), y: y.resolved(in: parent.height, by: &values),
        width: max(0, width.resolved(in: parent.width, by: &values)),
        height: max(0, height.resolved(in: parent.height, by: &values)))
    }
  }
}

extension Value {
  /// The insets of a value that is insets or a number for all four sides.
  fileprivate var insets: EdgeInsets? {
    if case .edgeInsets(let insets) = self { insets } else { double.map { EdgeInsets($0) } }
  }
}
