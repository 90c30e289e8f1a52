/// Something that a control can be doing, as `UIControl.State` and SwiftUI's hover have it.
///
/// The cases stand in the order in which joined names are written. A new one needs a row in each `switch` here and in
/// `StyleEmit`, where every framework says how a view knows that it is in the state; the build stops until it has them.
public enum ControlState: String, CaseIterable, Sendable {
  case selected, highlighted, disabled, focused, hovered

  /// In a style file: `highlighted`.
  public var name: String { rawValue }

  /// Its bit in a `StateSet`; generated Swift has the same. A bit never moves, for apps may store it.
  public var bit: UInt16 {
    switch self {
    case .highlighted: 1
    case .selected: 2
    case .disabled: 4
    case .focused: 8
    case .hovered: 16
    }
  }

  /// Of two states that both hold, the greater wins: what stops a control counts most, then the states that a component declares,
  /// then what a person does to it at the moment.
  fileprivate var precedence: UInt16 {
    switch self {
    case .hovered: 1
    case .focused: 2
    case .selected: 4
    case .highlighted: 8
    case .disabled: 1 << 15
    }
  }

  /// What SwiftUI, CSS and other tools call it.
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

/// The states that a control is in at one time; the empty set is `normal`. What the states are called that components declare, a
/// `StateTable` says.
public struct StateSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public init(_ state: ControlState) { rawValue = state.bit }
  /// The state at an index of a `StateTable`.
  public init(own index: Int) { rawValue = 1 << UInt16(ControlState.allCases.count + index) }

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

  /// Every one and combination of the states that a control has by itself, in order.
  public static let combinations = (0...all.rawValue).map(StateSet.init).sorted { $0.isOrdered(before: $1) }

  /// Whether it stands before another one: those of fewer states first, then by precedence.
  public func isOrdered(before other: StateSet) -> Bool {
    (count, precedence) < (other.count, other.precedence)
  }

  /// Those that a control has by itself, in the order of `ControlState.allCases`.
  public var states: [ControlState] { ControlState.allCases.filter(contains) }

  public func contains(_ state: ControlState) -> Bool { rawValue & state.bit != 0 }

  /// How many states it joins.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Decides between two sets of equal count that both hold: the greater wins.
  public var precedence: Int {
    let all = StateSet.all.rawValue
    // Those that components declare lie between disabled and what a person does.
    return StateSet.precedences[Int(rawValue & all)] | Int(rawValue & ~all) >> 1
  }

  private static let precedences = (0...all.rawValue).map { bits in
    ControlState.allCases.reduce(0) { $0 | (bits & $1.bit == 0 ? 0 : Int($1.precedence)) }
  }
}
