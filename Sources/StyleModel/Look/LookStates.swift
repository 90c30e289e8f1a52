/// The states in which a component and its styles have looks of their own.
struct LookStates: Sendable {
  /// The states that the component sets something in, without those in `declared`.
  private let ofComponent: KnownStates
  /// The states that the component sets something in and that join one that a component declares.
  private let declared: Set<StateSet>
  /// Whether the component declares states.
  private let declaresStates: Bool
  /// The states in which the component or its base class may look different.
  let possible: [StateSet]
  /// The changes that the base class makes in states.
  private let ofBase: [(target: Target, state: StateSet, value: Expression)]
  private let defaultModes: ModeSet

  init(_ component: Component, modes: ModeSet) {
    ofComponent = KnownStates(component.settings.lazy.map(\.state))
    declaresStates = !component.ownStates.isEmpty
    declared =
      declaresStates ? Set(component.settings.lazy.map(\.state).filter { !$0.isDisjoint(with: .own) }) : []
    let ofBase = component.base.stateSettings(of: component)
    self.ofBase = ofBase
    var states = ofComponent
    for setting in ofBase { states.insert(setting.state) }
    possible = LookStates.states(states, and: declared)
    defaultModes = modes
  }

  /// The state in which the component looks as it does in `state`: parts of a joined state in which it sets nothing are left out.
  func known(_ state: StateSet) -> StateSet {
    // The rest is for states of which it says nothing.
    if declared.contains(state) { return state }
    return possible.reduce(into: .normal) { if $1.isSubset(of: state) { $0.formUnion($1) } }
  }

  /// The states with a look of their own: `normal`, then each that a style, the component or, where that shows, its base class changes.
  func states(of cascade: Cascade) -> [StateSet] {
    var states = ofComponent
    for index in cascade.ofStyle.settings.indices { states.insert(cascade.ofStyle.settings[index].state) }
    for (target, state, value) in ofBase where !states.contains(state) {
      guard case .layer(let layer, let key) = target else { continue }
      let usual = cascade.situation(.normal, defaultModes)
      let normal = cascade.value(key, of: layer, in: usual)
      if cascade.evaluate(value, in: usual).value != normal?.value { states.insert(state) }
    }
    guard declaresStates else { return LookStates.states(states, and: []) }
    let ofStyle = cascade.ofStyle.settings.lazy.map(\.state).filter { !$0.isDisjoint(with: .own) }
    return LookStates.states(states, and: declared.union(ofStyle))
  }

  /// The states of both sets, in order.
  private static func states(_ known: KnownStates, and declared: Set<StateSet>) -> [StateSet] {
    let states = StateSet.combinations.filter { known.contains($0) }
    return declared.isEmpty ? states : (states + declared).sorted { $0.isOrdered(before: $1) }
  }
}

/// The state `normal` and some of those that controls have by themselves, without states that join one that a component declares.
private struct KnownStates: Sendable {
  private var places = BitSet()

  init(_ states: some Sequence<StateSet>) {
    insert(.normal)
    for state in states { insert(state) }
  }

  mutating func insert(_ state: StateSet) {
    if let place = state.place { places.insert(place) }
  }

  func contains(_ state: StateSet) -> Bool { state.place.map(places.contains) ?? false }
}
