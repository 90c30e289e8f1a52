import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Path {
  /// Which corners of a line along it keep their mitres.
  ///
  /// The limit holds for the angles of the path itself, as Core Animation and SVG have it (SVG 2, § 13.5.5). cairo would judge
  /// them as they are turned and stretched on their way to pixels.
  package enum Mitres { case all, none, some }

  package var mitres: Mitres {
    var (isCut, isKept) = (false, false)
    for (arriving, leaving) in corners {
      let limit = Scene.Stroke.miterLimit
      if limit * limit * (1 + arriving.x * leaving.x + arriving.y * leaving.y) >= 2 {
        isKept = true
      } else {
        isCut = true
      }
    }
    return !isCut ? .all : isKept ? .some : .none
  }

  /// The directions of length 1 in which a line arrives at each corner and leaves it.
  private var corners: [(arriving: Point, leaving: Point)] {
    var corners: [(arriving: Point, leaving: Point)] = []
    var start = Point(x: 0, y: 0)
    var current = start
    var first: Point?
    var arriving: Point?
    func add(through points: [Point]) {
      let places = [current] + points
      let directions = zip(places, places.dropFirst()).compactMap { direction(from: $0, to: $1) }
      current = points.last ?? current
      guard let leaving = directions.first, let last = directions.last else { return }
      if let arriving { corners.append((arriving, leaving)) }
      first = first ?? leaving
      arriving = last
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, first, arriving) = (point, point, nil, nil)
      case .line(let point): add(through: [point])
      case .curve(let one, let two, let end): add(through: [one, two, end])
      case .close:
        add(through: [start])
        if let arriving, let first { corners.append((arriving, first)) }
        (first, arriving) = (nil, nil)
      }
    }
    return corners
  }
}

/// Of length 1; nil where there is none.
private func direction(from start: Point, to end: Point) -> Point? {
  let (x, y) = (end.x - start.x, end.y - start.y)
  let length = hypot(x, y)
  return length > 0 ? Point(x: x / length, y: y / length) : nil
}
