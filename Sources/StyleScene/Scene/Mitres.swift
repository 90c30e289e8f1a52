import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Stroke {
  /// The corners of a line along a shape that keep their mitres; none unless the line joins corners with mitres.
  ///
  /// The limit holds for the angles of the path itself, as Core Animation and SVG have it (SVG 2, § 13.5.5). cairo would judge
  /// them as they are rotated and stretched on their way to pixels.
  package enum Mitres { case all, none, some }

  package func mitres(along shape: Scene.Shape) -> Mitres {
    guard join == .miter else { return .none }
    guard case .path(let path) = shape else {
      return miterLimit * miterLimit >= Scene.Path.squaredMitreOfSquare ? .all : .none
    }
    let squares = path.squaredMitres
    let kept = squares.count { $0 <= miterLimit * miterLimit }
    return kept == squares.count ? .all : kept == 0 ? .none : .some
  }

  /// The distance that the line reaches beyond the bounds of a shape, in halves of its width.
  func reach(along shape: Scene.Shape) -> Double {
    switch shape {
    // Right angles at most: a mitre there ends where the straight sides do.
    case .rectangle, .roundedRectangle, .ellipse: return 1
    case .path(let path):
      // A square cap reaches √2 of half the width.
      let ofCap = 2.0.squareRoot()
      guard join == .miter else { return ofCap }
      // A curve without corners, such as an arc, has no mitres.
      if path.elements.count <= 16, path.squaredMitres.allSatisfy({ $0 < 1.001 }) { return ofCap }
      // Only with a limit that someone raised is there more room to save than it takes to look.
      guard miterLimit > Scene.Stroke.usualMiterLimit else { return max(ofCap, miterLimit) }
      let longest = path.squaredMitres.filter { $0 <= miterLimit * miterLimit }.max() ?? 0
      return max(Scene.Stroke.usualMiterLimit, longest.squareRoot())
    }
  }
}

extension Scene.Path {
  /// The square of the mitre of a right angle, in line widths.
  fileprivate static let squaredMitreOfSquare = 2.0

  /// The square of each corner's mitre, in line widths: for an angle θ between the sides, 1 / sin²(θ / 2).
  fileprivate var squaredMitres: [Double] {
    corners.map { arriving, leaving in 2 / max(0, 1 + arriving.x * leaving.x + arriving.y * leaving.y) }
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

/// The direction from a point to another, of length 1; nil where both are the same.
private func direction(from start: Point, to end: Point) -> Point? {
  let (x, y) = (end.x - start.x, end.y - start.y)
  let length = hypot(x, y)
  return length > 0 ? Point(x: x / length, y: y / length) : nil
}
