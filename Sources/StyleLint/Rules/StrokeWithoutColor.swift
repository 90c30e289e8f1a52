import StyleModel
import StyleSource

extension Rule {
  static let strokeWithoutColor = Rule(
    .strokeWithoutColor, .drawing,
    good: """
      components:
        Ring:
          base: UIView
          layer:
            sublayers:
              - { name: ring, kind: shape, path: ellipse, fillColor: clear, lineWidth: 2, strokeColor: teal }
      styles:
        ring: { component: Ring }
      """,
    looks: { appearance, _ in
      appearance.setInVain(without: .strokeColor) { $0.color?.alpha ?? 0 == 0 }
        .map { .strokeWithoutColor($0.part, $0.origin, appearance) }
    })
}

extension DiagnosticCode {
  static let strokeWithoutColor = DiagnosticCode(
    "stroke-without-color", .warning, "A shape with line settings has a line.",
    explanation: """
      A shape's `strokeColor` is null by default. Then no line is drawn, whatever its width, caps or dashes.
      """,
    example: """
      components:
        Ring:
          base: UIView
          layer:
            sublayers:
              - { name: ring, kind: shape, path: ellipse, lineWidth: 2 }
                                                                   # ^
      styles:
        ring: { component: Ring }
      """)
}

extension Diagnostic {
  fileprivate static func strokeWithoutColor(
    _ part: LayerProperty, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .strokeWithoutColor, "\(part.name.quoted) has no effect", ": ‘strokeColor’ is not set", of: [choice],
      notes: ["Apple's default for ‘strokeColor’ is null, which draws no line"])
  }
}
