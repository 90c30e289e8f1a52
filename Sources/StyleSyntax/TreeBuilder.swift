import CLibYAML
import StyleSource

/// Makes flat nodes of libyaml's events.
///
/// libyaml's marks are trimmed here and nowhere else: an event's start includes its anchor and tag, and a block
/// collection or block scalar ends where the next token begins.
struct TreeBuilder {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let facts: TextFacts
  /// Whether the text is JSON.
  let isJSON: Bool
  /// The lines of the file, once a finding needs them.
  var lines: LineTable?
  var offsets: Offsets
  var diagnostics: [Diagnostic] = []
  /// Whether reading is over: the document has ended, or an error stopped it.
  private(set) var isDone = false

  var nodes: [Node] = []
  var decoded = DecodedTexts()
  var open: [OpenCollection] = []
  /// The keys of all open mappings, the innermost mapping's last.
  var keys: [KeyMark] = []
  private var anchors: [String: Anchored] = [:]
  private var aliasCount = 0
  /// The number of values so far, each alias counted as the values that it stands for.
  private var valueCount = 0
  /// The offset at which the last value ended.
  private var lastEnd: Int
  private var isComplete = true
  /// The ranges that `Recovery` hides: a value that begins in one of them is missing.
  private let hidden: [Range<Int>]
  /// The offset behind a value with a comma, the rest of which libyaml reads as keys.
  var endOfMisread = 0
  /// The error that stopped reading, where the text is no YAML.
  private(set) var error: SyntaxError?

  struct SyntaxError {
    var diagnostic: Diagnostic
    /// The byte offset where libyaml stopped.
    var stop: Int
    /// The lines that can't be read; nil where that is only the entry at the error.
    var lines: Range<Int>?
  }

  struct OpenCollection {
    var node: Int
    var isBracketed: Bool
    var isMapping: Bool
    var isKey: Bool
    /// Whether the collection is the outer part of `{{ color.accent }}`, which was reported.
    var isTemplate = false
    var anchor: String?
    /// The number of direct children so far; in a mapping, a value comes next where it isn't even.
    var childCount = 0
    /// The number of collections nested below this one, through aliases too.
    var height = 0
    var valuesBefore: Int
    var firstKey: Int
  }

  /// A node with an anchor, which aliases may stand for; open while its end has not been read.
  private struct Anchored {
    var node: Int
    var valueCount: Int
    var height: Int
    var isOpen: Bool
  }

  init(
    file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, facts: TextFacts, hidden: [Range<Int>] = [],
    isJSON: Bool = false
  ) {
    self.file = file
    self.isJSON = isJSON
    self.hidden = hidden
    self.bytes = bytes
    self.facts = facts
    offsets = Offsets(bytes, facts)
    lastEnd = facts.text.lowerBound
    // A value takes some 15 bytes in a typical style file.
    nodes.reserveCapacity(bytes.count / 12 + 4)
  }

