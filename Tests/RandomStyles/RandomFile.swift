import StyleModel

/// A style file at random: components of some classes, each with a tree of layers in it and properties of its own, and styles that set
/// properties of the class and of the layers, in states and modes too. All names and types come from the tables.
package struct RandomFile {
  package private(set) var text = ""
  /// What is set of layers, and of classes.
  package private(set) var layerProperties: Set<LayerProperty> = []
  package private(set) var classProperties: [BaseClass: Set<String>] = [:]
  package private(set) var types: Set<ValueType> = []
  private var layers: RandomLayers
  /// How properties move; drawn by itself, so that all else is as it would be without.
  private var motions: RandomValues

  package init(seed: UInt64, bases: [BaseClass] = BaseClass.allCases) {
    var rules = RandomLayers.Rules()
    rules.repeats = true
    layers = RandomLayers(seed: seed, rules: rules)
    motions = RandomValues(seed: ~seed)
    var (components, styles) = ("components:\n", "styles:\n")
    for base in bases { write(base, isFirst: base == bases[0], &components, &styles) }
    text = components + styles
  }

  private mutating func write(
    _ base: BaseClass, isFirst: Bool, _ components: inout String, _ styles: inout String
  ) {
    let name = "Random" + base.rawValue.dropFirst(2)
    let root = layers.tree(size: base.fixedSize ?? base.previewSize)
    components += "  \(name):\n    base: \(base.rawValue)\n    properties:\n"
    for (index, type) in ValueType.named.enumerated() where layers.values.isSo(1, of: 6) {
      guard type.isOfProperties else { continue }
      types.insert(type)
      components +=
        "      own\(index): { type: \(type.name), default: \(layers.values.value(of: type).text)\(transition(type)) }\n"
    }
    components += "      kind: { type: String, values: [one, two], default: one }\n"
    components += "    layer: \(root.rootText)\n"
    layerProperties.formUnion(root.all.flatMap(\.settings).map(\.property))
    // Styles of all components have one name, which one of them says by itself.
    styles += isFirst ? "  same:\n    component: \(name)\n" : "  \(name).same:\n"
    for entry in entries(base, root, 3) { styles += "    \(entry)\n" }
    // All combinations of states are worked out, so more than two of them would take most of a test's time.
    let known = ControlState.allCases.filter { base.states.contains(StateSet($0)) }
    let states =
      known.isEmpty
      ? [] : Set([layers.values.pick(known), layers.values.pick(known)]).sorted { $0.bit < $1.bit }
    if !states.isEmpty {
      styles += "    states:\n"
      for state in states {
        styles += "      \(state): { \(entries(base, root, 6).joined(separator: ", ")) }\n"
      }
    }
    styles += "    modes:\n      dark: { \(entries(base, root, 4).joined(separator: ", ")) }\n"
  }

  /// What may stand behind the default of a property.
  private mutating func transition(_ type: ValueType) -> String {
    guard type.canMove, motions.isSo(1, of: 3) else { return "" }
    return ", transition: \(motions.value(of: .animation).text)"
  }

  /// One of so many properties of a class and of the layers in it, each with another value.
  private mutating func entries(_ base: BaseClass, _ root: RandomLayer, _ part: Int) -> [String] {
    var entries: [String] = []
    for property in base.properties where layers.values.isSo(1, of: part) {
      classProperties[base, default: []].insert(property.name)
      let value = layers.values.value(of: property.type, in: property.bounds, isOptional: property.isOptional)
      entries.append("\(property.name): \(value.text)")
    }
    for layer in root.all {
      for (property, value) in layers.settings(of: layer.kind) where layers.values.isSo(1, of: 2 * part) {
        layerProperties.insert(property)
        entries.append("\(layer.name).\(property.name): \(value.text)")
      }
    }
    return entries
  }
}

extension ValueType {
  /// Whether a component can declare a property of the type.
  fileprivate var isOfProperties: Bool {
    switch self {
    case .corners, .transform, .path, .numbers, .strings: false
    case .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .color,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation:
      true
    }
  }
}
