extension SystemColor {
  /// The colour's look on iOS 15 to 18, at the base elevation.
  ///
  /// Sources. The twelve hues and six greys: the tables “iOS, iPadOS system colors” and “… system gray colors” of the
  /// Human Interface Guidelines (Color › Specifications, June 2023), compared with two independent copies. They
  /// print systemBrown as 165 132 94 and the dark systemMint as 102 212 207; here stand 162 132 94 and 99 230 226,
  /// which are what UIKit draws and what the other platforms' tables and later editions say. Labels, fills,
  /// separators and backgrounds: Apple names them without values; these are UIKit's own, as recorded in all four
  /// modes in Flutter's `CupertinoColors` and, in light and dark, by Noah Gilmore's ColorCompatibility.
  public func color(appearance: Appearance, highContrast: Bool) -> Color {
    let looks = looks
    let look =
      switch (appearance, highContrast) {
      case (.light, false): looks.light
      case (.dark, false): looks.dark
      case (.light, true): looks.lightHighContrast
      case (.dark, true): looks.darkHighContrast
      }
    return Color(.srgb, Color(hex: look.rgb).components, alpha: look.alpha, system: self)
  }

  private var looks: Looks {
    switch self {
    case .systemRed: Looks(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .systemOrange: Looks(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .systemYellow: Looks(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .systemGreen: Looks(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .systemMint: Looks(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .systemTeal: Looks(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .systemCyan: Looks(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .systemBlue: Looks(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .systemIndigo: Looks(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .systemPurple: Looks(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .systemPink: Looks(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .systemBrown: Looks(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

    case .systemGray: Looks(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .systemGray2: Looks(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .systemGray3: Looks(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .systemGray4: Looks(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .systemGray5: Looks(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .systemGray6: Looks(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

    case .label: Looks(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondaryLabel: Looks(light: 0x3C3C43, dark: 0xEBEBF5, alphas: 0.6, 0.6, 0.68, 0.68)
    case .tertiaryLabel, .placeholderText:
      Looks(light: 0x3C3C43, dark: 0xEBEBF5, alphas: 0.3, 0.3, 0.38, 0.38)
    case .quaternaryLabel: Looks(light: 0x3C3C43, dark: 0xEBEBF5, alphas: 0.18, 0.16, 0.26, 0.24)
    case .link: Looks(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)
    case .separator: Looks(light: 0x3C3C43, dark: 0x545458, alphas: 0.29, 0.6, 0.37, 0.68)
    case .opaqueSeparator: Looks(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

    case .systemFill: Looks(light: 0x787880, dark: 0x787880, alphas: 0.2, 0.36, 0.28, 0.44)
    case .secondarySystemFill: Looks(light: 0x787880, dark: 0x787880, alphas: 0.16, 0.32, 0.24, 0.4)
    case .tertiarySystemFill: Looks(light: 0x767680, dark: 0x767680, alphas: 0.12, 0.24, 0.2, 0.32)
    case .quaternarySystemFill: Looks(light: 0x747480, dark: 0x767680, alphas: 0.08, 0.18, 0.16, 0.26)

    case .systemBackground: Looks(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    case .secondarySystemBackground: Looks(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground: Looks(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .systemGroupedBackground: Looks(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondarySystemGroupedBackground: Looks(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: Looks(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

    case .darkText: Looks(0x000000, 0x000000, 0x000000, 0x000000)
    case .lightText: Looks(light: 0xFFFFFF, dark: 0xFFFFFF, alphas: 0.6, 0.6, 0.6, 0.6)
    }
  }
}

private struct Looks {
  typealias Look = (rgb: UInt32, alpha: Double)
  let light, dark, lightHighContrast, darkHighContrast: Look

  /// Makes opaque looks, each of `0xRRGGBB`.
  init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
    self.light = (light, 1)
    self.dark = (dark, 1)
    self.lightHighContrast = (lightHighContrast, 1)
    self.darkHighContrast = (darkHighContrast, 1)
  }

  /// Makes looks in which contrast changes the opacity alone.
  init(
    light: UInt32, dark: UInt32, alphas lightAlpha: Double, _ darkAlpha: Double,
    _ lightHighContrastAlpha: Double, _ darkHighContrastAlpha: Double
  ) {
    self.light = (light, lightAlpha)
    self.dark = (dark, darkAlpha)
    lightHighContrast = (light, lightHighContrastAlpha)
    darkHighContrast = (dark, darkHighContrastAlpha)
  }
}
