import StyleModel

/// Writes the nested struct of changes, each value optional.
func writeChanges(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.extension(of: plan) { writer in
    writer.documentation("Changes of values; nil means no change.")
    writer.block("public struct Changes: Sendable, Hashable") { writer in
      writer.line("fileprivate var _values = StyleChangedValues()")
      writer.line()
      for (place, slot) in plan.slots.enumerated() {
        writer.stored(
          slot.name, slot.changedType, plan.access(of: slot),
          get: "_values[\(slot.nilIsUnsaid ? "present: " : "")\(place)]",
          set: "_values[\(slot.nilIsUnsaid ? "present: " : "")\(place)] = newValue")
        writer.line()
      }
      let parameters = plan.slots.map { slot in
        StoredParameter(
          name: slot.name, type: slot.changedType, initial: Code("nil"), storage: slot.name,
          isInternal: slot.isInternal)
      }
      let givesInternals = plan.changesGiveInternals
      if !givesInternals && parameters.allSatisfy(\.isInternal) {
        writer.line("public init() {}")
      } else {
        let initializer = InitializerWriter(
          parameters: parameters, givesInternals: givesInternals, internalAccess: plan.sharedAccess)
        initializer.write(&writer) { isGiven, writer in
          for parameter in parameters where isGiven(parameter) {
            writer.line("self.\(parameter.storage) = \(parameter.name)")
          }
        }
      }
      writer.lines(
        """

        /// Changes that a function makes.
        public init(_ change: (inout Changes) -> Void) { change(&self) }

        fileprivate init(_ values: StyleChangedValues) { _values = values }
        """)
    }
  }
}

extension SwiftWriter {
  /// A property whose value stands in a place of `_values`.
  mutating func stored(_ name: String, _ type: String, _ access: String, get: String, set: String) {
    block("\(access)var \(name): \(type)") { writer in
      writer.line("get { \(get) }")
      writer.line("set { \(set) }")
    }
  }
}

/// Writes `resolved(in:modes:)`, which puts the changes of a state and modes in effect, and `apply(_:)`.
func writeResolved(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.extension(of: plan) { writer in
    writer.documentation(
      """
      The values that hold in a state and in some modes, with no changes left. Each is that of the longest \
      part of the state that sets it.\(plan.ownStates.contains { plan.slot(of: $0) != nil } ? " The style's own state counts, too." : "")
      """)
    writer.line("public func resolved(in state: StyleState, modes: StyleModes = StyleModes()) -> Self {")
    writer.nested { writer in
      writer.followed("resolved(in: state, modes: modes)")
      let slotsWithStates = plan.slotsWithStates
      let isComputed = plan.changes.contains { !$0.computed.isEmpty }
      if !isComputed, !plan.passesOnState { writer.line("if _changes.isEmpty { return self }") }
      let ownStates = plan.ownStates.filter { plan.slot(of: $0) != nil }
      if !ownStates.isEmpty { writer.line("var state = state") }
      for state in ownStates {
        guard let slot = plan.slot(of: state) else { continue }
        writer.line("if \(slot.storage) { state.insert(.\(swiftIdentifier(state.name))) }")
      }
      writer.line("var style = self")
      writer.line("style._changes.removeAll()")
      if isComputed || !slotsWithStates.isEmpty {
        writePasses(plan, slotsWithStates, &writer)
      } else {
        writer.line("style._values.apply(_changes, in: StyleCondition(state, modes).bits)")
      }
      if plan.passesOnState {
        writer.line("style._stateOfHolder.formUnion(state)")
        writer.line("style._modesOfHolder = _modesOfHolder ?? modes")
      }
      writer.line("return style")
    }
    writer.line("}")
    writer.line()
    writer.documentation("Applies the values that aren't nil.")
    writer.block("public mutating func apply(_ changes: Changes)") { writer in
      writer.line("_values.apply(changes._values, over: &_changes)")
    }
    writer.line()
    writeDifference(plan, &writer)
  }
}

