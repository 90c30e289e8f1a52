import StyleCompiler
import StyleModel
import StyleReport

/// The JSON Schema (draft-07) of style files, for editors that know YAML and no style files. It is written from the tables that the
/// compiler reads files with.
///
/// A schema can't look names up. With a `sheet` it knows those of some files: their components and what these can be set to, their
/// styles, tokens and modes.
package struct StyleSchema {
  private let sheet: ResolvedSheet?
  private var definitions: [JSONValue.Member] = []

  /// - Parameter sheet: What is found where names are to be known; nil for the language alone.
  package static func schema(of sheet: ResolvedSheet? = nil) -> JSONValue {
    var schema = StyleSchema(sheet: sheet)
    return schema.document()
  }

  private init(sheet: ResolvedSheet?) { self.sheet = sheet }

  private mutating func document() -> JSONValue {
    let file = mapping([LanguageKey].file, optional: true) { schema, key in schema.content(key.content) }
    for type in ValueType.described { define("value." + type.schemaName, value(type)) }
    for type in TokenType.allCases {
      define("token." + type.rawValue, token(type))
      define("tokens." + type.rawValue, tokens(type))
    }
    define("property", property())
    define("component", component([LanguageKey].component))
    define("extension", component([LanguageKey].extended))
    define("trait", component([LanguageKey].trait))
    define("style", style())
    define("layer", layer())
    define("frame", frame())
    define(
      "preview",
      mapping([LanguageKey].previews, optional: true) { schema, key in schema.content(key.content) })
    define("animation", mapping([LanguageKey].animation) { schema, key in schema.content(key.content) })
    define("settings", settings(of: nil))
    define("states", states(Self.reference("settings")))
    define("modes", modes(Self.reference("settings")))
    if let sheet {
      for component in sheet.components { define("settings." + component.name, settings(of: component)) }
    }
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "A style file of stylec"),
        .init(
          "description",
          "Design tokens, components and styles, which `stylec` turns into Swift and pictures."),
      ] + (file.members ?? []) + [.init("definitions", .object(definitions))])
  }

  private mutating func define(_ name: String, _ schema: JSONValue) {
    definitions.append(.init(name, schema))
  }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/" + name.pointerEscaped)]
  }

  private func reference(_ type: ValueType) -> JSONValue {
    // A choice has no name of its own.
    if case .choice = type { return value(type) }
    return Self.reference("value." + type.schemaName)
  }

  // MARK: Mappings

  /// A mapping with the keys of a table and no others.
  private func mapping(
    _ keys: [LanguageKey], optional: Bool = false, others: JSONValue = false,
    _ content: (StyleSchema, LanguageKey) -> JSONValue
  ) -> JSONValue {
    let properties = keys.map { key in JSONValue.Member(key.name, described(content(self, key), key)) }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .object([
      "type": optional ? ["object", "null"] : "object", "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": others,
    ])
  }

  /// What stands behind a key, with what there is to say of the key. Beside a reference nothing else counts in draft-07.
  private func described(_ schema: JSONValue, _ key: LanguageKey) -> JSONValue {
    let title: [JSONValue.Member] = [
      .init("title", .string(key.name)), .init("description", .string(key.summary)),
    ]
    let standard = key.defaultValue.flatMap(JSONValue.ofYAML).map { [JSONValue.Member("default", $0)] } ?? []
    return .object(
      title + standard + (schema["$ref"] == nil ? schema.members ?? [] : [.init("allOf", [schema])]))
  }

  private func content(_ content: LanguageKey.Content) -> JSONValue {
    switch content {
    case .text, .layerName: return ["type": "string"]
    case .deprecation: return ["type": ["string", "boolean"]]
    case .value(let type, let bounds):
      guard let bounds, type.takesExpressions else { return reference(type) }
      return number(type, bounds)
    case .valueOfType: return true
    case .number(let bounds): return number(.number(.double), bounds)
    case .count:
      return ["anyOf": [["const": "infinite"], number(.number(.double), NumberBounds(min: 0))]]
    case .state: return ["type": "string", "pattern": .string(Self.statePattern)]
    case .layerKey: return ["type": "string", "pattern": "^[^.]+\\.[^.]+$"]
    case .base: return names(BaseClass.allCases.map(\.rawValue), sheet?.components.map(\.name))
    case .component: return names(BaseClass.allCases.map(\.rawValue), sheet?.components.map(\.name))
    case .extendedClass: return ["enum": .array(BaseClass.allCases.map { .string($0.rawValue) })]
    case .layerKind: return names(layerKindNames.map(\.name), sheet?.components.map(\.name))
    case .parents: return listOrOne(names([], sheet?.styles.map(\.name)))
    case .traits: return listOrOne(names([], sheet?.traits.map(\.name)))
    case .type:
      return ["enum": .array(ValueType.names.flatMap { [.string($0), .string($0 + "?")] })]
    case .imports: return ["type": ["array", "null"], "items": ["type": "string", "minLength": 1]]
    case .axes:
      return entries(["type": "array", "items": ["type": "string"], "minItems": 2, "uniqueItems": true])
    case .tokens:
      return .object([
        "type": ["object", "null"],
        "properties": .object(
          TokenType.allCases.map { .init($0.rawValue, Self.reference("tokens." + $0.rawValue)) }),
        "additionalProperties": false,
      ])
    case .traitDeclarations: return entries(Self.reference("trait"))
    case .components:
      return entries([
        "if": ["required": ["extends"]], "then": Self.reference("extension"),
        "else": Self.reference("component"),
      ])
    case .styles: return styles()
    case .properties: return entries(Self.reference("property"))
    case .settings: return ["type": ["object", "null"]]
    case .layer: return Self.reference("layer")
    case .layers: return ["type": ["array", "null"], "items": Self.reference("layer")]
    case .states: return Self.reference("states")
    case .modes: return Self.reference("modes")
    case .animations: return entries(Self.reference("animation"))
    case .preview: return Self.reference("preview")
    case .frame: return Self.reference("frame")
    case .words: return ["type": "array", "items": ["type": "string"], "minItems": 1]
    }
  }

  /// A mapping from names of one's own.
  private func entries(_ schema: JSONValue) -> JSONValue {
    ["type": ["object", "null"], "additionalProperties": schema]
  }

  private func listOrOne(_ schema: JSONValue) -> JSONValue {
    ["anyOf": [schema, ["type": "array", "items": schema]]]
  }

  /// One of some names; any name where those of files aren't known.
  private func names(_ fixed: [String], _ known: [String]?) -> JSONValue {
    guard let known else {
      return fixed.isEmpty
        ? ["type": "string"] : ["type": "string", "examples": .array(fixed.map { .string($0) })]
    }
    return ["enum": .array((fixed + known.filter { !fixed.contains($0) }).map { .string($0) })]
  }

  // MARK: Tokens

  private func token(_ type: TokenType) -> JSONValue {
    let value = reference(type.valueType)
    var schema = mapping([LanguageKey].token, others: modeNames == nil ? value : false) { schema, key in
      key.content == .valueOfType ? value : schema.content(key.content)
    }
    if let modeNames { schema.append("patternProperties", .object([.init(joined(modeNames), value)])) }
    return schema
  }

  /// Tokens and groups: what has a `value` is a token, any other mapping is a group.
  private func tokens(_ type: TokenType) -> JSONValue {
    let name = "^[A-Za-z0-9_\\u0080-\\uFFFF-]+$"
    return .object([
      "type": ["object", "null"], "title": .string("Tokens of type \(type.rawValue)"),
      "description": .string(type.valueType.howItIsWritten + "."),
      "propertyNames": ["pattern": .string(name)],
      "additionalProperties": [
        "if": ["type": "object", "required": ["value"]], "then": Self.reference("token." + type.rawValue),
        "else": [
          "if": ["type": "object"], "then": Self.reference("tokens." + type.rawValue),
          "else": reference(type.valueType),
        ],
      ],
    ])
  }

  private var modeNames: [String]? { sheet?.modes.names }

  // MARK: Components

  private func component(_ keys: [LanguageKey]) -> JSONValue {
    var schema = mapping(keys) { schema, key in schema.content(key.content) }
    if keys == [LanguageKey].component {
      schema.append(
        "defaultSnippets",
        [
          [
            "label": "A component",
            "body": [
              "summary": "$1", "base": "${2|UIView,UIButton,UILabel|}",
              "properties": ["${3:cornerRadius}": ["type": "${4:CGFloat}", "default": "${5:8}"]],
              "layer": ["cornerRadius": "\\$${3:cornerRadius}"],
            ],
          ]
        ])
    }
    return schema
  }

  private func property() -> JSONValue {
    var schema = mapping([LanguageKey].property.map(\.optional)) { schema, key in schema.content(key.content)
    }
    let types = ValueType.names.compactMap { name -> JSONValue? in
      guard let type = ValueType(named: name), type != .string else { return nil }
      let value = ["properties": ["default": reference(type)]] as JSONValue
      let orNull: JSONValue = ["properties": ["default": ["anyOf": [reference(type), ["type": "null"]]]]]
      return [
        "if": ["required": ["type"], "properties": ["type": ["const": .string(name)]]], "then": value,
        "else": [
          "if": ["required": ["type"], "properties": ["type": ["const": .string(name + "?")]]],
          "then": orNull,
        ],
      ]
    }
    schema.append("allOf", .array(types))
    return schema
  }

  private func layer() -> JSONValue {
    var schema = mapping(
      [LanguageKey].sublayer, others: true
    ) { schema, key in schema.content(key.content) }
    // Names of components are kinds too, with properties that are not known here.
    let kinds = layerKindNames.map { name, kind, _ -> JSONValue in
      [
        "if": ["required": ["kind"], "properties": ["kind": ["const": .string(name)]]],
        "then": layer(of: kind),
      ]
    }
    schema.append(
      "allOf", .array(kinds + [["if": ["not": ["required": ["kind"]]], "then": layer(of: .rectangle)]]))
    return schema
  }

  private func layer(of kind: LayerKind) -> JSONValue {
    var properties = LayerProperty.properties(of: kind).map { JSONValue.Member($0.name, layerValue($0)) }
    properties.append(.init("shadow", reference(.shadow)))
    properties += [LanguageKey].sublayer.map { .init($0.name, true) }
    return ["properties": .object(properties), "additionalProperties": false]
  }

  private func layerValue(_ property: LayerProperty) -> JSONValue {
    setting(property.valueType, property.isOptional, property.bounds, nil, property.defaultValue)
  }

  private func frame() -> JSONValue {
    let computed: JSONValue = ["type": "string", "pattern": "%|\\$|\\(|[0-9.] +[-+*/]"]
    let length: JSONValue = ["anyOf": [["type": "number"], computed]]
    return [
      "anyOf": [
        ["const": "bounds"], ["type": "array", "items": length, "minItems": 4, "maxItems": 4],
        [
          "type": "object", "properties": ["inset": reference(.edgeInsets)], "required": ["inset"],
          "additionalProperties": false,
        ],
        [
          "type": "object", "properties": .object(frameKeys.map { .init($0, length) }),
          "minProperties": 4, "maxProperties": 4, "additionalProperties": false,
        ],
      ]
    ]
  }

  // MARK: Styles

  private func styles() -> JSONValue {
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

  private mutating func style() -> JSONValue {
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
        style(base.properties, layers: [], states: base.states, conditions: "settings." + base.rawValue))
      if sheet?.components.contains(where: { $0.name == base.rawValue }) ?? false { continue }
      define("settings." + base.rawValue, settings(base.properties, layers: []))
    }
    var all = classes
    for component in sheet?.components ?? [] where !component.isBaseClass {
      define(
        "style." + component.name,
        style(
          component.properties, layers: component.layers, states: component.base.states,
          conditions: "settings." + component.name))
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
    _ properties: [Property], layers: [Layer], states: StateSet, conditions: String
  ) -> JSONValue {
    var members = properties.filter { $0.driven == nil }.map { JSONValue.Member($0.name, setting($0)) }
    members += [LanguageKey].style.map { key in
      switch key.content {
      case .states: .init(key.name, self.states(Self.reference(conditions)))
      case .modes: .init(key.name, modes(Self.reference(conditions)))
      case .text, .deprecation, .value, .valueOfType, .number, .count, .state, .layerKey, .base, .component,
        .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .axes, .tokens,
        .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers, .animations,
        .preview, .frame, .words:
        .init(key.name, true)
      }
    }
    return [
      "properties": .object(members + layerSettings(layers)), "patternProperties": layerPattern(layers),
      "additionalProperties": false,
    ]
  }

  /// Values beneath a state or a mode.
  private func settings(of component: Component?) -> JSONValue {
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

  private func setting(_ property: Property) -> JSONValue {
    setting(
      property.type, property.isOptional, property.bounds, property.summary,
      property.isPseudo ? .bool(false) : property.defaultValue.value)
  }

  private func setting(
    _ type: ValueType, _ isOptional: Bool, _ bounds: NumberBounds?, _ summary: String?, _ standard: Value
  ) -> JSONValue {
    var schema: JSONValue
    switch type {
    case .choice: schema = value(type)
    case .integer, .number: schema = number(type, bounds)
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      schema = reference(type)
    }
    if isOptional { schema = ["anyOf": [schema, ["type": "null"]]] }
    if schema["$ref"] != nil { schema = ["allOf": [schema]] }
    if let summary { schema.append("description", .string(summary)) }
    if let standard = JSONValue.ofYAML(standard.quotedSpelling) { schema.append("default", standard) }
    return schema
  }

  // MARK: Conditions

  private static let statePattern: String = {
    let names = ControlState.allCases.map(\.name).joined(separator: "|")
    return "^(normal|(\(names))(\\+(\(names)))*)$"
  }()

  private func states(_ settings: JSONValue) -> JSONValue {
    .object([
      "type": ["object", "null"], "propertyNames": ["pattern": .string(Self.statePattern)],
      "additionalProperties": settings,
    ])
  }

  private func modes(_ settings: JSONValue) -> JSONValue {
    .object([
      "type": ["object", "null"],
      "propertyNames": modeNames.map { ["pattern": .string(joined($0))] },
      "additionalProperties": settings,
    ])
  }

  /// Some of the names, with plus signs between them.
  private func joined(_ names: [String]) -> String {
    let names = names.joined(separator: "|")
    return "^(\(names))(\\+(\(names)))*$"
  }

  // MARK: Values

  /// A text that refers to something.
  private var aReference: JSONValue {
    guard let sheet, !sheet.tokens.isEmpty else { return ["type": "string", "pattern": "^\\$[^$]"] }
    return ["type": "string", "pattern": "^\\$[^$]", "examples": []]
  }

  private func number(_ type: ValueType, _ bounds: NumberBounds?) -> JSONValue {
    let isWhole = if case .integer = type { true } else { false }
    let literal: JSONValue = .object([
      "type": isWhole ? "integer" : "number", "minimum": bounds?.min.map { .number($0) },
      "maximum": bounds?.max.map { .number($0) },
    ])
    // What is computed has a reference, a bracket or an operator in it.
    let computed: JSONValue = ["type": "string", "pattern": "\\$|\\(|[0-9.] +[-+*/]"]
    return ["anyOf": [literal, computed]]
  }

  private func value(_ type: ValueType) -> JSONValue {
    let parts = type.parts
    func anyOf(_ schemas: JSONValue...) -> JSONValue {
      .object([
        "description": .string(type.howItIsWritten + "."), "anyOf": .array(schemas + [aReference]),
      ])
    }
    var structure: JSONValue {
      let required = parts.filter(\.isRequired).map { JSONValue.string($0.name) }
      return .object([
        "type": "object",
        "properties": .object(parts.map { .init($0.name, part($0)) }),
        "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
      ])
    }
    func list(_ count: Int, of schema: JSONValue) -> JSONValue {
      ["type": "array", "items": schema, "minItems": .integer(count), "maxItems": .integer(count)]
    }
    let words: JSONValue = ["enum": .array(type.words.map { .string($0) })]
    switch type {
    case .bool: return anyOf(["type": "boolean"])
    case .integer, .number: return number(type, nil)
    case .string, .localizedString:
      return ["type": "string", "description": .string(type.howItIsWritten + ".")]
    case .choice: return anyOf(words)
    case .point, .size, .rect: return anyOf(list(parts.count, of: reference(.number(.double))), structure)
    case .range: return anyOf(list(parts.count, of: reference(.integer(.int))), structure)
    case .edgeInsets:
      return anyOf(reference(.number(.double)), list(4, of: reference(.number(.double))), structure)
    case .color:
      let text: JSONValue = [
        "type": "string",
        "pattern":
          "^\\s*(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z][A-Za-z0-9-]*(\\(.*\\))?)\\s*$",
      ]
      return anyOf(text, structure)
    case .image: return anyOf(["type": "string"], structure)
    case .gradientStops: return anyOf(["type": "array", "items": structure, "minItems": 2])
    case .shadow, .font, .animation: return anyOf(structure)
    case .corners: return anyOf(words, ["type": "array", "items": words])
    case .transform: return anyOf(structure)
    case .path: return anyOf(words, structure)
    case .numbers: return anyOf(["type": "array", "items": number(.number(.double), NumberBounds(min: 0))])
    }
  }

  private func part(_ part: ValuePart) -> JSONValue {
    switch part.type {
    case .choice: return value(part.type)
    case .integer, .number: return number(part.type, part.bounds)
    // One number for both directions.
    case .size where part.name == "scale":
      return ["anyOf": [reference(.number(.double)), reference(.size)]]
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      return reference(part.type)
    }
  }
}

extension LanguageKey {
  /// The same where others may stand in its place.
  fileprivate var optional: LanguageKey { LanguageKey(optional: self) }
}

extension ValueType {
  /// Every type but the choices, which are written where they are.
  fileprivate static let described: [ValueType] =
    [.bool] + IntegerType.allCases.map { .integer($0) } + NumberType.allCases.map { .number($0) } + [
      .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops, .shadow,
      .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
    ]

  fileprivate var schemaName: String { self == .numbers ? "numbers" : name }
}

extension JSONValue {
  fileprivate mutating func append(_ name: String, _ value: JSONValue) {
    self = .object((members ?? []) + [Member(name, value)])
  }

  /// A value as YAML has it that is written the same in JSON; nil for any other.
  fileprivate static func ofYAML(_ text: String) -> JSONValue? {
    if case .success(let value) = parseJSON(Array(text.utf8)) { return value }
    return text.utf8.allSatisfy(isNamePart) ? .string(text) : nil
  }
}

extension String {
  /// As a part of a JSON pointer in a fragment.
  fileprivate var pointerEscaped: String {
    var result = ""
    for character in self {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      case "%": result += "%25"
      case " ": result += "%20"
      case _: result.append(character)
      }
    }
    return result
  }
}
