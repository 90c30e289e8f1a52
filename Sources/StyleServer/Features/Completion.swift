import StyleCompiler
import StyleLint
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension LanguageServer {
  func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let offset = try query.offset()
    let completion = Completion(query, at: offset, client: client)
    let items = completion.items()
    let isIncomplete = items.count > Completion.most
    return [
      "isIncomplete": .bool(isIncomplete),
      "items": .array(
        items.prefix(Completion.most).enumerated().map { index, item in
          item.json(sortedAt: index, completion, params["textDocument"]?["uri"] ?? .null)
        }),
    ]
  }

  /// Adds the documentation to an item that was chosen from the list.
  func resolveCompletion(_ item: JSONValue) throws(ResponseError) -> JSONValue {
    guard let data = item["data"], let name = data["token"]?.string, let query = try query(data),
      let token = query.sheet.tokens.first(where: { $0.name == name })
    else { return item }
    return .object(
      (item.members ?? []).filter { $0.name != "documentation" } + [
        .init(
          "documentation", client.documentation(Describer(query).description(of: token)))
      ])
  }

  /// A text in Markdown, as the client takes it.
  func markup(_ text: String) -> JSONValue { ["kind": "markdown", "value": .string(text)] }
}

extension ClientCapabilities {
  /// The documentation of a completion item, as the client takes it.
  func documentation(_ text: String) -> JSONValue {
    // A client that says nothing takes a plain text.
    readsMarkdownInCompletion ? ["kind": "markdown", "value": .string(text)] : .string(text)
  }
}

/// What can be written at a place of a file.
struct Completion {
  /// So many items go to a client at once.
  static let most = 1000

  let query: Query
  let client: ClientCapabilities
  /// The bytes that an item takes the place of.
  let word: Range<Int>
  /// What is written of the word up to the cursor.
  let written: String
  private let grammar: Grammar
  private var bytes: [UInt8] { query.source.bytes }

  struct Item {
    var label: String
    var kind: Kind
    var detail: String?
    var documentation: String?
    /// What is written, where that isn't the label.
    var text: String?
    /// The same with places to fill in, for clients that take snippets.
    var snippet: String?
    /// A token whose description is worked out when it is asked for.
    var token: String?
    var isDeprecated = false
    var moreEdits: [FixIt.Edit] = []
    /// Items of a lower rank come first.
    var rank = 1

    /// As the protocol numbers them.
    enum Kind: Int {
      case function = 3
      case field = 5
      case type = 7
      case module = 9
      case property = 10
      case value = 12
      case choice = 13
      case keyword = 14
      case color = 16
      case file = 17
      case reference = 18
      case constant = 21
    }
  }

