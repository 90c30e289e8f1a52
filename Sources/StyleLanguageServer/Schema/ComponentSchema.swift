import StyleCompiler
import StyleModel
import StyleReport

/// The schema of components: their properties, and their layers with repetitions and frames.
extension StyleSchema {
  func component(_ keys: [LanguageKey]) -> JSONValue {
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

  func property() -> JSONValue {
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

  func layer() -> JSONValue {
    var schema = mapping(
      [LanguageKey].sublayer, others: true
    ) { schema, key in schema.content(key.content) }
    // Names of components are kinds too, with properties that are not known here.
    let held = (sheet?.components ?? []).filter { !$0.axes.isEmpty }.map { component -> JSONValue in
      [
        "if": [
          "required": ["kind"], "properties": ["kind": ["const": .string(component.name)]],
        ],
        "then": ["properties": ["variants": Self.reference("picks." + component.name)]],
      ]
    }
    let kinds = layerKindNames.map { name, kind, _ -> JSONValue in
      [
        "if": ["required": ["kind"], "properties": ["kind": ["const": .string(name)]]],
        "then": layer(of: kind),
      ]
    }
    schema.append(
      "allOf",
      .array(kinds + held + [["if": ["not": ["required": ["kind"]]], "then": layer(of: .rectangle)]]))
    return schema
  }

  func layer(of kind: LayerKind) -> JSONValue {
    var properties = (LayerProperty.properties(of: kind) + LayerProperty.ofStackedLayers).map {
      JSONValue.Member($0.name, layerValue($0))
    }
    properties += [LanguageKey].sublayer.filter { $0.content != .picks }.map { .init($0.name, true) }
    return ["properties": .object(properties), "additionalProperties": false]
  }

  func layerValue(_ property: LayerProperty) -> JSONValue {
    let value = setting(
      property.valueType, property.isOptional, property.bounds, nil, property.defaultValue)
    return property.takesPercentages ? ["anyOf": [value, ["type": "string", "pattern": "%"]]] : value
  }

  func repetition() -> JSONValue {
    let keys = [LanguageKey].repetition
    func value(_ name: String) -> JSONValue { keys.named(name).map { content($0.content) } ?? true }
    return [
      "anyOf": [
        value("count"), value("items"),
        [
          "type": "object",
          "properties": .object(keys.map { .init($0.name, described(content($0.content), $0)) }),
          "oneOf": [["required": ["count"], "properties": ["item": false]], ["required": ["items"]]],
          "additionalProperties": false,
        ],
      ]
    ]
  }

  func frame() -> JSONValue {
    let length = content(.length)
    func keys(_ keep: (LanguageKey) -> Bool) -> JSONValue {
      .object([LanguageKey].frame.filter(keep).map { .init($0.name, described(content($0.content), $0)) })
    }
    return [
      "anyOf": [
        ["const": "bounds"], ["type": "array", "items": length, "minItems": 4, "maxItems": 4],
        [
          "type": "object", "properties": keys { $0.content != .length }, "required": ["inset"],
          "additionalProperties": false,
        ],
        [
          "type": "object", "properties": keys { $0.content == .length },
          "minProperties": 4, "maxProperties": 4, "additionalProperties": false,
        ],
        // In a stack, it says a size alone.
        [
          "type": "object", "properties": keys { ["width", "height"].contains($0.name) }, "minProperties": 1,
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
