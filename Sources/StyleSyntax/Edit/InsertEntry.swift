import StyleSource

extension SyntaxEditor {
  /// Adds what a path lacks: an entry or an element, with a mapping for each further step.
  func insert(
    _ steps: [SyntaxPath.Step], _ value: SyntaxValue, into found: Found, at position: EntryPosition
  ) throws(EditProblem) -> PlannedEdit {
    var value = value
    for step in steps.dropFirst().reversed() {
      switch step {
      case .key(let key): value = .mapping([SyntaxValue.Entry(key, value)])
      case .index(let index):
        guard index == 0 else { throw EditProblem(.isMissing, path) }
        value = .sequence([value])
      }
    }
    guard !nodes.isEmpty else { return try begin(steps[0], value) }
    try refuseAliases(around: found.node)
    switch nodes[found.node].kind {
    case .mapping, .mergingMapping:
      guard case .key(let key) = steps[0] else {
        throw EditProblem(.isNoCollection, path, at: span(found.node))
      }
      let units = try EntryUnits(of: found.node, self)
      let place = try place(position, in: found.node)
      return try insert(.entry(SyntaxValue.Entry(key, value)), at: place, of: units, found)
    case .sequence:
      guard case .index(let index) = steps[0] else {
        throw EditProblem(.isNoCollection, path, at: span(found.node))
      }
      let units = try EntryUnits(of: found.node, self)
      guard index >= 0, index <= units.units.count else { throw EditProblem(.isMissing, path) }
      return try insert(.element(value), at: index, of: units, found)
    case .plain where isNull(found.node):
      return try fill(found, with: collection(of: steps[0], value))
    case .plain, .quoted, .decodedPlain, .decodedString, .missing:
      throw EditProblem(.isNoCollection, path, at: span(found.node))
    case .alias: throw EditProblem(.isAlias, path, at: span(found.node))
    }
  }

  private func isNull(_ index: Int) -> Bool {
    nodes[index].tag == nil && SyntaxNode(tree: tree, index: index).scalarKind == .null
  }

  private func collection(of step: SyntaxPath.Step, _ value: SyntaxValue) throws(EditProblem) -> SyntaxValue {
    switch step {
    case .key(let key): return .mapping([SyntaxValue.Entry(key, value)])
    case .index(let index):
      guard index == 0 else { throw EditProblem(.isMissing, path) }
      return .sequence([value])
    }
  }

  /// Refuses to add to a value that an alias repeats.
  private func refuseAliases(around index: Int) throws(EditProblem) {
    for node in nodes.indices where nodes[node].kind == .alias {
      let target = Int(nodes[node].payload)
      if target <= index, index < Int(nodes[target].next) {
        throw EditProblem(.isAliased, path, at: span(node))
      }
    }
  }

  /// Writes the first value of a file that has none, below its comments.
  private func begin(_ step: SyntaxPath.Step, _ value: SyntaxValue) throws(EditProblem) -> PlannedEdit {
    let value = try collection(of: step, value)
    var text = value.block(indent: 0, step: Layout.step, lineBreak: lineBreak)
    // The file's sections are blocks.
    if case .mapping(let entries) = value {
      text = entries[0].line(indent: 0, step: Layout.step, lineBreak: lineBreak, isBlock: true)
    }
    guard let text else { throw EditProblem(.isNotWritable, path) }
    let start = bytes.count
    let isAtStart = column(start) == 0
    return PlannedEdit(
      edits: [edit(start..<start, (isAtStart ? "" : lineBreak) + text + lineBreak)], nodes: 0..<0,
      expected: value.expected, parent: nil)
  }

  /// A collection where a key has no value yet.
  private func fill(_ found: Found, with value: SyntaxValue) throws(EditProblem) -> PlannedEdit {
    guard !found.isFlow, let key = found.key, let colon = colon(behind: key), nodes[found.node].range.isEmpty,
      bytes[colon + 1..<max(colon + 1, Int(nodes[found.node].start))].allSatisfy(isSpace),
      endsItsLine(colon + 1)
    else { return try replace(found, with: value) }
    let indent = column(Int(nodes[key].start)) + step
    guard let text = value.block(indent: indent, step: step, lineBreak: lineBreak) else {
      throw EditProblem(.isNotWritable, path)
    }
    let end = lineEnd(colon)
    return PlannedEdit(
      edits: [edit(end..<end, lineBreak + String(repeating: " ", count: indent) + text)],
      nodes: found.node..<found.node + 1, expected: value.expected, parent: found.parent)
  }

  /// The index among the entries where a new one goes.
  private func place(_ position: EntryPosition, in mapping: Int) throws(EditProblem) -> Int {
    let entries = tree.entries(of: mapping)
    func index(of key: String) throws(EditProblem) -> Int {
      guard let entry = entry(key, of: mapping),
        let index = entries.firstIndex(where: { $0.key == entry.key })
      else {
        throw EditProblem(.isMissing, SyntaxPath(path.steps.dropLast() + [.key(key)]))
      }
      return index
    }
    switch position {
    case .first: return 0
    case .last: return entries.count
    case .before(let key): return try index(of: key)
    case .after(let key): return try index(of: key) + 1
    }
  }

