import StyleModel
import StyleSource

extension Rule {
  static let shadowWithoutOpacity = Rule(
    .shadowWithoutOpacity, .drawing,
    good: """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, shadowRadius: 8, shadowOpacity: 0.2 }
      styles:
        card: { component: Card }
      """,
    looks: { appearance, _ in
      appearance.setInVain(without: .shadowOpacity) { $0.double == 0 }
        .map { .shadowWithoutOpacity($0.part, $0.origin, appearance) }
    })
}

extension DiagnosticCode {
  static let shadowWithoutOpacity = DiagnosticCode(
    "shadow-without-opacity", .warning, "A layer with shadow settings has a shadow.",
    explanation: """
      `shadowOpacity` is 0 by default, so a colour, an offset or a radius alone casts no shadow.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer: { backgroundColor: white, shadowRadius: 8 }
                                                       # ^
      styles:
        card: { component: Card }
      """)
}

extension Diagnostic {
  fileprivate static func shadowWithoutOpacity(
    _ part: LayerProperty, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(
      .shadowWithoutOpacity, "\(part.name.quoted) has no effect", ": ‘shadowOpacity’ is 0", of: [choice],
      notes: ["Apple's default for ‘shadowOpacity’ is 0; set it to show the shadow"])
  }
}
