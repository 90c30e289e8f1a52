import StyleRuntime

public typealias Point = StylePoint
public typealias Size = StyleSize
public typealias Rect = StyleRect
/// `NSRange`
public typealias TextRange = StyleRange
public typealias EdgeInsets = StyleEdgeInsets
/// `CACornerMask`: which corners `cornerRadius` rounds.
public typealias Corners = StyleCorners
public typealias Transform = StyleTransform
/// A part of an outline: lines and cubic Bézier curves.
public typealias PathElement = StylePath.Element

extension Rect {
  public init(origin: Point = Point(x: 0, y: 0), size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// The rectangle made smaller by `insets` on each side, and never less than empty.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension EdgeInsets {
  /// Makes insets that are the same on all four sides.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
}

/// The outline of a shape layer, fitted to its bounds.
public enum Path: Hashable, Sendable {
  case rectangle
  /// A rectangle with the layer's `cornerRadius` and `cornerCurve`.
  case roundedRectangle
  case ellipse
  /// A star with the layer's `points` tips, the first at the top, and its `innerRadius`.
  case star
  /// A regular polygon with the layer's `points` corners, the first at the top.
  case polygon
  /// The line along the ellipse from the layer's `startAngle` to its `endAngle`.
  case arc
  /// The area between the `arc` and the middle.
  case sector
  /// The area between the `arc` and the middle, without what lies within the layer's `innerRadius`.
  case ring
  /// A rectangle with the layer's `cornerRadius` and `cornerCurve`, and an arrow.
  case bubble
  case svg(SVGPath)

  /// The paths that have a name.
  package static let named: [(name: String, path: Path)] = [
    ("rectangle", .rectangle), ("roundedRectangle", .roundedRectangle), ("ellipse", .ellipse),
    ("star", .star), ("polygon", .polygon), ("arc", .arc), ("sector", .sector), ("ring", .ring),
    ("bubble", .bubble),
  ]
}
