import StyleModel

extension ComponentPlan {
  /// The keys of a layer that the component, a state, a mode or a style sets.
  func keys(ofLayer index: Int) -> [LayerKey] {
    var keys = component.layers[index].settings.map(\.key)
    for key in keysOfSlots[index] ?? [] where !keys.contains(key) { keys.append(key) }
    return keys
  }

  /// The expression in Swift for a value of `look`; nil where nothing sets it.
  func read(_ key: LayerKey, ofLayer index: Int, of subject: String = "look") -> SwiftValue? {
    let type = valueType(key, ofLayer: index)
    guard let slot = slot(of: .layer(index, key)) else {
      let base = component.layers[index].settings.first { $0.key == key }?.value
      return base.map { value($0, as: type, of: subject) }
    }
    let stored = SwiftValue(subject + "." + slot.storage, mayBeNil: slot.mayBeNil)
    guard let fallback = slot.fallback else { return stored }
    let other = value(fallback, as: slot.valueType, of: subject)
    guard slot.enumeration != nil else { return stored.or(other) }
    // The words of the one are not of the other's type.
    var word = stored.word.or(other.word)
    word.isChosenWord = true
    return word
  }

  /// The struct of the component in a layer, `StarViewStyle(starColor: …)`, resolved for the state and the modes in variables of Swift.
  ///
  /// - Parameter moved: Values of the layer in place of those that it sets.
  func nestedStyle(
    ofLayer index: Int, inState state: String, moved: [LayerProperty: SwiftValue] = [:]
  ) -> NestedStyle? {
    guard let nested = nested[index] else { return nil }
    // What a control is doing is no part of a look, and has no slot.
    var given: [Int: GivenValue] = [:]
    let slotsWithStates = Set(slotsWithStates)
    for (place, slot) in nested.slots.enumerated() {
      guard let key = slot.target.keyOfHolder, !saysOfView(key, of: nested) else { continue }
      if case .layer(let property) = key, let value = moved[property] {
        given[place] = GivenValue(value, for: place, of: nested, mayBeUnsaid: slot.nilIsUnsaid)
        given[place]?.overruled = .always
      } else if let value = read(key, ofLayer: index) {
        let own = slotOfTarget[.layer(index, key)]
        let defers = own.map { slots[$0].defersToHeld } ?? false
        given[place] = GivenValue(value, for: place, of: nested, mayBeUnsaid: defers)
        if let own, slotsWithStates.contains(own) {
          given[place]?.overruled = .while(
            "look." + stateVariable(of: own), statesSaying(own).map { ($0, swift($0)) })
        }
      }
    }
    let values = nested.slots.indices.compactMap { place in
      given[place].map { $0.value.prefixed(nested.slots[place].label) }
    }
    let (holder, modes) =
      passesOnState
      ? (self.state("look._stateOfHolder", passedTo: index), "look._modesOfHolder ?? modes")
      : (state, "modes")
    let state = statesSaid(ofLayer: index).reduce(Code(holder)) {
      .chain($0, .call(".union", [Code($1.isOn)]))
    }
    let picks = component.layers[index].picks
    let variants = picks.isEmpty ? [] : nested.variants?.arguments(for: picks) ?? []
    let tokens = nested.usesTokens ? [Code("styleTokens: look.styleTokens")] : []
    return NestedStyle(
      plain: .call(nested.styleName, variants + values + nested.changesReplaced(by: given) + tokens),
      surroundings: nested.differsWithHolder ? (state, modes) : nil)
  }

  /// Whether a key in a layer applies to the view of the layer's component, and not to that component's look.
  private func saysOfView(_ key: LayerKey, of held: ComponentPlan) -> Bool {
    if case .property(let index) = key { held.component.properties[index].role?.state != nil } else { false }
  }

