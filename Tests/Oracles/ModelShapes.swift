import Foundation
import StyleModel

/// A rectangle with circular corners.
struct RoundedArea {
  var rect: Rect
  var radius: Double
  var corners: Corners

  /// The radius, as far as there is room for it.
  var fitted: Double { min(radius, rect.width / 2, rect.height / 2) }

  func contains(_ point: Point) -> Bool {
    guard point.x > rect.x, point.y > rect.y, point.x < rect.maxX, point.y < rect.maxY else { return false }
    let (isLeft, isTop) = (point.x < rect.midX, point.y < rect.midY)
    let corner: Corners = isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
    guard corners.contains(corner) else { return true }
    let dx = fitted - (isLeft ? point.x - rect.x : rect.maxX - point.x)
    let dy = fitted - (isTop ? point.y - rect.y : rect.maxY - point.y)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy < fitted * fitted
  }

  /// Farther out on each side; what has square corners keeps them.
  func grown(by distance: Double) -> RoundedArea {
    RoundedArea(
      rect: rect.inset(by: EdgeInsets(-distance)), radius: fitted > 0 ? max(0, fitted + distance) : 0,
      corners: corners)
  }

  /// The shape of a shadow: where r, the radius in spreads, is below 1, the corner gains 1 + (r − 1)³ of the spread.
  /// https://www.w3.org/TR/css-backgrounds-3/#shadow-shape
  func spread(by distance: Double) -> RoundedArea {
    guard fitted > 0, distance > 0 else { return grown(by: distance) }
    var result = grown(by: distance)
    let r = fitted / distance
    result.radius = fitted + distance * (r < 1 ? 1 + pow(r - 1, 3) : 1)
    return result
  }
}

/// Tips and inner corners in turn around the middle, the first tip at the top.
func isInStar(_ point: Point, _ points: Int, inner: Double, _ size: Size) -> Bool {
  // In the unit circle, as the angle from the nearest tip and the distance from the middle.
  let (x, y) = (point.x / size.width * 2 - 1, point.y / size.height * 2 - 1)
  let step = 2 * Double.pi / Double(points)
  var angle = atan2(x, -y)
  angle = abs(angle - (angle / step).rounded() * step)
  let distance = (x * x + y * y).squareRoot()
  // The edge from the tip (1, 0) to the inner corner at half a step.
  let (px, py) = (distance * cos(angle), distance * sin(angle))
  let (cx, cy) = (inner * cos(step / 2), inner * sin(step / 2))
  return (cx - 1) * py - cy * (px - 1) > 0
}

/// Corners around the middle, the first at the top.
func isInPolygon(_ point: Point, _ points: Int, _ size: Size) -> Bool {
  // A star whose inner corners lie on the sides between its tips.
  isInStar(point, points, inner: cos(.pi / Double(points)), size)
}

/// The corners of a path without curves.
func polygons(of elements: [PathElement]) -> [[Point]] {
  var polygons: [[Point]] = []
  for element in elements {
    switch element {
    case .move(let end): polygons.append([end])
    case .line(let end), .curve(_, _, let end): polygons[polygons.count - 1].append(end)
    case .close: break
    }
  }
  return polygons
}

/// How often closed polygons go around a point.
func turns(of polygons: [[Point]], around point: Point) -> Int {
  var angle = 0.0
  for polygon in polygons {
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (ax, ay, bx, by) = (a.x - point.x, a.y - point.y, b.x - point.x, b.y - point.y)
      angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
  }
  return Int((angle / (2 * .pi)).rounded())
}

/// Where an image of one point lies in a layer.
func placeOfPoint(in bounds: Size, _ mode: String) -> Rect {
  let mode = mode.lowercased()
  var size = Size(width: 1, height: 1)
  switch mode {
  case "scaletofill": size = bounds
  case "scaleaspectfit":
    let side = min(bounds.width, bounds.height)
    size = Size(width: side, height: side)
  case "scaleaspectfill":
    let side = max(bounds.width, bounds.height)
    size = Size(width: side, height: side)
  default: break
  }
  let (right, bottom) = (bounds.width - size.width, bounds.height - size.height)
  return Rect(
    x: mode.contains("left") ? 0 : mode.contains("right") ? right : right / 2,
    y: mode.contains("top") ? 0 : mode.contains("bottom") ? bottom : bottom / 2,
    width: size.width, height: size.height)
}

extension ModelLayer.Gradient {
  /// 0 at the start, 1 at the end, of a point in the unit square.
  func location(of point: Point, in size: Size) -> Double {
    if type == "axial", let angle {
      // CSS: “a line perpendicular to the gradient line … intersects the corner” at its ends.
      let (across, up) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      let length = abs(across) * size.width + abs(up) * size.height
      let along = (point.x - 0.5) * size.width * across - (point.y - 0.5) * size.height * up
      return 0.5 + along / length
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (point.x - start.x, point.y - start.y)
    switch type {
    case "radial":
      // All lies beyond an ellipse without an area, and beyond any stop.
      return dx == 0 || dy == 0 ? .infinity : (px * px / (dx * dx) + py * py / (dy * dy)).squareRoot()
    case "conic":
      let turn = (atan2(py, px) - atan2(dy, dx)) / (2 * .pi)
      return turn - turn.rounded(.down)
    default:
      let square = dx * dx + dy * dy
      return square > 0 ? (px * dx + py * dy) / square : .infinity
    }
  }

  /// The colour at a location, premultiplied.
  func color(at location: Double, _ mixing: ModelView.Mixing) -> ModelColor {
    guard location > stops[0].location else { return stops[0].color.premultiplied }
    for (stop, next) in zip(stops, stops.dropFirst()) where location < next.location {
      let part = (location - stop.location) / (next.location - stop.location)
      switch mixing {
      case .straight: return (stop.color + (next.color - stop.color) * part).premultiplied
      case .premultiplied: return stop.color.premultiplied * (1 - part) + next.color.premultiplied * part
      }
    }
    return stops[stops.count - 1].color.premultiplied
  }
}
