import StyleSyntax

/// Whether the outermost groups of a file without `$themes` are nevertheless sets: then references leave their names out.
struct SetNames {
  private var paths: Set<String> = []
  private var references: Set<String> = []
  private let names: [String]

  init(in root: SyntaxNode) {
    names = root.entries.map(\.key.text).filter { !$0.hasPrefix("$") }
    for entry in root.entries { read(entry.value, [entry.key.text]) }
  }

  /// Whether no reference leads to a token by its whole path, but some do behind the name of a group.
  var areLeftOut: Bool {
    !references.isEmpty && references.isDisjoint(with: paths)
      && references.contains { reference in names.contains { paths.contains($0 + "." + reference) } }
  }

  private mutating func read(_ node: SyntaxNode, _ path: [String]) {
    guard node.kind == .mapping, path.count < 64 else { return }
    guard node["$value"] == nil, !node.hasValueOfTools else {
      paths.insert(path.joined(separator: "."))
      if let value = node["$value"] ?? node["value"] { readReferences(value, depth: 0) }
      return
    }
    for entry in node.entries { read(entry.value, path + [entry.key.text]) }
  }

  private mutating func readReferences(_ node: SyntaxNode, depth: Int) {
    switch node.kind {
    case .missing: break
    case .mapping:
      if depth < 8 { for entry in node.entries { readReferences(entry.value, depth: depth + 1) } }
    case .sequence:
      if depth < 8 { for element in node.elements { readReferences(element, depth: depth + 1) } }
    case .scalar:
      guard node.isJSONString else { return }
      for part in node.text.split(separator: "{").dropFirst(node.text.hasPrefix("{") ? 0 : 1) {
        if let end = part.firstIndex(of: "}") { references.insert(String(part[..<end])) }
      }
    }
  }
}
