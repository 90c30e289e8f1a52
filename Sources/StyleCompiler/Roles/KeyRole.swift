import StyleModel

/// The role of a key.
package enum KeyRole {
  case unknown
  case keyword(LanguageKey)
  /// The type of tokens.
  case tokenType(TokenType)
  case declares(Symbol)
  /// A name that is declared elsewhere.
  case uses(Symbol)
  /// A property that is set.
  case property(Property, of: Subject)
  /// A layer's key that is set: `name.key` in states, modes and styles, or the key alone in the layer.
  case layerKey(layer: Layer?, LayerProperty?, nested: Property?, of: Subject)
  case state
  case modes
  case part(ValuePart)
}
