import StyleSource

/// Typed properties and the layers they drive.
public struct Component: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var deprecated: String?
  /// The class at the root of its bases.
  public var base: BaseClass
  /// The component it is based on, if it is not based on a class.
  public var parent: Int?
  /// The base's first, in its order; then those of parent components; then its own, in the file's order.
  public var properties: [Property]
  /// In drawing order, each before its sublayers; the root is the first.
  public var layers: [Layer]
  /// What it does by itself in states and modes, parent components' first; without what its defaults and its layers hide.
  public var settings: [Setting]
  /// The states that it, its bases or its traits declare.
  public var ownStates: [OwnState]
  /// The ways in which its styles differ, parent components' first.
  public var axes: [VariantAxis]
  /// What it sets where values of the axes are picked: single ones in the order of their axes, then compounds, those of fewer values
  /// first; of two that hold, the later one wins.
  public var variants: [Variant]
  /// The greatest rank of a setting of it, or of its bases.
  public var rank: Int32
  /// How a change of state moves, a value of type `animation`; nil where it happens at once.
  public var transition: Expression?
  /// How properties move when code changes them, in the order of the properties.
  public var propertyTransitions: [PropertyTransition] = []
  /// What moves by itself, parent components' first.
  public var animations: [LayerAnimation]
  /// Those that it takes on, parent components' first: indices into `ResolvedSheet.traits`.
  public var traits: [Int]
  /// What assistive technologies are told of it, besides the properties that it has for this.
  public var accessibility = Accessibility()
  public var preview: PreviewSpec
  /// Its name in the file.
  public var span: Span
  /// Whether it is one of UIKit's classes itself, which a style may name as its component.
  public var isBaseClass: Bool
  /// Whether it adds to its base class for all that are of it, and stores nothing: each of its own properties is a
  /// pseudo-property, or stands alone for keys of the root layer and properties of the base class.
  public var isExtension: Bool

  public init(
    name: String, summary: String? = nil, deprecated: String? = nil, base: BaseClass, parent: Int? = nil,
    properties: [Property], layers: [Layer], settings: [Setting] = [], ownStates: [OwnState] = [],
    axes: [VariantAxis] = [], variants: [Variant] = [], rank: Int32 = 0,
    transition: Expression? = nil,
    animations: [LayerAnimation] = [], traits: [Int] = [], preview: PreviewSpec, span: Span,
    isBaseClass: Bool = false, isExtension: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.deprecated = deprecated
    self.base = base
    self.parent = parent
    self.properties = properties
    self.layers = layers
    self.settings = settings
    self.ownStates = ownStates
    self.axes = axes
    self.variants = variants
    self.rank = rank
    self.transition = transition
    self.animations = animations
    self.traits = traits
    self.preview = preview
    self.span = span
    self.isBaseClass = isBaseClass
    self.isExtension = isExtension
  }

  /// Every state that it can be in.
  public var states: StateSet {
    ownStates.reduce(into: base.states) { $0.formUnion($1.state) }
  }

  /// Whether people operate something that its layers hold. A control is one thing, and what it holds is a part of its look.
  package var holdsInputs: Bool { layers.indices.contains(where: isOperated) }

  /// Whether people operate what a layer holds, such as a button or a text field.
  package func isOperated(layer: Int) -> Bool { layers[layer].isOperated && !base.isControl }

  /// Whether people operate it, or something in it, where a layer holds it.
  package var isOperated: Bool { base.isOperable || holdsInputs }

  /// A change that holds in a state, in some modes, or both.
  public struct Setting: Hashable, Sendable {
    public var target: Target
    public var state: StateSet
    /// The place of who wrote it: a base comes before what is based on it, and a component before its traits.
    public var rank: Int32
    public var modes: ModeSet
    public var value: Expression
    public var span: Span

    public init(
      _ target: Target, state: StateSet, modes: ModeSet, rank: Int32 = 0, value: Expression, span: Span
    ) {
      self.target = target
      self.state = state
      self.rank = rank
      self.modes = modes
      self.value = value
      self.span = span
    }
  }
}

/// What a style, a state or a mode can set.
public enum Target: Hashable, Sendable {
  /// The component's property at this index.
  case property(Int)
  /// A key of the component's layer at this index.
  case layer(Int, LayerKey)
}
