#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

nonisolated extension StyleColor {
  /// A space in which colours are mixed: those of CSS Color 4, whose name for it is the raw value.
  public enum MixingSpace: String, Sendable, Hashable, CaseIterable {
    // Red, green and blue, from 0 to 1 within the gamut.
    case srgb
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case displayP3Linear = "display-p3-linear"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    // CIE XYZ, in which the Y of white is 1.
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"
    /// Hue in degrees; saturation and lightness from 0 to 100.
    case hsl
    /// Hue in degrees; whiteness and blackness from 0 to 100.
    case hwb
    /// CIE lightness from 0 to 100; a and b from about -125 to 125.
    case lab
    /// CIE lightness from 0 to 100; chroma from 0 to about 150; hue in degrees.
    case lch
    /// Lightness from 0 to 1; a and b from about -0.4 to 0.4.
    case oklab
    /// Lightness from 0 to 1; chroma from 0 to about 0.4; hue in degrees.
    case oklch
  }
}

nonisolated extension StyleColor.MixingSpace {
  /// The index of the hue, an angle in degrees.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: return 0
    case .lch, .oklch: return 2
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
      .xyzD65, .lab, .oklab:
      return nil
    }
  }

  /// Whether a colour of the space is so near to grey that its hue says nothing. The limits are
  /// those of the sample code in CSS Color 4.
  package func isGrey(_ color: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: return color.y <= 0.001
    case .hwb: return color.y + color.z >= 99.999
    case .lch: return color.y <= 0.0015
    case .oklch: return color.y <= 0.000004
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
      .xyzD65, .lab, .oklab:
      return false
    }
  }

  /// An angle in degrees that is at least 0 and less than 360.
  package static func normalizedHue(_ degrees: Double) -> Double {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    // A tiny negative angle plus 360 rounds to 360 itself. Adding 0 makes 0 of -0.
    return turned < 0 ? (turned + 360 == 360 ? 0 : turned + 360) : turned + 0
  }

  /// The same colour in another space, whose gamut it may lie outside of. The hue of a grey is 0.
  package static func convert(
    _ color: SIMD3<Double>,
    from source: Self,
    to target: Self
  ) -> SIMD3<Double> {
    if source == target { return color }
    if target.descends(from: source), let base = target.base {
      return target.fromBase(convert(color, from: source, to: base))
    }
    // No further towards XYZ D65 than is needed, so that near relatives convert without rounding.
    guard let base = source.base else { return color }
    return convert(source.toBase(color), from: base, to: target)
  }

  /// The next space on the way to XYZ D65, where all meet.
  private var base: Self? {
    switch self {
    case .xyzD65: return nil
    case .hsl, .hwb: return .srgb
    case .srgb: return .srgbLinear
    case .displayP3: return .displayP3Linear
    case .lch: return .lab
    case .lab, .prophotoRGB: return .xyzD50
    case .oklch: return .oklab
    case .srgbLinear, .displayP3Linear, .a98RGB, .rec2020, .xyzD50, .oklab: return .xyzD65
    }
  }

  private func descends(from ancestor: Self) -> Bool {
    var next = base
    while let space = next {
      if space == ancestor { return true }
      next = space.base
    }
    return false
  }

  private func toBase(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: return color
    case .hsl: return rgbFromHSL(color)
    case .hwb: return rgbFromHWB(color)
    case .srgb: return color.map(Transfer.srgb.linear)
    case .srgbLinear: return Matrix.srgbToXYZ * color
    case .displayP3: return color.map(Transfer.srgb.linear)
    case .displayP3Linear: return Matrix.displayP3ToXYZ * color
    case .a98RGB: return Matrix.a98ToXYZ * color.map(Transfer.a98.linear)
    case .prophotoRGB: return Matrix.prophotoToXYZ * color.map(Transfer.prophoto.linear)
    case .rec2020: return Matrix.rec2020ToXYZ * color.map(Transfer.rec2020.linear)
    case .xyzD50: return Matrix.d50ToD65 * color
    case .lab: return xyzFromLab(color)
    case .lch, .oklch:
      let angle = color.z * Double.pi / 180
      return SIMD3(color.x, color.y * cos(angle), color.y * sin(angle))
    case .oklab: return Matrix.lmsToXYZ * (Matrix.oklabToLMS * color).map { $0 * $0 * $0 }
    }
  }

  private func fromBase(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: return color
    case .hsl: return withNormalizedHue(hslFromRGB(color))
    case .hwb: return withNormalizedHue(hwbFromRGB(color))
    case .srgb: return color.map(Transfer.srgb.encoded)
    case .srgbLinear: return Matrix.xyzToSRGB * color
    case .displayP3: return color.map(Transfer.srgb.encoded)
    case .displayP3Linear: return Matrix.xyzToDisplayP3 * color
    case .a98RGB: return (Matrix.xyzToA98 * color).map(Transfer.a98.encoded)
    case .prophotoRGB: return (Matrix.xyzToProphoto * color).map(Transfer.prophoto.encoded)
    case .rec2020: return (Matrix.xyzToRec2020 * color).map(Transfer.rec2020.encoded)
    case .xyzD50: return Matrix.d65ToD50 * color
    case .lab: return labFromXYZ(color)
    case .lch, .oklch:
      let hue = atan2(color.z, color.y) * 180 / Double.pi
      return withNormalizedHue(SIMD3(color.x, hypot(color.y, color.z), hue))
    case .oklab: return Matrix.lmsToOklab * (Matrix.xyzToLMS * color).map(cbrt)
    }
  }

  private func withNormalizedHue(_ color: SIMD3<Double>) -> SIMD3<Double> {
    guard let hueIndex else { return color }
    var color = color
    color[hueIndex] = isGrey(color) ? 0 : Self.normalizedHue(color[hueIndex])
    return color
  }
}

