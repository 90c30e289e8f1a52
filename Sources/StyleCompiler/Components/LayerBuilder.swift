import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `layer` of a component: the root's properties, then its sublayers, bottom to top.
struct LayerBuilder {
  /// Reads values, and knows the indices of the repetitions around them.
  private var reader: ValueReader
  let names: ComponentNames
  /// All components by their indices; those in the layers are finished.
  let known: [CheckedComponent]
  let file: FileID
  let owner: Owner
  private(set) var checked: CheckedComponent
  /// The component's own layers, which go in at `place`.
  private var own: [Layer] = []
  private var ownNames = NameIndex()
  private var ownSpans: [Span] = []
  /// The names that layers are given in this component, which a mask without one keeps clear of.
  private var givenNames: Set<String> = []
  private var maskCount = 0
  /// The number of copies of the present layer, by all repetitions around it.
  private var copies = 1
  private var copiedValues: CopiedValues
  /// The nodes of values, by the spans of their keys.
  private var valueNodes: [Span: SyntaxNode] = [:]
  /// Whether the limit on the component's layers is reached, which was reported.
  private var isFull = false
  private let place: Int

  private static let structure = NameIndex([LanguageKey].layerParts.names)
  private static let shadow = NameIndex([LanguageKey.shadowOfLayer.name])
  private static let kinds = Dictionary(uniqueKeysWithValues: layerKindNames.map { ($0.name, $0.kind) })

  private var output: CompilerOutput { reader.output }

  init(
    reader: ValueReader, names: ComponentNames, known: [CheckedComponent], file: FileID, owner: Owner,
    into checked: CheckedComponent
  ) {
    self.reader = reader
    self.names = names
    self.known = known
    self.file = file
    self.owner = owner
    self.checked = checked
    copiedValues = CopiedValues(reader: reader)
    place = checked.placeOfOwnLayers
  }

