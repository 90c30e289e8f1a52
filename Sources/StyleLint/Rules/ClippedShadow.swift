import StyleModel
import StyleSource

extension Rule {
  static let clippedShadow = Rule(
    .clippedShadow, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            shadowOpacity: 0.3
      styles:
        card: { component: Card }
      """,
    looks: { appearance, context in
      var families = LayerFamilies(of: appearance.component)
      return appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.source.isSet(.shadowOpacity, of: index) else { return nil }
        let mask = families.isMasked(index)
        let looks = appearance.looks.indices.filter { look in
          let layer = appearance.looks[look].layers[index]
          return layer.castsShadow && appearance.looks[look].isShown(index)
            && (mask || layer.isTrue(.masksToBounds))
        }
        return looks.isEmpty ? nil : .clippedShadow(of: index, in: looks, byMask: mask, appearance)
      }
    })
}

extension DiagnosticCode {
  static let clippedShadow = DiagnosticCode(
    "clipped-shadow", .warning, "A layer that casts a shadow does not clip it away.",
    explanation: """
      A layer's shadow lies outside its bounds, so `masksToBounds` (a view's `clipsToBounds`) and a mask cut it off.
      Cast the shadow from an outer layer, and clip the contents in a layer inside it.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            masksToBounds: true
            shadowOpacity: 0.3
                         # ^^^
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func clippedShadow(
    of index: Int, in looks: [Int], byMask: Bool, _ appearance: Appearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    let clip = byMask ? "its mask" : "‘masksToBounds’"
    return appearance.finding(
      .clippedShadow, "the shadow of ‘\(layer.layer.name.shortened)’ is not seen", ": \(clip) clips it",
      of: [layer.origin(of: .shadowOpacity), layer.origin(of: .masksToBounds)], in: looks,
      notes: ["cast the shadow from a layer around the one that clips"])
  }
}
