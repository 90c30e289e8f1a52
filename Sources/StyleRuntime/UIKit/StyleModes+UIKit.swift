// Not embedded: generated code also reads the axes that a style file declares, and the reader's text size if it is one.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension StyleModes {
    /// The modes that a view's traits tell; other axes have their defaults.
    public init(_ traits: UITraitCollection) {
      self.init()
      if traits.userInterfaceStyle == .dark { appearance = .dark }
      if traits.accessibilityContrast == .high { contrast = .highContrast }
    }
  }
#endif
