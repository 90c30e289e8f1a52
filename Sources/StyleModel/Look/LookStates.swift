/// The states in which a component and its styles have looks of their own.
struct LookStates: Sendable {
  /// A bit for each state of which the component itself says something, without those that `declared` holds.
  private let ofComponent: UInt32
  /// The same where one of the states was declared by a component: these have no bits.
  private let declared: Set<StateSet>
  /// Whether the component declares states.
  private let declaresStates: Bool
  /// Those in which the component, by itself or by its base class, may look different.
  let possible: [StateSet]
  /// What the base class does by itself in states.
  private let ofBase: [(target: Target, state: StateSet, value: Expression)]
  private let defaultModes: ModeSet

  init(_ component: Component, modes: ModeSet) {
    ofComponent = component.settings.reduce(0) { $0 | $1.state.bit }
    declaresStates = !component.ownStates.isEmpty
    declared =
      declaresStates ? Set(component.settings.lazy.map(\.state).filter { !$0.isDisjoint(with: .own) }) : []
    let ofBase = component.base.stateSettings(of: component)
    self.ofBase = ofBase
    let bits = ofBase.reduce(ofComponent | StateSet.normal.bit) { $0 | $1.state.bit }
    possible = LookStates.states(bits, and: declared)
    defaultModes = modes
  }

  /// The state in which the component looks as it does in `state`: what it doesn't know of a joined state changes nothing.
  func known(_ state: StateSet) -> StateSet {
    // The rest is for states of which it says nothing.
    if declared.contains(state) { return state }
    return possible.reduce(into: .normal) { if $1.isSubset(of: state) { $0.formUnion($1) } }
  }

  /// `normal`, then each state that a style, the component or, where that shows, its base class changes.
  func states(of cascade: Cascade) -> [StateSet] {
    var states = ofComponent | StateSet.normal.bit
    for index in cascade.ofStyle.settings.indices { states |= cascade.ofStyle.settings[index].state.bit }
    for (target, state, value) in ofBase where states & state.bit == 0 {
      guard case .layer(let layer, let key) = target else { continue }
      let normal = cascade.value(key, of: layer, .normal, defaultModes)
      if cascade.evaluate(value, .normal, defaultModes).value != normal?.value { states |= state.bit }
    }
    guard declaresStates else { return LookStates.states(states, and: []) }
    let ofStyle = cascade.ofStyle.settings.lazy.map(\.state).filter { !$0.isDisjoint(with: .own) }
    return LookStates.states(states, and: declared.union(ofStyle))
  }

  /// In order, the states with these bits and some that have none.
  private static func states(_ bits: UInt32, and declared: Set<StateSet>) -> [StateSet] {
    let states = StateSet.combinations.filter { bits & $0.bit != 0 }
    return declared.isEmpty ? states : (states + declared).sorted { $0.isOrdered(before: $1) }
  }
}

extension StateSet {
  /// One of 32, as many as the five states join to that a control has by itself; none where another one is among them.
  fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
}
