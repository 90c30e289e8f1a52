import StyleRuntime

/// A typeface in a size, and how lines and letters are set in it.
public struct Font: Hashable, Sendable {
  /// The family; nil is the system font.
  public var family: String?
  /// The size in points; nil is the text style's own, or 17 where there is none.
  public var size: Double?
  public var weight: Weight
  /// The text style; with one, the font follows the reader's text size (Dynamic Type).
  public var textStyle: TextStyle?
  /// The distance from one baseline to the next, in points, with the letters in the middle of their line; nil is the font's own.
  ///
  /// This, `tracking` and `paragraphSpacing` grow with the reader's text size as the font does.
  public var lineHeight: Double?
  /// The space that is added behind each letter, in points; less than 0 moves letters together.
  public var tracking: Double
  /// The space that is added between two paragraphs, in points.
  public var paragraphSpacing: Double
  /// Whether a line is drawn below the text.
  public var underline: Bool
  /// Whether a line is drawn through the text.
  public var strikethrough: Bool
  /// The case in which letters are shown, whatever they are written in.
  public var textCase: TextCase

  /// - Parameter weight: nil is the text style's own, or `regular` where there is none.
  public init(
    family: String? = nil, size: Double? = nil, weight: Weight? = nil, textStyle: TextStyle? = nil,
    lineHeight: Double? = nil, tracking: Double = 0, paragraphSpacing: Double = 0, underline: Bool = false,
    strikethrough: Bool = false, textCase: TextCase = .none
  ) {
    self.family = family
    self.size = size
    self.weight = weight ?? textStyle?.weight ?? .regular
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.paragraphSpacing = paragraphSpacing
    self.underline = underline
    self.strikethrough = strikethrough
    self.textCase = textCase
  }

  /// The size in points where no reader has chosen a larger one.
  public var pointSize: Double { size ?? textStyle?.pointSize ?? 17 }

  public typealias TextCase = StyleFont.TextCase

  /// The weight of a font: `UIFont.Weight`.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A text style of Dynamic Type: `UIFont.TextStyle`.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2

    /// The size in points at the default content size category (Human Interface Guidelines, Typography, iOS “Large”).
    public var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// The weight at the default content size category (Human Interface Guidelines, Typography, iOS “Large”).
    public var weight: Weight {
      switch self {
      case .headline: .semibold
      case .largeTitle, .title1, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2:
        .regular
      }
    }
  }
}

extension Font {
  package static let parts = [
    ValuePart("family", .string),
    ValuePart("size", .number(.cgFloat), NumberBounds(min: 1)),
    // Without a weight, a text style has its own.
    ValuePart("weight", .choice(Weight.allCases.map(\.rawValue)), mayBeNull: false),
    ValuePart("textStyle", .choice(TextStyle.allCases.map(\.rawValue))),
    ValuePart("lineHeight", .number(.cgFloat), NumberBounds(min: 1)),
    ValuePart("tracking", .number(.cgFloat), standard: .number(0)),
    ValuePart("paragraphSpacing", .number(.cgFloat), NumberBounds(min: 0), standard: .number(0)),
    ValuePart("underline", .bool, standard: .bool(false)),
    ValuePart("strikethrough", .bool, standard: .bool(false)),
    ValuePart("textCase", .choice(TextCase.allCases.map(\.rawValue)), standard: .choice("none")),
  ]

  /// The values of the font's parts, in the order of `Font.parts`. The weight is never null.
  package var parts: [Value] {
    [
      family.map { .string($0) } ?? .null, size.map { .number($0) } ?? .null, .choice(weight.rawValue),
      textStyle.map { .choice($0.rawValue) } ?? .null, lineHeight.map { .number($0) } ?? .null,
      .number(tracking), .number(paragraphSpacing), .bool(underline), .bool(strikethrough),
      .choice(textCase.rawValue),
    ]
  }

  /// The values of the font's parts, in the order of `Font.parts`, with null for a weight that follows from the text style.
  package var writtenParts: [Value] {
    var parts = parts
    if weight == textStyle?.weight ?? .regular { parts[2] = .null }
    return parts
  }

  /// Makes a font of the values of its parts; nil where a part has another type. Lengths that were computed are kept within their bounds.
  init?(parts: [Value]) {
    guard parts.count == Font.parts.count, let tracking = parts[5].double, let spacing = parts[6].double,
      let underline = parts[7].bool, let strikethrough = parts[8].bool,
      let textCase = parts[9].text.flatMap(TextCase.init)
    else { return nil }
    self.init(
      family: parts[0].text, size: parts[1].double.map { max(1, $0) },
      weight: parts[2].text.flatMap(Weight.init), textStyle: parts[3].text.flatMap(TextStyle.init),
      lineHeight: parts[4].double.map { max(1, $0) }, tracking: tracking, paragraphSpacing: max(0, spacing),
      underline: underline, strikethrough: strikethrough, textCase: textCase)
  }
}

extension Font.Weight {
  /// CSS's number for `UIFont.Weight`.
  package var css: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension Font {
  /// A text in the font's case, by the rules that hold in most languages. An app follows those of the reader's, such as Turkish.
  package func cased(_ text: String) -> String {
    switch textCase {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.contains("Σ") ? lowercasedGreek(text) : text.lowercased()
    }
  }

  /// A Greek text in small letters, where the last sigma of a word has a letter of its own.
  private func lowercasedGreek(_ text: String) -> String {
    let letters = Array(text)
    return letters.indices.reduce(into: "") { result, index in
      let isLast = index + 1 == letters.count || !letters[index + 1].isLetter
      let endsWord = isLast && index > 0 && letters[index - 1].isLetter
      result += letters[index] == "Σ" && endsWord ? "ς" : letters[index].lowercased()
    }
  }
}
