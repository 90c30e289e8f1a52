import StyleCompiler
import StyleModel
import StyleReport

extension StyleSchema {
  func styles() -> JSONValue {
    guard let sheet else { return entries(Self.reference("style")) }
    // Files may declare styles of several components by one key.
    let known = Dictionary(grouping: sheet.styles.indices) { sheet.styles[$0].key }.values.sorted {
      $0[0] < $1[0]
    }.map { styles in
      let style = sheet.styles[styles[0]]
      let isOnly = styles.allSatisfy { sheet.styles[$0].component == style.component }
      let own = isOnly ? [Self.reference("style." + sheet.components[style.component].name)] : []
      return JSONValue.Member(
        style.key,
        .object([
          "description": isOnly ? style.summary.map { .string($0) } : nil,
          "allOf": .array([Self.reference("style")] + own),
        ]))
    }
    return .object([
      "type": ["object", "null"], "properties": .object(known),
      "additionalProperties": Self.reference("style"),
    ])
  }

  mutating func style() -> JSONValue {
    var schema = mapping([LanguageKey].style, optional: true, others: true) { schema, key in
      schema.content(key.content)
    }
    let classes = BaseClass.allCases.map { base -> JSONValue in
      [
        "if": ["required": ["component"], "properties": ["component": ["const": .string(base.rawValue)]]],
        "then": Self.reference("style." + base.rawValue),
      ]
    }
    for base in BaseClass.allCases {
      define(
        "style." + base.rawValue,
        style(base.properties, conditions: "settings." + base.rawValue))
      define("settings." + base.rawValue, settings(base.properties))
    }
    var all = classes
    let components = (sheet?.components ?? []).filter { !$0.isBaseClass }
    for base in BaseClass.allCases where components.contains(where: { $0.base == base }) {
      define("values." + base.rawValue, values(base))
    }
    for component in components {
      define("settings." + component.name, ownSettings(of: component))
      if !component.axes.isEmpty { define("picks." + component.name, picks(component.axes)) }
      define("style." + component.name, ownStyle(of: component))
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

  // MARK: Components of files

  /// The properties of a class that components are based on, and of the view's own layer.
  private func values(_ base: BaseClass) -> JSONValue {
    let members = base.properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    let layer = LayerProperty.properties(of: .rectangle).map { property in
      JSONValue.Member("layer." + property.name, layerValue(property))
    }
    return ["properties": .object(members + layer)]
  }

  /// The schema of the values that styles of a component can set: its own properties are listed, and those of its class are shared.
  /// Properties added after the schema was made are accepted.
  private func ownSettings(of component: Component) -> JSONValue {
    let shared = Set(component.base.properties.map(\.name))
    let members = component.properties.filter { $0.driven == nil && !shared.contains($0.name) }
      .map { JSONValue.Member($0.name, setting($0)) }
    return .object([
      "type": ["object", "null"], "allOf": [Self.reference("values." + component.base.rawValue)],
      "properties": members.isEmpty ? nil : .object(members),
    ])
  }

  private func ownStyle(of component: Component) -> JSONValue {
    let settings = Self.reference("settings." + component.name)
    let conditions: JSONValue = ["type": ["object", "null"], "additionalProperties": settings]
    return .object([
      "allOf": [settings],
      "properties": .object([
        "states": conditions, "modes": conditions,
        "variants": component.axes.isEmpty ? JSONValue?.none : Self.reference("picks." + component.name),
      ]),
    ])
  }

  // MARK: Classes

  /// The schema of a style of a class.
  private func style(_ properties: [Property], conditions: String) -> JSONValue {
    var members = properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    members += [LanguageKey].style.map { key in
      switch key.content {
      case .states: .init(key.name, self.states(Self.reference(conditions), own: []))
      case .modes: .init(key.name, modes(Self.reference(conditions)))
      case .picks: .init(key.name, picks([]))
      case .text, .deprecation, .flag, .value, .valueOfType, .number, .count, .state, .layerKey, .base,
        .component,
        .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .importPath,
        .importedNames, .axes, .tokens,
        .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers, .animations,
        .preview, .frame, .repetition, .words, .variants, .variantName, .variantNames, .compounds,
        .stateNames,
        .modeNames, .accessibility, .layerAccessibility, .accessibilityTraits, .layerAccessibilityTraits,
        .spokenValue, .length, .partOfTime, .keyframes:
        .init(key.name, true)
      }
    }
    return [
      "properties": .object(members), "patternProperties": ["\\.": true], "additionalProperties": false,
    ]
  }

  /// The schema of one variant of each axis.
  func picks(_ axes: [VariantAxis]) -> JSONValue {
    let members = axes.map { axis in
      JSONValue.Member(
        axis.name,
        .object([
          "description": axis.summary.map { .string($0) },
          "anyOf": [["enum": .array(axis.values.map { .string($0.name) })], ["type": "string"]],
          "default": .string(axis.values[axis.defaultValue].name),
        ]))
    }
    return .object([
      "type": ["object", "null"], "properties": .object(members), "additionalProperties": ["type": "string"],
    ])
  }

  /// Values beneath a state or a mode.
  private func settings(_ properties: [Property]) -> JSONValue {
    let members = properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    return [
      "type": ["object", "null"], "properties": .object(members), "patternProperties": ["\\.": true],
      "additionalProperties": false,
    ]
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
    case .strings:
      let most = bounds?.max.map { Int(clamping: $0) } ?? ValueType.mostStrings
      schema = ["allOf": [reference(type), ["maxItems": .integer(most)]]]
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      schema = reference(type)
    }
    if isOptional { schema = ["anyOf": [schema, ["type": "null"]]] }
    if schema["$ref"] != nil || schema["description"] != nil { schema = ["allOf": [schema]] }
    if let summary { schema.append("description", .string(summary)) }
    if let standard = JSONValue.ofYAML(standard.quotedSpelling) { schema.append("default", standard) }
    return schema
  }

  // MARK: Conditions

  /// The pattern for the names of states; `own` are those that components declare, any name where it is nil.
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
    ["type": ["object", "null"], "additionalProperties": settings]
  }
}
