/// A colour as it was written, before it is known in which appearance it is shown.
public indirect enum ColorSyntax: Hashable, Sendable {
  case fixed(Color)
  /// A system colour, which depends on the appearance and the contrast.
  case system(SystemColor)
  /// A `color-mix()` with a system colour in it; any other is computed when it is parsed.
  case mix(ColorMix)

  /// The colour in one appearance.
  public func color(appearance: Appearance, highContrast: Bool) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let name): name.color(appearance: appearance, highContrast: highContrast)
    case .mix(let mix): mix.color(appearance: appearance, highContrast: highContrast)
    }
  }

  /// The colour, if it is the same in every mode.
  public var fixedColor: Color? {
    dependsOnAppearance || dependsOnContrast ? nil : color(appearance: .light, highContrast: false)
  }

  /// Whether light and dark differ, in standard or in high contrast.
  public var dependsOnAppearance: Bool {
    if case .fixed = self { return false }
    return [false, true].contains {
      color(appearance: .light, highContrast: $0) != color(appearance: .dark, highContrast: $0)
    }
  }

  /// Whether standard and high contrast differ, in light or in dark.
  public var dependsOnContrast: Bool {
    if case .fixed = self { return false }
    return Appearance.allCases.contains {
      color(appearance: $0, highContrast: false) != color(appearance: $0, highContrast: true)
    }
  }
}

/// A mix `color-mix(in SPACE, FIRST, SECOND)`, CSS Color 5 § 3.
public struct ColorMix: Hashable, Sendable {
  public var space: ColorSpace
  public var hue: HueInterpolation
  public var first, second: ColorSyntax
  /// The part of the second colour in the mix, 0…1.
  public var amount: Double
  /// The factor of the alpha: less than 1 where the percentages add up to less than 100 %.
  public var opacity: Double

  public init(
    in space: ColorSpace, hue: HueInterpolation = .shorter, _ first: ColorSyntax, _ second: ColorSyntax,
    amount: Double, opacity: Double = 1
  ) {
    self.space = space
    self.hue = hue
    self.first = first
    self.second = second
    self.amount = amount
    self.opacity = opacity
  }

  /// The mix in one appearance.
  public func color(appearance: Appearance, highContrast: Bool) -> Color {
    let mixed = first.color(appearance: appearance, highContrast: highContrast).mixed(
      with: second.color(appearance: appearance, highContrast: highContrast), by: amount, in: space, hue: hue)
    return opacity < 1 ? mixed.withAlpha(mixed.alpha * opacity) : mixed
  }
}
