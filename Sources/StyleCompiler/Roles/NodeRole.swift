import StyleModel

/// The role of a location in a style file: the purpose of a value, or the owner of a mapping's keys.
package indirect enum NodeRole {
  /// A node of unknown role.
  case nothing
  case file
  case axes
  /// The names of an axis.
  case axis(String)
  case modeName
  /// The types of tokens. In an overlay, the tokens are those that other files declare.
  case tokenTypes(isOverlay: Bool)
  /// Tokens and groups beneath a type or a group; the prefix is its name.
  case tokens(TokenType, prefix: String, isOverlay: Bool)
  case token(TokenType, name: String, isOverlay: Bool)
  case declarations(Subject.Kind)
  case declaration(Subject)
  case properties(Subject)
  case property(Subject, name: String)
  /// Values for properties and for keys of layers.
  case settings(Subject)
  case states(Subject)
  case modes(Subject)
  /// A layer; `isRoot` is true for the view's own. The keys of an unknown kind are those of every layer.
  case layer(Subject, isRoot: Bool)
  case layers(Subject)
  case animations(Subject)
  case animation(Subject, name: String)
  /// The keyframes of an animation, and one of them: a value, or a value with its time.
  case keyframes(ValueSlot)
  case keyframe(ValueSlot)
  /// The axes of variants that a component declares.
  case variants(Subject)
  /// The variants of an axis.
  case variantAxis(Subject, name: String)
  /// The settings of a variant; the subject is that of a style of the component.
  case variant(Subject)
  case compounds(Subject)
  case compound(Subject)
  /// The variants that a style chooses, one of each axis.
  case picks(Subject)
  /// The name of a variant of an axis.
  case pick(Subject, axis: String)
  case preview
  case frame(Subject)
  /// The number of copies of a layer, and the name of its index.
  case repetition(Subject)
  /// The texts and traits of a component or a layer for assistive technologies.
  case accessibility(Subject, isOfLayer: Bool)
  case value(ValueSlot)
  /// The content of a keyword that is no value: names, texts, words.
  case other(LanguageKey.Content, Subject?)
}

extension NodeRole {
  /// The keys of the language that a mapping with the role may have, beside names.
  package var keys: [LanguageKey] {
    switch self {
    case .file: .file
    case .tokens: .tokenGroup
    case .token(_, _, let isOverlay): isOverlay ? .overlaidToken : .token
    case .declaration(let subject):
      switch subject.kind {
      case .component: .component
      case .trait: .trait
      case .style: .style
      }
    case .property: .property
    case .states(let subject): subject.kind == .style ? [] : .states
    case .layer(_, let isRoot): isRoot ? .rootLayer : .sublayer
    case .animation: .animation
    case .keyframe: .keyframe
    case .variants: .variants
    case .variantAxis: .variantAxis
    case .variant: .variant
    case .compound: .compound
    case .preview: .previews
    case .frame: .frame
    case .repetition: .repetition
    case .accessibility(_, let isOfLayer): isOfLayer ? .layerAccessibility : .accessibility
    case .other(.imports, _): .importedTokens
    case .nothing, .axes, .axis, .modeName, .tokenTypes, .declarations, .properties, .settings, .modes,
      .layers,
      .animations, .keyframes, .compounds, .picks, .pick, .value, .other:
      []
    }
  }

  /// The component, trait or style that the node belongs to.
  package var subject: Subject? {
    switch self {
    case .declaration(let subject), .properties(let subject), .property(let subject, _),
      .settings(let subject), .states(let subject), .modes(let subject), .layer(let subject, _),
      .layers(let subject), .animations(let subject), .animation(let subject, _), .variants(let subject),
      .variantAxis(let subject, _), .variant(let subject), .compounds(let subject), .compound(let subject),
      .picks(let subject), .pick(let subject, _), .frame(let subject), .repetition(let subject),
      .accessibility(let subject, _):
      subject
    case .value(let slot), .keyframes(let slot), .keyframe(let slot): slot.scope
    case .other(_, let subject): subject
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .tokens, .token, .declarations, .preview: nil
    }
  }
}
