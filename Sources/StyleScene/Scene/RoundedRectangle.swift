import StyleModel

extension Scene {
  /// A rectangle whose corners are rounded as a `CALayer` rounds them.
  public struct RoundedRectangle: Hashable, Sendable {
    public var rect: Rect
    /// Never negative. Half of the shorter side is the most that is drawn.
    public var radius: Double
    public var curve: Curve
    /// The corners that are rounded.
    public var corners: Corners

    public init(_ rect: Rect, radius: Double, curve: Curve = .circular, corners: Corners = .all) {
      self.rect = rect
      self.radius = radius
      self.curve = curve
      self.corners = corners
    }

    /// `CALayerCornerCurve`
    public enum Curve: Hashable, Sendable { case circular, continuous }

    /// The radius that is drawn.
    public var fittedRadius: Double { max(0, min(radius, rect.width / 2, rect.height / 2)) }

    /// Smaller by `distance` on each side, with corners about the same centres.
    public func inset(by distance: Double) -> RoundedRectangle {
      RoundedRectangle(
        rect.inset(by: EdgeInsets(distance)), radius: max(0, fittedRadius - distance), curve: curve,
        corners: corners)
    }

    /// Clockwise from the left end of the top edge.
    public var path: Path {
      let radius = fittedRadius
      guard radius > 0, !corners.isEmpty else { return Path(polygon: rect.corners) }
      let bend = CornerBend(
        curve, room: Size(width: rect.width / 2 / radius, height: rect.height / 2 / radius))
      var path = Path()
      // Each corner with the direction in which its edges lead away from it: first along x, then along y.
      bend.add(to: &path, Point(x: rect.x, y: rect.y), 1, 1, radius, corners.contains(.topLeft), fromY: true)
      bend.add(
        to: &path, Point(x: rect.maxX, y: rect.y), -1, 1, radius, corners.contains(.topRight), fromY: false)
      bend.add(
        to: &path, Point(x: rect.maxX, y: rect.maxY), -1, -1, radius, corners.contains(.bottomRight),
        fromY: true)
      bend.add(
        to: &path, Point(x: rect.x, y: rect.maxY), 1, -1, radius, corners.contains(.bottomLeft), fromY: false)
      path.elements.append(.close)
      return path
    }
  }
}

/// The curve around one corner of radius 1, from the edge along y to the edge along x, as distances from the
/// corner.
///
/// A circular corner is one cubic curve. A continuous one is Apple's, as published by those who measured the
/// paths that UIKit draws (PaintCode, “Code for iOS 7 rounded rectangles”, 2013): it leaves the edge
/// 1.528665 radii from the corner (the number that `CALayerCornerCurve.expansionFactor` gives), runs through
/// (0.6315, 0.0749) and its mirror image, and turns there with equal curvature. Where an edge is too short for
/// that, the curve's extent along this edge shrinks, down to 1 radius, and all else moves in proportion
/// towards a circle that is cut at the same angles; so a capsule has round ends and nothing jumps as the
/// radius grows.
private struct CornerBend {
  /// Control points along the curve, a start and then three to each cubic.
  let points: [Point]

  init(_ curve: Scene.RoundedRectangle.Curve, room: Size) {
    switch curve {
    case .circular:
      let handle = 1 - Scene.Path.quarter
      points = [Point(x: 0, y: 1), Point(x: 0, y: handle), Point(x: handle, y: 0), Point(x: 1, y: 0)]
    case .continuous:
      let (x, y) = (CornerBend.smoothness(room: room.width), CornerBend.smoothness(room: room.height))
      points = zip(CornerBend.circle, CornerBend.smooth).map { circle, smooth in
        Point(x: circle.x + (smooth.x - circle.x) * x, y: circle.y + (smooth.y - circle.y) * y)
      }
    }
  }

  /// 0 where there is room for a circle alone, 1 where the whole smooth curve fits.
  private static func smoothness(room: Double) -> Double {
    min(1, max(0, (room - 1) / (1.528665 - 1)))
  }

  private static let smooth: [Point] = mirrored([
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
  ])

  /// A quarter circle in three arcs of 21.624°, 46.753° and 21.624°: the angles at which the smooth curve's
  /// joints lie as seen along the edge, sin⁻¹(1 − 0.631494). Handles are 4/3 · tan(arc/4).
  private static let circle: [Point] = mirrored([
    (1, 0), (0.873825, 0), (0.748790, 0.023878), (0.631494, 0.070375), (0.375071, 0.172021),
  ])

  /// The second half of the curve mirrors the first at the diagonal.
  private static func mirrored(_ half: [(along: Double, away: Double)]) -> [Point] {
    half.map { Point(x: $0.away, y: $0.along) } + half.reversed().map { Point(x: $0.along, y: $0.away) }
  }

  func add(
    to path: inout Scene.Path, _ corner: Point, _ dx: Double, _ dy: Double, _ radius: Double,
    _ isRounded: Bool, fromY: Bool
  ) {
    let isFirst = path.elements.isEmpty
    guard isRounded else {
      path.elements.append(isFirst ? .move(corner) : .line(corner))
      return
    }
    let placed = (fromY ? points : points.reversed()).map {
      Point(x: corner.x + $0.x * dx * radius, y: corner.y + $0.y * dy * radius)
    }
    path.elements.append(isFirst ? .move(placed[0]) : .line(placed[0]))
    for index in stride(from: 1, to: placed.count, by: 3) {
      path.elements.append(.curve(placed[index], placed[index + 1], placed[index + 2]))
    }
  }
}
