import StyleRuntime

/// The way round the circle in which a hue is interpolated, CSS Color 4 § 12.4.
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
  case shorter, longer, increasing, decreasing
}

extension Color {
  /// The colour that lies `amount` (0…1) of the way to `other` in `space`, as CSS Color 4 § 12 interpolates: with
  /// premultiplied alpha, and a missing component taken from the other colour.
  public func mixed(
    with other: Color, by amount: Double, in space: ColorSpace, hue: HueInterpolation = .shorter
  ) -> Color {
    let start = prepared(for: space)
    let end = other.prepared(for: space)
    let missing = start.missing.intersection(end.missing)
    let (startAlpha, endAlpha) = alphas(start, end)
    var (from, to) = ends(start, end)
    if let index = space.hueIndex { (from[index], to[index]) = hue.ends(from[index], to[index]) }
    let mix = space.mix(from.point, alpha: startAlpha, with: to.point, alpha: endAlpha, by: amount)
    return Color(space, Components(mix.color), alpha: mix.alpha, missing: missing)
  }

  /// The colour with a lightness in OKLCh that lies `amount` (0…1) of the way from its own to white's; brought back into
  /// this colour's space and gamut.
  public func lightened(by amount: Double) -> Color { movingLightness(to: 1, by: amount) }

  /// The colour with a lightness in OKLCh that lies `amount` (0…1) of the way from its own to black's; brought back into
  /// this colour's space and gamut.
  public func darkened(by amount: Double) -> Color { movingLightness(to: 0, by: amount) }

  private func movingLightness(to end: Double, by amount: Double) -> Color {
    let color = converted(to: .oklch)
    let moved = ColorSpace.movingLightness(of: color.components.point, to: end, by: amount)
    return Color(.oklch, Components(moved), alpha: alpha, missing: color.missing).mapped(into: space)
  }

  /// The colour converted to `space`, where missing components that have a counterpart stay missing (§ 12.2).
  private func prepared(for space: ColorSpace) -> Color {
    guard space != self.space else { return self }
    let color = converted(to: space)
    var missing = color.missing
    for (index, role) in self.space.roles.enumerated() where self.missing.contains(Missing(index: index)) {
      if let counterpart = space.roles.firstIndex(of: role) { missing.insert(Missing(index: counterpart)) }
    }
    // Chroma with hue, and a with b, say the same together: where both are missing, so are both of the others.
    if let own = self.space.chromaticity, let others = space.chromaticity, self.missing.isSuperset(of: own) {
      missing.formUnion(others)
    }
    return Color(space, color.components, alpha: alpha, missing: missing)
  }
}

/// The components of both colours; where one lacks a component, the other's.
private func ends(_ start: Color, _ end: Color) -> (Color.Components, Color.Components) {
  var (from, to) = (start.components, end.components)
  for index in 0..<3 {
    let component = Color.Missing(index: index)
    if start.missing.contains(component) {
      from[index] = to[index]
    } else if end.missing.contains(component) {
      to[index] = from[index]
    }
  }
  return (from, to)
}

/// The opacity of both colours; where one lacks it, the other's, and 1 where both do, so that the mix keeps its colour.
private func alphas(_ start: Color, _ end: Color) -> (Double, Double) {
  switch (start.missing.contains(.alpha), end.missing.contains(.alpha)) {
  case (false, false): (start.alpha, end.alpha)
  case (true, false): (end.alpha, end.alpha)
  case (false, true): (start.alpha, start.alpha)
  case (true, true): (1, 1)
  }
}

extension HueInterpolation {
  /// The angles of both hues, one moved by 360° where the interpolation needs it.
  fileprivate func ends(_ from: Double, _ to: Double) -> (Double, Double) {
    let difference = to - from
    switch self {
    case .shorter: return ColorSpace.shorterWay(from: from, to: to)
    case .longer:
      if difference > 0, difference < 180 { return (from + 360, to) }
      return difference > -180 && difference <= 0 ? (from, to + 360) : (from, to)
    case .increasing: return (from, difference < 0 ? to + 360 : to)
    case .decreasing: return (difference > 0 ? from + 360 : from, to)
    }
  }
}

/// The meaning of a component, whatever the space; equal roles are “analogous” in CSS Color 4 § 12.2.
private enum ComponentRole {
  case red, green, blue, lightness, colorfulness, hue, a, b, whiteness, blackness
}

extension ColorSpace {
  fileprivate var roles: [ComponentRole] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }

  /// The two components that distinguish a colour from a grey of its lightness: the analogous sets of CSS Color 4 § 12.2.
  fileprivate var chromaticity: Color.Missing? {
    switch self {
    case .lab, .oklab, .lch, .oklch: [.second, .third]
    case .hsl: [.first, .second]
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
      .hwb:
      nil
    }
  }
}