  /// The values that a layer gives the state of its component: for `isSelected` and `isEnabled`, the property's value, and Swift's
  /// expression for the state that follows.
  func statesSaid(ofLayer index: Int) -> [(
    property: Int, state: ControlState, value: SwiftValue, isOn: String
  )] {
    guard let held = nested[index] else { return [] }
    return keys(ofLayer: index).compactMap { key in
      guard case .property(let place) = key, let said = held.component.properties[place].role?.state,
        var value = read(key, ofLayer: index)
      else { return nil }
      if value.mayBeNil { value = value.or(SwiftValue(AdaptiveValue(.bool(!said.flag)))) }
      let name = "." + said.state.name
      if let constant = value.constant {
        return constant == .bool(said.flag) ? (place, said.state, value, name) : nil
      }
      let choice = said.flag ? "\(name) : []" : "[] : \(name)"
      return (place, said.state, value, "\(value.operand(of: .disjunction).text) ? \(choice)")
    }
  }

  /// A property of a layer's look, or of the root of the component in the layer; nil where nothing sets it.
  func usualValue(of property: LayerProperty, ofLayer index: Int) -> SwiftValue? {
    let said = read(.layer(property), ofLayer: index)
    guard let held = nested[index], let slot = held.slot(of: .layer(0, .layer(property))) else { return said }
    if slot.nilIsUnsaid, slot.initial.light == .invalid { return said ?? SwiftValue("nil", mayBeNil: true) }
    var standard = slot.value(slot.initial, of: held.styleName, tokens: "look.styleTokens")
    standard.mayBeNil = slot.initial.light.isNull
    return said.map { $0.mayBeNil ? $0.or(standard) : $0 } ?? standard
  }

  /// The argument for changes that a layer's values replace: these hold in every mode, over the component's own values for modes, and in
  /// states for which nothing of more weight has a value.
  private func changesReplaced(by given: [Int: GivenValue]) -> [Code] {
    let replaced: [Code] = changes.compactMap { change in
      let state = change.condition.state
      let computed = change.computed.map(\.slot)
      guard
        (change.initial.keys + computed).contains(where: {
          given[$0].map { state.isEmpty || $0.mayOverrule(state) } ?? false
        })
      else { return nil }
      var values: [(slot: Int, code: Code)] = []
      for (slot, value) in change.initial {
        let own = slots[slot].changeLiteral(value, of: styleName, tokens: "look.styleTokens")
        if let given = given[slot] {
          let code =
            state.isEmpty
            ? given.change(else: own, isNull: value.light.isNull) : given.change(else: own, in: state)
          if let code { values.append((slot, code)) }
        } else {
          values.append((slot, own))
        }
      }
      for slot in computed where change.initial[slot] == nil {
        guard let given = given[slot] else { continue }
        if let code = state.isEmpty ? given.computedChange : given.computedChange(in: state) {
          values.append((slot, code))
        }
      }
      let arguments = values.sorted { $0.slot < $1.slot }.map { $0.code.prefixed(slots[$0.slot].label) }
      return .call(styleName + ".Changes", arguments)
        .labeled(conditionNames.literal(change.condition))
    }
    return replaced.isEmpty ? [] : [Code.array(replaced).prefixed(argumentLabel(changesParameter))]
  }

  private func valueType(_ key: LayerKey, ofLayer index: Int) -> ValueType {
    switch key {
    case .layer(let property): property.valueType
    case .property(let property): nested[index]?.component.properties[property].type ?? .string
    }
  }
}

/// The value that a layer passes to its component, for one slot of that component's struct.
private struct GivenValue {
  /// The argument.
  var value: Code
  /// The value, which is nil at run time where there is none; nil here where there always is one.
  private var optional: SwiftValue?
  /// Whether a change has an optional of the value, in which nil is “none”.
  private var changedIsOptional: Bool
  /// The condition under which the value wins over the component's own one in a state.
  var overruled = Overruled.never

  enum Overruled {
    case never, always
    /// While the variable of Swift has one of the states that weigh as much, of those that it may have.
    case `while`(String, [(state: StateSet, code: String)])
  }

