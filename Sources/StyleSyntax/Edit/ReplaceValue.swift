import StyleSource

extension SyntaxEditor {
  /// Writes a value in the place of another.
  func replace(_ found: Found, with value: SyntaxValue) throws(EditProblem) -> PlannedEdit {
    let node = nodes[found.node]
    if node.tag != nil { throw EditProblem(.needsOtherLayout, path, at: span(found.node)) }
    let planned = { (edits: [FixIt.Edit]) in
      PlannedEdit(
        edits: edits, nodes: found.node..<Int(node.next), expected: value.expected, parent: found.parent)
    }
    if !found.isFlow, !isBracketed(found.node), node.kind.isMapping || node.kind == .sequence {
      return planned(try replaceBlock(found, with: value))
    }
    guard let text = inline(value, insteadOf: found.node, isFlow: found.isFlow) else {
      throw EditProblem(.isNotWritable, path)
    }
    if !found.isFlow, value.prefersBlock, let lines = try blockLines(value, behind: found) {
      return planned(lines)
    }
    if node.range.isEmpty { return planned([try fill(found, with: text)]) }
    var range = node.range
    var replacement = text
    if isBlockScalar(found.node) {
      range = range.lowerBound..<end(of: found.node)
      let header = bytes[range].prefix { !isBreak($0) }
      if let comment = header.comment { replacement += " " + String(decoding: comment, as: UTF8.self) }
    }
    return planned([edit(range, replacement)])
  }

  /// A value on one line; a text keeps the quotes of the one that it replaces.
  private func inline(_ value: SyntaxValue, insteadOf old: Int, isFlow: Bool) -> String? {
    guard case .text(let text) = value, !nodes[old].range.isEmpty, nodes[old].kind.isScalar else {
      return value.inline(isFlow: isFlow)
    }
    let first = bytes[Int(nodes[old].start)]
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    return spelled(text, isFlow: isFlow, keeping: isQuoted ? first : nil)
  }

  /// A value where there is none: behind a colon or a dash.
  private func fill(_ found: Found, with text: String) throws(EditProblem) -> FixIt.Edit {
    var offset = Int(nodes[found.node].start)
    if let key = found.key {
      guard let colon = colon(behind: key) else {
        // `{ a, b }`: keys without values.
        guard found.isFlow else { throw EditProblem(.needsOtherLayout, path) }
        return edit(Int(nodes[key].end)..<Int(nodes[key].end), ": " + text)
      }
      // Behind an anchor, if there is one.
      if bytes[colon + 1..<max(offset, colon + 1)].allSatisfy({ isSpace($0) || isBreak($0) }) {
        offset = colon + 1
      }
    }
    let before = offset > 0 ? bytes[offset - 1] : UInt8(ascii: " ")
    let needsSpace = !isSpace(before) && before != UInt8(ascii: "[") && before != UInt8(ascii: "{")
    let needsSpaceBehind = offset < bytes.count && bytes[offset] == UInt8(ascii: "}")
    return edit(offset..<offset, (needsSpace ? " " : "") + text + (needsSpaceBehind ? " " : ""))
  }

  /// The edits that remove a block collection's lines and put its replacement behind its key or dash.
  private func replaceBlock(_ found: Found, with value: SyntaxValue) throws(EditProblem) -> [FixIt.Edit] {
    let range = Int(nodes[found.node].start)..<end(of: found.node)
    if value.prefersBlock,
      let text = value.block(indent: column(range.lowerBound), step: step, lineBreak: lineBreak)
    {
      return [edit(range, text)]
    }
    guard let text = value.inline(isFlow: false) else { throw EditProblem(.isNotWritable, path) }
    guard let key = found.key else { return [edit(range, text)] }
    guard let colon = colon(behind: key) else { throw EditProblem(.needsOtherLayout, path) }
    return [edit(colon + 1..<colon + 1, " " + text), edit(lines(range), "")]
  }

  /// The whole lines of a range that begins one, up to the start of the next.
  func lines(_ range: Range<Int>) -> Range<Int> {
    let end = lineEnd(range.upperBound)
    if end == bytes.count {
      // The last line takes the break before it along.
      var start = lineStart(range.lowerBound)
      if start > 0, isBreak(bytes[start - 1]) {
        start -=
          start > 1 && bytes[start - 2] == UInt8(ascii: "\r") && bytes[start - 1] == UInt8(ascii: "\n")
          ? 2 : 1
      }
      return start..<end
    }
    return lineStart(range.lowerBound)..<nextLine(end)
  }

  /// The edits that write a collection too long for one line in lines below its key; nil where no key begins a line.
  private func blockLines(_ value: SyntaxValue, behind found: Found) throws(EditProblem) -> [FixIt.Edit]? {
    guard let key = found.key, let colon = colon(behind: key), isFirstInLine(Int(nodes[key].start)) else {
      return nil
    }
    let range = Int(nodes[found.node].start)..<max(end(of: found.node), Int(nodes[found.node].start))
    let between = bytes[colon + 1..<max(colon + 1, range.lowerBound)]
    guard between.allSatisfy(isSpace), endsItsLine(max(range.upperBound, colon + 1)),
      !isBlockScalar(found.node)
    else {
      return nil
    }
    let indent = column(Int(nodes[key].start)) + step
    guard let text = value.block(indent: indent, step: step, lineBreak: lineBreak) else { return nil }
    let last = lineEnd(max(range.upperBound, colon + 1))
    var edits = [edit(last..<last, lineBreak + String(repeating: " ", count: indent) + text)]
    if !range.isEmpty { edits.append(edit(colon + 1..<range.upperBound, "")) }
    return edits
  }

  /// The edit that replaces a key.
  func rename(_ key: Int, to name: String, isFlow: Bool) -> PlannedEdit {
    let first = nodes[key].range.isEmpty ? 0 : bytes[Int(nodes[key].start)]
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let text = spelled(name, isFlow: isFlow, keeping: isQuoted ? first : nil)
    var parent: Int?
    for index in nodes.indices.prefix(key) where key < Int(nodes[index].next) { parent = index }
    return PlannedEdit(
      edits: [edit(nodes[key].range, text)], nodes: key..<key + 1,
      expected: [ExpectedNode(content: .scalar(.string, name), size: 1)], parent: parent)
  }
}
