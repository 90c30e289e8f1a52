// The system's colours, with the values that they have where UIKit is not at hand.
nonisolated extension StyleColor {
  public static let systemRed: StyleColor = system(
    "systemRed",
    light: StyleColor(0xFF3B30),
    dark: StyleColor(0xFF453A),
    lightHighContrast: StyleColor(0xD70015),
    darkHighContrast: StyleColor(0xFF6961)
  )
  public static let systemOrange: StyleColor = system(
    "systemOrange",
    light: StyleColor(0xFF9500),
    dark: StyleColor(0xFF9F0A),
    lightHighContrast: StyleColor(0xC93400),
    darkHighContrast: StyleColor(0xFFB340)
  )
  public static let systemYellow: StyleColor = system(
    "systemYellow",
    light: StyleColor(0xFFCC00),
    dark: StyleColor(0xFFD60A),
    lightHighContrast: StyleColor(0xB25000),
    darkHighContrast: StyleColor(0xFFD426)
  )
  public static let systemGreen: StyleColor = system(
    "systemGreen",
    light: StyleColor(0x34C759),
    dark: StyleColor(0x30D158),
    lightHighContrast: StyleColor(0x248A3D),
    darkHighContrast: StyleColor(0x30DB5B)
  )
  public static let systemMint: StyleColor = system(
    "systemMint",
    light: StyleColor(0x00C7BE),
    dark: StyleColor(0x63E6E2),
    lightHighContrast: StyleColor(0x0C817B),
    darkHighContrast: StyleColor(0x66D4CF)
  )
  public static let systemTeal: StyleColor = system(
    "systemTeal",
    light: StyleColor(0x30B0C7),
    dark: StyleColor(0x40C8E0),
    lightHighContrast: StyleColor(0x008299),
    darkHighContrast: StyleColor(0x5DE6FF)
  )
  public static let systemCyan: StyleColor = system(
    "systemCyan",
    light: StyleColor(0x32ADE6),
    dark: StyleColor(0x64D2FF),
    lightHighContrast: StyleColor(0x0071A4),
    darkHighContrast: StyleColor(0x70D7FF)
  )
  public static let systemBlue: StyleColor = system(
    "systemBlue",
    light: StyleColor(0x007AFF),
    dark: StyleColor(0x0A84FF),
    lightHighContrast: StyleColor(0x0040DD),
    darkHighContrast: StyleColor(0x409CFF)
  )
  public static let systemIndigo: StyleColor = system(
    "systemIndigo",
    light: StyleColor(0x5856D6),
    dark: StyleColor(0x5E5CE6),
    lightHighContrast: StyleColor(0x3634A3),
    darkHighContrast: StyleColor(0x7D7AFF)
  )
  public static let systemPurple: StyleColor = system(
    "systemPurple",
    light: StyleColor(0xAF52DE),
    dark: StyleColor(0xBF5AF2),
    lightHighContrast: StyleColor(0x8944AB),
    darkHighContrast: StyleColor(0xDA8FFF)
  )
  public static let systemPink: StyleColor = system(
    "systemPink",
    light: StyleColor(0xFF2D55),
    dark: StyleColor(0xFF375F),
    lightHighContrast: StyleColor(0xD30F45),
    darkHighContrast: StyleColor(0xFF6482)
  )
  public static let systemBrown: StyleColor = system(
    "systemBrown",
    light: StyleColor(0xA2845E),
    dark: StyleColor(0xAC8E68),
    lightHighContrast: StyleColor(0x7F6545),
    darkHighContrast: StyleColor(0xB59469)
  )
  public static let systemGray: StyleColor = system(
    "systemGray",
    light: StyleColor(0x8E8E93),
    dark: StyleColor(0x8E8E93),
    lightHighContrast: StyleColor(0x6C6C70),
    darkHighContrast: StyleColor(0xAEAEB2)
  )
  public static let systemGray2: StyleColor = system(
    "systemGray2",
    light: StyleColor(0xAEAEB2),
    dark: StyleColor(0x636366),
    lightHighContrast: StyleColor(0x8E8E93),
    darkHighContrast: StyleColor(0x7C7C80)
  )
  public static let systemGray3: StyleColor = system(
    "systemGray3",
    light: StyleColor(0xC7C7CC),
    dark: StyleColor(0x48484A),
    lightHighContrast: StyleColor(0xAEAEB2),
    darkHighContrast: StyleColor(0x545456)
  )
  public static let systemGray4: StyleColor = system(
    "systemGray4",
    light: StyleColor(0xD1D1D6),
    dark: StyleColor(0x3A3A3C),
    lightHighContrast: StyleColor(0xBCBCC0),
    darkHighContrast: StyleColor(0x444446)
  )
  public static let systemGray5: StyleColor = system(
    "systemGray5",
    light: StyleColor(0xE5E5EA),
    dark: StyleColor(0x2C2C2E),
    lightHighContrast: StyleColor(0xD8D8DC),
    darkHighContrast: StyleColor(0x363638)
  )
  public static let systemGray6: StyleColor = system(
    "systemGray6",
    light: StyleColor(0xF2F2F7),
    dark: StyleColor(0x1C1C1E),
    lightHighContrast: StyleColor(0xEBEBF0),
    darkHighContrast: StyleColor(0x242426)
  )
  public static let label: StyleColor = system(
    "label",
    light: StyleColor(0x000000),
    dark: StyleColor(0xFFFFFF),
    lightHighContrast: StyleColor(0x000000),
    darkHighContrast: StyleColor(0xFFFFFF)
  )
  public static let secondaryLabel: StyleColor = system(
    "secondaryLabel",
    light: StyleColor(0x3C3C43, alpha: 0.6),
    dark: StyleColor(0xEBEBF5, alpha: 0.6),
    lightHighContrast: StyleColor(0x3C3C43, alpha: 0.68),
    darkHighContrast: StyleColor(0xEBEBF5, alpha: 0.68)
  )
  public static let tertiaryLabel: StyleColor = system(
    "tertiaryLabel",
    light: StyleColor(0x3C3C43, alpha: 0.3),
    dark: StyleColor(0xEBEBF5, alpha: 0.3),
    lightHighContrast: StyleColor(0x3C3C43, alpha: 0.38),
    darkHighContrast: StyleColor(0xEBEBF5, alpha: 0.38)
  )
  public static let quaternaryLabel: StyleColor = system(
    "quaternaryLabel",
    light: StyleColor(0x3C3C43, alpha: 0.18),
    dark: StyleColor(0xEBEBF5, alpha: 0.16),
    lightHighContrast: StyleColor(0x3C3C43, alpha: 0.26),
    darkHighContrast: StyleColor(0xEBEBF5, alpha: 0.24)
  )
  public static let placeholderText: StyleColor = system(
    "placeholderText",
    light: StyleColor(0x3C3C43, alpha: 0.3),
    dark: StyleColor(0xEBEBF5, alpha: 0.3),
    lightHighContrast: StyleColor(0x3C3C43, alpha: 0.38),
    darkHighContrast: StyleColor(0xEBEBF5, alpha: 0.38)
  )
  public static let link: StyleColor = system(
    "link",
    light: StyleColor(0x007AFF),
    dark: StyleColor(0x0984FF),
    lightHighContrast: StyleColor(0x007AFF),
    darkHighContrast: StyleColor(0x0984FF)
  )
  public static let separator: StyleColor = system(
    "separator",
    light: StyleColor(0x3C3C43, alpha: 0.29),
    dark: StyleColor(0x545458, alpha: 0.6),
    lightHighContrast: StyleColor(0x3C3C43, alpha: 0.37),
    darkHighContrast: StyleColor(0x545458, alpha: 0.68)
  )
  public static let opaqueSeparator: StyleColor = system(
    "opaqueSeparator",
    light: StyleColor(0xC6C6C8),
    dark: StyleColor(0x38383A),
    lightHighContrast: StyleColor(0xC6C6C8),
    darkHighContrast: StyleColor(0x38383A)
  )
  public static let systemFill: StyleColor = system(
    "systemFill",
    light: StyleColor(0x787880, alpha: 0.2),
    dark: StyleColor(0x787880, alpha: 0.36),
    lightHighContrast: StyleColor(0x787880, alpha: 0.28),
    darkHighContrast: StyleColor(0x787880, alpha: 0.44)
  )
  public static let secondarySystemFill: StyleColor = system(
    "secondarySystemFill",
    light: StyleColor(0x787880, alpha: 0.16),
    dark: StyleColor(0x787880, alpha: 0.32),
    lightHighContrast: StyleColor(0x787880, alpha: 0.24),
    darkHighContrast: StyleColor(0x787880, alpha: 0.4)
  )
  public static let tertiarySystemFill: StyleColor = system(
    "tertiarySystemFill",
    light: StyleColor(0x767680, alpha: 0.12),
    dark: StyleColor(0x767680, alpha: 0.24),
    lightHighContrast: StyleColor(0x767680, alpha: 0.2),
    darkHighContrast: StyleColor(0x767680, alpha: 0.32)
  )
  public static let quaternarySystemFill: StyleColor = system(
    "quaternarySystemFill",
    light: StyleColor(0x747480, alpha: 0.08),
    dark: StyleColor(0x767680, alpha: 0.18),
    lightHighContrast: StyleColor(0x747480, alpha: 0.16),
    darkHighContrast: StyleColor(0x767680, alpha: 0.26)
  )
  public static let systemBackground: StyleColor = system(
    "systemBackground",
    light: StyleColor(0xFFFFFF),
    dark: StyleColor(0x000000),
    lightHighContrast: StyleColor(0xFFFFFF),
    darkHighContrast: StyleColor(0x000000)
  )
  public static let secondarySystemBackground: StyleColor = system(
    "secondarySystemBackground",
    light: StyleColor(0xF2F2F7),
    dark: StyleColor(0x1C1C1E),
    lightHighContrast: StyleColor(0xEBEBF0),
    darkHighContrast: StyleColor(0x242426)
  )
  public static let tertiarySystemBackground: StyleColor = system(
    "tertiarySystemBackground",
    light: StyleColor(0xFFFFFF),
    dark: StyleColor(0x2C2C2E),
    lightHighContrast: StyleColor(0xFFFFFF),
    darkHighContrast: StyleColor(0x363638)
  )
  public static let systemGroupedBackground: StyleColor = system(
    "systemGroupedBackground",
    light: StyleColor(0xF2F2F7),
    dark: StyleColor(0x000000),
    lightHighContrast: StyleColor(0xEBEBF0),
    darkHighContrast: StyleColor(0x000000)
  )
  public static let secondarySystemGroupedBackground: StyleColor = system(
    "secondarySystemGroupedBackground",
    light: StyleColor(0xFFFFFF),
    dark: StyleColor(0x1C1C1E),
    lightHighContrast: StyleColor(0xFFFFFF),
    darkHighContrast: StyleColor(0x242426)
  )
  public static let tertiarySystemGroupedBackground: StyleColor = system(
    "tertiarySystemGroupedBackground",
    light: StyleColor(0xF2F2F7),
    dark: StyleColor(0x2C2C2E),
    lightHighContrast: StyleColor(0xEBEBF0),
    darkHighContrast: StyleColor(0x363638)
  )
  public static let darkText: StyleColor = system(
    "darkText",
    light: StyleColor(0x000000),
    dark: StyleColor(0x000000),
    lightHighContrast: StyleColor(0x000000),
    darkHighContrast: StyleColor(0x000000)
  )
  public static let lightText: StyleColor = system(
    "lightText",
    light: StyleColor(0xFFFFFF, alpha: 0.6),
    dark: StyleColor(0xFFFFFF, alpha: 0.6),
    lightHighContrast: StyleColor(0xFFFFFF, alpha: 0.6),
    darkHighContrast: StyleColor(0xFFFFFF, alpha: 0.6)
  )

  private static func system(
    _ name: String,
    light: StyleColor,
    dark: StyleColor,
    lightHighContrast: StyleColor,
    darkHighContrast: StyleColor
  ) -> StyleColor {
    var color = StyleColor(
      light: light,
      dark: dark,
      lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast
    )
    for index in color.appearances.indices { color.appearances[index].systemName = name }
    return color
  }
}
