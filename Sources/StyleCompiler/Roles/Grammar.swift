import StyleModel
import StyleSource
import StyleSyntax

/// Finds out the meaning of each node in a style file, from its location and from the names around it.
///
/// It walks down from the root and finds out what each key means and what each value is for (`NodeRole`). The keys of the language come from
/// the tables that the compiler reads files with (`StyleCompiler/Keys`), and the names come from the sheet. Completion, hovers, colours,
/// semantic tokens and the uses of properties, layers and modes are based on that. Uses of tokens, components, traits and styles are the
/// sheet's own `references`.
package struct Grammar {
  package let sheet: ResolvedSheet
  private let names: SheetNames

  package init(sheet: ResolvedSheet) {
    self.sheet = sheet
    names = SheetNames(sheet)
  }

  // MARK: Mappings

  /// What an entry's key is, and what its value is for. `mapping` holds the entry.
  package func entry(_ key: String, _ value: SyntaxNode, in mapping: SyntaxNode, _ slot: NodeRole) -> (
    role: KeyRole, slot: NodeRole
  ) {
    switch slot {
    case .nothing, .axis, .modeName, .layers, .compounds, .pick: return (.unknown, .nothing)
    case .file:
      let entry = keyword(key, [LanguageKey].file, nil, nil)
      guard case .tokenTypes = entry.slot else { return entry }
      return (entry.role, .tokenTypes(isOverlay: mapping["mode"] != nil))
    case .axes: return (.declares(.axis(key)), .axis(key))
    case .tokenTypes(let isOverlay):
      guard let type = TokenType(rawValue: key) else { return (.unknown, .nothing) }
      return (.tokenType(type), .tokens(type, prefix: key, isOverlay: isOverlay))
    case .tokens(let type, let prefix, let isOverlay):
      if let known = [LanguageKey].tokenGroup.named(key), value.flag != nil {
        return (.keyword(known), content(known, nil, nil))
      }
      let name = prefix + "." + key
      let isGroup = value.kind == .mapping && value["value"] == nil
      let symbol = isGroup ? Symbol.tokenGroup(name) : .token(name)
      return (
        isOverlay ? .uses(symbol) : .declares(symbol),
        isGroup ? .tokens(type, prefix: name, isOverlay: isOverlay) : .token(type, name: name)
      )
    case .token(let type, let name):
      let slot = ValueSlot(type: type.valueType, name: name)
      if let known = [LanguageKey].token.named(key) { return (.keyword(known), content(known, nil, slot)) }
      if value.kind == .missing || mapping["value"] != nil || isModes(key) { return (.modes, .value(slot)) }
      return part(key, slot)
    case .declarations(let kind):
      let subject = subject(kind, key, value)
      return (.declares(subject.symbol), .declaration(subject))
    case .declaration(let subject): return declared(key, value, subject)
    case .properties(let subject):
      // One of the base that is listed again has another default.
      if let property = property(key, of: subject), owner(property.owner) != subject.owner {
        return (.property(property, of: subject), .property(subject, name: key))
      }
      return (.declares(.property(owner: subject.owner, key)), .property(subject, name: key))
    case .property(let subject, let name):
      return keyword(key, [LanguageKey].property, subject, valueSlot(ofProperty: name, mapping, subject))
    case .settings(let subject): return target(key, subject)
    case .states(let subject):
      if subject.kind != .style, [LanguageKey].states.named(key) != nil {
        return keyword(key, [LanguageKey].states, subject, nil)
      }
      return (.state, .settings(subject))
    case .modes(let subject): return (.modes, .settings(subject))
    case .layer(let subject, let isRoot): return layerEntry(key, mapping, subject, isRoot: isRoot)
    case .animations(let subject):
      return (.declares(.animation(owner: subject.owner, key)), .animation(subject, name: key))
    case .animation(let subject, _):
      let moved = mapping["property"].map(\.text).flatMap { layerKey($0, of: subject) }
      let slot = moved.flatMap { moved in moved.property.map { valueSlot($0, subject) } }
      return keyword(key, [LanguageKey].animation, subject, slot)
    case .variants(let subject):
      if [LanguageKey].variants.named(key) != nil {
        return keyword(key, [LanguageKey].variants, subject, nil)
      }
      return (
        named(.variantAxis(owner: variantOwner(key, subject), key), subject), .variantAxis(subject, name: key)
      )
    case .variantAxis(let subject, let axis):
      if let known = [LanguageKey].variantAxis.named(key) {
        let slot = known.content == .variantName ? .pick(subject, axis: axis) : content(known, subject, nil)
        return (.keyword(known), slot)
      }
      return (named(.variant(owner: variantOwner(key, subject), key), subject), .variant(subject.styled))
    case .variant(let subject): return variantEntry(key, [LanguageKey].variant, subject)
    case .compound(let subject): return variantEntry(key, [LanguageKey].compound, subject)
    case .picks(let subject):
      return (.uses(.variantAxis(owner: variantOwner(key, subject), key)), .pick(subject, axis: key))
    case .preview: return keyword(key, [LanguageKey].previews, nil, nil)
    case .frame(let subject):
      if key == "inset" {
        return (.unknown, .value(ValueSlot(type: .edgeInsets, name: "inset", scope: subject)))
      }
      guard frameKeys.contains(key) else { return (.unknown, .nothing) }
      return (.unknown, length(subject))
    case .accessibility(let subject, let isOfLayer):
      return keyword(key, isOfLayer ? .layerAccessibility : .accessibility, subject, nil)
    case .value(let slot): return part(key, slot)
    case .other(.words, let subject?): return (.unknown, .settings(subject))
    case .other: return (.unknown, .nothing)
    }
  }

  /// What an element of a sequence is for.
  package func element(_ slot: NodeRole) -> NodeRole {
    switch slot {
    case .axis: return .modeName
    case .compounds(let subject): return .compound(subject.styled)
    case .layers(let subject): return .layer(subject, isRoot: false)
    case .other(.parents, _), .other(.traits, _), .other(.imports, _), .other(.words, _),
      .other(.accessibilityTraits, _),
      .other(.layerAccessibilityTraits, _):
      return slot
    case .frame(let subject): return length(subject)
    case .value(let value): return element(of: value)
    case .nothing, .file, .axes, .modeName, .tokenTypes, .tokens, .declarations, .declaration, .properties,
      .property, .settings, .states, .modes, .layer, .animations, .animation, .variants, .variantAxis,
      .variant,
      .compound, .picks, .pick, .preview, .accessibility, .other:
      return .nothing
    case .token(let type, let name): return element(of: ValueSlot(type: type.valueType, name: name))
    }
  }

  /// A length of a frame, in points or in parts of the parent.
  private func length(_ subject: Subject) -> NodeRole {
    .value(ValueSlot(type: .number(.cgFloat), name: "frame", scope: subject))
  }

  private func element(of value: ValueSlot) -> NodeRole {
    var part = value
    part.bounds = nil
    part.isOptional = false
    switch value.type {
    case .gradientStops, .shadows:
      part.isElement = true
      return .value(part)
    case .point, .size, .rect, .edgeInsets, .numbers: part.type = .number(.double)
    case .range: part.type = .integer(.int)
    case .corners: break
    case .bool, .integer, .number, .string, .localizedString, .choice, .color, .image, .shadow, .outline,
      .font,
      .animation, .transform, .path:
      return .nothing
    }
    return .value(part)
  }

  private func part(_ key: String, _ slot: ValueSlot) -> (KeyRole, NodeRole) {
    guard !slot.type.isList || slot.isElement,
      let part = slot.type.parts.first(where: { $0.name == key })
    else { return (.unknown, .nothing) }
    let value = ValueSlot(
      type: part.type, bounds: part.bounds, name: slot.name + "." + key, scope: slot.scope)
    return (.part(part), .value(value))
  }

  private func keyword(_ key: String, _ table: [LanguageKey], _ subject: Subject?, _ value: ValueSlot?) -> (
    role: KeyRole, slot: NodeRole
  ) {
    guard let known = table.named(key) else { return (.unknown, .nothing) }
    return (.keyword(known), content(known, subject, value))
  }

  /// What stands behind a keyword; `value` is what its mapping is for.
  private func content(_ key: LanguageKey, _ subject: Subject?, _ value: ValueSlot?) -> NodeRole {
    switch key.content {
    case .axes: return .axes
    case .tokens: return .tokenTypes(isOverlay: false)
    case .traitDeclarations: return .declarations(.trait)
    case .components: return .declarations(.component)
    case .styles: return .declarations(.style)
    case .preview: return .preview
    case .valueOfType: return value.map { .value($0) } ?? .nothing
    case .value(let type, let bounds):
      let scope = subject?.kind == .style ? nil : subject
      return .value(
        ValueSlot(
          type: type, isOptional: true, bounds: bounds, name: key.name, scope: scope, words: key.words))
    case .number(let bounds):
      return .value(ValueSlot(type: .number(.double), bounds: bounds, name: key.name))
    case .text, .deprecation, .flag, .count, .state, .layerKey, .base, .component, .extendedClass, .parents,
      .traits,
      .type, .layerName, .layerKind, .imports, .words, .variantName, .variantNames, .stateNames,
      .modeNames, .accessibilityTraits, .layerAccessibilityTraits:
      return .other(key.content, subject)
    case .spokenValue:
      return .value(ValueSlot(type: .string, isOptional: true, name: key.name, scope: subject))
    case .accessibility: return subject.map { .accessibility($0, isOfLayer: false) } ?? .nothing
    case .layerAccessibility: return subject.map { .accessibility($0, isOfLayer: true) } ?? .nothing
    case .properties: return subject.map { .properties($0) } ?? .nothing
    case .settings: return subject.map { .settings($0) } ?? .nothing
    case .layer: return subject.map { .layer($0, isRoot: key.name == "layer") } ?? .nothing
    case .layers: return subject.map { .layers($0) } ?? .nothing
    case .states: return subject.map { .states($0) } ?? .nothing
    case .modes: return subject.map { .modes($0) } ?? .nothing
    case .animations: return subject.map { .animations($0) } ?? .nothing
    case .variants: return subject.map { .variants($0) } ?? .nothing
    case .picks: return subject.map { .picks($0) } ?? .nothing
    case .compounds: return subject.map { .compounds($0) } ?? .nothing
    case .frame: return subject.map { .frame($0) } ?? .nothing
    }
  }

  private func declared(_ key: String, _ value: SyntaxNode, _ subject: Subject) -> (KeyRole, NodeRole) {
    let table: [LanguageKey] =
      switch subject.kind {
      case .component: .component
      case .trait: .trait
      case .style: .style
      }
    if let known = table.named(key) { return (.keyword(known), content(known, subject, nil)) }
    return subject.kind == .style ? target(key, subject) : (.unknown, .nothing)
  }

  private func layerEntry(_ key: String, _ mapping: SyntaxNode, _ subject: Subject, isRoot: Bool) -> (
    KeyRole, NodeRole
  ) {
    let kind = isRoot ? LayerKind.rectangle : layerKind(mapping["kind"]?.text ?? "rectangle")
    if !isRoot, let nested = nestedProperty(key, kind) {
      return (.layerKey(layer: nil, nil, nested: nested, of: subject), .value(valueSlot(nested, subject)))
    }
    if let property = LayerProperty.properties(of: kind ?? .rectangle).first(where: { $0.name == key }) {
      return (
        .layerKey(layer: nil, property, nested: nil, of: subject), .value(valueSlot(property, subject))
      )
    }
    if key == LanguageKey.shadowOfLayer.name {
      return (.keyword(.shadowOfLayer), content(.shadowOfLayer, subject, nil))
    }
    if !isRoot, let known = [LanguageKey].sublayer.named(key), known.content == .picks {
      guard case .component(let held) = kind else { return (.keyword(known), .nothing) }
      return (.keyword(known), .picks(Subject(kind: .style, name: "", component: held)))
    }
    return keyword(key, isRoot ? [LanguageKey].rootLayer : [LanguageKey].sublayer, subject, nil)
  }

  /// What stands in a variant or a compound, beside the keys of a table.
  private func variantEntry(_ key: String, _ table: [LanguageKey], _ subject: Subject) -> (KeyRole, NodeRole)
  {
    table.named(key) == nil ? target(key, subject) : keyword(key, table, subject, nil)
  }

  /// `cornerRadius`, or `shine.opacity`.
  private func target(_ key: String, _ subject: Subject) -> (KeyRole, NodeRole) {
    if let property = property(key, of: subject) {
      return (.property(property, of: subject), .value(valueSlot(property, subject)))
    }
    guard let target = layerKey(key, of: subject) else { return (.unknown, .nothing) }
    let slot = target.property.map { valueSlot($0, subject) } ?? target.nested.map { valueSlot($0, subject) }
    return (
      .layerKey(layer: target.layer, target.property, nested: target.nested, of: subject),
      slot.map { .value($0) } ?? .nothing
    )
  }

  // MARK: Names

  package func subject(_ kind: Subject.Kind, _ name: String, _ node: SyntaxNode) -> Subject {
    var subject = Subject(kind: kind, name: name)
    switch kind {
    case .component: subject.component = component(named: name)
    case .trait:
      subject.trait = names.traits[name]
      // What a trait brings is written out in the components that take it.
      subject.component = subject.trait.flatMap { names.takers[$0] }
    case .style: subject.component = component(ofStyle: name, node)
    }
    let base = (node["base"] ?? node["extends"] ?? node["component"])?.text ?? ""
    if subject.component == nil {
      subject.base = BaseClass(rawValue: base)
      if kind == .component { subject.component = component(named: base) }
      if kind == .trait, subject.base == nil { subject.base = .view }
    }
    return subject
  }

  package func component(named name: String) -> Int? { names.components[name] }

  package func style(named name: String) -> Int? { names.styles[name] }

  private func component(ofStyle name: String, _ node: SyntaxNode) -> Int? {
    if let component = node["component"], component.kind == .scalar {
      return self.component(named: component.text)
    }
    if let parents = node["extends"] {
      let names = parents.kind == .sequence ? parents.elements.map(\.text) : [parents.text]
      for name in names { if let index = style(named: name) { return sheet.styles[index].component } }
      return nil
    }
    return style(named: name).map { sheet.styles[$0].component }
  }

  package func properties(of subject: Subject) -> [Property] {
    if subject.kind == .trait, let trait = subject.trait {
      return sheet.traits[trait].base.properties + sheet.traits[trait].properties
    }
    return subject.component.map { sheet.components[$0].properties } ?? subject.base?.properties ?? []
  }

  package func property(_ name: String, of subject: Subject) -> Property? {
    if subject.kind == .trait, let trait = subject.trait {
      return sheet.traits[trait].base.properties.first { $0.name == name }
        ?? names.property(name, ofTrait: trait)
    }
    guard let component = subject.component else { return subject.base?.properties.first { $0.name == name } }
    return names.property(name, of: component)
  }

  package func layers(of subject: Subject) -> [Layer] {
    subject.component.map { sheet.components[$0].layers } ?? []
  }

  /// The names of the states that it can be in, those that its component declares first.
  package func states(of subject: Subject?) -> [String] {
    let own = subject?.component.map { sheet.components[$0].ownStates.map(\.name) } ?? []
    return own + (subject.flatMap(base)?.states ?? .all).states.map(\.name)
  }

  package func base(of subject: Subject) -> BaseClass? {
    if subject.kind == .trait, let trait = subject.trait { return sheet.traits[trait].base }
    return subject.component.map { sheet.components[$0].base } ?? subject.base
  }

  /// What `name.key` names; without a property where only the layer is known.
  package func layerKey(_ text: String, of subject: Subject) -> (
    layer: Layer, property: LayerProperty?, nested: Property?
  )? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let key = String(text[text.index(after: dot)...])
    guard let component = subject.component, let layer = names.layer(String(text[..<dot]), of: component)
    else { return nil }
    if let nested = nestedProperty(key, layer.kind) { return (layer, nil, nested) }
    return (layer, LayerProperty.properties(of: layer.kind).first { $0.name == key }, nil)
  }

  /// The kind that a layer names; nil where it names nothing.
  package func layerKind(_ name: String) -> LayerKind? {
    layerKindNames.first { $0.name == name }?.kind ?? component(named: name).map { .component($0) }
  }

  private func nestedProperty(_ key: String, _ kind: LayerKind?) -> Property? {
    guard case .component(let index) = kind else { return nil }
    return names.property(key, of: index)
  }

  private func isModes(_ key: String) -> Bool {
    let parts = key.split(separator: "+").map(String.init)
    return !parts.isEmpty && parts.allSatisfy { sheet.modes[named: $0] != nil }
  }

  // MARK: Values

  package func valueSlot(_ property: Property, _ subject: Subject) -> ValueSlot {
    ValueSlot(
      type: property.type, isOptional: property.isOptional, bounds: property.bounds, name: property.name,
      scope: subject.kind == .style ? nil : subject)
  }

  package func valueSlot(_ property: LayerProperty, _ subject: Subject) -> ValueSlot {
    ValueSlot(
      type: property.valueType, isOptional: property.isOptional, bounds: property.bounds,
      name: property.name, scope: subject.kind == .style ? nil : subject)
  }

  /// What the default of a declared property is.
  private func valueSlot(ofProperty name: String, _ node: SyntaxNode, _ subject: Subject) -> ValueSlot? {
    guard let text = node["type"]?.text else {
      return property(name, of: subject).map { property in
        var slot = valueSlot(property, subject)
        slot.scope = nil
        return slot
      }
    }
    let isOptional = text.hasSuffix("?")
    guard var type = ValueType(named: isOptional ? String(text.dropLast()) : text) else { return nil }
    if let values = node["values"] {
      let words = values.kind == .mapping ? values.entries.map(\.key.text) : values.elements.map(\.text)
      type = .choice(words)
    }
    return ValueSlot(type: type, isOptional: isOptional, name: name)
  }
}
