import StyleModel
import StyleSource
import StyleSyntax

/// Layers that are written with their names as keys, as most of a style file is: `shine: { kind: gradient }`.
extension SyntaxNode {
  /// The entry that a layer consists of, where its key is the layer's name: `- shine: { kind: gradient }`.
  var layerByName: MappingEntry? {
    var entries = entries.makeIterator()
    guard kind == .mapping, let entry = entries.next(), entries.next() == nil else { return nil }
    return entry.value.entries.contains { $0.key.hasText("kind") } ? entry : nil
  }

  /// The names of the layers in the node, at any depth, where names may be keys as well.
  func namesOfLayers() -> [String] {
    switch kind {
    case .missing, .scalar: []
    case .sequence: elements.flatMap { $0.namesOfLayers() }
    case .mapping:
      entries.flatMap { entry -> [String] in
        if entry.key.hasText("name") { return entry.value.kind == .scalar ? [entry.value.text] : [] }
        if entry.key.hasText("sublayers") || entry.key.hasText("mask") { return entry.value.namesOfLayers() }
        return entry.value.kind == .mapping ? [entry.key.text] + entry.value.namesOfLayers() : []
      }
    }
  }
}

extension Diagnostic {
  static func sublayersAreNoList(_ node: SyntaxNode) -> Diagnostic {
    guard node.kind == .mapping else {
      return Diagnostic(
        .invalidStructure, "‘sublayers’ must be a list, but this is \(node.phrase)", at: node.span)
    }
    let isOneLayer = node.entries.contains { $0.key.hasText("name") || $0.key.hasText("kind") }
    let rewriter = LayerRewriter(node.tree.source)
    let edits = isOneLayer ? rewriter.list(around: node) : rewriter.list(of: node)
    return Diagnostic(
      .invalidStructure, "‘sublayers’ must be a list, but this is \(node.phrase)", at: node.span,
      notes: ["write each layer as ‘- { name: …, kind: … }’, the lowest first"],
      fixes: edits.map { [FixIt("make it a list", $0, isSafe: false)] } ?? [])
  }

  static func layerNameIsKey(_ entry: MappingEntry) -> Diagnostic {
    let name = entry.key.text.shortened
    let edits = LayerRewriter(entry.key.tree.source).named(entry, listIndicator: nil)
    return Diagnostic(
      .invalidStructure, "write the name of a layer as ‘name’, not as the key ‘\(name)’", at: entry.key.span,
      notes: edits == nil ? ["write ‘- name: \(name)’, and below it ‘kind’ and the rest"] : [],
      fixes: edits.map { [FixIt("write ‘name: \(name)’", $0, isSafe: false)] } ?? [])
  }
}

/// Edits that move a layer's name from its key to `name`.
private struct LayerRewriter {
  let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  /// The edits that put one layer in braces into a list; nil where it isn't in braces.
  func list(around node: SyntaxNode) -> [FixIt.Edit]? {
    let range = node.definition.range
    guard node.span == node.definition, begins(range.lowerBound, with: "{") else { return nil }
    return [edit(range.lowerBound..<range.lowerBound, "["), edit(range.upperBound..<range.upperBound, "]")]
  }

  /// Makes a list of a mapping; nil where that is no small edit.
  func list(of node: SyntaxNode) -> [FixIt.Edit]? {
    let range = node.definition.range
    let isFlow = begins(range.lowerBound, with: "{")
    guard node.span == node.definition, !node.entries.isEmpty else { return nil }
    var edits = isFlow ? [edit(range.lowerBound..<range.lowerBound + 1, "[")] : []
    for entry in node.entries {
      guard let moved = named(entry, listIndicator: isFlow ? nil : "- ") else { return nil }
      edits += moved
    }
    return isFlow ? edits + [edit(range.upperBound - 1..<range.upperBound, "]")] : edits
  }

  /// The edits that turn a layer's key into its `name`; nil where anything but a colon stands between the key and the value.
  ///
  /// - Parameter listIndicator: The text that makes the layer an element of a list; nil if it is one.
  func named(_ entry: MappingEntry, listIndicator: String?) -> [FixIt.Edit]? {
    let (key, value) = (entry.key.definition.range, entry.value.definition.range)
    let between = source.bytes[key.upperBound..<max(key.upperBound, value.lowerBound)]
    let isPlain = between.allSatisfy { $0 == UInt8(ascii: ":") || isWhitespace($0) }
    guard entry.key.span == entry.key.definition, entry.value.span == entry.value.definition, isPlain,
      entry.value.kind == .mapping, !entry.value.entries.isEmpty
    else { return nil }
    let name =
      (listIndicator ?? "") + (begins(value.lowerBound, with: "{") ? "{ " : "") + "name: "
      + source.text(entry.key.definition)
    if begins(value.lowerBound, with: "{") {
      let space = isWhitespace(source.bytes[value.lowerBound + 1]) ? "" : " "
      return [edit(key.lowerBound..<value.lowerBound + 1, name + "," + space)]
    }
    guard between.contains(UInt8(ascii: "\n")), let colon = between.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let column = column(of: key.lowerBound) + (listIndicator?.utf8.count ?? 0)
    return [edit(key.lowerBound..<colon + 1, name)] + indenting(value, to: column)
  }

  /// The edits that move lines so that the first of them begins in a column.
  private func indenting(_ range: Range<Int>, to column: Int) -> [FixIt.Edit] {
    let present = self.column(of: range.lowerBound)
    guard present != column else { return [] }
    var edits: [FixIt.Edit] = []
    var start = range.lowerBound - present
    while start < range.upperBound {
      let line = source.bytes[start..<range.upperBound].prefix { $0 != UInt8(ascii: "\n") }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces < line.count, present > column {
        edits.append(edit(start..<start + min(spaces, present - column), ""))
      } else if spaces < line.count {
        edits.append(edit(start..<start, String(repeating: " ", count: column - present)))
      }
      start = line.endIndex + 1
    }
    return edits
  }

  private func edit(_ range: Range<Int>, _ text: String) -> FixIt.Edit {
    FixIt.Edit(Span(source.id, range.lowerBound, range.upperBound), text)
  }

  private func begins(_ offset: Int, with character: Unicode.Scalar) -> Bool {
    offset < source.bytes.count && source.bytes[offset] == UInt8(ascii: character)
  }

  private func column(of offset: Int) -> Int {
    offset - (source.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
