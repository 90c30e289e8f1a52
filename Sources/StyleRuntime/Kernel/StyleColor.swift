/// A colour, which can differ by appearance and contrast.
nonisolated public struct StyleColor: Sendable, Hashable {
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
    /// The name of the system colour on `UIColor`.
    public internal(set) var systemName: String?
    #if !LITERAL_COLORS
      /// The name of the colour in the app's asset catalogs.
      public internal(set) var assetName: String?
    #endif
  }

  /// In the light appearance with standard contrast; where another differs, also in the dark
  /// one, in the light one with high contrast, and in the dark one with high contrast.
  public internal(set) var appearances: [Components]
  /// The name of the system colour on `UIColor`, if it is the same in every appearance.
  public var systemName: String? {
    let name = appearances[0].systemName
    return appearances.allSatisfy { $0.systemName == name } ? name : nil
  }

  #if !LITERAL_COLORS
    /// The name of the colour in the app's asset catalogs, if it is the same in every appearance.
    public var assetName: String? {
      let name = appearances[0].assetName
      return appearances.allSatisfy { $0.assetName == name } ? name : nil
    }
  #endif

  /// An opaque sRGB colour from eight bits a channel: `0xRRGGBB`.
  public init(_ hex: UInt32) {
    self.init(hex, alpha: 1)
  }

  // Inlined in each style, these would take an optimizing build several times as long.

  /// An sRGB colour from eight bits a channel: `0xRRGGBB`.
  @inline(never)
  public init(_ hex: UInt32, alpha: Double) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// An sRGB colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    appearances = [Components(space: .sRGB, red: red, green: green, blue: blue, alpha: alpha)]
  }

  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    appearances = [Components(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)]
  }

  /// A colour that differs by appearance.
  public init(light: StyleColor, dark: StyleColor) {
    self.init(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark)
  }

  /// A colour that differs by appearance and contrast. Of a colour that differs by itself, each takes the look that it has
  /// there.
  @inline(never)
  public init(
    light: StyleColor,
    dark: StyleColor,
    lightHighContrast: StyleColor,
    darkHighContrast: StyleColor
  ) {
    appearances = [
      light.appearances[0],
      dark.components(isDark: true, hasHighContrast: false),
      lightHighContrast.components(isDark: false, hasHighContrast: true),
      darkHighContrast.components(isDark: true, hasHighContrast: true),
    ]
  }

  #if !LITERAL_COLORS
    /// The colour of a name in the app's asset catalogs. Code without a framework, and code that
    /// computes other colours from it, has `color` instead; so do UIKit and AppKit if no catalog
    /// has the name.
    @inline(never)
    public init(named name: String, or color: StyleColor) {
      self = color
      for index in appearances.indices {
        appearances[index].systemName = nil
        appearances[index].assetName = name
      }
    }
  #endif

  public static let clear: StyleColor = StyleColor(0x000000, alpha: 0)

  /// Whether it differs by appearance or contrast.
  public var isAdaptive: Bool { appearances.count > 1 }

  public func components(isDark: Bool, hasHighContrast: Bool) -> Components {
    isAdaptive ? appearances[(isDark ? 1 : 0) + (hasHighContrast ? 2 : 0)] : appearances[0]
  }

  /// Applies a function to the colour in each appearance and contrast.
  public func map(_ change: (Components) -> Components) -> StyleColor {
    var color = self
    color.appearances = appearances.map { appearance in
      var changed = change(appearance)
      changed.systemName = nil
      #if !LITERAL_COLORS
        changed.assetName = nil
      #endif
      return changed
    }
    return color
  }

  /// The colour with another alpha, from 0 to 1.
  public func withAlpha(_ alpha: Double) -> StyleColor {
    map { components in
      var components = components
      components.alpha = min(max(alpha, 0), 1)
      return components
    }
  }

  /// Whether the colour is opaque in every appearance.
  public var isOpaque: Bool { appearances.allSatisfy { $0.alpha >= 1 } }
}
