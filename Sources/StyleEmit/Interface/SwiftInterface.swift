import StyleModel

/// The declarations of a sheet's generated Swift that apps use: names and types, without the members that each struct or class has.
///
/// A function of the plans that emitters write, so that names are those of the code. `SwiftInterfaceTests` look for each in it.
package func swiftInterface(
  of sheet: ResolvedSheet, targets: Set<EmitTarget>, options: EmitOptions = EmitOptions()
) -> [SwiftDeclaration] {
  if targets.isEmpty { return [] }
  let modules = ModuleMap(sheet, options)
  var interface = InterfaceWriter(sheet: sheet)
  interface.addTokens(modules)
  interface.addModes(modules)
  for (index, trait) in sheet.traits.enumerated() where modules.module(of: trait.span) == nil {
    interface.add(TraitProtocol(trait: trait).styleName, "protocol", .trait(index))
  }
  for name in sheet.states.own where modules.module(ofState: name) == nil {
    interface.add("StyleState.\(swiftIdentifier(name))", "StyleState", .state(name))
  }
  for plan in ComponentPlan.all(of: sheet, options) { interface.add(plan, targets) }
  return interface.declarations
}

private struct InterfaceWriter {
  let sheet: ResolvedSheet
  private(set) var declarations: [SwiftDeclaration] = []

  mutating func add(_ name: String, _ type: String, _ subject: SwiftDeclaration.Source) {
    declarations.append(SwiftDeclaration(name, type, subject))
  }

  mutating func addTokens(_ modules: ModuleMap) {
    let names = SwiftTokenNames(sheet)
    for (index, token) in sheet.tokens.enumerated() where modules.module(of: token.span) == nil {
      guard let name = names[index] else { continue }
      add(
        "StyleTokens.\(token.type.swiftName).\(name.member)", token.type.valueType.swiftType, .token(index))
    }
  }

  /// The axes of modes that style files declare.
  mutating func addModes(_ modules: ModuleMap) {
    let names = SwiftModeNames(sheet.modes)
    for index in sheet.modes.axes.indices.dropFirst(ModeTable().axes.count)
    where modules.module(ofAxis: index) == nil {
      let type = "StyleModes.\(names.axes[index].type)"
      add("StyleModes.\(names.axes[index].member)", type, .axis(index))
      for value in sheet.modes.axes[index].values {
        add("\(type).\(names.values[value.mode] ?? "")", "case", .axis(index))
      }
    }
  }

  mutating func add(_ plan: ComponentPlan, _ targets: Set<EmitTarget>) {
    // The code of another module's component isn't generated here; that of its styles may be.
    if plan.module == nil { addType(plan, targets) }
    for style in plan.styles {
      add("\(plan.styleName).\(style.name)", plan.styleName, .style(style.style))
    }
  }

  private mutating func addType(_ plan: ComponentPlan, _ targets: Set<EmitTarget>) {
    let (component, owner) = (plan.component, plan.styleName)
    add(owner, "struct", .component(plan.index))
    if !component.isExtension, !component.isBaseClass, targets.contains(.uikit) || targets.contains(.appkit) {
      let parent = component.parent.map { componentTypeName(sheet.components[$0].name) }
      add(plan.typeName, parent ?? component.base.rawValue, .component(plan.index))
    }
    var labels: [String] = []
    for axis in plan.variants?.axes ?? [] {
      labels.append(axis.name)
      add("\(owner).\(axis.type)", "enum", .component(plan.index))
      for value in axis.cases { add("\(owner).\(axis.type).\(value.name)", "case", .component(plan.index)) }
    }
    for slot in plan.slots where !slot.isInternal {
      guard case .property(let index) = slot.target else { continue }
      let subject = SwiftDeclaration.Source.property(
        component: plan.index, name: component.properties[index].name)
      labels.append(slot.name)
      add("\(owner).\(slot.name)", slot.declaredType, subject)
      guard let enumeration = slot.enumeration else { continue }
      for value in enumeration.values {
        add("\(owner).\(enumeration.name).\(swiftCaseName(value))", "case", subject)
      }
    }
    for (index, property) in component.properties.enumerated() {
      let name = "\(owner).\(swiftIdentifier(property.name))"
      let subject = SwiftDeclaration.Source.property(component: plan.index, name: property.name)
      if property.isPseudo {
        add(name, "Bool", subject)
      } else if let driven = property.driven, plan.slot(ofProperty: index) == nil {
        add(name, property.type.swiftType + (plan.mayBeNil(driven) ? "?" : ""), subject)
      }
    }
    declarations.append(
      SwiftDeclaration("\(owner).init", "init", labels: labels, .component(plan.index)))
  }
}
