import StyleModel
import StyleSource

extension Rule {
  static let lineWithoutEffect = Rule(
    .lineWithoutEffect, .drawing,
    good: """
      components:
        Banner:
          base: UIView
          layer:
            sublayers:
              - { name: sky, kind: gradient, angle: 135, stops: [{ color: navy }, { color: teal }] }
              - { name: sun, kind: gradient, type: radial, startPoint: [0.5, 0.5], endPoint: [1, 1], stops: [{ color: gold }, { color: clear }] }
      styles:
        banner: { component: Banner }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.component.layers[index].kind == .gradient,
          let angle = appearance.choice(.angle, of: index)
        else { return nil }
        let kinds = Set(appearance.looks.compactMap { $0.layers[index][.type].text })
        if kinds.count == 1, let kind = kinds.first, kind != GradientKind.axial.rawValue {
          return .angleWithoutEffect(kind, angle, appearance)
        }
        guard kinds == [GradientKind.axial.rawValue],
          appearance.isAlways(.angle, of: index, { !$0.isNull })
        else { return nil }
        for property in [LayerProperty.startPoint, .endPoint] {
          if let point = appearance.choice(property, of: index) {
            return .pointWithoutEffect(property, point, appearance)
          }
        }
        return nil
      }
    })
}

extension DiagnosticCode {
  static let lineWithoutEffect = DiagnosticCode(
    "line-without-effect", .warning, "A gradient has an angle or points, not both.",
    explanation: """
      The line of an axial gradient has an `angle`, or lies between `startPoint` and `endPoint`: with an angle,
      the points have no effect. Radial and conic gradients have no angle. A conic gradient begins where its
      `endPoint` lies.
      """,
    example: """
      components:
        Banner:
          base: UIView
          layer:
            sublayers:
              - { name: sky, kind: gradient, angle: 135, startPoint: [0, 0], stops: [{ color: navy }, { color: teal }] }
                                                                   # ^^^^^^
      styles:
        banner: { component: Banner }
      """)
}

extension Diagnostic {
  fileprivate static func pointWithoutEffect(
    _ property: LayerProperty, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .lineWithoutEffect, "‘\(property.name)’ has no effect", ": the gradient has an ‘angle’", of: [choice],
      notes: ["remove the point, or write ‘angle: null’ where the points hold"])
  }

  fileprivate static func angleWithoutEffect(
    _ kind: String, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .lineWithoutEffect, "‘angle’ has no effect", ": only an axial gradient has one, and this is \(kind)",
      of: [choice],
      notes: [
        kind == GradientKind.conic.rawValue
          ? "a conic gradient begins where its ‘endPoint’ lies, seen from ‘startPoint’"
          : "a radial gradient ends at the ellipse that ‘startPoint’ and ‘endPoint’ say"
      ])
  }
}
