#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

nonisolated extension StyleColor {
  /// A colour of a space of CSS Color 4, from its three components in the units of that space. A component outside of its
  /// range counts as the end of the range, and the colour is brought into the gamut of Display P3.
  public init(
    in space: MixingSpace,
    _ first: Double,
    _ second: Double,
    _ third: Double,
    alpha: Double
  ) {
    self.init(red: 0, green: 0, blue: 0, alpha: 1)
    appearances = [
      Components(
        shown: space.clamped(SIMD3(first, second, third)),
        in: space,
        alpha: alpha.isNaN ? 0 : min(max(alpha, 0), 1)
      )
    ]
  }

  /// With a lightness some part of the way, from 0 to 1, to white's in OKLCh.
  public func lightened(by part: Double) -> StyleColor {
    merging(self) { color, _ in color.movingLightness(to: 1, by: part) }
  }

  /// With a lightness some part of the way, from 0 to 1, to black's in OKLCh.
  public func darkened(by part: Double) -> StyleColor {
    merging(self) { color, _ in color.movingLightness(to: 0, by: part) }
  }

  /// The colour some part of the way, from 0 to 1, to another, as CSS Color 4 interpolates.
  public func mixed(
    with other: StyleColor,
    by part: Double,
    in space: MixingSpace
  ) -> StyleColor {
    merging(other) { $0.mixed(with: $1, by: part, in: space) }
  }

  /// What a function makes of two colours, in each appearance and contrast.
  private func merging(
    _ other: StyleColor,
    _ merge: (Components, Components) -> Components
  ) -> StyleColor {
    var result = isAdaptive ? self : other
    result.appearances = result.appearances.indices.map { index in
      let (isDark, hasHighContrast) = (index & 1 == 1, index & 2 == 2)
      var merged = merge(
        components(isDark: isDark, hasHighContrast: hasHighContrast),
        other.components(isDark: isDark, hasHighContrast: hasHighContrast)
      )
      merged.systemName = nil
      #if !LITERAL_COLORS
        merged.assetName = nil
      #endif
      return merged
    }
    return result
  }
}

nonisolated extension StyleColor.Components {
  fileprivate func movingLightness(to end: Double, by part: Double) -> Self {
    let oklch = StyleColor.MixingSpace.convert(point, from: space.mixingSpace, to: .oklch)
    let moved = StyleColor.MixingSpace.movingLightness(of: oklch, to: end, by: part)
    return Self(moved, in: .oklch, alpha: alpha, shownIn: space)
  }

  fileprivate func mixed(
    with other: Self,
    by part: Double,
    in space: StyleColor.MixingSpace
  ) -> Self {
    var start = StyleColor.MixingSpace.convert(point, from: self.space.mixingSpace, to: space)
    var end = StyleColor.MixingSpace.convert(other.point, from: other.space.mixingSpace, to: space)
    if let hue = space.hueIndex {
      // A grey takes the hue of the other colour.
      if space.isGrey(start) { start[hue] = end[hue] }
      if space.isGrey(end) { end[hue] = start[hue] }
      (start[hue], end[hue]) = StyleColor.MixingSpace.shorterWay(from: start[hue], to: end[hue])
    }
    let mix = space.mix(start, alpha: alpha, with: end, alpha: other.alpha, by: part)
    return Self(shown: mix.color, in: space, alpha: min(max(mix.alpha, 0), 1))
  }

  /// A colour of any space, in sRGB if that holds it, else in Display P3.
  fileprivate init(shown color: SIMD3<Double>, in space: StyleColor.MixingSpace, alpha: Double) {
    let isInSRGB = StyleColor.MixingSpace.convert(color, from: space, to: .srgb)
      ._styleIsWithinGamut
    let shown: Space = isInSRGB && space != .displayP3 ? .sRGB : .displayP3
    self.init(color, in: space, alpha: alpha, shownIn: shown)
  }

  /// A colour of any space, brought into the gamut of the space that it is shown in.
  private init(
    _ color: SIMD3<Double>,
    in source: StyleColor.MixingSpace,
    alpha: Double,
    shownIn space: Space
  ) {
    let target = space.mixingSpace
    let isShown = source == target && color._styleIsWithinGamut
    let shown =
      isShown ? color : StyleColor.MixingSpace.fit(color, from: source, into: target)
    self.init(space: space, red: shown.x, green: shown.y, blue: shown.z, alpha: alpha)
  }

  private var point: SIMD3<Double> { SIMD3(red, green, blue) }
}

nonisolated extension StyleColor.Components.Space {
  fileprivate var mixingSpace: StyleColor.MixingSpace { self == .sRGB ? .srgb : .displayP3 }
}

