import StyleSource

/// A part of a value that is an object in a file of design tokens.
package struct DesignPart: Sendable {
  package let name: String
  /// The part's name, as a static string that is compared with keys.
  let key: StaticString
  /// The type of the part's value, as `$type` spells it; nil for one of the `words`, or for a list.
  package let typeName: String?
  /// The words that the part's value may be.
  package let words: [String]
  package let isOptional: Bool
  /// A description of the part for people.
  package let summary: String

  init(
    _ name: StaticString, _ type: DesignType?, words: [String] = [], isOptional: Bool = false,
    _ summary: String
  ) {
    key = name
    self.name = name.description
    typeName = type?.rawValue
    self.words = words
    self.isOptional = isOptional
    self.summary = summary
  }
}

extension [DesignPart] {
  var required: [String] { filter { !$0.isOptional }.map(\.name) }
  var optional: [String] { filter(\.isOptional).map(\.name) }
}

/// The vocabulary of the format: the parts of each kind of value, and the words that stand for one.
package enum DesignVocabulary {
  static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
  static let lineCaps = ["round", "butt", "square"]

  static let color = [
    DesignPart(
      "colorSpace", nil, words: DesignColorSpace.allCases.map(\.rawValue),
      "The color space of the components."),
    DesignPart("components", nil, "Three numbers, or \"none\" in place of one."),
    DesignPart(
      "alpha", .number, isOptional: true, "The opacity, from 0 to 1. Without it, the color is opaque."),
    DesignPart("hex", nil, isOptional: true, "The nearest color in sRGB, for programs that read no other."),
  ]
  static let dimension = [
    DesignPart("value", .number, "The number."),
    DesignPart("unit", nil, words: ["px", "rem"], "A point of UIKit is a ‘px’; 16 of them are a ‘rem’."),
  ]
  static let duration = [
    DesignPart("value", .number, "The number."),
    DesignPart("unit", nil, words: ["ms", "s"], "Milliseconds or seconds."),
  ]
  static let border = [
    DesignPart("color", .color, "The color of the line."),
    DesignPart("width", .dimension, "The width of the line."),
    DesignPart("style", .strokeStyle, words: strokeStyles, "A layer of UIKit has solid borders alone."),
  ]
  static let strokeStyle = [
    DesignPart("dashArray", .dimension, "The lengths of dashes and of gaps between them."),
    DesignPart("lineCap", nil, words: lineCaps, "The ends of dashes."),
  ]
  static let shadow = [
    DesignPart("color", .color, "The color, with its opacity."),
    DesignPart("offsetX", .dimension, "To the right."), DesignPart("offsetY", .dimension, "Downward."),
    DesignPart("blur", .dimension, "Twice the radius that a layer has."),
    DesignPart("spread", .dimension, "By how much the shadow is larger than what casts it."),
    DesignPart("inset", .boolean, isOptional: true, "Whether it falls inward."),
  ]
  static let gradientStop = [
    DesignPart("color", .color, "The color of the stop."), DesignPart("position", .number, "From 0 to 1."),
  ]
  static let transition = [
    DesignPart("duration", .duration, "How long it takes."),
    DesignPart("delay", .duration, "When it begins."),
    DesignPart("timingFunction", .cubicBezier, "Four numbers of a Bézier curve."),
  ]
  static let typography = [
    DesignPart("fontFamily", .fontFamily, "A name, or a list of which the first counts."),
    DesignPart("fontSize", .dimension, "The size of the font."),
    DesignPart("fontWeight", .fontWeight, "A number from 1 to 1000, or a word."),
    DesignPart("letterSpacing", .dimension, "The tracking."),
    DesignPart("lineHeight", .number, "A multiple of the font's size."),
  ]

  /// The types that `$type` may name.
  package static func typeNames(isOfTools: Bool) -> [String] {
    var known: Set<String> = []
    let own = DesignType.ofFiles.map(\.rawValue)
    return ((isOfTools ? ToolType.names : []) + own).filter { known.insert($0).inserted }
  }

  /// Whether the format has a type, and not only tools do.
  package static func isStandard(_ type: String) -> Bool { DesignType(ofFiles: type)?.isStandard ?? false }

  /// The parts of a value of a type; of a gradient, those of its stops.
  package static func parts(of typeName: String) -> [DesignPart] {
    guard let type = DesignType(ofFiles: typeName) else { return [] }
    return switch type {
    case .color: color
    case .dimension: dimension
    case .duration: duration
    case .border: border
    case .strokeStyle: strokeStyle
    case .shadow: shadow
    case .gradient: gradientStop
    case .transition: transition
    case .typography: typography
    case .fontFamily, .fontWeight, .cubicBezier, .number, .string, .boolean, .kept: []
    }
  }

  /// The texts that a value of a type may be.
  package static func words(of typeName: String) -> [String] {
    guard let type = DesignType(ofFiles: typeName) else { return [] }
    return switch type {
    case .strokeStyle: strokeStyles
    case .fontWeight: FontWeights.all.flatMap(\.names)
    case .color, .dimension, .duration, .border, .shadow, .gradient, .transition, .typography, .fontFamily,
      .cubicBezier, .number, .string, .boolean, .kept:
      []
    }
  }
}

extension DesignNames {
  /// A token that a reference may name.
  package struct Candidate: Sendable {
    /// The path of the token in JSON.
    package let path: [String]
    /// The name of the token in style files; nil where it has none there.
    package let styleName: String?
    package let file: FileID
  }

  /// The tokens that a value of a type may refer to, each path once.
  ///
  /// - Parameter typeName: As `$type` spells it; nil where any may be meant.
  package func candidates(ofType typeName: String?, isOfTools: Bool) -> [Candidate] {
    let types = typeName.map { name -> Set<String> in
      let type = isOfTools ? ToolType(named: name)?.type : DesignType(ofFiles: name)
      // Tools compute lengths with numbers.
      let all =
        isOfTools
        ? DesignType.ofFiles.filter { other in
          type.map { !Set($0.toolTypes).isDisjoint(with: other.toolTypes) } ?? true
        } : [type].compactMap { $0 }
      return Set(all.map(\.rawValue))
    }
    var known: Set<String> = []
    return tokens.compactMap { token in
      let path = token.original.path
      guard let type = token.type, types?.contains(type.rawValue) ?? true,
        known.insert(path.joined(separator: ".")).inserted
      else { return nil }
      return Candidate(path: path, styleName: token.styleNames.first, file: token.key.file)
    }
  }

  /// The type of the token at a path; nil where none is known.
  package func typeName(at path: [String]) -> String? {
    tokens.first { $0.original.path == path }?.type?.rawValue
  }

  /// The paths of groups.
  package var groupPaths: [[String]] { names.filter { $0.tokens.isEmpty }.map(\.path) }
}