  mutating func take(_ event: borrowing yaml_event_t) {
    switch event.type {
    case YAML_SCALAR_EVENT: takeScalar(event)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      begin(.sequence, event, data.anchor, data.tag, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      begin(.mapping, event, data.anchor, data.tag, isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if !hidden.isEmpty { addHiddenEntry(before: offsets.byte(event.start_mark.index)) }
      close(at: open.last?.isBracketed == true ? offsets.byte(event.end_mark.index) : lastEnd)
    case YAML_ALIAS_EVENT: takeAlias(event)
    case YAML_DOCUMENT_END_EVENT: endDocument(event)
    case YAML_STREAM_END_EVENT: isDone = true
    default: break
    }
  }

  /// Stops reading at a problem that leaves the nodes so far valid.
  mutating func stop(_ problem: Diagnostic) {
    diagnostics.append(problem)
    isComplete = false
    isDone = true
  }

  /// Stops reading where the text makes no sense. The value read last may be cut off or run on, so it is removed.
  mutating func breakOff(_ problem: Diagnostic, stoppedAt offset: Int, unreadable lines: Range<Int>? = nil) {
    error = SyntaxError(diagnostic: problem, stop: offset, lines: lines)
    isComplete = false
    isDone = true
    let isKey = open.last.map { $0.isMapping && $0.childCount % 2 == 1 } ?? false
    if let last = nodes.indices.last, nodes[last].kind.isScalar, !isKey { nodes[last].kind = .missing }
  }

  /// Ends reading where the text was cut off between two lines. An empty value at its end becomes missing.
  mutating func cutOff() {
    isComplete = false
    if let last = nodes.indices.last, nodes[last].kind == .plain, nodes[last].range.isEmpty {
      nodes[last].kind = .missing
    }
  }

  /// Closes all open collections.
  ///
  /// The file's sections keep what they have. Anything within them that was cut off counts as missing, so that nobody
  /// complains about keys that only follow further down.
  ///
  /// - Parameter hidesNames: Of a file that `Recovery` made readable, whether names may be declared in what it hides.
  mutating func finish(hidesNames: Bool? = nil) -> Diagnosed<SyntaxTree> {
    while let collection = open.last {
      let isSection = open.count <= 2 && collection.isMapping
      if collection.isMapping, collection.childCount % 2 == 1 { addMissing(lastEnd..<lastEnd) }
      close(at: lastEnd, isWhole: false)
      if !isSection { nodes[collection.node].kind = .missing }
    }
    let tree = SyntaxTree(
      source: file, nodes: nodes, decoded: decoded, isComplete: isComplete && hidesNames == nil,
      hidesNames: hidesNames ?? !isComplete, hasAliases: aliasCount > 0,
      end: isComplete ? bytes.count : lastEnd)
    return Diagnosed(tree, diagnostics)
  }

  // MARK: Scalars and aliases

  private mutating func takeScalar(_ event: borrowing yaml_event_t) {
    let data = event.data.scalar
    var start = offsets.byte(event.start_mark.index)
    var end = offsets.byte(event.end_mark.index)
    let text = UnsafeBufferPointer(start: UnsafePointer(data.value), count: data.length)
    var tag: CoreTag?
    if data.anchor != nil || data.tag != nil {
      tag = coreTag(data.tag, of: .plain, text: text, from: start)
      start = skipProperties(from: start, to: end, anchor: data.anchor != nil, tag: data.tag != nil)
    } else if text.isEmpty, open.isEmpty, data.style == YAML_PLAIN_SCALAR_STYLE {
      return  // A document without a value.
    }
    let kind: Node.Kind
    switch data.style {
    case YAML_PLAIN_SCALAR_STYLE:
      kind = isSlice(start..<end, text) ? .plain : .decodedPlain
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      kind = end - start >= 2 && isSlice(start + 1..<end - 1, text) ? .quoted : .decodedString
    default:
      kind = .decodedString
      while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    }
    if isQuoted(data.style), takeGluedComment(behind: start..<end) { return }
    if let anchor = data.anchor {
      anchors[String(cString: anchor)] = Anchored(node: nodes.count, valueCount: 1, height: 0, isOpen: false)
    }
    // Behind a tag that was reported, a missing value isn't.
    let isMissing = text.isEmpty && (isHidden(valueAt: start) || data.tag != nil && tag == nil)
    add(scalar: Node(kind, start..<end, index: nodes.count, tag: tag), text, isMissing: isMissing)
  }

  /// Adds a scalar whose text is a slice of the source: plain, or quoted.
  mutating func addScalar(_ kind: Node.Kind, _ range: Range<Int>) {
    let text = kind == .quoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    add(
      scalar: Node(kind, range, index: nodes.count), UnsafeBufferPointer(rebasing: bytes[text]),
      isMissing: false)
  }

  /// Adds a quoted scalar whose text the source spells otherwise.
  mutating func addScalar(decoded text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    add(scalar: Node(.decodedString, range, index: nodes.count), text, isMissing: false)
  }

  private mutating func add(scalar: Node, _ text: UnsafeBufferPointer<UInt8>, isMissing: Bool) {
    var node = scalar
    let (kind, range) = (node.kind, node.range)
    if kind == .decodedPlain || kind == .decodedString { node.payload = decoded.append(text) }
    if isMissing {
      node.kind = .missing
    } else if kind == .plain, !facts.isASCII, takeTypographicQuotes(range) {
      node.kind = .missing
    } else if beginsKey {
      takeKey(&node, text)
    } else if let collection = open.last, collection.isBracketed, !collection.isMapping, kind == .plain {
      if range.lowerBound < endOfMisread {
        lastEnd = range.upperBound
        return
      }
      if takeBrokenFunction(range) { node.kind = .missing }
    } else if text.isEmpty, kind == .plain, range.lowerBound > 0,
      bytes[range.lowerBound - 1] != UInt8(ascii: ":"), takeBareKey()
    {
      node.kind = .missing
    }
    guard count(values: 1, at: range) else { return }
    add(node)
  }

  private func isSlice(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    for index in 0..<text.count where bytes[range.lowerBound + index] != text[index] { return false }
    return true
  }

  private mutating func takeAlias(_ event: borrowing yaml_event_t) {
    let start = offsets.byte(event.start_mark.index)
    let range = start..<offsets.byte(event.end_mark.index)
    let span = Span(file.id, range.lowerBound, range.upperBound)
    let name = String(cString: event.data.alias.anchor)
    aliasCount += 1
    if aliasCount > Limits.aliases { return stop(.tooManyAliases(at: span)) }
    guard let target = anchors[name], !target.isOpen else {
      if anchors[name] != nil {
        diagnostics.append(.recursiveAlias(name, at: span))
      } else if hidden.isEmpty {
        // Else it may be marked in what a syntax error hides.
        diagnostics.append(.unknownAlias(name, at: span, known: KnownNames(Array(anchors.keys))))
      }
      return addMissing(range)
    }
    if open.count + target.height > Limits.nesting { return stop(.nestingTooDeep(at: span)) }
    var node = Node(.alias, range, index: nodes.count)
    node.payload = UInt32(truncatingIfNeeded: target.node)
    if beginsKey { takeAliasKey(&node) }
    guard count(values: target.valueCount, at: range) else { return }
    if let parent = open.indices.last { open[parent].height = max(open[parent].height, target.height) }
    add(node)
  }

  private func isQuoted(_ style: yaml_scalar_style_t) -> Bool {
    style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
  }

  /// Reports a comment directly behind a quote, which libyaml takes and YAML doesn't: where the text has several lines, the quote
  /// opens another one, such as a colour. Returns whether reading ends there.
  private mutating func takeGluedComment(behind text: Range<Int>) -> Bool {
    guard text.upperBound < bytes.count, bytes[text.upperBound] == UInt8(ascii: "#") else { return false }
    guard bytes[text].contains(where: isBreak) else {
      diagnostics.append(.gluedComment(at: Span(file.id, text.upperBound, text.upperBound + 1)))
      return false
    }
    let quote = Span(file.id, text.lowerBound, text.lowerBound + 1)
    breakOff(.unclosedText(at: quote), stoppedAt: text.upperBound)
    return true
  }

  /// Counts values; false where there are more than allowed, which ends the reading.
  private mutating func count(values: Int, at range: Range<Int>) -> Bool {
    valueCount += values
    guard valueCount > Limits.expandedNodes else { return true }
    stop(
      .tooManyValues(
        expandedByAliases: nodes.count < Limits.expandedNodes,
        at: Span(file.id, range.lowerBound, range.upperBound)))
    return false
  }

  // MARK: Collections

  private mutating func begin(
    _ kind: Node.Kind, _ event: borrowing yaml_event_t, _ anchor: UnsafePointer<UInt8>?,
    _ tag: UnsafePointer<UInt8>?, isFlow: Bool
  ) {
    var start = offsets.byte(event.start_mark.index)
    var core: CoreTag?
    if anchor != nil || tag != nil {
      core = coreTag(tag, of: kind, from: start)
      start = skipProperties(from: start, to: facts.text.upperBound, anchor: anchor != nil, tag: tag != nil)
    }
    let bracket = kind == .sequence ? UInt8(ascii: "[") : UInt8(ascii: "{")
    begin(
      kind, at: start, isBracketed: isFlow && start < bytes.count && bytes[start] == bracket, tag: core,
      anchor: anchor.map { String(cString: $0) })
  }

  /// Opens a list or a mapping.
  mutating func begin(
    _ kind: Node.Kind, at start: Int, isBracketed: Bool = false, tag: CoreTag? = nil, anchor: String? = nil
  ) {
    let sign = start..<min(start + 1, bytes.count)
    guard open.count < Limits.nesting else {
      return stop(.nestingTooDeep(at: Span(file.id, start, sign.upperBound)))
    }
    guard count(values: 1, at: sign) else { return }
    let index = nodes.count
    if let anchor { anchors[anchor] = Anchored(node: index, valueCount: 1, height: 1, isOpen: true) }
    let collection = OpenCollection(
      node: index, isBracketed: isBracketed, isMapping: kind == .mapping, isKey: beginsKey, anchor: anchor,
      valuesBefore: valueCount - 1, firstKey: keys.count)
    add(Node(kind, start..<start, index: index, tag: tag))
    lastEnd = isBracketed ? start + 1 : start
    open.append(collection)
  }

  /// Closes the innermost collection at the end of its last value.
  mutating func close() { close(at: lastEnd) }

  mutating func close(at end: Int, isWhole: Bool = true) {
    guard let collection = open.popLast() else { return }
    let index = collection.node
    lastEnd = max(end, Int(nodes[index].start))
    nodes[index].end = UInt32(truncatingIfNeeded: lastEnd)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    if collection.isMapping { checkKeys(of: collection) }
    if collection.isTemplate { nodes[index].kind = .missing }
    if collection.isKey {
      if isWhole { reportKey(Int(nodes[index].start)..<lastEnd) }
      nodes[index].kind = .missing
    }
    let height = collection.height + 1
    if let anchor = collection.anchor, anchors[anchor]?.node == index {
      anchors[anchor] = Anchored(
        node: index, valueCount: valueCount - collection.valuesBefore, height: height, isOpen: false)
    }
    if let parent = open.indices.last { open[parent].height = max(open[parent].height, height) }
  }

  /// Reports a list or a mapping that is a key, such as the inner one of `{{ color.accent }}`.
  private mutating func reportKey(_ range: Range<Int>) {
    let whole = range.lowerBound - 1..<range.upperBound + 1
    guard let parent = open.indices.last, open[parent].isBracketed, open[parent].childCount == 1,
      Int(nodes[open[parent].node].start) == whole.lowerBound, whole.upperBound <= bytes.count,
      bytes[whole.upperBound - 1] == UInt8(ascii: "}"), !bytes[range].contains(UInt8(ascii: ":"))
    else { return diagnostics.append(.keyIsNoName(at: Span(file.id, range.lowerBound, range.upperBound))) }
    open[parent].isTemplate = true
    let span = Span(file.id, whole.lowerBound, whole.upperBound)
    diagnostics.append(.templateReference(templateName(bytes[range]), at: span))
  }

  private mutating func add(_ node: Node) {
    nodes.append(node)
    lastEnd = Int(node.end)
    if let last = open.indices.last { open[last].childCount += 1 }
  }

  mutating func addMissing(_ range: Range<Int>) { add(Node(.missing, range, index: nodes.count)) }

  /// Whether the value that would stand here is hidden.
  private func isHidden(valueAt start: Int) -> Bool {
    hidden.contains { range in
      range.contains(start)
        || start <= range.lowerBound && bytes[start..<range.lowerBound].allSatisfy(isBlank)
    }
  }

  /// Adds a missing entry to a block mapping where a hidden entry, with its key, begins in the same column, or further left than it should.
  private mutating func addHiddenEntry(before end: Int) {
    guard let mapping = open.last, mapping.isMapping, !mapping.isBracketed else { return }
    let start = Int(nodes[mapping.node].start)
    let column = column(of: start)
    let outer = open.dropLast().last.map { self.column(of: Int(nodes[$0.node].start)) } ?? column - 1
    let holdsHidden = hidden.contains { range in
      guard range.lowerBound < end, mayBegin(range, at: min(outer + 1, column)...column) else { return false }
      // Its first entry may be hidden too.
      return range.lowerBound > start
        || bytes[range.upperBound..<start].allSatisfy { isBlank($0) || isBreak($0) }
    }
    guard holdsHidden else { return }
    nodes[mapping.node].kind = .mergingMapping
    addMissing(lastEnd..<lastEnd)
    addMissing(lastEnd..<lastEnd)
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > facts.text.lowerBound, !isBreak(bytes[start - 1]) { start -= 1 }
    return offset - start
  }

  /// Whether a hidden range begins with an entry that starts in one of some columns, or with a tab in front of one.
  private func mayBegin(_ range: Range<Int>, at columns: ClosedRange<Int>) -> Bool {
    guard range.lowerBound <= facts.text.lowerBound || isBreak(file.bytes[range.lowerBound - 1]) else {
      return false
    }
    let indentation = file.bytes[range].prefix(while: isBlank)
    return columns.contains(indentation.count) || indentation.contains(UInt8(ascii: "\t"))
  }

  /// Whether what comes next is a key.
  private var beginsKey: Bool { open.last.map { $0.isMapping && $0.childCount % 2 == 0 } ?? false }

  // MARK: The end

  /// Ends the document, and reports text behind it: a file is one document. libyaml isn't asked for the rest, since directives take it
  /// long.
  private mutating func endDocument(_ event: borrowing yaml_event_t) {
    isDone = true
    let offset = offsets.byte(event.end_mark.index)
    guard let rest = firstContent(bytes, in: offset..<facts.text.upperBound) else { return }
    if event.data.document_end.implicit == 1, !isDocumentMarker(bytes, at: rest.lowerBound) {
      breakOff(.leftOver(bytes, at: rest, in: file.id), stoppedAt: rest.lowerBound)
    } else {
      stop(.secondDocument(at: Span(file.id, rest.lowerBound, rest.upperBound)))
    }
  }
}

/// The name in the inner part of a template's `{{ color.accent }}`; nil where it has anything else.
private func templateName(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
  var name = String(decoding: text.dropFirst().dropLast(), as: UTF8.self).split(separator: " ")[...]
  guard let first = name.popFirst(), name.isEmpty else { return nil }
  let path = first.drop { $0 == "$" || $0 == "." }
  let known = ["tokens.", "theme.", "design."].first { path.lowercased().hasPrefix($0) } ?? ""
  let isName = path.utf8.allSatisfy {
    ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "-_.".utf8.contains($0)
  }
  return isName && !path.isEmpty ? String(path.dropFirst(known.count)) : nil
}
