import StyleModel
import StyleSource

extension Rule {
  static let cornerWithoutRadius = Rule(
    .cornerWithoutRadius, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, cornerRadius: 12, cornerCurve: continuous }
      styles:
        card: { component: Card }
      """,
    looks: { appearance, _ in
      appearance.setInVain(without: .cornerRadius) { $0.double == 0 }
        .map { .cornerWithoutRadius($0.part, $0.origin, appearance) }
    })
}

extension DiagnosticCode {
  static let cornerWithoutRadius = DiagnosticCode(
    "corner-without-radius", .warning, "A layer with corner settings has a corner radius.",
    explanation: """
      `cornerCurve` sets the shape of rounded corners, and `maskedCorners` selects them. With a `cornerRadius`
      of 0, Apple's default, all corners are square.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, cornerCurve: continuous }
                                                      # ^^^^^^^^^^
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func cornerWithoutRadius(
    _ part: LayerProperty, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .cornerWithoutRadius, "\(part.name.quoted) has no effect", ": ‘cornerRadius’ is 0", of: [choice])
  }
}
