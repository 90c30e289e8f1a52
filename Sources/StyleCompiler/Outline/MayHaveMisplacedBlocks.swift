import StyleSyntax

extension SyntaxTree {
  /// Whether a key stands in a well-formed file where it may be out of place.
  var mayHaveMisplacedBlocks: Bool {
    guard let root, root.kind == .mapping else { return false }
    for section in root.entries {
      if section.key.isAny(of: Words.blocks), !section.key.hasText("modes") { return true }
      if section.key.isAny(of: Words.types) { return true }
      guard section.key.isAny(of: Words.sectionsAndTraits) else { continue }
      if section.key.hasText("tokens") {
        if section.value.hasKey(where: Words.sections.contains) { return true }
        continue
      }
      for declaration in section.value.entries {
        if declaration.key.isAny(of: Words.noDeclarations) { return true }
        if declaration.value.hasKey(where: Words.layers.contains, orBeneath: Words.blocks.contains) {
          return true
        }
      }
    }
    return false
  }
}

private enum Words {
  static let sections = WordSet(MisplacedBlocks.sections)
  static let sectionsAndTraits = WordSet(MisplacedBlocks.sections + ["traits"])
  static let blocks = WordSet(MisplacedBlocks.blocks)
  static let types = WordSet(MisplacedBlocks.types)
  static let layers = WordSet(["sublayers", "mask"])
  /// The words that are no names of declarations.
  static let noDeclarations = WordSet(
    MisplacedBlocks.sections + MisplacedBlocks.blocks + ["base", "component", "extends"])
}
