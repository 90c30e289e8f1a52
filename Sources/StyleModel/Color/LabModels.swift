#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// CIE Lab, and the polar forms of it and of Oklab: CSS Color 4 § 9.

/// The white D50, from its chromaticity x = 0.3457, y = 0.3585.
private let d50 = Color.Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
/// Where CIE's cube root gives way to a straight line, and that line's slope.
private let epsilon = 216.0 / 24389
private let kappa = 24389.0 / 27

func labFromXYZ(_ xyz: Color.Components) -> Color.Components {
  func f(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
  let x = f(xyz.first / d50.first)
  let y = f(xyz.second / d50.second)
  let z = f(xyz.third / d50.third)
  return Color.Components(116 * y - 16, 500 * (x - y), 200 * (y - z))
}

func xyzFromLab(_ lab: Color.Components) -> Color.Components {
  func inverse(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
  let y = (lab.first + 16) / 116
  return Color.Components(
    inverse(lab.second / 500 + y) * d50.first, inverse(y) * d50.second,
    inverse(y - lab.third / 200) * d50.third)
}

/// Lightness, chroma and hue in degrees, from lightness, a and b.
func polar(_ color: Color.Components) -> Color.Components {
  Color.Components(
    color.first, hypot(color.second, color.third), atan2(color.third, color.second) * 180 / .pi)
}

/// Lightness, a and b, from lightness, chroma and hue in degrees.
func rectangular(_ color: Color.Components) -> Color.Components {
  let angle = color.third * .pi / 180
  return Color.Components(color.first, color.second * cos(angle), color.second * sin(angle))
}

func cubeRoot(_ value: Double) -> Double { cbrt(value) }
