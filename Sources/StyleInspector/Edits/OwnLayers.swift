import StyleSyntax

/// The layers that a component declares itself, in the order of its file.
struct OwnLayers {
  struct Entry {
    var name: String
    var path: SyntaxPath
    /// The name of the layer around it; nil for one directly in the view's own layer.
    var parent: String?
    /// The index among its siblings.
    var index: Int
    var kind: String
  }

  private(set) var entries: [Entry] = []
  let root: SyntaxPath

  /// - Parameter tree: That of its file; nil for a class of Apple's.
  init(_ tree: SyntaxTree?, component: String) {
    root = [.key("components"), .key(component), .key("layer")]
    guard let tree else { return }
    var pending: [(path: SyntaxPath, parent: String?)] = [(root, nil)]
    while let (path, parent) = pending.popLast() {
      let list = path.appending(.key("sublayers"))
      guard let node = tree.node(at: list), node.kind == .sequence, node.span == node.definition else {
        continue
      }
      for (index, element) in node.elements.enumerated() {
        guard element.kind == .mapping, element.span == element.definition, let name = element["name"]?.text
        else { continue }
        let own = list.appending(.index(index))
        entries.append(
          Entry(
            name: name, path: own, parent: parent, index: index, kind: element["kind"]?.text ?? "rectangle"))
        pending.append((own, name))
      }
    }
  }

  subscript(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// The path of a layer's list of sublayers; of that of the view's own layer, where `parent` is nil.
  func list(of parent: String?) -> SyntaxPath? {
    guard let parent else { return root.appending(.key("sublayers")) }
    return self[parent]?.path.appending(.key("sublayers"))
  }

  func children(of parent: String?) -> [Entry] {
    entries.filter { $0.parent == parent }.sorted { $0.index < $1.index }
  }

  /// Whether a layer is another one, or lies within it.
  func isInside(_ name: String, _ outer: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == outer { return true }
      next = self[current]?.parent
    }
    return false
  }
}
