import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `traits` of a component, and adds them to it.
///
/// A trait is compiled once, as an addition to its base class, so its mistakes are reported once. The result is copied into each component
/// that lists it.
struct TraitReader {
  let owner: Owner
  let file: FileID
  let names: ComponentNames
  let known: [CheckedComponent]
  let output: CompilerOutput

  /// Reads `node`, one name or a list of names; for the root layer, later traits win over earlier ones.
  func take(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    guard node.kind != .mapping else {
      output.report(.traitsAreNoList(node))
      checked.isComplete = false
      return
    }
    let own = checked.placeOfOwnLayers..<checked.component.layers.count
    var animations = Set(checked.component.animations.map(\.name))
    for element in node.kind == .sequence ? node.elements : node.isEmptyValue ? [] : [node] {
      guard let place = names.resolveTrait(element, from: file, output),
        let index = names.traitIndex(at: place)
      else {
        checked.isComplete = false
        continue
      }
      take(known[place], index, at: element.span, into: &checked, &animations)
    }
    // Once for all of them, since it looks at every layer.
    checked.raise(own)
  }

  /// Adds a trait; `animations` are the names of the component's animations so far.
  private func take(
    _ trait: CheckedComponent, _ index: Int, at span: Span, into checked: inout CheckedComponent,
    _ animations: inout Set<String>
  ) {
    if checked.component.traits.contains(index) {
      output.report(.traitTakenTwice(trait.component, at: span))
    } else if checked.isComplete, !checked.component.base.isKind(of: trait.component.base) {
      output.report(.traitOfOtherBase(trait.component, checked.component, at: span))
    } else if let conflict = checked.conflict(with: trait, of: .trait(index), animations) {
      output.report(.traitConflict(trait.component, conflict, at: span))
    } else if let (name, classes) = checked.nameTaken(
      from: trait, of: .trait(index), in: output.frameworks)
    {
      output.report(.traitNameTaken(trait.component, name, by: classes, at: span))
    } else if let excess = (checked.layerCount + trait.layerCount).excess(at: span) {
      output.report(excess)
    } else {
      checked.take(trait, index)
      animations.formUnion(trait.component.animations.map(\.name))
      return
    }
    checked.reportedProperties.formUnion(trait.properties.map(\.name))
    checked.reportedLayers.formUnion(trait.component.layers.map(\.writtenName))
  }
}

/// A name that both a component and a trait bring.
private struct TraitConflict {
  var what: String
  var name: String
  var first: Span?
  var advice = "rename one of them, or take on only one of the traits"
}

extension CheckedComponent {
  /// A property that the trait brings and whose name this class has, though not the class that the trait is for.
  fileprivate func nameTaken(
    from trait: CheckedComponent, of owner: Owner, in frameworks: Set<AppleFramework>
  ) -> (name: String, classes: [(framework: AppleFramework, name: String)])? {
    if component.base == trait.component.base { return nil }
    for property in trait.properties where property.owner == owner {
      let identifier = swiftIdentifier(property.name)
      let classes = component.base.appleClasses(with: identifier, in: frameworks)
      if !classes.isEmpty, trait.component.base.appleClasses(with: identifier).isEmpty {
        return (property.name, classes)
      }
    }
    return nil
  }

  fileprivate func conflict(with trait: CheckedComponent, of owner: Owner, _ animations: Set<String>)
    -> TraitConflict?
  {
    for property in trait.properties where property.owner == owner {
      if let place = identifiers[swiftIdentifier(property.name)], !(property.isState(like: properties[place]))
      {
        return TraitConflict(what: "a property", name: property.name, first: properties[place].span)
      }
    }
    for layer in trait.component.layers where layer.owner == owner {
      if let place = place(ofLayer: layer.writtenName) {
        return TraitConflict(what: "a layer", name: layer.name, first: component.layers[place].span)
      }
      if layer.isMask, layer.parent == 0,
        let first = component.layers.first(where: { $0.isMask && $0.parent == 0 })
      {
        return TraitConflict(
          what: "a mask of the root,", name: layer.name, first: first.span,
          advice: "a layer has one mask, whatever its name; take on only one of the two")
      }
    }
    return trait.component.animations.first { animations.contains($0.name) }.map {
      TraitConflict(what: "an animation", name: $0.name, first: $0.span)
    }
  }

  /// Adds everything that a trait adds to the class that it is for.
  fileprivate mutating func take(_ trait: CheckedComponent, _ index: Int) {
    let standard = CheckedComponent(trait.component.base)
    let places = placesOfProperties(of: trait, beside: standard)
    func moved(_ property: Int) -> Int { places[property] }
    func moved(_ expression: Expression) -> Expression { expression.mapProperties(moved) }
    func moved(_ target: Target, _ layers: [Int]) -> Target {
      switch target {
      case .property(let property): .property(moved(property))
      case .layer(let layer, let key): .layer(layers[layer], key)
      }
    }

    takeProperties(of: trait, beside: standard, moved)
    let layers = takeLayers(of: trait, .trait(index), moved)
    takeSettings(of: trait, { moved($0, layers) }, moved)
    component.animations += trait.component.animations.map { animation in
      var animation = animation.map(moved)
      animation.layer = layers[animation.layer]
      return animation
    }
    component.propertyTransitions += trait.component.propertyTransitions.map {
      PropertyTransition(property: moved($0.property), timing: moved($0.timing), span: $0.span)
    }
    component.traits.append(index)
    isComplete = isComplete && trait.isComplete
    reportedProperties.formUnion(trait.reportedProperties)
    reportedLayers.formUnion(trait.reportedLayers)
    reportedStates.formUnion(trait.reportedStates)
    component.ownStates += trait.component.ownStates.filter { ownState(named: $0.name) == nil }
  }

