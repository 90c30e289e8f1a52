import StyleModel
import StyleSource
import StyleSyntax

/// A node of a file and its role.
package struct RoledNode {
  /// The node; of an entry, its key or its value.
  package var node: SyntaxNode
  package var isKey: Bool
  /// The role of the node; for a key, that of its mapping.
  package var slot: NodeRole
  /// The role of the key.
  package var role = KeyRole.unknown
  /// The mapping or sequence that contains the node.
  package var parent: SyntaxNode?
  /// The path from the root down to the node: keys of mappings and indices of sequences.
  package var path = SyntaxPath()
  /// The roles of the nodes on the way, from the root down.
  package var slots: [NodeRole] = []
}

extension Grammar {
  /// The place of an offset of a file; nil in a file without a value.
  package func place(at offset: Int, in tree: SyntaxTree) -> RoledNode? {
    guard let location = tree.location(at: offset), let root = tree.root else { return nil }
    return place(at: location.path, isKey: location.isKey, from: root).map { place in
      var place = place
      place.node = location.node
      return place
    }
  }

  /// The place of a path.
  package func place(at path: SyntaxPath, isKey: Bool = false, from root: SyntaxNode) -> RoledNode? {
    var place = RoledNode(node: root, isKey: false, slot: .file)
    for (depth, step) in path.steps.enumerated() {
      place.parent = place.node
      place.path.steps.append(step)
      place.slots.append(place.slot)
      switch step {
      case .key(let key):
        guard let entry = place.node.entries.first(where: { $0.key.text == key }) else { return nil }
        let (role, slot) = self.entry(key, entry.value, in: place.node, place.slot)
        if isKey, depth == path.steps.count - 1 {
          place.node = entry.key
          place.isKey = true
          place.role = role
          return place
        }
        (place.node, place.slot, place.role) = (entry.value, slot, role)
      case .index(let index):
        let elements = place.node.elements
        guard elements.indices.contains(index) else { return nil }
        place.slot = element(place.slot)
        (place.node, place.role) = (elements[index], .unknown)
      }
    }
    return place
  }

  /// Goes through the nodes of a file in order, as they are written there and not as aliases repeat them.
  ///
  /// - Parameters:
  ///   - includesMerged: Whether it also goes through entries that merge keys add, as often as they do.
  ///   - key: Gets the key of each entry and its role, with the value and the value's role.
  ///   - value: Gets each node but keys, with its role.
  package func walk(
    _ tree: SyntaxTree, includesMerged: Bool = false,
    key: (SyntaxNode, KeyRole, SyntaxNode, NodeRole) -> Void = { _, _, _, _ in },
    value: (SyntaxNode, NodeRole) -> Void = { _, _ in }
  ) {
    guard let root = tree.root else { return }
    walk(root, .file, includesMerged: includesMerged, key: key, value: value)
  }

  package func walk(
    _ node: SyntaxNode, _ slot: NodeRole, includesMerged: Bool = false,
    key: (SyntaxNode, KeyRole, SyntaxNode, NodeRole) -> Void,
    value: (SyntaxNode, NodeRole) -> Void
  ) {
    guard node.span == node.definition else { return }
    value(node, slot)
    switch node.kind {
    case .missing, .scalar: break
    case .sequence:
      for element in node.elements {
        walk(element, self.element(slot), includesMerged: includesMerged, key: key, value: value)
      }
    case .mapping:
      for entry in node.entries where includesMerged || !entry.isMerged {
        let (role, inner) = self.entry(entry.key.text, entry.value, in: node, slot)
        key(entry.key, role, entry.value, inner)
        walk(entry.value, inner, includesMerged: includesMerged, key: key, value: value)
      }
    }
  }

  // MARK: Names that are written

  /// The names that a file uses and declares, as far as they are known, in order. Entries that merge keys add have the roles of the places
  /// where they are added, which may be several.
  package func occurrences(in tree: SyntaxTree) -> [SymbolOccurrence] {
    var found: [SymbolOccurrence] = []
    walk(tree, includesMerged: tree.hasAliases) { key, role, _, _ in
      found += occurrences(key, role)
    } value: { node, slot in
      found += occurrences(node, slot, in: tree)
    }
    guard tree.hasAliases else { return found }
    var known: Set<SymbolOccurrence> = []
    return found.filter { known.insert($0).inserted }.sorted { $0.span < $1.span }
  }

