#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How an RGB space encodes light, CSS Color 4 § 10: odd functions, so that they extend past the gamut on both sides.
enum TransferFunction {
  /// Of `srgb` and `display-p3`.
  case srgb
  case a98, prophoto, rec2020

  /// Linear light from an encoded component.
  func linear(_ encoded: Double) -> Double {
    let value = abs(encoded)
    let light =
      switch self {
      case .srgb: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      case .a98: pow(value, 563.0 / 256)
      case .prophoto: value <= 16.0 / 512 ? value / 16 : pow(value, 1.8)
      // What a display shows (ITU-R BT.1886), not what a camera records: csswg-drafts issue 12574, 2025.
      case .rec2020: pow(value, 2.4)
      }
    return encoded < 0 ? -light : light
  }

  /// The encoded component of a linear light.
  func encoded(_ linear: Double) -> Double {
    let light = abs(linear)
    let value =
      switch self {
      case .srgb: light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      case .a98: pow(light, 256.0 / 563)
      case .prophoto: light < 1.0 / 512 ? light * 16 : pow(light, 1 / 1.8)
      case .rec2020: pow(light, 1 / 2.4)
      }
    return linear < 0 ? -value : value
  }
}
