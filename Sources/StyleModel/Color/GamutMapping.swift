extension Color {
  /// Whether `target` can show the colour; every space without RGB at its root can.
  ///
  /// The rounding of conversions is forgiven, less than a 16-bit step.
  public func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return converted(to: gamut).isWithinBounds
  }

  /// The colour in `target`, brought into its gamut by CSS Color 4 § 13.2 where it lies outside: chroma falls in
  /// OKLCh until clipping what is left makes no difference one could see.
  public func mapped(into target: ColorSpace) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    let direct = converted(to: gamut)
    if direct.isWithinBounds {
      return space == target ? self : direct.clipped.converted(to: target)
    }
    return reducingChroma(into: gamut).converted(to: target)
  }

  /// sRGB as a byte a channel, mapped into gamut first and rounded to the nearest.
  public var srgb8: RGBA8 {
    let color = mapped(into: .srgb)
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: (min(max(value, 0), 1) * 255).rounded()) }
    return RGBA8(
      red: byte(color.components.first), green: byte(color.components.second),
      blue: byte(color.components.third), alpha: byte(alpha))
  }

  /// The binary search of CSS Color 4 § 13.2.5, with local clipping.
  private func reducingChroma(into gamut: ColorSpace) -> Color {
    let justNoticeable = 0.02
    let epsilon = 0.0001
    let origin = converted(to: .oklch)
    let lightness = origin.components.first
    if lightness >= 1 { return Color(.oklab, 1, 0, 0, alpha: alpha).converted(to: gamut).clipped }
    if lightness <= 0 { return Color(.oklab, 0, 0, 0, alpha: alpha).converted(to: gamut).clipped }
    func candidate(chroma: Double) -> Color {
      Color(.oklch, lightness, chroma, origin.components.third, alpha: alpha)
    }

    var clipped = converted(to: gamut).clipped
    if clipped.deltaEOK(to: origin) < justNoticeable { return clipped }
    var low = 0.0
    var high = origin.components.second
    var lowIsInGamut = true
    while high - low > epsilon {
      let chroma = (low + high) / 2
      let current = candidate(chroma: chroma)
      let inGamut = current.converted(to: gamut)
      if lowIsInGamut, inGamut.isWithinBounds {
        low = chroma
        continue
      }
      clipped = inGamut.clipped
      let difference = clipped.deltaEOK(to: current)
      if difference >= justNoticeable {
        high = chroma
      } else if justNoticeable - difference < epsilon {
        return clipped
      } else {
        lowIsInGamut = false
        low = chroma
      }
    }
    return clipped
  }

  /// Meant for RGB spaces alone.
  private var isWithinBounds: Bool {
    let tolerance = 1e-5
    let bounds = -tolerance...1 + tolerance
    return bounds.contains(components.first) && bounds.contains(components.second)
      && bounds.contains(components.third)
  }

  /// Each RGB component brought into 0…1.
  private var clipped: Color {
    Color(space, components.map { min(max($0, 0), 1) }, alpha: alpha, missing: missing)
  }
}

/// A byte a channel, not premultiplied.
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
  /// The RGB space whose cube bounds this one; none where a space holds every colour.
  fileprivate var gamut: ColorSpace? {
    switch self {
    case .srgb, .hsl, .hwb: .srgb
    case .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020: self
    case .xyzD50, .xyzD65, .lab, .lch, .oklab, .oklch: nil
    }
  }
}
