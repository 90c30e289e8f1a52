import StyleSource

/// A value to be written into a file.
package indirect enum SyntaxValue: Hashable, Sendable {
  /// A string; it gets quotes where it would mean something else without them.
  case text(String)
  /// What is written as it is, without quotes: `0.5`, `true`, `null`.
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
  /// What a text means without quotes: a number, a flag or null as it is, and any other text as a string.
  package static func unquoted(_ text: String) -> SyntaxValue {
    let kind = Array(text.utf8).withUnsafeBufferPointer { classify($0) }
    return kind == .string ? .text(text) : .plain(text)
  }

  package static func bool(_ flag: Bool) -> SyntaxValue { .plain(flag ? "true" : "false") }
}

extension SyntaxValue {
  /// On one line, as `stylec format` spaces it. nil where something in it can't be written that way.
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

  /// On lines of its own, each but the first with its indentation. nil for what is no collection, or is empty.
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

  /// As the element of a block sequence.
  func behindDash(indent: Int, step: Int, lineBreak: String) -> String? {
    if prefersBlock, let block = block(indent: indent + 2, step: step, lineBreak: lineBreak) { return block }
    return inline(isFlow: false)
  }

  /// Whether it is too much for a line.
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

  /// As an entry of a block mapping, without the indentation of its first line.
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
  /// How many nodes it and all beneath it are.
  var size: Int
}

extension SyntaxValue {
  /// In preorder, as nodes of a tree are.
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
  /// A value as it is written; nil where it has an alias or a comment in it.
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
