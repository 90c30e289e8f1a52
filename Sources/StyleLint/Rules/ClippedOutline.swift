import StyleModel
import StyleSource

extension Rule {
  static let clippedOutline = Rule(
    .clippedOutline, .drawing,
    good: """
      components:
        Key:
          base: UIButton
          layer:
            cornerRadius: 8
          states: { focused: { layer.outline: { offset: 2, color: navy } } }
      styles:
        key: { component: Key }
      """,
    looks: { appearance, context in
      var families = LayerFamilies(of: appearance.component)
      return appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.source.isSet(.outline, of: index) else { return nil }
        let mask = families.isMasked(index)
        let looks = appearance.looks.indices.filter { look in
          let layer = appearance.looks[look].layers[index]
          return layer.reachesOut && appearance.looks[look].isShown(index)
            && (mask || layer.isTrue(.masksToBounds))
        }
        return looks.isEmpty ? nil : .clippedOutline(of: index, in: looks, byMask: mask, appearance)
      }
    })
}

extension LookLayer {
  /// Whether the layer has an outline that reaches outside its bounds.
  fileprivate var reachesOut: Bool {
    guard case .outline(let outline) = self[.outline], outline.isSeen else { return false }
    return outline.offset + outline.width > 0
  }
}

extension DiagnosticCode {
  static let clippedOutline = DiagnosticCode(
    "clipped-outline", .warning, "A layer doesn't clip its own outline.",
    explanation: """
      An outline lies outside the bounds of its layer, so `masksToBounds` (a view's `clipsToBounds`) and a mask cut it off.
      Draw the outline around an outer layer, and clip the contents in a layer inside it.
      """,
    example: """
      components:
        Key:
          base: UIButton
          layer:
            masksToBounds: true
          states: { focused: { layer.outline: { offset: 2, color: navy } } }
                                            # ^^^^^^^^^^^^^^^^^^^^^^^^^^
      styles:
        key: { component: Key }
      """)
}

extension Diagnostic {
  fileprivate static func clippedOutline(
    of index: Int, in looks: [Int], byMask: Bool, _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    let clip = byMask ? "its mask" : "‘masksToBounds’"
    return appearance.finding(
      .clippedOutline, "the outline of ‘\(layer.layer.writtenName.shortened)’ is invisible",
      ": \(clip) clips it",
      of: [layer.origin(of: .outline), layer.origin(of: .masksToBounds)], in: looks,
      notes: ["draw it on a layer around the one that clips"])
  }
}
