/// A set of properties of layers, a bit each.
public struct LayerPropertySet: Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  public init(arrayLiteral properties: LayerProperty...) { self.init(properties) }

  package init(_ properties: some Sequence<LayerProperty>) {
    for property in properties { insert(property) }
  }

  mutating func insert(_ property: LayerProperty) {
    let bit: UInt64 = 1 << UInt64(property.rawValue % 64)
    if property.rawValue < 64 { low |= bit } else { high |= bit }
  }

  public func contains(_ property: LayerProperty) -> Bool {
    (property.rawValue < 64 ? low : high) >> UInt64(property.rawValue % 64) & 1 != 0
  }

  func isDisjoint(with other: LayerPropertySet) -> Bool { low & other.low == 0 && high & other.high == 0 }
}
