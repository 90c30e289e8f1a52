import StyleModel
import Testing

@Suite struct SystemColorTests {
  /// Human Interface Guidelines, Color › Specifications, “iOS, iPadOS system colors” and “… system gray colors” of June
  /// 2023: light, dark, light with increased contrast, dark with increased contrast.
  ///
  /// Two values are not those that the page printed, but what UIKit draws: systemBrown's light one (printed as 165 132 94)
  /// and systemMint's dark one (printed as 102 212 207, its value in increased contrast).
  private static let published = """
    systemRed 255 59 48, 255 69 58, 215 0 21, 255 105 97
    systemOrange 255 149 0, 255 159 10, 201 52 0, 255 179 64
    systemYellow 255 204 0, 255 214 10, 178 80 0, 255 212 38
    systemGreen 52 199 89, 48 209 88, 36 138 61, 48 219 91
    systemMint 0 199 190, 99 230 226, 12 129 123, 102 212 207
    systemTeal 48 176 199, 64 200 224, 0 130 153, 93 230 255
    systemCyan 50 173 230, 100 210 255, 0 113 164, 112 215 255
    systemBlue 0 122 255, 10 132 255, 0 64 221, 64 156 255
    systemIndigo 88 86 214, 94 92 230, 54 52 163, 125 122 255
    systemPurple 175 82 222, 191 90 242, 137 68 171, 218 143 255
    systemPink 255 45 85, 255 55 95, 211 15 69, 255 100 130
    systemBrown 162 132 94, 172 142 104, 127 101 69, 181 148 105
    systemGray 142 142 147, 142 142 147, 108 108 112, 174 174 178
    systemGray2 174 174 178, 99 99 102, 142 142 147, 124 124 128
    systemGray3 199 199 204, 72 72 74, 174 174 178, 84 84 86
    systemGray4 209 209 214, 58 58 60, 188 188 192, 68 68 70
    systemGray5 229 229 234, 44 44 46, 216 216 220, 54 54 56
    systemGray6 242 242 247, 28 28 30, 235 235 240, 36 36 38
    """

  private typealias Look = (appearance: Appearance, highContrast: Bool)
  private static let looks: [Look] = [(.light, false), (.dark, false), (.light, true), (.dark, true)]

  @Test func publishedColors() throws {
    for row in Self.published.split(separator: "\n") {
      let words = row.split { ", ".contains($0) }
      let system = try #require(SystemColor(rawValue: String(words[0])))
      let channels = words.dropFirst().compactMap { UInt8($0) }
      try #require(channels.count == 12, "\(row)")
      for (index, look) in Self.looks.enumerated() {
        let expected = RGBA8(
          red: channels[3 * index], green: channels[3 * index + 1], blue: channels[3 * index + 2])
        let actual = system.color(appearance: look.appearance, highContrast: look.highContrast)
        #expect(actual.srgb8 == expected, "\(system.rawValue), \(look)")
      }
    }
  }

  /// What `UIColor` documents of the others: a label is black on light and white on dark, a background the other way.
  @Test func labelsAndBackgroundsAreOpposite() {
    for contrast in [false, true] {
      #expect(SystemColor.label.color(appearance: .light, highContrast: contrast).srgb8 == Color.black.srgb8)
      #expect(SystemColor.label.color(appearance: .dark, highContrast: contrast).srgb8 == Color.white.srgb8)
      let background = SystemColor.systemBackground
      #expect(background.color(appearance: .light, highContrast: contrast).srgb8 == Color.white.srgb8)
      #expect(background.color(appearance: .dark, highContrast: contrast).srgb8 == Color.black.srgb8)
    }
  }

  /// Increased contrast never makes a label or a separator fainter.
  @Test(arguments: [SystemColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator, .systemFill])
  func contrastAddsOpacity(_ system: SystemColor) {
    for appearance in Appearance.allCases {
      let usual = system.color(appearance: appearance, highContrast: false)
      #expect(system.color(appearance: appearance, highContrast: true).alpha > usual.alpha)
    }
  }
}
