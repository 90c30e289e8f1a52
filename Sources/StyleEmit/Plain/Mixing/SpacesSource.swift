import StyleModel

/// `StyleColor+Spaces.swift`: the conversions of CSS Color 4.
func writeColorSpaces(_ writer: inout SwiftWriter) {
  writer.lines(colorSpacesSource)
  writer.line()
  writer.block("nonisolated extension Matrix") { writer in
    for (name, matrix) in matrices {
      let columns = (0..<3).map { column in
        let rows = [matrix.rows.0, matrix.rows.1, matrix.rows.2]
        return Code.call("SIMD3<Double>", rows.map { Literal.number($0[column]) })
      }
      writer.statement("fileprivate static let \(name): Matrix = ", .call("Matrix", columns))
    }
  }
}

private let matrices: [(name: String, matrix: Matrix3)] = [
  ("srgbToXYZ", .srgbToXYZ), ("xyzToSRGB", .xyzToSRGB),
  ("displayP3ToXYZ", .displayP3ToXYZ), ("xyzToDisplayP3", .xyzToDisplayP3),
  ("a98ToXYZ", .a98ToXYZ), ("xyzToA98", .xyzToA98),
  ("rec2020ToXYZ", .rec2020ToXYZ), ("xyzToRec2020", .xyzToRec2020),
  ("prophotoToXYZ", .prophotoToXYZ), ("xyzToProphoto", .xyzToProphoto),
  ("d65ToD50", .d65ToD50), ("d50ToD65", .d50ToD65),
  ("xyzToLMS", .xyzToLMS), ("lmsToXYZ", .lmsToXYZ),
  ("lmsToOklab", .lmsToOklab), ("oklabToLMS", .oklabToLMS),
]

private let colorSpacesSource = #"""
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  nonisolated extension StyleColor {
    /// A space in which colours are mixed.
    public enum MixingSpace: Sendable, Hashable, CaseIterable {
      case srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
      case hsl, hwb, lab, lch, oklab, oklch
    }
  }

  nonisolated extension StyleColor.MixingSpace {
    /// The position of the hue, an angle in degrees.
    var hueIndex: Int? {
      switch self {
      case .hsl, .hwb: return 0
      case .lch, .oklch: return 2
      case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
        .xyzD65, .lab, .oklab:
        return nil
      }
    }

    /// Whether a colour of the space has no hue to speak of.
    func isGrey(_ color: SIMD3<Double>) -> Bool {
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

    /// The same colour in another space, which may lie outside its gamut.
    static func convert(_ color: SIMD3<Double>, from source: Self, to target: Self) -> SIMD3<Double> {
      if source == target { return color }
      if target.descends(from: source), let base = target.base {
        return target.fromBase(convert(color, from: source, to: base))
      }
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
      guard let base else { return false }
      return base == ancestor || base.descends(from: ancestor)
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
      case .oklab:
        let cones = Matrix.oklabToLMS * color
        return Matrix.lmsToXYZ * (cones * cones * cones)
      }
    }

    private func fromBase(_ color: SIMD3<Double>) -> SIMD3<Double> {
      switch self {
      case .xyzD65: return color
      case .hsl: return hslFromRGB(color)
      case .hwb: return SIMD3(hueOfRGB(color), color.min() * 100, (1 - color.max()) * 100)
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
        return SIMD3(color.x, hypot(color.y, color.z), hue < 0 ? hue + 360 : hue)
      case .oklab: return Matrix.lmsToOklab * (Matrix.xyzToLMS * color).map(cbrt)
      }
    }
  }

  /// How an RGB space encodes light, as odd functions.
  nonisolated private enum Transfer {
    case srgb, a98, prophoto, rec2020

    func linear(_ encoded: Double) -> Double {
      let value = abs(encoded)
      let light: Double
      switch self {
      case .srgb: light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      case .a98: light = pow(value, 563.0 / 256)
      case .prophoto: light = value <= 0.03125 ? value / 16 : pow(value, 1.8)
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
      case .prophoto: value = light < 0.001953125 ? light * 16 : pow(light, 1 / 1.8)
      case .rec2020: value = pow(light, 1 / 2.4)
      }
      return linear < 0 ? -value : value
    }
  }

  // HSL and HWB, their parts in hundredths.

  nonisolated private func rgbFromHSL(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = hsl.z / 100
    let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
    return SIMD3(0, 8, 4).map { offset in
      var turn = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      if turn < 0 { turn += 12 }
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
    let lightness = (rgb.min() + rgb.max()) / 2
    let isFlat = rgb.max() == rgb.min() || lightness == 0 || lightness == 1
    if isFlat { return SIMD3(0, 0, lightness * 100) }
    let saturation = (rgb.max() - lightness) / min(lightness, 1 - lightness)
    // Far outside the gamut it comes out negative, which is the opposite hue.
    let turned = hueOfRGB(rgb) + (saturation < 0 ? 180 : 0)
    let hue = turned < 360 ? turned : turned - 360
    return SIMD3(hue, abs(saturation) * 100, lightness * 100)
  }

  nonisolated private func hueOfRGB(_ rgb: SIMD3<Double>) -> Double {
    let range = rgb.max() - rgb.min()
    if range == 0 { return 0 }
    if rgb.max() == rgb.x { return (rgb.y < rgb.z ? 360 : 0) + (rgb.y - rgb.z) / range * 60 }
    if rgb.max() == rgb.y { return ((rgb.z - rgb.x) / range + 2) * 60 }
    return ((rgb.x - rgb.y) / range + 4) * 60
  }

  // CIE Lab, under the white D50.

  nonisolated private let white: SIMD3<Double> = SIMD3(0.3457 / 0.3585, 1, 0.2958 / 0.3585)

  nonisolated private func labFromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let roots = (xyz / white).map { value in
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    return SIMD3(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
  }

  nonisolated private func xyzFromLab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = (lab.x + 16) / 116
    return white
      * SIMD3(lab.y / 500 + root, root, root - lab.z / 200).map { value in
        let cube = value * value * value
        return cube > 216.0 / 24389 ? cube : (116 * value - 16) * 27 / 24389
      }
  }

  nonisolated extension SIMD3<Double> {
    fileprivate func map(_ transform: (Double) -> Double) -> Self {
      Self(transform(x), transform(y), transform(z))
    }
  }

  /// A linear map, by its columns.
  nonisolated private struct Matrix {
    let first: SIMD3<Double>
    let second: SIMD3<Double>
    let third: SIMD3<Double>

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
      self.first = first
      self.second = second
      self.third = third
    }

    static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
      matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
    }
  }
  """#
