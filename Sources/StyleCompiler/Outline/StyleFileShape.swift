import StyleModel
import StyleSyntax

extension ParsedFile {
  /// Whether a file that nobody names and no settings choose is a style file all the same. Programs of all kinds have keys such as
  /// `styles`, `imports`, `mode` and `tokens`, so their values must look as they do in a style file.
  package var isStyleFileByItself: Bool {
    guard let root = tree.root, root.kind == .mapping, looksLikeStyleFile else { return false }
    var isWanting = true
    for entry in root.entries {
      guard let fits = Self.fits(entry.key.text, entry.value) else {
        isWanting = isWanting && Outline.sections.contains(entry.key.text)
        continue
      }
      if fits { return true }
      isWanting = false
    }
    // Sections that are only being written.
    return isWanting
  }

  /// Whether the value of a section is one of a style file; nil where that can't be told.
  private static func fits(_ section: String, _ value: SyntaxNode) -> Bool? {
    if value.kind == .missing || value.kind == .scalar && value.text.isEmpty { return nil }
    func hasEntry(with keys: [String]) -> Bool? {
      guard value.kind == .mapping else { return false }
      if !value.entries.contains(where: { _ in true }) { return nil }
      return value.entries.contains { entry in entry.value.entries.contains { keys.contains($0.key.text) } }
    }
    switch section {
    case "styles": return hasEntry(with: ["component", "extends"])
    case "components": return hasEntry(with: ["base", "extends", "layer", "traits"])
    case "traits": return hasEntry(with: ["properties", "layer", "base"])
    case "tokens":
      guard value.kind == .mapping else { return false }
      return value.entries.contains { TokenType(rawValue: $0.key.text) != nil } && !hasDesignTokens(value)
    case "imports":
      guard value.kind == .sequence else { return false }
      return value.elements.allSatisfy { $0.kind == .scalar } ? nil : false
    case "modes":
      guard value.kind == .mapping else { return false }
      return value.entries.allSatisfy { $0.value.kind == .sequence } ? nil : false
    case "mode": return value.kind == .scalar ? nil : false
    default: return nil
    }
  }

  /// Whether a mapping contains design tokens as other programs have them in YAML: `ink: { $type: color, $value: black }`.
  private static func hasDesignTokens(_ node: SyntaxNode, depth: Int = 0) -> Bool {
    guard node.kind == .mapping, depth < 8 else { return false }
    // The first of each group tell.
    return node.entries.prefix(20).contains { entry in
      ["$type", "$value", "$extends"].contains(entry.key.text)
        || hasDesignTokens(entry.value, depth: depth + 1)
    }
  }
}
