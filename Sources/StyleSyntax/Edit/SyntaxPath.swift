import StyleSource

/// The way from a file's root to a value: keys of mappings and indices into sequences.
package struct SyntaxPath: Hashable, Sendable {
  package var steps: [Step]

  package enum Step: Hashable, Sendable {
    /// The value of the entry with this key.
    case key(String)
    /// The element at this index, counted from 0.
    case index(Int)
  }

  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path, one step longer.
  package func appending(_ step: Step) -> SyntaxPath { SyntaxPath(steps + [step]) }
}

extension SyntaxPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral key: String) { self = .key(key) }
  package init(integerLiteral index: Int) { self = .index(index) }
}

extension SyntaxPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral steps: Step...) { self.init(steps) }
}

extension SyntaxPath: CustomStringConvertible {
  /// The path as people read it: `styles.card.layers[2]`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

/// The node at an offset of a file, and its path.
package struct SyntaxLocation: Sendable {
  /// The innermost entry or element that the offset lies in.
  package let path: SyntaxPath
  /// The entry's key or value at the offset; for an alias, the node that it stands for.
  package let node: SyntaxNode
  /// Whether the offset lies in the entry's key.
  package let isKey: Bool
}

extension SyntaxTree {
  /// The value at a path, through aliases and merge keys; nil where there is none.
  package func node(at path: SyntaxPath) -> SyntaxNode? {
    var node = root
    for step in path.steps {
      switch step {
      case .key(let key): node = node?.entries.first { $0.key.text == key }?.value
      case .index(let index):
        let elements = node?.elements ?? []
        node = elements.indices.contains(index) ? elements[index] : nil
      }
    }
    return node
  }

  /// The location of an offset: the innermost entry or element whose text includes it or ends there; nil in a file without a value. Between
  /// a key and its value, it is the value.
  package func location(at offset: Int) -> SyntaxLocation? {
    var search = LocationSearch(self)
    return search.location(at: offset)
  }

  fileprivate func resolved(_ index: Int) -> SyntaxNode {
    let node = nodes[index]
    guard node.kind == .alias else { return SyntaxNode(tree: self, index: index) }
    return SyntaxNode(
      tree: self, index: Int(node.payload), alias: Span(source.id, Int(node.start), Int(node.end)))
  }
}

/// Finds what stands at many offsets of a tree; the children of a node are listed once.
package struct LocationSearch {
  private let tree: SyntaxTree
  private var children: [Int: [Int]] = [:]

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// The location of an offset, as of `SyntaxTree.location(at:)`.
  package mutating func location(at offset: Int) -> SyntaxLocation? {
    guard let root = tree.root else { return nil }
    let nodes = tree.nodes
    var path = SyntaxPath()
    var index = root.index
    while true {
      let node = nodes[index]
      if node.kind.isMapping,
        let key = lastChild(of: index, step: 2, before: offset)?.index, nodes[key].kind.isScalar,
        offset <= max(Int(nodes[key].end), Int(nodes[Int(nodes[key].next)].end))
      {
        path.steps.append(.key(SyntaxNode(tree: tree, index: key).text))
        if offset <= Int(nodes[key].end) {
          return SyntaxLocation(path: path, node: SyntaxNode(tree: tree, index: key), isKey: true)
        }
        index = Int(nodes[key].next)
      } else if node.kind == .sequence, let element = lastChild(of: index, step: 1, before: offset),
        offset <= Int(nodes[element.index].end)
      {
        path.steps.append(.index(element.offset))
        index = element.index
      } else {
        return SyntaxLocation(path: path, node: tree.resolved(index), isKey: false)
      }
    }
  }

  /// The last of a node's children that starts at an offset or before it; for a mapping, `step` is 2 and only keys count.
  private mutating func lastChild(of index: Int, step: Int, before offset: Int) -> (offset: Int, index: Int)?
  {
    let all = children[index] ?? tree.children(of: index)
    children[index] = all
    let count = (0..<all.count / step).partitioningIndex { Int(tree.nodes[all[$0 * step]].start) > offset }
    return count == 0 ? nil : (count - 1, all[(count - 1) * step])
  }
}

// MARK: Nodes as they are written, aliases and merge keys included

extension SyntaxTree {
  /// The nodes directly beneath another: elements, or keys and values alternating.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].next) {
      result.append(child)
      child = Int(nodes[child].next)
    }
    return result
  }

  /// The entries that are written in a mapping itself.
  func entries(of index: Int) -> [(key: Int, value: Int)] {
    let children = children(of: index)
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
  }
}
