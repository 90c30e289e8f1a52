import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

// MARK: Semantic tokens

extension LanguageServer {
  /// Kinds of words in values, in the order in which tokens of the protocol count them.
  enum WordKind: String, CaseIterable {
    /// A token that is referred to.
    case variable
    /// A property that is referred to, or set.
    case property
    case function
    /// A word behind a number, such as a unit.
    case keyword
    case type
    case `struct`
    case enumMember
  }

  func semanticTokens(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let data = semanticTokens(query, within: 0..<query.source.bytes.count)
    return ["resultId": .string(remember(data, query)), "data": .array(data)]
  }

  /// The edit that turns the semantic tokens that the client has into the present ones, from the first to the last that differ. All tokens
  /// where the client doesn't have the ones sent last.
  func semanticTokensDelta(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    let known = sentTokens[query.path(of: query.file)]
    guard let known, params["previousResultId"]?.string == known.id else {
      return try semanticTokens(params)
    }
    let (old, new) = (known.data, semanticTokens(query, within: 0..<query.source.bytes.count))
    let id = remember(new, query)
    if old == new { return ["resultId": .string(id), "edits": []] }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    return [
      "resultId": .string(id),
      "edits": [
        [
          "start": .integer(start), "deleteCount": .integer(old.count - end - start),
          "data": .array(Array(new[start..<new.count - end])),
        ]
      ],
    ]
  }

  private func remember(_ data: [JSONValue], _ query: Query) -> String {
    let id = Fingerprint(JSONValue.array(data).compactBytes).text
    sentTokens[query.path(of: query.file)] = (id, data)
    return id
  }

  func semanticTokensInRange(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let range = query.positions.offsets(params["range"]) else {
      throw .invalid("the request has no ‘range’")
    }
    return ["data": .array(semanticTokens(query, within: range))]
  }

  private func semanticTokens(_ query: Query, within range: Range<Int>) -> [JSONValue] {
    var words: [(range: Range<Int>, kind: WordKind, isDeclaration: Bool)] = []
    if let files = query.designFiles {
      words = files.names.occurrences(in: query.file).map { ($0.span.range, .variable, $0.isDeclaration) }
      return encoded(words, query, within: range)
    }
    let grammar = Grammar(sheet: query.sheet)
    for occurrence in grammar.occurrences(in: query.tree) {
      var span = occurrence.span.range
      let kind: WordKind
      switch occurrence.symbol {
      case .designName: kind = .variable
      case .token, .tokenGroup:
        kind = .variable
        if !occurrence.isDeclaration { span = span.lowerBound - 1..<span.upperBound }
      case .property(let owner, _):
        kind = .property
        // Only the names that a file gives itself are worth a colour among keys.
        let isReference = span.lowerBound > 0 && query.source.bytes[span.lowerBound - 1] == UInt8(ascii: "$")
        if isReference { span = span.lowerBound - 1..<span.upperBound }
        if case .base = owner, !isReference { continue }
      case .layer, .animation: kind = .property
      case .component, .trait, .base: kind = .type
      case .style: kind = .struct
      case .mode, .axis, .variantAxis, .variant: kind = .enumMember
      case .file: continue
      }
      // What merge keys take in may mean two things.
      if words.last?.range == span { continue }
      words.append((span, kind, occurrence.isDeclaration))
    }
    grammar.walk(
      query.tree,
      value: { node, slot in
        guard node.kind == .scalar, !node.isEmpty, let value = slot.value ?? slot.frameValue else { return }
        for (range, kind) in functionsAndUnits(node, value) { words.append((range, kind, false)) }
      })
    words.sort { $0.range.lowerBound < $1.range.lowerBound }
    return encoded(words, query, within: range)
  }

  /// Encodes words in their order, each by its distance from the one before.
  private func encoded(
    _ words: [(range: Range<Int>, kind: WordKind, isDeclaration: Bool)], _ query: Query,
    within range: Range<Int>
  ) -> [JSONValue] {
    var data: [JSONValue] = []
    var last = Position(line: 0, character: 0)
    var end = 0
    for word in words where word.range.overlaps(range) && word.range.lowerBound >= end {
      let (from, to) = (
        query.positions.position(word.range.lowerBound), query.positions.position(word.range.upperBound)
      )
      guard from.line == to.line, to.character > from.character else { continue }
      let line = from.line - last.line
      data += [
        .integer(line), .integer(line == 0 ? from.character - last.character : from.character),
        .integer(to.character - from.character),
        .integer(WordKind.allCases.firstIndex(of: word.kind) ?? 0), .integer(word.isDeclaration ? 1 : 0),
      ]
      last = from
      end = word.range.upperBound
    }
    return data
  }

  /// The functions and units of a value: `min` of `min(1, 2)`, and `%` of `50%`.
  private func functionsAndUnits(_ node: SyntaxNode, _ slot: ValueSlot) -> [(Range<Int>, WordKind)] {
    guard slot.type.takesExpressions, node.span == node.definition else { return [] }
    let start = node.contentSpan.range.lowerBound
    let bytes = node.tree.source.bytes[node.contentSpan.range]
    var found: [(Range<Int>, WordKind)] = []
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isNameStart(byte) {
        let end = bytes[index...].prefix { isNamePart($0) }.endIndex
        let isReference = index > start && bytes[index - 1] == UInt8(ascii: "$")
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: "("), !isReference {
          found.append((index..<end, .function))
        }
        index = end
      } else if byte &- UInt8(ascii: "0") < 10 {
        let end = bytes[index...].prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }.endIndex
        let unit = bytes[end...].prefix { $0 == UInt8(ascii: "%") || isNameStart($0) }.endIndex
        let isHexadecimal = bytes[start] == UInt8(ascii: "#")
        if unit > end, !isHexadecimal { found.append((end..<unit, .keyword)) }
        index = max(unit, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }
}

