#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) nonisolated extension StyleAssets {
    /// A number as the reader's language and region write it.
    public static func text(_ number: Double, as format: StyleNumberFormat) -> String {
      format.localizedText(number)
    }

    /// What the app's strings table has for a key with placeholders, in the plural that the reader's language has for the counts.
    public static func text(_ key: String, with values: [StyleTextValue]) -> String {
      StyleTextValue.text(text(key), with: values)
    }
  }
#endif
