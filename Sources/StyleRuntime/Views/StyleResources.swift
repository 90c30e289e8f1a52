// Not embedded: generated code looks up pictures and texts in its module, or in the app.

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated public enum StyleResources {
    /// Where pictures and texts are looked up.
    public static var bundle: Bundle { .main }
  }
#endif
