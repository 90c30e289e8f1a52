import StyleRuntime

extension Color {
  /// Whether `target` can show the colour; every space without RGB at its root can.
  ///
  /// The rounding of conversions is forgiven, less than a 16-bit step.
  public func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return ColorSpace.convert(components.point, from: space, to: gamut)._styleIsWithinGamut
  }

  /// The colour in `target`, brought into its gamut where it lies outside.
  public func mapped(into target: ColorSpace) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    if space == target, isInGamut(of: target) { return self }
    let shown = ColorSpace.fit(components.point, from: space, into: gamut)
    let missing = self.missing.intersection(.alpha)
    return Color(gamut, Components(shown), alpha: alpha, missing: missing).converted(to: target)
  }

  /// The colour as sRGB with a byte a channel, mapped into gamut first and rounded to the nearest.
  public var srgb8: RGBA8 {
    let color = mapped(into: .srgb)
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: (min(max(value, 0), 1) * 255).rounded()) }
    return RGBA8(
      red: byte(color.components.first), green: byte(color.components.second),
      blue: byte(color.components.third), alpha: byte(alpha))
  }
}

/// An sRGB colour with a byte a channel, not premultiplied.
public struct RGBA8: Hashable, Sendable {
  public var red, green, blue, alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension ColorSpace {
  /// The RGB space whose cube bounds this space; nil where a space holds every colour.
  fileprivate var gamut: ColorSpace? {
    switch self {
    case .srgb, .hsl, .hwb: .srgb
    case .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020: self
    case .xyzD50, .xyzD65, .lab, .lch, .oklab, .oklch: nil
    }
  }
}
