/// A value with its origin, and the modes in which it is another.
public struct ModedValue: Hashable, Sendable {
  public var value: Value
  public var origin: Origin.ID
  /// The values in modes; of those whose modes hold, the one that yields to no other decides.
  public var cases: [Case]

  public struct Case: Hashable, Sendable {
    public var modes: ModeSet
    public var value: Value
    public var origin: Origin.ID

    public init(modes: ModeSet, value: Value, origin: Origin.ID) {
      self.modes = modes
      self.value = value
      self.origin = origin
    }
  }

  public init(_ value: Value, origin: Origin.ID, cases: [Case] = []) {
    self.value = value
    self.origin = origin
    self.cases = cases
  }

  /// The values in any mode, the base value first.
  public var allValues: [Value] { [value] + cases.map(\.value) }

  /// Whether the value could not be read, in some mode.
  package var isInvalid: Bool { value == .invalid || cases.contains { $0.value == .invalid } }

  /// Whether the value is the same in every mode.
  public var isUniform: Bool { cases.isEmpty }

  /// The value and its origin when exactly `modes` hold (one value an axis).
  public subscript(_ modes: ModeSet) -> (value: Value, origin: Origin.ID) {
    var best = (value: value, origin: origin)
    var condition: ModeSet = []
    for entry in cases where entry.modes.isSubset(of: modes) && !entry.modes.yields(to: condition) {
      best = (entry.value, entry.origin)
      condition = entry.modes
    }
    return best
  }
}
