import StyleModel

/// Writes a component's struct: its values, its changes by state and mode, and how these are resolved.
func writeStruct(
  _ plan: ComponentPlan, _ modes: ModeNames, in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.documentation(
    plan.component.summary, "The values of `\(plan.typeName)`, with their changes for states and modes.",
    origin("component", plan.component.name, sheet.path(ofComponent: plan.index)))
  writer.deprecation(plan.component.deprecated)
  let traits = plan.component.traits.map { ", " + TraitProtocol(trait: sheet.traits[$0]).styleName }
  writer.block("\(writer.isolation)public struct \(plan.styleName): Sendable, Hashable\(traits.joined())") {
    writer in
    for slot in plan.slots { writeProperty(slot, &writer) }
    for change in plan.changes {
      writer.documentation(change.condition.summary(modes, plan.stateTable))
      writer.line("public var \(change.name): Changes")
    }
    writeStoredStates(plan, &writer)
    if plan.usesTokens { writeStoredTokens(plan, &writer) }
    writer.line()
    writeInitializer(plan, &writer)
    if plan.followsTokens { writeInitializerFromTokens(plan, &writer) }
  }
  writeEnumerations(plan, &writer)
  writeComputed(plan, &writer)
  writer.line()
  writeChanges(plan, &writer)
  writer.line()
  writeResolved(plan, modes, &writer)
  if plan.usesTokens {
    writer.line()
    writeTokenChange(plan, &writer)
  }
}

/// What `resolved(in:modes:)` notes for components in the layers.
private func writeStoredStates(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  for slot in plan.slotsWithStates {
    writer.documentation("The state that says `\(plan.slots[slot].name)`.")
    writer.line("var \(plan.stateVariable(of: slot)): StyleState = []")
  }
  guard plan.passesOnState else { return }
  writer.documentation("The state that it is shown in, which is that of the components in its layers too.")
  writer.line("var _stateOfHolder: StyleState = []")
  writer.documentation("The modes that it is shown in.")
  writer.line("var _modesOfHolder: StyleModes?")
}

private func writeProperty(_ slot: Slot, _ writer: inout SwiftWriter) {
  if slot.deprecated == nil {
    writer.documentation(slot.summary, slot.fallbackNote)
    writer.line("\(slot.access)var \(slot.name): \(slot.declaredType)")
  } else {
    writer.line("var \(slot.storage): \(slot.declaredType)")
  }
}

private func writeInitializer(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  if let variants = plan.variants { return writeInitializer(plan, variants, &writer) }
  let slots = plan.slots.enumerated().map { index, slot in
    StoredParameter(slot, initial: plan.isOpen(index) ? nil : slot.initial)
  }
  let changes = plan.changes.map { change in
    plan.isOpen(change)
      ? StoredParameter(name: change.name, type: "Changes?", initial: Code("nil"), storage: change.name)
      : StoredParameter(
        name: change.name, type: "Changes", initial: plan.changesLiteral(change.initial), storage: change.name
      )
  }
  let initializer = InitializerWriter(
    parameters: slots + changes + (plan.usesTokens ? [.styleTokens] : []),
    givesInternals: plan.givesInternals)
  initializer.write(&writer) { isGiven, writer in
    if plan.usesTokens { writeGivenTokens(plan, &writer) }
    var open: [StoredParameter] = []
    for (index, (slot, parameter)) in zip(plan.slots, slots).enumerated() {
      let isOpen = plan.isOpen(index)
      let value = isOpen || !isGiven(parameter) ? slot.literal(slot.initial) : Code(slot.name)
      writer.statement("self.\(slot.storage) = ", value)
      if isOpen && isGiven(parameter) { open.append(parameter) }
    }
    for (change, parameter) in zip(plan.changes, changes) {
      let value = plan.isOpen(change) ? plan.changesLiteral(change.initial) : Code(change.name)
      writer.statement("self.\(change.name) = ", value)
      if plan.isOpen(change) { open.append(parameter) }
    }
    for parameter in open {
      writer.branch("let \(parameter.name)", then: "self.\(parameter.storage) = \(parameter.name)")
    }
  }
}

private func writeEnumerations(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  if let variants = plan.variants { writeEnumerations(plan, variants, &writer) }
  for case let (slot, enumeration?) in plan.slots.map({ ($0, $0.enumeration) }) {
    writer.line()
    writer.extension(of: plan) { writer in
      writer.documentation("The values of `\(withoutBackticks(slot.name))`.")
      writer.block("\(slot.access)enum \(enumeration.name): String, Sendable, Hashable, CaseIterable") {
        writer in
        var names = Names()
        for value in enumeration.values {
          writer.enumCase(names.claim(swiftCaseName(value)), rawValue: value)
        }
      }
    }
  }
}

/// What is computed of other values: driven properties, pseudo-properties, and deprecated ones.
private func writeComputed(_ plan: ComponentPlan, _ writer: inout SwiftWriter) {
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

/// Setting a pseudo-property to false changes nothing: which values it would bring back is not known.
private func writePseudo(_ index: Int, _ plan: ComponentPlan, _ writer: inout SwiftWriter) {
  var parts: [(target: String, value: Code)] = []
  for part in plan.pseudoValues[index] ?? [] {
    let slot = plan.slots[part.slot]
    parts.append((slot.storage, slot.literal(part.value)))
    for (change, value) in part.changes {
      parts.append(
        ("\(plan.changes[change].name).\(slot.name)", value.map { slot.changeLiteral($0) } ?? Code("nil")))
    }
  }
  writer.block("public var \(swiftIdentifier(plan.component.properties[index].name)): Bool") { writer in
    writer.block("get") { writer in
      for (place, part) in parts.enumerated() {
        writer.statement((place == 0 ? "" : "  && ") + "\(part.target) == ", part.value)
      }
    }
    writer.block("set") { writer in
      writer.line("guard newValue else { return }")
      for part in parts { writer.statement("\(part.target) = ", part.value) }
    }
  }
}

extension Slot {
  /// Where nil does not mean “none”.
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

extension Condition {
  /// What a set of changes is for, as documentation says it.
  fileprivate func summary(_ modes: ModeNames, _ table: StateTable) -> String {
    let states = state.isEmpty ? [] : [table.name(of: state).replacingPlus]
    let parts = states + modes.phrases(self.modes)
    return isAlways
      ? "What holds in place of what is computed in every state and mode."
      : "What is different while \(parts.joined(separator: " and "))."
  }
}

extension String {
  /// `selected+highlighted` as a phrase.
  fileprivate var replacingPlus: String { split(separator: "+").joined(separator: " and ") }
}
