import StyleModel

/// Writes an `enum` for each axis of variants.
func writeEnumerations(_ plan: ComponentPlan, _ variants: VariantPlan, _ writer: inout SwiftWriter) {
  for axis in variants.axes {
    writer.line()
    writer.extension(of: plan) { writer in
      writer.documentation(axis.summary, axis.summary == nil ? "The variants of `\(plan.styleName)`." : nil)
      writer.block("public enum \(axis.type): String, Sendable, Hashable, CaseIterable") { writer in
        for value in axis.cases {
          writer.documentation(value.summary)
          writer.enumCase(value.name, rawValue: value.rawName)
        }
      }
    }
  }
}

/// Writes the initializer of a struct with variants: it assigns what the component says, then what its variants say, then what it
/// is given.
func writeInitializer(_ plan: ComponentPlan, _ variants: VariantPlan, _ writer: inout SwiftWriter) {
  let axes = variants.axes.map { axis in
    StoredParameter(
      name: axis.name, type: axis.type, initial: Code("." + axis.cases[axis.defaultCase].name), storage: "")
  }
  let slots = plan.slots.map { StoredParameter($0) }
  let initializer = InitializerWriter(
    parameters: axes + slots + [.changes(of: plan)] + (plan.usesTokens ? [.styleTokens] : []),
    givesInternals: plan.givesInternals,
    documentation:
      "The look of some variants. An argument that isn't nil takes the place of what these say.",
    internalAccess: plan.sharedAccess)
  initializer.write(&writer) { isGiven, writer in
    if plan.usesTokens { writeGivenTokens(plan, &writer) }
    for (slot, value) in zip(plan.slots, variants.bare.values) {
      writer.statement("self.\(slot.storage) = ", slot.literal(value))
    }
    for (change, values) in zip(plan.changes, variants.bare.changes) {
      writeInitialChange(change.condition, values, plan, &writer)
    }
    for axis in variants.axes.indices { writeChoice(axis, plan, variants, &writer) }
    for group in variants.groups where group.picks.count > 1 && !group.assignments.isEmpty {
      let conditions = group.picks.map { pick in
        "\(variants.axes[pick.axis].name) == .\(variants.axes[pick.axis].cases[pick.value].name)"
      }
      writer.block("if \(conditions.joined(separator: ", "))") { writer in
        write(group.assignments, plan, &writer)
      }
    }
    if plan.usesTokens { writeOwnRecipe(plan, &writer) }
    for parameter in slots where isGiven(parameter) {
      writer.branch("let \(parameter.name)", then: "self.\(parameter.storage) = \(parameter.name)")
    }
    writer.takeChanges(of: plan)
  }
}

/// What the variants of one axis assign.
private func writeChoice(
  _ index: Int, _ plan: ComponentPlan, _ variants: VariantPlan, _ writer: inout SwiftWriter
) {
  let axis = variants.axes[index]
  let assignments = axis.cases.indices.map { value in
    // A component may say more of a variant of its base.
    let all = variants.groups.filter { $0.picks == [Variant.Pick(axis: index, value: value)] }.flatMap(
      \.assignments)
    return all.indices.filter { place in
      !all[(place + 1)...].contains { $0.slot == all[place].slot && $0.change == all[place].change }
    }.map { all[$0] }
  }
  if assignments.allSatisfy(\.isEmpty) { return }
  writer.line("switch \(axis.name) {")
  for (value, assignments) in zip(axis.cases, assignments) {
    if assignments.isEmpty {
      writer.line("case .\(value.name): break")
    } else {
      writer.line("case .\(value.name):")
      writer.nested { write(assignments, plan, &$0) }
    }
  }
  writer.line("}")
}

private func write(
  _ assignments: [VariantPlan.Assignment], _ plan: ComponentPlan, _ writer: inout SwiftWriter
) {
  for assignment in assignments {
    let slot = plan.slots[assignment.slot]
    if let change = assignment.change {
      writer.statement(
        "self[\(plan.conditionNames.subscripted(plan.changes[change].condition))].\(slot.name) = ",
        assignment.value.map { slot.changeLiteral($0) } ?? Code("nil"))
    } else if let value = assignment.value {
      writer.statement("self.\(slot.storage) = ", slot.literal(value))
    }
  }
}
