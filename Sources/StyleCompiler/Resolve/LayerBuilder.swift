import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `layer` of a component: the root's properties, then its sublayers, bottom to top.
struct LayerBuilder {
  let reader: ValueReader
  let table: ComponentTable
  let file: FileID
  let owner: Owner

  private static let structure = ["name", "kind", "frame", "mask", "sublayers"]
  private static let kinds: [String: LayerKind] = [
    "rectangle": .rectangle, "gradient": .gradient, "shape": .shape, "text": .text, "image": .image,
  ]

  private var output: CompilerOutput { reader.output }

  mutating func add(_ node: SyntaxNode, to component: inout Component) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘layer’", node)) }
      return
    }
    // What the base draws over the component's own layers stays above them.
    let above = component.layers.firstIndex { layer in
      if case .base = layer.owner { return layer.parent == 0 && layer.name != "backgroundImage" }
      return false
    }
    let insertion = above ?? component.layers.count
    var own: [Layer] = []
    for entry in node.entries {
      switch entry.key.text {
      case "sublayers": addSublayers(entry.value, parent: 0, offset: insertion, component, &own)
      case "mask": addLayer(entry.value, parent: 0, isMask: true, offset: insertion, component, &own)
      default:
        if let setting = setting(entry, .rectangle, names: ["sublayers", "mask"]) {
          component.layers[0].settings.removeAll { $0.key == setting.key }
          component.layers[0].settings.append(setting)
        }
      }
    }
    guard !own.isEmpty else { return }
    let shift = own.count
    for index in insertion..<component.layers.count {
      if let parent = component.layers[index].parent, parent >= insertion {
        component.layers[index].parent = parent + shift
      }
    }
    component.layers.insert(contentsOf: own, at: insertion)
    for index in component.settings.indices {
      if case .layer(let layer, let key) = component.settings[index].target, layer >= insertion {
        component.settings[index].target = .layer(layer + shift, key)
      }
    }
  }

  private func addSublayers(
    _ node: SyntaxNode, parent: Int, offset: Int, _ component: Component, _ own: inout [Layer]
  ) {
    guard node.kind == .sequence else {
      if !node.isEmptyValue { output.report(.sublayersAreNoList(node)) }
      return
    }
    for element in node.elements {
      addLayer(element, parent: parent, isMask: false, offset: offset, component, &own)
    }
  }

  private func addLayer(
    _ node: SyntaxNode, parent: Int, isMask: Bool, offset: Int, _ component: Component, _ own: inout [Layer]
  ) {
    guard node.kind == .mapping else {
      if node.kind != .missing { output.report(.layerIsNoMapping(node)) }
      return
    }
    let entries = node.entries
    func entry(_ name: StaticString) -> MappingEntry? { entries.first { $0.key.hasText(name) } }
    guard let kind = kind(entry("kind")?.value, node, isMask: isMask) else { return }
    let index = offset + own.count
    var layer = Layer(name: "", kind: kind, parent: parent, isMask: isMask, owner: owner, span: node.span)
    let nameNode = entry("name")?.value
    layer.name = nameNode.flatMap { reader.readText($0, "name") } ?? (isMask ? "mask" : "")
    let taken = (component.layers + own).first { $0.name == layer.name }
    if layer.name.isEmpty {
      output.report(.layerWithoutName(at: node.span))
      layer.name = "layer\(index)"
    } else if layer.name == "layer" || layer.name.contains(".") || taken != nil {
      output.report(.layerNameTaken(layer.name, at: nameNode?.span ?? node.span, first: taken?.span))
    }
    if let frame = entry("frame")?.value { layer.frame = readFrame(frame) }
    for entry in entries where !Self.structure.contains(entry.key.text) {
      if let setting = setting(entry, kind, names: Self.structure) { layer.settings.append(setting) }
    }
    own.append(layer)
    if let mask = entry("mask")?.value {
      addLayer(mask, parent: index, isMask: true, offset: offset, component, &own)
    }
    if let sublayers = entry("sublayers")?.value {
      addSublayers(sublayers, parent: index, offset: offset, component, &own)
    }
  }

  private func kind(_ node: SyntaxNode?, _ layer: SyntaxNode, isMask: Bool) -> LayerKind? {
    guard let node else {
      if isMask { return .rectangle }
      output.report(.layerWithoutKind(at: layer.span))
      return nil
    }
    guard node.kind == .scalar else { return nil }
    let name = node.text
    if let kind = Self.kinds[name] { return kind }
    if let component = table.index(ofVisible: name, from: file) {
      output.refer(to: .component(component), at: node.span)
      // Resolving it now also finds a component that holds itself.
      _ = table.component(component)
      return .component(component)
    }
    output.report(.unknownLayerKind(name, Self.kinds.keys.sorted() + table.names(in: file), at: node.span))
    return nil
  }

  private func setting(_ entry: MappingEntry, _ kind: LayerKind, names: [String]) -> Layer.Setting? {
    let name = entry.key.text
    if case .component(let index) = kind, let property = table.component(index).property(named: name) {
      let expected = Expectation(table.component(index).properties[property])
      return Layer.Setting(.property(property), reader.read(entry.value, expected), span: entry.key.span)
    }
    let known = LayerProperty.properties(of: kind)
    guard let property = LayerProperty(rawValue: name), known.contains(property) else {
      var candidates = known.map(\.rawValue) + names
      if case .component(let index) = kind { candidates += table.component(index).properties.map(\.name) }
      output.report(.unknownLayerProperty(name, kind, candidates, at: entry.key.span))
      return nil
    }
    return Layer.Setting(
      .layer(property), reader.read(entry.value, Expectation(property)), span: entry.key.span)
  }

  // MARK: Frames

  private func readFrame(_ node: SyntaxNode) -> LayerFrame {
    if node.hasText("bounds") { return .bounds }
    if node.kind == .mapping, let inset = node.entries.first(where: { $0.key.hasText("inset") }) {
      for entry in node.entries where !entry.key.hasText("inset") {
        output.report(.unknownDeclarationKey(entry.key.text, ["inset"], "this frame", at: entry.key.span))
      }
      return .inset(reader.read(inset.value, Expectation(.edgeInsets, for: "frame", part: "inset")))
    }
    let names = ["x", "y", "width", "height"]
    var parts: [SyntaxNode] = node.kind == .sequence ? node.elements : []
    if node.kind == .mapping {
      let fields = Fields(node, names, required: names, Expectation(.rect, for: "frame"), output)
      parts = names.compactMap { fields[$0] }
    }
    let lengths = parts.compactMap(readLength)
    guard lengths.count == 4 else {
      if node.kind != .mapping, lengths.count == parts.count { output.report(.invalidFrame(at: node.span)) }
      return .bounds
    }
    return .rectangle(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// `12` points, or `50%` of the parent.
  private func readLength(_ node: SyntaxNode) -> LayerLength? {
    let text = node.text
    if node.kind == .scalar, text.hasSuffix("%"), let number = Double(text.dropLast()), number.isFinite {
      return .fraction(number / 100)
    }
    return reader.readConstant(node, Expectation(.number(.cgFloat), for: "frame")).value.double.map {
      .points($0)
    }
  }
}

extension DiagnosticCode {
  static let unknownLayer = DiagnosticCode(
    "unknown-layer", .error, "Layers have a name of their own and a kind, and are referred to by that name.",
    explanation: """
      `{ name: shine, kind: gradient, … }`; a state changes it as `shine.opacity: 0.5`, and the root as `layer.…`.
      Kinds are `rectangle`, `gradient`, `shape`, `text`, `image`, or another component by its name.
      """,
    example: """
      components:
        Card:
          base: UIControl
          layer: { sublayers: [{ name: glow, kind: rectangle }] }
          states: { selected: { glwo.hidden: true } }
      """)
}

extension LayerKind {
  fileprivate var phrase: String {
    switch self {
    case .rectangle: "a layer"
    case .gradient: "a gradient layer"
    case .shape: "a shape layer"
    case .text: "a text layer"
    case .image: "an image layer"
    case .component: "this component's layer"
    }
  }
}

extension Diagnostic {
  fileprivate static func sublayersAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(.invalidStructure, "‘sublayers’ is a list, and this is \(node.phrase)", at: node.span)
  }

  fileprivate static func layerIsNoMapping(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a layer is { name: …, kind: … }, and this is \(node.phrase)", at: node.span)
  }

  fileprivate static func layerWithoutName(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "this layer has no ‘name’", at: span, notes: ["states and generated code refer to it"])
  }

  fileprivate static func layerWithoutKind(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "this layer has no ‘kind’", at: span,
      notes: ["write ‘kind: rectangle’, gradient, shape, text, image or the name of a component"])
  }

  fileprivate static func layerNameTaken(_ name: String, at span: Span, first: Span?) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      name.contains(".") ? "a layer's name has no dot" : "a layer named ‘\(name.shortened)’ exists already",
      at: span,
      related: first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: name == "layer" ? ["‘layer’ is the root"] : [])
  }

  fileprivate static func unknownLayerKind(_ name: String, _ names: [String], at span: Span) -> Diagnostic {
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownLayer, "there is no kind of layer ‘\(name.shortened)’", at: span,
      notes: near == nil
        ? ["kinds are rectangle, gradient, shape, text, image, or a component by its name"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  static func unknownLayerProperty(_ name: String, _ kind: LayerKind, _ names: [String], at span: Span)
    -> Diagnostic
  {
    let near = nearest(to: name, among: names)
    let elsewhere = LayerProperty(rawValue: name) != nil
    return Diagnostic(
      .unknownProperty, "\(kind.phrase) has no ‘\(name.shortened)’", at: span,
      notes: elsewhere ? ["layers of another kind have it"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func invalidFrame(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "this is no frame", at: span,
      notes: ["write ‘bounds’, ‘{ inset: 5 }’, or x, y, width and height in points or as in ‘50%’"])
  }
}
