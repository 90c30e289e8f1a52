/// The source of an image.
nonisolated public enum StyleImage: Sendable, Hashable {
  /// An image of the app's asset catalog.
  case asset(String)
  /// A symbol of SF Symbols.
  case system(String)
  /// One pixel of a colour, stretched.
  case color(StyleColor)

  /// How far towards black UIKit shades the image of a pressed button. UIKit doesn't publish it; a
  /// third is what it looks like.
  @_spi(Generated) public static let pressedShade: Double = 1.0 / 3
}
