import StyleSource

/// Builds the tree of a style file equivalent to a file in another language. Each node has the span of its counterpart there.
///
/// Spans lie in that file. Entries are added in the order of their spans, and each within its parent's, so that nodes are found by places.
package struct TreeWriter {
  private let original: SyntaxTree
  private let source: SourceFile
  private var nodes: [Node] = []
  private var decoded = DecodedTexts()
  private var open: [Int] = []

  /// - Parameters:
  ///   - original: The tree of the file, as its own language has it.
  ///   - source: The whole file, where only a part of it was read for that tree.
  package init(of original: SyntaxTree, in source: SourceFile? = nil) {
    self.original = original
    self.source = source ?? original.source
  }

  package mutating func beginMapping(_ span: Span) { begin(.mapping, span) }
  package mutating func beginSequence(_ span: Span) { begin(.sequence, span) }

  /// Ends the innermost open mapping or sequence.
  package mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Adds a string, as quotes make one in YAML.
  package mutating func addString(_ text: String, _ span: Span) { add(.decodedString, text, span) }

  /// Adds the text of a scalar of the file as a string. What stands between quotes there keeps its place.
  package mutating func addString(of node: SyntaxNode) {
    if node.node.kind == .quoted, node.alias == nil {
      nodes.append(self.node(.quoted, node.definition))
    } else {
      addString(node.text, node.span)
    }
  }

  /// Adds what YAML reads without quotes: a number, a flag, or a reference.
  package mutating func addPlain(_ text: String, _ span: Span) { add(.decodedPlain, text, span) }

  /// Adds a value that was reported.
  package mutating func addMissing(_ span: Span) { nodes.append(node(.missing, span)) }

  /// - Parameter hidesNames: Whether the file may declare names that aren't in the tree, because something was reported.
  package func finish(hidesNames: Bool) -> SyntaxTree {
    SyntaxTree(
      source: source, nodes: nodes, decoded: decoded, isComplete: original.isComplete,
      hidesNames: hidesNames || original.hidesNames, hasAliases: false, end: original.end, isTranslated: true)
  }

  private mutating func begin(_ kind: Node.Kind, _ span: Span) {
    open.append(nodes.count)
    nodes.append(node(kind, span))
  }

  private mutating func add(_ kind: Node.Kind, _ text: String, _ span: Span) {
    var node = node(kind, span)
    var text = text
    node.payload = text.withUTF8 { decoded.append($0) }
    nodes.append(node)
  }

  private func node(_ kind: Node.Kind, _ span: Span) -> Node {
    Node(kind, Int(span.start)..<Int(span.end), index: nodes.count)
  }
}
