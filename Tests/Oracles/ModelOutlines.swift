import Foundation
import StyleModel

// Which points lie in the outlines of shapes, told from what the language says of them.

/// A star or a polygon, each corner of which is an arc that touches both sides.
struct RoundedPolygon {
  private var corners: [Point] = []
  private var arcs: [Arc] = []

  private struct Arc {
    var corner: Point
    /// The directions of the sides, of length 1.
    var sides: (Point, Point)
    /// From the corner to where the arc touches the sides.
    var reach: Double
    var radius: Double
    /// Whether the corner points out of the polygon.
    var isTip: Bool
  }

  init(_ shape: ModelLayer.Shape, radius: Double, _ size: Size) {
    let isStar = shape.path == .star
    let count = isStar ? 2 * shape.points : shape.points
    corners = (0..<count).map { index in
      let turn = 2 * Double.pi * Double(index) / Double(count)
      let part = isStar && index % 2 == 1 ? shape.innerRadius : 1
      return Point(
        x: size.width / 2 * (1 + part * sin(turn)), y: size.height / 2 * (1 - part * cos(turn)))
    }
    let radius = min(radius, size.width / 2, size.height / 2)
    func side(_ from: Int, _ to: Int) -> (length: Double, way: Point) {
      let (a, b) = (corners[(from + count) % count], corners[(to + count) % count])
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      return (length, Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length))
    }
    /// An arc of the radius touches the sides so far from the corner.
    func reach(_ index: Int) -> Double {
      let (a, b) = (side(index, index - 1).way, side(index, index + 1).way)
      let half = acos(max(-1, min(1, a.x * b.x + a.y * b.y))) / 2
      return half > .pi / 2 - 1e-9 ? 0 : radius * cos(half) / sin(half)
    }
    for index in 0..<count {
      // On each side, both arcs shrink alike where there isn't room for both.
      let before = side(index, index - 1).length / (reach((index - 1 + count) % count) + reach(index))
      let behind = side(index, index + 1).length / (reach(index) + reach((index + 1) % count))
      let scale = min(1, before, behind)
      let (a, b) = (side(index, index - 1).way, side(index, index + 1).way)
      arcs.append(
        Arc(
          corner: corners[index], sides: (a, b), reach: reach(index) * scale, radius: radius * scale,
          isTip: b.x * a.y - b.y * a.x > 0))
    }
  }

  func contains(_ point: Point) -> Bool {
    for arc in arcs where arc.reach > 0 {
      let (a, b) = arc.sides
      let (x, y) = (point.x - arc.corner.x, point.y - arc.corner.y)
      let across = a.x * b.y - a.y * b.x
      // Between the sides, and no farther than where the arc touches each.
      let isBetween = (x * b.y - y * b.x) / across > 0 && (a.x * y - a.y * x) / across > 0
      guard isBetween, x * a.x + y * a.y < arc.reach, x * b.x + y * b.y < arc.reach else { continue }
      let far = (arc.reach * arc.reach + arc.radius * arc.radius).squareRoot()
      let size = ((a.x + b.x) * (a.x + b.x) + (a.y + b.y) * (a.y + b.y)).squareRoot()
      let (dx, dy) = (x - (a.x + b.x) / size * far, y - (a.y + b.y) / size * far)
      if dx * dx + dy * dy > arc.radius * arc.radius { return !arc.isTip }
    }
    return turns(of: [corners], around: point) != 0
  }
}

extension ModelLayer.Shape {
  func isInPartOfEllipse(_ point: Point, _ size: Size) -> Bool {
    let (x, y) = (point.x / size.width * 2 - 1, point.y / size.height * 2 - 1)
    let distance = (x * x + y * y).squareRoot()
    guard distance < 1 else { return false }
    let (least, most) = (min(angles.start, angles.end), max(angles.start, angles.end))
    if path == .arc {
      // What an open line encloses has its ends joined: the part of a disc beyond a chord.
      if most - least >= 360 { return true }
      let middle = (least + most) / 2 * .pi / 180
      return most > least && x * sin(middle) - y * cos(middle) > cos((most - least) / 2 * .pi / 180)
    }
    if path == .ring, distance < innerRadius { return false }
    var angle = atan2(x, -y) * 180 / .pi
    angle += ((least - angle) / 360).rounded(.up) * 360
    return angle < most
  }

  func isInBubble(_ point: Point, radius: Double, _ size: Size) -> Bool {
    // As if the arrow were at the top.
    var (point, size) = (point, size)
    let isAcross = arrow.edge == "left" || arrow.edge == "right"
    if isAcross {
      (point, size) = (Point(x: point.y, y: point.x), Size(width: size.height, height: size.width))
    }
    if arrow.edge == "bottom" || arrow.edge == "right" { point.y = size.height - point.y }
    let depth = min(arrow.height, size.height)
    let body = Rect(x: 0, y: depth, width: size.width, height: size.height - depth)
    let area = RoundedArea(rect: body, radius: radius, corners: .all)
    if area.contains(point) { return true }
    let base = min(arrow.width, size.width - 2 * area.fitted)
    guard base > 0, depth > 0, point.y > 0, point.y <= depth else { return false }
    var tip = arrow.position * size.width + arrow.offset
    tip = max(tip, area.fitted + base / 2)
    tip = min(tip, size.width - area.fitted - base / 2)
    return abs(point.x - tip) < base / 2 * point.y / depth
  }
}

extension SVGPath {
  /// Where a point of its coordinates comes to lie in a layer (SVG 2, § 8.2).
  func place(_ point: Point, in size: Size) -> Point {
    guard let box = viewBox else { return point }
    var (scaleX, scaleY) = (size.width / box.width, size.height / box.height)
    let words = preserveAspectRatio.rawValue.split(separator: " ")
    let shift: (x: Double, y: Double)
    if words[0] == "none" {
      shift = (0, 0)
    } else {
      let scale = words.count > 1 ? Swift.max(scaleX, scaleY) : Swift.min(scaleX, scaleY)
      (scaleX, scaleY) = (scale, scale)
      func part(_ word: Substring) -> Double { ["Min": 0, "Mid": 0.5, "Max": 1][word] ?? 0 }
      shift = (
        (size.width - box.width * scale) * part(words[0].dropFirst().prefix(3)),
        (size.height - box.height * scale) * part(words[0].suffix(3))
      )
    }
    return Point(x: shift.x + (point.x - box.x) * scaleX, y: shift.y + (point.y - box.y) * scaleY)
  }
}
