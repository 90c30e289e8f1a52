import StyleCompiler
import StyleModel
import StyleReport

extension StyleSchema {
  /// A text that refers to something.
  var aReference: JSONValue { Self.reference("reference") }

  /// The definition of `aReference`, with the known tokens.
  func referenceDefinition() -> JSONValue {
    let tokens = (sheet?.tokens ?? []).filter { $0.deprecated == nil }.map { JSONValue.string("$" + $0.name) }
    return .object([
      "type": "string", "pattern": "^(\\$[^$]|if\\()", "examples": tokens.isEmpty ? nil : .array(tokens),
    ])
  }

  /// - Parameter takesPercentages: Whether `50%` is half of something.
  func number(_ type: ValueType, _ bounds: NumberBounds?, takesPercentages: Bool = false) -> JSONValue {
    let isWhole = if case .integer = type { true } else { false }
    let literal: JSONValue = .object([
      "type": isWhole ? "integer" : "number", "minimum": bounds?.min.map { .number($0) },
      "maximum": bounds?.max.map { .number($0) },
    ])
    // What is computed has a reference, a bracket or an operator in it.
    // The radius of a corner may be half of a side.
    let isRadius = type == .number(.cgFloat) && bounds?.max == nil
    let pattern = (takesPercentages ? "%|" : isRadius ? "^50%$|" : "") + "\\$|\\(|[0-9.] +[-+*/]"
    return ["anyOf": [literal, ["type": "string", "pattern": .string(pattern)]]]
  }

  func value(_ type: ValueType) -> JSONValue {
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
    case .bool: return anyOf(["type": "boolean"], ["type": "string", "pattern": "[!=<>].*\\$|\\$.*[=<>]"])
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
    case .shadows: return anyOf(["type": "array", "items": ["anyOf": [structure, aReference]]])
    case .shadow, .outline, .font, .animation: return anyOf(structure)
    case .corners: return anyOf(words, ["type": "array", "items": words], structure)
    case .transform: return anyOf(structure)
    case .path: return anyOf(words, structure)
    case .numbers: return anyOf(["type": "array", "items": number(.number(.double), NumberBounds(min: 0))])
    case .strings:
      return anyOf([
        "type": "array", "items": reference(.string), "maxItems": .integer(LayerCopy.most),
      ])
    }
  }

  /// The curve of an animation: a word, `cubic-bezier(0.2, 0, 0, 1)`, the four numbers alone, or `spring(0.3)`.
  var curve: JSONValue { curve(Animation.Curve.words, functions: "cubic-bezier|spring") }

  /// The schema of the curve from one keyframe to the next.
  var curveOfKeyframe: JSONValue { curve(Animation.Curve.wordsOfKeyframes, functions: "cubic-bezier") }

  private func curve(_ words: [String], functions: String) -> JSONValue {
    let coordinate = number(
      .number(.double), NumberBounds(min: -Animation.Curve.farthest, max: Animation.Curve.farthest))
    return [
      "anyOf": [
        value(.choice(words)),
        ["type": "string", "pattern": .string("^(\(functions))\\(.*\\)$")],
        ["type": "array", "items": coordinate, "minItems": 4, "maxItems": 4],
      ]
    ]
  }

  private func part(_ part: ValuePart) -> JSONValue {
    switch part.type {
    case .choice where part.takesCurves: return curve
    case .choice: return value(part.type)
    case .integer, .number:
      return number(part.type, part.bounds, takesPercentages: part.takesPercentages)
    case .point where part.takesPercentages:
      let number = number(.number(.double), nil, takesPercentages: true)
      return [
        "anyOf": [
          ["type": "array", "items": number, "minItems": 2, "maxItems": 2],
          [
            "type": "object", "properties": ["x": number, "y": number], "required": ["x", "y"],
            "additionalProperties": false,
          ],
          reference(.point),
        ]
      ]
    // One number for both directions.
    case .size where part.name == "scale":
      return ["anyOf": [reference(.number(.double)), reference(.size)]]
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
      .strings:
      return reference(part.type)
    }
  }
}
