import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The outline of a path as straight edges, cut to an area of pixels whose corner is the origin.
///
/// A line left of the area becomes an edge along its left side, for it counts for all pixels to its right; a line right of it is left out.
struct EdgeList {
  private(set) var edges: [Edge] = []
  private let width, height: Double

  /// A line from `top` to `bottom`, not horizontal.
  struct Edge {
    var top, bottom: Double
    /// The x at the top.
    var x: Double
    /// The change of x in a row.
    var slope: Double
    /// The direction: 1 where the path runs downwards, -1 where it runs upwards.
    var winding: Int

    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  /// The greatest distance in pixels of an edge from the curve that it stands for.
  private static let tolerance = 0.015

  /// - Parameters:
  ///   - path: The path in pixels. Each part of it is closed.
  ///   - area: The area, in whole pixels.
  init(_ path: Scene.Path, in area: Rect) {
    (width, height) = (area.width, area.height)
    var start = Point(x: 0, y: 0)
    var last = start
    func place(_ point: Point) -> Point { Point(x: point.x - area.x, y: point.y - area.y) }
    for element in path.elements {
      switch element {
      case .move(let point):
        add(from: last, to: start)
        start = place(point)
        last = start
      case .line(let point):
        let end = place(point)
        add(from: last, to: end)
        last = end
      case .curve(let first, let second, let point):
        let end = place(point)
        addCurve(last, place(first), place(second), end)
        last = end
      case .close:
        add(from: last, to: start)
        last = start
      }
    }
    add(from: last, to: start)
    edges.sort { $0.top < $1.top }
  }

  /// Adds a cubic Bézier curve as so many lines that none is farther away than the tolerance: a chord of 1/n of a curve lies within
  /// 1/8 · max|B″| / n² of it, and |B″| is at most 6 times the longest second difference of the control points.
  private mutating func addCurve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    let bend = max(
      hypot(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
      hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
    let count = max(1, min(1000, (0.75 * bend / EdgeList.tolerance).squareRoot().rounded(.up)))
    var last = start
    for step in stride(from: 1, through: count, by: 1) {
      let t = step / count
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let next =
        step == count
        ? end
        : Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y)
      add(from: last, to: next)
      last = next
    }
  }

  private mutating func add(from start: Point, to end: Point) {
    let isDown = start.y < end.y
    var (upper, lower) = isDown ? (start, end) : (end, start)
    guard upper.y < height, lower.y > 0, upper.y < lower.y, min(upper.x, lower.x) < width else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    if upper.y < 0 { upper = Point(x: upper.x - upper.y * slope, y: 0) }
    if lower.y > height { lower = Point(x: lower.x + (height - lower.y) * slope, y: height) }
    addPart(upper, lower, slope, isDown ? 1 : -1)
  }

  /// Cuts an edge where it crosses the left and the right side of the area.
  private mutating func addPart(_ upper: Point, _ lower: Point, _ slope: Double, _ winding: Int) {
    for side in [0, width] where (upper.x < side) != (lower.x < side) && upper.x != side && lower.x != side {
      let middle = Point(x: side, y: min(lower.y, max(upper.y, upper.y + (side - upper.x) / slope)))
      addPart(upper, middle, slope, winding)
      addPart(middle, lower, slope, winding)
      return
    }
    guard upper.y < lower.y else { return }
    let middle = (upper.x + lower.x) / 2
    if middle <= 0 {
      edges.append(Edge(top: upper.y, bottom: lower.y, x: 0, slope: 0, winding: winding))
    } else if middle < width {
      edges.append(Edge(top: upper.y, bottom: lower.y, x: upper.x, slope: slope, winding: winding))
    }
  }
}
