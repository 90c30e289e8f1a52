import StyleModel

extension Slot {
  /// The slots of a component, each with its initial value.
  ///
  /// `touched` is all that the component's states and modes, its styles, and layers that hold it set; `declared` is how many
  /// of the component's properties the style file, or its base class, declares.
  static func all(
    of component: Component, declared: Int, _ tokens: TokenSources, touched: Set<Target>,
    _ loops: CopyLoops, _ names: inout Names, _ types: inout Names
  ) -> [(slot: Slot, value: ModedValue?)] {
    let sheet = tokens.sheet
    var result: [(Slot, ModedValue?)] = []
    for (index, property) in component.properties.enumerated() {
      let isTouched = touched.contains(.property(index))
      // Pseudo-properties hold nothing of their own.
      let isAsked =
        property.driven != nil || !property.isOfLook
        || property.isOwnState && property.defaultValue.value == .bool(false)
      if property.isPseudo || !isTouched && isAsked { continue }
      let name = names.claim(swiftIdentifier(property.name))
      // What layers are drawn with is the component's own affair.
      let isInherited =
        property.isInheritedTint && component.base.hasDefault(property) && !component.reads(property: index)
      var slot = Slot(
        target: .property(index), name: name, label: argumentLabel(name),
        storage: property.deprecated == nil ? name : names.claim("stored" + swiftTypeName(property.name)),
        type: property.type.swiftType, valueType: property.type,
        isOptional: property.isOptional || isInherited, fallback: property.driven,
        initial: .none(nilIsUnsaid: property.driven != nil), isInternal: index >= declared,
        summary: property.summary,
        deprecated: property.deprecated)
      slot.take(property.type, named: property.name, beside: names, &types)
      let value = isInherited ? ModedValue(.null, origin: .unknown) : property.defaultValue
      result.append((slot, property.driven == nil ? value : nil))
    }
    for (index, layer) in component.layers.enumerated()
    where !loops.leavesOut(index) && (index == 0 || !layer.isOfBaseClass) {
      for (key, name, type, isOptional) in layer.keys(in: sheet) {
        let base = layer.settings.first { $0.key == key }?.value
        let target = Target.layer(index, key)
        guard touched.contains(target) || base?.needsSlot(of: type, tokens) ?? false else {
          continue
        }
        let full = layer.name + "+" + name
        let identifier = names.claim(swiftIdentifier(full), suffix: "OfLayer")
        let isHeld = layer.kind.component != nil
        let value =
          base.map(\.constant)
          ?? (isHeld ? nil : key.defaultValue(in: sheet, layer).map { ModedValue($0, origin: .unknown) })
        let fallback = value == nil ? base : nil
        let defers = isHeld && base == nil
        var slot = Slot(
          target: target, name: identifier, label: argumentLabel(identifier), storage: identifier,
          type: type.swiftType, valueType: type,
          isOptional: isOptional, fallback: fallback, defersToHeld: defers,
          initial: .none(nilIsUnsaid: fallback != nil || defers), isInternal: true,
          summary: "`\(name)` of the layer ‘\(layer.name)’.")
        slot.take(type, named: full, beside: names, &types)
        result.append((slot, value))
      }
    }
    return result
  }

  /// A closed set of strings gets an `enum` of its own.
  ///
  /// A name without letters of two cases would be that of the type and of a parameter.
  private mutating func take(
    _ type: ValueType, named name: String, beside members: Names, _ types: inout Names
  ) {
    guard case .choice(let values) = type else { return }
    let typeName = swiftTypeName(name)
    let enumeration = types.claim(
      members.isFree(typeName) ? typeName : typeName + "Choice", suffix: "Choice")
    self.enumeration = (enumeration, values)
    self.type = enumeration
  }
}

extension BaseClass {
  /// Whether a property of the class has UIKit's default.
  func hasDefault(_ property: Property) -> Bool {
    property.driven == nil
      && properties.contains { own in
        own.name == property.name && own.defaultValue.value == property.defaultValue.value
          && own.defaultValue.cases.map(\.value) == property.defaultValue.cases.map(\.value)
      }
  }
}

extension Property {
  /// Whether the property is the tint, which a view without one inherits from the view around it.
  var isInheritedTint: Bool {
    role == .tint
  }
}

extension Layer {
  /// Whether UIKit makes the layer and draws its contents.
  var isOfBaseClass: Bool { if case .base = owner { true } else { false } }

  /// The keys that can be set on the layer.
  fileprivate func keys(
    in sheet: ResolvedSheet
  ) -> [(key: LayerKey, name: String, type: ValueType, isOptional: Bool)] {
    var keys = properties.map {
      (LayerKey.layer($0), $0.name, $0.valueType, $0.isOptional)
    }
    if case .component(let index) = kind {
      keys += sheet.components[index].properties.enumerated().map {
        (LayerKey.property($0), $1.name, $1.type, $1.isOptional)
      }
    }
    return keys
  }
}

extension Component {
  /// Whether an expression of the component reads a property.
  fileprivate func reads(property index: Int) -> Bool {
    let expressions =
      settings.map(\.value) + properties.compactMap(\.driven)
      + layers.filter { !$0.isOfBaseClass }.flatMap { $0.settings.map(\.value) + $0.frame.operands }
    return expressions.contains { $0.properties.contains(index) }
  }
}

extension LayerKey {
  fileprivate func defaultValue(in sheet: ResolvedSheet, _ layer: Layer) -> Value? {
    switch self {
    case .layer(let property): property.defaultValue
    case .property(let index):
      layer.kind.component.map { sheet.components[$0].properties[index].defaultValue.value }
    }
  }
}

extension Expression {
  /// Whether the expression is a constant that no one value of Swift can express in all modes, or a word that an app may give a token.
  func needsSlot(of type: ValueType, _ tokens: TokenSources) -> Bool {
    guard let constant else { return false }
    if case .choice = type, !tokens.sources(of: constant).isEmpty { return true }
    if constant.isUniform { return false }
    let candidate = tokens.candidate(constant, modes: [])
    return tokens.sheet.modes.changes([candidate], isAdaptive: type.isAdaptive).count > 1
  }
}
