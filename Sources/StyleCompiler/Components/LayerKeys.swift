import StyleModel
import StyleSource
import StyleSyntax

/// The keys that a layer of one kind may have, in a stack or elsewhere, by name.
struct LayerKeys {
  private let kind: LayerKind
  private let names: LayerPropertyNames
  /// The component in the layer.
  private let nested: CheckedComponent?

  init(_ layer: Layer, _ known: [CheckedComponent]) {
    self.init(layer.kind, inStack: layer.frame.isInStack, known)
  }

  init(_ kind: LayerKind, inStack isInStack: Bool, _ known: [CheckedComponent]) {
    self.kind = kind
    names = LayerPropertyNames.of(kind, inStack: isInStack)
    if case .component(let index) = kind { nested = known[index] } else { nested = nil }
  }

  /// Whether a key names a property of the component in the layer.
  func isProperty(_ node: SyntaxNode) -> Bool {
    nested.map { node.place(in: $0.propertyNames) != nil } ?? false
  }

  /// The key that a node of a file names; nil where it was reported. `others` are keys that may stand beside it.
  ///
  /// - Parameter mapping: The mapping with the key.
  func key(
    _ node: SyntaxNode, in mapping: SyntaxNode? = nil, others: [String] = [], _ output: CompilerOutput
  ) -> LayerKey? {
    guard node.kind == .scalar else { return nil }
    return node.withBytes {
      key($0, others: others, at: node.span, entry: ForeignEntry(node, in: mapping), output)
    }
  }

  func key(
    _ name: UnsafeBufferPointer<UInt8>, others: [String] = [], at span: Span,
    entry: @autoclosure () -> ForeignEntry? = nil, _ output: CompilerOutput
  ) -> LayerKey? {
    if let nested {
      if let place = nested.propertyNames[name] {
        if let own = names.index[name], nested.component.overrules(place, by: names.properties[own]) {
          return .layer(names.properties[own])
        }
        guard nested.properties[place].driven == nil else {
          output.report(.drivenProperty(nested.component, place, at: span))
          return nil
        }
        return .property(place)
      }
      if names.index[name] == nil, nested.mayHaveProperty(String(decoding: name, as: UTF8.self)) {
        return nil
      }
    }
    guard let place = names.index[name] else {
      let name = String(decoding: name, as: UTF8.self)
      let candidates = output.candidates(
        in: .keysOfLayer(kind, holding: nested.map { NamePlace.Owner($0.component) }, others: others),
        candidates(others))
      output.report(
        .unknownLayerProperty(name, kind, nested?.component.name, candidates, at: span, entry: entry()))
      return nil
    }
    return .layer(names.properties[place])
  }

  /// All keys that can stand here, each once.
  private func candidates(_ others: [String]) -> [String] {
    let ofComponent = (nested?.properties ?? []).map(\.name)
    let known = Set(ofComponent)
    return ofComponent + names.properties.map(\.name).filter { !known.contains($0) } + others
  }

  func expectation(_ key: LayerKey, of layer: String? = nil) -> Expectation {
    switch key {
    case .layer(let property):
      return Expectation(property, of: layer)
    case .property(let place):
      return Expectation(nested?.properties[place] ?? LayerKeys.noProperty)
    }
  }

  /// The name of a key in files.
  func name(of key: LayerKey) -> String {
    switch key {
    case .layer(let property): property.name
    case .property(let place): nested?.properties[place].name ?? ""
    }
  }

  func isPseudo(_ key: LayerKey) -> Bool {
    if case .property(let place) = key { nested?.properties[place].isPseudo ?? false } else { false }
  }

  /// A key and its value; for a pseudo-property, the keys and values that it stands for.
  func expanded(
    _ key: LayerKey, _ value: Expression, _ node: SyntaxNode, _ output: CompilerOutput
  ) -> [(key: LayerKey, value: Expression)] {
    guard case .property(let place) = key, let property = nested?.properties[place], property.isPseudo else {
      return [(key, value)]
    }
    return property.assignments(value, of: nested?.properties, at: node, output).map {
      (.property($0.property), .constant($0.value))
    }
  }