  /// - Parameter mayBeUnsaid: Whether nil stands for a missing value.
  init(_ reading: SwiftValue, for place: Int, of plan: ComponentPlan, mayBeUnsaid: Bool) {
    let slot = plan.slots[place]
    let said = reading.converted(to: slot, of: plan)
    changedIsOptional = slot.isOptional && !slot.nilIsUnsaid
    guard mayBeUnsaid else {
      // A null value is not the nil of a missing value.
      if said.isNull {
        value = slot.substitute ?? Code(slot.isOptional && !slot.nilIsUnsaid ? ".some(nil)" : "nil")
      } else if said.mayBeNil, !said.isNull, let substitute = slot.substitute {
        value = said.or(SwiftValue(substitute)).bare
      } else {
        // Where nil may be meant, `??` would take what is none for a value.
        let isChoice = said.mayBeNil && said.precedence == .nilCoalescing
        value =
          isChoice && slot.isOptional && !slot.nilIsUnsaid ? .call(".some", [said.bare]) : said.bare
      }
      return
    }
    optional = said
    let isOpen = slot.nilIsUnsaid || slot.initial.light.isNull
    let standard = slot.literal(slot.initial, of: plan.styleName, tokens: "look.styleTokens")
    value = isOpen ? said.bare : said.or(SwiftValue(standard)).bare
  }

  /// The replacement of a change to `own`; nil for no change.
  func change(else own: Code, isNull: Bool) -> Code? {
    guard let optional else { return nil }
    return isNull ? optional.bare : optional.or(SwiftValue(own)).bare
  }

  /// Whether the value may win over the component's own one in a state.
  func mayOverrule(_ state: StateSet) -> Bool {
    if case .always = overruled { true } else { condition(in: state) != nil }
  }

  /// The replacement of a change to `own` in a state; nil for no change.
  func change(else own: Code, in state: StateSet) -> Code? {
    if case .always = overruled { return nil }
    return condition(in: state).map { .operation([$0, Code("? nil"), own.prefixed(Array(": ".utf8))]) } ?? own
  }

  /// The replacement of a computed change in a state; nil where that stays.
  func computedChange(in state: StateSet) -> Code? {
    if case .always = overruled { return computedChange }
    return condition(in: state).map {
      .operation([$0, computedChange.prefixed(Array("? ".utf8)), Code(": nil")])
    }
  }

  /// Swift's condition that the value wins over the component's own one in a state; nil where it never does.
  private func condition(in state: StateSet) -> Code? {
    guard case .while(let variable, let said) = overruled else { return nil }
    let heavier = said.filter { !$0.state.isOrdered(before: state) }
    return heavier.isEmpty
      ? nil
      : .operation(
        heavier.enumerated().map { Code(($0 == 0 ? "" : "|| ") + "\(variable) == \($1.code)") })
  }

  /// The replacement of a computed change.
  var computedChange: Code {
    guard let optional else { return value }
    return changedIsOptional ? Code(optional.code.text + ".map(Optional.some)") : optional.bare
  }
}

extension ComponentPlan {
  /// The state that is passed to a layer's component. Where one of several text fields has the focus, the others don't have it.
  func state(_ state: String, passedTo layer: Int) -> String {
    followsEditing && component.isOperated(layer: layer) ? state + ".subtracting(.focused)" : state
  }
}

/// The struct of a component in a layer.
struct NestedStyle {
  var plain: Code
  /// The state and the modes that the component gets from the one around it; nil where it looks the same in all.
  var surroundings: (state: Code, modes: String)?

  /// The call that resolves the plain value for its surroundings, on the value or on a variable with it.
  func resolved(_ plain: Code) -> Code {
    guard let (state, modes) = surroundings else { return plain }
    return .chain(plain, .call(".resolved", [state.labeled("in"), Code("modes: \(modes)")]))
  }
}

extension SwiftValue {
  /// The value as a slot of another struct takes it, which has a type of its own for a closed set of strings.
  fileprivate func converted(to slot: Slot, of plan: ComponentPlan) -> SwiftValue {
    guard let enumeration = slot.enumeration, let first = enumeration.values.first, !isNull else {
      return self
    }
    if let constant {
      return SwiftValue(slot.literal(AdaptiveValue(constant), of: plan.styleName))
    }
    let type = "\(plan.styleName).\(enumeration.name)"
    if mayBeNil {
      let name = isChosenWord ? "$0" : "$0.rawValue"
      return SwiftValue("\(code.text).flatMap { \(type)(rawValue: \(name)) }", mayBeNil: true)
    }
    let standard = slot.literal(AdaptiveValue(.choice(first)), of: plan.styleName)
    return .operation(
      "??", .nilCoalescing,
      [SwiftValue("\(type)(rawValue: \(word.bare.text))"), SwiftValue(standard)])
  }
}
