import StyleModel

extension ComponentPlan {
  /// What is set on a layer by the component, by a state, a mode or a style.
  func keys(ofLayer index: Int) -> [LayerKey] {
    var keys = component.layers[index].settings.map(\.key)
    for key in keysOfSlots[index] ?? [] where !keys.contains(key) { keys.append(key) }
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
    guard let fallback = slot.fallback else { return stored }
    let other = value(fallback, as: slot.valueType, of: subject)
    guard slot.enumeration != nil else { return stored.or(other) }
    // The words of the one are not of the other's type.
    var word = stored.word.or(other.word)
    word.isChosenWord = true
    return word
  }

  /// The value of the struct that a layer's component shows: `StarViewStyle(starColor: …)`, as it is in the state and
  /// the modes that stand in variables of Swift.
  ///
  /// `moved` are values of the layer in place of those that are said.
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

  /// Whether a layer says it of the view of the component that it holds, and not of that component's look.
  private func saysOfView(_ key: LayerKey, of held: ComponentPlan) -> Bool {
    if case .property(let index) = key { held.component.properties[index].role?.state != nil } else { false }
  }

  /// What a layer says of the state of the component that it holds: of `isSelected` and of `isEnabled`, the property's value, and
  /// Swift's expression for the state that follows.
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

  /// A property of a layer's look; of a component that the layer holds, its root's.
  ///
  /// nil where nothing is said of it.
  func usualValue(of property: LayerProperty, ofLayer index: Int) -> SwiftValue? {
    let said = read(.layer(property), ofLayer: index)
    guard let held = nested[index], let slot = held.slot(of: .layer(0, .layer(property))) else { return said }
    if slot.nilIsUnsaid, slot.initial.light == .invalid { return said ?? SwiftValue("nil", mayBeNil: true) }
    var standard = slot.value(slot.initial, of: held.styleName, tokens: "look.styleTokens")
    standard.mayBeNil = slot.initial.light.isNull
    return said.map { $0.mayBeNil ? $0.or(standard) : $0 } ?? standard
  }

  /// The argument for changes that are others where values are given for some slots: these hold in every mode, over what
  /// the component itself says of modes, and in states for which nothing that weighs more is said.
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

/// What a layer passes on to the component that it holds, for one slot of that component's struct.
private struct GivenValue {
  /// The argument.
  var value: Code
  /// What is said, which is nil where nothing is; nil where something always is.
  private var optional: SwiftValue?
  /// Whether a change holds an optional, of which nil is “none”.
  private var changedIsOptional: Bool
  /// When it holds over what the component itself says of a state.
  var overruled = Overruled.never

  enum Overruled {
    case never, always
    /// While the variable of Swift has one of the states that weigh as much, of those that it may have.
    case `while`(String, [(state: StateSet, code: String)])
  }

  /// - Parameter mayBeUnsaid: Whether nil is that nothing is said.
  init(_ reading: SwiftValue, for place: Int, of plan: ComponentPlan, mayBeUnsaid: Bool) {
    let slot = plan.slots[place]
    let said = reading.converted(to: slot, of: plan)
    changedIsOptional = slot.isOptional && !slot.nilIsUnsaid
    guard mayBeUnsaid else {
      // A null that is meant is not the nil of what nothing is said of.
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

  /// What takes the place of a change to `own`; nil for no change.
  func change(else own: Code, isNull: Bool) -> Code? {
    guard let optional else { return nil }
    return isNull ? optional.bare : optional.or(SwiftValue(own)).bare
  }

  /// Whether it may hold over what the component itself says of a state.
  func mayOverrule(_ state: StateSet) -> Bool {
    if case .always = overruled { true } else { condition(in: state) != nil }
  }

  /// What takes the place of a change to `own` in a state; nil for no change.
  func change(else own: Code, in state: StateSet) -> Code? {
    if case .always = overruled { return nil }
    return condition(in: state).map { .operation([$0, Code("? nil"), own.prefixed(Array(": ".utf8))]) } ?? own
  }

  /// What takes the place of a change in a state that is computed; nil where that remains.
  func computedChange(in state: StateSet) -> Code? {
    if case .always = overruled { return computedChange }
    return condition(in: state).map {
      .operation([$0, computedChange.prefixed(Array("? ".utf8)), Code(": nil")])
    }
  }

  /// Swift's condition that it holds over what the component itself says of a state; nil where it never does.
  private func condition(in state: StateSet) -> Code? {
    guard case .while(let variable, let said) = overruled else { return nil }
    let heavier = said.filter { !$0.state.isOrdered(before: state) }
    return heavier.isEmpty
      ? nil
      : .operation(
        heavier.enumerated().map { Code(($0 == 0 ? "" : "|| ") + "\(variable) == \($1.code)") })
  }

  /// What takes the place of a change that is computed.
  var computedChange: Code {
    guard let optional else { return value }
    return changedIsOptional ? Code(optional.code.text + ".map(Optional.some)") : optional.bare
  }
}

extension ComponentPlan {
  /// The state in which a layer shows what it holds. Where one of several text fields has the focus, the others don't have it.
  func state(_ state: String, passedTo layer: Int) -> String {
    followsEditing && component.isOperated(layer: layer) ? state + ".subtracting(.focused)" : state
  }
}

/// The struct of a component in a layer.
struct NestedStyle {
  var plain: Code
  /// The state and the modes that the component has of its holder; nil where it looks the same in all.
  var surroundings: (state: Code, modes: String)?

  /// What resolves the plain value in these, called on that or on a variable that has it.
  func resolved(_ plain: Code) -> Code {
    guard let (state, modes) = surroundings else { return plain }
    return .chain(plain, .call(".resolved", [state.labeled("in"), Code("modes: \(modes)")]))
  }
}

extension SwiftValue {
  /// As a slot of another struct takes it, which has a type of its own for a closed set of strings.
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
