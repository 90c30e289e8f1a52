#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import StyleRuntime

extension Color {
  /// The distance in Oklab, whatever the opacity: 0.02 is just noticeable, black to white is 1.
  public func deltaEOK(to other: Color) -> Double {
    ColorSpace.difference(
      converted(to: .oklab).components.point, other.converted(to: .oklab).components.point)
  }

  /// CIEDE2000 (CIE 142-2001) with all weights 1, whatever the opacity: about 1 is just noticeable, black to white
  /// is 100. The formula is that of Sharma, Wu and Dalal, “The CIEDE2000 color-difference formula” (2005).
  public func deltaE2000(to other: Color) -> Double {
    CIEDE2000(converted(to: .lab).components, other.converted(to: .lab).components).difference
  }
}

private struct CIEDE2000 {
  private let first, second: (lightness: Double, chroma: Double, hue: Double)

  init(_ a: Color.Components, _ b: Color.Components) {
    let meanChroma = (hypot(a.second, a.third) + hypot(b.second, b.third)) / 2
    // Stretches a, so that near greys the ellipses of equal difference become circles.
    let stretch = 1 + 0.5 * (1 - CIEDE2000.saturating(meanChroma))
    func polar(_ lab: Color.Components) -> (Double, Double, Double) {
      let a = lab.second * stretch
      return (lab.first, hypot(a, lab.third), ColorSpace.normalizedHue(atan2(lab.third, a) * 180 / .pi))
    }
    first = polar(a)
    second = polar(b)
  }

  var difference: Double {
    let lightness = (second.lightness - first.lightness) / lightnessScale
    let chroma = (second.chroma - first.chroma) / (1 + 0.045 * meanChroma)
    let hue = hueDifference / (1 + 0.015 * meanChroma * hueWeight)
    return (lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue).squareRoot()
  }

  private var meanChroma: Double { (first.chroma + second.chroma) / 2 }
  private var isGrey: Bool { first.chroma * second.chroma == 0 }

  private var lightnessScale: Double {
    let offset = (first.lightness + second.lightness) / 2 - 50
    return 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
  }

  private var hueDifference: Double {
    var angle = isGrey ? 0 : second.hue - first.hue
    if angle > 180 { angle -= 360 } else if angle < -180 { angle += 360 }
    return 2 * (first.chroma * second.chroma).squareRoot() * CIEDE2000.sine(angle / 2)
  }

  private var meanHue: Double {
    let sum = first.hue + second.hue
    if isGrey { return sum }
    if abs(first.hue - second.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private var hueWeight: Double {
    let hue = meanHue
    return 1 - 0.17 * CIEDE2000.cosine(hue - 30) + 0.24 * CIEDE2000.cosine(2 * hue)
      + 0.32 * CIEDE2000.cosine(3 * hue + 6) - 0.2 * CIEDE2000.cosine(4 * hue - 63)
  }

  /// The rotation term of CIEDE2000, which rotates the ellipses in the blues.
  private var rotation: Double {
    let offset = (meanHue - 275) / 25
    return -2 * CIEDE2000.saturating(meanChroma) * CIEDE2000.sine(60 * exp(-offset * offset))
  }

  private static func saturating(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()  // 25 to the seventh power
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
