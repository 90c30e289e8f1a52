import StyleModel

/// A key that a mapping of a style file may have. The readers of the compiler, completion, hovering and the JSON Schema take keys from
/// the same tables.
package struct LanguageKey: Hashable, Sendable {
  package let name: String
  /// The meaning of the key, in a sentence.
  package let summary: String
  package let content: Content
  /// Whether the mapping is invalid without the key.
  package let isRequired: Bool
  /// The value of a missing key, as a file would write it; nil where there is none, or it depends.
  package let defaultValue: String?
  /// Words that may stand in place of a value.
  package let words: [String]
  /// Whether `null` removes the default.
  package let takesNull: Bool

  init(
    _ name: String, _ content: Content, isRequired: Bool = false, default defaultValue: String? = nil,
    words: [String] = [], takesNull: Bool = false, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.content = content
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.words = words
    self.takesNull = takesNull
  }

  /// Copies a key that is optional in another mapping.
  package init(optional key: LanguageKey) {
    self.init(
      key.name, key.content, default: key.defaultValue, words: key.words, takesNull: key.takesNull,
      key.summary)
  }

  /// The kind of value of a key.
  package enum Content: Hashable, Sendable {
    /// A text for people.
    case text
    /// A text that names a replacement, or `true`.
    case deprecation
    /// `true` or `false`, equal in all modes.
    case flag
    /// A value of a type, which may refer to tokens.
    case value(ValueType, NumberBounds?)
    /// A value of the type that the mapping is for: the `value` of a token, the `default` of a property.
    case valueOfType
    /// A length of a frame: points, or a part of the parent.
    case length
    /// A number that is the same in all modes.
    case number(NumberBounds?)
    /// A number of repeats, or `infinite`.
    case count
    /// A number from 0 to 1, or a percentage.
    case partOfTime
    /// The keyframes of an animation: values, each alone or with its time.
    case keyframes
    case state
    /// Names of states that a component declares.
    case stateNames
    /// A layer, a dot and one of its keys.
    case layerKey
    // Names.
    case base, component, extendedClass
    case parents, traits
    case type
    case layerName, layerKind
    // Sections of a file.
    case imports, axes, tokens, traitDeclarations, components, styles
    /// The path of design tokens, and groups and tokens of them.
    case importPath, importedNames
    // Parts of declarations.
    case properties, settings, layer, layers, states, modes, animations, preview, frame
    /// The number of copies of a layer: a whole number, or that and the name of its index.
    case repetition
    /// The words that a text is one of.
    case words
    /// The axes of variants that a component declares; the variant that a style chooses on each.
    case variants, picks
    /// The texts and traits of a component, and of a layer, for assistive technologies.
    case accessibility, layerAccessibility
    /// The names of what an element is.
    case accessibilityTraits, layerAccessibilityTraits
    /// The accessibility value: a text or a number.
    case spokenValue
    /// A variant by its name; several, joined with `+`.
    case variantName, variantNames
    /// A mode by its name, or several of different axes, joined with `+`.
    case modeNames
    case compounds
  }
}

extension [LanguageKey] {
  package var names: [String] { map(\.name) }

  package func named(_ name: String) -> LanguageKey? { first { $0.name == name } }
}
