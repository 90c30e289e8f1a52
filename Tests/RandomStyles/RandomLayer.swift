import StyleModel

/// A layer made at random: what a style file says of it, and what that means.
package struct RandomLayer: Sendable {
  package var name: String
  package var kind: LayerKind
  /// nil where it fills its parent.
  package var frame: Frame?
  package var settings: [(property: LayerProperty, value: RandomValue)] = []
  package var sublayers: [RandomLayer] = []
  package var mask: [RandomLayer] = []
  /// How often it is there.
  package var copies = 1

  package struct Frame: Sendable {
    package var text: String
    /// nil where it depends on the parent's size.
    package var rect: Rect?

    package init(_ text: String, _ rect: Rect? = nil) {
      self.text = text
      self.rect = rect
    }

    package init(_ rect: Rect) {
      self.init("[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]", rect)
    }
  }

  package init(name: String, kind: LayerKind, frame: Frame? = nil) {
    self.name = name
    self.kind = kind
    self.frame = frame
  }

  /// As the value of `layer`, without its name and its kind.
  package var rootText: String { "{ \(keys.joined(separator: ", ")) }" }

  private var text: String { "{ \((["name: \(name)", "kind: \(kind)"] + keys).joined(separator: ", ")) }" }

  private var keys: [String] {
    var keys = frame.map { ["frame: \($0.text)"] } ?? []
    if copies > 1 {
      let texts = (1...copies).map { "\"\($0)\"" }.joined(separator: ", ")
      let list = "items: [\(texts)], item: \(name)-item"
      keys.append("repeat: { \(copies % 2 == 0 ? "count: \(copies)" : list), index: \(name)-index }")
    }
    keys += settings.map { "\($0.property.name): \($0.value.text)" }
    if !sublayers.isEmpty {
      keys.append("sublayers: [\(sublayers.map(\.text).joined(separator: ", "))]")
    }
    if let mask = mask.first { keys.append("mask: \(mask.text)") }
    return keys
  }

  /// The layer and all in it.
  package var all: [RandomLayer] { [self] + (sublayers + mask).flatMap(\.all) }
}

/// Trees of layers at random. All that there is to set comes from the table of properties, so a new property is tried as soon as it has
/// a row there.
package struct RandomLayers: Sendable {
  package var values: RandomValues
  private let rules: Rules

  /// What a test can judge.
  package struct Rules: Sendable {
    package var kinds: [LayerKind] = [.rectangle, .gradient, .shape, .text, .image, .stack, .material]
    package var properties = Set(LayerProperty.allCases)
    /// How many layers lie in each other, the root apart.
    package var depth = 2
    /// The layers in the root, at least and at most.
    package var count = 1...3
    /// Changes what a layer says of itself, where not every value of a type will do.
    package var adjust: @Sendable (inout RandomLayer, inout RandomValues) -> Void = { _, _ in }
    /// Where a layer lies in its parent.
    package var frame: @Sendable (Size, inout RandomValues) -> RandomLayer.Frame = { size, values in
      let (width, height) = (
        values.quarters(min(12, size.width / 2)...max(13, size.width * 0.9)),
        values.quarters(min(10, size.height / 2)...max(11, size.height * 0.9))
      )
      return RandomLayer.Frame(
        Rect(
          x: values.quarters(-2...max(0, size.width - width)),
          y: values.quarters(-2...max(0, size.height - height)), width: width, height: height))
    }
    package var hasMasks = true
    /// Whether layers in a layer that is transformed, or casts a shadow, may be transformed and cast shadows too.
    package var nestsTransforms = true
    /// Whether layers are there several times.
    package var repeats = false

    package init() {}
  }

  package init(seed: UInt64, rules: Rules = Rules()) {
    values = RandomValues(seed: seed)
    self.rules = rules
  }

  /// A root of a size with what a test can judge in it; nothing is said of itself where it is `plain`.
  package mutating func tree(size: Size, isPlain: Bool = false) -> RandomLayer {
    var root = RandomLayer(name: "layer", kind: .rectangle)
    if !isPlain {
      root.settings = settings(of: .rectangle)
      rules.adjust(&root, &values)
    }
    let count = rules.count.lowerBound + values.below(rules.count.count)
    root.sublayers = (0..<count).map { layer("l\($0)", in: size, depth: rules.depth - 1, isSafe: true) }
    return root
  }

  /// `isSafe` is false in layers that are transformed, or cast a shadow.
  private mutating func layer(_ name: String, in size: Size, depth: Int, isSafe: Bool) -> RandomLayer {
    let kind = values.pick(rules.kinds)
    var layer = RandomLayer(name: name, kind: kind, frame: rules.frame(size, &values))
    layer.settings = settings(of: kind).filter { property, _ in
      isSafe || rules.nestsTransforms || ![.transform, .anchorPoint, .shadowOpacity].contains(property)
    }
    rules.adjust(&layer, &values)
    let inner = layer.frame?.rect?.size ?? size
    let isSafe = isSafe && !layer.settings.contains { [.transform, .shadowOpacity].contains($0.property) }
    guard depth > 0 else { return layer }
    for index in 0..<values.below(3) {
      var sublayer = self.layer("\(name)\(index)", in: inner, depth: depth - 1, isSafe: isSafe)
      // A stack places its layers itself.
      if kind == .stack {
        sublayer.frame = nil
        for property in LayerProperty.ofStackedLayers where rules.properties.contains(property) {
          if values.isSo(1, of: 3) { sublayer.settings.append((property, value(of: property))) }
        }
      }
      layer.sublayers.append(sublayer)
    }
    if rules.hasMasks, values.isSo(1, of: 4) {
      var mask = self.layer("\(name)mask", in: inner, depth: 0, isSafe: false)
      // A mask that isn't drawn leaves nothing to judge, and a material can't be one.
      mask.settings.removeAll { $0.property == .hidden || $0.property == .material }
      if mask.kind == .material {
        mask.kind = .rectangle
        let known = Set(LayerProperty.properties(of: .rectangle))
        mask.settings.removeAll { !known.contains($0.property) }
      }
      layer.mask = [mask]
    }
    if rules.repeats, !layer.all.contains(where: { $0.kind == .material }), values.isSo(1, of: 4) {
      layer.copies = 2 + values.below(2)
    }
    return layer
  }

  /// Some properties of a layer of a kind; what shows nothing without another one comes with it.
  package mutating func settings(of kind: LayerKind) -> [(property: LayerProperty, value: RandomValue)] {
    let properties = LayerProperty.properties(of: kind).filter(rules.properties.contains)
    let common = Set(LayerProperty.properties(of: .rectangle))
    var chosen: Set<LayerProperty> = []
    for property in properties {
      let times = !common.contains(property) ? 4 : property == .hidden ? 1 : 2
      if values.isSo(times, of: 6) { chosen.insert(property) }
    }
    for property in properties where !chosen.isDisjoint(with: property.dependents) { chosen.insert(property) }
    return properties.filter(chosen.contains).map { property in
      let isHalf = property == .cornerRadius && values.isSo(1, of: 6)
      return (property, isHalf ? RandomValue("50%", .number(.halfOfSide)) : value(of: property))
    }
  }

  package mutating func value(of property: LayerProperty) -> RandomValue {
    // Whole turns and more, and each quarter.
    if [.angle, .startAngle, .endAngle].contains(property), values.isSo(5, of: 6) {
      return .number(Double(15 * (values.below(60) - 30)))
    }
    return values.value(of: property.valueType, in: property.bounds, isOptional: property.isOptional)
  }
}
