/// A style (or a component as it comes) in one state and one combination of modes: every value is known.
public struct Look: Sendable {
  /// An index into `ResolvedSheet.components`.
  public var component: Int
  public var state: StateSet
  /// One value on each axis.
  public var modes: ModeSet
  /// By the index of the component's property.
  public var properties: [LookValue]
  /// By the index of the component's layer.
  public var layers: [LookLayer]
}

extension Look {
  /// Every value of a look; `component` is the index of its component.
  init(_ values: LookValues, of component: Int) {
    self.component = component
    state = values.state
    modes = values.modes
    properties = values.component.properties.indices.map(values.property)
    layers = values.layers.map { layer in
      let nested = layer.nested.map { inner in
        LookLayer.Nested(Look(inner, of: inner.componentIndex))
      }
      return LookLayer(
        layer: layer.layer, operands: layer.operands, values: nested?.look.layers[0].values ?? layer.values,
        nested: nested)
    }
  }
}

/// A value, and where it came from.
public struct LookValue: Hashable, Sendable {
  public var value: Value
  public var origin: Origin.ID

  public init(_ value: Value, origin: Origin.ID) {
    self.value = value
    self.origin = origin
  }
}

/// A layer with the values of all its properties.
public struct LookLayer: Sendable {
  public var layer: Layer
  /// What its frame is computed from, beside the parent's size.
  var operands: [Value]
  var values: [LayerProperty: LookValue]
  /// The look of the component that a `component` layer holds, of whose root this layer has the values.
  public var nested: Nested?

  /// A box, since a look of looks would be of no known size.
  public final class Nested: Sendable {
    public let look: Look
    package init(_ look: Look) { self.look = look }
  }

  /// The value of a property; Apple's default where nothing sets it. What is set here, as a frame of an animation is, comes
  /// from nowhere in the sheet.
  public subscript(_ property: LayerProperty) -> Value {
    get { values[property]?.value ?? property.defaultValue }
    set { values[property] = LookValue(newValue, origin: .unknown) }
  }

  public func origin(of property: LayerProperty) -> Origin.ID { values[property]?.origin ?? .unknown }

  /// Whether the component or the style says anything about the property.
  public func sets(_ property: LayerProperty) -> Bool { values[property] != nil }

  /// Where the layer lies in a parent of this size, in points; a `buttonContent` fills the parent.
  public func frame(in parent: Size) -> Rect { layer.frame.resolved(in: parent, by: operands) }
}

extension LayerFrame {
  /// Where a layer with the frame lies in a parent of this size, in points; `values` are what its operands come to.
  func resolved(in parent: Size, by values: [Value]) -> Rect {
    let bounds = Rect(size: parent)
    switch self {
    case .bounds, .buttonContent:
      return bounds
    case .inset:
      return bounds.inset(by: values.first?.insets ?? EdgeInsets(0))
    case .part(let part, _):
      return part.frame(in: parent, values)
    case .rectangle(let x, let y, let width, let height):
      var values = values[...]
      return Rect(
        x: x.resolved(in: parent.width, by: &values), y: y.resolved(in: parent.height, by: &values),
        width: max(0, width.resolved(in: parent.width, by: &values)),
        height: max(0, height.resolved(in: parent.height, by: &values)))
    }
  }
}

extension Value {
  /// Insets, or a number for all four.
  fileprivate var insets: EdgeInsets? {
    if case .edgeInsets(let insets) = self { insets } else { double.map { EdgeInsets($0) } }
  }
}
