import StyleSource

/// One parsed file: flat nodes in preorder. What could not be read is a `missing` node or left out, and reported.
///
/// Invariants: every span lies in the file; a node's span covers those of its children; children stand in
/// source order right behind their parent.
@usableFromInline
package final class SyntaxTree: Sendable {
  @usableFromInline package let source: SourceFile
  /// Whether all of the file was read, without a syntax error.
  package let isComplete: Bool
  /// Whether a name that seems to be absent may be declared in a part of the file that was not read.
  package let hidesNames: Bool
  /// Whether aliases or merge keys occur, so that one text may be the value of several things.
  package let hasAliases: Bool
  let nodes: [Node]
  let decoded: DecodedTexts
  /// The offset where reading stopped.
  package let end: Int
  /// Whether the file is in another language, and the tree is that of an equivalent style file. No text of the tree then stands in the
  /// file, so nothing may be written there as YAML.
  package let isTranslated: Bool

  init(
    source: SourceFile, nodes: [Node], decoded: DecodedTexts, isComplete: Bool, hidesNames: Bool,
    hasAliases: Bool, end: Int, isTranslated: Bool = false
  ) {
    self.isTranslated = isTranslated
    self.hidesNames = hidesNames
    self.source = source
    self.hasAliases = hasAliases
    self.nodes = nodes
    self.decoded = decoded
    self.isComplete = isComplete
    self.end = end
  }

  /// The tree of a file that was not read.
  convenience init(source: SourceFile) {
    self.init(
      source: source, nodes: [], decoded: DecodedTexts(), isComplete: false, hidesNames: true,
      hasAliases: false, end: 0)
  }

  /// Whether reading stopped at an error, so that others may follow.
  package var endsEarly: Bool { end < source.bytes.count }

  /// The document's value; nil where the file holds nothing but comments.
  package var root: SyntaxNode? { nodes.isEmpty ? nil : SyntaxNode(tree: self, index: 0) }
}

/// 20 bytes a node: no class and no array of its own.
struct Node: Hashable {
  var kind: Kind
  var tag: CoreTag?
  var start, end: UInt32
  /// The index after the node's subtree.
  var next: UInt32
  /// The index of a decoded scalar's text in `decoded`; for an alias, the index of the node that it stands for.
  var payload: UInt32 = 0

  /// Makes a node without children, so far.
  init(_ kind: Kind, _ range: Range<Int>, index: Int, tag: CoreTag? = nil) {
    self.kind = kind
    self.tag = tag
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    next = UInt32(truncatingIfNeeded: index + 1)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// The bytes of a scalar's text where it is a slice of the source.
  var slice: Range<Int>? {
    switch kind {
    case .plain: range
    case .quoted: Int(start) + 1..<Int(end) - 1
    case .missing, .decodedPlain, .decodedString, .sequence, .mapping, .mergingMapping, .alias: nil
    }
  }

  enum Kind: UInt8 {
    case missing
    /// A slice of the source: unquoted, or between quotes.
    case plain, quoted
    /// Unquoted over several lines; or with escapes, or a block scalar, either of which is a string.
    case decodedPlain, decodedString
    case sequence, mapping
    /// A mapping in which `<<` occurs.
    case mergingMapping
    case alias

    var isScalar: Bool {
      switch self {
      case .plain, .quoted, .decodedPlain, .decodedString: true
      case .missing, .sequence, .mapping, .mergingMapping, .alias: false
      }
    }

    var isMapping: Bool { self == .mapping || self == .mergingMapping }
  }
}

/// A value in a file, cheap to pass on.
@usableFromInline
package struct SyntaxNode: Sendable {
  @usableFromInline package let tree: SyntaxTree
  let index: Int
  /// The span of the alias that led to the node.
  let alias: Span?

  init(tree: SyntaxTree, index: Int, alias: Span? = nil) {
    self.tree = tree
    self.index = index
    self.alias = alias
  }

  package enum Kind: Hashable, Sendable {
    /// A part of the file that could not be read and has been reported.
    case missing
    case scalar, sequence, mapping
  }

  package var kind: Kind {
    switch node.kind {
    case .missing, .alias: .missing
    case .plain, .quoted, .decodedPlain, .decodedString: .scalar
    case .sequence: .sequence
    case .mapping, .mergingMapping: .mapping
    }
  }

  var node: Node { tree.nodes[index] }

  /// The span where the value is used: its own, or that of the alias which stands for it.
  package var span: Span { alias ?? definition }

  /// The span where the value is written, quotes included.
  package var definition: Span { Span(tree.source.id, Int(node.start), Int(node.end)) }
}
