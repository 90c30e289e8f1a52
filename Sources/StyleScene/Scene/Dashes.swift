import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Stroke {
  /// The dashes that are drawn along a shape; empty for a solid line.
  ///
  /// A line is solid where a length is negative or all are 0, and where its dashes are so many that they can't be seen.
  package func dashes(along shape: Scene.Shape) -> [Double] {
    let period = dashes.reduce(0, +)
    guard period > 0, dashes.allSatisfy({ $0 >= 0 }), shape.path.outerLength / period < 4_000 else {
      return []
    }
    return dashes
  }
}

extension Scene.Path {
  /// The length of the lines through the path's points, control points included: no less than the path's own length.
  fileprivate var outerLength: Double {
    var length = 0.0
    var start = Point(x: 0, y: 0)
    var last = start
    func add(_ point: Point) {
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let end): [first, second, end].forEach(add)
      case .close: add(start)
      }
    }
    return length
  }
}
