#if canImport(SwiftUI)
  import SwiftUI

  /// Shows what an animation moves through several values, anew at each moment of a run.
  @_spi(Generated) public struct StyleKeyframing<Content: View>: View, Animatable {
    let motion: StyleMotion
    /// How much of a run is over.
    var part: Double
    let content: (StyleKeyframeMotion) -> Content

    public init(
      _ motion: StyleMotion,
      @ViewBuilder content: @escaping (StyleKeyframeMotion) -> Content
    ) {
      self.motion = motion
      part = motion == .end ? 1 : 0
      self.content = content
    }

    nonisolated public var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    public var body: some View {
      content(StyleKeyframeMotion(isStill: motion == .still, part: part))
    }
  }

  /// Where an animation through several values is.
  @_spi(Generated) public struct StyleKeyframeMotion {
    /// Whether it doesn't run.
    let isStill: Bool
    /// How much of a run is over, from 0 to 1.
    let part: Double

    /// What is shown now.
    ///
    /// - Parameters:
    ///   - usual: What is shown where it doesn't run.
    ///   - keyTimes: When each value is passed, from 0 to 1.
    ///   - curves: From each value to the next; one alone is that of all steps.
    public func value<Value: StyleMixable>(
      _ usual: Value,
      through values: [Value],
      at keyTimes: [Double],
      along curves: [StyleAnimation.Curve]
    ) -> Value {
      if isStill { return usual }
      let step = StyleAnimation.step(at: part, keyTimes: keyTimes)
      let curve = curves[min(step.index, curves.count - 1)]
      return values[step.index]._styleMixed(
        with: values[step.index + 1],
        by: curve.way(at: step.part)
      )
    }
  }

  @_spi(Generated) nonisolated extension StyleAnimation {
    /// The same at an even pace.
    public var evenly: StyleAnimation {
      StyleAnimation(duration: duration, delay: delay, curve: .linear)
    }
  }

  /// A value that has others between itself and another.
  @_spi(Generated) public protocol StyleMixable {
    /// The value some part of the way to another; less than 0 and more than 1 where a curve swings.
    func _styleMixed(with other: Self, by part: Double) -> Self
    /// The same, not to be seen: what no value is beside it. nil where there is none like that.
    var _styleUnseen: Self? { get }
  }

  @_spi(Generated) extension StyleMixable {
    public var _styleUnseen: Self? { nil }
  }

  @_spi(Generated) extension Double: StyleMixable {
    public func _styleMixed(with other: Double, by part: Double) -> Double {
      StyleNumber.mix(self, other, part)
    }
  }

  @_spi(Generated) extension StylePoint: StyleMixable {
    public func _styleMixed(with other: StylePoint, by part: Double) -> StylePoint {
      moved(to: other, by: part)
    }
  }

  @_spi(Generated) extension StyleSize: StyleMixable {
    public func _styleMixed(with other: StyleSize, by part: Double) -> StyleSize {
      moved(to: other, by: part)
    }
  }

  @_spi(Generated) extension StyleTransform: StyleMixable {
    public func _styleMixed(with other: StyleTransform, by part: Double) -> StyleTransform {
      moved(to: other, by: part)
    }
  }

  @_spi(Generated) extension StyleColor: StyleMixable {
    /// Number by number, as screens encode colours and Core Animation mixes them.
    public func _styleMixed(with other: StyleColor, by part: Double) -> StyleColor {
      if part == 0 { return self }
      if part == 1 { return other }
      var result = isAdaptive ? self : other
      result.appearances = result.appearances.indices.map { index in
        let (isDark, hasHighContrast) = (index & 1 == 1, index & 2 == 2)
        return components(isDark: isDark, hasHighContrast: hasHighContrast)
          .moved(to: other.components(isDark: isDark, hasHighContrast: hasHighContrast), by: part)
      }
      return result
    }

    public var _styleUnseen: StyleColor? {
      map { components in
        var clear = components
        clear.alpha = 0
        return clear
      }
    }
  }

  nonisolated extension StyleColor.Components {
    fileprivate func moved(to end: Self, by part: Double) -> Self {
      let space: Space = self.space == end.space ? self.space : .displayP3
      let (first, last) = (channels(in: space), end.channels(in: space))
      // A screen shows nothing beyond what a curve that swings makes of it.
      func mix(_ start: Double, _ end: Double) -> Double {
        min(1, max(0, StyleNumber.mix(start, end, part)))
      }
      return Self(
        space: space,
        red: mix(first.x, last.x),
        green: mix(first.y, last.y),
        blue: mix(first.z, last.z),
        alpha: mix(alpha, end.alpha)
      )
    }

    private func channels(in other: Space) -> SIMD3<Double> {
      let color = SIMD3(red, green, blue)
      if space == other { return color }
      return StyleColor.MixingSpace.convert(color, from: .srgb, to: .displayP3)
    }
  }

  @_spi(Generated) extension Array: StyleMixable where Element == StyleGradientStop {
    /// Stop by stop, where there are as many.
    public func _styleMixed(with other: [StyleGradientStop], by part: Double) -> [StyleGradientStop]
    {
      guard count == other.count else { return part < 1 ? self : other }
      return zip(self, other).map { start, end in
        StyleGradientStop(
          color: start.color._styleMixed(with: end.color, by: part),
          location: StyleNumber.mix(start.location, end.location, part)
        )
      }
    }
  }

  @_spi(Generated) extension Optional: StyleMixable where Wrapped: StyleMixable {
    public func _styleMixed(with other: Wrapped?, by part: Double) -> Wrapped? {
      if let start = self ?? other?._styleUnseen, let end = other ?? self?._styleUnseen {
        return start._styleMixed(with: end, by: part)
      }
      return part < 1 ? self : other
    }
  }
#endif
