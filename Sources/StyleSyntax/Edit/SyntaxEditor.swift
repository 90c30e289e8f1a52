import StyleSource

/// Finds the nodes that an edit affects, and plans it.
struct SyntaxEditor {
  let tree: SyntaxTree
  /// The path as requested.
  let path: SyntaxPath

  /// The value at a path, or the one that will contain it.
  struct Found {
    /// The value, or the innermost existing one on the way to it.
    var node: Int
    /// The collection that contains the value, and the entry's key there.
    var parent: Int?
    var key: Int?
    /// Whether the value stands between brackets.
    var isFlow: Bool
    /// The steps of the path that lead beyond the value found.
    var missing: [SyntaxPath.Step]
  }

  var bytes: [UInt8] { tree.source.bytes }
  var nodes: [Node] { tree.nodes }

  func span(_ node: Int) -> Span { edit(nodes[node].range, "").span }

  func edit(_ range: Range<Int>, _ text: String) -> FixIt.Edit {
    FixIt.Edit(Span(tree.source.id, range.lowerBound, range.upperBound), text)
  }

  /// Looks up the value at a path, or the innermost existing one on the way to it; nil for the root of a file without a value.
  func lookUp(_ path: SyntaxPath) throws(EditProblem) -> Found? {
    guard !nodes.isEmpty else {
      return path.steps.isEmpty
        ? nil : Found(node: 0, parent: nil, key: nil, isFlow: false, missing: path.steps)
    }
    var found = Found(node: 0, parent: nil, key: nil, isFlow: false, missing: [])
    for (depth, step) in path.steps.enumerated() {
      let node = nodes[found.node]
      if node.kind == .alias { throw EditProblem(.isAlias, path, at: span(found.node)) }
      let isFlow = found.isFlow || isBracketed(found.node)
      switch step {
      case .key(let key):
        guard node.kind.isMapping, let entry = entry(key, of: found.node) else {
          return try lacking(depth, found, path)
        }
        found = Found(node: entry.value, parent: found.node, key: entry.key, isFlow: isFlow, missing: [])
      case .index(let index):
        let elements = node.kind == .sequence ? tree.children(of: found.node) : []
        guard elements.indices.contains(index) else { return try lacking(depth, found, path) }
        found = Found(node: elements[index], parent: found.node, key: nil, isFlow: isFlow, missing: [])
      }
    }
    return found
  }

  /// A step leads nowhere: whether something can be added there.
  private func lacking(_ depth: Int, _ found: Found, _ path: SyntaxPath) throws(EditProblem) -> Found {
    let steps = Array(path.steps[depth...])
    let node = nodes[found.node]
    if node.kind == .mergingMapping, case .key(let key) = steps[0] {
      let isMerged = SyntaxNode(tree: tree, index: found.node).entries.contains {
        $0.isMerged && $0.key.text == key
      }
      // What a merge key brings in gives way to an entry of the mapping's own, but not a part of it.
      if isMerged, steps.count > 1 { throw EditProblem(.isMerged, path, at: span(found.node)) }
    }
    var found = found
    found.missing = steps
    return found
  }

  /// The entry that is written in a mapping itself.
  func entry(_ key: String, of mapping: Int) -> (key: Int, value: Int)? {
    guard nodes.indices.contains(mapping), nodes[mapping].kind.isMapping else { return nil }
    return tree.entries(of: mapping).first { entry in
      nodes[entry.key].kind.isScalar && SyntaxNode(tree: tree, index: entry.key).text == key
    }
  }

  func isBracketed(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind.isMapping || node.kind == .sequence, Int(node.start) < bytes.count else { return false }
    let first = bytes[Int(node.start)]
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Refuses a change of what aliases stand for.
  func refuseAliases(of index: Int) throws(EditProblem) {
    guard tree.hasAliases else { return }
    let subtree = index..<Int(nodes[index].next)
    for node in nodes.indices where nodes[node].kind == .alias && subtree.contains(Int(nodes[node].payload)) {
      throw EditProblem(.isAliased, path, at: span(node))
    }
    // Nor is something within what they stand for changed.
    for node in nodes.indices where nodes[node].kind == .alias {
      let target = Int(nodes[node].payload)
      if target <= index, index < Int(nodes[target].next) {
        throw EditProblem(.isAliased, path, at: span(node))
      }
    }
  }

  // MARK: Lines

  var lineBreak: String {
    guard let first = bytes.firstIndex(where: isBreak) else { return "\n" }
    return bytes[first] == UInt8(ascii: "\r") && first + 1 < bytes.count
      && bytes[first + 1] == UInt8(ascii: "\n")
      ? "\r\n" : "\n"
  }

  /// The offset at which the line of another offset begins, behind a byte order mark.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return start == 0 && bytes.starts(with: mark) && offset >= 3 ? 3 : start
  }

  /// The offset at which the line of another offset ends, before the break.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    return end
  }

  /// The start of the line after the one that ends at an offset.
  func nextLine(_ end: Int) -> Int {
    guard end < bytes.count else { return end }
    let isPair =
      bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  func isFirstInLine(_ offset: Int) -> Bool {
    bytes[lineStart(offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Whether only spaces and a comment follow up to the end of the line.
  func endsItsLine(_ offset: Int) -> Bool {
    let next = skipSpaces(offset)
    return next == bytes.count || isBreak(bytes[next]) || bytes[next] == UInt8(ascii: "#")
  }

  /// The colon behind a key; nil where something else stands between.
  func colon(behind key: Int) -> Int? {
    let offset = skipSpaces(Int(nodes[key].end))
    return offset < bytes.count && bytes[offset] == UInt8(ascii: ":") ? offset : nil
  }

  /// The offset at which a node's text ends, with the blank lines that a block scalar keeps.
  func end(of index: Int) -> Int {
    var last = index
    // The last scalar in it.
    while !nodes[last].kind.isScalar, Int(nodes[last].next) > last + 1, !isBracketed(last) {
      last = tree.children(of: last).last ?? last
    }
    let end = max(Int(nodes[index].end), Int(nodes[last].end))
    guard isBlockScalar(last) else { return end }
    let header = bytes[Int(nodes[last].start)...].prefix { !isBreak($0) && !isSpace($0) }
    guard header.contains(UInt8(ascii: "+")) else { return end }
    var kept = lineEnd(end)
    while kept < bytes.count {
      let line = nextLine(kept)
      guard line < bytes.count || kept < line, bytes[line..<lineEnd(line)].allSatisfy(isSpace),
        line < bytes.count
      else { break }
      kept = lineEnd(line)
    }
    return kept
  }

  func isBlockScalar(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind == .decodedString, let first = bytes[node.range].first else { return false }
    return first == UInt8(ascii: "|") || first == UInt8(ascii: ">")
  }

  /// The number of spaces by which a level is indented, read from the first mapping within another.
  var step: Int {
    for index in nodes.indices where nodes[index].kind.isMapping && !isBracketed(index) {
      for entry in tree.entries(of: index)
      where nodes[entry.value].kind.isMapping && !isBracketed(entry.value) {
        let step = column(Int(nodes[entry.value].start)) - column(Int(nodes[entry.key].start))
        if step > 0, isFirstInLine(Int(nodes[entry.value].start)) { return step }
      }
    }
    return Layout.step
  }
}
