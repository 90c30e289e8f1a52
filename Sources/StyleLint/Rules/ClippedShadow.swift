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
      var reported: Set<Int> = []
      return appearance.looks.flatMap { look in
        look.layers.indices.compactMap { index -> Diagnostic? in
          let layer = look.layers[index]
          guard layer.castsShadow, look.isShown(index), !reported.contains(index) else { return nil }
          let mask = look.layers.contains { $0.isMask && $0.parent == index }
          guard mask || layer.isTrue(.masksToBounds) else { return nil }
          reported.insert(index)
          return .clippedShadow(layer, byMask: mask, appearance)
        }
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
    _ layer: LayerValues, byMask: Bool, _ appearance: Appearance
  ) -> Diagnostic {
    let clip = byMask ? "its mask" : "‘masksToBounds’"
    return Diagnostic(
      .clippedShadow, "the shadow of ‘\(layer.layer.name.shortened)’ is never seen: \(clip) clips it",
      at:
        appearance.place(layer.origin(of: .shadowOpacity), layer.origin(of: .masksToBounds)),
      notes: ["cast the shadow from a layer around the one that clips"])
  }
}
