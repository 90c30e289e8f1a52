import StyleModel

/// Writes the nested struct of changes, each value optional.
func writeChanges(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.extension(of: plan) { writer in
    writer.documentation("Values that replace others; nil leaves a value as it is.")
    writer.block("public struct Changes: Sendable, Hashable") { writer in
      for slot in plan.slots { writer.line("\(slot.access)var \(slot.name): \(slot.changedType)") }
      if !plan.slots.isEmpty { writer.line() }
      let parameters = plan.slots.map { slot in
        StoredParameter(
          name: slot.name, type: slot.changedType, initial: Code("nil"), storage: slot.name,
          isInternal: slot.isInternal)
      }
      let givesInternals = plan.changesGiveInternals
      if !givesInternals && parameters.allSatisfy(\.isInternal) { return writer.line("public init() {}") }
      let initializer = InitializerWriter(parameters: parameters, givesInternals: givesInternals)
      initializer.write(&writer) { isGiven, writer in
        for parameter in parameters where isGiven(parameter) {
          writer.line("self.\(parameter.storage) = \(parameter.name)")
        }
      }
    }
  }
}

/// Writes `resolved(in:modes:)`, which puts the changes of a state and modes in effect, and `apply(_:)`.
func writeResolved(_ plan: ComponentPlan, _ modes: ModeNames, _ writer: inout SwiftWriter) {
  writer.extension(of: plan) { writer in
    writer.documentation(
      """
      The values that hold in a state and in some modes, with no changes left. Each is that of the longest \
      part of the state that sets it.
      """)
    writer.line("public func resolved(in state: StyleState, modes: StyleModes = StyleModes()) -> Self {")
    writer.nested { writer in
      if plan.changes.isEmpty { return writer.line("self") }
      writer.line("var style = self")
      if plan.changes.contains(where: { !$0.computed.isEmpty }) {
        // Computed values are made of the plain ones, whatever the state they are computed for.
        writePass(plan, modes, plain: nil, &writer)
        writer.line("let plain = style")
        writer.line("style = self")
        writePass(plan, modes, plain: "plain", &writer)
      } else {
        writePass(plan, modes, plain: nil, &writer)
      }
      for change in plan.changes { writer.line("style.\(change.name) = Changes()") }
      writer.line("return style")
    }
    writer.line("}")
    writer.line()
    writer.documentation("Replaces the values that aren't nil in `changes`.")
    writer.block("public mutating func apply(_ changes: Changes)") { writer in
      for slot in plan.slots {
        writer.branch("let \(slot.name) = changes.\(slot.name)", then: "self.\(slot.storage) = \(slot.name)")
      }
    }
  }
}

private func writePass(
  _ plan: ComponentPlan, _ modes: ModeNames, plain: String?, _ writer: inout SwiftWriter
) {
  for change in plan.changes {
    let state = change.condition.state
    let conditions =
      (state.isEmpty ? [] : ["state.contains(\(plan.swift(state)))"])
      + modes.condition(change.condition.modes)
    var body: [String] = []
    for computed in change.computed {
      let slot = plan.slots[computed.slot]
      if let plain, let value = computed.value {
        let substitute = plan.mayBeNil(value) ? slot.substitute : nil
        body.append(
          "style.\(slot.storage) = " + plan.swift(value, as: slot.valueType, of: plain).text
            + (substitute.map { " ?? " + $0.text } ?? ""))
      } else if plain == nil, let operand = computed.operand {
        body.append("style.\(slot.storage) = " + slot.literal(operand).text)
      }
    }
    // The method's own variables go before the properties of their names.
    let isHidden = ["modes", "plain", "state", "style"].contains(change.name)
    body.append("style.apply(\(isHidden ? "self." : "")\(change.name))")
    if conditions.isEmpty {
      for line in body { writer.line(line) }
    } else {
      writer.branch(ifAll: conditions, then: body)
    }
  }
}

extension ComponentPlan {
  /// `.highlighted`, `[.selected, .highlighted]`.
  func swift(_ state: StateSet) -> String {
    let names = stateTable.names(in: state).map { "." + swiftIdentifier($0) }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
