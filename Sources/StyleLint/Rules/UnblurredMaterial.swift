import StyleModel
import StyleSource

extension Rule {
  static let unblurredMaterial = Rule(
    .unblurredMaterial, .drawing,
    good: """
      components:
        Panel:
          base: UIView
          layer: { sublayers: [{ name: glass, kind: material, material: thin, cornerRadius: 12 }] }
      styles:
        panel: { component: Panel }
      """,
    looks: { appearance, _ in
      guard appearance.looks.first?.hasMaterial == true else { return [] }
      var families = LayerFamilies(of: appearance.component)
      return appearance.component.layers.indices.flatMap { index -> [Diagnostic] in
        let layer = appearance.looks[0].layers[index]
        guard layer.showsMaterial else { return [] }
        return layer.ancestors(in: appearance.component).compactMap { outer in
          // What a component says of its own root is reported there.
          if outer == index, layer.kind != .material, !appearance.source.isSet(.opacity, of: index),
            !families.isMasked(index)
          {
            return nil
          }
          let isMasked = families.isMasked(outer)
          let looks = appearance.looks.indices.filter { look in
            let shown = appearance.looks[look]
            return shown.isShown(index) && (isMasked || shown.layers[outer].number(.opacity) < 1)
          }
          return looks.isEmpty
            ? nil : .unblurredMaterial(index, in: outer, in: looks, byMask: isMasked, appearance)
        }
      }
    })
}

extension LookLayer {
  /// Whether the layer is a material, or holds a component in which one is.
  fileprivate var showsMaterial: Bool { kind == .material || nested?.hasMaterial == true }

  /// The layer, and those that it lies in, up to the root.
  fileprivate func ancestors(in component: Component) -> [Int] {
    Array(sequence(first: index) { component.layers[$0].parent })
  }
}

extension DiagnosticCode {
  static let unblurredMaterial = DiagnosticCode(
    "unblurred-material", .warning, "A material isn't inside a layer that fades or has a mask.",
    explanation: """
      A layer with an `opacity` (a view's `alpha`) between 0 and 1, or with a mask, is drawn separately first.
      During that, nothing lies below a material in it, so the material looks wrong or isn't visible. Apple
      documents this for `UIVisualEffectView`.

      Fade what lies above the material, hide the material, or use a thinner one. To round it, use its own
      `cornerRadius`, which needs no mask.
      """,
    example: """
      components:
        Panel:
          base: UIView
          layer: { sublayers: [{ name: glass, kind: material, opacity: 0.5 }] }
                                                                     # ^^^
      styles:
        panel: { component: Panel }
      """)
}

extension Diagnostic {
  fileprivate static func unblurredMaterial(
    _ index: Int, in outer: Int, in looks: [Int], byMask: Bool, _ appearance: StyleAppearance
  ) -> Diagnostic {
    let look = appearance.looks[looks[0]]
    let names = [index, outer].map { look.layers[$0].layer.writtenName.shortened }
    let message = "the material ‘\(names[0])’ doesn't blur what lies below it"
    let subject = index == outer ? "it" : "‘\(names[1])’ around it"
    if byMask, let mask = appearance.component.layers.first(where: { $0.parent == outer && $0.isMask }) {
      return appearance.finding(
        .unblurredMaterial, message, ": \(subject) has a mask", at: mask.span ?? appearance.span, in: looks,
        notes: ["round the material with its ‘cornerRadius’, and mask other layers"])
    }
    return appearance.finding(
      .unblurredMaterial, message, ": \(subject) is translucent",
      of: [look.layers[outer].origin(of: .opacity)],
      in: looks, notes: ["fade the layers above the material instead, or use a thinner ‘material’"])
  }
}