/// How an RGB space encodes light (CSS Color 4 § 10), as odd functions, so that they extend past
/// the gamut on both sides.
nonisolated private enum Transfer {
  case srgb, a98, prophoto, rec2020

  func linear(_ encoded: Double) -> Double {
    let value = abs(encoded)
    let light: Double
    switch self {
    case .srgb: light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    case .a98: light = pow(value, 563.0 / 256)
    case .prophoto: light = value <= 16.0 / 512 ? value / 16 : pow(value, 1.8)
    // What a display shows (ITU-R BT.1886), not what a camera records.
    case .rec2020: light = pow(value, 2.4)
    }
    return encoded < 0 ? -light : light
  }

  func encoded(_ linear: Double) -> Double {
    let light = abs(linear)
    let value: Double
    switch self {
    case .srgb: value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    case .a98: value = pow(light, 256.0 / 563)
    case .prophoto: value = light < 1.0 / 512 ? light * 16 : pow(light, 1 / 1.8)
    case .rec2020: value = pow(light, 1 / 2.4)
    }
    return linear < 0 ? -value : value
  }
}

// HSL and HWB: CSS Color 4 § 7 and § 8.

nonisolated private func rgbFromHSL(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
  let lightness = hsl.z / 100
  let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
  let twelfths = StyleColor.MixingSpace.normalizedHue(hsl.x) / 30
  return SIMD3(0, 8, 4).map { offset in
    let turn = (offset + twelfths).truncatingRemainder(dividingBy: 12)
    return lightness - amplitude * max(-1, min(turn - 3, 9 - turn, 1))
  }
}

nonisolated private func rgbFromHWB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
  let white = hwb.y / 100
  let black = hwb.z / 100
  if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
  return rgbFromHSL(SIMD3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
}

nonisolated private func hslFromRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
  let least = min(rgb.x, rgb.y, rgb.z)
  let greatest = max(rgb.x, rgb.y, rgb.z)
  let lightness = (least + greatest) / 2
  let isFlat = greatest == least || lightness == 0 || lightness == 1
  let saturation = isFlat ? 0 : (greatest - lightness) / min(lightness, 1 - lightness)
  // Far outside the gamut it comes out negative, which is the opposite hue.
  let hue = hueOfRGB(rgb) + (saturation < 0 ? 180 : 0)
  return SIMD3(hue, abs(saturation) * 100, lightness * 100)
}

nonisolated private func hwbFromRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
  let least = min(rgb.x, rgb.y, rgb.z)
  let greatest = max(rgb.x, rgb.y, rgb.z)
  return SIMD3(hueOfRGB(rgb), least * 100, (1 - greatest) * 100)
}

