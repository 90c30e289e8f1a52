// Not embedded: generated code also has a property for each state and mode.

/// What the styles of all components have.
///
/// Modules of generated code add a property for each state and mode that their style files know.
nonisolated public protocol ComponentStyle: Sendable {
  /// Values in place of the style's; nil means no change.
  associatedtype Changes: Sendable
  /// States and modes in which values differ.
  associatedtype Condition: Sendable, Hashable

  /// What is different while a condition holds. If several hold, a value is that of the one with the most states, and of these the one
  /// with the most modes.
  subscript(condition: Condition) -> Changes { get set }

  /// The values that hold in a state and in some modes, with no changes left.
  func resolved(in state: StyleState, modes: StyleModes) -> Self

  /// Whether a value differs in one of some states.
  func differs(in state: StyleState) -> Bool

  /// The style with an app's values for tokens.
  func with(_ styleTokens: StyleTokens) -> Self
}

nonisolated extension ComponentStyle {
  /// A style without values of tokens stays as it is.
  public func with(_ styleTokens: StyleTokens) -> Self { self }
}
