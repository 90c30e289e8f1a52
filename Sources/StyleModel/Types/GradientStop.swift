@_spi(Generated) import StyleRuntime

/// One colour of a gradient and where it stands.
public struct GradientStop: Hashable, Sendable {
  public var color: Color
  /// 0 at the start point, 1 at the end point; others on the same line beyond these.
  public var location: Double

  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  /// How many lengths of its line a stop may lie from where that begins.
  package static let farthest = StyleGradientStop.farthest

  package static let parts = [
    ValuePart("color", .color, isRequired: true),
    ValuePart(
      "location", .number(.double), NumberBounds(min: -farthest, max: farthest), takesPercentages: true,
      mayBeNull: false),
  ]

  /// The parts in the order of `GradientStop.parts`.
  package var parts: [Value] { [.color(color), .number(location)] }
}
