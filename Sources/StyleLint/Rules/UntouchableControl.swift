import StyleModel
import StyleSource

extension Rule {
  static let untouchableControl = Rule(
    .untouchableControl, .accessibility,
    good: """
      styles:
        overlay: { component: UIButton, alpha: 0.02 }
      """,
    looks: { appearance, context in
      guard appearance.component.base.isControl, let look = appearance.looks.first else { return [] }
      let opacity = look.layers[0].number(.opacity)
      guard opacity < 0.01, !look.layers[0].isTrue(.hidden) else { return [] }
      return [.untouchable(appearance, look.layers[0].origin(of: .opacity))]
    })
}

extension DiagnosticCode {
  static let untouchableControl = DiagnosticCode(
    "untouchable-control", .warning, "A control is opaque enough to be touched.",
    explanation: """
      UIKit sends no touches to a view whose `alpha` is less than 0.01 (`hitTest(_:with:)`). To cover something
      with an invisible control, make its background clear instead.
      """,
    example: """
      styles:
        overlay: { component: UIButton, alpha: 0 }
                                             # ^
      """)
}

extension Diagnostic {
  fileprivate static func untouchable(_ appearance: StyleAppearance, _ opacity: Origin.ID) -> Diagnostic {
    appearance.finding(
      .untouchableControl, "a control this transparent takes no touches", of: [opacity],
      notes: ["UIKit needs an ‘alpha’ of at least 0.01; make the background clear instead"])
  }
}
