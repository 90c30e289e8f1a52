// Not embedded: generated code has it if its style files declare axes.

#if canImport(SwiftUI)
  import SwiftUI

  private struct StyleModesKey: EnvironmentKey {
    static let defaultValue = StyleModes()
  }

  extension EnvironmentValues {
    /// The app's own modes: `.environment(\.styleModes.brand, .globex)`. Appearance and contrast always come from the system.
    public var styleModes: StyleModes {
      get { self[StyleModesKey.self] }
      set { self[StyleModesKey.self] = newValue }
    }
  }
#endif
