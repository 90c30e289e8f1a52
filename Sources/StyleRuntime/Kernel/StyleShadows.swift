/// A box shadow of a layer, outer or inner.
nonisolated public struct StyleBoxShadow: Sendable, Hashable {
  public var color: StyleColor
  /// From 0 to 1, multiplied with the colour's own.
  public var opacity: Double
  /// A positive height casts the shadow downwards.
  public var offset: StyleSize
  /// The standard deviation of the blur in points, which is half of CSS's blur.
  public var radius: Double
  /// How far it extends beyond the box on each side, in points; an inner shadow extends inwards.
  public var spread: Double
  /// Whether it is an inner shadow.
  public var isInset: Bool

  public init(
    color: StyleColor,
    opacity: Double = 1,
    offset: StyleSize = StyleSize(width: 0, height: 0),
    radius: Double = 0,
    spread: Double = 0,
    isInset: Bool = false
  ) {
    self.color = color
    self.opacity = max(0, min(1, opacity))
    self.offset = offset
    self.radius = max(0, radius)
    self.spread = spread
    self.isInset = isInset
  }

  /// One that is as the shadow of a whole layer.
  public init(_ shadow: StyleShadow) {
    self.init(
      color: shadow.color,
      opacity: shadow.opacity,
      offset: shadow.offset,
      radius: shadow.radius
    )
  }

  /// How far from the box it may be seen, in points.
  @_spi(Generated) public var reach: Double {
    3 * radius + abs(spread) + abs(offset.width) + abs(offset.height) + 1
  }
}
