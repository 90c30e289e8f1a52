import StyleSource

/// A change of generated Swift after which code that uses it may not compile.
package struct Break: Sendable {
  package var kind: Kind
  /// The declaration before: `StyleTokens.Colors.accent`.
  package var name: String
  /// What it is called, or which type it has, before and afterwards.
  package var old: String?
  package var new: String?
  /// Where what it is made of is declared: afterwards, or before if it is removed.
  package var oldSpan: Span?
  package var newSpan: Span?

  package enum Kind: String, Sendable {
    case removed, renamed, type
    /// The arguments of an initializer have another order.
    case arguments
  }
}
