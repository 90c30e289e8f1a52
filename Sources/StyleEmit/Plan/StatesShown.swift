import StyleModel

extension StateSet {
  static func joined(_ states: [StateSet]) -> StateSet {
    states.reduce(into: StateSet()) { $0.formUnion($1) }
  }
}

extension LayerAnimation {
  /// The states that one must know of to know whether it runs: what runs while nothing is done needs all of a control. That a control is
  /// selected only counts where something else differs then, as in a toggle.
  func statesTold(by component: Component) -> StateSet {
    guard let state else { return [] }
    let told: StateSet = [.highlighted, .disabled]
    return state == .normal ? component.states.intersection(told.union(.own)) : state
  }
}

extension ResolvedSheet {
  /// The states in which a component by itself, or one that it holds, looks different, all joined.
  func statesShown(by component: Int) -> StateSet {
    let own = components[component].settings.reduce(into: StateSet()) { $0.formUnion($1.state) }
    return components[component].layers.reduce(into: own) { states, layer in
      if let held = layer.kind.component { states.formUnion(statesShown(by: held)) }
    }
  }
}
