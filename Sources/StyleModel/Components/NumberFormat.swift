@_spi(Generated) import StyleRuntime

/// How a number is written in a text.
public enum NumberFormat: Hashable, Sendable {
  /// With no more digits behind the point than it needs, and three at most.
  case number
  /// With so many digits behind the point.
  case decimal(Int)
  /// In percent, where 1 is 100 %, with so many digits behind the point.
  case percent(Int)

  /// The greatest number of digits behind the point: a `Float` has no more.
  package static let mostDigits = 6

  /// As pictures show it, which know no reader.
  package func text(_ number: Double) -> String { format.text(number) }

  private var format: StyleNumberFormat {
    switch self {
    case .number: .number
    case .decimal(let digits): .decimal(digits)
    case .percent(let digits): .percent(digits)
    }
  }
}
