import StyleRuntime

/// The timing of a change. The curves are those of `CAMediaTimingFunctionName`, and SwiftUI's animations of the same names.
public typealias Animation = StyleAnimation

extension Animation {
  /// The longest duration and delay, in seconds: a day.
  package static let longest = 86_400.0

  package static let parts = [
    ValuePart(
      "duration", .number(.double), NumberBounds(min: 0, max: longest), isRequired: true, standard: .number(0)
    ),
    ValuePart("delay", .number(.double), NumberBounds(min: 0, max: longest), standard: .number(0)),
    ValuePart("curve", .choice(Curve.allCases.map(\.rawValue)), standard: .choice("easeInOut")),
  ]

  /// The parts in the order of `Animation.parts`.
  package var parts: [Value] { [.number(duration), .number(delay), .choice(curve.rawValue)] }

  /// nil where a part has another type.
  init?(parts: [Value]) {
    guard parts.count == Animation.parts.count, let duration = parts[0].double, let delay = parts[1].double,
      let curve = parts[2].text.flatMap(Curve.init)
    else { return nil }
    self.init(duration: duration, delay: delay, curve: curve)
  }
}
