/// The names of the states that components declare beside those that every control knows; components share a state of one name.
public struct StateTable: Hashable, Sendable {
  /// The name of no state.
  public static let normal = "normal"

  /// The names in the order of their bits: of two states that hold at once, the later one wins.
  public private(set) var own: [String] = []

  /// The greatest number of names.
  public static let capacity = StateSet.RawValue.bitWidth - ControlState.allCases.count

  public init(own: [String] = []) { self.own = Array(own.prefix(StateTable.capacity)) }

  /// The state of a name; nil where there is none.
  public subscript(named name: String) -> StateSet? {
    ControlState(rawValue: name).map { StateSet($0) } ?? own.firstIndex(of: name).map { StateSet(own: $0) }
  }

  /// The states that `selected+highlighted` joins, none for `normal`; nil where one is unknown or occurs twice.
  public func states(named name: String) -> StateSet? {
    if name == StateTable.normal || name.isEmpty { return .normal }
    var set: StateSet = []
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let state = self[named: String(part)], set.isDisjoint(with: state) else { return nil }
      set.formUnion(state)
    }
    return set
  }

  /// The names of the states in a set: first those of states that components declare, then the others in the order of
  /// `ControlState.allCases`.
  public func names(in set: StateSet) -> [String] {
    ownNames(in: set) + set.states.map(\.name)
  }

  /// The names of the states in a set that components declare.
  public func ownNames(in set: StateSet) -> [String] {
    set.isDisjoint(with: .own) ? [] : own.indices.filter { set.contains(StateSet(own: $0)) }.map { own[$0] }
  }

  /// The name of a set: `normal`, `highlighted`, `loading+selected+highlighted`.
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
