extension Color {
  /// WCAG 2.2's relative luminance, 0 for black to 1 for white, whatever the opacity.
  public var relativeLuminance: Double {
    let light = mapped(into: .srgb).components.map(TransferFunction.srgb.linear)
    return 0.2126 * light.first + 0.7152 * light.second + 0.0722 * light.third
  }

  /// WCAG 2.2's contrast ratio of this colour painted on `background`: 1 for none to 21 for black on white.
  ///
  /// Opacity counts for this colour; the background is taken as opaque.
  public func contrastRatio(on background: Color) -> Double {
    let background = background.withAlpha(1)
    return Color.contrastRatio(
      ofLuminances: composited(over: background).relativeLuminance, background.relativeLuminance)
  }

  /// The same of two relative luminances, in any order.
  public static func contrastRatio(ofLuminances a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// What one sees where this colour is painted over another: source-over on encoded sRGB, as Core Animation and
  /// browsers composite it. Always in sRGB and in gamut.
  public func composited(over backdrop: Color) -> Color {
    let source = mapped(into: .srgb)
    let backdrop = backdrop.mapped(into: .srgb)
    let rest = backdrop.alpha * (1 - source.alpha)
    let alpha = source.alpha + rest
    guard alpha > 0 else { return .clear }
    func blend(_ index: Int) -> Double {
      (source.components[index] * source.alpha + backdrop.components[index] * rest) / alpha
    }
    return Color(.srgb, blend(0), blend(1), blend(2), alpha: alpha)
  }
}
