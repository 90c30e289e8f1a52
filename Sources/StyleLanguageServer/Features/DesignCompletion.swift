import StyleCompiler
import StyleReport
import StyleSource
import StyleSyntax
import StyleTokenFiles
import StyleWorkspace

/// The completions at a location in a file of design tokens.
struct DesignCompletion {
  let query: Query
  let client: ClientCapabilities
  let cursor: JSONCursor
  private let names: DesignNames
  private let isOfTools, hasSets, isResolver: Bool
  private let bytes: [UInt8]
  private let positions: TextPositions
  private let offset: Int

  struct Item {
    var label: String
    var kind: Completion.Item.Kind
    var detail: String?
    var documentation: String?
    /// The text that replaces the word, without quotes and escapes.
    var text: String
    /// A token whose description is made on request.
    var token: String?
  }

  /// - Parameter document: The text in the editor: one that has no token yet isn't parsed as a file of design tokens.
  init?(_ query: Query, _ document: Document?, at position: Position, client: ClientCapabilities) {
    // What it offers is JSON.
    guard let files = query.designFiles, let file = query.snapshot.tokenFile(query.file),
      !TokenFile.isPage(query.source.path)
    else { return nil }
    (self.query, self.client, names) = (query, client, files.names)
    (isOfTools, hasSets, isResolver) = (file.isOfTools, file.hasSets, file.isResolver)
    bytes = document?.bytes ?? query.source.bytes
    positions = document?.positions ?? query.positions
    offset = positions.offset(position)
    cursor = JSONCursor(bytes, at: offset)
  }

  /// The path of the token that an object is.
  private func path(_ container: JSONContainer) -> [String] {
    hasSets ? Array(container.path.dropFirst()) : container.path
  }

  /// The answer to a client.
  func answer(_ uri: JSONValue) -> JSONValue {
    let (items, range) = itemsAndRange
    return [
      "isIncomplete": .bool(items.count > Completion.most),
      "items": .array(
        items.prefix(Completion.most).enumerated().map { index, item in
          let digits = String(index)
          return .object([
            "label": .string(item.label), "kind": .integer(item.kind.rawValue),
            "detail": item.detail.map { .string($0) },
            "documentation": item.documentation.map(client.documentation),
            "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits),
            "filterText": .string(filterText(item, range)),
            "textEdit": ["range": positions.range(range), "newText": .string(item.text)],
            "data": item.token.map { ["token": .string($0), "textDocument": ["uri": uri]] },
          ])
        }),
    ]
  }

