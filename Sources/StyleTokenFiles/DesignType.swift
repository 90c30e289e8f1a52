/// The types of design tokens, as `$type` spells them.
enum DesignType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border,
    transition, shadow, gradient, typography
  /// Not of the format, but of Figma and many other tools.
  case string, boolean

  /// Whether the format has it.
  var isStandard: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .border,
      .transition, .shadow, .gradient, .typography:
      true
    case .string, .boolean: false
    }
  }
}

/// The types of style files' tokens that design tokens become, as `tokens:` spells them.
enum StyleType: String {
  case color, number, length, gradient, string, bool, shadow, shadows, font, animation
}
