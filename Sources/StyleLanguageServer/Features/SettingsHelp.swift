import StyleCompiler
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Completion and hovers in `.stylec.yml`.
extension LanguageServer {
  /// The document of the request, if it is one of settings.
  private func settingsDocument(_ params: JSONValue) -> Document? {
    guard let uri = params["textDocument"]?["uri"]?.string, let path = try? path(ofURI: uri),
      splitPath(path).name == ".stylec.yml"
    else { return nil }
    return documents[path]
  }

  func settingsHover(_ params: JSONValue) -> JSONValue? {
    guard let document = settingsDocument(params), let position = Position(params["position"]) else {
      return nil
    }
    let offset = document.positions.offset(position)
    guard let (location, path) = place(at: offset, in: document.bytes), location.isKey, let name = path.last,
      let key = SettingsKey.keys(at: path.dropLast()).first(where: { $0.name == name })
    else { return .null }
    let choices = key.content.words.map { "`\($0)`" }.joined(separator: ", ")
    let words = choices.isEmpty ? "" : "\n\n" + choices
    let text = "**\(key.name)**\n\n\(key.sentence)\(words)"
    return [
      "contents": client.readsMarkdown
        ? markup(text) : ["kind": "plaintext", "value": .string(plainText(text))],
      "range": document.positions.range(location.node.contentSpan),
    ]
  }

  func settingsCompletion(_ params: JSONValue) -> JSONValue? {
    guard let document = settingsDocument(params), let position = Position(params["position"]) else {
      return nil
    }
    let bytes = document.bytes
    let offset = document.positions.offset(position)
    func isPart(_ byte: UInt8) -> Bool { isNamePart(byte) && byte != UInt8(ascii: ".") }
    let start = bytes[..<offset].reversed().prefix(while: isPart).count
    let end = bytes[offset...].prefix(while: isPart).count
    let word = offset - start..<offset + end
    let (head, tail) = (Array(bytes[..<word.lowerBound]), Array(bytes[word.upperBound...]))
    let name = word.isEmpty ? Array("zz".utf8) : Array(bytes[word])
    let hasColon = tail.first { $0 != 0x20 } == UInt8(ascii: ":")
    // What is being written is a key or a value; the text tells with which of them it can be read.
    for (suffix, isKey) in [(hasColon ? "" : ": ~", true), ("", false)] {
      let text = head + name + Array(suffix.utf8) + tail
      guard let (location, path) = place(at: word.lowerBound, in: text), location.isKey == isKey,
        location.node.contentSpan.range.lowerBound == word.lowerBound
      else { continue }
      let written = document.positions.range(Span(FileID(0), word.lowerBound, word.upperBound))
      func item(_ label: String, _ text: String, _ kind: Int, _ summary: String?) -> JSONValue {
        .object([
          "label": .string(label), "kind": .integer(kind),
          "documentation": summary.map(client.documentation),
          "textEdit": ["range": written, "newText": .string(text)],
        ])
      }
      let items: [JSONValue]
      if isKey {
        let siblings = siblings(of: location.path, in: text)
        items = SettingsKey.keys(at: path.dropLast()).filter { !siblings.contains($0.name) }.map {
          item($0.name, hasColon ? $0.name : $0.name + ": ", 10, $0.sentence)
        }
      } else {
        items = SettingsKey.words(at: path).map { item($0, $0, 13, nil) }
      }
      if !items.isEmpty { return ["isIncomplete": false, "items": .array(items)] }
    }
    return ["isIncomplete": false, "items": []]
  }

  private func place(at offset: Int, in bytes: [UInt8]) -> (SyntaxLocation, path: [String])? {
    let tree = parse(SourceFile(id: FileID(0), path: ".stylec.yml", bytes: bytes)).product
    guard let location = tree.location(at: offset), location.node.kind == .scalar else { return nil }
    let keys = location.path.steps.compactMap { step in if case .key(let key) = step { key } else { nil } }
    return (location, keys)
  }

  /// The other keys beside one.
  private func siblings(of path: SyntaxPath, in bytes: [UInt8]) -> [String] {
    let tree = parse(SourceFile(id: FileID(0), path: ".stylec.yml", bytes: bytes)).product
    let mapping = tree.node(at: SyntaxPath(Array(path.steps.dropLast())))
    guard case .key(let own)? = path.steps.last else { return [] }
    return mapping?.entries.map(\.key.text).filter { $0 != own } ?? []
  }
}
