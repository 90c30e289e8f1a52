import StyleSource

/// The reason why a text is not a colour, and the part of it that is wrong.
public struct ColorError: Error, Hashable, Sendable {
  public var kind: Kind
  /// The byte offsets of the wrong part of the text that was parsed.
  public var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  public enum Kind: Hashable, Sendable {
    case empty
    /// A text that begins like no way to write a colour.
    case notAColor
    case hexDigit
    /// A hexadecimal colour with a number of digits that is none of 3, 4, 6, 8.
    case hexLength(Int)
    case unknownName(String)
    case unknownFunction(String)
    case unknownSpace(String, candidates: [String])
    /// A function with too few numbers, or too many.
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
    /// A channel of `rgb()`, or an alpha, below 0 or above its greatest value; `nearest` is the closest value in range.
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
    /// The syntax `rgb(from …)`, which style files leave out.
    case relative(function: String)
    /// A function such as `calc()` or `var()` where a number is needed.
    case computedNumber(function: String)
  }
}
