import StyleModel

/// The names of the states and modes of a sheet for which styles have values: they are constants of `StyleCondition`, and properties of
/// every style.
struct ConditionNames {
  /// Modes by axis, then states.
  private(set) var all: [Member] = []
  private var ofModes: [ModeSet: String] = [:]
  private var ofStates: [StateSet: String] = [:]
  private let states: StateTable

  struct Member {
    var name: String
    var condition: ChangeCondition
  }

  init(_ sheet: ResolvedSheet) {
    states = sheet.states
    var names = Names(reserved: ["always", "hashValue"])
    for value in sheet.modes.axes.flatMap(\.values) {
      let name = names.claim(swiftIdentifier(value.name), suffix: "Changes")
      ofModes[value.mode] = name
      all.append(Member(name: name, condition: ChangeCondition(state: .normal, modes: value.mode)))
    }
    let own = states.own.indices.map { (states.own[$0], StateSet(own: $0)) }
    for (name, state) in ControlState.allCases.map({ ($0.name, StateSet($0)) }) + own {
      let name = names.claim(swiftIdentifier(name), suffix: "Changes")
      ofStates[state] = name
      all.append(Member(name: name, condition: ChangeCondition(state: state, modes: [])))
    }
  }

  /// Those of what holds in a condition; none where it always does.
  func names(in condition: ChangeCondition) -> [String] {
    let own = states.own.indices.map { StateSet(own: $0) }
    let statesInOrder = own + ControlState.allCases.map { StateSet($0) }
    return statesInOrder.filter { condition.state.isSuperset(of: $0) }.compactMap { ofStates[$0] }
      + ofModes.keys.filter { condition.modes.contains($0) }.sorted { $0.rawValue < $1.rawValue }
      .compactMap { ofModes[$0] }
  }
}

extension ChangeCondition {
  /// A bit for each state: the later, the higher.
  var stateBits: Int { state.precedence }
}
