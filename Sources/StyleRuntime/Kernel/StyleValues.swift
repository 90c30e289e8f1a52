@_spi(Generated) nonisolated public enum StyleNumber {
  /// A quotient that can be drawn with: what is divided by 0 is 0.
  public static func quotient(_ dividend: Double, _ divisor: Double) -> Double {
    let quotient = dividend / divisor
    return quotient.isFinite ? quotient : 0
  }

  /// A computed number without its fraction, and within the numbers that `Int` has.
  public static func whole(_ number: Double) -> Int {
    if number.isNaN { return 0 }
    if number >= Double(Int.max) { return .max }
    return number <= Double(Int.min) ? .min : Int(number)
  }
}

/// A point; in parts of a layer's bounds where a property says so, else in points.
nonisolated public struct StylePoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
nonisolated public struct StyleSize: Sendable, Hashable {
  /// As the radius of a corner, half of the layer's shorter side, however large that is: `50%` in a style file. It is longer than any other
  /// length may be.
  public static let halfOfSide = 1_099_511_627_776.0.nextUp

  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
nonisolated public struct StyleRect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A part of a text, in UTF-16 units.
nonisolated public struct StyleRange: Sendable, Hashable {
  public var location: Int
  public var length: Int

  public init(location: Int, length: Int) {
    self.location = max(0, location)
    self.length = max(0, length)
  }
}

/// Distances in points, inwards where positive.
nonisolated public struct StyleEdgeInsets: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A colour of a gradient and its location: 0 where the gradient's line begins, 1 where it ends, and others beyond.
nonisolated public struct StyleGradientStop: Sendable, Hashable {
  public var color: StyleColor
  public var location: Double

  public init(color: StyleColor, location: Double) {
    self.color = color
    self.location = location
  }

  /// How many lengths of the line a stop may lie from its beginning.
  package static let farthest: Double = 5

  /// The stops with locations in ascending order.
  @_spi(Generated) public static func inOrder(_ stops: [StyleGradientStop]) -> [StyleGradientStop] {
    var least = -farthest
    return stops.map { stop in
      least = max(least, min(farthest, stop.location))
      return StyleGradientStop(color: stop.color, location: least)
    }
  }
}

/// A shadow; its radius is the standard deviation of the blur in points.
nonisolated public struct StyleShadow: Sendable, Hashable {
  public var color: StyleColor
  /// From 0 to 1, multiplied with the colour's own.
  public var opacity: Double
  /// A positive height casts the shadow downwards.
  public var offset: StyleSize
  public var radius: Double

  public init(color: StyleColor, opacity: Double, offset: StyleSize, radius: Double) {
    self.color = color
    self.opacity = max(0, min(1, opacity))
    self.offset = offset
    self.radius = max(0, radius)
  }
}

/// A ring around a layer.
nonisolated public struct StyleOutline: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// From the layer's bounds to the ring, in points.
  public var offset: Double
  public var color: StyleColor

  public init(width: Double = 2, offset: Double = 0, color: StyleColor) {
    self.width = max(0, width)
    self.offset = offset
    self.color = color
  }
}

