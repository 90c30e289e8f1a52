import StyleModel

/// A gamma-encoded sRGB colour with premultiplied alpha, for fast compositing.
package struct Pixel: Equatable {
  /// Red, green, blue and opacity, each 0…1.
  package var channels: SIMD4<Double>

  package static let clear = Pixel(channels: .zero)

  init(channels: SIMD4<Double>) { self.channels = channels }

  package init(_ color: Color) { self.init(straight: color.straightChannels) }

  /// Makes a pixel of channels that are not yet multiplied by the opacity.
  init(straight channels: SIMD4<Double>) {
    self.channels = channels * SIMD4(channels.w, channels.w, channels.w, 1)
  }

  package var alpha: Double { channels.w }

  package func over(_ backdrop: Pixel) -> Pixel {
    Pixel(channels: channels + backdrop.channels * (1 - alpha))
  }

  func faded(_ opacity: Double) -> Pixel { Pixel(channels: channels * opacity) }

  /// The relative luminance of an opaque pixel, as WCAG 2.2 defines it.
  package var relativeLuminance: Double {
    Color.relativeLuminance(red: channels.x, green: channels.y, blue: channels.z)
  }
}

extension Color {
  /// Red, green, blue and opacity in sRGB.
  var straightChannels: SIMD4<Double> {
    let mapped = mapped(into: .srgb)
    return SIMD4(mapped.components.first, mapped.components.second, mapped.components.third, alpha)
  }
}
