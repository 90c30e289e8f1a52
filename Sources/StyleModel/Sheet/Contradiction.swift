import StyleSource

/// Two things that files say of one value, of which the rules of the language decide for one.
public struct Contradiction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The component itself says what one of its traits says, which holds over it.
    case overruledByTrait
    /// Both hold in these modes, and neither names more of them than the other.
    case ambiguousModes(ModeSet)
  }

  public var kind: Kind
  /// What gives way.
  public var span: Span
  /// What holds.
  public var other: Span

  public init(_ kind: Kind, at span: Span, other: Span) {
    self.kind = kind
    self.span = span
    self.other = other
  }
}
