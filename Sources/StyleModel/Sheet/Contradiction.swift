import StyleSource

/// Two values for the same thing, of which one wins.
public struct Contradiction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A value of the component that one of its traits overrides.
    case overruledByTrait
    /// Two values that apply in these modes, and name equally many.
    case ambiguousModes(ModeSet)
    /// A duration or a delay of this many seconds, written in the style file, which may have been meant as milliseconds; both spans are
    /// that of the number.
    case milliseconds(Double)
  }

  public var kind: Kind
  /// The value that loses.
  public var span: Span
  /// The value that wins.
  public var other: Span

  public init(_ kind: Kind, at span: Span, other: Span) {
    self.kind = kind
    self.span = span
    self.other = other
  }
}
