@_spi(Generated) import StyleRuntime

/// The way in which a number is written in a text.
public enum NumberFormat: Hashable, Sendable {
  /// A number with no more digits behind the point than it needs, and three at most.
  case number
  /// A number with a fixed number of digits behind the point.
  case decimal(Int)
  /// A percentage, where 1 is 100 %, with a fixed number of digits behind the point.
  case percent(Int)

  /// The greatest number of digits behind the point: a `Float` has no more.
  package static let mostDigits = 6

  /// The text that pictures show, whatever the reader's region.
  package func text(_ number: Double) -> String { format.text(number) }

  private var format: StyleNumberFormat {
    switch self {
    case .number: .number
    case .decimal(let digits): .decimal(digits)
    case .percent(let digits): .percent(digits)
    }
  }
}
