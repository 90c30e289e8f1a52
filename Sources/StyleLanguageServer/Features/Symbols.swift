import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// The kinds of symbols, as the protocol numbers them.
private enum SymbolKind: Int {
  case module = 2
  case namespace = 3
  case type = 5
  case property = 7
  case field = 8
  case interface = 11
  case constant = 14
  case object = 19
  case key = 20
  case enumMember = 22
  case event = 24
}

extension LanguageServer {
  func documentSymbols(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return [] }
    guard let root = query.tree.root else { return [] }
    let symbols = SymbolTree(query)
    let all =
      query.designFiles.map { symbols.designSymbols($0) }
      ?? root.entries.filter { !$0.isMerged }.compactMap { symbols.symbol($0, .file, in: root) }
    if client.nestsSymbols { return .array(all) }
    var flat: [JSONValue] = []
    func flatten(_ symbols: [JSONValue], _ container: JSONValue?) {
      for symbol in symbols {
        flat.append(
          .object([
            "name": symbol["name"], "kind": symbol["kind"], "containerName": container,
            "location": ["uri": .string(query.uri(of: query.file)), "range": symbol["range"] ?? .null],
          ]))
        flatten(symbol["children"]?.array ?? [], symbol["name"])
      }
    }
    flatten(all, nil)
    return .array(flat)
  }

  func workspaceSymbols(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    loadFolders()
    let wanted = params["query"]?.string ?? ""
    var found: [(isPrefix: Bool, symbol: JSONValue)] = []
    for folder in folders {
      guard let snapshot = folder.workspace?.snapshot else { continue }
      try checkInterruption(params)
      let query = Query(snapshot, FileID(0), in: folder, of: self, .null)
      func add(_ name: String, _ kind: SymbolKind, _ span: Span, _ container: String?) {
        guard name.hasLetters(of: wanted) else { return }
        found.append(
          (
            name.lowercased().hasPrefix(wanted.lowercased()),
            .object([
              "name": .string(name), "kind": .integer(kind.rawValue), "location": query.location(span),
              "containerName": container.map { .string($0) },
            ])
          ))
      }
      let sheet = query.sheet
      for token in sheet.tokens { add(token.name, .constant, token.span, nil) }
      for component in sheet.components where !component.isBaseClass {
        add(component.name, .type, component.span, nil)
      }
      for trait in sheet.traits { add(trait.name, .interface, trait.span, nil) }
      for style in sheet.styles {
        add(style.name, .object, style.span, sheet.components[style.component].name)
      }
    }
    let ordered = found.filter(\.isPrefix) + found.filter { !$0.isPrefix }
    return .array(ordered.prefix(1000).map(\.symbol))
  }

  // MARK: Folding and selecting

  func foldingRanges(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return [] }
    var ranges: [JSONValue] = []
    func add(_ start: Int, _ end: Int, _ kind: String?) {
      let (first, last) = (query.positions.line(at: start).number, query.positions.line(at: end).number)
      guard last > first else { return }
      ranges.append(
        .object([
          "startLine": .integer(first), "endLine": .integer(last), "kind": kind.map { .string($0) },
        ]))
    }
    func visit(_ node: SyntaxNode) {
      guard node.span == node.definition else { return }
      for entry in node.entries where !entry.isMerged && entry.value.span == entry.value.definition {
        if entry.value.kind != .scalar {
          let isImports =
            entry.key.hasText("imports") && node.span == query.tree.root?.span && !query.tree.isTranslated
          add(
            Int(entry.key.span.start), query.end(of: entry.value), isImports ? "imports" : nil)
        }
        visit(entry.value)
      }
      for element in node.elements where element.span == element.definition {
        add(Int(element.span.start), query.end(of: element), nil)
        visit(element)
      }
    }
    if let root = query.writtenTree.root { visit(root) }
    // Comments on lines that follow each other.
    var block: (first: Span, last: Span)?
    for comment in query.tree.isTranslated ? [] : query.tree.comments {
      let line = query.positions.line(at: Int(comment.start))
      let isAlone = query.source.bytes[line.content.lowerBound..<Int(comment.start)].allSatisfy { $0 == 0x20 }
      if let known = block, isAlone, query.positions.line(at: Int(known.last.start)).number + 1 == line.number
      {
        block = (known.first, comment)
      } else {
        if let block { add(Int(block.first.start), Int(block.last.end), "comment") }
        block = isAlone ? (comment, comment) : nil
      }
    }
    if let block { add(Int(block.first.start), Int(block.last.end), "comment") }
    return .array(ranges)
  }

  func selectionRanges(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    var result: [JSONValue] = []
    var search = EnclosingRanges(query)
    for position in params["positions"]?.array ?? [] {
      try query.checkInterruption()
      let offset = try query.offset(position)
      var selection: JSONValue = ["range": query.positions.range(0..<query.source.bytes.count)]
      var last = 0..<query.source.bytes.count
      for range in search.ranges(of: offset)
      where range != last && range.lowerBound >= last.lowerBound && range.upperBound <= last.upperBound {
        selection = ["range": query.positions.range(range), "parent": selection]
        last = range
      }
      result.append(selection)
    }
    return .array(result)
  }

  func documentLinks(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return [] }
    // Of a folder of design tokens, which is one entry for all files in it, the first opens.
    var linked: Set<Span> = []
    return .array(
      query.sheet.imports.filter { $0.span.file == query.file && linked.insert($0.span).inserted }.map {
        entry in
        .object([
          "range": query.positions.range(entry.pathSpan), "target": .string(query.uri(of: entry.file)),
          "tooltip": client.showsTooltipsOfLinks ? .string(query.sources[entry.file].path) : nil,
        ])
      })
  }
}

