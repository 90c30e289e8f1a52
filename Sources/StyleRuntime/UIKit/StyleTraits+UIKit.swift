#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The traits that what a view shows depends on.
  @available(iOS 17.0, tvOS 17.0, *)
  @_spi(Generated) @MainActor public enum StyleTraits {
    /// System colours also differ on a raised surface, such as a sheet.
    public static var colors: [UITrait] {
      [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
      ]
    }

    /// A reader's text size, and Bold Text.
    public static var texts: [UITrait] {
      [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    }

    /// An asset may have a picture for each, which UIKit's own views look up.
    public static var pictures: [UITrait] {
      [UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self]
    }
  }
#endif
