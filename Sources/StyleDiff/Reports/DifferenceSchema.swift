import StyleReport

/// The JSON Schema (draft-07) of the output of `stylec diff --format json`.
package enum DifferenceSchema {
  package static func document() -> JSONValue {
    let counts = ChangeKind.allCases.map(\.rawValue) + ["breaking"]
    let head: KeyValuePairs<String, JSONValue?> = [
      "$schema": "http://json-schema.org/draft-07/schema#", "$id": .string(SheetDifference.schemaAddress),
      "title": "Changes of styles",
      "description":
        "What `stylec diff --format json` prints: what changed between two states of style files.",
    ]
    let body = record(
      [
        ("$schema", ["type": "string"], true),
        ("version", ["const": .integer(SheetDifference.schemaVersion)], true),
        ("old", record([("name", text("The state before, as it was named."), true)]), true),
        ("new", record([("name", text("The state afterwards."), true)]), true),
        ("counts", record(counts.map { ($0, ["type": "integer", "minimum": 0], true) }), true),
        ("breaking", list(reference("break")), true), ("changes", list(reference("change")), true),
      ])
    let definitions: JSONValue = .object([
      .init("at", ["type": "string", "pattern": "^.+:[0-9]+:[0-9]+$", "description": "file:line:column"]),
      .init("break", breaking), .init("change", change), .init("detail", detail), .init("side", side),
    ])
    return .object(
      (JSONValue.object(head).members ?? []) + (body.members ?? []) + [.init("definitions", definitions)])
  }

  private static let breaking = record([
    ("kind", words(["removed", "renamed", "type", "arguments"], "`arguments` have another order."), true),
    ("name", text("The declaration of generated Swift: StyleTokens.Colors.ink."), true),
    ("old", text("Its name, type or order of arguments before."), false),
    ("new", text("The same afterwards."), false),
    ("oldAt", reference("at"), false), ("newAt", reference("at"), false),
  ])

  private static let change = record([
    ("kind", words(ChangeKind.allCases.map(\.rawValue)), true),
    ("subject", words(Change.Declared.allCases.map(\.rawValue)), true),
    ("name", text("The name afterwards; of what is removed, the one that it had."), true),
    ("oldName", text("Of what is renamed."), false), ("oldAt", reference("at"), false),
    ("newAt", reference("at"), false), ("details", list(reference("detail")), true),
    (
      "alsoChanges",
      record(["tokens", "components", "styles"].map { ($0, list(text("A name.")), true) }), false
    ),
  ])

  private static let detail = record([
    (
      "part",
      words(
        ["value", "property", "layer", "variant", "animation", "attribute"],
        "`value` is what is seen; `attribute` is what is said besides, such as a summary."), true
    ),
    ("kind", words(ChangeKind.allCases.map(\.rawValue)), true),
    ("name", text("A property, a layer or the path of a value; empty for the value of a token."), true),
    ("oldName", text("Of what is renamed."), false),
    ("variant", text("The variant for which it holds."), false),
    ("state", text("The state in which it holds."), false),
    ("modes", list(text("A mode in which it holds, all together.")), false),
    ("old", reference("side"), false), ("new", reference("side"), false),
  ])

  private static let side = record([
    ("text", text("As a style file may have it."), true),
    ("value", ["description": "The value, in the form of `stylec schema --for json`."], false),
    ("at", reference("at"), false),
  ])

  // MARK: Schemas

  private static func record(_ members: [(name: String, schema: JSONValue, isRequired: Bool)]) -> JSONValue {
    .object([
      "type": "object", "additionalProperties": false,
      "required": .array(members.filter(\.isRequired).map { .string($0.name) }),
      "properties": .object(members.map { .init($0.name, $0.schema) }),
    ])
  }

  private static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  private static func list(_ elements: JSONValue) -> JSONValue { ["type": "array", "items": elements] }

  private static func words(_ words: [String], _ description: String? = nil) -> JSONValue {
    .object(["enum": .array(words.map { .string($0) }), "description": description.map { .string($0) }])
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/" + name)] }
}
