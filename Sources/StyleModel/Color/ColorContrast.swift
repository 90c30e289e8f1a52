import StyleRuntime

extension Color {
  /// WCAG 2.2's relative luminance, 0 for black to 1 for white, whatever the opacity.
  public var relativeLuminance: Double {
    let color = mapped(into: .srgb).components
    return Color.relativeLuminance(red: color.first, green: color.second, blue: color.third)
  }

  /// WCAG 2.2's relative luminance of encoded sRGB components, each 0…1: 0 for black to 1 for white.
  public static func relativeLuminance(red: Double, green: Double, blue: Double) -> Double {
    let linear = ColorSpace.convert(SIMD3(red, green, blue), from: .srgb, to: .srgbLinear)
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// WCAG 2.2's contrast ratio of two relative luminances, in any order: 1 for none to 21 for black on white.
  public static func contrastRatio(ofLuminances a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
