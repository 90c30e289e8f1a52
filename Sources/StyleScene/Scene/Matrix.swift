import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene {
  /// An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, as in `CGAffineTransform`.
  public struct Matrix: Hashable, Sendable {
    public var a, b, c, d, tx, ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public static func translation(_ x: Double, _ y: Double) -> Matrix {
      Matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public static func scale(_ x: Double, _ y: Double) -> Matrix {
      Matrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation by an angle in degrees, clockwise as one sees it.
    public static func rotation(_ degrees: Double) -> Matrix {
      let angle = degrees * .pi / 180
      let (sine, cosine) = (sin(angle), cos(angle))
      return Matrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform from a conic gradient around the origin that begins along the x axis.
    package static func conic(center: Point, angle: Double, unit: Size) -> Matrix {
      rotation(angle).then(.scale(unit.width, unit.height)).then(.translation(center.x, center.y))
    }

    /// This transform, followed by `next`.
    public func then(_ next: Matrix) -> Matrix {
      Matrix(
        a: next.a * a + next.c * b, b: next.b * a + next.d * b,
        c: next.a * c + next.c * d, d: next.b * c + next.d * d,
        tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    public func apply(to point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around the image of `rect`.
    public func bounds(of rect: Rect) -> Rect {
      Rect(around: rect.corners.map(apply)) ?? rect
    }

    /// Whether the transform keeps an area an area, and one in which numbers can still distinguish points. Renderers refuse any other, and
    /// nothing of it would be seen.
    package var isDrawable: Bool {
      let area = abs(a * d - b * c)
      return area > 1e-12 && [a, b, c, d].allSatisfy { abs($0) < 1e6 } && abs(tx) < 1e9 && abs(ty) < 1e9
    }

    /// The transform that leads back; nil where areas become lines.
    package var inverse: Matrix? {
      guard isDrawable else { return nil }
      let area = a * d - b * c
      return Matrix(
        a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
        ty: (b * tx - a * ty) / area)
    }
  }
}

extension Point {
  /// The nearest point whose coordinates lie in ±`limit`; one that is no number becomes the lower end.
  package func clamped(to limit: Double) -> Point {
    Point(x: min(limit, max(-limit, x)), y: min(limit, max(-limit, y)))
  }
}

extension Rect {
  /// The part of the rectangle whose coordinates lie in ±`limit`, or an empty one at its edge.
  package func clamped(to limit: Double) -> Rect {
    let start = origin.clamped(to: limit)
    let end = Point(x: maxX, y: maxY).clamped(to: limit)
    return Rect(x: start.x, y: start.y, width: max(0, end.x - start.x), height: max(0, end.y - start.y))
  }

  /// The smallest rectangle around some points; nil without points.
  init?(around points: some Collection<Point>) {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The corners, clockwise from the top left.
  package var corners: [Point] {
    [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
  }

  package var isEmpty: Bool { !(width > 0 && height > 0) }

  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle that both cover; an empty one where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle, larger by `distance` on each side.
  package func outset(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func offset(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The smallest rectangle between whole coordinates that covers this one.
  package var roundedOut: Rect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
