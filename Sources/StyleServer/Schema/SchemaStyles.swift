import StyleCompiler
import StyleModel
import StyleReport

extension StyleSchema {
  func styles() -> JSONValue {
    guard let sheet else { return entries(Self.reference("style")) }
    let known = sheet.styles.map { style in
      JSONValue.Member(
        style.name,
        .object([
          "description": style.summary.map { .string($0) },
          "allOf": [
            Self.reference("style"), Self.reference("style." + sheet.components[style.component].name),
          ],
        ]))
    }
    return .object([
      "type": ["object", "null"], "properties": .object(known),
      "additionalProperties": Self.reference("style"),
    ])
  }

  mutating func style() -> JSONValue {
    var schema = mapping([LanguageKey].style, others: true) { schema, key in schema.content(key.content) }
    let classes = BaseClass.allCases.map { base -> JSONValue in
      [
        "if": ["required": ["component"], "properties": ["component": ["const": .string(base.rawValue)]]],
        "then": Self.reference("style." + base.rawValue),
      ]
    }
    for base in BaseClass.allCases {
      define(
        "style." + base.rawValue,
        style(base.properties, layers: [], conditions: "settings." + base.rawValue))
      if sheet?.components.contains(where: { $0.name == base.rawValue }) ?? false { continue }
      define("settings." + base.rawValue, settings(base.properties, layers: []))
    }
    var all = classes
    for component in sheet?.components ?? [] where !component.isBaseClass {
      define(
        "style." + component.name,
        style(
          component.properties, layers: component.layers, own: component.ownStates.map(\.name),
          axes: component.axes, conditions: "settings." + component.name))
      all.append([
        "if": ["required": ["component"], "properties": ["component": ["const": .string(component.name)]]],
        "then": Self.reference("style." + component.name),
      ])
    }
    schema.append("allOf", .array(all))
    schema.append(
      "defaultSnippets",
      [["label": "A style", "body": ["component": "${1:UIView}", "${2:backgroundColor}": "${3:red}"]]])
    return schema
  }

  /// What a style of a component can say.
  private func style(
    _ properties: [Property], layers: [Layer], own: [String] = [], axes: [VariantAxis] = [],
    conditions: String
  ) -> JSONValue {
    var members = properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    members += [LanguageKey].style.map { key in
      switch key.content {
      case .states: .init(key.name, self.states(Self.reference(conditions), own: own))
      case .modes: .init(key.name, modes(Self.reference(conditions)))
      case .picks: .init(key.name, picks(axes))
      case .text, .deprecation, .flag, .value, .valueOfType, .number, .count, .state, .layerKey, .base,
        .component,
        .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .axes, .tokens,
        .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers, .animations,
        .preview, .frame, .words, .variants, .variantName, .variantNames, .compounds, .stateNames,
        .modeNames, .accessibility, .layerAccessibility, .accessibilityTraits, .layerAccessibilityTraits,
        .spokenValue:
        .init(key.name, true)
      }
    }
    return [
      "properties": .object(members + layerSettings(layers)), "patternProperties": layerPattern(layers),
      "additionalProperties": false,
    ]
  }

  /// One variant of each axis.
  func picks(_ axes: [VariantAxis]) -> JSONValue {
    let members = axes.map { axis in
      JSONValue.Member(
        axis.name,
        .object([
          "description": axis.summary.map { .string($0) },
          "enum": .array(axis.values.map { .string($0.name) }),
          "default": .string(axis.values[axis.defaultValue].name),
        ]))
    }
    return .object([
      "type": ["object", "null"], "properties": .object(members), "additionalProperties": false,
    ])
  }

  /// Values beneath a state or a mode.
  func settings(of component: Component?) -> JSONValue {
    guard let component else { return ["type": ["object", "null"]] }
    return settings(component.properties, layers: component.layers)
  }

  private func settings(_ properties: [Property], layers: [Layer]) -> JSONValue {
    let members = properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    return [
      "type": ["object", "null"], "properties": .object(members + layerSettings(layers)),
      "patternProperties": layerPattern(layers), "additionalProperties": false,
    ]
  }

  private func layerSettings(_ layers: [Layer]) -> [JSONValue.Member] {
    layers.flatMap { layer -> [JSONValue.Member] in
      if case .component = layer.kind { return [] }
      return LayerProperty.properties(of: layer.kind).map {
        .init("\(layer.name).\($0.name)", layerValue($0))
      }
    }
  }

  /// Of a class, the view's own layer; of layers that hold components, whatever these have.
  private func layerPattern(_ layers: [Layer]) -> JSONValue {
    if layers.isEmpty { return ["\\.": true] }
    let nested = layers.filter { layer in if case .component = layer.kind { true } else { false } }
    return .object(nested.map { .init("^\($0.name)\\.", true) })
  }

  func setting(_ property: Property) -> JSONValue {
    setting(
      property.type, property.isOptional, property.bounds, property.summary,
      property.isPseudo ? .bool(false) : property.defaultValue.value)
  }

  func setting(
    _ type: ValueType, _ isOptional: Bool, _ bounds: NumberBounds?, _ summary: String?, _ standard: Value
  ) -> JSONValue {
    var schema: JSONValue
    switch type {
    case .choice: schema = value(type)
    case .integer, .number: schema = number(type, bounds)
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      schema = reference(type)
    }
    if isOptional { schema = ["anyOf": [schema, ["type": "null"]]] }
    if schema["$ref"] != nil { schema = ["allOf": [schema]] }
    if let summary { schema.append("description", .string(summary)) }
    if let standard = JSONValue.ofYAML(standard.quotedSpelling) { schema.append("default", standard) }
    return schema
  }

  // MARK: Conditions

  /// The names of states; `own` are those that components declare, any name where it is nil.
  func statePattern(_ own: [String]?, declares: Bool = false) -> String {
    guard let own else { return "^[a-z][A-Za-z0-9-]*(\\+[a-z][A-Za-z0-9-]*)*$" }
    let names = (ControlState.allCases.map(\.name) + own).joined(separator: "|")
    return "^(normal|\(declares ? "own|" : "")(\(names))(\\+(\(names)))*)$"
  }

  /// - Parameter declares: Whether states may be declared there too.
  func states(_ settings: JSONValue, own: [String]?, declares: Bool = false) -> JSONValue {
    let declarations = [LanguageKey].states.map { key in
      JSONValue.Member(key.name, described(content(key.content), key))
    }
    return .object([
      "type": ["object", "null"],
      "propertyNames": ["pattern": .string(statePattern(own, declares: declares))],
      "properties": declares ? .object(declarations) : nil, "additionalProperties": settings,
    ])
  }

  func modes(_ settings: JSONValue) -> JSONValue {
    .object([
      "type": ["object", "null"],
      "propertyNames": modeNames.map { ["pattern": .string(joined($0))] },
      "additionalProperties": settings,
    ])
  }

  /// Some of the names, with plus signs between them.
  func joined(_ names: [String]) -> String {
    let names = names.joined(separator: "|")
    return "^(\(names))(\\+(\(names)))*$"
  }
}