  /// The text that a client compares with the typed one.
  private func filterText(_ item: Item, _ range: Range<Int>) -> String {
    let written = bytes[range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound))]
    return written.first == UInt8(ascii: "\"") ? "\"" + item.label : item.label
  }

  private var itemsAndRange: ([Item], Range<Int>) {
    guard let container = cursor.container else { return ([], cursor.word) }
    if cursor.isKey {
      let own = bytes[cursor.word]
      let items = keys(of: container).filter { item in
        !container.has(item.label) || Array(item.label.utf8).elementsEqual(own)
      }
      return (items.map(keyItem), keyRange)
    }
    let (items, range) = values(container)
    return (items, range ?? cursor.word)
  }

  /// The description of the key or the type at the cursor; nil for names and values.
  var description: (text: String, range: Range<Int>)? {
    guard cursor.isQuoted, !cursor.word.isEmpty, let container = cursor.container else { return nil }
    let word = String(decoding: bytes[cursor.word], as: UTF8.self)
    if cursor.isKey {
      guard let item = keys(of: container).first(where: { $0.label == word }), let text = item.documentation
      else {
        return nil
      }
      return ("**\(word)**" + (item.detail.map { " — `\($0)`" } ?? "") + "\n\n" + text, cursor.word)
    }
    guard cursor.key == "$type", DesignVocabulary.isStandard(word) else { return nil }
    let parts = DesignVocabulary.parts(of: word)
    let list = parts.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n")
    return ("**\(word)** — a type of design tokens" + (list.isEmpty ? "" : "\n\n" + list), cursor.word)
  }

  // MARK: Keys

  /// The range that a key replaces: with its closing quote, where the colon is missing too.
  private var keyRange: Range<Int> {
    cursor.isQuoted && cursor.isClosed && !cursor.hasColon
      ? cursor.word.lowerBound..<cursor.word.upperBound + 1 : cursor.word
  }

  private func keyItem(_ item: Item) -> Item {
    var item = item
    let name = JSONString.escaped(item.text)
    item.text = cursor.isQuoted ? name : "\"\(name)\""
    if !cursor.hasColon { item.text = (cursor.isQuoted ? name + "\"" : item.text) + ": " }
    return item
  }

  private func key(_ name: String, _ summary: String) -> Item {
    Item(label: name, kind: .keyword, documentation: summary, text: name)
  }

  private func keys(of container: JSONContainer) -> [Item] {
    if isResolver {
      if let keys = ResolverWords.keys(at: container) { return keys.map { key($0.name, $0.summary) } }
    }
    if let (type, _) = valuePlace(container) {
      return DesignVocabulary.parts(of: type ?? "").map { part in
        Item(
          label: part.name, kind: .field, detail: part.typeName, documentation: part.summary, text: part.name)
      }
    }
    guard !container.path.contains("$extensions") else { return [] }
    let value = isOfTools && !container.has("$value") ? "value" : "$value"
    let type = isOfTools && !container.has("$type") ? "type" : "$type"
    let hasGroups = container.members.contains {
      $0.container != nil && !$0.key.hasPrefix("$") && $0.key != "value"
    }
    let ofToken = [
      key(value, "The value of the token: a literal, or another token as \"{group.token}\"."),
      key(
        type,
        "What the value is. Without it, the token has the type of its group, or of the token that it refers to."
      ),
      key("$description", "What the token is for."),
      key("$deprecated", "Whether the token shouldn't be used any more: true, or why."),
      key("$extensions", "What tools keep of it."),
    ]
    let ofGroup = [
      key(type, "The type of the tokens in the group that have none of their own."),
      key("$description", "What the group is for."),
      key("$extends", "The group whose tokens this one has too: \"{group}\"."),
      key("$root", "The token that is called as its group."),
      key("$deprecated", "Whether the tokens of the group shouldn't be used any more: true, or why."),
      key("$extensions", "What tools keep of it."),
    ]
    if container.has("$value") || isOfTools && container.has("value") { return ofToken }
    if hasGroups { return ofGroup }
    return ofToken + ofGroup.filter { item in !ofToken.contains { $0.label == item.label } }
  }

  // MARK: Values

  private func values(_ container: JSONContainer) -> (items: [Item], range: Range<Int>?) {
    let key = cursor.key ?? ""
    if isResolver, let texts = resolverValues(container, key) {
      return (texts.map { text($0) }, nil)
    }
    switch key {
    case "$type" where !container.isList, "type" where isOfTools && !isInValue(container):
      let types = DesignVocabulary.typeNames(isOfTools: isOfTools)
      return (
        types.map {
          text($0, detail: DesignVocabulary.isStandard($0) ? nil : "not of the format", kind: .type)
        }, nil
      )
    case "$ref": return (pointers(container), nil)
    case "$extends":
      let own = path(container)
      return (
        names.groupPaths.filter { $0 != own }.map { text("{\($0.joined(separator: "."))}", kind: .module) },
        nil
      )
    case _: break
    }
    if key == "$value" || isOfTools && key == "value" && !isInValue(container) {
      let type = typeName(of: container)
      return references(type, words: type.map(DesignVocabulary.words) ?? [], of: path(container))
    }
    guard let (type, path) = valuePlace(container) else { return ([], nil) }
    // An element of a list is what the list is of.
    let part = container.isList ? nil : DesignVocabulary.parts(of: type ?? "").first { $0.name == key }
    var words = part?.words ?? []
    if words.isEmpty { words = (part?.typeName).map(DesignVocabulary.words) ?? [] }
    if let part, part.typeName == nil { return (words.map { text($0) }, nil) }
    return references(part?.typeName ?? (container.isList ? type : nil), words: words, of: path)
  }

  private func text(_ text: String, detail: String? = nil, kind: Completion.Item.Kind = .value) -> Item {
    let written = JSONString.escaped(text)
    return Item(label: text, kind: kind, detail: detail, text: cursor.isQuoted ? written : "\"\(written)\"")
  }

  /// The tokens that may stand here, in the braces that are written or in new ones.
  private func references(
    _ type: String?, words: [String], of own: [String]
  ) -> (items: [Item], range: Range<Int>?) {
    var range = cursor.word
    var isInBraces = false
    if cursor.isQuoted, let open = bytes[cursor.word.lowerBound..<offset].lastIndex(of: UInt8(ascii: "{")),
      !bytes[open..<offset].contains(UInt8(ascii: "}"))
    {
      isInBraces = true
      let end =
        bytes[offset..<cursor.word.upperBound].firstIndex { "{} ,)".utf8.contains($0) }
        ?? cursor.word.upperBound
      let close = bytes[offset..<cursor.word.upperBound].firstIndex { "{}".utf8.contains($0) }
      let isClosed = close.map { bytes[$0] == UInt8(ascii: "}") } ?? false
      range = open + 1..<(isClosed ? close ?? end : end)
      if !isClosed { return (tokens(type, own).map { item($0, suffix: "}") }, range) }
    }
    let items = tokens(type, own).map { isInBraces ? item($0, suffix: "") : text(of: $0) }
    return (isInBraces ? items : words.map { text($0) } + items, range)
  }

  private func tokens(_ type: String?, _ own: [String]) -> [DesignNames.Candidate] {
    names.candidates(ofType: type, isOfTools: isOfTools).filter { $0.path != own }
  }

  private func item(_ candidate: DesignNames.Candidate, suffix: String) -> Item {
    let path = candidate.path.joined(separator: ".")
    return Item(
      label: path, kind: .constant, detail: candidate.styleName.map { "$" + $0 },
      text: JSONString.escaped(path) + suffix, token: candidate.styleName)
  }

  private func text(of candidate: DesignNames.Candidate) -> Item {
    var item = item(candidate, suffix: "")
    item.label = "{\(item.label)}"
    item.text = cursor.isQuoted ? "{\(item.text)}" : "\"{\(item.text)}\""
    return item
  }

  /// The tokens of this file, as pointers.
  private func pointers(_ container: JSONContainer) -> [Item] {
    let type = valuePlace(container).flatMap { $0.type } ?? container.text("$type")
    return names.candidates(ofType: type, isOfTools: isOfTools)
      .filter { $0.file == query.file && $0.path != path(container) }
      .map { candidate in
        let steps = candidate.path.map { step in
          step.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
        }
        var item = text(
          "#/" + steps.joined(separator: "/"), detail: candidate.styleName.map { "$" + $0 }, kind: .reference)
        item.token = candidate.styleName
        return item
      }
  }

  // MARK: Where it is

  private func isInValue(_ container: JSONContainer) -> Bool { valuePlace(container) != nil }

  /// The type and the path of the token whose value contains a container; nil outside of values.
  private func valuePlace(_ container: JSONContainer) -> (type: String?, path: [String])? {
    var way: [String?] = []
    var current: JSONContainer? = container
    while let found = current {
      if let key = found.key, key == "$value" || isOfTools && key == "value", let token = found.parent {
        var type = typeName(of: token)
        for case let step? in way.reversed() {
          type = DesignVocabulary.parts(of: type ?? "").first { $0.name == step }?.typeName
        }
        return (type, path(token))
      }
      way.append(found.key)
      current = found.parent
    }
    return nil
  }

  /// The type of a token: its own, that of the nearest group that has one, or that of the token that it refers to.
  private func typeName(of token: JSONContainer) -> String? {
    var current: JSONContainer? = token
    while let found = current {
      if let type = found.text("$type") ?? (isOfTools ? found.text("type") : nil) { return type }
      current = found.parent
    }
    return names.typeName(at: path(token))
  }

  // MARK: Resolver documents

  private func resolverValues(_ container: JSONContainer, _ key: String) -> [String]? {
    var root = container
    while let parent = root.parent { root = parent }
    let folder = splitPath(query.source.path).folder
    let files = query.sources.files.map(\.path).filter { path in
      path != query.source.path && isTokenFile(path) && (folder.isEmpty || path.hasPrefix(folder + "/"))
    }.map { folder.isEmpty ? $0 : String($0.dropFirst(folder.utf8.count + 1)) }
    return ResolverWords.values(key, at: container, in: root, files: files)
  }
}
