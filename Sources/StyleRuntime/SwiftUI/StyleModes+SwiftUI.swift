// Not embedded: generated code has it if its style files declare axes.

#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// UIKit's traits and SwiftUI's environment pass the modes on to each other.
    @available(iOS 17.0, tvOS 17.0, *)
    nonisolated private struct StyleModesTrait: UITraitBridgedEnvironmentKey {
      static let defaultValue = StyleModes()

      static func read(from traitCollection: UITraitCollection) -> StyleModes {
        traitCollection[StyleModes.self]
      }

      static func write(to mutableTraits: inout any UIMutableTraits, value: StyleModes) {
        mutableTraits[StyleModes.self] = value
      }
    }
  #endif

  private struct StyleModesKey: EnvironmentKey {
    static let defaultValue = StyleModes()
  }

  extension EnvironmentValues {
    /// The app's own modes: `.environment(\.styleModes.brand, .globex)`. Appearance and contrast always come from the system.
    public var styleModes: StyleModes {
      get {
        #if canImport(UIKit) && !os(watchOS)
          if #available(iOS 17.0, tvOS 17.0, *) { return self[StyleModesTrait.self] }
        #endif
        return self[StyleModesKey.self]
      }
      set {
        #if canImport(UIKit) && !os(watchOS)
          if #available(iOS 17.0, tvOS 17.0, *) {
            self[StyleModesTrait.self] = newValue
            return
          }
        #endif
        self[StyleModesKey.self] = newValue
      }
    }
  }
#endif
