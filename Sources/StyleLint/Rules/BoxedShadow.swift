import StyleModel
import StyleSource

extension Rule {
  static let boxedShadow = Rule(
    .boxedShadow, .drawing,
    good: """
      components:
        Ball:
          base: UIView
          layer:
            sublayers:
              - { name: ball, kind: shape, path: ellipse, fillColor: white, shadowOpacity: 0.3 }
      styles:
        ball: { component: Ball }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.compactMap { index in
        guard appearance.component.layers[index].kind == .shape, appearance.source.isSet(.shadows, of: index)
        else { return nil }
        let looks = appearance.looks.indices.filter { place in
          let layer = appearance.looks[place].layers[index]
          return layer.boxShadows.contains { $0.isSeen && !$0.isInset } && !layer.showsItsBox
            && appearance.looks[place].isShown(index)
        }
        return looks.isEmpty ? nil : .boxedShadow(of: index, in: looks, appearance)
      }
    })
}

extension LookLayer {
  /// Whether a shape layer looks like its box, because its path fills it or a background or a border shows.
  fileprivate var showsItsBox: Bool {
    if (color(.backgroundColor)?.alpha ?? 0) > 0 || number(.borderWidth) > 0 { return true }
    guard case .path(let path) = self[.path] else { return true }
    switch path {
    case .rectangle, .roundedRectangle: return true
    // The box is an ellipse as well if it is square, which depends on its frame.
    case .ellipse: return number(.cornerRadius) > 0
    case .star, .polygon, .arc, .sector, .ring, .bubble, .svg: return false
    }
  }
}

extension DiagnosticCode {
  static let boxedShadow = DiagnosticCode(
    "boxed-shadow", .warning, "The box shadows of a shape have the outline that is seen.",
    explanation: """
      Each of `shadows` has the shape of the layer's box, as in CSS, and not that of a shape's path: a circle gets the
      shadow of a square. The shadow of `shadowOpacity` follows the path. A rectangle with a `cornerRadius` can have
      box shadows with its outline.
      """,
    example: """
      components:
        Ball:
          base: UIView
          layer:
            sublayers:
              - { name: ball, kind: shape, path: ellipse, fillColor: white, shadows: [{ radius: 3 }] }
                                                                                   # ^^^^^^^^^^^^^^^
      styles:
        ball: { component: Ball }
      """)
}

extension Diagnostic {
  fileprivate static func boxedShadow(
    of index: Int, in looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[looks[0]].layers[index]
    return appearance.finding(
      .boxedShadow, "the shadows of ‘\(layer.layer.writtenName.shortened)’ don't follow its path",
      ": they have the shape of its box", of: [layer.origin(of: .shadows)], in: looks,
      notes: [
        "the shadow of ‘shadowOpacity’ follows the path, and a rectangle with ‘cornerRadius: 50%’ is round too"
      ])
  }
}
