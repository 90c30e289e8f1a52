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
  package func elements(in rect: StyleRect, _ values: StylePathValues) -> [Element] {
    let radius = min(max(values.cornerRadius, 0), rect.width / 2, rect.height / 2)
    switch self {
    case .rectangle: return StylePath.box(rect)
    case .roundedRectangle:
      return StylePath.box(rect, radius: radius, isContinuous: values.isContinuous)
    case .ellipse: return StylePath.ellipse(in: rect)
    case .star:
      let inner = values.innerRadius
      return StylePath.star(points: values.points, innerRadius: inner, radius: radius, in: rect)
    case .polygon: return StylePath.star(points: values.points, radius: radius, in: rect)
    case .arc: return StylePath.arc(from: values.startAngle, to: values.endAngle, in: rect)
    case .sector: return StylePath.sector(from: values.startAngle, to: values.endAngle, in: rect)
    case .ring:
      let inner = values.innerRadius
      return StylePath.ring(inner, from: values.startAngle, to: values.endAngle, in: rect)
    case .bubble:
      return StylePath.bubble(
        values.arrow,
        radius: values.cornerRadius,
        isContinuous: values.isContinuous,
        in: rect
      )
    case .outline(let elements):
      return elements.map { element in
        element.mapped { StylePoint(x: $0.x + rect.x, y: $0.y + rect.y) }
      }
    case .drawing(let elements, let viewBox, let ratio):
      return StylePath.fitted(elements, viewBox, ratio, in: rect)
    }
  }

  /// A star that fills a rectangle, with its first tip at the top. The inner radius is a part of
  /// the outer one, from 0 to 1; without it, this is a regular polygon. It has 3 to 1,000 points. What
  /// is computed is kept within these bounds, which style files have.
  package static func star(
    points: Int,
    innerRadius: Double? = nil,
    radius: Double = 0,
    in rect: StyleRect
  ) -> [Element] {
    let count = min(max(3, points), 1000) * (innerRadius == nil ? 1 : 2)
    let inner = StylePath.part(innerRadius ?? 1)
    let corners = (0..<count).map { index in
      let radius = index.isMultiple(of: 2) ? 1 : inner
      let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
      return StylePoint(
        x: rect.x + rect.width / 2 + cos(turn) * radius * rect.width / 2,
        y: rect.y + rect.height / 2 + sin(turn) * radius * rect.height / 2
      )
    }
    return StylePath.polygon(corners, radius: radius)
  }

  /// A part of a whole, which what is computed may not be.
  static func part(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), 1) }

  /// A rectangle with rounded corners, clockwise from the left side or, as a hole,
  /// counterclockwise. The radius may be at most half of the shorter side. An arrow, which no hole
  /// has, stands out from one of its sides.
  package static func box(
    _ rect: StyleRect,
    radius: Double = 0,
    isContinuous: Bool = false,
    corners: StyleCorners = .all,
    isHole: Bool = false,
    arrow: StyleArrow? = nil
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
      // Behind each corner, one of the sides follows.
      guard let arrow, arrow.edge.corner == turn.corner else { continue }
      let isHorizontal = arrow.edge == .top || arrow.edge == .bottom
      let part = isHorizontal ? curve.last?.x : curve.first?.y
      elements += arrow.points(on: rect, cornerReach: (part ?? 0) * radius).map { .line($0) }
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
