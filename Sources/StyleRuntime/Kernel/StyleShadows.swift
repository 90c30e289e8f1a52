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
    color: StyleColor = StyleColor(0x000000),
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

  /// The radius of the corners of a box that has grown by a distance on each side. A small one grows by less, so that a corner which is
  /// hardly round stays sharp (CSS Backgrounds 3, § 6.1.1).
  @_spi(Generated) public static func radius(_ radius: Double, grownBy distance: Double) -> Double {
    guard radius > 0 else { return 0 }
    let missing = distance > radius ? 1 - radius / distance : 0
    return max(0, radius + distance * (1 - missing * missing * missing))
  }

  /// How far from the box it may be seen, in points.
  @_spi(Generated) public var reach: Double {
    3 * radius + abs(spread) + abs(offset.width) + abs(offset.height) + 1
  }
}
