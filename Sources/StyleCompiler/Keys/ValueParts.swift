import StyleModel

/// A part of a value that is written as a mapping.
package struct ValuePart: Hashable, Sendable {
  package let name: String
  package let type: ValueType
  package let bounds: NumberBounds?
  package let isRequired: Bool
  /// Whether it is a part of a whole, of which `50%` is half.
  package let takesPercentages: Bool

  init(
    _ name: String, _ type: ValueType, _ bounds: NumberBounds? = nil, isRequired: Bool = false,
    takesPercentages: Bool = false
  ) {
    self.name = name
    self.type = type
    self.bounds = bounds
    self.isRequired = isRequired
    self.takesPercentages = takesPercentages
  }
}

extension ValueType {
  /// The parts of a value of the type that is written as a mapping; none where it never is. Those of a list, of stops or of shadows,
  /// are the parts of each of its elements.
  package var parts: [ValuePart] {
    let part = NumberBounds(min: 0, max: 1)
    let seconds = NumberBounds(min: 0, max: AnimationReader.longest)
    func numbers(_ names: [String], isRequired: Bool = true) -> [ValuePart] {
      names.map { ValuePart($0, .number(.double), isRequired: isRequired) }
    }
    switch self {
    case .bool, .integer, .number, .string, .localizedString, .choice, .corners, .numbers: return []
    case .point: return numbers(["x", "y"])
    case .size: return numbers(["width", "height"])
    case .rect: return numbers(["x", "y", "width", "height"])
    case .range:
      return ["location", "length"].map {
        ValuePart($0, .integer(.int), NumberBounds(min: 0), isRequired: true)
      }
    case .edgeInsets: return numbers(["top", "left", "bottom", "right"], isRequired: false)
    case .color:
      return [
        ValuePart("color", .color, isRequired: true),
        ValuePart("alpha", .number(.double), part, isRequired: true),
      ]
    case .image: return [ValuePart("systemName", .string), ValuePart("color", .color)]
    case .gradientStops:
      return [
        ValuePart("color", .color, isRequired: true),
        ValuePart("location", .number(.double), part, takesPercentages: true),
      ]
    case .shadow:
      return [
        ValuePart("color", .color), ValuePart("opacity", .number(.double), part), ValuePart("offset", .size),
        ValuePart("radius", .number(.double), NumberBounds(min: 0)),
      ]
    case .shadows:
      return [
        ValuePart("color", .color), ValuePart("opacity", .number(.double), part), ValuePart("offset", .size),
        ValuePart("radius", .number(.double), NumberBounds(min: 0)), ValuePart("spread", .number(.double)),
        ValuePart("inset", .bool),
      ]
    case .outline:
      return [
        ValuePart("width", .number(.cgFloat), NumberBounds(min: 0)), ValuePart("offset", .number(.cgFloat)),
        ValuePart("color", .color, isRequired: true),
      ]
    case .font:
      return [
        ValuePart("family", .string), ValuePart("size", .number(.cgFloat), NumberBounds(min: 1)),
        ValuePart("weight", .choice(Font.Weight.allCases.map(\.rawValue))),
        ValuePart("textStyle", .choice(Font.TextStyle.allCases.map(\.rawValue))),
        ValuePart("lineHeight", .number(.cgFloat), NumberBounds(min: 1)),
        ValuePart("tracking", .number(.cgFloat)),
        ValuePart("paragraphSpacing", .number(.cgFloat), NumberBounds(min: 0)), ValuePart("underline", .bool),
      ]
    case .animation:
      return [
        ValuePart("duration", .number(.double), seconds, isRequired: true),
        ValuePart("delay", .number(.double), seconds),
        ValuePart("curve", .choice(Animation.Curve.allCases.map(\.rawValue))),
      ]
    case .transform:
      return [
        // One number for both directions, or a size.
        ValuePart("scale", .size), ValuePart("rotation", .number(.double)),
        ValuePart("translation", .point),
      ]
    case .path: return [ValuePart("svg", .string, isRequired: true)]
    }
  }

  /// Whether a value is a list of mappings.
  package var isList: Bool { self == .gradientStops || self == .shadows }

  /// The words that a value of the type may be, where it is one of some.
  package var words: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .choice(let words): words
    case .corners: ["all", "none", "topLeft", "topRight", "bottomLeft", "bottomRight"]
    case .path: ["rectangle", "roundedRectangle", "ellipse", "star", "polygon"]
    case .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .transform, .numbers:
      []
    }
  }

  /// How a value of the type is written, as a sentence: “Write it as [x, y] or as { x: 0, y: 0 }”.
  package var howItIsWritten: String { "Write " + descriptor.advice }

  /// Whether its values are computed: numbers and colours.
  package var takesExpressions: Bool { isNumeric || self == .color }

  /// Whether a value of this type can stand where one of another is expected.
  package func canStand(for type: ValueType) -> Bool { isUsable(as: type) }
}

/// The functions of an expression, by what they come to, with their parameters as snippets have them.
package enum ExpressionFunctions {
  package static let ofNumbers: [(name: String, parameters: [String], summary: String)] = [
    ("min", ["a", "b"], "The least of some numbers."), ("max", ["a", "b"], "The greatest of some numbers."),
    ("clamp", ["least", "number", "greatest"], "A number, but no less and no more than two others."),
  ]
  package static let ofColors: [(name: String, parameters: [String], summary: String)] = [
    ("alpha", ["color", "alpha"], "A colour with another alpha, from 0 to 1."),
    ("lighten", ["color", "part"], "A part, from 0 to 1, of the way to white, in OKLCH's lightness."),
    ("darken", ["color", "part"], "A part, from 0 to 1, of the way to black, in OKLCH's lightness."),
    ("mix", ["a", "b", "0.5 in oklab"], "Two colours, and the part of the second, mixed in a space."),
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

/// The keys by which a frame says where a layer lies, two of each axis.
package let frameKeys =
  FrameAxis.horizontal.keys + [FrameAxis.turning.startKeys[0], FrameAxis.turning.end]
  + FrameAxis.vertical.keys