  private static let noProperty = Property(
    name: "", type: .bool, defaultValue: ModedValue(.invalid, origin: .unknown), owner: .base(.view))
}

/// The properties that layers of a kind have, by name.
struct LayerPropertyNames {
  let properties: [LayerProperty]
  let index: NameIndex

  private init(_ kind: LayerKind, inStack isInStack: Bool) {
    properties = LayerProperty.properties(of: kind) + (isInStack ? LayerProperty.ofStackedLayers : [])
    index = NameIndex(properties.lazy.map(\.name))
  }

  static func of(_ kind: LayerKind, inStack isInStack: Bool = false) -> LayerPropertyNames {
    let kinds = isInStack ? stacked : placed
    return switch kind {
    case .rectangle, .component: kinds.rectangle
    case .gradient: kinds.gradient
    case .shape: kinds.shape
    case .text: kinds.text
    case .image: kinds.image
    case .stack: kinds.stack
    case .material: kinds.material
    }
  }

  private static let placed = Kinds(inStack: false)
  private static let stacked = Kinds(inStack: true)

  private struct Kinds {
    let rectangle, gradient, shape, text, image, stack, material: LayerPropertyNames

    init(inStack isInStack: Bool) {
      rectangle = LayerPropertyNames(.rectangle, inStack: isInStack)
      gradient = LayerPropertyNames(.gradient, inStack: isInStack)
      shape = LayerPropertyNames(.shape, inStack: isInStack)
      text = LayerPropertyNames(.text, inStack: isInStack)
      image = LayerPropertyNames(.image, inStack: isInStack)
      stack = LayerPropertyNames(.stack, inStack: isInStack)
      material = LayerPropertyNames(.material, inStack: isInStack)
    }
  }
}

extension LayerKind {
  fileprivate func phrase(_ component: String?) -> String {
    switch self {
    case .rectangle: "a layer"
    case .gradient: "a gradient layer"
    case .shape: "a shape layer"
    case .text: "a text layer"
    case .image: "an image layer"
    case .stack: "a stack"
    case .material: "a material"
    case .component: "a layer that holds ‘\(component ?? "")’"
    }
  }

  /// The kinds of layers that have a property.
  static func having(_ property: LayerProperty) -> [String] {
    let kinds: [(LayerKind, String)] = [
      (.gradient, "gradient"), (.shape, "shape"), (.text, "text"), (.image, "image"),
      (.stack, "stack"), (.material, "material"),
    ]
    return kinds.filter { LayerPropertyNames.of($0.0).properties.contains(property) }.map(\.1)
  }
}

