import StyleModel
import StyleReport

/// The JSON Schema (draft-07) of the documents that `generate --target json` writes.
package enum SheetSchema {
  /// The `$schema` of documents. `stylec schema --for json` prints the schema.
  package static let address = "urn:stylec:styles:\(SheetJSON.version)"

  package static func document() -> JSONValue {
    var definitions: [JSONValue.Member] = [
      .init("description.at", text("Where it is declared: file:line:column.", pattern: "^.+:[0-9]+:[0-9]+$")),
      .init("color", color), .init("point", numbers(["x", "y"])),
      .init("size", numbers(["width", "height"])),
      .init("look", look(valueOf: nil)), .init("token", token), .init("component", component),
      .init("property", property), .init("layer", layer), .init("axis", axis), .init("variant", variant),
      .init("style", style), .init("origin", origin), .init("values", values),
    ]
    for type in types {
      definitions.append(.init("value.\(type.name)", anyOf(value(type.type), ["type": "null"])))
    }
    for type in types { definitions.append(.init("entry.\(type.name)", entry(type.name))) }
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("$id", .string(address)),
        .init("title", "Resolved styles of stylec"),
        .init(
          "description",
          "What `stylec generate --target json` writes: tokens, components and styles with all values."),
      ]
        + (record([
          "$schema": ["type": "string"], "version": ["const": .integer(SheetJSON.version)],
          "modes": list(
            record([
              "name": text("The axis, such as appearance."),
              "values": list(text("A mode; the first is the default.")),
            ])),
          "tokens": list(reference("token")), "components": list(reference("component")),
          "styles": list(reference("style")), "origins": list(reference("origin")),
        ]).members ?? []) + [.init("definitions", .object(definitions))])
  }

  // MARK: Parts of the document

  private static let described: KeyValuePairs<String, JSONValue> = [
    "name": ["type": "string"], "summary?": ["type": "string"],
    "deprecated?": text("What to use instead; empty if nothing is said of that."),
    "private?": text("Only other values refer to it.", type: "boolean"),
    "at?": reference("description.at"),
  ]

  private static let origin = record([
    "kind": words(
      ["system", "token", "component", "variant", "trait", "style"],
      "Who wrote the value; `system` is Apple's default."),
    "name?": ["type": "string"], "at?": reference("description.at"),
    "from?": list(
      text("The number of the origin that the value was taken or computed from.", type: "integer")),
  ])

  private static let property = record(
    described,
    [
      "type": words(typeNames, "The type of its values."), "optional?": ["const": true],
      "values?": list(["type": "string"]), "min?": ["type": "number"], "max?": ["type": "number"],
    ])

  private static let layer = record([
    "name": ["type": "string"], "kind": words(LayerKind.sheetNames, "The kind of layer."),
    "parent?": text("The layer that holds it."), "mask?": ["const": true],
    "component?": text("The component that it holds."), "picks?": picks, "at?": reference("description.at"),
  ])

  private static let axis = record(
    described,
    [
      "values": list(["type": "string"]), "default": ["type": ["string", "null"]],
    ])

  private static let picks: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]

  private static let variant = record(["picks": picks, "values": reference("values")])

  private static let component = record(
    described,
    [
      "base": ["type": "string"], "extends?": ["type": "string"], "traits?": list(["type": "string"]),
      "states": list(
        text("A state with a look of its own, such as selected+highlighted; normal is the first.")),
      "properties": list(reference("property")), "layers": list(reference("layer")),
      "values": reference("values"), "axes": list(reference("axis")), "variants": list(reference("variant")),
    ])

  private static let style = record(
    described,
    [
      "component": ["type": "string"],
      "ownName?": text("Its name in its component, if that is another: primary of Pill.primary."),
      "extends?": list(["type": "string"]), "picks?": picks,
      "values": reference("values"),
    ])

  private static let values: JSONValue = [
    "type": "object", "description": "By property, or by layer and key: icon.tintColor.",
    "additionalProperties": entries(types.map(\.name)),
  ]

  /// Conditions on the type, so that a validator says what is wrong with a value instead of that nothing fits.
  private static func entries(_ names: [String]) -> JSONValue {
    [
      "type": "object", "required": ["type"],
      "properties": ["type": ["enum": .array(names.map { .string($0) })]],
      "allOf": .array(
        names.map { name in
          [
            "if": ["properties": ["type": ["const": .string(name)]]],
            "then": reference("entry.\(name)"),
          ]
        }),
    ]
  }

  private static func entry(_ name: String) -> JSONValue {
    record([
      "type": ["const": .string(name)], "value": reference("value.\(name)"),
      "origin": number("The number of its origin."), "looks?": list(look(valueOf: name)),
    ])
  }

  private static func look(valueOf name: String?) -> JSONValue {
    record([
      "state?": text("Without it, the value holds in normal."),
      "modes?": list(text("All of them have to hold.")),
      "value": name.map { reference("value.\($0)") } ?? true,
      "origin": number("The number of its origin."),
    ])
  }

  /// A token has the parts of an entry beside its own.
  private static let token = JSONValue.object(
    [
      .init(
        "allOf",
        .array(
          TokenType.allCases.map { type in
            [
              "if": ["properties": ["type": ["const": .string(type.rawValue)]]],
              "then": [
                "properties": [
                  "value": reference("value.\(type.valueType.sheetName)"),
                  "looks": list(look(valueOf: type.valueType.sheetName)),
                ]
              ],
            ]
          }))
    ]
      + (record(
        described,
        [
          "type": words(TokenType.allCases.map(\.rawValue), "The section of tokens that it is in."),
          "value": true,
          "origin": number("The number of its origin."), "looks?": ["type": "array"],
        ]
      ).members ?? []))

  // MARK: Values

  private static let types: [(name: String, type: ValueType)] =
    (ValueType.named + [.choice([])]).map { ($0.sheetName, $0) }
  private static let typeNames = types.map(\.name)

  private static func value(_ type: ValueType) -> JSONValue {
    let number: JSONValue = ["type": "number"]
    switch type {
    case .bool: return ["type": "boolean"]
    // What a number of JSON can't hold exactly is text.
    case .integer: return anyOf(["type": "integer"], ["type": "string", "pattern": "^-?[0-9]+$"])
    // The radius of a corner may be half of a layer's shorter side.
    case .number(.cgFloat): return anyOf(number, ["const": "50%"])
    case .number: return number
    case .string, .localizedString: return ["type": "string"]
    case .choice(let choices): return choices.isEmpty ? ["type": "string"] : words(choices)
    case .point: return reference("point")
    case .size: return reference("size")
    case .rect, .range: return record(of: type)
    case .color: return reference("color")
    case .image:
      return anyOf(
        record(["asset": text("Its name in the asset catalog.")]),
        record(["systemName": text("A symbol of SF Symbols.")]), record(["color": reference("color")]))
    case .gradientStops: return list(record(["color": reference("color"), "location": number]))
    case .shadow, .outline, .font, .edgeInsets, .animation, .transform: return record(of: type)
    case .shadows: return list(record(of: type))
    case .corners: return list(words(Corner.allCases.map(\.rawValue)))
    case .path:
      return anyOf(
        record([
          "svg": text("The d of a path."), "viewBox?": record(of: .rect),
          "preserveAspectRatio?": words(PreserveAspectRatio.allCases.map(\.rawValue)),
        ]),
        record(["shape": ["type": "string"]]))
    case .numbers: return list(number)
    case .strings: return list(["type": "string"])
    }
  }

  private static func record(of type: ValueType) -> JSONValue {
    members(
      type.parts.map { part in
        if part.type == .point, part.takesPercentages {
          // Points, or parts of the layer's size.
          let distance = anyOf(["type": "number"], ["type": "string", "pattern": "%"])
          return .init(part.name, record(["x": distance, "y": distance]))
        }
        // A word, or the numbers of a curve or a spring.
        if part.takesCurves { return .init(part.name, ["type": "string"]) }
        guard part.mayBeNull else { return .init(part.name, value(part.type)) }
        return .init(part.name, anyOf(value(part.type), ["type": "null"]))
      })
  }

  private static let color = record([
    "hex": text("In sRGB, with the opacity where it isn't 1.", pattern: "^#[0-9A-F]{6}([0-9A-F]{2})?$"),
    "css?": text("As CSS writes it, where sRGB doesn't have the colour."),
    "space": text("The space of the components, such as srgb, display-p3 or oklch."),
    "components": [
      "type": "array", "items": ["type": "number"], "minItems": .integer(3), "maxItems": .integer(3),
    ],
    "alpha": ["type": "number"], "system?": text("Apple's name of the colour."),
  ])

  // MARK: Forms

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }
  private static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
  private static func anyOf(_ forms: JSONValue...) -> JSONValue { ["anyOf": .array(forms)] }

  private static func text(
    _ description: String, pattern: String? = nil, type: String = "string"
  ) -> JSONValue {
    .object([
      "type": .string(type), "description": .string(description), "pattern": pattern.map { .string($0) },
    ])
  }

  private static func number(_ description: String) -> JSONValue { text(description, type: "integer") }

  private static func words(_ words: [String], _ description: String? = nil) -> JSONValue {
    .object([
      "enum": .array(words.map { .string($0) }), "description": description.map { .string($0) },
    ])
  }

  private static func numbers(_ names: [String]) -> JSONValue {
    members(names.map { .init($0, ["type": "number"]) })
  }

  /// An object with these members and no others; members whose names end in `?` are optional.
  private static func record(_ parts: KeyValuePairs<String, JSONValue>...) -> JSONValue {
    members(parts.flatMap { $0.map { JSONValue.Member($0, $1) } })
  }

  private static func members(_ members: [JSONValue.Member]) -> JSONValue {
    let required = members.filter { !$0.name.hasSuffix("?") }.map { JSONValue.string($0.name) }
    let properties = members.map { member in
      JSONValue.Member(
        member.name.hasSuffix("?") ? String(member.name.dropLast()) : member.name, member.value)
    }
    return [
      "type": "object", "properties": .object(properties), "required": .array(required),
      "additionalProperties": false,
    ]
  }
}
