import StyleCompiler
import StyleLint
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Completion.Item {
  func json(sortedAt index: Int, _ completion: Completion, _ uri: JSONValue) -> JSONValue {
    let client = completion.client
    let snippet = client.hasSnippets ? snippet : nil
    let edit: JSONValue = [
      "range": completion.query.positions.range(completion.word),
      "newText": .string(snippet ?? text ?? label),
    ]
    let documentation: JSONValue? =
      kind == .color
      ? documentation.map { .string($0) }
      : documentation.map(client.documentation)
    let digits = String(index)
    return .object([
      "label": .string(label), "kind": .integer(kind.rawValue), "detail": detail.map { .string($0) },
      "documentation": documentation, "deprecated": isDeprecated ? true : nil,
      "tags": isDeprecated ? [1] : nil,
      "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits),
      "filterText": .string(label), "insertTextFormat": snippet == nil ? nil : 2, "insertTextMode": 2,
      "textEdit": edit,
      "additionalTextEdits": moreEdits.isEmpty ? nil : .array(moreEdits.map(completion.query.edit)),
      "data": token.map { ["token": .string($0), "textDocument": ["uri": uri]] },
    ])
  }
}

extension ClientCapabilities {
  /// The documentation of a completion item, in a format that the client supports.
  func documentation(_ text: String) -> JSONValue {
    // A client that says nothing takes a plain text.
    readsMarkdownInCompletion ? ["kind": "markdown", "value": .string(text)] : .string(plainText(text))
  }
}
