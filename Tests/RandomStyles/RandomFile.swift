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
  /// What conditions choose; drawn by itself too.
  private var choices: RandomValues
  /// Which components declare a state, and whether their styles are in it; drawn by itself too.
  private var ownStates: RandomValues
  /// What moves by itself; drawn by itself too.
  private var movements: RandomValues

  package init(seed: UInt64, bases: [BaseClass] = BaseClass.allCases) {
    var rules = RandomLayers.Rules()
    rules.repeats = true
    layers = RandomLayers(seed: seed, rules: rules)
    motions = RandomValues(seed: ~seed)
    choices = RandomValues(seed: seed &+ 1 << 32)
    ownStates = RandomValues(seed: seed &+ 1 << 33)
    movements = RandomValues(seed: seed &+ 1 << 34)
    var (components, styles) = ("components:\n", "styles:\n")
    for base in bases { write(base, isFirst: base == bases[0], &components, &styles) }
    text = components + styles
  }

  private mutating func write(
    _ base: BaseClass, isFirst: Bool, _ components: inout String, _ styles: inout String
  ) {
    let name = "Random" + base.rawValue.dropFirst(2)
    var chosen: [String] = []
    let root = conditional(layers.tree(size: base.fixedSize ?? base.previewSize), &chosen)
    components += "  \(name):\n    base: \(base.rawValue)\n    properties:\n"
    for (index, type) in ValueType.named.enumerated() where layers.values.isSo(1, of: 6) {
      guard type.isOfProperties else { continue }
      types.insert(type)
      components +=
        "      own\(index): { type: \(type.name), default: \(layers.values.value(of: type).text)\(transition(type)) }\n"
    }
    components += "      kind: { type: String, values: [one, two], default: one }\n"
    components +=
      "      isChosen: { type: Bool, default: true }\n      isOther: { type: Bool, default: false }\n"
    for declaration in chosen { components += "      \(declaration)\n" }
    components += "    layer: \(root.rootText)\n"
    layerProperties.formUnion(root.all.flatMap(\.settings).map(\.property))
    let declaresState = ownStates.isSo(1, of: 2)
    if declaresState {
      components += "    states: { own: [busy], busy: { layer.opacity: 0.5, layer.borderWidth: 3 } }\n"
    }
    components += animations(of: root)
    // Styles of all components have one name, which one of them says by itself.
    styles += isFirst ? "  same:\n    component: \(name)\n" : "  \(name).same:\n"
    for entry in entries(base, root, 3, isConditional: false) { styles += "    \(entry)\n" }
    if declaresState, ownStates.isSo(1, of: 2) { styles += "    isBusy: true\n" }
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

  /// The same layer, where conditions choose some of the values in it; the properties that they choose are added to `declarations`.
  private mutating func conditional(_ layer: RandomLayer, _ declarations: inout [String]) -> RandomLayer {
    var layer = layer
    for index in layer.settings.indices where choices.isSo(1, of: 6) {
      let (property, value) = layer.settings[index]
      let other = choices.value(of: property.valueType, in: property.bounds)
      guard property.valueType.isChosen, !value.text.contains(where: "\"[{".contains), value.text != "null",
        other.text.first != "{"
      else { continue }
      let limits = [("min", property.bounds?.min), ("max", property.bounds?.max)].compactMap { name, limit in
        limit.map { ", \(name): \($0)" }
      }
      let name = "else\(declarations.count)"
      declarations.append(
        "\(name): { type: \(property.valueType.name), default: \(other.text)\(limits.joined()) }")
      layer.settings[index].value = RandomValue("\"if(\(condition()), \(value.text), $\(name))\"")
    }
    layer.sublayers = layer.sublayers.map { conditional($0, &declarations) }
    layer.mask = layer.mask.map { conditional($0, &declarations) }
    return layer
  }

  /// Half of them ask one flag alone.
  private mutating func condition() -> String {
    let joined = [
      "$isChosen && !$isOther", "$isOther || $isChosen", "!($isChosen && $isOther)",
      "$isOther || $isChosen && $kind == one",
    ]
    return choices.isSo(1, of: 2) ? "$isChosen" : choices.pick(joined)
  }

  /// What may stand behind the default of a property.
  private mutating func transition(_ type: ValueType) -> String {
    guard type.canMove, motions.isSo(1, of: 3) else { return "" }
    return ", transition: \(motions.value(of: .animation).text)"
  }

  /// Some layers move one of their properties, from one value to another or through several.
  private mutating func animations(of root: RandomLayer) -> String {
    var entries = ""
    for (index, layer) in root.all.enumerated() where movements.isSo(1, of: 4) {
      let property = movements.pick(LayerProperty.properties(of: layer.kind).filter(\.isAnimatable))
      let values = (0..<movements.pick([2, 3, 4])).map { _ in
        movements.value(of: property.valueType, in: property.bounds, isOptional: property.isOptional).text
      }
      var keys = "property: \(layer.name).\(property.name), duration: \(movements.quarters(0.25...2))"
      if movements.isSo(1, of: 3) {
        keys += ", from: \(values[0]), to: \(values[1])"
      } else {
        keys +=
          ", keyframes: [\(values.enumerated().map { keyframe($1, $0, of: values.count) }.joined(separator: ", "))]"
      }
      if movements.isSo(1, of: 3) { keys += ", curve: [0.2, -0.4, 0, 1.3], autoreverses: true" }
      if movements.isSo(1, of: 3) { keys += ", repeatCount: infinite, delay: 0.25" }
      entries += "      move\(index): { \(keys) }\n"
    }
    return entries.isEmpty ? "" : "    animations:\n" + entries
  }

  /// A value alone, or with its time and its curve.
  private mutating func keyframe(_ value: String, _ index: Int, of count: Int) -> String {
    let isTimed = movements.isSo(1, of: 3)
    let isCurved = index < count - 1 && movements.isSo(1, of: 3)
    guard isTimed || isCurved else { return value }
    // Between those of its neighbours, and at the ends perhaps not where the run begins or ends.
    let time = (Double(index) + movements.quarters(0...1)) / Double(count) * 100
    let curve = movements.pick(Animation.Curve.wordsOfKeyframes + ["[0.2, -0.4, 0, 1.3]"])
    return "{ value: \(value)\(isTimed ? ", keyTime: \(time)%" : "")\(isCurved ? ", curve: \(curve)" : "") }"
  }

  /// One of so many properties of a class and of the layers in it, each with another value.
  private mutating func entries(
    _ base: BaseClass, _ root: RandomLayer, _ part: Int, isConditional: Bool = true
  ) -> [String] {
    var entries: [String] = []
    for property in base.properties {
      let isOfState = property.role?.saidState != nil
      let isUsual = layers.values.isSo(1, of: part)
      guard isUsual || isOfState && !isConditional && ownStates.isSo(1, of: 2) else { continue }
      let value =
        isUsual
        ? layers.values.value(of: property.type, in: property.bounds, isOptional: property.isOptional)
        : ownStates.value(of: property.type)
      // What a control is doing depends on no state and no mode.
      if isConditional, isOfState { continue }
      classProperties[base, default: []].insert(property.name)
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
  /// Whether a condition chooses values of the type that are written in a word.
  fileprivate var isChosen: Bool {
    switch self {
    case .bool, .integer, .number, .color: true
    case .string, .localizedString, .choice, .point, .size, .rect, .range, .image, .gradientStops, .shadow,
      .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      false
    }
  }

  /// Whether a component can declare a property of the type.
  fileprivate var isOfProperties: Bool {
    switch self {
    case .corners, .transform, .path, .numbers: false
    case .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .color,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .strings:
      true
    }
  }
}