  /// The index that each property of a trait gets in this component, by its index in the trait.
  private func placesOfProperties(of trait: CheckedComponent, beside standard: CheckedComponent) -> [Int] {
    var next = properties.count
    return trait.properties.enumerated().map { place, property in
      // The properties of the class come first, and in the same order for all that is based on it.
      if place < standard.properties.count { return place }
      // All who declare a state mean the same one.
      if let known = identifiers[swiftIdentifier(property.name)], property.isState(like: properties[known]) {
        return known
      }
      next += 1
      return next - 1
    }
  }

  private mutating func takeProperties(
    of trait: CheckedComponent, beside standard: CheckedComponent, _ moved: (Int) -> Int
  ) {
    for (place, property) in trait.properties.enumerated() {
      var property = property
      property.driven = property.driven?.mapProperties(moved)
      property.sets = property.sets.map { Property.Assignment(property: moved($0.property), value: $0.value) }
      if place >= standard.properties.count {
        if moved(place) >= properties.count { add(property) }
      } else if trait.always[.property(place)] != nil {
        component.properties[place].defaultValue = property.defaultValue
        component.properties[place].driven = property.driven
        drivenSpans[place] = trait.drivenSpans[place]
      }
    }
  }

  /// Adds the trait's layers behind all others. Gives back where each layer of the trait is found in this component.
  private mutating func takeLayers(of trait: CheckedComponent, _ owner: Owner, _ moved: (Int) -> Int)
    -> [Int]
  {
    let place = component.layers.count
    var own: [Layer] = []
    for layer in trait.component.layers where layer.owner == owner { own.append(layer) }
    let first = trait.component.layers.firstIndex { $0.owner == owner } ?? 0
    for index in own.indices {
      own[index].parent = own[index].parent.map { $0 == 0 ? 0 : place + $0 - first }
      own[index].mapProperties(moved)
    }
    insert(own, at: place)
    layerCount =
      layerCount + trait.layerCount - LayerCount(trait.component.layers.filter { $0.owner != owner })
    for var setting in trait.component.layers[0].settings where setting.span != nil {
      setting.value = setting.value.mapProperties(moved)
      component.layers[0].settings.removeAll { $0.key == setting.key }
      component.layers[0].settings.append(setting)
    }
    return trait.component.layers.enumerated().map { index, layer in
      layer.owner == owner ? place + index - first : layerNames[layer.name] ?? 0
    }
  }
}

extension Property {
  /// Whether both properties stand for the same state of a component.
  fileprivate func isState(like other: Property) -> Bool {
    isOwnState && role == other.role
  }
}

extension Layer {
  fileprivate mutating func mapProperties(_ moved: (Int) -> Int) {
    for index in settings.indices { settings[index].value = settings[index].value.mapProperties(moved) }
    frame = frame.mapOperands { $0.mapProperties(moved) }
    if let label = accessibility?.label { accessibility?.label = label.mapProperties(moved) }
    if let absence = copy?.absence { copy?.absence = absence.mapProperties(moved) }
    for index in (copy?.indices ?? []).indices {
      guard let list = copy?.indices[index].item?.list else { continue }
      copy?.indices[index].item?.list = list.mapProperties(moved)
    }
    if let template = copy?.template { copy?.template = template.map { $0.mapProperties(moved) } }
  }
}

extension DiagnosticCode {
  static let traitConflict = DiagnosticCode(
    "trait-conflict", .error, "A component can take on its traits.",
    explanation: """
      A trait adds its properties, layers and animations to a component. Each name can exist once. The component
      must derive from the trait's `base` (UIView by default), and can list the trait once.
      """,
    example: """
      traits:
        Rounded: { properties: { alpha2: { type: CGFloat, default: 1 } } }
        Faded: { properties: { alpha2: { type: CGFloat, default: 1 } } }
      components:
        Card: { base: UIView, traits: [Rounded, Faded] }
      """)
}

extension Diagnostic {
  fileprivate static func traitNameTaken(
    _ trait: Component, _ property: String, by classes: [(framework: AppleFramework, name: String)],
    at span: Span
  ) -> Diagnostic {
    let owners = classes.map { "\($0.framework.rawValue)'s \($0.name)" }.joined(separator: " and ")
    return Diagnostic(
      .reservedName,
      "the trait ‘\(trait.name.shortened)’ has the property ‘\(property.shortened)’, which \(owners) already \(classes.count == 1 ? "has" : "have")",
      at: span, notes: ["rename the trait's property"])
  }

  fileprivate static func traitsAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘traits’ must be a list of names, but this is \(node.phrase)", at: node.span,
      notes: ["write ‘traits: [RoundedCorners]’; traits are declared in a section of the file"])
  }

  fileprivate static func traitTakenTwice(_ trait: Component, at span: Span) -> Diagnostic {
    Diagnostic(
      .traitConflict, "‘\(trait.name.shortened)’ is already listed", at: span,
      related: [Related("it is declared here", at: trait.span)],
      notes: ["this component lists it twice, or its base already has it"])
  }

  fileprivate static func traitOfOtherBase(_ trait: Component, _ component: Component, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .traitConflict,
      "‘\(trait.name.shortened)’ is for components based on \(trait.base.rawValue), and this is a "
        + component.base.rawValue,
      at: span, related: [Related("it is declared here", at: trait.span)])
  }

  fileprivate static func traitConflict(_ trait: Component, _ conflict: TraitConflict, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .traitConflict,
      "‘\(trait.name.shortened)’ brings \(conflict.what) ‘\(conflict.name.shortened)’, which already exists",
      at: span,
      related: conflict.first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: [conflict.advice])
  }
}
