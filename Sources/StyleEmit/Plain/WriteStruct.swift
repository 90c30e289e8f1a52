import StyleModel

/// Writes a component's struct: its values, its changes by state and mode, and how these are resolved.
func writeStruct(
  _ plan: ComponentPlan, _ modes: SwiftModeNames, in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.documentation(
    plan.component.summary, "The values of `\(plan.typeName)`, with their changes for states and modes.",
    origin("component", plan.component.name, sheet.path(ofComponent: plan.index)))
  writer.deprecation(plan.component.deprecated)
  let traits = plan.component.traits.map { ", " + TraitProtocol(trait: sheet.traits[$0]).styleName }
  writer.block(
    "\(writer.isolation)public struct \(plan.styleName): ComponentStyle, Hashable\(traits.joined())"
  ) {
    writer in
    writer.line("private var _values = StyleStoredValues(count: \(plan.slots.count))")
    writer.line("private var _changes = StyleChangeTable()")
    writer.storedSource()
    writeStoredStates(plan, &writer)
    if plan.usesTokens { writeStoredTokens(plan, &writer) }
    writer.line()
    writeInitializer(plan, &writer)
    if plan.followsTokens { writeInitializerFromTokens(plan, &writer) }
    for (place, slot) in plan.slots.enumerated() {
      writer.line()
      writeProperty(slot, of: plan, in: place, &writer)
    }
    writer.line()
    writeConditionAccess(plan, modes, in: sheet, &writer)
  }
  writeEnumerations(plan, &writer)
  writeComputed(plan, &writer)
  writer.line()
  writeChanges(plan, &writer)
  writer.line()
  writeResolved(plan, &writer)
  // What the main actor has can't be described elsewhere.
  if writer.isolation == "nonisolated " {
    writer.line()
    writeDebugDescription(plan, &writer)
  }
  if plan.usesTokens {
    writer.line()
    writeTokenChange(plan, &writer)
  }
  writer.following(plan, in: sheet)
}

/// Writes the variables in which `resolved(in:modes:)` records states for components in the layers.
private func writeStoredStates(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  for slot in plan.slotsWithStates {
    writer.documentation("The state that says `\(plan.slots[slot].name)`.")
    writer.line("var \(plan.stateVariable(of: slot)): StyleState = []")
  }
  guard plan.passesOnState else { return }
  writer.documentation("The state that it is shown in, which is that of the components in its layers too.")
  writer.line("\(plan.sharedAccess)var _stateOfHolder: StyleState = []")
  writer.documentation("The modes that it is shown in.")
  writer.line("\(plan.sharedAccess)var _modesOfHolder: StyleModes?")
}

private func writeProperty(
  _ slot: Slot, of plan: ComponentPlan, in place: Int, _ writer: inout SwiftWriter
) {
  if slot.deprecated == nil { writer.documentation(slot.summary, slot.fallbackNote) }
  writer.stored(
    slot.storage, slot.declaredType, slot.deprecated == nil ? plan.access(of: slot) : "",
    get: "_values[\(place)]", set: "_values.set(newValue, at: \(place), over: &_changes)")
}

private func writeInitializer(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  if let variants = plan.variants { return writeInitializer(plan, variants, &writer) }
  let slots = plan.slots.map { StoredParameter($0) }
  let initializer = InitializerWriter(
    parameters: slots + [.changes(of: plan)] + (plan.usesTokens ? [.styleTokens] : []),
    givesInternals: plan.givesInternals,
    documentation: "An argument that is nil leaves what the component has.",
    internalAccess: plan.sharedAccess)
  initializer.write(&writer) { isGiven, writer in
    if plan.usesTokens { writeGivenTokens(plan, &writer) }
    for slot in plan.slots { writer.statement("self.\(slot.storage) = ", slot.literal(slot.initial)) }
    for change in plan.changes { writeInitialChange(change.condition, change.initial, plan, &writer) }
    writer.giveWay(plan)
    if plan.usesTokens { writeOwnRecipe(plan, &writer) }
    writer.ownSource(plan)
    for parameter in slots where isGiven(parameter) {
      writer.branch("let \(parameter.name)", then: "self.\(parameter.storage) = \(parameter.name)")
    }
    writer.takeChanges(of: plan)
  }
}

/// Writes the statement for a change that the component has from the beginning: `self[.focused] = Changes { $0.borderWidth = 2 }`.
func writeInitialChange(
  _ condition: ChangeCondition, _ values: [Int: AdaptiveValue], _ plan: ComponentPlan,
  _ writer: inout SwiftWriter
) {
  let statements = values.keys.sorted().compactMap { index in
    values[index].map { ("$0.\(plan.slots[index].name) = ", plan.slots[index].changeLiteral($0)) }
  }
  guard let first = statements.first else { return }
  let head = "self[\(plan.conditionNames.subscripted(condition))] = Changes"
  if statements.count == 1 { return writer.shortBlock(head, first.0, first.1) }
  writer.block(head) { writer in
    for (target, value) in statements { writer.statement(target, value) }
  }
}

