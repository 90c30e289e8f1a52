import StyleModel
import StyleSource
import StyleSyntax

/// Determines the role of each node in a style file, from its location and from the names around it.
///
/// It walks down from the root and determines the meaning of each key and the use of each value (`NodeRole`). The keys of a mapping come
/// from the tables that the compiler reads files with (`StyleCompiler/Keys`), and the names come from the sheet. Completion, hovers,
/// colours, semantic tokens and the uses of properties, layers and modes are based on that. Uses of tokens, components, traits and styles
/// are the sheet's own `references`.
///
/// The grammar answers for one location at a time, also in a file that is only being written and was never compiled, and costs nothing
/// until then. `RoleTests` compares its answers with what the compiler has recorded of the same files.
package struct Grammar {
  package let sheet: ResolvedSheet
  let names: SheetNames

  package init(sheet: ResolvedSheet) {
    self.sheet = sheet
    names = SheetNames(sheet)
  }

  // MARK: Mappings

  /// The role of an entry's key, and that of its value. `mapping` contains the entry.
  package func entry(
    _ key: String, _ value: SyntaxNode, in mapping: SyntaxNode, _ slot: NodeRole
  ) -> (role: KeyRole, slot: NodeRole) {
    if case .layer(var subject, isRoot: false) = slot, subject.kind != .style,
      let repetition = mapping["repeat"],
      key != LanguageKey.repetitionOfLayer
    {
      subject.indices.append(repetition["index"]?.text ?? Repetition.usualIndex)
      if isList(repetition, subject) {
        subject.items.append(repetition["item"]?.text ?? Repetition.usualItem)
      }
      return entry(key, value, in: mapping, within: .layer(subject, isRoot: false))
    }
    return entry(key, value, in: mapping, within: slot)
  }

  /// Whether a layer is repeated over a list: `[Day, Week]`, `$titles` or `{ items: $titles }`.
  private func isList(_ repetition: SyntaxNode, _ subject: Subject) -> Bool {
    switch repetition.kind {
    case .missing: false
    case .sequence: true
    case .mapping: repetition["items"] != nil
    case .scalar:
      repetition.isBareReference
        && property(String(repetition.text.dropFirst()), of: subject)?.type == .strings
    }
  }

  private func entry(
    _ key: String, _ value: SyntaxNode, in mapping: SyntaxNode, within slot: NodeRole
  ) -> (role: KeyRole, slot: NodeRole) {
    if let known = keyword(key, value, in: mapping, slot) {
      return (.keyword(known), content(known, in: mapping, slot))
    }
    switch slot {
    case .nothing, .file, .axis, .modeName, .property, .animation, .keyframes, .layers, .compounds, .pick,
      .preview,
      .frame, .repetition, .accessibility:
      return (.unknown, .nothing)
    case .keyframe(let slot): return part(key, slot)
    case .axes: return (.declares(.axis(key)), .axis(key))
    case .tokenTypes(let isOverlay) where mapping.tree.isTranslated:
      // JSON's tokens stand there by their whole names.
      guard let type = TokenType(rawValue: String(key.prefix { $0 != "." })), key.contains(".") else {
        return (.unknown, .nothing)
      }
      let isUse = isOverlay || value["value"] == nil
      return (
        isUse ? .uses(.token(key)) : .declares(.token(key)), .token(type, name: key, isOverlay: isOverlay)
      )
    case .tokenTypes(let isOverlay):
      guard let type = TokenType(rawValue: key) else { return (.unknown, .nothing) }
      return (.tokenType(type), .tokens(type, prefix: key, isOverlay: isOverlay))
    case .tokens(let type, let prefix, let isOverlay):
      let name = prefix + "." + key
      // Which mappings of an overlay are tokens, the files say that declare them.
      let isGroup =
        value.kind == .mapping && value["value"] == nil && !(isOverlay && names.tokens.contains(name))
      let symbol = isGroup ? Symbol.tokenGroup(name) : .token(name)
      return (
        isOverlay ? .uses(symbol) : .declares(symbol),
        isGroup
          ? .tokens(type, prefix: name, isOverlay: isOverlay) : .token(type, name: name, isOverlay: isOverlay)
      )
    case .token(let type, let name, _):
      let slot = ValueSlot(type: type.valueType, name: name)
      if value.kind == .missing || mapping["value"] != nil || isModes(key) { return (.modes, .value(slot)) }
      return part(key, slot)
    case .declarations(let kind):
      let subject = subject(kind, key, value)
      return (.declares(subject.symbol), .declaration(subject))
    case .declaration(let subject):
      return subject.kind == .style ? target(key, subject) : (.unknown, .nothing)
    case .properties(let subject):
      // One of the base that is listed again has another default.
      if let property = property(key, of: subject), owner(property.owner) != subject.owner {
        return (.property(property, of: subject), .property(subject, name: key))
      }
      return (.declares(.property(owner: subject.owner, key)), .property(subject, name: key))
    case .settings(let subject), .variant(let subject), .compound(let subject): return target(key, subject)
    case .states(let subject): return (.state, .settings(subject))
    case .modes(let subject): return (.modes, .settings(subject))
    case .layer(let subject, let isRoot):
      let kind = kind(ofLayer: mapping, isRoot: isRoot)
      if let nested = nestedProperty(key, kind) {
        return (.layerKey(layer: nil, nil, nested: nested, of: subject), .value(valueSlot(nested, subject)))
      }
      // Whether the layer lies in a stack is the compiler's question: the key has the same role.
      let own =
        LayerProperty.properties(of: kind ?? .rectangle) + (isRoot ? [] : LayerProperty.ofStackedLayers)
      guard let property = own.first(where: { $0.name == key }) else { return (.unknown, .nothing) }
      return (
        .layerKey(layer: nil, property, nested: nil, of: subject), .value(valueSlot(property, subject))
      )
    case .animations(let subject):
      return (.declares(.animation(owner: subject.owner, key)), .animation(subject, name: key))
    case .variants(let subject):
      return (
        named(.variantAxis(owner: variantOwner(key, subject), key), subject), .variantAxis(subject, name: key)
      )
    case .variantAxis(let subject, _):
      return (named(.variant(owner: variantOwner(key, subject), key), subject), .variant(subject.styled))
    case .picks(let subject):
      return (.uses(.variantAxis(owner: variantOwner(key, subject), key)), .pick(subject, axis: key))
    case .value(let slot): return part(key, slot)
    case .other(.words, let subject?): return (.unknown, .settings(subject))
    case .other: return (.unknown, .nothing)
    }
  }

  /// The keys of the language that a mapping may have, by its role and its contents.
  package func keys(_ slot: NodeRole, in mapping: SyntaxNode?) -> [LanguageKey] {
    switch slot {
    case .tokens(_, let prefix, isOverlay: false):
      // A token that has no value yet looks like a group.
      return prefix.contains(".") ? .token : slot.keys
    case .tokens(_, _, isOverlay: true): return []
    case .declaration(let subject) where subject.kind == .component:
      if mapping?["extends"] != nil { return .extended }
      return mapping?["base"] == nil ? slot.keys : slot.keys.filter { $0.content != .extendedClass }
    case .property(let subject, let name):
      let known = mapping?["type"] == nil ? property(name, of: subject) : nil
      return known.map { owner($0.owner) == subject.owner } ?? true ? slot.keys : .inheritedProperty
    case .layer(_, let isRoot):
      var hasVariants = false
      if case .component(let held) = kind(ofLayer: mapping, isRoot: isRoot) {
        hasVariants = !sheet.components[held].axes.isEmpty
      }
      return hasVariants ? slot.keys : slot.keys.filter { $0.content != .picks }
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .token, .declarations, .declaration,
      .properties, .settings, .states, .modes, .layers, .animations, .animation, .keyframes, .keyframe,
      .variants, .variantAxis,
      .variant, .compounds, .compound, .picks, .pick, .preview, .frame, .repetition, .accessibility, .value,
      .other:
      return slot.keys
    }
  }

  /// The key of the language that an entry has; nil for a name.
  private func keyword(
    _ key: String, _ value: SyntaxNode, in mapping: SyntaxNode, _ slot: NodeRole
  ) -> LanguageKey? {
    guard let known = slot.keys.named(key) else { return nil }
    // With another value, a token has the name.
    if case .tokens = slot { return value.flag == nil ? nil : known }
    if case .layer(_, isRoot: false) = slot {
      return nestedProperty(key, kind(ofLayer: mapping, isRoot: false)) == nil ? known : nil
    }
    return known
  }

  /// The role of an element of a sequence.
  package func element(_ slot: NodeRole) -> NodeRole {
    switch slot {
    case .axis: return .modeName
    case .compounds(let subject): return .compound(subject.styled)
    case .layers(let subject): return .layer(subject, isRoot: false)
    case .other(.parents, _), .other(.traits, _), .other(.imports, _), .other(.importedNames, _),
      .other(.words, _),
      .other(.accessibilityTraits, _),
      .other(.layerAccessibilityTraits, _):
      return slot
    case .frame(let subject): return length(subject)
    case .value(let value), .keyframe(let value): return element(of: value)
    case .keyframes(let value): return .keyframe(value)
    case .nothing, .file, .axes, .modeName, .tokenTypes, .tokens, .declarations, .declaration, .properties,
      .property, .settings, .states, .modes, .layer, .animations, .animation, .variants, .variantAxis,
      .variant,
      .compound, .picks, .pick, .preview, .repetition, .accessibility, .other:
      return .nothing
    case .token(let type, let name, _): return element(of: ValueSlot(type: type.valueType, name: name))
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
    case .strings: part.type = .string
    case .range: part.type = .integer(.int)
    case .corners: break
    // The four numbers of a curve.
    case .choice(let words)
    where [Animation.Curve.words, Animation.Curve.wordsOfKeyframes].contains(words):
      part.type = .number(.double)
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
    var value = ValueSlot(
      type: part.type, bounds: part.bounds, name: slot.name + "." + key, scope: slot.scope)
    value.isSymbol = slot.type == .image && key == "systemName"
    return (.part(part), .value(value))
  }

  /// The role of the value of a key of the language.
  private func content(_ key: LanguageKey, in mapping: SyntaxNode, _ slot: NodeRole) -> NodeRole {
    let subject = slot.subject
    func with(_ role: (Subject) -> NodeRole) -> NodeRole { subject.map(role) ?? .nothing }
    switch key.content {
    case .axes: return .axes
    case .tokens: return .tokenTypes(isOverlay: mapping["mode"] != nil)
    case .traitDeclarations: return .declarations(.trait)
    case .components: return .declarations(.component)
    case .styles: return .declarations(.style)
    case .preview: return .preview
    case .valueOfType: return value(of: mapping, slot).map { .value($0) } ?? .nothing
    case .value(let type, let bounds):
      var scope = subject?.kind == .style ? nil : subject
      // Each keyframe has a curve that never changes.
      if case .keyframe = slot { scope = nil }
      return .value(
        ValueSlot(
          type: type, isOptional: key.takesNull, bounds: bounds, name: key.name, scope: scope,
          words: key.words))
    case .number(let bounds):
      var value = ValueSlot(type: .number(.double), bounds: bounds, name: key.name)
      // How long an animation takes may follow properties.
      if case .animation(let subject, _) = slot, subject.kind != .style {
        let layer = mapping["property"].flatMap { layerKey($0.text, of: subject)?.layer }
        value.scope = subject.repeating(layer)
      }
      return .value(value)
    case .partOfTime:
      return .value(
        ValueSlot(type: .number(.double), bounds: NumberBounds(min: 0, max: 1), name: key.name))
    case .keyframes: return value(of: mapping, slot).map { .keyframes($0) } ?? .nothing
    case .length: return with(length)
    case .text, .deprecation, .flag, .count, .state, .layerKey, .base, .component, .extendedClass, .parents,
      .traits, .type, .layerName, .layerKind, .imports, .importPath, .importedNames, .words, .variantNames,
      .stateNames, .modeNames,
      .accessibilityTraits, .layerAccessibilityTraits:
      return .other(key.content, subject)
    case .variantName:
      guard case .variantAxis(let subject, let axis) = slot else { return .other(key.content, subject) }
      return .pick(subject, axis: axis)
    case .spokenValue:
      return .value(ValueSlot(type: .string, isOptional: key.takesNull, name: key.name, scope: subject))
    case .accessibility: return with { .accessibility($0, isOfLayer: false) }
    case .layerAccessibility: return with { .accessibility($0, isOfLayer: true) }
    case .properties: return with { .properties($0) }
    case .settings: return with { .settings($0) }
    case .layer:
      // A mask is a layer with a kind of its own.
      if case .layer = slot { return with { .layer($0, isRoot: false) } }
      return with { .layer($0, isRoot: true) }
    case .layers: return with { .layers($0) }
    case .states: return with { .states($0) }
    case .modes: return with { .modes($0) }
    case .animations: return with { .animations($0) }
    case .variants: return with { .variants($0) }
    case .picks:
      guard case .layer(_, let isRoot) = slot else { return with { .picks($0) } }
      guard case .component(let held) = kind(ofLayer: mapping, isRoot: isRoot) else { return .nothing }
      return .picks(Subject(kind: .style, name: "", component: held))
    case .compounds: return with { .compounds($0) }
    case .frame: return with { .frame($0) }
    case .repetition:
      if mapping["repeat"]?.kind == .mapping { return with { .repetition($0) } }
      if let list = mapping["repeat"], let subject, isList(list, subject) {
        return .value(
          ValueSlot(
            type: .strings, bounds: NumberBounds(max: Double(LayerCopy.most)), name: key.name, scope: subject)
        )
      }
      let bounds = NumberBounds(min: 0, max: Double(LayerCopy.most))
      return .value(
        ValueSlot(type: .integer(.int), bounds: bounds, name: key.name, scope: subject))
    }
  }

  /// The value that a mapping is for: that of a token, the default of a property, the ends of an animation.
  private func value(of mapping: SyntaxNode, _ slot: NodeRole) -> ValueSlot? {
    switch slot {
    case .token(let type, let name, _): return ValueSlot(type: type.valueType, name: name)
    case .keyframe(let slot), .keyframes(let slot): return slot
    case .property(let subject, let name): return valueSlot(ofProperty: name, mapping, subject)
    case .animation(let subject, _):
      guard let key = mapping["property"].flatMap({ layerKey($0.text, of: subject) }) else { return nil }
      return key.property.map { valueSlot($0, subject.repeating(key.layer)) }
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .tokens, .declarations, .declaration,
      .properties, .settings, .states, .modes, .layer, .layers, .animations, .variants, .variantAxis,
      .variant, .compounds, .compound, .picks, .pick, .preview, .frame, .repetition, .accessibility, .value,
      .other:
      return nil
    }
  }

  /// The roles of the key of a property, or of a key of a layer, such as `shine.opacity`, and of its value.
  private func target(_ key: String, _ subject: Subject) -> (KeyRole, NodeRole) {
    if let property = property(key, of: subject) {
      return (.property(property, of: subject), .value(valueSlot(property, subject)))
    }
    guard let target = layerKey(key, of: subject) else { return (.unknown, .nothing) }
    let subject = subject.repeating(target.layer)
    let slot = target.property.map { valueSlot($0, subject) } ?? target.nested.map { valueSlot($0, subject) }
    return (
      .layerKey(layer: target.layer, target.property, nested: target.nested, of: subject),
      slot.map { .value($0) } ?? .nothing
    )
  }

  // MARK: Values

  /// The role of the default of a declared property.
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
    var slot = ValueSlot(type: type, isOptional: isOptional, name: name)
    slot.isSymbol = subject.component.map { names.namesSymbol(name, of: $0) } ?? false
    return slot
  }
}
