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
    var given: Set<Int> = []
    var arguments: [Code] = []
    for (place, slot) in nested.slots.enumerated() {
      guard case .property(let property) = slot.target,
        let reading = read(.property(property), ofLayer: index)
      else { continue }
      given.insert(place)
      arguments.append(reading.code.prefixed(slot.label))
    }
    for (change, values) in nested.defaultsReplaced(by: given) {
      arguments.append(nested.changesLiteral(values, of: nested.styleName + ".").prefixed(change.label))
    }
    let isResolved = !nested.changes.isEmpty
    return (
      .call(nested.styleName, arguments),
      { plain in
        isResolved
          ? .call(plain.text + ".resolved", [Code("in: \(state)"), Code("modes: modes")]) : plain
      }
    )
  }

  /// The changes that are others where values are given for some slots: the modes of a default go with it.
  private func defaultsReplaced(by given: Set<Int>) -> [(change: ChangeSet, values: [Int: AdaptiveValue])] {
    changes.compactMap { change in
      guard change.circumstance.state.isEmpty else { return nil }
      let kept = change.initial.filter { slot, _ in
        !given.contains(slot)
          || component.settings.contains { $0.target == slots[slot].target && $0.state.isEmpty }
      }
      return kept.count == change.initial.count ? nil : (change, kept)
    }
  }

  private func valueType(_ key: LayerKey, ofLayer index: Int) -> ValueType {
    switch key {
    case .layer(let property): property.valueType
    case .property(let property): nested[index]?.component.properties[property].type ?? .string
    }
  }
}
