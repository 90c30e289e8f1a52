#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

nonisolated extension StylePath {
  /// The inner radius of a star with five tips whose sides continue one another, as a part of the
  /// outer radius.
  @_spi(Generated) public static let innerRadius: Double = 0.381_966_011_250_105

  /// The lines and curves of the outline, fitted to a rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: That of a rounded rectangle; half of the shorter side is the most it is.
  ///   - isContinuous: Whether its corners are continuous curves, not circular ones.
  ///   - points: How many tips a star has, or how many corners a polygon has.
  ///   - innerRadius: That of a star, as a part of the outer one.
  package func elements(
    in rect: StyleRect,
    cornerRadius: Double,
    isContinuous: Bool,
    points: Int,
    innerRadius: Double
  ) -> [Element] {
    switch self {
    case .rectangle: return StylePath.box(rect)
    case .roundedRectangle:
      let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
      return StylePath.box(rect, radius: radius, isContinuous: isContinuous)
    case .ellipse: return StylePath.ellipse(in: rect)
    case .star: return StylePath.star(points: points, innerRadius: innerRadius, in: rect)
    case .polygon: return StylePath.star(points: points, in: rect)
    case .outline(let elements): return elements.map { $0.moved(right: rect.x, down: rect.y) }
    }
  }

  /// A star that fills a rectangle, with its first tip at the top. The inner radius is a part of
  /// the outer one, from 0 to 1; without it, this is a regular polygon. It has 3 to 1,000 points. What
  /// is computed is kept within these bounds, which style files have.
  package static func star(
    points: Int,
    innerRadius: Double? = nil,
    in rect: StyleRect
  ) -> [Element] {
    let count = min(max(3, points), 1000) * (innerRadius == nil ? 1 : 2)
    let inner = min(max(innerRadius ?? 1, 0), 1)
    var elements: [Element] = []
    for index in 0..<count {
      let radius = index.isMultiple(of: 2) ? 1 : inner
      let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
      let corner = StylePoint(
        x: rect.x + rect.width / 2 + cos(turn) * radius * rect.width / 2,
        y: rect.y + rect.height / 2 + sin(turn) * radius * rect.height / 2
      )
      elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    elements.append(.close)
    return elements
  }

  /// A rectangle with rounded corners, clockwise from the left side or, as a hole,
  /// counterclockwise. The radius may be at most half of the shorter side.
  package static func box(
    _ rect: StyleRect,
    radius: Double = 0,
    isContinuous: Bool = false,
    corners: StyleCorners = .all,
    isHole: Bool = false
  ) -> [Element] {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    // Each corner with the directions in which its sides lead away from it.
    var turns: [(point: StylePoint, x: Double, y: Double, corner: StyleCorners)] = [
      (StylePoint(x: rect.x, y: rect.y), 1, 1, .topLeft),
      (StylePoint(x: right, y: rect.y), -1, 1, .topRight),
      (StylePoint(x: right, y: bottom), -1, -1, .bottomRight),
      (StylePoint(x: rect.x, y: bottom), 1, -1, .bottomLeft),
    ]
    if isHole { turns.reverse() }
    let isRounded = radius > 0 && !corners.isEmpty
    let curve = isRounded ? CornerCurve.points(radius, in: rect, isContinuous: isContinuous) : []
    var elements: [Element] = []
    for (index, turn) in turns.enumerated() {
      var points = [turn.point]
      if isRounded && corners.contains(turn.corner) {
        points = curve.map { point in
          StylePoint(
            x: turn.point.x + point.x * turn.x * radius,
            y: turn.point.y + point.y * turn.y * radius
          )
        }
        // Every other corner is entered along its horizontal side.
        if !index.isMultiple(of: 2) { points.reverse() }
      }
      elements.append(index == 0 ? .move(points[0]) : .line(points[0]))
      for start in stride(from: 1, to: points.count, by: 3) {
        elements.append(.curve(points[start], points[start + 1], points[start + 2]))
      }
    }
    elements.append(.close)
    return elements
  }

  /// Four curves, each within 0.03 % of the radius of a true ellipse, clockwise from the right.
  package static func ellipse(in rect: StyleRect) -> [Element] {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (left, right) = (rect.x, rect.x + rect.width)
    let (top, bottom) = (rect.y, rect.y + rect.height)
    let (across, down) = (rect.width / 2 * quarterHandle, rect.height / 2 * quarterHandle)
    func curve(
      _ first: (x: Double, y: Double),
      _ second: (x: Double, y: Double),
      _ end: (x: Double, y: Double)
    ) -> Element {
      .curve(
        StylePoint(x: first.x, y: first.y),
        StylePoint(x: second.x, y: second.y),
        StylePoint(x: end.x, y: end.y)
      )
    }
    return [
      .move(StylePoint(x: right, y: y)),
      curve((right, y + down), (x + across, bottom), (x, bottom)),
      curve((x - across, bottom), (left, y + down), (left, y)),
      curve((left, y - down), (x - across, top), (x, top)),
      curve((x + across, top), (right, y - down), (right, y)),
      .close,
    ]
  }
}

nonisolated extension StylePath.Element {
  fileprivate func moved(right: Double, down: Double) -> StylePath.Element {
    func moved(_ point: StylePoint) -> StylePoint {
      StylePoint(x: point.x + right, y: point.y + down)
    }
    switch self {
    case .move(let point): return .move(moved(point))
    case .line(let point): return .line(moved(point))
    case .curve(let first, let second, let end):
      return .curve(moved(first), moved(second), moved(end))
    case .close: return .close
    }
  }
}

/// The length of the handles of a cubic Bézier curve that stands for a quarter of a circle of
/// radius 1: 4/3 · (√2 − 1).
nonisolated private let quarterHandle: Double = 0.552_284_749_830_793_4

/// The curve around a corner of radius 1, as distances from the corner.
///
/// A circular corner is one cubic curve. A continuous one is that of `CALayerCornerCurve`, as
/// measured in the paths that UIKit draws (PaintCode, “Code for iOS 7 rounded rectangles”, 2013):
/// it leaves a side 1.528665 radii from the corner. Where a side is too short for that, the curve
/// along it shrinks in proportion, down to a circle cut at the same angles. So a capsule has round
/// ends, and nothing jumps as the radius grows.
nonisolated private enum CornerCurve {
  /// From the vertical side to the horizontal one: a start, and three points for each cubic curve.
  static func points(_ radius: Double, in rect: StyleRect, isContinuous: Bool) -> [StylePoint] {
    if !isContinuous {
      let handle = 1 - quarterHandle
      return [
        StylePoint(x: 0, y: 1), StylePoint(x: 0, y: handle), StylePoint(x: handle, y: 0),
        StylePoint(x: 1, y: 0),
      ]
    }
    let (x, y) = (fit(radius, rect.width), fit(radius, rect.height))
    return zip(circle, smooth).map { circle, smooth in
      StylePoint(
        x: circle.x + (smooth.x - circle.x) * x,
        y: circle.y + (smooth.y - circle.y) * y
      )
    }
  }

  /// How much of the continuous curve fits along a side: 0 if there is only room for a circle, 1
  /// if all of it fits.
  private static func fit(_ radius: Double, _ length: Double) -> Double {
    min(1, max(0, (length / 2 / radius - 1) / (reach - 1)))
  }

  /// How far from the corner the continuous curve leaves a side.
  private static let reach: Double = 1.528_665

  private static let smooth: [StylePoint] = mirrored([
    (reach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911), (0.372_824, 0.169_06),
  ])

  /// A quarter of a circle in three arcs of 21.624°, 46.753° and 21.624°, the angles at which the
  /// parts of the continuous curve meet. The handles are 4/3 · tan(arc / 4).
  private static let circle: [StylePoint] = mirrored([
    (1, 0), (0.873_825, 0), (0.748_79, 0.023_878), (0.631_494, 0.070_375), (0.375_071, 0.172_021),
  ])

  /// The second half of a curve mirrors the first at the diagonal.
  private static func mirrored(_ half: [(along: Double, away: Double)]) -> [StylePoint] {
    half.map { StylePoint(x: $0.away, y: $0.along) }
      + half.reversed().map { StylePoint(x: $0.along, y: $0.away) }
  }
}
