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
  let offsets: Offsets
  var diagnostics: [Diagnostic] = []
  /// Set at a syntax error, or when a limit is passed: nothing more is read.
  private(set) var isStopped = false

  private var nodes: [Node] = []
  private var decoded: [String] = []
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  private var aliasCount = 0
  private var documentCount = 0

  private struct OpenCollection {
    var node: Int
    var isFlow: Bool
    var anchor: String?
    /// Direct children so far; an odd number in a mapping means that a value comes next.
    var childCount = 0
    /// All values below, where each alias counts as what it stands for.
    var expandedCount = 1
  }

  private struct Anchored {
    var node: Int
    var expandedCount: Int
    var isOpen: Bool
  }

  init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, facts: TextFacts) {
    self.file = file
    self.bytes = bytes
    self.facts = facts
    offsets = Offsets(bytes, isASCII: facts.isASCII, first: facts.start)
    // A value takes some 15 bytes in a typical style file.
    nodes.reserveCapacity(bytes.count / 12 + 4)
  }

  mutating func take(_ event: yaml_event_t) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documentCount += 1
      if documentCount > 1 { stop(.secondDocument(at: span(event))) }
    case YAML_SCALAR_EVENT:
      takeScalar(event)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      begin(
        .sequence, event, anchor: data.anchor, tag: data.tag, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      begin(
        .mapping, event, anchor: data.anchor, tag: data.tag, isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      end(event)
    case YAML_ALIAS_EVENT:
      takeAlias(event)
    default:
      break
    }
  }

  /// Closes what a syntax error or a limit left open.
  ///
  /// The file's sections keep what they have. Anything within them that was cut off counts as missing, so that nobody
  /// complains about keys that only follow further down.
  mutating func finish() -> Diagnosed<SyntaxTree> {
    while let collection = open.last {
      let isSection = open.count <= 2 && nodes[collection.node].kind != .sequence
      if isSection, collection.childCount % 2 == 1 { addMissing() }
      close(at: Int(nodes.last?.end ?? 0))
      if !isSection { nodes[collection.node].kind = .missing }
    }
    return Diagnosed(SyntaxTree(source: file, nodes: nodes, decoded: decoded, isComplete: !isStopped), diagnostics)
  }

  mutating func stop(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isStopped = true
  }

  private func span(_ event: yaml_event_t) -> Span {
    Span(file.id, offsets.byte(event.start_mark.index), offsets.byte(event.end_mark.index))
  }

  // MARK: Scalars and aliases

  private mutating func takeScalar(_ event: yaml_event_t) {
    let data = event.data.scalar
    let tag = takeTag(data.tag, event)
    var start = offsets.byte(event.start_mark.index)
    var end = offsets.byte(event.end_mark.index)
    if data.anchor != nil || data.tag != nil { start = skipProperties(from: start, to: end) }
    let text = UnsafeBufferPointer(start: UnsafePointer(data.value), count: data.length)
    let kind: Node.Kind
    switch data.style {
    case YAML_PLAIN_SCALAR_STYLE:
      kind = tag == .string ? .decodedString : isSlice(start..<end, text) ? .plain : .decodedPlain
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      kind = end - start >= 2 && isSlice(start + 1..<end - 1, text) ? .quoted : .decodedString
    default:
      kind = .decodedString
      while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    }
    let isKey = startsKey
    var payload: UInt32 = 0
    if kind == .decodedPlain || kind == .decodedString {
      payload = UInt32(decoded.count)
      decoded.append(String(decoding: text, as: UTF8.self))
    }
    if let anchor = data.anchor {
      remember(anchor, Anchored(node: nodes.count, expandedCount: 1, isOpen: false))
    }
    add(
      Node(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), payload: payload))
    if isKey {
      if kind == .plain, text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<"),
        let mapping = open.last?.node
      {
        nodes[mapping].kind = .mergingMapping
      }
      if facts.hasBidiControls || kind == .decodedString { checkName(start..<end, text) }
    }
  }

  private func isSlice(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    range.count == text.count && UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual(text)
  }

  private mutating func takeAlias(_ event: yaml_event_t) {
    let span = span(event)
    let name = String(cString: event.data.alias.anchor)
    aliasCount += 1
    if aliasCount > Limits.aliases { return stop(.tooManyAliases(at: span)) }
    guard let target = anchors[name] else {
      diagnostics.append(.unknownAlias(name, at: span, known: anchors.keys))
      return addMissing(at: span)
    }
    if target.isOpen {
      diagnostics.append(.recursiveAlias(name, at: span))
      return addMissing(at: span)
    }
    if startsKey, nodes[target.node].kind == .sequence || nodes[target.node].kind == .mapping {
      diagnostics.append(.keyIsNoName(at: span))
    }
    let expanded = (open.last?.expandedCount ?? 0) + target.expandedCount
    if expanded > Limits.expandedNodes { return stop(.expansionTooLarge(at: span)) }
    add(
      Node(
        kind: .alias, start: span.start, end: span.end, next: UInt32(nodes.count + 1),
        payload: UInt32(target.node)),
      expandedCount: target.expandedCount)
  }

  private mutating func remember(_ anchor: UnsafePointer<UInt8>, _ anchored: Anchored) {
    anchors[String(cString: anchor)] = anchored
  }

  // MARK: Collections

  private mutating func begin(
    _ kind: Node.Kind, _ event: yaml_event_t, anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?,
    isFlow: Bool
  ) {
    var start = offsets.byte(event.start_mark.index)
    if open.count >= Limits.nesting { return stop(.nestingTooDeep(at: Span(file.id, start, start + 1))) }
    _ = takeTag(tag, event)
    if startsKey { diagnostics.append(.keyIsNoName(at: Span(file.id, start, start + 1))) }
    if anchor != nil || tag != nil { start = skipProperties(from: start, to: bytes.count) }
    let index = nodes.count
    if let anchor { remember(anchor, Anchored(node: index, expandedCount: 1, isOpen: true)) }
    add(Node(kind: kind, start: UInt32(start), end: UInt32(start), next: 0))
    open.append(
      OpenCollection(node: index, isFlow: isFlow, anchor: anchor.map { String(cString: $0) }))
  }

  private mutating func end(_ event: yaml_event_t) {
    guard let collection = open.last else { return }
    let first = collection.node + 1 < nodes.count ? Int(nodes[collection.node + 1].start) : nil
    if collection.isFlow {
      close(at: offsets.byte(event.end_mark.index))
    } else {
      if let first { nodes[collection.node].start = UInt32(min(first, Int(nodes[collection.node].start))) }
      close(at: lastEnd(of: collection.node))
    }
    if nodes[collection.node].kind != .sequence { checkKeys(of: collection.node) }
  }

  /// Where the last child of a block collection ends.
  private func lastEnd(of collection: Int) -> Int {
    var child = collection + 1
    var end = Int(nodes[collection].start)
    while child < nodes.count {
      end = max(end, Int(nodes[child].end))
      child = Int(nodes[child].next)
    }
    return end
  }

  private mutating func close(at end: Int) {
    guard let collection = open.popLast() else { return }
    nodes[collection.node].end = UInt32(max(end, Int(nodes[collection.node].start)))
    nodes[collection.node].next = UInt32(nodes.count)
    if let anchor = collection.anchor, anchors[anchor]?.node == collection.node {
      anchors[anchor] = Anchored(
        node: collection.node, expandedCount: collection.expandedCount, isOpen: false)
    }
    if let parent = open.indices.last {
      // The collection itself was counted as one when it began.
      open[parent].expandedCount += collection.expandedCount - 1
    }
  }

  private mutating func add(_ node: Node, expandedCount: Int = 1) {
    nodes.append(node)
    guard let last = open.indices.last else { return }
    open[last].childCount += 1
    open[last].expandedCount += expandedCount
  }

  private mutating func addMissing(at span: Span? = nil) {
    let end = nodes.last?.end ?? 0
    add(
      Node(kind: .missing, start: span?.start ?? end, end: span?.end ?? end, next: UInt32(nodes.count + 1)))
  }

  /// Whether what comes next is a key.
  private var startsKey: Bool {
    guard let collection = open.last, nodes[collection.node].kind != .sequence else { return false }
    return collection.childCount % 2 == 0
  }

  // MARK: Anchors and tags

  private enum Tag { case string, other }

  private mutating func takeTag(_ tag: UnsafePointer<UInt8>?, _ event: yaml_event_t) -> Tag? {
    guard let tag else { return nil }
    let name = String(cString: tag)
    let prefix = "tag:yaml.org,2002:"
    if name == "!" || name == prefix + "str" { return .string }
    if !["int", "float", "bool", "null", "map", "seq"].contains(where: { prefix + $0 == name }) {
      let start = offsets.byte(event.start_mark.index)
      var end = start
      while end < bytes.count, !isBlank(bytes[end]) { end += 1 }
      diagnostics.append(.unknownTag(at: Span(file.id, start, end)))
    }
    return .other
  }

  /// Where a value begins behind its `&anchor` and `!tag`.
  private func skipProperties(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      while index < end, !isBlank(bytes[index]) { index += 1 }
      var next = index
      while next < end, isBlank(bytes[next]) { next += 1 }
      if next < end, bytes[next] == UInt8(ascii: "#") { break }
      index = next
    }
    return index
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  // MARK: Keys

  private mutating func checkName(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where isBidiControl(scalar.value) {
      diagnostics.append(.bidiControl(at: Span(file.id, range.lowerBound, range.upperBound)))
      return
    }
  }

  /// Reports keys that a mapping has twice.
  private mutating func checkKeys(of mapping: Int) {
    var keys: [Int] = []
    var child = mapping + 1
    let end = Int(nodes[mapping].next)
    while child < end {
      if isScalar(nodes[child].kind) { keys.append(child) }
      let value = Int(nodes[child].next)
      child = value < end ? Int(nodes[value].next) : end
    }
    guard keys.count > 1 else { return }
    if keys.count <= 12 {
      for (index, key) in keys.enumerated() {
        if let first = keys[..<index].first(where: { hasSameText($0, key) }) { reportDuplicate(key, first) }
      }
    } else {
      var first: [String: Int] = [:]
      for key in keys {
        if let earlier = first.updateValue(key, forKey: text(key)) {
          first[text(key)] = earlier
          reportDuplicate(key, earlier)
        }
      }
    }
  }

  private mutating func reportDuplicate(_ key: Int, _ first: Int) {
    let name = text(key)
    // `<<` may stand twice: each merges.
    guard name != "<<" else { return }
    func span(_ node: Int) -> Span { Span(file.id, Int(nodes[node].start), Int(nodes[node].end)) }
    diagnostics.append(.duplicateKey(name, at: span(key), first: span(first)))
  }

  private func isScalar(_ kind: Node.Kind) -> Bool {
    kind == .plain || kind == .quoted || kind == .decodedPlain || kind == .decodedString
  }

  private func slice(_ node: Int) -> UnsafeBufferPointer<UInt8>? {
    let start = Int(nodes[node].start)
    let end = Int(nodes[node].end)
    switch nodes[node].kind {
    case .plain: return UnsafeBufferPointer(rebasing: bytes[start..<end])
    case .quoted: return UnsafeBufferPointer(rebasing: bytes[start + 1..<end - 1])
    case .missing, .decodedPlain, .decodedString, .sequence, .mapping, .mergingMapping, .alias: return nil
    }
  }

  private func text(_ node: Int) -> String {
    slice(node).map { String(decoding: $0, as: UTF8.self) } ?? decoded[Int(nodes[node].payload)]
  }

  private func hasSameText(_ a: Int, _ b: Int) -> Bool {
    if let first = slice(a), let second = slice(b) {
      return first.count == second.count && first.elementsEqual(second)
    }
    return text(a) == text(b)
  }
}
