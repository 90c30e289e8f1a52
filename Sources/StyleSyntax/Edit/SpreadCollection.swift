import StyleSource

extension SyntaxTree {
  /// The most columns to which an edit may lengthen a line with a collection between brackets.
  package static let longestLine = 100

  /// The file with the collection that holds an entry on lines of its own, where that entry has just made a line between brackets too long,
  /// or is the second of a list of layers. Each item has a line, and a short mapping at the end of the nesting stays between its braces.
  ///
  /// What is around it in its line goes along, and nothing else. nil where it reads well as it is, or where its text can't be moved:
  /// comments between the brackets, anchors there, and texts of several lines stay where they are.
  package func spreading(entryAt path: SyntaxPath) -> SyntaxTree? {
    guard !isTranslated, isComplete, !nodes.isEmpty else { return nil }
    let editor = SyntaxEditor(tree: self, path: path)
    guard let edits = CollectionSpreading(editor)?.edits() else { return nil }
    let bytes = applying(edits.sorted { $0.span < $1.span }, to: source.bytes)
    let result = parse(SourceFile(id: source.id, path: source.path, bytes: bytes)).product
    let nothing = PlannedEdit(edits: [], nodes: nodes.count..<nodes.count, expected: [], parent: nil)
    guard result.isComplete, isSame(as: result, but: nothing) else { return nil }
    return result
  }
}

/// Plans the edits that put the content of a collection between brackets in one line on lines of its own.
private struct CollectionSpreading {
  private let editor: SyntaxEditor
  /// The outermost collection between brackets around the entry.
  private let outermost: SyntaxEditor.Found
  /// The outermost that begins in its line; nil where all begin in lines before.
  private let own: SyntaxEditor.Found?
  /// The offset at which the entry begins.
  private let offset: Int
  private let step: Int

  /// Plans the lines of an entry that reads better when spread; nil where it reads well as it is.
  init?(_ editor: SyntaxEditor) {
    let steps = editor.path.steps
    var chain: [SyntaxEditor.Found] = []
    for count in 0...steps.count {
      guard let found = try? editor.lookUp(SyntaxPath(Array(steps.prefix(count)))), found.missing.isEmpty
      else { return nil }
      if editor.isBracketed(found.node) { chain.append(found) }
    }
    guard let outermost = chain.first, let entry = try? editor.lookUp(editor.path) else { return nil }
    let offset = Int(editor.nodes[entry.key ?? entry.node].start)
    let line = editor.lineStart(offset)..<editor.lineEnd(offset)
    let isLong = editor.width(line) > SyntaxTree.longestLine
    guard isLong || CollectionSpreading.isSecondLayer(entry, editor) else { return nil }
    self.editor = editor
    self.outermost = outermost
    self.offset = offset
    own = chain.first { line.contains(Int(editor.nodes[$0.node].start)) }
    step = editor.step
  }

  private static func isSecondLayer(_ entry: SyntaxEditor.Found, _ editor: SyntaxEditor) -> Bool {
    guard let list = entry.parent, editor.isBracketed(list), editor.nodes[list].kind == .sequence,
      editor.path.steps.dropLast().last == .key("sublayers")
    else { return false }
    let range = editor.nodes[list].range
    return editor.tree.children(of: list).count == 2 && !editor.bytes[range].contains(where: isBreak)
  }

  func edits() -> [FixIt.Edit]? {
    guard let own else { return lineOfItsOwn() }
    let range = editor.nodes[own.node].range
    guard isPlain(own.node) else { return nil }
    guard own.node == outermost.node else {
      // Between brackets of other lines there are only brackets.
      guard !editor.bytes[range].contains(where: isBreak), let text = bracketedLines(own.node) else {
        return nil
      }
      return [editor.edit(range, text)]
    }
    guard editor.endsItsLine(range.upperBound) else { return nil }
    let end = editor.lineEnd(range.upperBound)
    if let key = own.key, !editor.isFirstInLine(range.lowerBound) {
      guard let colon = editor.colon(behind: key),
        let gap = gap(behind: colon, before: range.lowerBound)
      else { return nil }
      let indent = editor.column(Int(editor.nodes[key].start)) + step
      guard let text = lines(own.node, indent: indent) else { return nil }
      return [
        editor.edit(gap..<range.upperBound, ""), editor.edit(end..<end, margin(indent) + text),
      ]
    }
    // Behind a dash, or on a line below its key, and not behind an anchor. A comment behind it stays in the first line.
    let before = editor.bytes[editor.lineStart(range.lowerBound)..<range.lowerBound].last { !isSpace($0) }
    guard before == nil || before == UInt8(ascii: "-"),
      let text = lines(own.node, indent: editor.column(range.lowerBound))
    else { return nil }
    let rest = String(decoding: editor.bytes[range.upperBound..<end], as: UTF8.self)
    let first = text.prefix { !$0.isNewline }
    return [editor.edit(range.lowerBound..<end, first + rest + text.dropFirst(first.count))]
  }

  /// The offset of the spaces before a collection, behind its key's colon and an anchor; nil where any other text stands there.
  private func gap(behind colon: Int, before start: Int) -> Int? {
    let between = editor.bytes[colon + 1..<start].split(whereSeparator: isSpace)
    guard let anchor = between.first else { return colon + 1 }
    return between.count == 1 && anchor.first == UInt8(ascii: "&") ? anchor.endIndex : nil
  }

