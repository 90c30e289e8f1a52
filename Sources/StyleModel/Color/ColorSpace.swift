import StyleRuntime

/// A colour space of CSS Color 4. The raw value is CSS's name for it.
public typealias ColorSpace = StyleColor.MixingSpace

extension ColorSpace {
  /// Makes the space of a CSS name in any case; `xyz` is another name of `xyz-d65`.
  init?(cssName name: String) {
    let name = name.lowercased()
    if name == "xyz" { self = .xyzD65 } else { self.init(rawValue: name) }
  }

  /// Whether `color()` takes the space by name; the others have functions of their own.
  public var isPredefined: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      true
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    }
  }
}
