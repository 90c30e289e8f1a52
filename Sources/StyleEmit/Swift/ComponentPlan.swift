import StyleModel

/// What generated code knows of a component: the fields of its style struct, and the states and modes in which they
/// change.
struct ComponentPlan {
  let sheet: ResolvedSheet
  let index: Int
  let fields: [Field]
  /// When fields change, from what holds least to what holds most; a later one wins.
  let conditions: [Condition]
  /// The component as it comes.
  let standard: StyleValues
  let styles: [(style: Style, values: StyleValues)]

  var component: Component { sheet.components[index] }
  var typeName: String { swiftTypeName(component.name) }
  var styleTypeName: String { typeName + "Style" }
  var ownLayers: [(index: Int, layer: Layer)] {
    component.layers.enumerated().compactMap { place, layer in
      guard case .component = layer.owner, place > 0 else { return nil }
      return (place, layer)
    }
  }

  /// A stored property of the style struct.
  struct Field {
    var name: String
    var target: Target
    var type: ValueType
    var isOptional: Bool
    var summary: String?
    var deprecated: String?
  }

  /// A state, some modes, or both, in which values change.
  struct Condition: Hashable {
    var state: StateSet
    var modes: ModeSet
    /// The field that holds the changes: `highlighted`, `selectedHighlighted`, `dark`.
    var name: String
  }

  /// The values of every field: always, and those that a condition changes.
  struct StyleValues {
    var normal: [FieldValue]
    var changes: [[(field: Int, value: FieldValue)]]
  }

  init(_ sheet: ResolvedSheet, component index: Int) {
    self.sheet = sheet
    self.index = index
    let styleIndices = sheet.styles(of: index)
    let fields = ComponentPlan.fields(sheet, index, styleIndices)
    let looks = LookReader(sheet: sheet, component: index, fields: fields)
    let candidates = looks.conditions(styleIndices)
    let standard = looks.values(of: nil, candidates)
    let styles = styleIndices.map { (sheet.styles[$0], looks.values(of: $0, candidates)) }
    // A condition in which nothing changes needs no field.
    let used = candidates.indices.filter { place in
      !standard.changes[place].isEmpty || styles.contains { !$0.1.changes[place].isEmpty }
    }
    func kept(_ values: StyleValues) -> StyleValues {
      StyleValues(normal: values.normal, changes: used.map { values.changes[$0] })
    }
    self.fields = fields
    conditions = used.map { candidates[$0] }
    self.standard = kept(standard)
    self.styles = styles.map { ($0.0, kept($0.1)) }
  }

  /// The properties that hold something, then the layers' properties that a state, a mode or a style changes.
  private static func fields(_ sheet: ResolvedSheet, _ index: Int, _ styles: [Int]) -> [Field] {
    let component = sheet.components[index]
    var fields: [Field] = []
    for (place, property) in component.properties.enumerated() {
      // Whether a control is enabled or selected is not for its style to say.
      guard !property.isPseudo, property.driven == nil, property.owner != .base(.control) else { continue }
      fields.append(
        Field(
          name: swiftIdentifier(property.name), target: .property(place), type: property.type,
          isOptional: property.isOptional, summary: property.summary, deprecated: property.deprecated))
    }
    var seen: Set<Target> = []
    let targets =
      component.settings.map(\.target) + styles.flatMap { sheet.styles[$0].settings.map(\.target) }
    for target in targets where seen.insert(target).inserted {
      guard case .layer(let layer, .layer(let property)) = target else { continue }
      let name = swiftIdentifier(component.layers[layer].name + "-" + property.rawValue)
      let of = layer == 0 ? "the layer" : "the layer ‘\(component.layers[layer].name)’"
      fields.append(
        Field(
          name: name, target: target, type: property.valueType, isOptional: true,
          summary: "What `\(property.rawValue)` of \(of) is; where nil, as the component draws it."))
    }
    return fields
  }
}

/// What a field holds: one value, or one for each of light, dark, light with high contrast, dark with high contrast.
struct FieldValue: Hashable {
  var variants: [Value]

  var isDynamic: Bool { variants.count > 1 }
}

/// Reads field values off looks.
struct LookReader {
  let sheet: ResolvedSheet
  let component: Int
  let fields: [ComponentPlan.Field]

  /// The appearances in which a dynamic colour has its variants, in their order.
  private static let appearances: [ModeSet] = [
    [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast], [.dark, .highContrast],
  ]
  private static let appearanceMask: ModeSet = [.light, .dark, .standardContrast, .highContrast]

