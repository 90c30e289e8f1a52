/// `StyleColor+Mixing.swift`: what expressions over colours of a component's properties need, computed step by step as
/// the compiler computes them.
let colorMixingSource = #"""
  nonisolated extension StyleColor {
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
        return merged
      }
      return result
    }
  }

  nonisolated extension StyleColor.Components {
    fileprivate typealias Space3 = StyleColor.MixingSpace

    /// Brought into the gamut of a space where it lies outside.
    fileprivate init(_ color: SIMD3<Double>, in space: Space3, alpha: Double, shownIn target: Space) {
      let gamut = target.mixingSpace
      var shown = Space3.convert(color, from: space, to: gamut)
      if !shown.isWithinGamut {
        shown = shown.clampedToGamut
        let oklch = Space3.convert(color, from: space, to: .oklch)
        if oklch.x >= 1 {
          shown = SIMD3(repeating: 1)
        } else if oklch.x <= 0 {
          shown = SIMD3(repeating: 0)
        } else if shown.distance(to: oklch, in: gamut) >= justNoticeable {
          shown = reducedChroma(oklch, in: gamut)
        }
      }
      shown = shown.clampedToGamut
      self.init(space: target, red: shown.x, green: shown.y, blue: shown.z, alpha: alpha)
    }

    fileprivate func movingLightness(to end: Double, by part: Double) -> Self {
      var color = Space3.convert(point, from: space.mixingSpace, to: .oklch)
      let part = min(max(part, 0), 1)
      color.x = min(max(color.x, 0), 1) * (1 - part) + end * part
      return Self(color, in: .oklch, alpha: alpha, shownIn: space)
    }

    fileprivate func mixed(with other: Self, by part: Double, in space: Space3) -> Self {
      var start = Space3.convert(point, from: self.space.mixingSpace, to: space)
      var end = Space3.convert(other.point, from: other.space.mixingSpace, to: space)
      let sum = alpha + (other.alpha - alpha) * part
      var mix = start * (alpha * (1 - part)) + end * (other.alpha * part)
      if sum != 0 { mix /= sum }
      if let hue = space.hueIndex {
        // A grey takes the hue of the other colour.
        if space.isGrey(start) { start[hue] = end[hue] }
        if space.isGrey(end) { end[hue] = start[hue] }
        // The shorter way round.
        if end[hue] - start[hue] > 180 { start[hue] += 360 }
        if end[hue] - start[hue] < -180 { end[hue] += 360 }
        mix[hue] = start[hue] + (end[hue] - start[hue]) * part
      }
      let isInSRGB = Space3.convert(mix, from: space, to: .srgb).isWithinGamut
      let shown: Space = isInSRGB && space != .displayP3 ? .sRGB : .displayP3
      return Self(mix, in: space, alpha: min(max(sum, 0), 1), shownIn: shown)
    }

    private var point: SIMD3<Double> { SIMD3(red, green, blue) }
  }

  nonisolated extension StyleColor.Components.Space {
    fileprivate var mixingSpace: StyleColor.MixingSpace { self == .sRGB ? .srgb : .displayP3 }
  }

  /// A distance in Oklab.
  nonisolated private let justNoticeable: Double = 0.02

  /// Of a colour outside a gamut, one inside with the same lightness and hue: CSS Color 4 § 13.2.
  nonisolated private func reducedChroma(
    _ oklch: SIMD3<Double>,
    in gamut: StyleColor.MixingSpace
  ) -> SIMD3<Double> {
    let precision = 0.0001
    var clipped = oklch
    var low = 0.0
    var high = oklch.y
    var lowIsInGamut = true
    while high - low > precision {
      var candidate = oklch
      candidate.y = (low + high) / 2
      let color = StyleColor.MixingSpace.convert(candidate, from: .oklch, to: gamut)
      clipped = color.clampedToGamut
      if lowIsInGamut && color.isWithinGamut {
        low = candidate.y
        continue
      }
      let difference = clipped.distance(to: candidate, in: gamut)
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

  nonisolated extension SIMD3<Double> {
    /// Of a colour of an RGB space, with room for rounding.
    fileprivate var isWithinGamut: Bool { min() >= -0.00001 && max() <= 1.00001 }

    fileprivate var clampedToGamut: Self {
      clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1))
    }

    /// From a colour in a space to one in OKLCh, measured in Oklab.
    fileprivate func distance(to oklch: Self, in space: StyleColor.MixingSpace) -> Double {
      let difference =
        StyleColor.MixingSpace.convert(self, from: space, to: .oklab)
        - StyleColor.MixingSpace.convert(oklch, from: .oklch, to: .oklab)
      return (difference * difference).sum().squareRoot()
    }
  }
  """#
