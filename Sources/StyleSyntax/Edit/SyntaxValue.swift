import StyleSource

/// A value to be written into a file.
package indirect enum SyntaxValue: Hashable, Sendable {
  /// A string, written with quotes where it would mean something else without them.
  case text(String)
  /// A scalar written without quotes: `0.5`, `true`, `null`.
  case plain(String)
  case sequence([SyntaxValue])
  case mapping([Entry])

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: SyntaxValue

    package init(_ key: String, _ value: SyntaxValue) {
      self.key = key
      self.value = value
    }
  }

  package static let null = SyntaxValue.plain("null")
  /// The value of a text without quotes: a number, a flag or null as it is, and any other text as a string.
  package static func unquoted(_ text: String) -> SyntaxValue {
    let kind = Array(text.utf8).withUnsafeBufferPointer { classify($0) }
    return kind == .string ? .text(text) : .plain(text)
  }

  package static func bool(_ flag: Bool) -> SyntaxValue { .plain(flag ? "true" : "false") }
}

extension SyntaxValue {
  /// The value on one line, spaced as `stylec format` does; nil where a part of it can't be written in one line.
  package func inline(isFlow: Bool) -> String? {
    switch self {
    case .text(let text): return spelled(text, isFlow: isFlow)
    case .plain(let text): return isPlain(text, isFlow: isFlow) ? text : nil
    case .sequence(let elements):
      let texts = elements.map { $0.inline(isFlow: true) }
      guard !texts.contains(nil) else { return nil }
      return "[" + texts.compactMap { $0 }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      guard !entries.isEmpty else { return "{}" }
      let texts = entries.map { entry in
        entry.value.inline(isFlow: true).map { entry.inlineKey(isFlow: true) + ": " + $0 }
      }
      guard !texts.contains(nil) else { return nil }
      return "{ " + texts.compactMap { $0 }.joined(separator: ", ") + " }"
    }
  }

  /// The value as a block, each line but the first indented; nil for a scalar or an empty collection.
  func block(indent: Int, step: Int, lineBreak: String) -> String? {
    let margin = lineBreak + String(repeating: " ", count: indent)
    switch self {
    case .text, .plain: return nil
    case .sequence(let elements):
      guard !elements.isEmpty else { return nil }
      let texts = elements.map { element in
        element.behindDash(indent: indent, step: step, lineBreak: lineBreak).map { "- " + $0 }
      }
      guard !texts.contains(nil) else { return nil }
      return texts.compactMap { $0 }.joined(separator: margin)
    case .mapping(let entries):
      guard !entries.isEmpty else { return nil }
      let texts = entries.map {
        $0.line(indent: indent, step: step, lineBreak: lineBreak, isBlock: $0.value.prefersBlock)
      }
      guard !texts.contains(nil) else { return nil }
      return texts.compactMap { $0 }.joined(separator: margin)
    }
  }

  /// The value as an element of a block sequence.
  func behindDash(indent: Int, step: Int, lineBreak: String) -> String? {
    if prefersBlock, let block = block(indent: indent + 2, step: step, lineBreak: lineBreak) { return block }
    return inline(isFlow: false)
  }

  /// Whether the value is too long or too deep for one line.
  var prefersBlock: Bool {
    switch self {
    case .text, .plain: return false
    case .sequence(let elements):
      return elements.contains(where: \.prefersBlock) || isLong
    case .mapping(let entries):
      return entries.contains { $0.value.prefersBlock || $0.value.isFilledMapping } || isLong
    }
  }

  private var isLong: Bool { (inline(isFlow: true)?.utf8.count ?? 0) > 80 }

  private var isFilledMapping: Bool {
    if case .mapping(let entries) = self { return !entries.isEmpty }
    return false
  }
}

extension SyntaxValue.Entry {
  func inlineKey(isFlow: Bool) -> String { spelled(key, isFlow: isFlow) }

  /// The entry as a line of a block mapping, without the indentation of its first line.
  func line(indent: Int, step: Int, lineBreak: String, isBlock: Bool) -> String? {
    let key = inlineKey(isFlow: false)
    if isBlock, let lines = value.block(indent: indent + step, step: step, lineBreak: lineBreak) {
      return key + ":" + lineBreak + String(repeating: " ", count: indent + step) + lines
    }
    return value.inline(isFlow: false).map { key + ": " + $0 }
  }
}

// MARK: What an edit must have led to

/// A node as it must read after an edit, with the size of its subtree.
struct ExpectedNode: Equatable {
  enum Content: Equatable {
    case scalar(ScalarKind, String)
    case sequence, mapping
  }

  var content: Content
  /// The number of nodes in the subtree.
  var size: Int
}

extension SyntaxValue {
  /// The nodes expected for the value, in preorder.
  var expected: [ExpectedNode] {
    switch self {
    case .text(let text): return [ExpectedNode(content: .scalar(.string, text), size: 1)]
    case .plain(let text):
      let kind = Array(text.utf8).withUnsafeBufferPointer { classify($0) }
      return [ExpectedNode(content: .scalar(kind, text), size: 1)]
    case .sequence(let elements):
      let inner = elements.flatMap(\.expected)
      return [ExpectedNode(content: .sequence, size: inner.count + 1)] + inner
    case .mapping(let entries):
      let inner = entries.flatMap(\.expected)
      return [ExpectedNode(content: .mapping, size: inner.count + 1)] + inner
    }
  }
}

extension SyntaxValue.Entry {
  var expected: [ExpectedNode] { [ExpectedNode(content: .scalar(.string, key), size: 1)] + value.expected }
}

extension SyntaxValue {
  /// Reads a value from a node; nil for a node with an alias or a comment in it.
  package init?(_ node: SyntaxNode, in source: SourceFile) {
    guard node.span == node.definition else { return nil }
    switch node.kind {
    case .missing: return nil
    case .scalar: self = node.isQuoted ? .text(node.text) : .plain(source.text(node.definition))
    case .sequence:
      let elements = node.elements.map { SyntaxValue($0, in: source) }
      guard !elements.contains(nil) else { return nil }
      self = .sequence(elements.compactMap { $0 })
    case .mapping:
      var entries: [Entry] = []
      for entry in node.entries {
        guard !entry.isMerged, let value = SyntaxValue(entry.value, in: source) else { return nil }
        entries.append(Entry(entry.key.text, value))
      }
      self = .mapping(entries)
    }
  }
}
