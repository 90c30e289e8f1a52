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
      return appearance.component.layers.indices.flatMap { index -> [Diagnostic] in
        let set = [LayerProperty.shadowOpacity, .shadows].filter { appearance.source.isSet($0, of: index) }
        if set.isEmpty { return [] }
        let mask = families.isMasked(index)
        return set.compactMap { property in
          let looks = appearance.looks.indices.filter { look in
            let layer = appearance.looks[look].layers[index]
            return layer.castsShadow(by: property) && appearance.looks[look].isShown(index)
              && (mask || layer.isTrue(.masksToBounds))
          }
          return looks.isEmpty
            ? nil : .clippedShadow(of: index, by: property, in: looks, byMask: mask, appearance)
        }
      }
    })
}

extension LookLayer {
  /// Whether a shadow of the layer falls outwards: one in `shadows`, or the layer's own.
  fileprivate func castsShadow(by property: LayerProperty) -> Bool {
    property == .shadows ? boxShadows.contains { $0.isSeen && !$0.isInset } : castsShadow
  }
}

extension DiagnosticCode {
  static let clippedShadow = DiagnosticCode(
    "clipped-shadow", .warning, "A layer doesn't clip its own shadow.",
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
    of index: Int, by property: LayerProperty, in looks: [Int], byMask: Bool, _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    let clip = byMask ? "its mask" : "‘masksToBounds’"
    let subject = property == .shadows ? "not every shadow" : "the shadow"
    let verb = property == .shadows ? "is" : "is not"
    return appearance.finding(
      .clippedShadow, "\(subject) of ‘\(layer.layer.writtenName.shortened)’ \(verb) visible",
      ": \(clip) clips it",
      of: [layer.origin(of: property), layer.origin(of: .masksToBounds)], in: looks,
      notes: ["cast the shadow from a layer around the one that clips"])
  }
}
