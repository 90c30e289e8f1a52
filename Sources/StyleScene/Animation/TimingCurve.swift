import StyleModel

extension Animation.Curve {
  /// The two inner control points of the cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` has them; CSS's
  /// `ease-in`, `ease-out` and `ease-in-out` are the same.
  package var controlPoints: (first: Point, second: Point) {
    switch self {
    case .linear: (Point(x: 0, y: 0), Point(x: 1, y: 1))
    case .easeIn: (Point(x: 0.42, y: 0), Point(x: 1, y: 1))
    case .easeOut: (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
    case .easeInOut: (Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))
    }
  }

  /// How far an animation has come (0…1) when `time` of its duration (0…1) is over.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let points = controlPoints
    func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }
    // x grows along the curve: half the interval until it is known well enough for six digits of a turn.
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if curve(points.first.x, points.second.x, middle) < time { low = middle } else { high = middle }
    }
    return curve(points.first.y, points.second.y, (low + high) / 2)
  }
}
