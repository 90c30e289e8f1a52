#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) extension StyleModes {
    /// The modes that follow from a view's environment; on other axes those that are given.
    public init(
      _ colorScheme: ColorScheme,
      _ colorSchemeContrast: ColorSchemeContrast,
      _ others: StyleModes = StyleModes()
    ) {
      self = others
      appearance = colorScheme == .dark ? .dark : .light
      contrast = colorSchemeContrast == .increased ? .highContrast : .standardContrast
    }
  }

  nonisolated extension StyleColor {
    /// The colour in some modes.
    public func color(in modes: StyleModes) -> Color {
      let look = components(
        isDark: modes.appearance == .dark,
        hasHighContrast: modes.contrast == .highContrast
      )
      #if !LITERAL_COLORS
        // It follows the same environment as the modes.
        if let name = look.assetName { return Color(name, bundle: StyleAssets.bundle) }
      #endif
      return Color(
        look.space == .displayP3 ? .displayP3 : .sRGB,
        red: look.red,
        green: look.green,
        blue: look.blue,
        opacity: look.alpha
      )
    }
  }

  @_spi(Generated) nonisolated extension Gradient {
    public init(_ stops: [StyleGradientStop], in modes: StyleModes) {
      self.init(
        stops: stops.map { Gradient.Stop(color: $0.color.color(in: modes), location: $0.location) }
      )
    }
  }
#endif
