#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
  import Foundation

  nonisolated extension StyleNumberFormat {
    /// The text as the reader's language and region write it.
    package func localizedText(_ number: Double) -> String {
      let number = rounded(number)
      switch self {
      case .number, .decimal: return number.formatted(.number.precision(.fractionLength(digits)))
      case .percent: return number.formatted(.percent.precision(.fractionLength(digits)))
      }
    }
  }

  nonisolated extension StyleTextValue {
    /// A text of a strings table with values in place of its placeholders, in the plural that the
    /// reader's language has for the counts.
    package static func text(_ format: String, with values: [StyleTextValue]) -> String {
      let arguments = values.map { value -> any CVarArg in
        switch value {
        case .count(let count): Int64(count)
        case .text(let text): NSString(string: text)
        }
      }
      return String(format: format, locale: .current, arguments: arguments)
    }
  }
#endif