extension Query {
  /// The offset at which a node ends, without blanks behind it.
  func end(of node: SyntaxNode) -> Int {
    var end = Int(node.definition.end)
    let start = Int(node.definition.start)
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return end
  }
}

/// Finds what lies around offsets of a file; the entries and elements of a node are listed once.
private struct EnclosingRanges {
  private let query: Query
  private var search: LocationSearch
  private var entries: [Span: [String: MappingEntry]] = [:]
  private var elements: [Span: [SyntaxNode]] = [:]

  init(_ query: Query) {
    self.query = query
    search = LocationSearch(query.writtenTree)
  }

  /// The ranges around an offset, the largest first: entries, their values, the text between quotes, a name in it.
  mutating func ranges(of offset: Int) -> [Range<Int>] {
    guard let location = search.location(at: offset), var node = query.writtenTree.root else { return [] }
    let source = query.source
    var ranges = [Int(node.definition.start)..<query.end(of: node)]
    for (depth, step) in location.path.steps.enumerated() {
      switch step {
      case .key(let key):
        guard let entry = entry(key, of: node), !entry.isMerged else { return ranges }
        ranges.append(
          Int(
            entry.key.definition.start)..<max(
              Int(entry.key.definition.end), query.end(of: entry.value)))
        node = location.isKey && depth == location.path.steps.count - 1 ? entry.key : entry.value
      case .index(let index):
        let elements = elements[node.definition] ?? node.elements
        self.elements[node.definition] = elements
        guard elements.indices.contains(index) else { return ranges }
        node = elements[index]
      }
      guard node.span == node.definition else { return ranges }
      ranges.append(Int(node.definition.start)..<query.end(of: node))
    }
    guard node.kind == .scalar else { return ranges }
    ranges.append(node.contentSpan.range)
    var (start, end) = (offset, offset)
    while start > node.contentSpan.range.lowerBound, isNamePart(source.bytes[start - 1]) { start -= 1 }
    while end < node.contentSpan.range.upperBound, isNamePart(source.bytes[end]) { end += 1 }
    if start < end { ranges.append(start..<end) }
    return ranges
  }

  private mutating func entry(_ key: String, of mapping: SyntaxNode) -> MappingEntry? {
    let known =
      entries[mapping.definition]
      ?? Dictionary(mapping.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    entries[mapping.definition] = known
    return known[key]
  }
}

/// The declarations of a file as a tree.
private struct SymbolTree {
  let query: Query
  let grammar: Grammar

  init(_ query: Query) {
    self.query = query
    grammar = Grammar(sheet: query.sheet)
  }

