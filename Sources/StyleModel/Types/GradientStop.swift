/// One colour of a gradient and where it stands.
public struct GradientStop: Hashable, Sendable {
  public var color: Color
  /// 0 at the start point, 1 at the end point.
  public var location: Double

  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  package static let parts = [
    ValuePart("color", .color, isRequired: true),
    ValuePart(
      "location", .number(.double), NumberBounds(min: 0, max: 1), takesPercentages: true, mayBeNull: false),
  ]

  /// The parts in the order of `GradientStop.parts`.
  package var parts: [Value] { [.color(color), .number(location)] }
}
