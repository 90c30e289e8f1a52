import StyleSyntax

/// The types of design tokens, as `$type` spells them.
enum DesignType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border,
    transition, shadow, gradient, typography
  /// A type of Figma and many other tools, which the format doesn't have.
  case string, boolean
  /// A type that only style files have, which stylec keeps in `$extensions`.
  case kept = "org.stylec"

  /// Whether the format has the type.
  var isStandard: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .border,
      .transition, .shadow, .gradient, .typography:
      true
    case .string, .boolean, .kept: false
    }
  }

  /// The type's name, where several types become the same type of a style file but differ in meaning, or where it becomes two tokens.
  var nameBesideStyleType: String? {
    switch self {
    case .duration, .fontFamily, .fontWeight, .border: rawValue
    case .color, .dimension, .cubicBezier, .number, .strokeStyle, .transition, .shadow, .gradient,
      .typography, .string, .boolean, .kept:
      nil
    }
  }

  /// The types that a file may give to tokens.
  static let ofFiles = allCases.filter { $0 != .kept }

  /// The type that a text names; nil for any other text.
  init?(of node: SyntaxNode) {
    // Most tokens are of few types.
    if node.hasText("color") {
      self = .color
    } else if node.hasText("number") {
      self = .number
    } else if node.hasText("dimension") {
      self = .dimension
    } else {
      self.init(ofFiles: node.text)
    }
  }

  /// The type of a name that files may use; nil for any other name.
  init?(ofFiles name: String) {
    guard let type = DesignType(rawValue: name), type != .kept else { return nil }
    self = type
  }
}

/// The types of style files' tokens that design tokens become, as `tokens:` spells them.
enum StyleType: String, CaseIterable {
  case color, number, length, gradient, string, bool, shadow, shadows, font, animation, outline, edgeInsets,
    image
}
