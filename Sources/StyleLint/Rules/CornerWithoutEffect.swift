import StyleModel
import StyleSource

extension Rule {
  static let cornerWithoutEffect = Rule(
    .cornerWithoutEffect, .drawing,
    good: """
      components:
        Tag:
          base: UIView
          layer:
            sublayers:
              - { name: back, kind: shape, path: roundedRectangle, cornerRadius: 4, fillColor: teal }
      styles:
        tag: { component: Tag }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.component.layers[index].kind == .shape,
          let choice = appearance.choice(.cornerRadius, of: index),
          appearance.looks.contains(where: { $0.layers[index].number(.cornerRadius) > 0 }),
          appearance.looks.allSatisfy({ $0.layers[index].roundsNothing })
        else { return nil }
        return appearance.looks.first?.layers[index].outlineWithoutCorner.map {
          .cornerWithoutEffect($0, choice, appearance)
        }
      }
    })
}

extension LookLayer {
  /// The name of a shape's outline that has no corners for a radius to round; nil for other outlines.
  fileprivate var outlineWithoutCorner: String? {
    guard case .path(let path) = self[.path] else { return nil }
    switch path {
    case .rectangle, .roundedRectangle, .star, .polygon, .bubble: return nil
    case .ellipse: return "an ellipse"
    case .arc: return "an arc"
    case .sector: return "a sector"
    case .ring: return "a ring"
    case .svg: return "a path"
    }
  }

  /// Whether a shape shows nothing within rounded bounds: only its outline, which a radius doesn't round.
  fileprivate var roundsNothing: Bool {
    if outlineWithoutCorner == nil || isTrue(.masksToBounds) { return false }
    if (color(.backgroundColor)?.alpha ?? 0) > 0 { return false }
    if number(.borderWidth) > 0, (color(.borderColor)?.alpha ?? 0) > 0 { return false }
    if boxShadows.contains(where: \.isSeen) { return false }
    if case .outline(let outline) = self[.outline], outline.isSeen { return false }
    return true
  }
}

extension DiagnosticCode {
  static let cornerWithoutEffect = DiagnosticCode(
    "corner-without-effect", .warning, "A corner radius rounds something.",
    explanation: """
      `cornerRadius` rounds the bounds of a layer: its background, border and clip, and the outline of a shape
      with the path `roundedRectangle`, `polygon`, `star` or `bubble`. Ellipses and their parts have no corners
      that it rounds, and SVG paths keep theirs. To round these, stroke the outline in the colour that fills it,
      with `lineJoin: round`.
      """,
    example: """
      components:
        Badge:
          base: UIView
          layer:
            sublayers:
              - { name: back, kind: shape, path: ellipse, cornerRadius: 4, fillColor: teal }
                                                                      # ^
      styles:
        badge: { component: Badge }
      """)
}

extension Diagnostic {
  fileprivate static func cornerWithoutEffect(
    _ outline: String, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .cornerWithoutEffect, "‘cornerRadius’ has no effect", ": it doesn't round the outline of \(outline)",
      of: [choice],
      notes: outline == "an ellipse"
        ? []
        : ["to round the corners of an outline, stroke it in its colour with ‘lineJoin: round’"])
  }
}
