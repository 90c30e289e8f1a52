import StyleModel

extension ComponentPlan {
  /// How Swift reads a value from `look`, and whether it may be nil.
  typealias Reading = (code: Code, mayBeNil: Bool)

  /// What is set on a layer by the component, by a state, a mode or a style.
  func keys(ofLayer index: Int) -> [LayerKey] {
    var keys = component.layers[index].settings.map(\.key)
    for slot in slots {
      if case .layer(index, let key) = slot.target, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// nil for what nothing sets.
  func read(_ key: LayerKey, ofLayer index: Int) -> Reading? {
    let base = component.layers[index].settings.first { $0.key == key }?.value
    guard let slot = slot(of: .layer(index, key)) else {
      return base.map { (swift($0, as: valueType(key, ofLayer: index), of: "look"), mayBeNil($0)) }
    }
    guard let fallback = slot.fallback else { return (Code("look.\(slot.storage)"), slot.isOptional) }
    let other = swift(fallback, as: slot.valueType, of: "look").text
    return (Code("(look.\(slot.storage) ?? \(other))"), mayBeNil(fallback))
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
      given[place] = reading.code
      arguments.append(reading.code.prefixed(slot.label))
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
      guard change.circumstance.state.isEmpty else { return nil }
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
