import StyleSource

/// A component: typed properties and the layers that follow them.
public struct Component: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var deprecated: String?
  /// The class at the root of its bases.
  public var base: BaseClass
  /// The index of the component that it is based on; nil if it is based on a class.
  public var parent: Int?
  /// The properties: the base class's first, in its order; then those of parent components; then its own, in the file's order.
  public var properties: [Property]
  /// The layers in drawing order, each before its sublayers; the root is the first.
  public var layers: [Layer]
  /// The component's own values in states and modes, parent components' first; without those that its defaults and its layers hide.
  public var settings: [Setting]
  /// The states that the component, its bases or its traits declare.
  public var ownStates: [OwnState]
  /// The ways in which its styles differ, parent components' first.
  public var axes: [VariantAxis]
  /// The settings of values of the axes: single values in the order of their axes, then compounds, those of fewer values first; of two that
  /// hold, the later one wins.
  public var variants: [Variant]
  /// The greatest rank of a setting of the component or of its bases.
  public var rank: Int32
  /// The timing of a change of state, a value of type `animation`; nil where it happens at once.
  public var transition: Expression?
  /// The transitions of properties that code changes, in the order of the properties.
  public var propertyTransitions: [PropertyTransition] = []
  /// The animations that run by themselves, parent components' first.
  public var animations: [LayerAnimation]
  /// The traits that the component adopts, parent components' first: indices into `ResolvedSheet.traits`.
  public var traits: [Int]
  /// The component's accessibility, besides the properties that it has for this.
  public var accessibility = Accessibility()
  public var preview: PreviewSpec
  /// The location of the component's name.
  public var span: Span
  /// Whether the component is one of UIKit's classes itself, which a style may name as its component.
  public var isBaseClass: Bool
  /// Whether the component extends its base class for all views of it, and stores nothing: each of its own properties is a
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

  /// Every state that the component can be in.
  public var states: StateSet {
    ownStates.reduce(into: base.states) { $0.formUnion($1.state) }
  }

  /// Whether people operate something that the component's layers hold. A control is one thing, and what it holds is a part of its look.
  package var holdsInputs: Bool { layers.indices.contains(where: isOperated) }

  /// Whether people operate what a layer holds, such as a button or a text field.
  package func isOperated(layer: Int) -> Bool { layers[layer].isOperated && !base.isControl }

  /// Whether people operate the component, or something in it, where a layer holds it.
  package var isOperated: Bool { base.isOperable || holdsInputs }

  /// A change that holds in a state, in some modes, or both.
  public struct Setting: Hashable, Sendable {
    public var target: Target
    public var state: StateSet
    /// The rank of the component or trait that the setting is written in: a base comes before what is based on it, and a component before
    /// its traits.
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

/// A target that a style, a state or a mode can set.
public enum Target: Hashable, Sendable {
  /// The component's property at this index.
  case property(Int)
  /// A key of the component's layer at this index.
  case layer(Int, LayerKey)
}
