import StyleModel

/// The role of a location in a style file: the purpose of a value, or the owner of a mapping's keys.
package indirect enum NodeRole {
  /// Nothing that is known.
  case nothing
  case file
  case axes
  /// The names of an axis.
  case axis(String)
  case modeName
  /// In an overlay, they are those of tokens that other files declare.
  case tokenTypes(isOverlay: Bool)
  /// Tokens and groups beneath a type or a group; the prefix is its name.
  case tokens(TokenType, prefix: String, isOverlay: Bool)
  case token(TokenType, name: String)
  case declarations(Subject.Kind)
  case declaration(Subject)
  case properties(Subject)
  case property(Subject, name: String)
  /// Values for properties and for keys of layers.
  case settings(Subject)
  case states(Subject)
  case modes(Subject)
  /// A layer; nil for the view's own. The keys of a kind that is not known are those of every layer.
  case layer(Subject, isRoot: Bool)
  case layers(Subject)
  case animations(Subject)
  case animation(Subject, name: String)
  /// The axes of variants that a component declares.
  case variants(Subject)
  /// The variants of an axis.
  case variantAxis(Subject, name: String)
  /// What a variant sets; the subject is that of a style of the component.
  case variant(Subject)
  case compounds(Subject)
  case compound(Subject)
  /// What a style picks of each axis.
  case picks(Subject)
  /// The name of a variant of an axis.
  case pick(Subject, axis: String)
  case preview
  case frame(Subject)
  /// What a component or a layer tells assistive technologies.
  case accessibility(Subject, isOfLayer: Bool)
  case value(ValueSlot)
  /// What a keyword is followed by that is no value: names, texts, words.
  case other(LanguageKey.Content, Subject?)
}
