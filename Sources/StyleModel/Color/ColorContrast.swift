extension Color {
  /// WCAG 2.2's relative luminance, 0 for black to 1 for white, whatever the opacity.
  public var relativeLuminance: Double {
    let light = mapped(into: .srgb).components.map(TransferFunction.srgb.linear)
    return 0.2126 * light.first + 0.7152 * light.second + 0.0722 * light.third
  }

  /// WCAG 2.2's contrast ratio of two relative luminances, in any order: 1 for none to 21 for black on white.
  public static func contrastRatio(ofLuminances a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
