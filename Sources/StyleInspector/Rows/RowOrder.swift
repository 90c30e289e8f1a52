import StyleModel

extension InspectorSheet {
  /// The properties and the keys of layers that styles of a component may set: first those of the component, then of its traits
  /// and bases, then of the layers.
  func targets(ofComponent index: Int) -> [RowTarget] {
    if let known = knownTargets[index] { return known }
    let component = sheet.components[index]
    var targets: [RowTarget] = component.properties.enumerated().map { place, property in
      target(
        property, .property(place), key: property.name, section: section(of: property.owner), of: component)
    }
    // The nearest owner first, as Interface Builder has it.
    var order: [String] = []
    for target in targets.reversed() where !order.contains(target.section) { order.append(target.section) }
    targets = order.flatMap { section in targets.filter { $0.section == section } }
    // What is set of a repeated layer is set of all its copies.
    for (place, layer) in component.layers.enumerated() where layer.isFirstCopy {
      let section = "layer:\(layer.writtenName)"
      var taken: Set<String> = []
      if case .component(let held) = layer.kind {
        for (property, declared) in sheet.components[held].properties.enumerated() {
          taken.insert(declared.name)
          targets.append(
            target(
              declared, .layer(place, .property(property)), key: "\(layer.writtenName).\(declared.name)",
              section: section,
              of: sheet.components[held]))
        }
      }
      // What a layer of this kind alone has comes first, as its text or its stops.
      let properties =
        layer.properties.filter { !$0.isOfEveryKind } + layer.properties.filter(\.isOfEveryKind)
      for property in properties where !taken.contains(property.name) {
        targets.append(
          RowTarget(
            key: "\(layer.writtenName).\(property.name)", target: .layer(place, .layer(property)),
            type: property.valueType,
            isOptional: property.isOptional, bounds: property.bounds, unit: property.unit,
            name: property.name, summary: property.summary, section: section))
      }
    }
    knownTargets[index] = targets
    return targets
  }

  private func target(
    _ property: Property, _ target: Target, key: String, section: String, of component: Component
  ) -> RowTarget {
    let problem = property.driven.map { driven in
      let names = driven.properties.sorted().map { "‘\(component.properties[$0].name)’" }
      return names.isEmpty
        ? "‘\(component.name)’ sets it by itself"
        : "it follows \(names.joined(separator: " and ")); set that instead"
    }
    return RowTarget(
      key: key, target: target, type: property.type, isOptional: property.isOptional, bounds: property.bounds,
      name: property.name, summary: property.summary, deprecated: property.deprecated, section: section,
      problem: problem)
  }

  private func section(of owner: Owner) -> String {
    switch owner {
    case .base(let base): "class:\(base.rawValue)"
    case .component(let index): "component:\(sheet.components[index].name)"
    case .trait(let index): "trait:\(sheet.traits[index].name)"
    }
  }
}