/// In degrees; 0 for a grey.
nonisolated private func hueOfRGB(_ rgb: SIMD3<Double>) -> Double {
  let greatest = max(rgb.x, rgb.y, rgb.z)
  let range = greatest - min(rgb.x, rgb.y, rgb.z)
  if range == 0 { return 0 }
  if greatest == rgb.x { return (rgb.y - rgb.z) / range * 60 }
  if greatest == rgb.y { return ((rgb.z - rgb.x) / range + 2) * 60 }
  return ((rgb.x - rgb.y) / range + 4) * 60
}

// CIE Lab, under the white D50: CSS Color 4 § 9.

/// From the chromaticity of D50, x = 0.3457 and y = 0.3585.
nonisolated private let white: SIMD3<Double> =
  SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

/// Where CIE's cube root gives way to a straight line, and the slope of that line.
nonisolated private let epsilon: Double = 216.0 / 24389
nonisolated private let kappa: Double = 24389.0 / 27

nonisolated private func labFromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
  let roots = (xyz / white).map { value in
    value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
  }
  return SIMD3(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
}

nonisolated private func xyzFromLab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
  let root = (lab.x + 16) / 116
  let xyz = SIMD3(lab.y / 500 + root, root, root - lab.z / 200).map { root in
    let cube = root * root * root
    return cube > epsilon ? cube : (116 * root - 16) / kappa
  }
  return xyz * white
}

nonisolated extension SIMD3<Double> {
  fileprivate func map(_ transform: (Double) -> Double) -> Self {
    Self(transform(x), transform(y), transform(z))
  }
}

/// A linear map.
nonisolated private struct Matrix {
  private let first: SIMD3<Double>
  private let second: SIMD3<Double>
  private let third: SIMD3<Double>

  private typealias Row = SIMD3<Double>

  private init(_ a: Row, _ b: Row, _ c: Row) {
    first = SIMD3(a.x, b.x, c.x)
    second = SIMD3(a.y, b.y, c.y)
    third = SIMD3(a.z, b.z, c.z)
  }

  static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }

  // The constants of the sample code in CSS Color 4 (§ 18), which are exact fractions if the
  // chromaticities of the primaries give them.

  static let srgbToXYZ = Matrix(
    Row(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
    Row(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    Row(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270)
  )
  static let xyzToSRGB = Matrix(
    Row(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    Row(-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
    Row(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
  )

  static let displayP3ToXYZ = Matrix(
    Row(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
    Row(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
    Row(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800)
  )
  static let xyzToDisplayP3 = Matrix(
    Row(446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
    Row(-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
    Row(11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415)
  )

  static let a98ToXYZ = Matrix(
    Row(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
    Row(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
    Row(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835)
  )
  static let xyzToA98 = Matrix(
    Row(1_829_569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150),
    Row(-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
    Row(16779.0 / 1_248_040, -147721.0 / 1_248_040, 1_266_979.0 / 1_248_040)
  )

  static let rec2020ToXYZ = Matrix(
    Row(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    Row(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    Row(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)
  )
  static let xyzToRec2020 = Matrix(
    Row(30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100),
    Row(-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467509.0 / 29_648_200),
    Row(792561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125)
  )

  /// ProPhoto's white is D50, and so is the XYZ it goes to.
  static let prophotoToXYZ = Matrix(
    Row(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Row(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Row(0, 0, 0.82510460251046020)
  )
  static let xyzToProphoto = Matrix(
    Row(1.34578688164715830, -0.25557208737979464, -0.05110186497554526),
    Row(-0.54463070512490190, 1.50824774284514680, 0.02052744743642139),
    Row(0, 0, 1.21196754563894520)
  )

  /// Bradford chromatic adaptation between the whites D65 and D50.
  static let d65ToD50 = Matrix(
    Row(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    Row(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    Row(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
  )
  static let d50ToD65 = Matrix(
    Row(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    Row(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    Row(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  )

  /// Oklab's cone responses, from XYZ D65, and Oklab from their cube roots.
  static let xyzToLMS = Matrix(
    Row(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    Row(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Row(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )
  static let lmsToXYZ = Matrix(
    Row(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    Row(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    Row(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
  )
  static let lmsToOklab = Matrix(
    Row(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    Row(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    Row(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )
  static let oklabToLMS = Matrix(
    Row(1, 0.3963377773761749, 0.2158037573099136),
    Row(1, -0.1055613458156586, -0.0638541728258133),
    Row(1, -0.0894841775298119, -1.2914855480194092)
  )
}
