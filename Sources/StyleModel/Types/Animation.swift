import StyleRuntime

/// The timing of a change. The curves with names are those of `CAMediaTimingFunctionName`, and SwiftUI's animations of the same names.
public typealias Animation = StyleAnimation

extension Animation {
  /// The longest duration and delay, in seconds: a day.
  package static let longest = 86_400.0

  package static let parts = [
    ValuePart(
      "duration", .number(.double), NumberBounds(min: 0, max: longest), isRequired: true, standard: .number(0)
    ),
    ValuePart("delay", .number(.double), NumberBounds(min: 0, max: longest), standard: .number(0)),
    ValuePart("curve", .choice(Curve.words), takesCurves: true, standard: .choice("easeInOut")),
  ]

  /// The parts in the order of `Animation.parts`.
  package var parts: [Value] { [.number(duration), .number(delay), .choice(curve.rawValue)] }

  /// nil where a part has another type.
  init?(parts: [Value]) {
    guard parts.count == Animation.parts.count, let duration = parts[0].double, let delay = parts[1].double,
      let curve = parts[2].text.flatMap(Curve.init(rawValue:))
    else { return nil }
    self.init(duration: duration, delay: delay, curve: curve)
  }
}

extension Animation.Curve {
  /// Those that a word names.
  package static let words = ["linear", "easeIn", "easeOut", "easeInOut", "spring"]

  /// How far from 0 the y of a point of a curve may lie: farther than anybody draws, and no number that becomes too large.
  package static let farthest = 100.0

  /// The two inner control points of the cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` has them; CSS's
  /// `ease-in`, `ease-out` and `ease-in-out` are the same. nil for a spring, which is no such curve.
  package var controlPoints: (first: Point, second: Point)? {
    switch self {
    case .linear: (Point(x: 0, y: 0), Point(x: 1, y: 1))
    case .easeIn: (Point(x: 0.42, y: 0), Point(x: 1, y: 1))
    case .easeOut: (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
    case .easeInOut: (Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))
    case .cubicBezier(let x1, let y1, let x2, let y2): (Point(x: x1, y: y1), Point(x: x2, y: y2))
    case .spring: nil
    }
  }
}
