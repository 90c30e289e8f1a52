import StyleSource

/// A key and its value in a mapping.
package struct MappingEntry: Sendable {
  package let key, value: SyntaxNode
  /// Whether a merge key (`<<`) brought the entry in.
  package let isMerged: Bool

  /// The span of the entry, from the key to the end of the value.
  package var span: Span {
    key.span.file == value.span.file && key.span.start <= value.span.start
      ? key.span.joined(to: value.span) : key.span
  }
}

/// The entries of a mapping, read from the tree one at a time.
package struct MappingEntries: Sequence, IteratorProtocol {
  /// The entries of a mapping with merge keys, which aren't read from the tree one at a time.
  private var merged: ArraySlice<MappingEntry>
  private let mapping: SyntaxNode?
  private var child: Int
  private let end: Int

  fileprivate init(_ merged: [MappingEntry]) {
    self.merged = merged[...]
    mapping = nil
    (child, end) = (0, 0)
  }

  /// Reads the entries of `mapping` from the nodes between two indices: keys and values alternate, each with its subtree.
  fileprivate init(of mapping: SyntaxNode, from child: Int, to end: Int) {
    merged = []
    self.mapping = mapping
    self.child = child
    self.end = end
  }

  package mutating func next() -> MappingEntry? {
    guard let mapping else { return merged.popFirst() }
    while child < end {
      let (key, value) = (child, Int(mapping.tree.nodes[child].next))
      guard value < end else { return nil }
      child = Int(mapping.tree.nodes[value].next)
      // A key that is broken, or there already, was reported.
      if mapping.tree.nodes[key].kind != .missing {
        return MappingEntry(key: mapping.resolved(key), value: mapping.resolved(value), isMerged: false)
      }
    }
    return nil
  }

  package var isEmpty: Bool {
    var copy = self
    return copy.next() == nil
  }
}

extension SyntaxNode {
  /// The elements of a sequence; none for any other node.
  package var elements: [SyntaxNode] {
    guard node.kind == .sequence else { return [] }
    return children
  }

  /// The entries of a mapping, in order; none for any other node.
  ///
  /// Merge keys are applied as YAML's merge key type says: what is written in the mapping itself wins, then what
  /// an earlier merged mapping says. Merged entries come last.
  package var entries: MappingEntries {
    switch node.kind {
    case .mapping: ownEntries
    case .mergingMapping: MappingEntries(mergedEntries)
    case .missing, .plain, .quoted, .decodedPlain, .decodedString, .sequence, .alias: MappingEntries([])
    }
  }

  /// The number of entries of a mapping; 0 for any other node.
  package var entryCount: Int {
    guard node.kind == .mapping else { return entries.reduce(0) { count, _ in count + 1 } }
    var (count, child) = (0, index + 1)
    let end = Int(node.next)
    while child < end {
      let value = Int(tree.nodes[child].next)
      guard value < end else { break }
      if tree.nodes[child].kind != .missing { count += 1 }
      child = Int(tree.nodes[value].next)
    }
    return count
  }

  /// The value of a key of a mapping; nil where the key is missing, and for any other node. No node is made for the entries before it.
  package subscript(_ key: StaticString) -> SyntaxNode? {
    guard node.kind == .mapping else {
      return entries.first { $0.key.hasText(key) }?.value
    }
    var child = index + 1
    let end = Int(node.next)
    while child < end {
      let value = Int(tree.nodes[child].next)
      guard value < end else { return nil }
      if hasText(child, key) { return resolved(value) }
      child = Int(tree.nodes[value].next)
    }
    return nil
  }

