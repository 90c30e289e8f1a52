import StyleModel
import StyleSource

extension Rule {
  static let invisibleState = Rule(
    .invisibleState, .accessibility,
    good: """
      styles:
        go:
          component: UIButton
          backgroundColor: navy
          states:
            highlighted: { backgroundColor: black }
      """,
    looks: { appearance, context in
      // A style that is in a state of its own may outrank what the component says of others.
      guard appearance.looks.first?.state == .normal else { return [] }
      return appearance.states.indices.dropFirst().compactMap { state -> Diagnostic? in
        let isSeen = appearance.modes.indices.contains { mode in
          !appearance.look(state, mode).isDrawnLike(appearance.look(0, mode))
        }
        return isSeen ? nil : .invisibleState(appearance.states[state], appearance)
      }
    })
}

extension DiagnosticCode {
  static let invisibleState = DiagnosticCode(
    "invisible-state", .warning, "A state with values looks different from the normal state.",
    explanation: """
      If a control looks the same while it is pressed, selected or disabled, people can't tell whether it
      reacted. Change something visible in the state, or remove it.
      """,
    example: """
      styles:
        go:
          component: UIButton
          backgroundColor: navy
          states:
            highlighted: { backgroundColor: navy }
                         # ^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func invisibleState(_ state: StateSet, _ appearance: StyleAppearance) -> Diagnostic {
    let settings = appearance.style.map { appearance.sheet.styles[$0].settings } ?? []
    let own = settings.first { $0.state == state && !$0.isInherited }?.span
    let inComponent = appearance.component.settings.last { $0.state == state }?.span
    let isInherited = settings.contains { $0.state == state && $0.isInherited }
    return appearance.finding(
      .invisibleState,
      "the state \(appearance.sheet.states.name(of: state).quoted) looks the same as the normal one",
      at: own ?? (isInherited ? nil : inComponent) ?? appearance.span,
      notes: ["none of this state's values is visible"])
  }
}
