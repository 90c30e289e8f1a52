import StyleSyntax

/// References into parts of tools' tokens, such as the size of a typography.
extension TokenSystem {
  /// Resolves a part of a tool's token that a reference leads to. It may lead back to itself.
  func resolve(_ part: SyntaxNode, for node: SyntaxNode, in set: Int, isSilent: Bool) -> Resolved {
    if partDepth == 0 { hasEndlessPart = false }
    guard partDepth < 32 else {
      hasEndlessPart = true
      return .broken
    }
    partDepth += 1
    let resolved = resolve(part, in: set, isSilent: true)
    partDepth -= 1
    if hasEndlessPart, !isSilent { output.report(.endlessReference(node)) }
    return resolved
  }

  /// The node of a part of a tool's token: the size of `{heading.fontSize}`.
  func part(at path: [String], in set: Int) -> SyntaxNode? {
    guard sets.sets[set].isOfTools, path.count > 1 else { return nil }
    guard partDepth < 32 else {
      hasEndlessPart = true
      return nil
    }
    partDepth += 1
    defer { partDepth -= 1 }
    let name = path.dropLast().joined(separator: ".")
    // Which of several definitions counts, depends on the theme.
    guard let index = index(of: name, in: set), !isSaidTwice(name, beside: set),
      let value = literalValue(of: index), value.kind == .mapping
    else { return nil }
    return path.last.flatMap { members.child($0, of: value) }
  }
}