/// Writes `differs(in:)`: components in layers and animations make a state differ whatever the values are.
private func writeDifference(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.documentation("Whether a value differs in one of some states.")
  writer.block("public func differs(in state: StyleState) -> Bool") { writer in
    writer.followed("differs(in: state)")
    let known = plan.statesBesideValues
    if !known.isEmpty {
      writer.branch("!state.isDisjoint(with: \(plan.swift(known)))", then: "return true")
    }
    let prefix = known.isEmpty && !writer.followsInspector ? "" : "return "
    writer.line("\(prefix)_changes.differs(in: StyleCondition(state, StyleModes()).bits.states)")
  }
}

/// Writes the code that applies changes in order, where the component computes some of them, or components in its layers depend on them.
private func writePasses(_ plan: ComponentPlan, _ slotsWithStates: [Int], _ writer: inout SwiftWriter) {
  let coded = plan.changes.indices.filter { index in
    !plan.changes[index].computed.isEmpty
      || !plan.changes[index].condition.state.isEmpty
        && slotsWithStates.contains { plan.says($0, in: index) }
  }
  let conditions = coded.map { Code(plan.conditionNames.literal(plan.changes[$0].condition)) }
  writer.statement("let coded: [StyleCondition] = ", .array(conditions))
  writer.statement(
    "let conditions = ",
    .call(
      "_changes.conditions",
      [Code("in: StyleCondition(state, modes).bits"), Code("and: coded.map(\\.bits)")]))
  let isComputed = plan.changes.contains { !$0.computed.isEmpty }
  if isComputed {
    // Computed values are made of the plain ones, whatever the state they are computed for.
    writePass(plan, coded, slotsWithStates, plain: nil, &writer)
    writer.line("let plain = style")
    writer.line("style._values = _values")
  }
  writePass(plan, coded, slotsWithStates, plain: isComputed ? "plain" : nil, &writer)
}

private func writePass(
  _ plan: ComponentPlan, _ coded: [Int], _ slotsWithStates: [Int], plain: String?,
  _ writer: inout SwiftWriter
) {
  writer.block("for condition in conditions") { writer in
    for (position, index) in coded.enumerated() {
      let change = plan.changes[index]
      let state = change.condition.state
      var body: [String] = []
      for computed in change.computed {
        let slot = plan.slots[computed.slot]
        var assignment: String
        if let plain, let value = computed.value {
          let substitute = plan.mayBeNil(value) ? slot.substitute : nil
          assignment =
            "style.\(slot.storage) = " + plan.swift(value, as: slot.valueType, of: plain).text
            + (substitute.map { " ?? " + $0.text } ?? "")
        } else if plain == nil, let operand = computed.operand {
          assignment = "style.\(slot.storage) = " + slot.literal(operand).text
        } else {
          continue
        }
        if !change.condition.modes.isEmpty {
          assignment = "if _changes.computes(\(computed.slot), in: condition) { \(assignment) }"
        }
        body.append(assignment)
      }
      for slot in slotsWithStates where !state.isEmpty && plan.says(slot, in: index) {
        let noted = "style.\(plan.stateVariable(of: slot)) = \(plan.swift(state))"
        let place = plan.conditionNames.subscripted(change.condition)
        body.append(
          plan.computes(slot, in: index)
            ? noted : "if self[\(place)].\(plan.slots[slot].name) != nil { \(noted) }")
      }
      if !body.isEmpty {
        writer.branch(ifAll: ["condition == coded[\(position)].bits"], then: body)
      }
    }
    writer.line("style._values.apply(_changes[condition])")
  }
}

extension ComponentPlan {
  /// The slots whose values the component computes in some modes, unless they are set.
  var placesComputedInModes: Set<Int> {
    Set(changes.filter { !$0.condition.modes.isEmpty }.flatMap { $0.computed.map(\.slot) })
  }

  /// The states in Swift: `.highlighted`, `[.selected, .highlighted]`.
  func swift(_ state: StateSet) -> String {
    let names = stateTable.names(in: state).map { "." + swiftIdentifier($0) }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
