extension Color {
  /// The same colour in another space, unclipped: it may lie outside the target's gamut.
  ///
  /// Missing components count as 0 on the way, and a hue that has no meaning in the target comes out missing
  /// (CSS Color 4 § 4.4 and § 12).
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    let result = convert(components, from: space, to: target)
    var missing = self.missing.intersection(.alpha)
    if let hue = target.hueIndex, target.hueIsPowerless(result) { missing.insert(Missing(index: hue)) }
    return Color(target, result, alpha: alpha, missing: missing)
  }
}

/// Climbs from `source` towards XYZ D65 only as far as is needed, so that near relatives convert without rounding.
private func convert(_ components: Color.Components, from source: ColorSpace, to target: ColorSpace)
  -> Color.Components
{
  if source == target { return components }
  if target.descends(from: source), let base = target.base {
    return target.fromBase(convert(components, from: source, to: base))
  }
  guard let base = source.base else { return components }
  return convert(source.toBase(components), from: base, to: target)
}

extension ColorSpace {
  /// The next space on the way to XYZ D65, where all meet.
  fileprivate var base: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .displayP3: .displayP3Linear
    case .lch: .lab
    case .lab, .prophotoRGB: .xyzD50
    case .oklch: .oklab
    case .srgbLinear, .displayP3Linear, .a98RGB, .rec2020, .xyzD50, .oklab: .xyzD65
    }
  }

  fileprivate func descends(from ancestor: ColorSpace) -> Bool {
    var next = base
    while let space = next {
      if space == ancestor { return true }
      next = space.base
    }
    return false
  }

  fileprivate func toBase(_ color: Color.Components) -> Color.Components {
    switch self {
    case .xyzD65: color
    case .hsl: srgbFromHSL(color)
    case .hwb: srgbFromHWB(color)
    case .srgb: color.map(TransferFunction.srgb.linear)
    case .srgbLinear: .srgbToXYZ * color
    case .displayP3: color.map(TransferFunction.srgb.linear)
    case .displayP3Linear: .displayP3ToXYZ * color
    case .a98RGB: .a98ToXYZ * color.map(TransferFunction.a98.linear)
    case .prophotoRGB: .prophotoToXYZ * color.map(TransferFunction.prophoto.linear)
    case .rec2020: .rec2020ToXYZ * color.map(TransferFunction.rec2020.linear)
    case .xyzD50: .d50ToD65 * color
    case .lab: xyzFromLab(color)
    case .lch, .oklch: rectangular(color)
    case .oklab: .lmsToXYZ * (.oklabToLMS * color).map { $0 * $0 * $0 }
    }
  }

  fileprivate func fromBase(_ color: Color.Components) -> Color.Components {
    switch self {
    case .xyzD65: color
    case .hsl: hslFromSRGB(color)
    case .hwb: hwbFromSRGB(color)
    case .srgb: color.map(TransferFunction.srgb.encoded)
    case .srgbLinear: .xyzToSRGB * color
    case .displayP3: color.map(TransferFunction.srgb.encoded)
    case .displayP3Linear: .xyzToDisplayP3 * color
    case .a98RGB: (.xyzToA98 * color).map(TransferFunction.a98.encoded)
    case .prophotoRGB: (.xyzToProphoto * color).map(TransferFunction.prophoto.encoded)
    case .rec2020: (.xyzToRec2020 * color).map(TransferFunction.rec2020.encoded)
    case .xyzD50: .d65ToD50 * color
    case .lab: labFromXYZ(color)
    case .lch, .oklch: polar(color)
    case .oklab: .lmsToOklab * (.xyzToLMS * color).map(cubeRoot)
    }
  }

  /// Whether a colour is so near to grey that its hue says nothing; the limits are those of CSS Color 4's sample code.
  fileprivate func hueIsPowerless(_ color: Color.Components) -> Bool {
    switch self {
    case .hsl: color.second <= 0.001
    case .hwb: color.second + color.third >= 99.999
    case .lch: color.second <= 0.0015
    case .oklch: color.second <= 0.000004
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
      .lab,
      .oklab:
      false
    }
  }
}
