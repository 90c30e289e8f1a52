/// A set of properties of layers.
public struct LayerPropertySet: Sendable, ExpressibleByArrayLiteral {
  private var numbers = BitSet()

  public init(arrayLiteral properties: LayerProperty...) {
    for property in properties { numbers.insert(Int(property.rawValue)) }
  }

  public func contains(_ property: LayerProperty) -> Bool { numbers.contains(Int(property.rawValue)) }
}
