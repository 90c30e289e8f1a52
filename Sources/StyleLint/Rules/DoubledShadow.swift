import StyleModel
import StyleSource

extension Rule {
  static let doubledShadow = Rule(
    .doubledShadow, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            shadows: [{ opacity: 0.1, offset: [0, 1], radius: 1 }, { opacity: 0.1, offset: [0, 8], radius: 12 }]
      styles:
        card: { component: Card }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.source.isSet(.shadows, of: index), appearance.source.isSet(.shadowOpacity, of: index)
        else { return nil }
        let looks = appearance.looks.indices.filter { look in
          let layer = appearance.looks[look].layers[index]
          return layer.castsShadow && layer.boxShadows.contains { $0.isSeen }
            && appearance.looks[look].isShown(index)
        }
        return looks.isEmpty ? nil : .doubledShadow(of: index, in: looks, appearance)
      }
    })
}

extension DiagnosticCode {
  static let doubledShadow = DiagnosticCode(
    "doubled-shadow", .warning, "A layer has one shadow or a list of shadows, not both.",
    explanation: """
      The shadow of `shadowOpacity` follows everything that the layer shows, including the shadows of its list.
      It is a shadow of shadows, and Core Animation draws the layer off screen to find its outline. Add it to
      `shadows` instead.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer:
            backgroundColor: white
            shadowOpacity: 0.2
            shadows: [{ opacity: 0.1, offset: [0, 8], radius: 12 }]
                   # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func doubledShadow(
    of index: Int, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    return appearance.finding(
      .doubledShadow, "‘\(layer.layer.writtenName.shortened)’ has ‘shadows’ and a shadow of its own",
      of: .shadows, layer, or: [layer.origin(of: .shadowOpacity)], in: looks,
      notes: ["move it into the list; otherwise, the list casts that shadow too"])
  }
}
