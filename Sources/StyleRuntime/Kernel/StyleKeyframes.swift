nonisolated extension StyleAnimation {
  /// Where a run has come to among the values that it passes: on which step, from one value to the
  /// next, and how much of the step's time is over.
  ///
  /// - Parameters:
  ///   - part: How much of the run is over, from 0 to 1.
  ///   - keyTimes: When it passes each value, as parts of the run; none is before the one before it.
  package static func step(at part: Double, keyTimes: [Double]) -> (index: Int, part: Double) {
    let last = max(0, keyTimes.count - 2)
    // Of values at the same time, the last is shown.
    let index = min(last, (keyTimes.lastIndex { $0 <= part } ?? 0))
    guard keyTimes.count > 1 else { return (index, 1) }
    let length = keyTimes[index + 1] - keyTimes[index]
    guard length > 0 else { return (index, 1) }
    return (index, min(1, max(0, (part - keyTimes[index]) / length)))
  }
}

nonisolated extension StyleAnimation.Curve {
  /// The two inner control points of the cubic Bézier curve from (0, 0) to (1, 1), as
  /// `CAMediaTimingFunction` has them; CSS's `ease-in`, `ease-out` and `ease-in-out` are the same. nil
  /// for a spring, which is no such curve.
  package var controlPoints: (first: StylePoint, second: StylePoint)? {
    switch self {
    case .linear: return (StylePoint(x: 0, y: 0), StylePoint(x: 1, y: 1))
    case .easeIn: return (StylePoint(x: 0.42, y: 0), StylePoint(x: 1, y: 1))
    case .easeOut: return (StylePoint(x: 0, y: 0), StylePoint(x: 0.58, y: 1))
    case .easeInOut: return (StylePoint(x: 0.42, y: 0), StylePoint(x: 0.58, y: 1))
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return (StylePoint(x: x1, y: y1), StylePoint(x: x2, y: y2))
    case .spring: return nil
    }
  }

  /// How far a Bézier curve has come when some part of its time is over, from 0 to 1; farther than
  /// these where it swings. A spring, which has a time of its own, runs evenly.
  package func way(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard let points = controlPoints else { return time }
    func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place
        * place
    }
    // x grows along the curve: half the interval until it is known well enough for six digits of a
    // turn.
    var low = 0.0
    var high = 1.0
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if curve(points.first.x, points.second.x, middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return curve(points.first.y, points.second.y, (low + high) / 2)
  }
}
