import StyleModel

/// Values that both a component and the component in one of its layers set for some states. The longest state wins, then the state that
/// takes precedence, then the holder. So the struct of the holder stores for which state a value was set.
extension ComponentPlan {
  /// Whether the component may lie in a layer, and its own layers or its animations depend on the state and the modes of the component
  /// around it.
  var passesOnState: Bool {
    isHeld
      && (component.layers.contains { $0.kind.isComponent }
        || component.animations.contains { $0.state != nil })
  }

  /// Whether the state and the modes of the component around it may change its look.
  var differsWithHolder: Bool { !changes.isEmpty || passesOnState }

  /// The slots for which the struct stores the state that set their value.
  var slotsWithStates: [Int] {
    slots.indices.filter { slot in
      guard case .layer(let layer, let key) = slots[slot].target, let held = nested[layer],
        let own = held.slotOfRoot(key)
      else { return false }
      return !held.statesSaying(own).isEmpty && !statesSaying(slot).isEmpty
    }
  }

  /// The variable that stores the state that set the value of a slot.
  func stateVariable(of slot: Int) -> String { "_" + withoutBackticks(slots[slot].name) + "State" }

  /// The states for which the component, a variant or a style sets a slot.
  func statesSaying(_ slot: Int) -> [StateSet] {
    var states: [StateSet] = []
    for index in changes.indices where says(slot, in: index) {
      let state = changes[index].condition.state
      if !state.isEmpty, !states.contains(state) { states.append(state) }
    }
    return states
  }

  /// Whether the component, a variant or a style sets a slot in a set of changes.
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

  /// The slot that a key of a layer with the component sets.
  private func slotOfRoot(_ key: LayerKey) -> Int? {
    slots.indices.first { slots[$0].target.keyOfHolder == key }
  }
}

extension ComponentPlan {
  /// The slot for whether a style is in a state that the component declares; nil where no style sets it.
  func slot(of state: OwnState) -> Slot? {
    component.properties.indices.first { component.properties[$0].role == .ownState(state.state) }.flatMap(
      slot(ofProperty:))
  }

  /// The states in which each view is by the component's defaults, which no style changes.
  var statesOfComponent: [StateSet] {
    component.properties.indices.compactMap { index in
      let property = component.properties[index]
      guard let said = property.role?.saidState, property.driven == nil, slot(ofProperty: index) == nil,
        property.defaultValue.value == .bool(said.flag)
      else { return nil }
      return said.state
    }
  }

  /// The properties that determine in which state a view is, where a style sets them.
  var statesOfStyle: [(property: Int, state: StateSet, flag: Bool)] {
    component.properties.indices.compactMap { index in
      let property = component.properties[index]
      guard let said = property.role?.saidState, property.driven != nil || slot(ofProperty: index) != nil
      else {
        return nil
      }
      return (index, said.state, said.flag)
    }
  }
}

extension Target {
  /// The key by which a layer with the component sets the target, which is a property of the component or of its root layer; nil for all
  /// others.
  var keyOfHolder: LayerKey? {
    switch self {
    case .property(let index): .property(index)
    case .layer(let layer, let key): layer == 0 ? key : nil
    }
  }
}
