/// The colour spaces of CSS Color 4. The raw value is CSS's name for it.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  // Red, green and blue, 0…1 in gamut.
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  // CIE XYZ, the white's Y being 1.
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"
  /// Hue in degrees; saturation and lightness 0…100.
  case hsl
  /// Hue in degrees; whiteness and blackness 0…100.
  case hwb
  /// CIE lightness 0…100; a and b about -125…125.
  case lab
  /// CIE lightness 0…100; chroma 0…about 150; hue in degrees.
  case lch
  /// Lightness 0…1; a and b about -0.4…0.4.
  case oklab
  /// Lightness 0…1; chroma 0…about 0.4; hue in degrees.
  case oklch

  /// By CSS's name in any case; `xyz` is another for `xyz-d65`.
  init?(cssName name: String) {
    let name = name.lowercased()
    if name == "xyz" { self = .xyzD65 } else { self.init(rawValue: name) }
  }

  /// The position of the hue, an angle in degrees, in the polar spaces.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65,
      .lab,
      .oklab:
      nil
    }
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
