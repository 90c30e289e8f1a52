import StyleSource

/// Why a text is not a colour, and which part of it is to blame.
public struct ColorError: Error, Hashable, Sendable {
  public var kind: Kind
  /// Byte offsets into the text that was parsed.
  public var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  public enum Kind: Hashable, Sendable {
    case empty
    /// No way to write a colour begins like this.
    case notAColor
    case hexDigit
    /// A number of digits that is none of 3, 4, 6, 8.
    case hexLength(Int)
    case unknownName(String)
    case unknownFunction(String)
    case unknownSpace(String, candidates: [String])
    /// A function has too few numbers, or too many.
    case components(function: String, needed: String)
    case notANumber(String)
    case unknownUnit(String)
    /// An angle where there is no hue.
    case angle
    case percentageAsHue
    case alpha
    case commas(function: String)
    case mixedSeparators
    case noneWithCommas
    case mixedUnits
    case percentageNeeded
    /// A channel of `rgb()`, or an alpha, that is less than nothing or more than all; `nearest` is what comes next to it.
    case outOfRange(String, nearest: String)
    case unclosed
    case trailingText
    case mixSpace
    case mixColors
    case mixPercentage
    case mixOfNothing
    case hueInterpolation
    case noHue(ColorSpace)
    case nesting
    /// `rgb(from …)`, which style files leave out.
    case relative(function: String)
    /// `calc()`, `var()` or another function where a number is needed.
    case computedNumber(function: String)
  }
}
