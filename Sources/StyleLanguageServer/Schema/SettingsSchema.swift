import StyleReport
import StyleWorkspace

/// The JSON Schema (draft-07) of `.stylec.yml`, for editors with YAML support. It is made from the table that settings are read with.
package enum SettingsSchema {
  package static func schema() -> JSONValue {
    let file = mapping(SettingsKey.all)
    let rules = SettingsKey.all.first { $0.name == "rules" }?.content
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "Settings of stylec"),
        .init(
          "description",
          "Which style files `stylec` works on, which rules apply, and how Swift is generated."),
      ] + (file.members ?? []) + [
        .init(
          "definitions",
          .object([
            "rules": rules.map(schema), "level": ["enum": .array(SettingsKey.levels.flatMap(spellings))],
          ]))
      ])
  }

  private static func mapping(_ keys: [SettingsKey]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(
        keys.map { key in
          // Rules stand in two places. A reference may have no description beside it.
          let content: JSONValue =
            key.name == "rules" ? ["allOf": [["$ref": "#/definitions/rules"]]] : schema(key.content)
          return .init(
            key.name, .object([.init("description", .string(key.sentence))] + (content.members ?? [])))
        }),
      "additionalProperties": false,
    ]
  }

  private static func schema(_ content: SettingsKey.Content) -> JSONValue {
    switch content {
    case .words(SettingsKey.levels): ["$ref": "#/definitions/level"]
    case .words(let words): ["enum": .array(words.flatMap(spellings))]
    case .flag: ["type": "boolean"]
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .path, .name: ["type": "string", "minLength": 1]
    case .version: ["type": ["number", "string"]]
    case .list(let element, let mayBeEmpty):
      ["type": "array", "items": schema(element), "minItems": .integer(mayBeEmpty ? 0 : 1)]
    case .mapping(let keys): mapping(keys)
    case .entries(let value): ["type": "object", "additionalProperties": schema(value)]
    case .either(let first, let second): ["anyOf": [schema(first), schema(second)]]
    }
  }

  /// The values that readers of YAML 1.1 and 1.2 make of a word: `on` and `off` are flags to the former.
  private static func spellings(_ word: String) -> [JSONValue] {
    switch word {
    case "on": [.string(word), .bool(true)]
    case "off": [.string(word), .bool(false)]
    case _: [.string(word)]
    }
  }
}