  /// The symbol of an entry; nil for what declares nothing.
  func symbol(_ entry: MappingEntry, _ slot: NodeRole, in mapping: SyntaxNode) -> JSONValue? {
    let (role, inner) = grammar.entry(entry.key.text, entry.value, in: mapping, slot)
    var detail: String?
    let kind: SymbolKind
    switch role {
    case .keyword(let key):
      guard key.content.isMapping, entry.value.kind == .mapping || entry.value.kind == .sequence else {
        return nil
      }
      switch key.content {
      case .preview, .settings, .accessibility, .layerAccessibility: return nil
      case .text, .deprecation, .flag, .value, .valueOfType, .number, .count, .state, .layerKey, .base,
        .component,
        .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .importPath,
        .importedNames, .axes, .tokens,
        .traitDeclarations, .components, .styles, .properties, .layer, .layers, .states, .modes, .animations,
        .frame, .repetition, .words, .variants, .picks, .variantName, .variantNames, .compounds, .stateNames,
        .modeNames, .accessibilityTraits, .layerAccessibilityTraits, .spokenValue, .length, .partOfTime,
        .keyframes:
        kind = .namespace
      }
    case .tokenType: kind = .namespace
    case .declares(let symbol):
      switch symbol {
      case .token:
        kind = .constant
        if entry.value.kind == .scalar {
          detail = entry.value.text
        } else {
          detail = entry.value["value"]?.text
        }
      case .tokenGroup, .designName: kind = .namespace
      case .component: kind = .type
      case .trait: kind = .interface
      case .style:
        kind = .object
        detail = (entry.value["component"] ?? entry.value["extends"])?.text
      case .property:
        kind = .property
        detail = entry.value["type"]?.text
      case .animation: kind = .event
      case .axis, .variantAxis: kind = .namespace
      case .variant: kind = .enumMember
      case .layer, .mode, .base, .file: kind = .key
      }
    case .state: kind = .enumMember
    case .modes:
      guard case .settings = inner else { return nil }
      kind = .enumMember
    case .uses(.token):
      kind = .constant
      detail = (entry.value["value"] ?? entry.value).text
    case .uses(.tokenGroup): kind = .namespace
    case .unknown, .uses, .property, .layerKey, .part: return nil
    }
    return json(
      entry.key.text, kind, detail,
      Int(entry.key.definition.start)..<max(Int(entry.key.definition.end), end(entry.value)),
      entry.key.definition.range, children(entry.value, inner))
  }

  /// The groups and tokens of a file of design tokens.
  func designSymbols(_ files: DesignFiles) -> [JSONValue] {
    let names = files.names
    let declared = Dictionary(
      names.occurrences(in: query.file).filter(\.isDeclaration).map { ($0.span, $0.name) },
      uniquingKeysWith: { first, _ in first })
    func symbols(_ node: SyntaxNode) -> [JSONValue] {
      guard node.kind == .mapping else { return node.elements.flatMap(symbols) }
      return node.entries.flatMap { entry -> [JSONValue] in
        let inner = symbols(entry.value)
        guard let name = declared[entry.key.contentSpan] else { return inner }
        let tokens = names.styleTokens(of: name)
        let isToken = tokens.isEmpty ? inner.isEmpty && names.names[name].styleGroups.isEmpty : true
        return [
          json(
            entry.key.text, isToken ? .constant : .namespace, tokens.map { "$" + $0 }.joined(separator: ", "),
            Int(entry.key.definition.start)..<end(entry.value), entry.key.definition.range, inner)
        ]
      }
    }
    return query.writtenTree.root.map(symbols) ?? []
  }

  private func end(_ node: SyntaxNode) -> Int {
    node.span == node.definition ? query.end(of: node) : Int(node.span.end)
  }

  private func children(_ node: SyntaxNode, _ slot: NodeRole) -> [JSONValue] {
    guard node.span == node.definition else { return [] }
    var found = node.entries.filter { !$0.isMerged }.compactMap { symbol($0, slot, in: node) }
    for element in node.elements where element.span == element.definition {
      let inner = grammar.element(slot)
      guard case .layer = inner, let name = element["name"] else { continue }
      found.append(
        json(
          name.text, .field, element["kind"]?.text, Int(element.definition.start)..<end(element),
          name.definition.range, children(element, inner)))
    }
    return found
  }

  private func json(
    _ name: String, _ kind: SymbolKind, _ detail: String?, _ range: Range<Int>, _ selection: Range<Int>,
    _ children: [JSONValue]
  ) -> JSONValue {
    .object([
      "name": .string(name.isEmpty ? "?" : name), "kind": .integer(kind.rawValue),
      "detail": detail.flatMap { $0.isEmpty ? nil : .string($0.shortened) },
      "range": query.positions.range(range), "selectionRange": query.positions.range(selection),
      "children": children.isEmpty ? nil : .array(children),
    ])
  }
}

extension String {
  /// Whether the text contains the letters of another in their order.
  fileprivate func hasLetters(of text: String) -> Bool {
    var rest = text.lowercased()[...]
    for letter in lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
