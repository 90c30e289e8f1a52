import StyleModel
import StyleSource

extension Rule {
  static let offscreenShadow = Rule(
    .offscreenShadow, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, shadowOpacity: 0.2 }
      styles:
        card: { component: Card }
      """,
    looks: { appearance, context in
      appearance.component.layers.indices.compactMap { layer in
        guard appearance.source.isSet(.shadowOpacity, of: layer) else { return nil }
        let looks = appearance.looks.indices.filter { index in
          let look = appearance.looks[index]
          return look.layers[layer].castsShadow && look.isShown(layer) && !look.layers[layer].hasKnownOutline
        }
        return looks.isEmpty ? nil : .offscreenShadow(of: layer, in: looks, appearance)
      }
    })
}

extension LookLayer {
  /// Whether an opaque background fills the layer, so that the shadow's outline is known.
  fileprivate var hasKnownOutline: Bool { color(.backgroundColor)?.isOpaque ?? false }
}

extension DiagnosticCode {
  static let offscreenShadow = DiagnosticCode(
    "offscreen-shadow", .info, "A layer with a shadow has an opaque background.",
    explanation: """
      The shadow of a layer with an opaque background has the layer's outline, which a `shadowPath` can
      describe. The shadow of a translucent or empty layer follows its sublayers. Core Animation draws them off
      screen to find their outline, again in every frame in which something moves. Scrolling lists become slow.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer:
            shadowOpacity: 0.2
                         # ^^^
            sublayers:
              - { name: fill, kind: rectangle, backgroundColor: white }
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func offscreenShadow(
    of layer: Int, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let caster = appearance.looks[looks[0]].layers[layer]
    let advice =
      switch caster.kind {
      case .material: "write it as one of ‘shadows’, which have the shape of the box"
      case .shape:
        "where a rectangle with a ‘cornerRadius’ has the same outline, use that: ‘50%’ makes a circle of a square"
      case .rectangle, .gradient, .text, .image, .stack, .component:
        "give the layer that casts the shadow an opaque background of its own"
      }
    return appearance.finding(
      .offscreenShadow, "this shadow is drawn off screen", ", because the layer's background is not opaque",
      of: [caster.origin(of: .shadowOpacity)], in: looks, notes: [advice])
  }
}