  init(_ query: Query, at offset: Int, client: ClientCapabilities) {
    self.query = query
    self.client = client
    grammar = Grammar(sheet: query.sheet)
    let bytes = query.source.bytes
    var start = offset
    while start > 0, Completion.isPart(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Completion.isPart(bytes[end]) { end += 1 }
    word = start..<end
    written = String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a byte belongs to a name, a reference, or names that are joined.
  private static func isPart(_ byte: UInt8) -> Bool {
    isNamePart(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "?")
  }

  func items() -> [Item] {
    let line = query.positions.line(at: word.lowerBound).content
    if let comment = comment(in: line) { return suppressionItems(comment) }
    for place in places(in: line) {
      let items = items(at: place)
      if !items.isEmpty {
        return items.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          .map(\.element)
      }
    }
    return []
  }

  // MARK: Where it is

  /// A place that the cursor may be at, and whether what is written there is a mapping between brackets.
  struct Cursor {
    var place: Place
    var isFlow: Bool
    /// Whether a colon follows already.
    var hasColon = false
  }

  /// What the cursor may stand at, the likeliest first. A text that is only being written is no YAML: it is read with what
  /// would make it some.
  private func places(in line: Range<Int>) -> [Cursor] {
    let brackets = openBrackets()
    let isFlow = !brackets.isEmpty
    let before = bytes[line.lowerBound..<word.lowerBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let last = lastSign(isFlow: isFlow, in: line)
    var rest = word.upperBound
    while rest < bytes.count, bytes[rest] == 0x20 { rest += 1 }
    let hasColon =
      rest < bytes.count && bytes[rest] == UInt8(ascii: ":")
      && (rest + 1 == bytes.count || bytes[rest + 1] == 0x20 || bytes[rest + 1] == 10
        || bytes[rest + 1] == 13)
    let isKeyFirst =
      isFlow
      ? brackets.last == UInt8(ascii: "{") && (last == UInt8(ascii: "{") || last == UInt8(ascii: ","))
      : before.isEmpty
    var found: [Cursor] = []
    func add(_ text: [UInt8], _ suffix: String, isKey: Bool) {
      guard let place = read(text, isKey: isKey) else { return }
      found.append(Cursor(place: place, isFlow: isFlow, hasColon: isKey && hasColon))
    }
    if !word.isEmpty, hasColon || !isKeyFirst { add(bytes, "", isKey: hasColon && isKeyFirst) }
    let name = Array((word.isEmpty ? "zz" : String(decoding: bytes[word], as: UTF8.self)).utf8)
    let (head, tail) = (Array(bytes[..<word.lowerBound]), Array(bytes[word.upperBound...]))
    let closing = Array(
      brackets.reversed().map { $0 == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") })
    let restOfFile = Array(bytes[line.upperBound...])
    if isKeyFirst {
      let key = Array((hasColon ? "" : ": ~").utf8)
      add(head + name + key + tail, ": ~", isKey: true)
      add(head + name + Array(": ~".utf8) + closing + restOfFile, ": ~", isKey: true)
    }
    add(head + name + tail, "", isKey: false)
    add(head + name + closing + restOfFile, "", isKey: false)
    return found
  }

  /// What stands at the cursor in a text with something else for the word; nil where that is not what it is taken for.
  private func read(_ text: [UInt8], isKey: Bool) -> Place? {
    let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: text)).product
    guard let place = grammar.place(at: word.lowerBound, in: tree), place.isKey == isKey,
      place.node.kind == .scalar, place.node.span.range.lowerBound <= word.lowerBound,
      place.node.span.range.upperBound >= word.lowerBound
    else { return nil }
    // Two lines that YAML takes for one text are no value of one line.
    let between = text[place.node.span.range.lowerBound..<word.lowerBound]
    return between.contains(10) || between.contains(13) ? nil : place
  }

  /// The brackets that are open at the cursor.
  private func openBrackets() -> [UInt8] {
    var open: [UInt8] = []
    var quote: UInt8?
    var previous: UInt8 = 10
    var index = 0
    while index < word.lowerBound {
      let byte = bytes[index]
      if let mark = quote {
        if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") { index += 1 }
        if byte == mark { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          // Within a word it is an apostrophe.
          if " [{,:\n\r".utf8.contains(previous) { quote = byte }
        case UInt8(ascii: "#") where previous == 0x20 || previous == 10 || previous == 13:
          while index < word.lowerBound, bytes[index] != 10, bytes[index] != 13 { index += 1 }
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if !open.isEmpty || " -:\n\r".utf8.contains(previous) { open.append(byte) }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        case 10, 13:
          // What is no longer indented ends what was left open.
          if index + 1 < bytes.count, isNameStart(bytes[index + 1]) { open = [] }
        case _: break
        }
      }
      previous = byte
      index += 1
    }
    return open
  }

  /// The last character before the word that is no space.
  private func lastSign(isFlow: Bool, in line: Range<Int>) -> UInt8? {
    let start = isFlow ? 0 : line.lowerBound
    return bytes[start..<word.lowerBound].last { $0 != 0x20 && $0 != 10 && $0 != 13 }
  }

  private func comment(in line: Range<Int>) -> Range<Int>? {
    query.tree.comments.first {
      $0.range.lowerBound < word.lowerBound && word.lowerBound <= $0.range.upperBound
    }
    .map(\.range)
  }

  // MARK: What fits

  private func items(at cursor: Cursor) -> [Item] {
    if cursor.place.isKey { return keys(cursor) }
    return values(cursor.place.slot, cursor)
  }

  private func values(_ slot: Slot, _ cursor: Cursor) -> [Item] {
    switch slot {
    case .value(let value): return CompletionValues(query, grammar, client, written, word).items(value)
    case .token(let type, let name):
      return CompletionValues(query, grammar, client, written, word)
        .items(ValueSlot(type: type.valueType, name: name))
    case .other(let content, let subject): return names(content, subject, cursor)
    case .frame: return [Item(label: "bounds", kind: .value, documentation: "All of its parent.")]
    case .axis, .modeName, .nothing, .file, .axes, .tokenTypes, .tokens, .declarations, .declaration,
      .properties, .property, .settings, .states, .modes, .layer, .layers, .animations, .animation, .preview:
      return []
    }
  }

  /// The keys of the mapping at the cursor that it does not have yet.
  private func keys(_ cursor: Cursor) -> [Item] {
    let place = cursor.place
    let own = place.node.text
    var isOwn = true
    var taken: Set<String> = []
    for entry in place.parent?.entries.map({ $0 }) ?? [] {
      if entry.key.text == own, isOwn { isOwn = false } else { taken.insert(entry.key.text) }
    }
    return allKeys(place, cursor).filter { !taken.contains($0.label) }
  }

  private func allKeys(_ place: Place, _ cursor: Cursor) -> [Item] {
    func table(_ keys: [LanguageKey]) -> [Item] { keys.map { keyword($0, cursor) } }
    switch place.slot {
    case .file: return table([LanguageKey].file)
    case .tokenTypes:
      return TokenType.allCases.map {
        Item(
          label: $0.rawValue, kind: .type, detail: $0.valueType.name,
          documentation: $0.valueType.howItIsWritten + ".", text: key($0.rawValue, isContainer: true, cursor))
      }
    case .token(let type, _):
      return table([LanguageKey].token) + modes(cursor) + parts(type.valueType, cursor)
    case .tokens(let type, _):
      // A token that has no value yet looks like a group.
      return place.path.steps.count > 3
        ? table([LanguageKey].token) + modes(cursor) + parts(type.valueType, cursor) : []
    case .declaration(let subject):
      switch subject.kind {
      case .component:
        let isExtension = place.parent?["extends"] != nil
        let isBased = place.parent?["base"] != nil
        return table(
          isExtension
            ? [LanguageKey].extended : [LanguageKey].component.filter { $0.name != "extends" || !isBased })
      case .trait: return table([LanguageKey].trait)
      case .style:
        return settings(subject, cursor) + table([LanguageKey].style).map { ranked($0, subject, place) }
      }
    case .properties(let subject):
      return grammar.properties(of: subject).filter { $0.driven == nil && !$0.isPseudo }.compactMap {
        property in
        guard case .base = property.owner else { return nil }
        return Item(
          label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
          documentation: property.summary, text: key(property.name, isContainer: true, cursor), rank: 2)
      }
    case .property(let subject, let name):
      let isInherited = place.parent?["type"] == nil && grammar.property(name, of: subject) != nil
      let isOwn = grammar.property(name, of: subject).map { grammar.owner($0.owner) == subject.owner } ?? true
      return table(
        [LanguageKey].property.filter { key in
          !isInherited || isOwn || ["default", "summary", "description", "deprecated"].contains(key.name)
        })
    case .settings(let subject): return settings(subject, cursor)
    case .states(let subject): return states(subject, cursor)
    case .modes: return modes(cursor)
    case .layer(let subject, let isRoot): return layerKeys(subject, isRoot: isRoot, place, cursor)
    case .animation: return table([LanguageKey].animation)
    case .preview: return table([LanguageKey].previews)
    case .frame:
      return [Item(label: "inset", kind: .field, text: key("inset", isContainer: false, cursor))]
        + frameKeys.map {
          Item(label: $0, kind: .field, detail: "length", text: key($0, isContainer: false, cursor))
        }
    case .value(let slot):
      guard slot.type != .gradientStops || slot.isStop else { return [] }
      return parts(slot.type, cursor)
    case .nothing, .axes, .axis, .modeName, .declarations, .layers, .animations, .other: return []
    }
  }

  /// A style first says whose it is.
  private func ranked(_ item: Item, _ subject: Subject, _ place: Place) -> Item {
    var item = item
    let names = ["component", "extends"]
    let isKnown = names.contains { name in place.parent?.entries.contains { $0.key.text == name } ?? false }
    item.rank = names.contains(item.label) && !isKnown ? 0 : 3
    return item
  }

  private func keyword(_ keyword: LanguageKey, _ cursor: Cursor) -> Item {
    var item = Item(
      label: keyword.name, kind: .keyword, detail: keyword.content.detail,
      documentation: keyword.summary + (keyword.defaultValue.map { " Default: `\($0)`." } ?? ""))
    item.text = key(keyword.name, isContainer: keyword.content.isMapping, cursor)
    item.snippet = keyword.content.isMapping ? containerSnippet(keyword.name, cursor) : nil
    item.rank = keyword.isRequired ? 0 : 1
    return item
  }

  /// The key with what follows it.
  private func key(_ name: String, isContainer: Bool, _ cursor: Cursor) -> String {
    if cursor.hasColon { return name }
    return isContainer && !cursor.isFlow ? name + ":" : name + ": "
  }

  private func containerSnippet(_ name: String, _ cursor: Cursor) -> String? {
    if cursor.hasColon { return nil }
    return cursor.isFlow ? "\(name): { $0 }" : "\(name):\n  $0"
  }

  private func parts(_ type: ValueType, _ cursor: Cursor) -> [Item] {
    type.parts.map { part in
      Item(
        label: part.name, kind: .field, detail: typeText(part.type, false),
        documentation: part.type.howItIsWritten + ".", text: key(part.name, isContainer: false, cursor),
        rank: part.isRequired ? 0 : 1)
    }
  }

  /// The properties that a style, a state or a mode can set, and the keys of layers.
  private func settings(_ subject: Subject, _ cursor: Cursor) -> [Item] {
    var items: [Item] = []
    if !written.contains(".") {
      for property in grammar.properties(of: subject) where property.driven == nil {
        var isOwn = true
        if case .base = property.owner { isOwn = false }
        items.append(
          Item(
            label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
            documentation: Describer(query).summary(of: property),
            text: key(property.name, isContainer: false, cursor), isDeprecated: property.deprecated != nil,
            rank: isOwn ? 1 : 2))
      }
    }
    for layer in grammar.layers(of: subject) {
      let kind = layer.kind
      for property in LayerProperty.properties(of: kind) {
        let name = layer.name + "." + property.name
        items.append(
          Item(
            label: name, kind: .field, detail: typeText(property.valueType, property.isOptional),
            documentation: "Default: `\(property.defaultValue.spelling)`.",
            text: key(name, isContainer: false, cursor), rank: 4))
      }
    }
    return items
  }

  private func layerKeys(_ subject: Subject, isRoot: Bool, _ place: Place, _ cursor: Cursor) -> [Item] {
    let kind = isRoot ? LayerKind.rectangle : grammar.layerKind(place.parent?["kind"]?.text ?? "rectangle")
    var items: [Item] = []
    if case .component(let index) = kind {
      items += query.sheet.components[index].properties.filter { $0.driven == nil }.map { property in
        Item(
          label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
          documentation: Describer(query).summary(of: property),
          text: key(property.name, isContainer: false, cursor))
      }
    }
    items += (isRoot ? [LanguageKey].rootLayer : [LanguageKey].sublayer).map { known in
      var item = keyword(known, cursor)
      if known.name == "name" || known.name == "kind" { item.rank = 0 }
      return item
    }
    items += LayerProperty.properties(of: kind ?? .rectangle).map { property in
      Item(
        label: property.name, kind: .property, detail: typeText(property.valueType, property.isOptional),
        documentation: "Default: `\(property.defaultValue.spelling)`.",
        text: key(property.name, isContainer: false, cursor))
    }
    return items
  }

  /// What is written up to the last `+`, which stays, with the names in it.
  private var joined: (head: String, names: [String]) {
    guard let plus = written.lastIndex(of: "+") else { return ("", []) }
    return (
      String(written[...plus]), written[..<plus].split(separator: "+").map(String.init)
    )
  }

  private func states(_ subject: Subject, _ cursor: Cursor) -> [Item] {
    let (head, names) = joined
    let possible = grammar.base(of: subject)?.states ?? StateSet.all
    var all = possible.states.filter { !names.contains($0.name) }.map(\.name)
    if head.isEmpty { all.append(StateSet.normal.name) }
    return all.map {
      Item(
        label: head + $0, kind: .constant, detail: "state",
        text: key(head + $0, isContainer: true, cursor), snippet: containerSnippet(head + $0, cursor))
    }
  }

  private func modes(_ cursor: Cursor) -> [Item] {
    let (head, names) = joined
    let present = names.compactMap { query.sheet.modes[named: $0] }.reduce(into: ModeSet()) {
      $0.formUnion($1)
    }
    return query.sheet.modes.axes.filter { $0.mask.isDisjoint(with: present) }.flatMap { axis in
      axis.values.map { value in
        Item(
          label: head + value.name, kind: .constant, detail: "mode of \(axis.name)",
          text: key(head + value.name, isContainer: false, cursor), rank: 2)
      }
    }
  }

  // MARK: Names

  private func names(_ content: LanguageKey.Content, _ subject: Subject?, _ cursor: Cursor) -> [Item] {
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    switch content {
    case .base, .component, .extendedClass, .layerKind:
      var items: [Item] = []
      if content == .layerKind {
        items += layerKindNames.map {
          Item(label: $0.name, kind: .choice, documentation: $0.summary, rank: 0)
        }
      }
      if content != .extendedClass {
        items += query.sheet.components.filter { component in
          !component.isBaseClass && visible.contains(component.span.file) && component.name != subject?.name
            && !(content == .base && component.isExtension)
        }.map {
          Item(
            label: $0.name, kind: .type, detail: $0.base.rawValue, documentation: $0.summary,
            isDeprecated: $0.deprecated != nil)
        }
      }
      if content != .layerKind {
        items += BaseClass.allCases.map { Item(label: $0.rawValue, kind: .type, detail: "UIKit", rank: 2) }
      }
      return items
    case .parents:
      return query.sheet.styles.filter { style in
        visible.contains(style.span.file) && style.name != subject?.name
          && (subject?.component == nil || style.component == subject?.component)
      }.map { style in
        Item(
          label: style.name, kind: .reference, detail: query.sheet.components[style.component].name,
          documentation: style.summary, isDeprecated: style.deprecated != nil)
      }
    case .traits:
      return query.sheet.traits.filter { visible.contains($0.span.file) }.map {
        Item(label: $0.name, kind: .type, detail: "trait for \($0.base.rawValue)", documentation: $0.summary)
      }
    case .type:
      return ValueType.names.map { name in
        Item(
          label: name, kind: .type, documentation: ValueType(named: name).map { $0.howItIsWritten + "." })
      }
    case .state:
      let possible = subject.flatMap(grammar.base)?.states ?? StateSet.all
      let (head, names) = joined
      return (possible.states.map(\.name) + (head.isEmpty ? [StateSet.normal.name] : []))
        .filter { !names.contains($0) }.map { Item(label: head + $0, kind: .constant, detail: "state") }
    case .layerKey:
      guard let subject else { return [] }
      return grammar.layers(of: subject).flatMap { layer in
        LayerProperty.properties(of: layer.kind).filter(\.isAnimatable).map {
          Item(
            label: layer.name + "." + $0.name, kind: .field, detail: typeText($0.valueType, $0.isOptional))
        }
      }
    case .imports: return imports()
    case .deprecation: return [Item(label: "true", kind: .value)]
    case .count: return [Item(label: "infinite", kind: .value, documentation: "It never ends.")]
    case .text, .value, .valueOfType, .number, .layerName, .axes, .tokens, .traitDeclarations, .components,
      .styles, .properties, .settings, .layer, .layers, .states, .modes, .animations, .preview, .frame,
      .words:
      return []
    }
  }

  /// The paths of files that are not imported yet, and do not import this one.
  private func imports() -> [Item] {
    let folder = splitPath(query.path(of: query.file)).folder
    let imported = Set(query.sheet.imports.filter { $0.span.file == query.file }.map(\.file))
    return query.sources.files.filter { file in
      file.id != query.file && !imported.contains(file.id)
        && !query.snapshot.visibleFiles(from: file.id).contains(query.file)
    }.map { file in
      Item(label: relativePath(query.path(of: file.id), from: folder), kind: .file)
    }
  }

  // MARK: Comments

  /// The words that switch rules in comments.
  private func suppressionItems(_ comment: Range<Int>) -> [Item] {
    let text = String(decoding: bytes[comment.lowerBound..<word.lowerBound], as: UTF8.self)
    guard text.contains("stylec:disable") || text.contains("stylec:enable") else {
      guard text.allSatisfy({ $0 == "#" || $0 == " " }) else { return [] }
      return ["disable", "disable-next-line", "disable-file", "enable"].map {
        Item(label: "stylec:\($0)", kind: .keyword, text: "stylec:\($0) ")
      }
    }
    return Rule.all.map { Item(label: $0.code.id, kind: .constant, documentation: $0.code.summary) }
      + [Item(label: "all", kind: .constant, documentation: "Every rule.", rank: 2)]
  }
}

extension Completion.Item {
  fileprivate func json(sortedAt index: Int, _ completion: Completion, _ uri: JSONValue) -> JSONValue {
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

/// A type as hovering and lists of completions name it.
func typeText(_ type: ValueType, _ isOptional: Bool) -> String {
  switch type {
  case .choice(let words): words.joined(separator: " | ") + (isOptional ? " | null" : "")
  case .bool, .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
    .gradientStops, .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers:
    type.name + (isOptional ? "?" : "")
  }
}

extension LanguageKey.Content {
  /// Whether a mapping or a list stands behind the key.
  var isMapping: Bool {
    switch self {
    case .axes, .tokens, .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers,
      .states, .modes, .animations, .preview:
      true
    case .text, .deprecation, .value, .valueOfType, .number, .count, .state, .layerKey, .base, .component,
      .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .frame, .words:
      false
    }
  }

  /// What stands behind the key, in a word or two.
  var detail: String? {
    switch self {
    case .text: "text"
    case .deprecation: "text or true"
    case .value(let type, _): typeText(type, false)
    case .number: "number"
    case .count: "number or infinite"
    case .state: "state"
    case .layerKey: "layer.key"
    case .base: "class or component"
    case .component: "component or class"
    case .extendedClass: "class"
    case .parents: "styles"
    case .traits: "traits"
    case .type: "type"
    case .layerKind: "kind or component"
    case .imports: "paths"
    case .words: "words"
    case .valueOfType, .layerName, .axes, .tokens, .traitDeclarations, .components, .styles, .properties,
      .settings, .layer, .layers, .states, .modes, .animations, .preview, .frame:
      nil
    }
  }
}
