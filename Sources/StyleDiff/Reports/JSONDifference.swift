import StyleEmit
import StyleReport
import StyleSource

extension SheetDifference {
  /// The `$schema` of documents. `stylec schema --for changes` prints the schema.
  package static let schemaAddress = "urn:stylec:changes:\(schemaVersion)"
  /// The version of the form. It grows when a reader of the earlier form would misread the new one.
  package static let schemaVersion = 1

  /// The report of all changes for programs. `DifferenceSchema` describes the form.
  package func jsonReport() -> [UInt8] {
    let text = ReportText(self)
    return JSONWriter.document { json in
      json.object { json in
        json.member("$schema", SheetDifference.schemaAddress)
        json.member("version", SheetDifference.schemaVersion)
        json.line("old", ["name": .string(old.name)])
        json.line("new", ["name": .string(new.name)])
        json.line(
          "counts",
          .object(
            ChangeKind.allCases.map { .init($0.rawValue, .integer(count($0))) }
              + [.init("breaking", .integer(breaks.count))]))
        json.array("breaking") { json in
          for entry in breaks {
            json.line(
              .object([
                "kind": .string(entry.kind.rawValue), "name": .string(entry.name),
                "old": entry.old.map { .string($0) }, "new": entry.new.map { .string($0) },
                "oldAt": text.old(entry.oldSpan).map { .string($0) },
                "newAt": text.new(entry.newSpan).map { .string($0) },
              ]))
          }
        }
        json.array("changes") { json in for change in changes { json.line(change.json(text)) } }
      }
    }
  }
}

extension Change {
  fileprivate func json(_ text: ReportText) -> JSONValue {
    .object([
      "kind": .string(kind.rawValue), "subject": .string(subject.rawValue), "name": .string(name),
      "oldName": oldName.map { .string($0) }, "oldAt": text.old(oldSpan).map { .string($0) },
      "newAt": text.new(newSpan).map { .string($0) },
      "details": .array(details.map { $0.json(text) }),
      "alsoChanges": consequences.isEmpty
        ? nil
        : .some([
          "tokens": .array(consequences.tokens.map { .string($0) }),
          "components": .array(consequences.components.map { .string($0) }),
          "styles": .array(consequences.styles.map { .string($0) }),
        ]),
    ])
  }
}

extension Detail {
  fileprivate func json(_ text: ReportText) -> JSONValue {
    .object([
      "part": .string(part.rawValue), "kind": .string(kind.rawValue), "name": .string(name),
      "oldName": oldName.map { .string($0) }, "variant": condition.variant.map { .string($0) },
      "state": condition.state.map { .string($0) },
      "modes": condition.modes.isEmpty ? nil : .some(.array(condition.modes.map { .string($0) })),
      "old": old.map { $0.json(at: text.old($0.span)) }, "new": new.map { $0.json(at: text.new($0.span)) },
    ])
  }
}

extension Detail.Side {
  fileprivate func json(at place: String?) -> JSONValue {
    .object([
      "text": .string(text), "value": value.map { $0.json(.sheet) }, "at": place.map { .string($0) },
    ])
  }
}
