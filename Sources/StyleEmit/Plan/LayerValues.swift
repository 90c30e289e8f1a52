import StyleModel

extension ComponentPlan {
  /// What is set on a layer by the component, by a state, a mode or a style.
  func keys(ofLayer index: Int) -> [LayerKey] {
    var keys = component.layers[index].settings.map(\.key)
    for slot in slots {
      if case .layer(index, let key) = slot.target, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// How Swift reads a value from `look`; nil for what nothing sets.
  func read(_ key: LayerKey, ofLayer index: Int, of subject: String = "look") -> SwiftValue? {
    let type = valueType(key, ofLayer: index)
    guard let slot = slot(of: .layer(index, key)) else {
      let base = component.layers[index].settings.first { $0.key == key }?.value
      return base.map { value($0, as: type, of: subject) }
    }
    let stored = SwiftValue(subject + "." + slot.storage, mayBeNil: slot.mayBeNil)
    return slot.fallback.map { stored.or(value($0, as: slot.valueType, of: subject)) } ?? stored
  }

  /// The value of the struct that a layer's component shows: `StarViewStyle(starColor: …)`, as it is in the state and
  /// the modes that stand in variables of Swift.
  ///
  /// `resolved` calls what resolves the plain value on that, or on a variable that has it.
  func nestedStyle(
    ofLayer index: Int, inState state: String
  ) -> (plain: Code, resolved: (_ plain: Code) -> Code)? {
    guard let nested = nested[index] else { return nil }
    // What a control is doing is no part of a look, and has no slot.
    var given: [Int: Code] = [:]
    var arguments: [Code] = []
    for (place, slot) in nested.slots.enumerated() {
      guard case .property(let property) = slot.target,
        let reading = read(.property(property), ofLayer: index)
      else { continue }
      given[place] = reading.bare
      arguments.append(reading.bare.prefixed(slot.label))
    }
    arguments += nested.changesReplaced(by: given)
    let isResolved = !nested.changes.isEmpty
    return (
      .call(nested.styleName, arguments),
      { plain in
        isResolved
          ? .call(plain.text + ".resolved", [Code("in: \(state)"), Code("modes: modes")]) : plain
      }
    )
  }

  /// The arguments for changes that are others where values are given for some slots: these hold in every mode, over what
  /// the component itself says of modes.
  private func changesReplaced(by given: [Int: Code]) -> [Code] {
    changes.compactMap { change in
      guard change.condition.state.isEmpty else { return nil }
      var values = change.initial.filter { given[$0.key] == nil }.map { slot, value in
        (slot, slots[slot].changeLiteral(value))
      }
      let isSame = values.count == change.initial.count
      for case let (slot, code?) in change.computed.map({ ($0.slot, given[$0.slot]) }) {
        values.append((slot, code))
      }
      if isSame, values.count == change.initial.count { return nil }
      let arguments = values.sorted { $0.0 < $1.0 }.map { slot, code in code.prefixed(slots[slot].label) }
      return .call(styleName + ".Changes", arguments).prefixed(change.label)
    }
  }

  private func valueType(_ key: LayerKey, ofLayer index: Int) -> ValueType {
    switch key {
    case .layer(let property): property.valueType
    case .property(let property): nested[index]?.component.properties[property].type ?? .string
    }
  }
}
