import StyleSource

/// A change of generated Swift after which code that uses it may not compile.
package struct Break: Sendable {
  package var kind: Kind
  /// The declaration's name before: `StyleTokens.Colors.accent`.
  package var name: String
  /// The name or the type of the declaration, before and afterwards.
  package var old: String?
  package var new: String?
  /// The location of what the declaration is made of: afterwards, or before if it is removed.
  package var oldSpan: Span?
  package var newSpan: Span?

  package enum Kind: String, Sendable {
    case removed, renamed, type
    /// Another order of the arguments of an initializer.
    case arguments
  }
}
