import StyleCompiler
import StyleLint
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension LanguageServer {
  func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    if let answer = settingsCompletion(params) { return answer }
    guard let query = try query(params) else { return .null }
    if query.tree.isTranslated, let position = Position(params["position"]),
      let completion = DesignCompletion(
        query, documents[query.path(of: query.file)], at: position, client: client)
    {
      return completion.answer(params["textDocument"]?["uri"] ?? .null)
    }
    // These begin something in JSON alone.
    if ["\"", "{"].contains(params["context"]?["triggerCharacter"]?.string) { return .null }
    let offset = try query.offset()
    let completion = Completion(query, at: offset, client: client)
    let items = completion.items()
    let isIncomplete = items.count > Completion.most || items.contains(where: \.isOneOfMore)
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

/// The completions at a location in a file.
struct Completion {
  /// The most items that are sent to a client at once.
  static let most = 1000

  let query: Query
  let client: ClientCapabilities
  /// The bytes that an item takes the place of.
  let word: Range<Int>
  /// The part of the word that is typed up to the cursor.
  let written: String
  let grammar: Grammar
  var bytes: [UInt8] { query.source.bytes }

  struct Item {
    var label: String
    var kind: Kind
    var detail: String?
    var documentation: String?
    /// The text to insert, where that isn't the label.
    var text: String?
    /// The text to insert with placeholders, for clients that take snippets.
    var snippet: String?
    /// A token whose description is made on request.
    var token: String?
    var isDeprecated = false
    var moreEdits: [FixIt.Edit] = []
    /// Whether more items of the kind are listed once more is typed.
    var isOneOfMore = false
    /// The rank of the item: lower ranks come first.
    var rank = 1

    /// The kinds of items, as the protocol numbers them.
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

  // MARK: What fits

  private func items(at cursor: Cursor) -> [Item] {
    if cursor.place.isKey { return keys(cursor) }
    return values(cursor.place.slot, cursor)
  }

  private func values(_ slot: NodeRole, _ cursor: Cursor) -> [Item] {
    switch slot {
    case .value(let value), .keyframe(let value):
      return CompletionValues(query, grammar, client, written, context(cursor), word).items(value)
    case .token(let type, let name, _):
      return CompletionValues(query, grammar, client, written, context(cursor), word)
        .items(ValueSlot(type: type.valueType, name: name)) + groupKeys(named: name)
    case .other(let content, let subject): return names(content, subject, cursor)
    case .frame: return frames(cursor)
    case .axis(ModeAxis.textSize): return [textSizes(cursor)]
    case .modeName:
      guard cursor.place.path.steps.contains(.key(ModeAxis.textSize)) else { return [] }
      let written = cursor.place.parent?.elements.map(\.text) ?? []
      return ContentSize.allCases.filter { !written.contains($0.rawValue) }.map {
        Item(label: $0.rawValue, kind: .constant, detail: "UIContentSizeCategory.\($0.uikitName)")
      }
    case .pick(let subject, let axis):
      return (grammar.axes(of: subject).first { $0.name == axis }?.values ?? []).map {
        Item(label: $0.name, kind: .constant, detail: "variant of \(axis)", documentation: $0.summary)
      }
    case .axis, .nothing, .file, .axes, .tokenTypes, .tokens, .declarations, .declaration,
      .properties, .property, .settings, .states, .modes, .layer, .layers, .animations, .animation,
      .keyframes, .variants,
      .variantAxis, .variant, .compounds, .compound, .picks, .preview, .repetition, .accessibility:
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

  private func allKeys(_ place: RoledNode, _ cursor: Cursor) -> [Item] {
    let keywords = grammar.keys(place.slot, in: place.parent).map { ranked(keyword($0, cursor), place) }
    switch place.slot {
    case .file, .animation, .preview, .repetition, .accessibility, .other: return keywords
    case .tokenTypes:
      return TokenType.allCases.map {
        Item(
          label: $0.rawValue, kind: .type, detail: $0.valueType.name,
          documentation: $0.valueType.howItIsWritten + ".", text: key($0.rawValue, isContainer: true, cursor))
      }
    case .token(let type, _, let isOverlay):
      // With a value for some mode, the mapping is no value itself.
      let isValue = !isOverlay && place.parent.map { !$0.saysValues } ?? true
      return keywords + modes(cursor) + (isValue ? parts(type.valueType, cursor) : [])
    case .tokens(let type, let prefix, isOverlay: true): return overlaid(type, prefix, cursor)
    case .tokens(let type, let prefix, isOverlay: false):
      return prefix.contains(".") ? keywords + modes(cursor) + parts(type.valueType, cursor) : keywords
    case .declaration(let subject):
      return subject.kind == .style ? settings(subject, cursor) + keywords : keywords
    case .properties(let subject):
      return grammar.properties(of: subject).filter { $0.driven == nil && !$0.isPseudo }.compactMap {
        property in
        guard case .base = property.owner else { return nil }
        return Item(
          label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
          documentation: property.summary, text: key(property.name, isContainer: true, cursor), rank: 2)
      }
    case .property: return keywords
    case .settings(let subject) where place.path.isOfSets:
      return settings(subject, cursor, ofBase: true) + keywords
    case .settings(let subject), .variant(let subject), .compound(let subject):
      return settings(subject, cursor) + keywords
    case .states(let subject): return states(subject, cursor) + (joined.head.isEmpty ? keywords : [])
    case .modes: return modes(cursor)
    case .layer(_, let isRoot):
      let stacked = isRoot || !isInStack(place.path) ? [] : LayerProperty.ofStackedLayers
      return layerKeys(grammar.kind(ofLayer: place.parent, isRoot: isRoot), stacked, keywords, cursor)
    case .variants(let subject): return axes(grammar.axes(of: subject), cursor, isContainer: true) + keywords
    case .variantAxis(let subject, let name):
      let known = grammar.axes(of: subject).first { $0.name == name }?.values ?? []
      return known.map {
        Item(
          label: $0.name, kind: .constant, documentation: $0.summary,
          text: key($0.name, isContainer: true, cursor), snippet: containerSnippet($0.name, cursor))
      } + keywords
    case .picks(let subject): return axes(grammar.axes(of: subject), cursor, isContainer: false)
    case .frame: return frameKeys(place).compactMap { name in keywords.first { $0.label == name } }
    case .axes:
      var item = textSizes(cursor)
      let value = item.text ?? ""
      item.label = ModeAxis.textSize
      item.text = cursor.hasColon ? item.label : "\(item.label): \(value)"
      return [item]
    case .keyframe(let slot):
      let isValue = place.parent?["value"] == nil && !slot.type.isList
      return keywords + (isValue ? parts(slot.type, cursor) : [])
    case .value(let slot):
      guard !slot.type.isList || slot.isElement else { return [] }
      return parts(slot.type, cursor)
    case .nothing, .axis, .modeName, .declarations, .layers, .animations, .keyframes, .compounds, .pick:
      return []
    }
  }

  /// The item with a rank: the component of a style and the kind of a layer come first.
  private func ranked(_ item: Item, _ place: RoledNode) -> Item {
    var item = item
    switch place.slot {
    case .declaration(let subject) where subject.kind == .style:
      let names = ["component", "extends"]
      let isKnown = names.contains { name in place.parent?.entries.contains { $0.key.text == name } ?? false }
      item.rank = names.contains(item.label) && !isKnown ? 0 : 3
    case .layer:
      if item.label == "name" || item.label == "kind" { item.rank = 0 }
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .tokens, .token, .declarations, .declaration,
      .properties, .property, .settings, .states, .modes, .layers, .animations, .animation, .keyframes,
      .keyframe, .variants,
      .variantAxis, .variant, .compounds, .compound, .picks, .pick, .preview, .frame, .repetition,
      .accessibility, .value, .other:
      break
    }
    return item
  }

  private func keyword(_ keyword: LanguageKey, _ cursor: Cursor) -> Item {
    var item = Item(
      label: keyword.name, kind: .keyword, detail: keyword.content.detail,
      documentation: keyword.summary + (keyword.defaultValue.map { " Default: `\($0)`." } ?? ""))
    item.text = key(keyword.name, isContainer: keyword.content.isMapping, cursor)
    item.snippet =
      keyword.content.isMapping
      ? containerSnippet(keyword.name, isList: keyword.content.isList, cursor) : nil
    item.rank = keyword.isRequired ? 0 : 1
    return item
  }

  /// The key with the text that follows it.
  func key(_ name: String, isContainer: Bool, _ cursor: Cursor) -> String {
    if cursor.hasColon { return name }
    return isContainer && !cursor.isFlow ? name + ":" : name + ": "
  }

  private func containerSnippet(_ name: String, isList: Bool = false, _ cursor: Cursor) -> String? {
    if cursor.hasColon { return nil }
    if isList { return cursor.isFlow ? "\(name): [{ $0 }]" : "\(name):\n  - $0" }
    return cursor.isFlow ? "\(name): { $0 }" : "\(name):\n  $0"
  }

  /// The axis whose modes are the text sizes that readers choose.
  private func textSizes(_ cursor: Cursor) -> Item {
    let sizes = [ContentSize.large, .accessibilityLarge].map(\.rawValue).joined(separator: ", ")
    return Item(
      label: "[\(sizes)]", kind: .value, detail: "text sizes",
      documentation: "The text sizes for which styles may differ: "
        + ContentSize.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".", text: "[\(sizes)]")
  }

  private func parts(_ type: ValueType, _ cursor: Cursor) -> [Item] {
    type.parts.map { part in
      Item(
        label: part.name, kind: .field, detail: typeText(part.type, false),
        documentation: part.type.howItIsWritten + ".", text: key(part.name, isContainer: false, cursor),
        rank: part.isRequired ? 0 : 1)
    }
  }

  /// - Parameter stacked: The keys that a layer has by lying in a stack.
  private func layerKeys(
    _ kind: LayerKind?, _ stacked: [LayerProperty], _ keywords: [Item], _ cursor: Cursor
  ) -> [Item] {
    var items: [Item] = []
    if case .component(let index) = kind {
      items += query.sheet.components[index].properties.filter { $0.driven == nil }.map { property in
        Item(
          label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
          documentation: Describer(query).summary(of: property),
          text: key(property.name, isContainer: false, cursor))
      }
    }
    return items + keywords
      + (LayerProperty.properties(of: kind ?? .rectangle) + stacked).map { property in
        Item(
          label: property.name, kind: .property, detail: typeText(property.valueType, property.isOptional),
          documentation: "Default: `\(property.defaultValue.spelling)`.",
          text: key(property.name, isContainer: false, cursor))
      }
  }

  /// The text typed up to the last `+`, which stays, and the names in it.
  var joined: (head: String, names: [String]) {
    guard let plus = written.lastIndex(of: "+") else { return ("", []) }
    return (
      String(written[...plus]), written[..<plus].split(separator: "+").map(String.init)
    )
  }

  private func states(_ subject: Subject, _ cursor: Cursor) -> [Item] {
    let (head, names) = joined
    var all = grammar.states(of: subject).filter { !names.contains($0) }
    if head.isEmpty { all.append(StateTable.normal) }
    return all.map {
      Item(
        label: head + $0, kind: .constant, detail: "state",
        text: key(head + $0, isContainer: true, cursor), snippet: containerSnippet(head + $0, cursor))
    }
  }

  private func axes(_ axes: [VariantAxis], _ cursor: Cursor, isContainer: Bool) -> [Item] {
    axes.map { axis in
      Item(
        label: axis.name, kind: .field, detail: axis.values.map(\.name).joined(separator: " | "),
        documentation: axis.summary, text: key(axis.name, isContainer: isContainer, cursor), rank: 0)
    }
  }

  /// The tokens and groups to which an overlay gives values.
  private func overlaid(_ type: TokenType, _ prefix: String, _ cursor: Cursor) -> [Item] {
    let sheet = query.sheet
    var seen: Set<String> = []
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    return sheet.tokens.filter { $0.name.hasPrefix(prefix + ".") }.compactMap { token in
      let rest = token.name.dropFirst(prefix.count + 1)
      let name = String(rest.prefix { $0 != "." })
      guard seen.insert(name).inserted else { return nil }
      let isGroup = name.count < rest.count
      var item = Item(
        label: name, kind: isGroup ? .module : .constant, detail: isGroup ? "group" : type.valueType.name,
        documentation: isGroup ? nil : token.summary, text: key(name, isContainer: isGroup, cursor), rank: 0)
      if !visible.contains(token.span.file) {
        guard let edit = query.importing(token.span.file) else { return nil }
        item.detail = (item.detail ?? "") + " · adds an import"
        item.moreEdits = [edit]
      }
      return item
    }
  }

  private func modes(_ cursor: Cursor) -> [Item] {
    modeNames.map { mode in
      var item = mode
      item.text = key(mode.label, isContainer: false, cursor)
      return item
    }
  }
}
