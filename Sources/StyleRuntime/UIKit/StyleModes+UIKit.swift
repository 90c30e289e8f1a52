// Not embedded: generated code has a trait for each axis that its style files declare.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A UIKit trait: `window.traitOverrides[StyleModes.self] = modes` sets modes for all styles in a window. Appearance and contrast always
  /// come from the system.
  @available(iOS 17.0, tvOS 17.0, *)
  nonisolated extension StyleModes: UITraitDefinition {
    public static let defaultValue: StyleModes = StyleModes()
  }

  nonisolated extension StyleModes {
    /// The modes of a view's traits; before iOS 17 and tvOS 17, axes that style files declare have their defaults.
    public init(_ traits: UITraitCollection) {
      self.init()
      if #available(iOS 17.0, tvOS 17.0, *) { self = traits[StyleModes.self] }
      appearance = traits.userInterfaceStyle == .dark ? .dark : .light
      contrast = traits.accessibilityContrast == .high ? .highContrast : .standardContrast
    }
  }
#endif