extension Diagnostic {
  fileprivate static func unknownLayerProperty(
    _ name: String, _ kind: LayerKind, _ component: String?, _ names: KnownNames?, at span: Span,
    entry: ForeignEntry?
  ) -> Diagnostic {
    let message = "\(kind.phrase(component)) has no ‘\(name.shortened)’"
    if let property = LayerProperty(named: name), property.isOfStackedLayers {
      return Diagnostic(
        .unknownProperty, "this layer is in no stack, so it has no \(name.quoted)", at: span,
        notes: [
          "put it in a layer with ‘kind: stack’, or move it by its ‘frame’; around all layers of a stack, write ‘insets’ there"
        ])
    }
    if let property = LayerProperty(named: name) {
      let kinds = LayerKind.having(property).map { "‘\($0)’" }.joined(separator: " and ")
      return Diagnostic(.unknownProperty, message, at: span, notes: ["only layers of kind \(kinds) have it"])
    }
    if name == "variants" {
      return Diagnostic(
        .unknownVariant, "variants can only be picked where the layer is declared", at: span,
        notes: [
          component == nil
            ? "only a layer that holds a component has variants"
            : "to change the look in a state, a mode or a style, set the component's properties"
        ])
    }
    if name == LanguageKey.repetitionOfLayer {
      return Diagnostic(
        .unknownProperty, "\(message) here", at: span,
        notes: [
          "a sublayer is repeated where it is declared; let ‘repeat’ follow a property there, as in ‘repeat: $count’, and set that"
        ])
    }
    if name == "frame" {
      return Diagnostic(
        .unknownProperty, "\(message) here", at: span,
        notes: [
          "a layer is placed where it is declared; move it with ‘transform: { translation: [0, 2] }’, or let its frame follow a property, as in ‘frame: { left: $gap, … }’, and set that"
        ])
    }
    if name == LanguageKey.shadowOfLayer.name {
      let parts = ShadowPart.allCases.map { "‘\($0.property.name)’" }.joined(separator: ", ")
      return Diagnostic(
        .unknownProperty, "\(message) here", at: span,
        notes: ["write \(parts), or change the property that holds the shadow"])
    }
    if name.hasPrefix("frame.") {
      return Diagnostic(
        .unknownProperty, "\(message)", at: span,
        notes: [
          "‘frame’ is one value, written where the layer is declared, as in ‘frame: { left: 0, top: 0, width: 20, height: 20 }’"
        ])
    }
    if let part = MisplacedKeys.spoken[name] {
      let fix = names?.contains("frame") ?? false ? entry?.fix(wrapping: part, in: "accessibility") : nil
      return Diagnostic(
        .unknownProperty, message, at: span,
        notes: fix == nil
          ? ["where the layer is declared, it is a part of ‘accessibility: { \(part): … }’"] : [],
        fixes: fix.map { [$0] } ?? [])
    }
    if let dot = name.firstIndex(of: "."), let property = LayerProperty(named: String(name[..<dot])),
      !property.valueType.parts.isEmpty
    {
      let parts = property.valueType.parts
      let path = String(name[name.index(after: dot)...])
      let isAlone =
        parts.contains { $0.name == path } && parts.allSatisfy { !$0.isRequired || $0.name == path }
      let fix = isAlone ? entry?.fix(wrapping: path, in: property.name) : nil
      let written = property.valueType.mapping(with: String(path.prefix { $0 != "." }))
      return Diagnostic(
        .unknownProperty, message, at: span,
        notes: fix == nil ? ["‘\(property.name)’ is one value, as in ‘\(property.name): \(written)’"] : [],
        fixes: fix.map { [$0] } ?? [])
    }
    let known = names ?? KnownNames([])
    if let fix = entry?.fix(
      font: known.contains("font") ? "font" : nil, name: { known.contains($0) ? $0 : nil })
    {
      return Diagnostic(.unknownProperty, message, at: span, fixes: [fix])
    }
    let foreign = ForeignName(name, among: known)
    let near = foreign.name ?? (foreign.advice == nil ? known.nearest(to: name) : nil)
    if let near, near.lowercased().hasSuffix("color"), let entry {
      if entry.isGradient {
        return Diagnostic(.unknownProperty, message, at: span, notes: [ForeignName.gradientAdvice])
      }
      if let fix = entry.colorFix(writing: near) {
        return Diagnostic(
          .unknownProperty, message, at: span, notes: ["an unquoted ‘#’ starts a comment"], fixes: [fix])
      }
    }
    if let near, let property = LayerProperty(named: near),
      let fix = entry?.fix(writing: near, of: property.valueType, property.bounds)
    {
      return Diagnostic(.unknownProperty, message, at: span, fixes: [fix])
    }
    if near == "angle", entry?.isText ?? false {
      return Diagnostic(
        .unknownProperty, message, at: span,
        notes: ["‘angle’ is in degrees, as in ‘angle: 90’, which goes to the right"])
    }
    return Diagnostic(
      .unknownProperty, message, at: span,
      notes: near == nil
        ? [foreign.advice ?? names.map { "it has \($0.names.quotedList)" }].compactMap { $0 } : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}

extension Component {
  /// Whether the component's own layer sets a property of Core Animation instead of the base class's property at an index, which then has
  /// no effect: `layer: { backgroundColor: navy }`.
  fileprivate func overrules(_ place: Int, by property: LayerProperty) -> Bool {
    guard case .base = properties[place].owner else { return false }
    return layers.first?.settings.contains {
      $0.key == .layer(property) && $0.span != nil && !$0.value.properties.contains(place)
    } ?? false
  }
}
