import StyleModel

extension StateSet {
  static func joined(_ states: [StateSet]) -> StateSet {
    states.reduce(into: StateSet()) { $0.formUnion($1) }
  }
}

extension LayerAnimation {
  /// The states that determine whether the animation runs: one for `normal` depends on all interaction with a control. Being selected only
  /// counts where something else differs then, as in a toggle.
  func statesTold(by component: Component) -> StateSet {
    guard let state else { return [] }
    let told: StateSet = [.highlighted, .disabled]
    return state == .normal ? component.states.intersection(told.union(.own)) : state
  }
}

extension ResolvedSheet {
  /// The states in which a component's own values, or those of a component in its layers, differ, all joined.
  func statesShown(by component: Int) -> StateSet {
    let own = components[component].settings.reduce(into: StateSet()) { $0.formUnion($1.state) }
    return components[component].layers.reduce(into: own) { states, layer in
      if let held = layer.kind.component { states.formUnion(statesShown(by: held)) }
    }
  }
}