  /// Every state with every combination of modes that matters, in rising order of what wins.
  func conditions(_ styles: [Int]) -> [ComponentPlan.Condition] {
    var states = Set(sheet.states(ofComponent: component))
    var combinations = Set(sheet.modeCombinations(ofComponent: component).map(withoutDefaults))
    for style in styles {
      states.formUnion(sheet.states(of: style))
      combinations.formUnion(sheet.modeCombinations(of: style).map(withoutDefaults))
    }
    return states.flatMap { state in
      combinations.map { modes in
        ComponentPlan.Condition(state: state, modes: modes, name: name(state, modes))
      }
    }
    .filter { $0.state != .normal || $0.modes != [] }
    .sorted { a, b in
      (a.state.count, a.state.precedence, a.modes.count, a.modes.rawValue)
        < (b.state.count, b.state.precedence, b.modes.count, b.modes.rawValue)
    }
  }

  private func withoutDefaults(_ modes: ModeSet) -> ModeSet { modes.subtracting(sheet.modes.defaults) }

  private func name(_ state: StateSet, _ modes: ModeSet) -> String {
    let parts = (state == .normal ? [] : [state.name]) + (modes == [] ? [] : [sheet.modes.name(modes)])
    return swiftIdentifier(parts.joined(separator: "-"))
  }

  func values(of style: Int?, _ conditions: [ComponentPlan.Condition]) -> ComponentPlan.StyleValues {
    let combinations =
      style.map { sheet.modeCombinations(of: $0) } ?? sheet.modeCombinations(ofComponent: component)
    let mentioned = combinations.reduce(into: ModeSet()) { $0.formUnion(withoutDefaults($1)) }
    let isDynamic = !mentioned.isDisjoint(with: LookReader.appearanceMask)
    let normal = read(style, .normal, [], isDynamic: isDynamic)
    var changes: [[(field: Int, value: FieldValue)]] = []
    for condition in conditions {
      // Only what differs from what earlier conditions that hold too have made of it.
      var known = normal
      for (place, earlier) in conditions[..<changes.count].enumerated()
      where earlier.state.isSubset(of: condition.state) && earlier.modes.isSubset(of: condition.modes) {
        for (field, value) in changes[place] { known[field] = value }
      }
      guard condition.modes.isSubset(of: mentioned) else {
        changes.append([])
        continue
      }
      let actual = read(style, condition.state, condition.modes, isDynamic: isDynamic)
      changes.append(
        actual.indices.filter { actual[$0] != known[$0] }.map { (field: $0, value: actual[$0]) })
    }
    return ComponentPlan.StyleValues(normal: normal, changes: changes)
  }

  private func read(_ style: Int?, _ state: StateSet, _ modes: ModeSet, isDynamic: Bool) -> [FieldValue] {
    func look(_ modes: ModeSet) -> Look {
      style.map { sheet.look(of: $0, state: state, modes: modes) }
        ?? sheet.look(component: component, state: state, modes: modes)
    }
    let at = look(modes)
    let others = modes.subtracting(LookReader.appearanceMask)
    let variants = isDynamic ? LookReader.appearances.map { look($0.union(others)) } : []
    return fields.map { field in
      let value = read(field, at)
      guard isDynamic, field.type.holdsColor else { return FieldValue(variants: [value]) }
      let values = variants.map { read(field, $0) }
      let isUniform = values.allSatisfy { $0 == values.first }
      return FieldValue(variants: isUniform ? Array(values.prefix(1)) : values)
    }
  }

  private func read(_ field: ComponentPlan.Field, _ look: Look) -> Value {
    switch field.target {
    case .property(let index): return look.properties[index].value
    case .layer(let layer, .layer(let property)):
      // Where no state and no style sets it, the component's own expression draws it.
      let isFollowing = look.layers[layer][property] == normalLook(look).layers[layer][property]
      return isFollowing ? .null : look.layers[layer][property]
    case .layer(_, .property): return .null
    }
  }

  private func normalLook(_ look: Look) -> Look {
    sheet.look(component: component, state: .normal, modes: look.modes)
  }
}

extension ValueType {
  /// Whether colours are in it, which vary with the appearance by themselves.
  var holdsColor: Bool {
    switch self {
    case .color: true
    case .bool, .integer, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      false
    }
  }
}
