#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension StyleStrings {
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