/// A font of the system, or of a family.
nonisolated public struct StyleFont: Sendable, Hashable {
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The text styles of Dynamic Type, which follow the reader's text size.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// The case in which letters are shown.
  public enum TextCase: String, Sendable, Hashable, CaseIterable {
    /// The case that they are written in.
    case none
    case uppercase, lowercase
  }

  /// The family; nil for the system's font.
  public var family: String?
  /// The size in points; nil for that of the text style, or 17.
  public var size: Double?
  public var weight: Weight
  public var textStyle: TextStyle?
  /// The distance between baselines, in points; nil for the font's own. With a text style, all
  /// lengths scale with the reader's text size.
  public var lineHeight: Double?
  /// The space added after each letter, in points.
  public var tracking: Double
  /// The space added between two paragraphs, in points.
  public var paragraphSpacing: Double
  /// Whether the text is underlined.
  public var underline: Bool
  /// Whether a line goes through the text.
  public var strikethrough: Bool
  /// The case in which letters are shown, by the rules of the reader's language. Texts that a person
  /// edits, and their placeholders, are shown as they are.
  public var textCase: TextCase

  public init(
    family: String? = nil,
    size: Double? = nil,
    weight: Weight = .regular,
    textStyle: TextStyle? = nil,
    lineHeight: Double? = nil,
    tracking: Double = 0,
    paragraphSpacing: Double = 0,
    underline: Bool = false,
    strikethrough: Bool = false,
    textCase: TextCase = .none
  ) {
    self.family = family
    self.size = size.map { max(1, $0) }
    self.weight = weight
    self.textStyle = textStyle
    self.lineHeight = lineHeight.map { max(1, $0) }
    self.tracking = tracking
    self.paragraphSpacing = max(0, paragraphSpacing)
    self.underline = underline
    self.strikethrough = strikethrough
    self.textCase = textCase
  }

  /// The font for a text that a person edits.
  @_spi(Generated) public var asWritten: StyleFont {
    var font = self
    font.textCase = .none
    return font
  }
}

/// The timing of a change, in seconds.
nonisolated public struct StyleAnimation: Sendable, Hashable {
  /// How the speed changes. Its raw value is what a style file says: `easeIn`,
  /// `cubic-bezier(0.2, 0, 0, 1)`, `spring(0.3)`.
  public enum Curve: RawRepresentable, Sendable, Hashable {
    case linear, easeIn, easeOut, easeInOut
    /// Through two points between (0, 0) and (1, 1), as `cubic-bezier()` of CSS: x and y of the
    /// first, and those of the second. Each x lies between 0 and 1.
    case cubicBezier(Double, Double, Double, Double)
    /// A spring. `bounce` lies between -1 and 1: 0 doesn't swing, more swings, less is slower. The
    /// duration is how long it seems to take; it comes to rest later.
    case spring(bounce: Double)
  }

  public var duration: Double
  public var delay: Double
  public var curve: Curve

  public init(duration: Double, delay: Double = 0, curve: Curve = .easeInOut) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.curve = curve
  }
}

nonisolated extension StyleAnimation.Curve {
  public init?(rawValue: String) {
    switch rawValue {
    case "linear": self = .linear
    case "easeIn": self = .easeIn
    case "easeOut": self = .easeOut
    case "easeInOut": self = .easeInOut
    case "spring": self = .spring(bounce: 0)
    default:
      let parts = rawValue.split(separator: "(", maxSplits: 1)
      guard parts.count == 2, parts[1].last == ")" else { return nil }
      let texts = parts[1].dropLast().split(
        separator: ",", omittingEmptySubsequences: false)
      let numbers = texts.compactMap { text in
        Double(text.filter { $0 != " " })
      }
      guard numbers.count == texts.count, numbers.allSatisfy(\.isFinite) else { return nil }
      switch (parts[0], numbers.count) {
      case ("cubic-bezier", 4):
        guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return nil }
        self = .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      case ("spring", 1):
        guard numbers[0] > -1, numbers[0] < 1 else { return nil }
        self = .spring(bounce: numbers[0])
      default: return nil
      }
    }
  }

  public var rawValue: String {
    func text(_ number: Double) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    switch self {
    case .linear: return "linear"
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(text).joined(separator: ", ")))"
    case .spring(let bounce): return bounce == 0 ? "spring" : "spring(\(text(bounce)))"
    }
  }
}

