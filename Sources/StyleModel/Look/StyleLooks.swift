/// The looks of a style, and the states and modes in which it has one of its own.
public final class StyleLooks: Sendable {
  public let owner: ComponentLooks
  let cascade: Cascade
  /// The app's images; nil where nothing names their files.
  let images: ImageLibrary?
  /// The layers whose frame or contents may differ by look in more than their keys.
  let movedLayers: [Int]
  /// The layer of a button's subtitle that has no text in any look, as in most buttons. Its other values aren't seen.
  package let unreadSubtitle: Int?

  /// Makes the looks of a style of the component by its `settings`, with the `images` that it may name; nil means those of the component.
  public init(of owner: ComponentLooks, settings: [Style.Setting], images: ImageLibrary? = nil) {
    self.owner = owner
    self.images = images ?? owner.images
    cascade = Cascade(owner.cascade, with: settings, defaultModes: owner.completed([]))
    movedLayers = owner.movedLayers(in: cascade)
    let cascade = cascade
    unreadSubtitle = owner.silentSubtitle.flatMap {
      cascade.isChanged(.layer(.string), of: $0) ? nil : $0
    }
  }

  /// Whether all looks of one size have the same frames of layers.
  var hasFixedFrames: Bool { movedLayers.isEmpty && !owner.hasStacks }

  /// The states in which the style has a look of its own, `normal` first.
  public var states: [StateSet] {
    let states = owner.states(of: cascade)
    let own = cascade.ownState
    if own.isEmpty { return states }
    // What can't be operated is neither pressed nor edited.
    let impossible: StateSet = own.contains(.disabled) ? [.highlighted, .focused, .hovered] : []
    var shown: Set<StateSet> = []
    return states.filter { $0.isDisjoint(with: impossible) && shown.insert($0.union(own)).inserted }
  }

  /// The combinations of modes in which the style has a look of its own, the defaults first.
  public var modeCombinations: [ModeSet] { owner.modeCombinations(with: cascade.ofStyle.settings, images) }

  /// Every mode on which something that the style shows depends.
  public var modes: ModeSet { owner.modes(with: cascade.ofStyle.settings, images) }

  /// The look in a state when exactly `modes` hold; unnamed axes have their default.
  public func look(state: StateSet = .normal, modes: ModeSet = []) -> Look {
    Look(self, state: state, modes: owner.completed(modes))
  }

  /// The looks in all states and combinations of modes in which the style has one of its own: state by state, `normal` first, and in each
  /// of them the default modes first.
  package var all: [Look] {
    let combinations = modeCombinations
    return states.flatMap { state in combinations.map { look(state: state, modes: $0) } }
  }

  /// Whether the component or the style sets a layer's property, in any state or mode.
  public func isSet(_ property: LayerProperty, of layer: Int) -> Bool {
    cascade.isSet(.layer(property), of: layer)
  }

  /// Whether the component or the style sets any of some properties of a layer, in any state or mode.
  package func isAnySet(_ properties: LayerPropertySet, of layer: Int) -> Bool {
    cascade.isAnySet(properties, of: layer)
  }

  /// Whether the style sets anything on which a layer's property depends.
  public func changes(_ property: LayerProperty, of layer: Int) -> Bool {
    cascade.isChanged(.layer(property), of: layer)
  }

  /// Whether a layer's property may differ between the looks.
  public func varies(_ property: LayerProperty, of layer: Int) -> Bool {
    // A component that the layer holds has states and modes of its own.
    owner.nested[layer] != nil || cascade.mayVary(.layer(property), of: layer)
  }

  /// Whether a property of the component may hold different values in different looks.
  package func mayVary(_ property: Int) -> Bool { cascade.mayVary(property) }

  /// The keys of a layer that anything sets.
  package func keys(of layer: Int) -> [LayerKey] { cascade.keys(of: layer) }
}
