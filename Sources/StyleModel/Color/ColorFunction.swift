/// A CSS colour function that is named after its space: CSS Color 4 § 5 to § 9.
enum ColorFunction: String, CaseIterable {
  case rgb, hsl, hwb, lab, lch, oklab, oklch

  /// Makes the function of a name in lowercase; `rgba` and `hsla` are other names of `rgb` and `hsl`.
  init?(name: String) {
    switch name {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    default: self.init(rawValue: name)
    }
  }

  var space: ColorSpace {
    switch self {
    case .rgb: .srgb
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// Whether the function may be written with commas, as before CSS Color 4.
  var allowsCommas: Bool { self == .rgb || self == .hsl }

  /// The value that 100 % means for the component at `index`; the hue takes no percentage.
  func fullScale(_ index: Int) -> Double {
    switch self {
    case .rgb: 255
    case .hsl, .hwb: 100
    case .lab: index == 0 ? 100 : 125
    case .lch: index == 0 ? 100 : 150
    case .oklab, .oklch: index == 0 ? 1 : 0.4
    }
  }

  /// The numbers of the function in the units of `space`, clipped where CSS clips them when it parses. What `hsl()` shows is clipped
  /// further (`Color.clippedToPercentages`), and what `color-mix()` makes of it isn't.
  func clipped(_ components: Color.Components) -> Color.Components {
    switch self {
    case .rgb: components.map { min(max($0, 0), 255) / 255 }
    case .hsl: Color.Components(components.first, max(components.second, 0), components.third)
    case .hwb: components.clippingPercentages
    case .lab, .oklab, .lch, .oklch:
      Color.Components(
        min(max(components.first, 0), fullScale(0)),
        space.hueIndex == nil ? components.second : max(components.second, 0), components.third)
    }
  }

  /// The names of the function's three numbers, for people.
  var componentNames: String {
    switch self {
    case .rgb: "red, green and blue"
    case .hsl: "hue, saturation and lightness"
    case .hwb: "hue, whiteness and blackness"
    case .lab, .oklab: "lightness, a and b"
    case .lch, .oklch: "lightness, chroma and hue"
    }
  }
}

extension Color {
  /// A colour of `hsl()` or `hwb()` with its percentages clipped from 0 to 100.
  var clippedToPercentages: Color {
    guard space == .hsl || space == .hwb, !components.arePercentages else { return self }
    return Color(space, components.clippingPercentages, alpha: alpha, missing: missing)
  }
}

extension Color.Components {
  /// Whether the second and the third component are from 0 to 100.
  var arePercentages: Bool { (0...100).contains(second) && (0...100).contains(third) }

  fileprivate var clippingPercentages: Self {
    Self(first, min(max(second, 0), 100), min(max(third, 0), 100))
  }
}
