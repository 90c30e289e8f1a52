import StyleModel
import StyleSource

extension Rule {
  static let noPressedLook = Rule(
    .noPressedLook, .accessibility, needsEveryUse: true,
    good: """
      styles:
        go:
          component: UIButton
          backgroundColor: navy
          states:
            highlighted: { alpha: 0.6 }
      """,
    looks: { appearance, context in
      let isPainted = appearance.looks.first?.layers.first?.paints ?? false
      guard appearance.component.base.isButton, isPainted,
        !appearance.states.contains(where: { $0.contains(.highlighted) }),
        appearance.looks.first?.state.contains(.disabled) == false
      else { return [] }
      let component = appearance.component
      // A component that a hundred styles share is reported once, unless some of them do better.
      let isCommon = !context.facts.componentsPressedByStyles.contains(appearance.source.owner.index)
      let span = isCommon && !component.isBaseClass ? component.span : appearance.span
      return [.noPressedLook(appearance, at: span)]
    })
}

extension DiagnosticCode {
  static let noPressedLook = DiagnosticCode(
    "no-pressed-look", .info, "A control that draws its own background looks different while it is pressed.",
    explanation: """
      UIKit dims a title and darkens a background image, but doesn't change a background colour, a border or a
      gradient. People then see no reaction to their touch until the action is done.
      """,
    example: """
      styles:
        go:
      # ^^
          component: UIButton
          backgroundColor: navy
      """)
}

extension Diagnostic {
  fileprivate static func noPressedLook(_ appearance: StyleAppearance, at span: Span) -> Diagnostic {
    appearance.finding(
      .noPressedLook, "the control looks the same while it is pressed", at: span,
      notes: ["set something under ‘states: highlighted:’, such as a darker background or a lower ‘alpha’"])
  }
}
