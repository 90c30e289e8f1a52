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

/// Writes the initializer of a struct with variants: it assigns the component's values, then those of its variants, then its arguments.
func writeInitializer(_ plan: ComponentPlan, _ variants: VariantPlan, _ writer: inout SwiftWriter) {
  let axes = variants.axes.map { axis in
    StoredParameter(name: axis.name, type: axis.type + "?", initial: Code("nil"), storage: "")
  }
  let slots = plan.slots.map { StoredParameter($0) }
  let initializer = InitializerWriter(
    parameters: axes + slots + [.changes(of: plan)] + (plan.usesTokens ? [.styleTokens] : []),
    givesInternals: plan.givesInternals,
    documentation:
      "The look of some variants, each the default where it is nil. Any other argument that isn't nil takes the place of what these say.",
    internalAccess: plan.sharedAccess)
  initializer.write(&writer) { isGiven, writer in
    writer.givenPicks(variants)
    if plan.usesTokens { writeGivenTokens(plan, &writer) }
    for (slot, value) in zip(plan.slots, variants.bare.values) {
      writer.statement("self.\(slot.storage) = ", slot.literal(value))
    }
    for (change, values) in zip(plan.changes, variants.bare.changes) {
      writeInitialChange(change.condition, values, plan, &writer)
    }
    writeChoices(plan, variants, &writer)
    writer.giveWay(plan)
    if plan.usesTokens { writeOwnRecipe(plan, &writer) }
    writer.ownSource(plan)
    for parameter in slots where isGiven(parameter) {
      writer.branch("let \(parameter.name)", then: "self.\(parameter.storage) = \(parameter.name)")
    }
    writer.takeChanges(of: plan)
  }
}

/// Writes the assignments of all variants: those of default variants first, and then those of chosen ones.
private func writeChoices(_ plan: ComponentPlan, _ variants: VariantPlan, _ writer: inout SwiftWriter) {
  let speaking = variants.axes.indices.filter { index in
    variants.groups.contains { $0.picks.contains { $0.axis == index } && !$0.assignments.isEmpty }
  }
  let axes = speaking.map { variants.axes[$0] }
  guard variants.ordersByPicks else {
    for axis in axes { writeDefault(of: axis, &writer) }
    for axis in speaking { writeChoice(axis, plan, variants, &writer) }
    return writeCompounds(plan, variants, &writer)
  }
  let picked = speaking.map { "_isPicked\($0)" }
  for (name, axis) in zip(picked, axes) { writer.line("let \(name) = \(axis.name) != nil") }
  for axis in axes { writeDefault(of: axis, &writer) }
  writer.comment("A variant that is picked goes before one that is not.")
  writer.block("for _isPicked in [false, true]") { writer in
    for (name, axis) in zip(picked, speaking) {
      writer.block(ifAny: ["\(name) == _isPicked"]) { writeChoice(axis, plan, variants, &$0) }
    }
    writeCompounds(plan, variants, where: { "_isPicked\($0)" }, &writer)
  }
}

private func writeDefault(of axis: VariantPlan.Axis, _ writer: inout SwiftWriter) {
  writer.line("let \(axis.name) = \(axis.name) ?? \(axis.spelled(axis.defaultCase))")
}

/// Writes the assignments of compounds. `isPicked` returns the variable for whether a variant of an axis is chosen.
private func writeCompounds(
  _ plan: ComponentPlan, _ variants: VariantPlan, where isPicked: ((Int) -> String)? = nil,
  _ writer: inout SwiftWriter
) {
  for group in variants.groups where group.picks.count > 1 && !group.assignments.isEmpty {
    var conditions = group.picks.map { pick in
      "\(variants.axes[pick.axis].name) == .\(variants.axes[pick.axis].cases[pick.value].name)"
    }
    if let isPicked {
      conditions.append("(\(group.picks.map { isPicked($0.axis) }.joined(separator: " || "))) == _isPicked")
    }
    writer.block(ifAll: conditions) { write(group.assignments, plan, &$0) }
  }
}

/// Writes the assignments of the variants of one axis.
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

extension VariantPlan.Axis {
  /// A case where an optional one is expected, in which `.none` would be none at all.
  func spelled(_ value: Int) -> String {
    let name = cases[value].name
    return withoutBackticks(name) == "none" ? "\(owner).\(type).\(name)" : "." + name
  }
}
