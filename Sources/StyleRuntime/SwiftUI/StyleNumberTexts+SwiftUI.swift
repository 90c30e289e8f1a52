#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) nonisolated extension StyleAssets {
    /// A number as the reader's language and region write it.
    public static func text(_ number: Double, as format: StyleNumberFormat) -> String {
      let number = format.rounded(number)
      let digits = format.digits
      switch format {
      case .number, .decimal: return number.formatted(.number.precision(.fractionLength(digits)))
      case .percent: return number.formatted(.percent.precision(.fractionLength(digits)))
      }
    }

    /// What the app's strings table has for a key with placeholders, in the plural that the reader's language has for the counts.
    public static func text(_ key: String, with values: [StyleTextValue]) -> String {
      let arguments = values.map { value -> any CVarArg in
        switch value {
        case .count(let count): Int64(count)
        case .text(let text): NSString(string: text)
        }
      }
      return String(format: text(key), locale: .current, arguments: arguments)
    }
  }
#endif