extension SwiftWriter {
  /// Writes the line from which on an assigned value wins over the component's own values for modes.
  mutating func giveWay(_ plan: ComponentPlan) {
    line("_changes.givesWay = true")
    let computed = plan.placesComputedInModes.sorted()
    if !computed.isEmpty {
      line("_changes.computed = [\(computed.map(String.init).joined(separator: ", "))]")
    }
  }

  /// Writes the statement that sets the changes of an initializer's argument.
  mutating func takeChanges(of plan: ComponentPlan) {
    line("_changes.set(\(plan.changesParameter).map { ($0.bits, $1._values) })")
  }
}

/// Writes what a failed comparison of two styles prints.
private func writeDebugDescription(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  writer.deprecation(plan.component.deprecated)
  writer.block("nonisolated extension \(plan.styleName): CustomDebugStringConvertible") { writer in
    writer.documentation("The values that differ from those of `\(plan.styleName)()`.")
    writer.block("public var debugDescription: String") { writer in
      let names = plan.slots.map { Code(stringLiteral(withoutBackticks($0.name))) }
      writer.line("let standard = Self()")
      writer.statement(
        "return ",
        .call(
          "_values.description",
          [
            Code(stringLiteral(plan.styleName)), .array(names), Code("_changes"),
            Code("unlike: (standard._values, standard._changes)"),
            Code("conditionName: { StyleCondition($0).description }"),
          ]))
    }
  }
}

private func writeEnumerations(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  if let variants = plan.variants { writeEnumerations(plan, variants, &writer) }
  for case let (slot, enumeration?) in plan.slots.map({ ($0, $0.enumeration) }) {
    writer.line()
    writer.extension(of: plan) { writer in
      writer.documentation("The values of `\(withoutBackticks(slot.name))`.")
      writer.block(
        "\(plan.access(of: slot))enum \(enumeration.name): String, Sendable, Hashable, CaseIterable"
      ) {
        writer in
        var names = Names()
        for value in enumeration.values {
          writer.enumCase(names.claim(swiftCaseName(value)), rawValue: value)
        }
      }
    }
  }
}

/// Writes properties that are computed from other values: driven properties, pseudo-properties, and deprecated ones.
func writeComputed(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  let properties = plan.component.properties.indices.filter { index in
    let slot = plan.slot(ofProperty: index)
    let property = plan.component.properties[index]
    return property.isPseudo || slot?.deprecated != nil || property.driven != nil && slot == nil
  }
  if properties.isEmpty { return }
  writer.line()
  writer.extension(of: plan) { writer in
    for (position, index) in properties.enumerated() {
      if position > 0 { writer.line() }
      let property = plan.component.properties[index]
      writer.documentation(property.summary)
      writer.deprecation(property.deprecated)
      if let slot = plan.slot(ofProperty: index) {
        writer.block("public var \(slot.name): \(slot.declaredType)") { writer in
          writer.line("get { \(slot.storage) }")
          writer.line("set { \(slot.storage) = newValue }")
        }
      } else if let driven = property.driven {
        let mark = plan.mayBeNil(driven) ? "?" : ""
        writer.block("public var \(swiftIdentifier(property.name)): \(property.type.swiftType)\(mark)") {
          writer in
          let value = plan.value(driven, as: property.type, of: "")
          if case .choice = property.type {
            writer.statement("", value.word.code)
          } else {
            writer.statement("", value.code)
          }
        }
      } else {
        writePseudo(index, plan, &writer)
      }
    }
  }
}

/// Setting a pseudo-property to false brings back the component's values.
private func writePseudo(_ index: Int, _ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  var parts: [(target: String, value: Code)] = []
  for part in plan.pseudoValues[index] ?? [] {
    let slot = plan.slots[part.slot]
    parts.append((slot.storage, slot.literal(part.value)))
    for (change, value) in part.changes {
      parts.append(
        (
          "self[\(plan.conditionNames.subscripted(plan.changes[change].condition))].\(slot.name)",
          value.map { slot.changeLiteral($0) } ?? Code("nil")
        ))
    }
  }
  writer.block("public var \(swiftIdentifier(plan.component.properties[index].name)): Bool") { writer in
    writer.block("get") { writer in
      for (place, part) in parts.enumerated() {
        writer.statement((place == 0 ? "" : "  && ") + "\(part.target) == ", part.value)
      }
    }
    writer.block("set") { writer in
      writer.block("if !newValue") { writer in
        writer.line("let standard = Self()")
        for part in parts {
          let member = part.target.hasPrefix("self[") ? String(part.target.dropFirst(4)) : "." + part.target
          writer.line("\(part.target) = standard\(member)")
        }
        writer.line("return")
      }
      for part in parts { writer.statement("\(part.target) = ", part.value) }
    }
  }
}

extension Slot {
  /// A note for a property whose nil does not mean “none”; nil for any other.
  fileprivate var fallbackNote: String? {
    if fallback != nil { return "What the component itself makes of its other values, where nil." }
    return isOptional && target.isProperty && type == "StyleColor" && summary != nil && isTint
      ? "nil is the tint of the view around it." : nil
  }

  private var isTint: Bool { name == "tintColor" }
}

extension Target {
  fileprivate var isProperty: Bool { if case .property = self { true } else { false } }
}
