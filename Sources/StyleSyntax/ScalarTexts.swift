extension SyntaxTree {
  /// Calls `body` with the text of each scalar, keys included, in the order of the file.
  package func forEachScalar(_ body: (String) -> Void) {
    for index in nodes.indices where nodes[index].kind.isScalar {
      body(SyntaxNode(tree: self, index: index).text)
    }
  }
}