extension NodeRole {
  /// The numbers of a frame.
  fileprivate var frameValue: ValueSlot? {
    if case .frame = self { ValueSlot(type: .number(.double), name: "frame") } else { nil }
  }
}

extension SyntaxNode {
  fileprivate var isEmpty: Bool { definition.isEmpty }
}

// MARK: Inlay hints

extension LanguageServer {
  /// The hints at references, with their values.
  func inlayHints(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard settings.inlayHints, let query = try query(params) else { return .null }
    guard let range = query.positions.offsets(params["range"]) else {
      throw .invalid("the request has no ‘range’")
    }
    let sheet = query.sheet
    let grammar = Grammar(sheet: sheet)
    let tokens = Dictionary(sheet.tokens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // By where an entry begins, what a style of this file says there.
    var settings: [UInt32: ModedValue] = [:]
    for style in sheet.styles where style.span.file == query.file {
      for setting in style.settings where !setting.isInherited {
        if let span = setting.span, span.file == query.file { settings[span.start] = setting.value }
      }
    }
    var hints: [JSONValue] = []
    var key: UInt32 = 0
    grammar.walk(query.tree) { node, _, _, _ in
      key = node.definition.start
    } value: { node, slot in
      guard node.kind == .scalar, node.contentSpan.range.overlaps(range), let value = slot.value,
        let first = grammar.referenceSpans(node, value).first(where: { $0.name.contains(".") })
      else { return }
      let isWhole = first.span == node.contentSpan
      let result: ModedValue?
      if case .token(_, let name, _) = slot {
        result = tokens[name]?.value
      } else {
        result = isWhole ? tokens[first.name]?.value : settings[key]
      }
      guard let result, result.value != .invalid else { return }
      let text = result.hint(in: sheet.modes)
      guard text.utf8.count <= 80 else { return }
      hints.append([
        "position": query.positions.position(Int(node.definition.end)).json, "label": .string("= " + text),
        "paddingLeft": true, "tooltip": .string("What the reference comes to"),
      ])
    }
    return .array(hints)
  }
}

extension ModedValue {
  /// The text of the value, and of those in single modes.
  fileprivate func hint(in modes: ModeTable) -> String {
    let more = cases.filter { $0.modes.count == 1 && $0.value != value }.prefix(2).map {
      "\(modes.name($0.modes)) \(short($0.value))"
    }
    return ([short(value)] + more).joined(separator: " · ")
  }

  private func short(_ value: Value) -> String {
    if case .color(let color) = value, color.system == nil, color != .clear { return color.srgb8.hexadecimal }
    return value.spelling
  }
}

// MARK: Code lenses

extension LanguageServer {
  /// The lenses with the number of uses of each declaration of a file.
  func codeLenses(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard settings.codeLenses, let query = try query(params) else { return .null }
    let sheet = query.sheet
    var counts: [Reference.Target: Int] = [:]
    for part in sheet.references.parts { for reference in part { counts[reference.target, default: 0] += 1 } }
    var declared: [(span: Span, target: Reference.Target)] = []
    for (index, token) in sheet.tokens.enumerated() where token.span.file == query.file {
      declared.append((token.span, .token(index)))
    }
    for (index, component) in sheet.components.enumerated()
    where component.span.file == query.file && !component.isBaseClass {
      declared.append((component.span, .component(index)))
    }
    for (index, trait) in sheet.traits.enumerated() where trait.span.file == query.file {
      declared.append((trait.span, .trait(index)))
    }
    for (index, style) in sheet.styles.enumerated() where style.span.file == query.file {
      declared.append((style.span, .style(index)))
    }
    return .array(
      declared.sorted { $0.span < $1.span }.flatMap { span, target in
        let uses: JSONValue = [
          "range": query.positions.range(span),
          "data": [
            "textDocument": params["textDocument"] ?? .null, "count": .integer(counts[target] ?? 0),
          ],
        ]
        return [uses] + [inspectLens(target, at: span, query)].compactMap { $0 }
      })
  }

  func resolveCodeLens(_ lens: JSONValue) throws(ResponseError) -> JSONValue {
    guard let data = lens["data"], let start = lens["range"]?["start"] else { return lens }
    let count = data["count"]?.integer ?? 0
    var places: JSONValue = []
    if count > 0 {
      places = try references(
        .object([
          "textDocument": data["textDocument"], "position": start, "context": ["includeDeclaration": false],
        ]))
    }
    let command: JSONValue = [
      "title": .string(counted(count, "use")), "command": "stylec.showReferences",
      "arguments": [data["textDocument"]?["uri"] ?? .null, start, places],
    ]
    return .object((lens.members ?? []).filter { $0.name != "data" } + [.init("command", command)])
  }
}
