import StyleRuntime

/// One colour of a gradient and where it stands.
public struct GradientStop: Hashable, Sendable {
  public var color: Color
  /// 0 at the start point, 1 at the end point.
  public var location: Double

  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}

/// `CALayer`'s four shadow properties as one value.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// 0…1, multiplied with the colour's alpha.
  public var opacity: Double
  /// In points; a positive height casts downwards.
  public var offset: Size
  /// The standard deviation of the blur, in points.
  public var radius: Double

  public init(color: Color, opacity: Double, offset: Size, radius: Double) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

/// One of the shadows that the box of a layer casts, outwards or inwards, as `box-shadow` has them in CSS.
public struct BoxShadow: Hashable, Sendable {
  public var color: Color
  /// 0…1, multiplied with the colour's own alpha.
  public var opacity: Double
  /// A positive height casts the shadow downwards.
  public var offset: Size
  /// The standard deviation of its blur, in points; half of the blur of CSS.
  public var radius: Double
  /// How much farther than the box it reaches on each side, in points; less than 0 makes it smaller. A shadow inwards reaches that
  /// much farther in.
  public var spread: Double
  /// Whether it falls inwards, from the edge of the box.
  public var isInset: Bool

  public init(
    color: Color = .black, opacity: Double = 1, offset: Size = Size(width: 0, height: 0), radius: Double = 0,
    spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.spread = spread
    self.isInset = isInset
  }

  /// What a shadow of a whole layer is as that of its box.
  package init(_ shadow: Shadow) {
    self.init(
      color: shadow.color, opacity: shadow.opacity, offset: shadow.offset, radius: shadow.radius)
  }

  /// Whether it has a colour, and reaches farther than the edge it falls from.
  package var isSeen: Bool { color.alpha * opacity > 0 && reachesOut }

  /// Whether it falls anywhere but beneath the box, or inwards but beyond its edge.
  package var reachesOut: Bool {
    radius > 0 || (offset.width * offset.width + offset.height * offset.height).squareRoot() + spread > 0
  }
}

/// A ring around the bounds of a layer, such as one that shows where the focus is.
public struct LayerOutline: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// From the bounds to the ring, in points; less than 0 draws it within the bounds.
  public var offset: Double
  public var color: Color

  public init(width: Double, offset: Double, color: Color) {
    self.width = width
    self.offset = offset
    self.color = color
  }

  /// Whether it has a width and a colour.
  package var isSeen: Bool { width > 0 && color.alpha > 0 }
}

/// A typeface in a size, and how lines and letters are set in it.
public struct Font: Hashable, Sendable {
  /// nil is the system font.
  public var family: String?
  /// In points; nil is the text style's own size, or 17 where there is none.
  public var size: Double?
  public var weight: Weight
  /// Follows the reader's text size (Dynamic Type) where it is set.
  public var textStyle: TextStyle?
  /// From one baseline to the next, in points, with the letters in the middle of their line; nil is the font's own.
  ///
  /// This, `tracking` and `paragraphSpacing` grow with the reader's text size as the font does.
  public var lineHeight: Double?
  /// What is added behind each letter, in points; less than 0 moves letters together.
  public var tracking: Double
  /// What is added between two paragraphs, in points.
  public var paragraphSpacing: Double
  /// Whether a line is drawn below the text.
  public var underline: Bool

  /// - Parameter weight: nil is the text style's own, or `regular` where there is none.
  public init(
    family: String? = nil, size: Double? = nil, weight: Weight? = nil, textStyle: TextStyle? = nil,
    lineHeight: Double? = nil, tracking: Double = 0, paragraphSpacing: Double = 0, underline: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight ?? textStyle?.weight ?? .regular
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.paragraphSpacing = paragraphSpacing
    self.underline = underline
  }

  /// The size that is drawn where no reader has chosen a larger one.
  public var pointSize: Double { size ?? textStyle?.pointSize ?? 17 }

  /// `UIFont.Weight`.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `UIFont.TextStyle`.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2

    /// At the default content size category (Human Interface Guidelines, Typography, iOS “Large”).
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

    /// From the same table.
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

/// The timing of a change. The curves are those of `CAMediaTimingFunctionName`, and SwiftUI's animations of the same names.
public typealias Animation = StyleAnimation

/// Where the picture of a `UIImage` comes from.
public enum ImageSource: Hashable, Sendable {
  /// An image of the app's asset catalog.
  case asset(String)
  /// A symbol of SF Symbols.
  case system(String)
  /// One pixel of a colour, stretched to whatever it fills.
  case color(Color)
}