  private enum New {
    case entry(SyntaxValue.Entry)
    case element(SyntaxValue)

    var expected: [ExpectedNode] {
      switch self {
      case .entry(let entry): entry.expected
      case .element(let value): value.expected
      }
    }
  }

  private func insert(_ new: New, at place: Int, of units: EntryUnits, _ found: Found) throws(EditProblem)
    -> PlannedEdit
  {
    let node =
      place < units.units.count ? units.units[place].nodes.lowerBound : Int(nodes[units.collection].next)
    let edits =
      try units.isBracketed
      ? insertInBrackets(new, at: place, of: units) : insertInBlock(new, at: place, of: units)
    return PlannedEdit(edits: edits, nodes: node..<node, expected: new.expected, parent: units.collection)
  }

  // MARK: Lines

  private func insertInBlock(_ new: New, at place: Int, of units: EntryUnits) throws(EditProblem) -> [FixIt
    .Edit]
  {
    guard let first = units.units.first else { throw EditProblem(.needsOtherLayout, path) }
    let indent = column(first.text.lowerBound)
    let margin = String(repeating: " ", count: indent)
    let hasBlocks = units.units.contains { unit in
      let value = units.isMapping ? Int(nodes[unit.nodes.lowerBound].next) : unit.nodes.lowerBound
      return nodes[value].kind.isMapping && !isBracketed(value)
    }
    guard let text = text(of: new, indent: indent, hasBlocks: hasBlocks) else {
      throw EditProblem(.isNotWritable, path)
    }
    guard place > 0 else {
      let start = first.text.lowerBound
      return [edit(start..<start, text + lineBreak + margin)]
    }
    let end = units.units[place - 1].text.upperBound
    guard endsItsLine(end) else { throw EditProblem(.needsOtherLayout, path) }
    let line = lineEnd(end)
    let isApart =
      place == units.units.count && place > 1 && hasBlankLine(above: units.units[place - 1].text.lowerBound)
    return [edit(line..<line, (isApart ? lineBreak : "") + lineBreak + margin + text)]
  }

  private func text(of new: New, indent: Int, hasBlocks: Bool) -> String? {
    switch new {
    case .entry(let entry):
      return entry.line(
        indent: indent, step: step, lineBreak: lineBreak, isBlock: hasBlocks || entry.value.prefersBlock)
    case .element(let value):
      if hasBlocks, let block = value.block(indent: indent + 2, step: step, lineBreak: lineBreak) {
        return "- " + block
      }
      return value.behindDash(indent: indent, step: step, lineBreak: lineBreak).map { "- " + $0 }
    }
  }

  /// Whether a blank line separates an entry, with the comments above it, from the one before.
  private func hasBlankLine(above offset: Int) -> Bool {
    var start = lineStart(offset)
    while start > 0 {
      let line = lineStart(
        start - 1 > 0 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
          ? start - 2 : start - 1)
      let content = bytes[line..<lineEnd(line)]
      if content.allSatisfy(isSpace) { return true }
      guard content.first(where: { !isSpace($0) }) == UInt8(ascii: "#") else { return false }
      start = line
    }
    return false
  }

  // MARK: Brackets

  private func insertInBrackets(_ new: New, at place: Int, of units: EntryUnits) throws(EditProblem) -> [FixIt
    .Edit]
  {
    let text: String?
    switch new {
    case .entry(let entry):
      text = entry.value.inline(isFlow: true).map { entry.inlineKey(isFlow: true) + ": " + $0 }
    case .element(let value): text = value.inline(isFlow: true)
    }
    guard let text else { throw EditProblem(.isNotWritable, path) }
    let node = nodes[units.collection]
    guard let last = units.units.last else {
      let inner = Int(node.start) + 1..<Int(node.end) - 1
      let isBlank = bytes[inner].allSatisfy(isSpace)
      return [
        edit(isBlank ? inner : inner.lowerBound..<inner.lowerBound, units.isMapping ? " \(text) " : text)
      ]
    }
    if place < units.units.count {
      let start = units.units[place].text.lowerBound
      let separator = isFirstInLine(start) ? lineBreak + String(repeating: " ", count: column(start)) : " "
      return [edit(start..<start, text + "," + separator)]
    }
    let end = last.text.upperBound
    let comma = comma(behind: end)
    let margin = lineBreak + String(repeating: " ", count: column(last.text.lowerBound))
    guard isFirstInLine(last.text.lowerBound) else {
      if let comma { return [edit(comma + 1..<comma + 1, " " + text + ",")] }
      return [edit(end..<end, ", " + text)]
    }
    if let comma {
      let line = endsItsLine(comma + 1) ? lineEnd(comma) : comma + 1
      return [edit(line..<line, margin + text + ",")]
    }
    guard endsItsLine(end) else { return [edit(end..<end, "," + margin + text)] }
    let line = lineEnd(end)
    if line == end { return [edit(end..<end, "," + margin + text)] }
    return [edit(end..<end, ","), edit(line..<line, margin + text)]
  }
}