  /// The edit that puts the entry on a line of its own, below the entries before it between the same brackets.
  private func lineOfItsOwn() -> [FixIt.Edit]? {
    let start = editor.lineStart(offset)
    guard !editor.isFirstInLine(offset),
      let comma = editor.bytes[start..<offset].lastIndex(where: { !isSpace($0) }),
      editor.bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    return [editor.edit(comma + 1..<offset, margin(editor.skipSpaces(start) - start))]
  }

  /// Whether nothing stands in a collection but its values, commas and brackets.
  private func isPlain(_ index: Int) -> Bool {
    var offset = Int(editor.nodes[index].start)
    let end = Int(editor.nodes[index].end)
    func isGap(_ range: Range<Int>) -> Bool {
      editor.bytes[range].allSatisfy { byte in
        isSpace(byte) || isBreak(byte) || ",:[]{}".utf8.contains(byte)
      }
    }
    for inner in index..<Int(editor.nodes[index].next) {
      let node = editor.nodes[inner]
      if node.tag != nil { return false }
      guard node.kind.isScalar || node.kind == .alias else {
        // `[a: 1]` has no braces.
        guard editor.isBracketed(inner) else { return false }
        continue
      }
      guard offset <= node.range.lowerBound, isGap(offset..<node.range.lowerBound),
        !editor.bytes[node.range].contains(where: isBreak)
      else { return false }
      offset = node.range.upperBound
    }
    return offset <= end && isGap(offset..<end)
  }

  // MARK: Text

  private func margin(_ indent: Int) -> String { editor.lineBreak + String(repeating: " ", count: indent) }

  private func text(_ index: Int) -> String {
    String(decoding: editor.bytes[editor.nodes[index].range], as: UTF8.self)
  }

  /// The items of a collection, a line for each; the first without its margin. nil for an empty one.
  private func lines(_ index: Int, indent: Int) -> String? {
    let items: [String] =
      if editor.nodes[index].kind == .sequence {
        editor.tree.children(of: index).map { element in
          "- "
            + (isKept(element, named: nil, column: indent + 2)
              ? text(element) : lines(element, indent: indent + 2) ?? text(element))
        }
      } else {
        editor.tree.entries(of: index).map { entry in line(entry.key, entry.value, indent: indent) }
      }
    return items.isEmpty ? nil : items.joined(separator: margin(indent))
  }

  private func line(_ key: Int, _ value: Int, indent: Int) -> String {
    let name = text(key) + ":"
    if editor.nodes[value].range.isEmpty { return name }
    let column = indent + name.unicodeScalars.count + 1
    if !isKept(value, named: SyntaxNode(tree: editor.tree, index: key).text, column: column),
      let lines = lines(value, indent: indent + step)
    {
      return name + margin(indent + step) + lines
    }
    return name + " " + text(value)
  }

  /// Whether a value stays on its line, when the line begins in a column.
  private func isKept(_ index: Int, named key: String?, column: Int) -> Bool {
    let node = editor.nodes[index]
    guard node.kind.isMapping || node.kind == .sequence, Int(node.next) > index + 1 else { return true }
    let isOfLayers = key == "sublayers" && node.kind == .sequence
    return !isOfLayers && !editor.bytes[node.range].contains(where: isBreak) && isShallow(index)
      && column + editor.width(node.range) <= SyntaxTree.longestLine
  }

  /// Whether no mapping of several entries contains a filled mapping, and no layer contains layers.
  private func isShallow(_ index: Int) -> Bool {
    if editor.nodes[index].kind.isMapping {
      let entries = editor.tree.entries(of: index)
      let layers = entries.first { SyntaxNode(tree: editor.tree, index: $0.key).text == "sublayers" }
      if let layers, Int(editor.nodes[layers.value].next) > layers.value + 1 { return false }
      if entries.count == 1 {
        let only = editor.nodes[entries[0].value].kind
        return only.isMapping || only == .sequence ? isShallow(entries[0].value) : true
      }
      return !(index + 1..<Int(editor.nodes[index].next)).contains { inner in
        editor.nodes[inner].kind.isMapping && Int(editor.nodes[inner].next) > inner + 1
      }
    }
    return editor.tree.children(of: index).allSatisfy(isShallow)
  }

  /// The items of a collection on lines of their own, between its brackets.
  private func bracketedLines(_ index: Int) -> String? {
    let range = editor.nodes[index].range
    let start = editor.lineStart(range.lowerBound)
    let indent = editor.skipSpaces(start) - start
    let items =
      if editor.nodes[index].kind == .sequence {
        editor.tree.children(of: index).map(text)
      } else {
        editor.tree.entries(of: index).map { entry in
          editor.nodes[entry.value].range.isEmpty
            ? text(entry.key) + ":" : text(entry.key) + ": " + text(entry.value)
        }
      }
    guard !items.isEmpty else { return nil }
    let (open, close) = editor.nodes[index].kind == .sequence ? ("[", "]") : ("{", "}")
    return open + margin(indent + step) + items.joined(separator: "," + margin(indent + step))
      + margin(indent) + close
  }
}

extension SyntaxEditor {
  /// The number of columns of a range within a line.
  fileprivate func width(_ range: Range<Int>) -> Int {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count
  }
}
