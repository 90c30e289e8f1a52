import StyleCompiler
import StyleModel
import StyleReport
import StyleSource

/// The JSON Schema (draft-07) of style files, for editors with YAML support. It is generated from the tables that the compiler
/// reads files with.
///
/// A schema can't look up names. With a `sheet`, it contains those of some files: components and what their styles can set, styles,
/// tokens and modes. Any other name is accepted too, since it may have been made after the schema.
package struct StyleSchema {
  let sheet: ResolvedSheet?
  private var definitions: [JSONValue.Member] = []

  /// - Parameter sheet: What is found where names are to be known; nil for the language alone.
  package static func schema(of sheet: ResolvedSheet? = nil) -> JSONValue {
    var schema = StyleSchema(sheet: sheet)
    return schema.document()
  }

  private init(sheet: ResolvedSheet?) { self.sheet = sheet }

  private mutating func document() -> JSONValue {
    let file = mapping([LanguageKey].file, optional: true) { schema, key in schema.content(key.content) }
    define("reference", referenceDefinition())
    for type in ValueType.named { define("value." + type.schemaName, value(type)) }
    for type in TokenType.allCases {
      define("token." + type.rawValue, token(type))
      define("tokens." + type.rawValue, tokens(type))
    }
    define("property", property())
    define("component", component([LanguageKey].component))
    define("extension", component([LanguageKey].extended))
    define("trait", component([LanguageKey].trait))
    define("style", style())
    define("variant", mapping([LanguageKey].variant, optional: true, others: true) { $0.content($1.content) })
    define("compound", mapping([LanguageKey].compound, others: true) { $0.content($1.content) })
    define(
      "variantAxis",
      mapping([LanguageKey].variantAxis, others: Self.reference("variant")) { $0.content($1.content) })
    define(
      "variants",
      mapping([LanguageKey].variants, optional: true, others: Self.reference("variantAxis")) {
        $0.content($1.content)
      })
    define("layer", layer())
    define("frame", frame())
    define("repetition", repetition())
    define(
      "preview",
      mapping([LanguageKey].previews, optional: true) { schema, key in schema.content(key.content) })
    define("accessibility", mapping([LanguageKey].accessibility, optional: true) { $0.content($1.content) })
    define(
      "layerAccessibility",
      mapping([LanguageKey].layerAccessibility, optional: true) { $0.content($1.content) })
    // Either ends or keyframes.
    define(
      "animation",
      .object(
        (mapping([LanguageKey].animation) { schema, key in
          key.name == "curve" ? schema.curve : schema.content(key.content)
        }.members ?? []) + [
          .init("oneOf", [["required": ["to"]], ["required": ["keyframes"], "not": ["required": ["from"]]]])
        ]))
    define(
      "keyframe",
      mapping([LanguageKey].keyframe) { schema, key in
        key.name == "curve" ? schema.curveOfKeyframe : schema.content(key.content)
      })
    define("importedTokens", mapping([LanguageKey].importedTokens) { $0.content($1.content) })
    define("settings", ["type": ["object", "null"]])
    define("states", states(Self.reference("settings"), own: nil, declares: true))
    define("modes", modes(Self.reference("settings")))
    return .object(
      [
        .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "A style file of stylec"),
        .init(
          "description",
          "Design tokens, components and styles, which `stylec` turns into Swift and pictures."),
      ] + (file.members ?? []) + [.init("definitions", .object(definitions))])
  }

  mutating func define(_ name: String, _ schema: JSONValue) {
    definitions.append(.init(name, schema))
  }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/" + name.pointerEscaped)]
  }

  func reference(_ type: ValueType) -> JSONValue {
    // A choice has no name of its own.
    if case .choice = type { return value(type) }
    return Self.reference("value." + type.schemaName)
  }

  // MARK: Mappings

  /// A mapping with the keys of a table and no others.
  func mapping(
    _ keys: [LanguageKey], optional: Bool = false, others: JSONValue = false,
    _ content: (StyleSchema, LanguageKey) -> JSONValue
  ) -> JSONValue {
    let properties = keys.map { key -> JSONValue.Member in
      var value = content(self, key)
      if key.takesNull { value = ["anyOf": [value, ["type": "null"]]] }
      if !key.words.isEmpty {
        let words: JSONValue = ["enum": .array(key.words.map { .string($0) })]
        var others = [value]
        if case .value(.size, let bounds) = key.content { others.append(sizes(words, bounds)) }
        value = ["anyOf": .array([words] + others)]
      }
      return JSONValue.Member(key.name, described(value, key))
    }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .object([
      "type": optional ? ["object", "null"] : "object", "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": others,
    ])
  }

  /// The schema of a size whose width or height may be a word, or may be left out.
  private func sizes(_ words: JSONValue, _ bounds: NumberBounds?) -> JSONValue {
    let length: JSONValue = ["anyOf": [words, number(.number(.double), bounds)]]
    return [
      "anyOf": [
        ["type": "array", "items": length, "minItems": .integer(2), "maxItems": .integer(2)],
        [
          "type": "object", "properties": ["width": length, "height": length], "minProperties": 1,
          "additionalProperties": false,
        ],
      ]
    ]
  }

  /// The schema of a key's value, with the key's description. Beside a reference nothing else counts in draft-07.
  func described(_ schema: JSONValue, _ key: LanguageKey) -> JSONValue {
    let title: [JSONValue.Member] = [
      .init("title", .string(key.name)), .init("description", .string(key.summary)),
    ]
    let standard = key.defaultValue.flatMap(JSONValue.ofYAML).map { [JSONValue.Member("default", $0)] } ?? []
    // What describes itself, as a choice of words does, has its description beside that of the key.
    let isApart = schema["$ref"] != nil || schema["description"] != nil
    return .object(title + standard + (isApart ? [.init("allOf", [schema])] : schema.members ?? []))
  }

  func content(_ content: LanguageKey.Content) -> JSONValue {
    switch content {
    case .text, .layerName: return ["type": "string"]
    case .deprecation: return ["type": ["string", "boolean"]]
    case .flag: return ["type": "boolean"]
    case .value(let type, let bounds):
      guard let bounds, type.takesExpressions else { return reference(type) }
      return number(type, bounds)
    case .valueOfType: return true
    case .length:
      let computed: JSONValue = ["type": "string", "pattern": "%|\\$|\\(|[0-9.] +[-+*/]"]
      return ["anyOf": [["type": "number"], computed]]
    case .number(let bounds): return number(.number(.double), bounds)
    case .count:
      return ["anyOf": [["const": "infinite"], number(.number(.double), NumberBounds(min: 0))]]
    case .partOfTime:
      return number(.number(.double), NumberBounds(min: 0, max: 1), takesPercentages: true)
    case .keyframes:
      // A value of its own, or one with when it is passed.
      return [
        "type": "array", "minItems": 2,
        "items": [
          "if": ["type": "object", "required": ["value"]], "then": Self.reference("keyframe"), "else": true,
        ],
      ]
    case .state: return ["type": "string", "pattern": .string(statePattern(nil))]
    case .stateNames: return listOrOne(["type": "string", "pattern": "^[a-z][A-Za-z0-9-]*$"])
    case .layerKey: return ["type": "string", "pattern": "^[^.]+\\.[^.]+$"]
    case .base: return names(BaseClass.allCases.map(\.rawValue), sheet?.components.map(\.name))
    case .component: return names(BaseClass.allCases.map(\.rawValue), sheet?.components.map(\.name))
    case .extendedClass: return ["enum": .array(BaseClass.allCases.map { .string($0.rawValue) })]
    case .layerKind: return names(layerKindNames.map(\.name), sheet?.components.map(\.name))
    case .parents: return listOrOne(names([], sheet?.styles.map(\.name)), orNull: true)
    case .traits: return listOrOne(names([], sheet?.traits.map(\.name)), orNull: true)
    case .type:
      return ["enum": .array(ValueType.names.flatMap { [.string($0), .string($0 + "?")] })]
    case .imports:
      let path = self.content(.importPath)
      return ["type": ["array", "null"], "items": ["anyOf": [path, Self.reference("importedTokens")]]]
    case .importPath: return ["type": "string", "minLength": 1]
    case .importedNames: return ["type": ["array", "null"], "items": ["type": "string", "minLength": 1]]
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
    case .layer: return ["anyOf": [Self.reference("layer"), ["type": "null"]]]
    case .layers: return ["type": ["array", "null"], "items": Self.reference("layer")]
    case .states: return Self.reference("states")
    case .modes: return Self.reference("modes")
    case .animations: return entries(Self.reference("animation"))
    case .preview: return Self.reference("preview")
    case .accessibility: return Self.reference("accessibility")
    case .layerAccessibility: return Self.reference("layerAccessibility")
    case .accessibilityTraits:
      return listOrOne(["enum": .array(AccessibilityTraits.named.map { .string($0.name) })])
    case .layerAccessibilityTraits:
      return listOrOne(["enum": .array(AccessibilityTraits.namedOfLayer.map { .string($0.name) })])
    case .spokenValue: return ["type": ["string", "number"]]
    case .frame: return Self.reference("frame")
    case .repetition: return Self.reference("repetition")
    case .variants: return Self.reference("variants")
    case .picks: return entries(["type": "string"])
    case .variantName: return ["type": "string"]
    case .variantNames: return ["type": "string", "pattern": "^[^+]+(\\+[^+]+)+$"]
    case .modeNames:
      return ["type": "string", "pattern": "^[^+]+(\\+[^+]+)*$"]
    case .compounds: return ["type": ["array", "null"], "items": Self.reference("compound")]
    case .words:
      return [
        "anyOf": [
          ["type": "array", "items": ["type": "string"], "minItems": 1],
          ["type": "object", "minProperties": 1, "additionalProperties": Self.reference("settings")],
        ]
      ]
    }
  }

  /// A mapping from names of one's own.
  func entries(_ schema: JSONValue) -> JSONValue {
    ["type": ["object", "null"], "additionalProperties": schema]
  }

  func listOrOne(_ schema: JSONValue, orNull: Bool = false) -> JSONValue {
    let list: JSONValue = ["type": "array", "items": schema]
    return ["anyOf": .array([schema, list] + (orNull ? [["type": "null"]] : []))]
  }

  /// The schema of some names, and of others that may have been added since.
  func names(_ fixed: [String], _ known: [String]?) -> JSONValue {
    guard let known else {
      return fixed.isEmpty
        ? ["type": "string"] : ["type": "string", "examples": .array(fixed.map { .string($0) })]
    }
    let all = fixed + known.filter { !fixed.contains($0) }
    if all.isEmpty { return ["type": "string"] }
    return ["anyOf": [["enum": .array(all.map { .string($0) })], ["type": "string"]]]
  }

  // MARK: Tokens

  private func token(_ type: TokenType) -> JSONValue {
    let value = reference(type.valueType)
    return mapping([LanguageKey].token, others: value) { schema, key in
      key.content == .valueOfType ? value : schema.content(key.content)
    }
  }

  /// Tokens and groups: what has a `value` is a token, any other mapping is a group.
  private func tokens(_ type: TokenType) -> JSONValue {
    // In a file for a mode, it may be joined modes: `accent: { dark+high-contrast: … }`.
    let name = "^[A-Za-z0-9_\\u0080-\\uFFFF+-]+$"
    let entry: JSONValue = [
      "if": ["type": "object", "required": ["value"]], "then": Self.reference("token." + type.rawValue),
      "else": [
        "if": ["type": "object"], "then": Self.reference("tokens." + type.rawValue),
        "else": reference(type.valueType),
      ],
    ]
    // With another value, the name of such a key is that of a token.
    let keys = [LanguageKey].tokenGroup.map { key in
      JSONValue.Member(key.name, described(["anyOf": [content(key.content), entry]], key))
    }
    return .object([
      "type": ["object", "null"], "title": .string("Tokens of type \(type.rawValue)"),
      "description": .string(type.valueType.howItIsWritten + "."),
      "propertyNames": ["pattern": .string(name)],
      "properties": .object(keys), "additionalProperties": entry,
    ])
  }

}

extension LanguageKey {
  /// The key without being required, for a mapping with alternatives.
  var optional: LanguageKey { LanguageKey(optional: self) }
}

extension ValueType {
  var schemaName: String { self == .numbers ? "numbers" : self == .strings ? "strings" : name }
}

extension JSONValue {
  mutating func append(_ name: String, _ value: JSONValue) {
    self = .object((members ?? []) + [Member(name, value)])
  }

  /// A value of YAML that is also JSON, or a word as a string; nil for any other.
  static func ofYAML(_ text: String) -> JSONValue? {
    if case .success(let value) = parseJSON(Array(text.utf8)) { return value }
    return text.utf8.allSatisfy(isNamePart) ? .string(text) : nil
  }
}

extension String {
  /// The text as a part of a JSON pointer in a fragment.
  var pointerEscaped: String {
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
