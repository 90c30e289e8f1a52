import StyleModel
import StyleSource

extension Rule {
  static let unseenShadow = Rule(
    .unseenShadow, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            shadows: [{ opacity: 0.2, offset: [0, 2], radius: 4, spread: -1 }, { inset: true, color: gray, spread: 1 }]
          preview: { size: [120, 44] }
      styles:
        card: { component: Card }
      """,
    looks: { appearance, _ in
      let layers = appearance.component.layers
      var found: [Int: (unseen: UnseenShadow, looks: [Int])] = [:]
      // Of a repeated layer, some copies may have another offset.
      var seenCopies: Set<String> = []
      for index in layers.indices where appearance.source.isSet(.shadows, of: index) {
        let size = appearance.hasSize ? appearance.frames[index].size : nil
        let shown = appearance.looks.indices.filter { appearance.looks[$0].isShown(index) }
        let unseen = shown.compactMap { look in
          UnseenShadow(of: appearance.looks[look].layers[index], size: size).map { (look: look, unseen: $0) }
        }
        if let first = unseen.first {
          found[index] = (first.unseen, unseen.map(\.look))
        } else if !shown.isEmpty, let copy = layers[index].copy {
          seenCopies.insert(copy.name)
        }
      }
      return layers.indices.compactMap { index in
        guard let (unseen, looks) = found[index], layers[index].isFirstCopy,
          !seenCopies.contains(layers[index].writtenName)
        else { return nil }
        return .unseenShadow(unseen, of: index, in: looks, appearance)
      }
    })
}

/// A shadow of a list that no colour would show.
private struct UnseenShadow {
  /// The number in the list, from 1.
  let number: Int
  let shadow: BoxShadow
  /// The size of the layer, if the spread leaves nothing of it to cast the shadow.
  let emptied: Size?

  /// Finds the first unseen shadow of a layer. The size is nil where it isn't known.
  init?(of layer: LookLayer, size: Size?) {
    for (index, shadow) in layer.boxShadows.enumerated() {
      let isEmptied =
        size.map { !shadow.isInset && min($0.width, $0.height) + 2 * shadow.spread <= 0 } ?? false
      if isEmptied || !shadow.reachesOut {
        (number, self.shadow, emptied) = (index + 1, shadow, isEmptied ? size : nil)
        return
      }
    }
    return nil
  }
}

extension StyleAppearance {
  /// Whether the appearance has a size that a file sets: a view without a preview has none.
  fileprivate var hasSize: Bool {
    component.base.isControl || preview.size != component.base.previewSize
  }
}

extension DiagnosticCode {
  static let unseenShadow = DiagnosticCode(
    "unseen-shadow", .warning, "Every shadow of a list is visible.",
    explanation: """
      A shadow without blur, spread and offset is hidden under the box that casts it, and an inner one lies
      beyond its edge. A negative spread shrinks the box before it casts the shadow. At half the shorter side,
      nothing is left of it.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            shadows: [{ opacity: 0.2, radius: 4, spread: -22 }]
                   # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          preview: { size: [120, 44] }
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func unseenShadow(
    _ unseen: UnseenShadow, of index: Int, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    let reason =
      unseen.emptied.map { "its spread leaves nothing of a layer of \($0.shown) points" }
      ?? (unseen.shadow.isInset ? "it lies beyond the edge" : "it lies beneath the layer")
    return appearance.finding(
      .unseenShadow, "shadow \(unseen.number) of ‘\(layer.layer.writtenName.shortened)’ is invisible",
      ": \(reason)",
      of: .shadows, layer, in: looks,
      notes: unseen.emptied == nil ? ["give it a ‘radius’, a ‘spread’ or an ‘offset’"] : [])
  }
}
