/// A value with its origin, and the modes in which it is another.
public struct ModedValue: Hashable, Sendable {
  public var value: Value
  public var origin: Origin.ID
  /// Of the conditions that hold, the one that yields to no other decides.
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

  /// What it is in any mode.
  public var allValues: [Value] { [value] + cases.map(\.value) }

  /// Whether what stands for it could not be read, in some mode.
  package var isInvalid: Bool { value == .invalid || cases.contains { $0.value == .invalid } }

  /// Whether the value is the same in every mode.
  public var isUniform: Bool { cases.isEmpty }

  /// The value, and where it came from, when exactly `modes` hold (one value an axis).
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
