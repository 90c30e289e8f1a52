#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The line of a gradient that runs at an angle through the middle of a rectangle, from corner to corner: that of CSS
/// (CSS Images 3, § 3.1.1).
nonisolated package struct StyleGradientLine: Hashable {
  /// How far, in lengths of the line, a point of the unit square lies along it from the middle, for each side of the square to the
  /// right and down.
  private let growth: StylePoint
  private let half: StylePoint

  /// - Parameters:
  ///   - angle: In degrees, clockwise from a line that runs up.
  ///   - size: Of the rectangle.
  package init(angle: Double, in size: StyleSize) {
    let (across, up) = StyleGradientLine.direction(angle)
    let (width, height) = (max(size.width, 0.001), max(size.height, 0.001))
    let length = abs(across) * width + abs(up) * height
    growth = StylePoint(x: across * width / length, y: -up * height / length)
    half = StylePoint(x: across * length / width / 2, y: -up * length / height / 2)
  }

  /// A line of length 1 at an angle, of which quarters of a turn are exact.
  private static func direction(_ angle: Double) -> (across: Double, up: Double) {
    guard angle.isFinite else { return (0, 1) }
    let rest = angle.truncatingRemainder(dividingBy: 360)
    switch rest < 0 ? rest + 360 : rest {
    case 0, 360: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    case let angle: return (sin(angle * .pi / 180), cos(angle * .pi / 180))
    }
  }

  /// Its ends in the unit square, as `CAGradientLayer` takes them. That works colours out in the square and stretches it, lines of one
  /// colour included: t grows from start to end, and evenly by `growth`, if end − start is growth / |growth|².
  package var unitEnds: (start: StylePoint, end: StylePoint) {
    let square = 2 * (growth.x * growth.x + growth.y * growth.y)
    return StyleGradientLine.ends(StylePoint(x: growth.x / square, y: growth.y / square))
  }

  /// Its ends as they are seen, in parts of the rectangle, as SwiftUI takes them.
  package var ends: (start: StylePoint, end: StylePoint) { StyleGradientLine.ends(half) }

  private static func ends(_ half: StylePoint) -> (start: StylePoint, end: StylePoint) {
    (
      StylePoint(x: 0.5 - half.x, y: 0.5 - half.y),
      StylePoint(x: 0.5 + half.x, y: 0.5 + half.y)
    )
  }
}
