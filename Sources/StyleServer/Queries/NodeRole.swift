import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

/// The role of a location in a style file: the purpose of a value, or the owner of a mapping's keys.
indirect enum NodeRole {
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

/// A value of a type.
struct ValueSlot {
  var type: ValueType
  var isOptional = false
  var bounds: NumberBounds?
  /// What it is for: `cornerRadius`.
  var name: String
  /// Where names without a dot are properties; nil in tokens and styles.
  var scope: Subject?
  /// Whether it is an element of a list of such values: a stop of a gradient, or one of some shadows.
  var isElement = false
  /// Words that may stand in place of a value of the type.
  var words: [String] = []
}

/// A component, a trait or a style.
struct Subject {
  enum Kind { case component, trait, style }

  var kind: Kind
  var name: String
  /// The component, or that of the style; an index into the sheet's.
  var component: Int?
  /// The trait, as an index into the sheet's.
  var trait: Int?
  /// The class, where it is not known what else there is.
  var base: BaseClass?
}

/// What a key is.
enum KeyRole {
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

/// Something that has a name, wherever that is written.
enum Symbol: Hashable {
  case token(String)
  /// A group of tokens, with its type: `color.surface`.
  case tokenGroup(String)
  case component(String)
  case trait(String)
  case style(String)
  case property(owner: SymbolOwner, String)
  case layer(owner: SymbolOwner, String)
  case axis(String)
  case mode(String)
  case animation(owner: SymbolOwner, String)
  case variantAxis(owner: SymbolOwner, String)
  case variant(owner: SymbolOwner, String)
  /// A class of Apple's.
  case base(String)
  /// What is imported, by its path as reports have it.
  case file(String)
}

/// Who declares a property, a layer or an animation.
enum SymbolOwner: Hashable {
  case component(String)
  case trait(String)
  /// A class of Apple's, of which nothing can be renamed.
  case base(BaseClass)
}

/// A name that is written somewhere, without a dollar sign or whatever else stands around it.
struct SymbolOccurrence: Hashable {
  var symbol: Symbol
  var span: Span
  var isDeclaration: Bool
}
