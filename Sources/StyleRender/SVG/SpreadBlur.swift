import StyleModel
import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A Gaussian blur that a matrix rotates and stretches, made of what all renderers of SVG agree about: a Gaussian blur along
/// the axes, and shifts.
///
/// A blur that is stretched along a slant is first drawn with the smaller of its two sigmas. The rest along the slant is made of
/// three box blurs in turn, as SVG itself makes its Gaussians (Filter Effects, § 9.14.1), each of pictures that are half of
/// the last one and half of the last one shifted.
struct SpreadBlur {
  /// The standard deviations along x and y.
  var sigma: Size
  /// The shifts, each followed by the mean of the shifted picture and the one before.
  var shifts: [Point] = []

  init(sigma: Double, in matrix: Scene.Matrix) {
    // Of points that are spread by 1 each way.
    let x = matrix.a * matrix.a + matrix.c * matrix.c
    let y = matrix.b * matrix.b + matrix.d * matrix.d
    let xy = matrix.a * matrix.b + matrix.c * matrix.d
    self.sigma = Size(width: sigma * x.squareRoot(), height: sigma * y.squareRoot())
    guard sigma > 0, abs(xy) > 0.001 * (x + y) else { return }

    let difference = hypot((x - y) / 2, xy)
    let least = sigma * max(0, (x + y) / 2 - difference).squareRoot()
    let rest = sigma * (2 * difference).squareRoot()
    self.sigma = Size(width: least, height: least)
    let angle = atan2(2 * xy, x - y) / 2
    // A box is of 1 << count pictures, this far apart; between them the blur hides the steps.
    var (count, distance) = (1, 2 * rest / 3.0.squareRoot())
    while distance > max(1.5 * least, 0.75), count < 8 {
      count += 1
      distance = 2 * rest / (pow(4, Double(count)) - 1).squareRoot()
    }
    for place in 0..<3 * count {
      let length = distance * Double(1 << (place % count))
      shifts.append(Point(x: length * cos(angle), y: length * sin(angle)))
    }
  }

  /// The distance by which all of the shifts move the middle.
  var drift: Point {
    Point(x: shifts.reduce(0) { $0 + $1.x } / 2, y: shifts.reduce(0) { $0 + $1.y } / 2)
  }
}
