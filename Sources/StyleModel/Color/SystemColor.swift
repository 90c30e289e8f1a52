/// UIKit's semantic colours: names whose looks depend on appearance and contrast. The raw value is the name on
/// `UIColor`.
///
/// `UIColor`'s other fixed names (`red`, `darkGray` …) are CSS names too, where CSS's values hold.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal
  case systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// Colours of text on a light or a dark background, whatever the appearance.
  case darkText, lightText
}

/// A mode of the built-in axis `appearance`.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark
}
