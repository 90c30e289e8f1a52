@_spi(Generated) import StyleRuntime

/// One colour of a gradient and its location.
public struct GradientStop: Hashable, Sendable {
  public var color: Color
  /// The location: 0 at the start point, 1 at the end point; other numbers on the same line beyond these.
  public var location: Double

  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  /// The greatest distance of a stop from where its line begins, in lengths of the line.
  package static let farthest = StyleGradientStop.farthest

  package static let parts = [
    ValuePart("color", .color, isRequired: true),
    ValuePart(
      "location", .number(.double), NumberBounds(min: -farthest, max: farthest), takesPercentages: true,
      mayBeNull: false),
  ]

  /// The values of the stop's parts, in the order of `GradientStop.parts`.
  package var parts: [Value] { [.color(color), .number(location)] }
}