  /// The names in a key.
  package func occurrences(_ key: SyntaxNode, _ role: KeyRole) -> [SymbolOccurrence] {
    guard key.span == key.definition else { return [] }
    let span = key.contentSpan
    switch role {
    case .declares(let symbol):
      if case .style = symbol { return styleOccurrences(key, symbol, isDeclaration: true) }
      return [SymbolOccurrence(symbol: symbol, span: span, isDeclaration: true)]
    case .uses(let symbol):
      return [SymbolOccurrence(symbol: symbol, span: span, isDeclaration: false)]
    case .property(let property, let subject):
      return [SymbolOccurrence(symbol: symbol(of: property, subject), span: span, isDeclaration: false)]
    case .layerKey(let layer, _, let nested, let subject):
      return layerOccurrences(key.text, span, layer, nested, subject)
    case .modes:
      return names(of: key, joinedBy: UInt8(ascii: "+")).map { name, span in
        SymbolOccurrence(symbol: .mode(name), span: span, isDeclaration: false)
      }
    case .unknown, .keyword, .tokenType, .state, .part: return []
    }
  }

  /// The occurrence of a style's name, and before it that of its component's name where both are written.
  private func styleOccurrences(_ node: SyntaxNode, _ symbol: Symbol, isDeclaration: Bool)
    -> [SymbolOccurrence]
  {
    let span = node.contentSpan
    var style = SymbolOccurrence(symbol: symbol, span: span, isDeclaration: isDeclaration)
    let length = span.range.count - symbol.lastName.utf8.count - 1
    guard length > 0, node.text.utf8.count == span.range.count else { return [style] }
    let component = String(decoding: node.text.utf8.prefix(length), as: UTF8.self)
    guard node.text.utf8.dropFirst(length).first == UInt8(ascii: "."),
      self.component(named: component) != nil || BaseClass(rawValue: component) != nil
    else { return [style] }
    style.span = span[length + 1..<span.range.count]
    return [
      SymbolOccurrence(
        symbol: BaseClass(rawValue: component) == nil ? .component(component) : .base(component),
        span: span[0..<length], isDeclaration: false), style,
    ]
  }

