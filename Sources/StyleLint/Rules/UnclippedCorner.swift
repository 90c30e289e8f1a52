import StyleModel
import StyleSource

extension Rule {
  static let unclippedCorner = Rule(
    .unclippedCorner, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer:
            cornerRadius: 12
            masksToBounds: true
            sublayers:
              - { name: photo, kind: rectangle, backgroundColor: teal }
      styles:
        card: { component: Card }
      """,
    looks: { appearance, context in
      guard let look = appearance.looks.first else { return [] }
      let frames = appearance.drawnFrames
      var families = LayerFamilies(of: appearance.component)
      return look.layers.indices.compactMap { index -> Diagnostic? in
        let outer = look.layers[index]
        guard outer.number(.cornerRadius) > 0, !outer.isTrue(.masksToBounds), look.isShown(index) else {
          return nil
        }
        guard !families.isMasked(index) else { return nil }
        let spill = families.children(of: index).first { inner in
          guard look.isDrawn(inner),
            reachesCorner(look.layers[inner], frames[inner], of: outer, frames[index])
          else { return false }
          // What a mask leaves may be round.
          guard
            let mask = look.layers.indices.first(where: {
              look.layers[$0].isMask && look.layers[$0].parent == inner
            })
          else { return true }
          return reachesCorner(look.layers[mask], frames[mask], of: outer, frames[index])
        }
        return spill.map { .unclippedCorner(outer, look.layers[$0], appearance) }
      }
    })

  /// Whether the contents of a layer that fills a corner reach beyond the rounding.
  private static func reachesCorner(
    _ inner: LookLayer, _ frame: Rect, of outerLayer: LookLayer, _ outer: Rect
  ) -> Bool {
    let radius = outerLayer.number(.cornerRadius)
    var corner = inner.number(.cornerRadius)
    switch inner.kind {
    case .text: return false
    case .shape:
      guard case .path(let path) = inner[.path] else { return false }
      switch path {
      case .rectangle: corner = 0
      case .roundedRectangle: break
      case .ellipse, .star, .polygon, .arc, .sector, .ring, .bubble, .svg: return false
      }
    // Where a class puts a picture beside its title or its text.
    case .image where inner.layer.frame.isBesideText: return false
    case .rectangle, .gradient, .image, .stack, .material, .component: break
    }
    // A square corner this far in still lies within the circle.
    let slack = min(radius, min(outer.width, outer.height) / 2) * (1 - 0.5.squareRoot())
    let (left, right) = (frame.x - outer.x < slack, outer.maxX - frame.maxX < slack)
    let (top, bottom) = (frame.y - outer.y < slack, outer.maxY - frame.maxY < slack)
    let reached = Corners(
      topLeft: top && left, topRight: top && right, bottomLeft: bottom && left, bottomRight: bottom && right
    ).intersection(outerLayer.roundCorners)
    guard !reached.isEmpty else { return false }
    let isRound =
      min(corner, min(frame.width, frame.height) / 2) >= min(radius, min(outer.width, outer.height) / 2)
      - slack
    return !isRound || !reached.isSubset(of: inner.roundCorners)
  }
}

extension LookLayer {
  /// The corners that the layer's radius rounds.
  fileprivate var roundCorners: Corners {
    if case .corners(let corners) = self[.maskedCorners] { corners } else { .all }
  }
}

extension DiagnosticCode {
  static let unclippedCorner = DiagnosticCode(
    "unclipped-corner", .warning, "Contents don't extend beyond rounded corners.",
    explanation: """
      `cornerRadius` rounds a layer's background and border. Sublayers stay square until `masksToBounds` clips
      them. Set `masksToBounds: true` (a view's `clipsToBounds`), or round the sublayer too.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer:
            cornerRadius: 12
                        # ^^
            sublayers:
              - { name: photo, kind: rectangle, backgroundColor: teal }
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func unclippedCorner(
    _ outer: LookLayer, _ inner: LookLayer, _ appearance: StyleAppearance
  ) -> Diagnostic {
    // Clipping would take the shadow away.
    let hasShadow = outer.number(.shadowOpacity) > 0 || outer.boxShadows.contains { $0.isSeen && !$0.isInset }
    return appearance.finding(
      .unclippedCorner,
      "‘\(inner.layer.writtenName.shortened)’ extends beyond the rounded corners of "
        + "‘\(outer.layer.writtenName.shortened)’",
      of: [outer.origin(of: .cornerRadius)],
      notes: [
        hasShadow
          ? "round the inner layer as well, or put it into a layer with ‘masksToBounds: true’: here that would cut off the shadow"
          : "set ‘masksToBounds: true’ there, or round the inner layer as well"
      ])
  }
}
