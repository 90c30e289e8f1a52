/// The names of the states that components declare beside those that every control knows; components share a state of one name.
public struct StateTable: Hashable, Sendable {
  /// The name of no state.
  public static let normal = "normal"

  /// In the order of their bits: of two that hold at once, the later one wins.
  public private(set) var own: [String] = []

  /// How many names there is room for.
  public static let capacity = StateSet.RawValue.bitWidth - ControlState.allCases.count

  public init(own: [String] = []) { self.own = Array(own.prefix(StateTable.capacity)) }

  /// A state by its name; nil where there is none of that name.
  public subscript(named name: String) -> StateSet? {
    ControlState(rawValue: name).map { StateSet($0) } ?? own.firstIndex(of: name).map { StateSet(own: $0) }
  }

  /// The states that `selected+highlighted` joins, `normal` being none; nil where one is unknown or stands there twice.
  public func states(named name: String) -> StateSet? {
    if name == StateTable.normal || name.isEmpty { return .normal }
    var set: StateSet = []
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let state = self[named: String(part)], set.isDisjoint(with: state) else { return nil }
      set.formUnion(state)
    }
    return set
  }

  /// The names of the states in a set: those that components declare first, then the others in the order of
  /// `ControlState.allCases`.
  public func names(in set: StateSet) -> [String] {
    ownNames(in: set) + set.states.map(\.name)
  }

  /// Of these, those that components declare.
  public func ownNames(in set: StateSet) -> [String] {
    set.isDisjoint(with: .own) ? [] : own.indices.filter { set.contains(StateSet(own: $0)) }.map { own[$0] }
  }

  /// `normal`, `highlighted`, `loading+selected+highlighted`.
  public func name(of set: StateSet) -> String {
    set.isEmpty ? StateTable.normal : names(in: set).joined(separator: "+")
  }
}

/// A state that a component declares.
public struct OwnState: Hashable, Sendable {
  public var name: String
  public var state: StateSet

  public init(name: String, state: StateSet) {
    self.name = name
    self.state = state
  }
}
