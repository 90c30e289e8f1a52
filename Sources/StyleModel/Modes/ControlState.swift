/// A state of a control, as `UIControl.State` and SwiftUI's hover have it.
///
/// The cases stand in the order in which joined names are written. A new one needs a row in each `switch` here and in
/// `StyleEmit`, where every framework says how a view knows that it is in the state; the build stops until it has them.
///
/// Its bit is the highest that is free: the states that components declare take the bits above `hovered`'s.
public enum ControlState: String, CaseIterable, Sendable {
  case selected, highlighted, disabled, focused, hovered

  /// The name in a style file: `highlighted`.
  public var name: String { rawValue }

  /// The state's bit in a `StateSet`; generated Swift has the same. A bit never moves, for apps may store it.
  public var bit: UInt16 {
    switch self {
    case .highlighted: 1
    case .selected: 2
    case .disabled: 4
    case .focused: 8
    case .hovered: 16
    }
  }

  /// The rank among states that hold together, of which the greatest wins: what stops a control counts most, then, at zero, the states that
  /// a component declares, then what a person does to it at the moment.
  fileprivate var rank: Int {
    switch self {
    case .hovered: -4
    case .focused: -3
    case .selected: -2
    case .highlighted: -1
    case .disabled: 1
    }
  }

  /// The names of the state in SwiftUI, CSS and other tools.
  public var synonyms: [String] {
    switch self {
    case .highlighted: ["pressed", "isPressed", "active"]
    case .selected: ["checked"]
    case .disabled: []
    case .focused: ["focus"]
    case .hovered: ["hover"]
    }
  }
}

/// The states that a control is in at one time; the empty set is `normal`. A `StateTable` has the names of those that components declare.
public struct StateSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public init(_ state: ControlState) { rawValue = state.bit }
  /// The state at an index of a `StateTable`.
  public init(own index: Int) { rawValue = 1 << RawValue(StateLayout.firstOwnBit + index) }

  public static let highlighted = StateSet(ControlState.highlighted)
  public static let selected = StateSet(ControlState.selected)
  public static let disabled = StateSet(ControlState.disabled)
  public static let focused = StateSet(ControlState.focused)
  public static let hovered = StateSet(ControlState.hovered)
  public static let normal: StateSet = []

  /// Every state that a control has by itself.
  public static let all = ControlState.allCases.reduce(into: StateSet()) { $0.formUnion(StateSet($1)) }

  /// Every state that a component may declare.
  public static let own = StateSet(rawValue: ~all.rawValue)

  /// Every combination of the states that a control has by itself, in order.
  public static let combinations = unorderedCombinations.sorted { $0.isOrdered(before: $1) }

  fileprivate static var unorderedCombinations: [StateSet] {
    ControlState.allCases.reduce([.normal]) { sets, state in sets + sets.map { $0.union(StateSet(state)) } }
  }

  /// The index of a combination of states that a control has by itself in tables of all of them; nil where a component declared one of the
  /// states.
  var place: Int? { isDisjoint(with: .own) ? layout.place(of: self) : nil }

  /// Whether the set stands before another one: sets of fewer states first, then by precedence.
  public func isOrdered(before other: StateSet) -> Bool {
    (count, precedence) < (other.count, other.precedence)
  }

  /// The states in the set that a control has by itself, in the order of `ControlState.allCases`.
  public var states: [ControlState] { ControlState.allCases.filter(contains) }

  public func contains(_ state: ControlState) -> Bool { rawValue & state.bit != 0 }

  /// The number of states that the set joins.
  public var count: Int { rawValue.nonzeroBitCount }

  /// The precedence among sets of equal count that hold together: the greatest wins.
  public var precedence: Int { layout.precedence(of: self) }
}

private let layout = StateLayout()

/// The layout of the bits of states: those that components declare lie between those of `ControlState`'s first five cases and those of
/// later ones.
struct StateLayout: Sendable {
  /// The bit of the first state that a component declares. It never moves, for apps may store it.
  static let firstOwnBit = 5

  /// The first bit above the states that components declare.
  private let ownEnd = firstOwnBit + StateTable.capacity
  /// The bits of the states that components declare.
  private let own = Int(StateSet.own.rawValue)
  /// The number of states that yield to those that components declare.
  private let yielding = ControlState.allCases.count { $0.rank < 0 }
  /// The precedence of each combination of states that a control has by itself, by its index.
  private var precedences: [Int]

  init() {
    // A bit each, in the order of rank, with those that components declare in the middle.
    let byRank = ControlState.allCases.sorted { $0.rank < $1.rank }
    let combinations = StateSet.unorderedCombinations
    precedences = Array(repeating: 0, count: combinations.count)
    for set in combinations {
      precedences[place(of: set)] = byRank.enumerated().reduce(0) { sum, state in
        let bit = state.element.rank < 0 ? state.offset : state.offset + StateTable.capacity
        return set.contains(state.element) ? sum | 1 << bit : sum
      }
    }
  }

  /// The index of a set, without the states that components declare, among all combinations of the others.
  func place(of set: StateSet) -> Int {
    let bits = Int(set.rawValue)
    let (below, above) = (bits & (1 << StateLayout.firstOwnBit - 1), bits >> ownEnd)
    return below | above << StateLayout.firstOwnBit
  }

  func precedence(of set: StateSet) -> Int {
    let ofOwn = (Int(set.rawValue) & own) >> StateLayout.firstOwnBit
    return precedences[place(of: set)] | ofOwn << yielding
  }
}
