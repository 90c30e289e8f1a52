import StyleScene

extension RenderCache {
  /// The characters in a scene's texts for which no installed font has a glyph, each once; in their place a box is drawn.
  package func missingCharacters(in scene: Scene) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    for text in scene.items.flatMap(\.texts) {
      for line in layOut(text).lines {
        for scalar in line.shaped.missing where !missing.contains(scalar) { missing.append(scalar) }
      }
    }
    return missing
  }
}

extension Scene.Item {
  fileprivate var texts: [Scene.Text] {
    switch self {
    case .fill, .stroke, .image: []
    case .text(let text): [text]
    case .group(let group): (group.items + (group.mask ?? [])).flatMap(\.texts)
    }
  }
}