  /// Whether a text that `isSought` is a key of a mapping, or one that `isSoughtBeneath` a key of a mapping that stands behind one of
  /// its keys; false for any other node. Found without making a node of each entry.
  package func hasKey(
    where isSought: (UnsafeBufferPointer<UInt8>) -> Bool,
    orBeneath isSoughtBeneath: ((UnsafeBufferPointer<UInt8>) -> Bool)? = nil
  ) -> Bool {
    guard node.kind == .mapping, !tree.hasAliases else {
      return entries.contains { entry in
        entry.key.kind == .scalar && entry.key.withBytes(isSought)
          || isSoughtBeneath.map { entry.value.hasKey(where: $0) } ?? false
      }
    }
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      tree.nodes.withUnsafeBufferPointer { nodes in
        hasKey(nodes, bytes, in: index, isSought, isSoughtBeneath)
      }
    }
  }

  private func hasKey(
    _ nodes: UnsafeBufferPointer<Node>, _ bytes: UnsafeBufferPointer<UInt8>, in mapping: Int,
    _ isSought: (UnsafeBufferPointer<UInt8>) -> Bool,
    _ isSoughtBeneath: ((UnsafeBufferPointer<UInt8>) -> Bool)?
  ) -> Bool {
    var key = mapping + 1
    let end = Int(nodes[mapping].next)
    while key < end {
      let value = Int(nodes[key].next)
      guard value < end else { return false }
      if let slice = nodes[key].slice {
        if isSought(UnsafeBufferPointer(rebasing: bytes[slice])) { return true }
      } else if nodes[key].kind.isScalar, SyntaxNode(tree: tree, index: key).withBytes(isSought) {
        return true
      }
      if let isSoughtBeneath, nodes[value].kind == .mapping,
        hasKey(nodes, bytes, in: value, isSoughtBeneath, nil)
      {
        return true
      }
      key = Int(nodes[value].next)
    }
    return false
  }

  /// Whether the node at `child` is a scalar with a text.
  private func hasText(_ child: Int, _ text: StaticString) -> Bool {
    guard let slice = tree.nodes[child].slice else { return resolved(child).hasText(text) }
    let count = text.utf8CodeUnitCount
    guard slice.count == count else { return false }
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      // Keys often begin alike.
      var index = count
      while index > 0 {
        index -= 1
        if bytes[slice.lowerBound + index] != text.utf8Start[index] { return false }
      }
      return true
    }
  }

  /// Whether a quoted text with a byte is the node or beneath it. In a node with aliases, the answer may be a false no.
  package func hasQuotedText(with byte: UInt8) -> Bool {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      for index in index..<Int(node.next) {
        let node = tree.nodes[index]
        switch node.kind {
        case .quoted: if bytes[Int(node.start)..<Int(node.end)].contains(byte) { return true }
        case .decodedString:
          if tree.decoded.bytes[tree.decoded.range(node.payload)].contains(byte) { return true }
        case .missing, .plain, .decodedPlain, .sequence, .mapping, .mergingMapping, .alias: break
        }
      }
      return false
    }
  }

  /// Whether the node, or any key or value beneath it, may be a scalar with a text. In a file with aliases, always true.
  package func mayHold(_ text: StaticString) -> Bool {
    tree.hasAliases || (index..<Int(node.next)).contains { hasText($0, text) }
  }

  /// Whether the node, or any key or value beneath it, may be a scalar whose text has a byte. In a file with aliases, always true.
  package func mayHold(_ byte: UInt8) -> Bool {
    if tree.hasAliases { return true }
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      (index..<Int(node.next)).contains { index in
        let node = tree.nodes[index]
        if let slice = node.slice { return bytes[slice].contains(byte) }
        return node.kind.isScalar && tree.decoded.bytes[tree.decoded.range(node.payload)].contains(byte)
      }
    }
  }

  /// The number of keys and values, or elements, directly beneath the node, reported ones included.
  private var childCount: Int {
    var (count, child) = (0, index + 1)
    let end = Int(node.next)
    while child < end {
      count += 1
      child = Int(tree.nodes[child].next)
    }
    return count
  }

  private var children: [SyntaxNode] {
    var result: [SyntaxNode] = []
    result.reserveCapacity(childCount)
    var child = index + 1
    let end = Int(node.next)
    while child < end {
      result.append(resolved(child))
      child = Int(tree.nodes[child].next)
    }
    return result
  }

  private var ownEntries: MappingEntries { MappingEntries(of: self, from: index + 1, to: Int(node.next)) }

  /// The child at `child`; what an alias stands for, with the place of the alias.
  ///
  /// What is inside a value that is repeated keeps its own place: a mistake in it is made once, and put right there.
  fileprivate func resolved(_ child: Int) -> SyntaxNode {
    let node = tree.nodes[child]
    guard node.kind == .alias else { return SyntaxNode(tree: tree, index: child) }
    let use = Span(tree.source.id, Int(node.start), Int(node.end))
    return SyntaxNode(tree: tree, index: Int(node.payload), alias: use)
  }

  private var mergedEntries: [MappingEntry] {
    var result: [MappingEntry] = []
    var merged: [SyntaxNode] = []
    for entry in ownEntries {
      if entry.key.isMergeKey {
        merged += entry.value.kind == .sequence ? entry.value.elements : [entry.value]
      } else {
        result.append(entry)
      }
    }
    var names = Set(result.map(\.key.text))
    for mapping in merged {
      for entry in mapping.entries where names.insert(entry.key.text).inserted {
        result.append(MappingEntry(key: entry.key, value: entry.value, isMerged: true))
      }
    }
    return result
  }

  /// Whether an entry of the mapping was reported, such as a merge key, so that a key that seems to be missing may be in that entry.
  package var lacksEntries: Bool {
    guard node.kind == .mergingMapping else { return false }
    var child = index + 1
    while child < Int(node.next) {
      if tree.nodes[child].kind == .missing { return true }
      child = Int(tree.nodes[Int(tree.nodes[child].next)].next)
    }
    return false
  }

  var isMergeKey: Bool {
    node.kind == .plain && tree.source.bytes.withUnsafeBufferPointer { node.isMergeKey(in: $0) }
  }
}

extension SyntaxTree {
  /// The span of each alias, and the span of the value that it stands for.
  package var aliases: [(use: Span, definition: Span)] {
    nodes.filter { $0.kind == .alias }.map { node in
      let definition = nodes[Int(node.payload)]
      return (
        Span(source.id, Int(node.start), Int(node.end)),
        Span(source.id, Int(definition.start), Int(definition.end))
      )
    }
  }
}

extension Node {
  /// Whether the node is the unquoted key `<<`.
  func isMergeKey(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .plain && tag == nil && range.count == 2
      && bytes[Int(start)] == UInt8(ascii: "<") && bytes[Int(start) + 1] == UInt8(ascii: "<")
  }
}
