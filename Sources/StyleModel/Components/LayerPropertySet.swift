/// A set of properties of layers, a bit each.
public struct LayerPropertySet: Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  public init(arrayLiteral properties: LayerProperty...) {
    for property in properties { bits |= 1 << UInt64(property.rawValue) }
  }

  public func contains(_ property: LayerProperty) -> Bool { bits >> UInt64(property.rawValue) & 1 == 1 }
}
