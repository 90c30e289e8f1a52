import StyleModel

extension ValueType {
  /// The words that a value of the type may be, where only some are valid.
  package var words: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .choice(let words): words
    case .corners: ["all", "none", "topLeft", "topRight", "bottomLeft", "bottomRight"]
    case .path: Path.named.map(\.name)
    case .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .transform, .numbers,
      .strings:
      []
    }
  }

  /// The advice on writing a value of the type, as a sentence: “Write it as [x, y] or as { x: 0, y: 0 }”.
  package var howItIsWritten: String {
    if case .choice(let words) = self, !words.isEmpty { return "Write one of " + words.quotedList }
    return "Write " + descriptor.advice
  }

  /// Whether its values are computed: numbers and colours.
  package var takesExpressions: Bool { isNumeric || self == .color }

  /// Whether a value of this type can stand where one of another is expected.
  package func canStand(for type: ValueType) -> Bool { isUsable(as: type) }
}

/// The functions of expressions, by the type of their results, with their parameters for snippets.
package enum ExpressionFunctions {
  package static let ofNumbers: [(name: String, parameters: [String], summary: String)] = [
    ("min", ["a", "b"], "The least of some numbers."), ("max", ["a", "b"], "The greatest of some numbers."),
    ("clamp", ["least", "number", "greatest"], "A number, but no less and no more than two others."),
    ("round", ["number"], "The nearest whole number."), ("floor", ["number"], "The next whole number below."),
    ("ceil", ["number"], "The next whole number above."),
    ("mod", ["number", "divisor"], "What is left of a number when it is divided."),
    ("count", ["$titles"], "How many texts a list has."),
    ("if", ["$isOn", "value", "otherwise"], "One of two numbers, by a flag or a word of the component."),
  ]
  /// The functions between the braces of a text.
  package static let ofTexts: [(name: String, parameters: [String], summary: String)] = [
    ("percent", ["number"], "A part of a whole in percent, as the reader writes it."),
    ("decimal", ["number", "2"], "A number with so many digits behind the point, as the reader writes it."),
    ("count", ["$titles"], "How many texts a list has."),
    (
      "if", ["$isOn", "'text'", "'otherwise'"],
      "One of two texts, by a flag, a word or a number of the component."
    ),
  ]
  package static let ofColors: [(name: String, parameters: [String], summary: String)] = [
    ("alpha", ["color", "alpha"], "A colour with another alpha, from 0 to 1."),
    ("lighten", ["color", "part"], "A part, from 0 to 1, of the way to white, in OKLCH's lightness."),
    ("darken", ["color", "part"], "A part, from 0 to 1, of the way to black, in OKLCH's lightness."),
    ("mix", ["a", "b", "0.5 in oklab"], "Two colours, and the part of the second, mixed in a space."),
    ("if", ["$isOn", "value", "otherwise"], "One of two colours, by a flag or a word of the component."),
  ]
}

/// The kinds that a layer may have beside components, by name.
package let layerKindNames: [(name: String, kind: LayerKind, summary: String)] = [
  ("rectangle", .rectangle, "A rectangle: `CALayer`."),
  ("gradient", .gradient, "Colours between stops: `CAGradientLayer`."),
  ("shape", .shape, "A path that is filled and stroked: `CAShapeLayer`."),
  ("stack", .stack, "Layers one after the other, in a row or a column that is as large as they are."),
  ("material", .material, "A blur of what lies below: `UIVisualEffectView`."),
  ("text", .text, "A text: `CATextLayer`."), ("image", .image, "A picture: a `CALayer` with contents."),
]
