// Not embedded: generated code looks up pictures and texts in its module, or in the app.

#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) nonisolated public enum StyleAssets {
    /// Where pictures and texts are looked up.
    public static var bundle: Bundle { .main }

    /// What the strings table has for a key in the reader's language; else the key itself.
    public static func text(_ key: String) -> String {
      bundle.localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
