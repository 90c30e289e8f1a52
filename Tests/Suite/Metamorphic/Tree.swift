import SeededRandom
import StyleCompiler
import StyleSource
import StyleSyntax

/// What a style file says, apart from how it is laid out: its scalars as they are spelled, and what they lie in.
indirect enum Tree: Equatable {
  /// On one line, quotes included.
  case scalar(String)
  case list([Tree])
  case mapping([Entry])
  /// Nothing is written.
  case nothing

  struct Entry: Equatable {
    var key: String
    var value: Tree
  }

  /// nil for a file with errors, aliases, merge keys, scalars of several lines or that go on in a comment, or blocks in another
  /// column, which mean something together with their layout.
  init?(_ file: SourceFile) {
    let parsed = parse(file)
    guard parsed.diagnostics.isEmpty, ParsedFile(file).tree.isComplete, let root = parsed.product.root,
      parsed.product.aliases.isEmpty,
      !root.kindIsScalar, let tree = Tree(root, file)
    else { return nil }
    self = tree
  }

  private init?(_ node: SyntaxNode, _ file: SourceFile) {
    switch node.kind {
    case .missing: self = .nothing
    case .scalar:
      let span = node.definition
      let text = String(decoding: file.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
      guard !text.contains("\n"), node.commentInText == nil else { return nil }
      self = text.isEmpty ? .nothing : .scalar(text)
    case .sequence:
      var elements: [Tree] = []
      for element in node.elements {
        guard let tree = Tree(element, file) else { return nil }
        elements.append(tree)
      }
      self = .list(elements)
    case .mapping:
      var entries: [Entry] = []
      for entry in node.entries {
        guard !entry.isMerged, case .scalar(let key)? = Tree(entry.key, file),
          let value = Tree(entry.value, file)
        else { return nil }
        entries.append(Entry(key: key, value: value))
      }
      self = .mapping(entries)
    }
  }

  subscript(_ key: String) -> Tree? {
    get {
      guard case .mapping(let entries) = self else { return nil }
      return entries.first { $0.key == key }?.value
    }
    set {
      guard case .mapping(var entries) = self, let newValue else { return }
      for index in entries.indices where entries[index].key == key { entries[index].value = newValue }
      self = .mapping(entries)
    }
  }

  /// Whether it means the same between brackets.
  fileprivate var fitsInFlow: Bool {
    switch self {
    case .nothing: false
    case .scalar(let text):
      text.hasPrefix("\"") || text.hasPrefix("'")
        || !text.contains { ",[]{}".contains($0) } && !text.contains(": ") && !text.contains(" #")
          && !text.hasSuffix(":")
    case .list(let elements): elements.allSatisfy(\.fitsInFlow)
    case .mapping(let entries): entries.allSatisfy { Tree.scalar($0.key).fitsInFlow && $0.value.fitsInFlow }
    }
  }
}

/// Writes trees, with whatever layout the numbers come to.
struct TreeWriter {
  var random: SplitMix
  /// How often in ten a collection stands between brackets, and how often a comment stands beside something.
  var flow = 0
  var comments = 0

  mutating func text(_ tree: Tree) -> String {
    var text = ""
    write(tree, indent: 0, to: &text)
    return text
  }

  private mutating func write(_ tree: Tree, indent: Int, to text: inout String) {
    let margin = String(repeating: " ", count: indent)
    switch tree {
    case .list(let elements):
      for element in elements {
        addComment(margin, to: &text)
        text += margin + "-"
        writeValue(element, indent: indent, to: &text)
      }
    case .mapping(let entries):
      for entry in entries {
        addComment(margin, to: &text)
        text += margin + entry.key + ":"
        writeValue(entry.value, indent: indent, to: &text)
      }
    case .scalar(let scalar): text += margin + scalar + "\n"
    case .nothing: break
    }
  }

  private mutating func writeValue(_ value: Tree, indent: Int, to text: inout String) {
    switch value {
    case .nothing: text += ending
    case .scalar(let scalar): text += " " + scalar + ending
    case .list([]): text += " []" + ending
    case .mapping([]): text += " {}" + ending
    case .list, .mapping:
      if value.fitsInFlow, random.next(10) < flow {
        text += " " + inFlow(value) + ending
      } else {
        text += ending
        write(value, indent: indent + 2 + random.next(2), to: &text)
      }
    }
  }

  private func inFlow(_ tree: Tree) -> String {
    switch tree {
    case .nothing: ""
    case .scalar(let scalar): scalar
    case .list(let elements): "[" + elements.map(inFlow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{ " + entries.map { "\($0.key): \(inFlow($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  private mutating func addComment(_ margin: String, to text: inout String) {
    guard random.next(10) < comments else { return }
    text += random.next(2) == 0 ? "\n" : "\(margin)# A note: { it, means } \"nothing\".\n"
  }

  private var ending: String {
    mutating get { random.next(10) < comments ? "  # - so: [it, is]\n" : "\n" }
  }
}

extension SplitMix {
  /// From 0 up to a limit, which may be 0 too.
  mutating func next(_ limit: Int) -> Int { next(below: max(1, limit)) }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropFirst() { elements.swapAt(index, next(index + 1)) }
  }
}

extension SyntaxNode {
  fileprivate var kindIsScalar: Bool { kind == .scalar || kind == .missing }
}
