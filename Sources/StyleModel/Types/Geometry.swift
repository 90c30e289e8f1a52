/// A place, in points, or in parts of a layer's bounds where a property says so; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width, height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point = Point(x: 0, y: 0), size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// Smaller by `insets` on each side, and never less than empty.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// `NSRange`: a part of a text, in UTF-16 units.
public struct TextRange: Hashable, Sendable {
  public var location, length: Int

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

/// Distances in points, inwards where positive.
public struct EdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same on all four sides.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
}

/// `CACornerMask`: which corners `cornerRadius` rounds.
public struct Corners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// What a layer's `transform` does, about its anchor point: first scales, then turns, then moves.
public struct Transform: Hashable, Sendable {
  public var scale: Size
  /// In degrees, clockwise.
  public var rotation: Double
  /// In points.
  public var translation: Point

  public init(
    scale: Size = Size(width: 1, height: 1), rotation: Double = 0, translation: Point = Point(x: 0, y: 0)
  ) {
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
  }

  public static let identity = Transform()
}

/// The outline of a shape layer, fitted to its bounds.
public enum Path: Hashable, Sendable {
  case rectangle
  /// With the layer's `cornerRadius` and `cornerCurve`.
  case roundedRectangle
  case ellipse
  /// With the layer's `points` tips, the first at the top, and its `innerRadius`.
  case star
  /// Regular, with the layer's `points` corners, the first at the top.
  case polygon
  /// The `d` of an SVG path, in points from the top left corner of the bounds.
  case svg(String)
}