  mutating func add(_ node: SyntaxNode, key: SyntaxNode?) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue {
        output.report(
          node.kind == .sequence
            ? .layersOutsideLayer(at: (key ?? node).span) : .notAMapping("‘layer’", node))
        checked.reportedLayers.formUnion(node.namesOfLayers())
      }
      return
    }
    findNames(below: node)
    var root: [KeyedValue<LayerKey, Layer.Setting>] = []
    for entry in node.entries {
      if entry.key.hasText("sublayers") {
        addSublayers(entry.value, parent: 0)
      } else if entry.key.hasText("mask") {
        addLayer(entry.value, parent: 0, isMask: true)
      } else if entry.key.hasText("frame") || entry.key.text.hasPrefix("frame.") {
        output.report(.frameOfRoot(entry.value, at: entry.key.span))
      } else {
        root += settings(
          entry, in: node, LayerKeys(.rectangle, inStack: false, known), others: ["sublayers", "mask"])
      }
    }
    checked.component.layers[0].set(
      resolved(root, LayerKeys(.rectangle, inStack: false, known)).filter {
        checked.settle(.layer(0, $0.key), rank: checked.rank, at: $0.span ?? node.span, output)
      })
    if !own.isEmpty { checked.insert(own, at: place) }
  }

  private mutating func addSublayers(_ node: SyntaxNode, parent: Int) {
    guard node.kind == .sequence else {
      if !node.isEmptyValue {
        output.report(.sublayersAreNoList(node))
        checked.reportedLayers.formUnion(node.namesOfLayers() + node.entries.map(\.key.text))
      }
      return
    }
    for element in node.elements { addLayer(element, parent: parent, isMask: false) }
  }

  private mutating func addLayer(_ node: SyntaxNode, parent: Int, isMask: Bool) {
    guard node.kind == .mapping else {
      if node.kind != .missing {
        output.report(.layerIsNoMapping(node))
        checked.reportedLayers.formUnion(node.kind == .scalar ? [node.text] : node.namesOfLayers())
      }
      return
    }
    if !isMask, let entry = node.layerByName {
      output.report(.layerNameIsKey(entry))
      checked.reportedLayers.formUnion(node.namesOfLayers())
      return
    }
    var parts: [SyntaxNode?] = Array(repeating: nil, count: LayerBuilder.structure.count)
    var rest: [MappingEntry] = []
    for entry in node.entries {
      if let part = entry.key.place(in: LayerBuilder.structure) {
        parts[part] = entry.value
      } else {
        rest.append(entry)
      }
    }
    let (nameNode, kindNode, frame, mask, sublayers) = (parts[0], parts[1], parts[2], parts[3], parts[4])
    let name = self.name(nameNode, node, isMask: isMask)
    guard let kind = kind(kindNode, node, isMask: isMask), let name else {
      if let name = name ?? nameNode?.text { checked.reportedLayers.insert(name) }
      return
    }
    if case .component(let held) = kind, known[held].propertyNames[LanguageKey.repetitionOfLayer] != nil {
      rest += node.entries.filter { $0.key.hasText("repeat") }
      parts[7] = nil
    }
    if case .component(let held) = kind, let kindNode,
      let hidden = known[held].component.propertyHiddenByLayers
    {
      output.report(.propertyHidden(byLayer: hidden, of: known[held].component.name, at: kindNode.span))
    }
    let outside = (reader, copies)
    let repetition = parts[7].flatMap { self.repetition($0, of: node, isMask: isMask) }
    defer { (reader, copies) = outside }
    let count = LayerCount(kind, in: known) * copies
    if let excess = (checked.layerCount + count).excess(at: (kindNode ?? node).span) {
      // One finding reports that the limit is reached; the layers beyond it are known by their names.
      if !isFull { output.report(excess) }
      isFull = true
      checked.reportedLayers.formUnion(node.namesOfLayers() + [name])
      return
    }
    checked.layerCount = checked.layerCount + count
    if let kindNode, count.materials > 0, isMask || isInMask(parent) {
      output.report(.materialInMask(kindNode))
    }
    if isMask, let first = firstMask(of: parent) {
      output.report(.secondMask(at: node.span, first: first))
      return
    }

    var layer = Layer(name: name, kind: kind, parent: parent, isMask: isMask, owner: owner, span: node.span)
    if !isMask, parent > 0, own[parent - place].kind == .stack {
      layer.frame = FrameReader(reader: reader).readInStack(frame)
    } else if let frame {
      layer.frame = FrameReader(reader: reader).read(frame)
    }
    if parts[5] != nil, let variants = node.entries.first(where: { $0.key.hasText("variants") }) {
      layer.picks = picks(variants, kind)
    }
    let keys = LayerKeys(layer, known)
    var settings: [KeyedValue<LayerKey, Layer.Setting>] = []
    for entry in rest { settings += self.settings(entry, in: node, keys, others: ["name", "kind", "frame"]) }
    layer.set(resolved(settings, keys))
    if let accessibility = parts[6] {
      AccessibilityReader(reader: reader, owner: owner).read(accessibility, into: &layer, known)
    }
    if case .component(let held) = kind {
      layer.holdsSpoken = layer.isSpoken(holding: known[held].component)
      layer.isOperated = known[held].component.isOperated && !isMask && !isInMask(parent)
    }
    let index = place + own.count
    own.append(layer)
    if let mask { addLayer(mask, parent: index, isMask: true) }
    if let sublayers { addSublayers(sublayers, parent: index) }
    if let repetition { repeatLayers(from: index, repetition) }
  }

  /// Reads how often a layer is there. What is read from then on is within the repetition.
  private mutating func repetition(_ node: SyntaxNode, of layer: SyntaxNode, isMask: Bool) -> Repetition? {
    let key = layer.entries.first { $0.key.hasText("repeat") }?.key ?? node
    let repetitions = RepetitionReader(reader: reader, copies: copies)
    let repetition = repetitions.read(node, at: key.span, isMask: isMask)
    if let repetition {
      reader.properties = repetition.scope
      copies *= max(1, repetition.most)
    }
    return repetition
  }

  /// Replaces a repeated layer, and the layers in it, by its copies.
  private mutating func repeatLayers(from first: Int, _ repetition: Repetition) {
    let written = Array(own[(first - place)...])
    own.removeSubrange((first - place)...)
    own += repetition.copies(of: written, at: first, known, valueNodes, &copiedValues)
  }

  /// Whether a layer is a mask, or lies in one.
  private func isInMask(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let layer = own[index - place]
    return layer.isMask || isInMask(layer.parent ?? 0)
  }

  /// The mask that a layer has already, perhaps from a base, a trait or a component in the layer.
  private func firstMask(of parent: Int) -> Layer? {
    // Of its own layers, none is in front of the one that holds it.
    let layers = parent == 0 ? (checked.component.layers + own)[...] : own[(parent - place)...]
    if let mask = layers.first(where: { $0.parent == parent && $0.isMask }) { return mask }
    guard parent > 0, case .component(let held) = own[parent - place].kind else { return nil }
    return known[held].component.layers.first { $0.parent == 0 && $0.isMask }
  }

  /// The layer's name; nil where it has none that could be used.
  private mutating func name(_ node: SyntaxNode?, _ layer: SyntaxNode, isMask: Bool) -> String? {
    guard let node else {
      if !isMask {
        if !layer.lacksEntries { output.report(.layerWithoutName(at: layer.span)) }
        return nil
      }
      return register(nameOfMask(), at: layer.span)
    }
    guard let name = reader.readText(node, "name") else { return nil }
    guard !name.isEmpty, name.utf8.allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") }) else {
      output.report(.invalidLayerName(name, at: node.span))
      return nil
    }
    output.acceptsLook(of: name, at: node.span)
    return register(name, at: node.span)
  }

  /// Makes a name for a mask without one: `mask` for the first, then `mask2`, `mask3`…, but for the names of other layers.
  private mutating func nameOfMask() -> String {
    var name: String
    repeat {
      maskCount += 1
      name = maskCount == 1 ? "mask" : "mask\(maskCount)"
    } while givenNames.contains(name) || checked.layerNames[name] != nil
    return name
  }

  private mutating func findNames(below node: SyntaxNode) {
    for entry in node.entries {
      if entry.key.hasText("mask") {
        findNames(of: entry.value)
      } else if entry.key.hasText("sublayers") {
        for element in entry.value.elements { findNames(of: element) }
      }
    }
  }

  private mutating func findNames(of layer: SyntaxNode) {
    if let name = layer.entries.first(where: { $0.key.hasText("name") })?.value {
      givenNames.insert(name.text)
    }
    findNames(below: layer)
  }

  private mutating func register(_ name: String, at span: Span) -> String? {
    if let inherited = checked.place(ofLayer: name) {
      output.report(.layerNameTaken(name, at: span, first: checked.component.layers[inherited]))
      return nil
    }
    ownSpans.append(span)
    if let earlier = ownNames.append(name) {
      output.report(.duplicateName("layer", name, name, at: span, first: ownSpans[earlier]))
      return nil
    }
    return name
  }

  private func kind(_ node: SyntaxNode?, _ layer: SyntaxNode, isMask: Bool) -> LayerKind? {
    guard let node else {
      if isMask { return .rectangle }
      if !layer.lacksEntries { output.report(.layerWithoutKind(layer)) }
      return nil
    }
    guard node.kind == .scalar else {
      if node.kind != .missing { output.report(.layerKindIsNoName(node)) }
      return nil
    }
    let name = node.text
    if let kind = LayerBuilder.kinds[name] { return kind }
    if let index = names.index(ofDeclared: name, from: file) {
      output.refer(to: .component(index), at: node.span)
      return .component(index)
    }
    if names.isComplete(file) {
      output.report(
        .unknownLayerKind(name, of: layer, LayerBuilder.kinds.keys + names.declared(in: file), at: node.span)
        {
          names.declared(in: file, withBase: $0).filter { $0 != checked.component.name }
        })
    }
    return nil
  }

  /// The variants that a layer chooses of its component: one index for each axis, −1 for the default; empty where it chooses none.
  private func picks(_ entry: MappingEntry, _ kind: LayerKind) -> [Int] {
    guard case .component(let held) = kind else {
      output.report(.picksWithoutComponent(at: entry.key.span))
      return []
    }
    return known[held].picks(entry, by: "a layer", output)
  }

  /// The values that apply, of all that the entries of a layer set.
  private func resolved(_ values: [KeyedValue<LayerKey, Layer.Setting>], _ keys: LayerKeys) -> [Layer.Setting]
  {
    resolvingShorthands(
      values, output, name: { keys.name(of: $0) }, isSame: { $0.value.isSame(as: $1.value) }
    ).withoutWrappedLine
  }

  /// The settings of one entry of a layer: one property, the values of a component's pseudo-property, or the four properties of a shadow.
  private mutating func settings(
    _ entry: MappingEntry, in layer: SyntaxNode, _ lookup: LayerKeys, others: [String]
  )
    -> [KeyedValue<LayerKey, Layer.Setting>]
  {
    if entry.key.place(in: LayerBuilder.shadow) != nil, !lookup.isProperty(entry.key) {
      valueNodes[entry.key.span] = entry.value
      return shadow(entry)
    }
    guard
      let key = lookup.key(entry.key, in: layer, others: others + [LanguageKey.shadowOfLayer.name], output)
    else { return [] }
    let expression = reader.read(entry.value, lookup.expectation(key))
    if reader.properties?.indices.isEmpty == false { valueNodes[entry.key.span] = entry.value }
    let shorthand = lookup.isPseudo(key) ? entry.key : nil
    return lookup.expanded(key, expression, entry.value, output).map {
      KeyedValue(
        target: $0.key, content: Layer.Setting($0.key, $0.value, span: entry.key.span), shorthand: shorthand)
    }
  }

  private func shadow(_ entry: MappingEntry) -> [KeyedValue<LayerKey, Layer.Setting>] {
    if entry.value.kind == .scalar, let shadows = ForeignShadows(entry.value.text), shadows.shadow == nil {
      output.report(.severalShadows(entry, shadows.list))
      return []
    }
    let shadow = reader.read(
      entry.value, Expectation(.shadow, for: LanguageKey.shadowOfLayer.name, takesOptional: true))
    let mayBeNull = shadow.properties.contains { reader.properties?.properties[$0].isOptional ?? false }
    return ShadowPart.allCases.map { part in
      var value =
        written(part, of: shadow, at: entry.value)
        ?? reader.apply(.shadowPart(part), [shadow], at: entry.value)
      if mayBeNull, !part.property.isOptional {
        let standard = ModedValue(part.property.defaultValue, origin: .unknown)
        value = .call(.firstNonNull, [value, .constant(standard)])
      }
      return KeyedValue(
        target: .layer(part.property),
        content: Layer.Setting(.layer(part.property), value, span: entry.key.span), shorthand: entry.key)
    }
  }

  /// A part of a shadow that is made of parts, within its bounds where it is computed; nil for any other shadow.
  private func written(_ part: ShadowPart, of shadow: Expression, at node: SyntaxNode) -> Expression? {
    guard case .call(.compound(.shadow), let parts) = shadow,
      let index = Shadow.parts.firstIndex(where: { $0.name == "\(part)" })
    else { return nil }
    let (value, bounds) = (parts[index], Shadow.parts[index].bounds)
    guard value.constant == nil else { return value }
    func number(_ bound: Double) -> Expression { .constant(reader.literal(.number(bound), node)) }
    switch (bounds?.min, bounds?.max) {
    case (let min?, let max?): return .call(.clamp, [number(min), value, number(max)])
    case (let min?, nil): return .call(.max, [number(min), value])
    case (nil, let max?): return .call(.min, [value, number(max)])
    case (nil, nil): return value
    }
  }
}

extension [Layer.Setting] {
  /// The settings, with `isWrapped` false where the number of lines is 1: `isWrapped` alone means as many lines as fit.
  fileprivate var withoutWrappedLine: [Layer.Setting] {
    let isOneLine = contains { $0.key == .layer(.numberOfLines) && $0.value.constant?.isOne == true }
    guard isOneLine, let place = firstIndex(where: { $0.key == .layer(.isWrapped) }),
      let wraps = self[place].value.constant
    else { return self }
    var settings = self
    settings[place].value = .constant(ModedValue(.bool(false), origin: wraps.origin))
    return settings
  }
}

extension ModedValue {
  fileprivate var isOne: Bool { isUniform && (value == .integer(1) || value.double == 1) }
}