  private func layerOccurrences(
    _ text: String, _ span: Span, _ layer: Layer?, _ nested: Property?, _ subject: Subject
  ) -> [SymbolOccurrence] {
    var found: [SymbolOccurrence] = []
    var key = span
    if let layer, let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let length = text.utf8.distance(from: text.startIndex, to: dot)
      guard span.range.count == text.utf8.count else { return [] }
      found.append(
        SymbolOccurrence(
          symbol: .layer(owner: owner(layer.owner), layer.writtenName), span: span[0..<length],
          isDeclaration: false)
      )
      key = span[length + 1..<span.range.count]
    }
    if let nested {
      found.append(SymbolOccurrence(symbol: symbol(of: nested, subject), span: key, isDeclaration: false))
    }
    return found
  }

  /// The names in a value.
  package func occurrences(_ node: SyntaxNode, _ slot: NodeRole, in tree: SyntaxTree) -> [SymbolOccurrence] {
    guard node.kind == .scalar, node.span == node.definition else { return [] }
    let span = node.contentSpan
    func use(_ symbol: Symbol) -> [SymbolOccurrence] {
      [SymbolOccurrence(symbol: symbol, span: span, isDeclaration: false)]
    }
    switch slot {
    case .value(let value), .keyframe(let value): return references(node, value)
    case .token(let type, let name, _): return references(node, ValueSlot(type: type.valueType, name: name))
    case .other(let content, let subject):
      let name = node.text
      switch content {
      case .component, .base, .extendedClass, .layerKind:
        if content == .layerKind, layerKindNames.contains(where: { $0.name == name }) { return [] }
        return use(BaseClass(rawValue: name) == nil ? .component(name) : .base(name))
      case .parents:
        guard let index = style(referredToBy: node, in: subject?.component) else {
          return use(.style(name, own: name))
        }
        return styleOccurrences(
          node, .style(sheet.styles[index].name, own: sheet.styles[index].ownName), isDeclaration: false)
      case .traits: return use(.trait(name))
      case .imports, .importPath: return use(.file(resolvePath(name, from: tree.source.path)))
      case .layerName:
        guard let subject else { return [] }
        return [
          SymbolOccurrence(symbol: .layer(owner: subject.owner, name), span: span, isDeclaration: true)
        ]
      case .layerKey:
        guard let subject, let target = layerKey(name, of: subject) else { return [] }
        return layerOccurrences(name, span, target.layer, target.nested, subject)
      case .variantNames:
        guard let subject else { return [] }
        return names(of: node, joinedBy: UInt8(ascii: "+")).map { name, span in
          SymbolOccurrence(
            symbol: .variant(owner: variantOwner(name, subject), name), span: span, isDeclaration: false)
        }
      case .modeNames:
        return names(of: node, joinedBy: UInt8(ascii: "+")).map { name, span in
          SymbolOccurrence(symbol: .mode(name), span: span, isDeclaration: false)
        }
      case .text, .state, .deprecation, .flag, .value, .valueOfType, .number, .count, .type, .axes, .tokens,
        .importedNames,
        .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers, .states, .modes,
        .animations, .preview, .frame, .repetition, .words, .variants, .partOfTime, .keyframes, .picks,
        .variantName, .compounds,
        .stateNames,
        .accessibility, .layerAccessibility, .accessibilityTraits, .layerAccessibilityTraits, .spokenValue,
        .length:
        return []
      }
    case .pick(let subject, _): return use(.variant(owner: variantOwner(node.text, subject), node.text))
    case .modeName: return [SymbolOccurrence(symbol: .mode(node.text), span: span, isDeclaration: true)]
    case .nothing, .file, .axes, .axis, .tokenTypes, .tokens, .declarations, .declaration, .properties,
      .property, .settings, .states, .modes, .layer, .layers, .animations, .animation, .variants, .keyframes,
      .variantAxis,
      .variant, .compounds, .compound, .picks, .preview, .frame, .repetition, .accessibility:
      return []
    }
  }

  /// The tokens and properties that a value refers to.
  private func references(_ node: SyntaxNode, _ slot: ValueSlot) -> [SymbolOccurrence] {
    referenceSpans(node, slot).compactMap { name, span in
      let own = span[1..<span.range.count]
      if name.contains(".") { return SymbolOccurrence(symbol: .token(name), span: own, isDeclaration: false) }
      guard let scope = slot.scope, !scope.indices.contains(name), !scope.items.contains(name) else {
        return nil
      }
      let symbol =
        property(name, of: scope).map { self.symbol(of: $0, scope) } ?? .property(owner: scope.owner, name)
      return SymbolOccurrence(symbol: symbol, span: own, isDeclaration: false)
    }
  }

  /// The references in a value, such as `$length.gap`, each with its name and its span, dollar sign included.
  package func referenceSpans(_ node: SyntaxNode, _ slot: ValueSlot) -> [(name: String, span: Span)] {
    let span = node.contentSpan
    let bytes = node.tree.source.bytes[span.range]
    guard bytes.contains(UInt8(ascii: "$")) else { return [] }
    let isChoice = bytes.starts(with: "if(".utf8) || bytes.starts(with: "if (".utf8)
    let computes = slot.type.takesExpressions || slot.type == .bool || isChoice
    // `{$done} of {$total}`
    var values =
      slot.type == .string && !node.tree.isTranslated ? TextTemplate(bytes).values[...] : []
    // `!$isOn`
    let isNegated = slot.type == .bool && bytes.first == UInt8(ascii: "!")
    let start = bytes.startIndex + (isNegated ? 1 : 0)
    var found: [(String, Span)] = []
    var position = bytes.startIndex
    var scanner = ArgumentScanner(depth: 0)
    var scanned = position
    while let dollar = bytes[position...].firstIndex(of: UInt8(ascii: "$")) {
      while let value = values.first, value.upperBound <= dollar - bytes.startIndex { values.removeFirst() }
      let isInValue = values.first?.contains(dollar - bytes.startIndex) ?? false
      if computes {
        for byte in bytes[scanned..<dollar] { scanner.pass(byte) }
        scanned = dollar
        // A text in an `if()`.
        if scanner.isQuoted, !isInValue {
          position = dollar + 1
          continue
        }
      }
      let name = bytes[(dollar + 1)...].prefix { isNamePart($0) }
      position = max(name.endIndex, dollar + 1)
      // A text that begins with two is no reference.
      if dollar + 1 < bytes.endIndex, bytes[dollar + 1] == UInt8(ascii: "$") { position += 1 }
      guard let first = name.first, isNameStart(first) else { continue }
      if !computes, !isInValue {
        // A reference is the whole text.
        guard dollar == start, name.endIndex == bytes.endIndex else {
          if values.isEmpty { return found }
          continue
        }
      }
      found.append((String(decoding: name, as: UTF8.self), Span(span.file, dollar, name.endIndex)))
    }
    return found
  }

  /// The parts of a key that a sign joins, each with its span.
  package func names(of key: SyntaxNode, joinedBy sign: UInt8) -> [(name: String, span: Span)] {
    let span = key.contentSpan
    var found: [(String, Span)] = []
    var start = span.range.lowerBound
    let bytes = key.tree.source.bytes
    for index in span.range.lowerBound...span.range.upperBound
    where index == span.range.upperBound || bytes[index] == sign {
      if index > start {
        found.append((String(decoding: bytes[start..<index], as: UTF8.self), Span(span.file, start, index)))
      }
      start = index + 1
    }
    return found
  }
}

extension Grammar {
  /// The name that stands at an offset of a place.
  package func occurrence(at offset: Int, _ place: RoledNode, in tree: SyntaxTree) -> SymbolOccurrence? {
    let all =
      place.isKey ? occurrences(place.node, place.role) : occurrences(place.node, place.slot, in: tree)
    return all.first { Int($0.span.start) <= offset && offset <= Int($0.span.end) }
      // The dollar sign before a name belongs to it.
      ?? all.first { Int($0.span.start) == offset + 1 }
  }
}
