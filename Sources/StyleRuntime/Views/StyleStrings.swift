#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated public enum StyleStrings {
    /// What the app's strings table has for a key in the reader's language; else the key itself.
    public static func text(_ key: String) -> String {
      StyleResources.bundle.localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