nonisolated extension StyleColor.MixingSpace {
  /// Components within the ranges that CSS Color 4 clamps them to: a hue is at least 0 and less than 360, and the components of
  /// sRGB are from 0 to 1, as in `rgb()`.
  package func clamped(_ components: SIMD3<Double>) -> SIMD3<Double> {
    var color = components
    if let hue = hueIndex, color[hue].isFinite { color[hue] = Self.normalizedHue(color[hue]) }
    for index in 0..<3 {
      // No component of a colour is larger, and conversions of larger ones aren't finite.
      color[index] = color[index].isNaN ? 0 : Swift.min(Swift.max(color[index], -1000), 1000)
    }
    func clamp(_ index: Int, to greatest: Double) {
      color[index] = Swift.min(Swift.max(color[index], 0), greatest)
    }
    switch self {
    case .srgb: for index in 0..<3 { clamp(index, to: 1) }
    case .hsl, .hwb: for index in 1..<3 { clamp(index, to: 100) }
    case .lab: clamp(0, to: 100)
    case .oklab: clamp(0, to: 1)
    case .lch:
      clamp(0, to: 100)
      clamp(1, to: 1000)
    case .oklch:
      clamp(0, to: 1)
      clamp(1, to: 1000)
    case .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
      .xyzD65:
      break
    }
    return color
  }

  /// The colour some part of the way between two colours of the space, with premultiplied alpha. A
  /// computed part may be less than 0 or more than 1; then this is the first or the second colour.
  /// The hue turns from the first colour's to that of the second; neither colour is a grey then.
  package func mix(
    _ start: SIMD3<Double>,
    alpha startAlpha: Double,
    with end: SIMD3<Double>,
    alpha endAlpha: Double,
    by part: Double
  ) -> (color: SIMD3<Double>, alpha: Double) {
    let part = min(max(part, 0), 1)
    let alpha = startAlpha + (endAlpha - startAlpha) * part
    let rest = start * startAlpha * (1 - part)
    var color = rest + end * endAlpha * part
    if alpha != 0 { color /= alpha }
    if let hue = hueIndex {
      color[hue] = Self.normalizedHue(start[hue] + (end[hue] - start[hue]) * part)
    }
    return (color, alpha)
  }

  /// Two hues, one of which is turned by 360° if that makes the way between them shorter.
  package static func shorterWay(
    from start: Double,
    to end: Double
  ) -> (start: Double, end: Double) {
    let difference = end - start
    return (difference > 180 ? start + 360 : start, difference < -180 ? end + 360 : end)
  }

  /// A colour of OKLCh with a lightness some part of the way, from 0 to 1, to another lightness.
  package static func movingLightness(
    of oklch: SIMD3<Double>,
    to end: Double,
    by part: Double
  ) -> SIMD3<Double> {
    let part = min(max(part, 0), 1)
    var color = oklch
    color.x = min(max(color.x, 0), 1) * (1 - part) + end * part
    return color
  }

  /// The colour in an RGB space, brought into its gamut as by CSS Color 4 § 13.2: chroma falls in
  /// OKLCh until clipping what is left makes no difference that people could see.
  package static func fit(
    _ color: SIMD3<Double>,
    from source: Self,
    into gamut: Self
  ) -> SIMD3<Double> {
    let direct = convert(color, from: source, to: gamut)
    if direct._styleIsWithinGamut { return direct.clampedToGamut }
    let oklch = convert(color, from: source, to: .oklch)
    if oklch.x >= 1 || oklch.x <= 0 {
      let end = SIMD3(min(max(oklch.x, 0), 1), 0, 0)
      return convert(end, from: .oklab, to: gamut).clampedToGamut
    }
    var clipped = direct.clampedToGamut
    if difference(of: clipped, in: gamut, from: oklch) < justNoticeable { return clipped }
    var low = 0.0
    var high = oklch.y
    var lowIsInGamut = true
    while high - low > precision {
      var candidate = oklch
      candidate.y = (low + high) / 2
      let color = convert(candidate, from: .oklch, to: gamut)
      if lowIsInGamut && color._styleIsWithinGamut {
        low = candidate.y
        continue
      }
      clipped = color.clampedToGamut
      let difference = difference(of: clipped, in: gamut, from: candidate)
      if difference >= justNoticeable {
        high = candidate.y
      } else if justNoticeable - difference < precision {
        return clipped
      } else {
        lowIsInGamut = false
        low = candidate.y
      }
    }
    return clipped
  }

  private static func difference(
    of color: SIMD3<Double>,
    in gamut: Self,
    from oklch: SIMD3<Double>
  ) -> Double {
    difference(
      convert(color, from: gamut, to: .oklab),
      convert(oklch, from: .oklch, to: .oklab)
    )
  }

  /// How much two colours of Oklab differ: 0.02 is just noticeable, from black to white it is 1.
  package static func difference(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    hypot(hypot(a.x - b.x, a.y - b.y), a.z - b.z)
  }
}

/// A difference in Oklab.
nonisolated private let justNoticeable: Double = 0.02
/// What chroma and differences in Oklab are computed to.
nonisolated private let precision: Double = 0.0001

nonisolated extension SIMD3<Double> {
  /// Whether the gamut of an RGB space holds the colour, with room for the rounding of
  /// conversions, less than a 16-bit step.
  package var _styleIsWithinGamut: Bool {
    let tolerance = 1e-5
    return Swift.min(x, y, z) >= -tolerance && Swift.max(x, y, z) <= 1 + tolerance
  }

  fileprivate var clampedToGamut: Self {
    Self(
      Swift.min(Swift.max(x, 0), 1), Swift.min(Swift.max(y, 0), 1), Swift.min(Swift.max(z, 0), 1))
  }
}