/// The rounded corners of a layer.
nonisolated public struct StyleCorners: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those that are round.
  public init(topLeft: Bool, topRight: Bool, bottomLeft: Bool, bottomRight: Bool) {
    self = []
    if topLeft { insert(.topLeft) }
    if topRight { insert(.topRight) }
    if bottomLeft { insert(.bottomLeft) }
    if bottomRight { insert(.bottomRight) }
  }

  public static let topLeft: StyleCorners = StyleCorners(rawValue: 1)
  public static let topRight: StyleCorners = StyleCorners(rawValue: 2)
  public static let bottomLeft: StyleCorners = StyleCorners(rawValue: 4)
  public static let bottomRight: StyleCorners = StyleCorners(rawValue: 8)
  public static let all: StyleCorners = StyleCorners(rawValue: 15)
}

/// A transform about the anchor point: scale, then rotation, then translation.
nonisolated public struct StyleTransform: Sendable, Hashable {
  public var scale: StyleSize
  /// In degrees, clockwise.
  public var rotation: Double
  /// In points.
  public var translation: StylePoint
  /// A translation that is added, in parts of the layer's own width and height: 1 moves it by all of it.
  public var relativeTranslation: StylePoint

  public static let identity: StyleTransform = StyleTransform(scale: 1)

  /// Scaled alike in both directions.
  public init(
    scale: Double = 1,
    rotation: Double = 0,
    translation: StylePoint = StylePoint(x: 0, y: 0),
    relativeTranslation: StylePoint = StylePoint(x: 0, y: 0)
  ) {
    self.init(
      scale: StyleSize(width: scale, height: scale),
      rotation: rotation,
      translation: translation,
      relativeTranslation: relativeTranslation
    )
  }

  public init(
    scale: StyleSize,
    rotation: Double = 0,
    translation: StylePoint = StylePoint(x: 0, y: 0),
    relativeTranslation: StylePoint = StylePoint(x: 0, y: 0)
  ) {
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
    self.relativeTranslation = relativeTranslation
  }

  /// How far a layer of some size is moved, in points.
  package func translation(in size: StyleSize) -> StylePoint {
    StylePoint(
      x: translation.x + relativeTranslation.x * size.width,
      y: translation.y + relativeTranslation.y * size.height
    )
  }
}

/// The outline of a shape, fitted to its layer.
nonisolated public enum StylePath: Sendable, Hashable {
  case rectangle, roundedRectangle, ellipse, star, polygon
  /// Parts of an ellipse between two angles: its line, a slice, and what a smaller ellipse leaves of a slice.
  case arc, sector, ring
  /// A rounded rectangle with an arrow.
  case bubble
  /// Drawn in points from the top left corner.
  case outline([Element])
  /// Drawn in the coordinates of a view box, which is fitted to the layer.
  case drawing(
    [Element],
    viewBox: StyleRect,
    preserveAspectRatio: PreserveAspectRatio = .xMidYMid
  )

  public enum Element: Sendable, Hashable {
    case move(StylePoint)
    case line(StylePoint)
    case curve(StylePoint, StylePoint, StylePoint)
    case close
  }

  /// How a view box is fitted to a layer, as SVG names it: stretched, or with its proportions kept
  /// and one of its points at that of the layer. It lies within the layer, or covers it with
  /// `slice`.
  public enum PreserveAspectRatio: String, Sendable, Hashable, CaseIterable {
    case none
    case xMinYMin, xMidYMin, xMaxYMin, xMinYMid, xMidYMid, xMaxYMid, xMinYMax, xMidYMax, xMaxYMax
    case xMinYMinSlice = "xMinYMin slice"
    case xMidYMinSlice = "xMidYMin slice"
    case xMaxYMinSlice = "xMaxYMin slice"
    case xMinYMidSlice = "xMinYMid slice"
    case xMidYMidSlice = "xMidYMid slice"
    case xMaxYMidSlice = "xMaxYMid slice"
    case xMinYMaxSlice = "xMinYMax slice"
    case xMidYMaxSlice = "xMidYMax slice"
    case xMaxYMaxSlice = "xMaxYMax slice"
  }

  /// A side of a bubble, at which its arrow is.
  public enum ArrowEdge: String, Sendable, Hashable, CaseIterable {
    case top, left, bottom, right
  }
}
