import StyleSyntax

/// The types of design tokens, as `$type` spells them.
enum DesignType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border,
    transition, shadow, gradient, typography
  /// Not of the format, but of Figma and many other tools.
  case string, boolean
  /// Whatever type of a style file stylec keeps in `$extensions`.
  case kept = "org.stylec"

  /// Whether the format has it.
  var isStandard: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .border,
      .transition, .shadow, .gradient, .typography:
      true
    case .string, .boolean, .kept: false
    }
  }

  /// Its name, where the type of a style file that it becomes is that of others too, which say something else, or where it becomes two tokens.
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

  /// The one of these that a text names.
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

  /// The one of these that has a name.
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
