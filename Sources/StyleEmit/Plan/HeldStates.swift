import StyleModel

/// What a component and one in its layers both say of the same value in some states: the longest state wins, then the state that
/// presses most, then the component that holds the other. So the struct of the holder knows in which state a value is said.
extension ComponentPlan {
  /// Whether layers hold it, and what lies in its own layers or moves by itself needs to know the state and the modes of all that are
  /// around it.
  var passesOnState: Bool {
    isHeld
      && (component.layers.contains { $0.kind.isComponent }
        || component.animations.contains { $0.state != nil })
  }

  /// The slots of which the struct keeps the state that says their value.
  var slotsWithStates: [Int] {
    slots.indices.filter { slot in
      guard case .layer(let layer, let key) = slots[slot].target, let held = nested[layer],
        let own = held.slotOfRoot(key)
      else { return false }
      return !held.statesSaying(own).isEmpty && !statesSaying(slot).isEmpty
    }
  }

  /// The variable with the state that says the value of a slot.
  func stateVariable(of slot: Int) -> String { "_" + withoutBackticks(slots[slot].name) + "State" }

  /// The states for which the component, a variant or a style says something of a slot.
  func statesSaying(_ slot: Int) -> [StateSet] {
    var states: [StateSet] = []
    for index in changes.indices where says(slot, in: index) {
      let state = changes[index].condition.state
      if !state.isEmpty, !states.contains(state) { states.append(state) }
    }
    return states
  }

  /// Whether somebody says something of a slot in a set of changes.
  func says(_ slot: Int, in change: Int) -> Bool {
    changes[change].initial[slot] != nil || computes(slot, in: change)
      || styles.contains { $0.changes.contains { $0.index == change && $0.values[slot] != nil } }
      || variants?.groups.contains { group in
        group.assignments.contains { $0.change == change && $0.slot == slot && $0.value != nil }
      } ?? false
  }

  func computes(_ slot: Int, in change: Int) -> Bool {
    changes[change].computed.contains { $0.slot == slot && $0.value != nil }
  }

  /// The slot for what a layer that holds the component calls by this key.
  private func slotOfRoot(_ key: LayerKey) -> Int? {
    slots.indices.first { slots[$0].target.keyOfHolder == key }
  }
}

extension Target {
  /// What it is to a layer that holds a component: a property of the component, or of its root layer; nil for all else.
  var keyOfHolder: LayerKey? {
    switch self {
    case .property(let index): .property(index)
    case .layer(let layer, let key): layer == 0 ? key : nil
    }
  }
}
