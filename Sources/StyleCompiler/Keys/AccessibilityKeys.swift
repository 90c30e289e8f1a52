import StyleModel

extension [LanguageKey] {
  /// The keys of a component's `accessibility`.
  package static let accessibility: Self = [
    LanguageKey("label", .value(.string, nil), takesNull: true, whatLabelsAre),
    LanguageKey(
      "value", .spokenValue, takesNull: true,
      "The value that is read after the label: a text, or a number. One from 0 to 1 is read in percent."),
    LanguageKey(
      "hint", .value(.string, nil), takesNull: true,
      "What happens when a person acts on it, as in “Opens the message.”."),
    traits,
    LanguageKey(
      "children", .value(.choice(AccessibilityChildren.allCases.map(\.rawValue)), nil), default: "combine",
      "`combine` makes it one element that reads all of its texts, `contain` makes each text an element, and `ignore` reads its own label alone. Where people operate something in it, such as a text field, `combine` means `contain`."
    ),
    LanguageKey("hidden", .flag, default: "false", "Whether assistive technologies leave it out."),
  ]

  /// The keys of a layer's `accessibility`.
  package static let layerAccessibility: Self = [
    LanguageKey("label", .value(.string, nil), whatLabelsAre),
    LanguageKey("traits", .layerAccessibilityTraits, "What it is: `header`, `image` or `staticText`."),
    LanguageKey("hidden", .flag, default: "false", "Whether assistive technologies leave it out."),
  ]

  private static let whatLabelsAre = "What it is called, in place of its visible texts."

  private static let traits = LanguageKey(
    "traits", .accessibilityTraits,
    "What it is, in UIKit's words: \(AccessibilityTraits.named.map { "`\($0.name)`" }.joined(separator: ", ")). One, or a list."
  )
}
