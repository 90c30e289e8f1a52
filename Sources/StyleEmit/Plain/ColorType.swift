import StyleModel

/// The colour that generated structs hold, as it stands in `StyleColor.swift`.
let colorTypeSource = #"""
  /// A colour, which may be another in the dark appearance or with high contrast.
  public struct StyleColor: Sendable, Hashable {
    /// Red, green, blue and alpha from 0 to 1 in a colour space.
    public struct Components: Sendable, Hashable {
      public enum Space: Sendable, Hashable {
        case sRGB, displayP3
      }

      public var space: Space
      public var red: Double
      public var green: Double
      public var blue: Double
      public var alpha: Double
    }

    /// In the light appearance with standard contrast.
    public var light: Components
    /// Dark; light with high contrast; dark with high contrast. Empty where all are like `light`.
    public var others: [Components]
    /// The name on `UIColor` of the system colour that it is.
    public var systemName: String?

    /// An sRGB colour from eight bits a channel: `0xRRGGBB`.
    public init(_ hex: UInt32, alpha: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 0xFF) / 255,
        green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        alpha: alpha
      )
    }

    /// An sRGB colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      light = Components(space: .sRGB, red: red, green: green, blue: blue, alpha: alpha)
      others = []
    }

    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
      light = Components(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)
      others = []
    }

    /// A colour that differs by appearance.
    public init(light: StyleColor, dark: StyleColor) {
      self.init(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark)
    }

    /// A colour that differs by appearance and contrast.
    public init(
      light: StyleColor,
      dark: StyleColor,
      lightHighContrast: StyleColor,
      darkHighContrast: StyleColor
    ) {
      self.light = light.light
      others = [dark.light, lightHighContrast.light, darkHighContrast.light]
    }

    public static let clear: StyleColor = StyleColor(0x000000, alpha: 0)

    public func components(isDark: Bool, hasHighContrast: Bool) -> Components {
      guard others.count == 3, isDark || hasHighContrast else { return light }
      return hasHighContrast ? others[isDark ? 2 : 1] : others[0]
    }

    /// The same with another alpha.
    public func withAlpha(_ alpha: Double) -> StyleColor {
      var color = self
      color.light.alpha = alpha
      for index in color.others.indices { color.others[index].alpha = alpha }
      color.systemName = nil
      return color
    }

    /// Whether nothing shows through it, in any appearance.
    public var isOpaque: Bool { light.alpha >= 1 && others.allSatisfy { $0.alpha >= 1 } }
  }
  """#

/// `StyleColor.swift`'s second half: the system colours, as Apple publishes them.
func writeSystemColors(_ writer: inout SwiftWriter) {
  writer.line("// The system's colours, with the values that they have where UIKit is not at hand.")
  writer.block("extension StyleColor") { writer in
    for color in SystemColor.allCases {
      let looks = AdaptiveValue.combinations.map { modes in
        color.color(
          appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast))
      }
      let names = ["light", "dark", "lightHighContrast", "darkHighContrast"]
      let arguments = zip(names, looks).map { Literal.color($1).labeled($0) }
      writer.statement(
        "public static let \(color.rawValue): StyleColor = ",
        .call("system", [Code(stringLiteral(color.rawValue))] + arguments))
    }
    writer.line()
    writer.lines(
      """
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
        color.systemName = name
        return color
      }
      """)
  }
}
