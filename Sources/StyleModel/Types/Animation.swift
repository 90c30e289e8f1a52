import StyleRuntime

/// The timing of a change. The curves with names are those of `CAMediaTimingFunctionName`, and SwiftUI's animations of the same names.
public typealias Animation = StyleAnimation

extension Animation {
  /// The longest duration and delay, in seconds: a day.
  package static let longest = 86_400.0

  /// The number of seconds, if whole, from which a value is more likely one of milliseconds. A minute is that of a clock.
  package static let leastMistakenForMilliseconds = 75.0

  package static let parts = [
    ValuePart(
      "duration", .number(.double), NumberBounds(min: 0, max: longest), unit: .seconds, isRequired: true,
      standard: .number(0)),
    ValuePart(
      "delay", .number(.double), NumberBounds(min: 0, max: longest), unit: .seconds, standard: .number(0)),
    ValuePart("curve", .choice(Curve.words), takesCurves: true, standard: .choice("easeInOut")),
  ]

  /// The values of the animation's parts, in the order of `Animation.parts`.
  package var parts: [Value] { [.number(duration), .number(delay), .choice(curve.rawValue)] }

  /// Makes an animation of the values of its parts; nil where a part has another type.
  init?(parts: [Value]) {
    guard parts.count == Animation.parts.count, let duration = parts[0].double, let delay = parts[1].double,
      let curve = parts[2].text.flatMap(Curve.init(rawValue:))
    else { return nil }
    self.init(duration: duration, delay: delay, curve: curve)
  }
}

extension Animation.Curve {
  /// The words that name a curve.
  package static let words = ["linear", "easeIn", "easeOut", "easeInOut", "spring"]

  /// The words of the curves from one keyframe to the next. A spring has a time of its own.
  package static let wordsOfKeyframes = words.filter { $0 != "spring" }

  /// The greatest distance from 0 of the y of a point of a curve: farther than anybody draws, and no number that becomes too large.
  package static let farthest = 100.0
}
