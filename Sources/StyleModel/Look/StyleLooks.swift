/// A style prepared for computing its look in any state and modes.
public final class StyleLooks: Sendable {
  public let owner: ComponentLooks
  let cascade: Cascade
  /// By the place in `owner.keys`, where `changes` says what the style shows there; −1 where it leaves the component's own.
  private let changeOf: [Int32]
  /// The value in all looks of the style; nil where each has its own.
  private let changes: [LookValue?]
  /// The places in `owner.keys` that the style changes, and of which each look has a value of its own.
  let varying: [Int]
  /// Keys of layers that the style sets and the component says nothing of.
  let ownKeys: [OwnKey]
  private let ownKeySet: Set<OwnKey>
  private let ownKeysOfLayer: [Int: [LayerKey]]

  struct OwnKey: Hashable, Sendable {
    var layer: Int
    var key: LayerKey
  }

  /// `settings` are those of a style of the component.
  public init(of owner: ComponentLooks, settings: [Style.Setting]) {
    let cascade = Cascade(owner.cascade, with: settings)
    self.owner = owner
    self.cascade = cascade
    var changed: [(place: Int, varies: Bool)] = []
    var changeOf = Array(repeating: Int32(-1), count: owner.keys.count)
    var ownKeys: [OwnKey] = []
    var ownKeySet: Set<OwnKey> = []
    var ownKeysOfLayer: [Int: [LayerKey]] = [:]
    func change(_ place: Int, by setting: Int) {
      if changeOf[place] < 0 {
        changeOf[place] = Int32(changed.count)
        changed.append((place, owner.varies[place]))
      }
      if settings[setting].isConditional { changed[Int(changeOf[place])].varies = true }
    }
    for setting in settings.indices {
      switch settings[setting].target {
      case .property(let property):
        for place in owner.places(reading: property) { change(place, by: setting) }
      case .layer(let layer, let key):
        if let place = owner.place(of: key, of: layer) {
          change(place, by: setting)
        } else if ownKeySet.insert(OwnKey(layer: layer, key: key)).inserted {
          ownKeys.append(OwnKey(layer: layer, key: key))
          ownKeysOfLayer[layer, default: []].append(key)
        }
      }
    }
    let modes = owner.completed([])
    self.changeOf = changeOf
    changes = changed.map { place, varies in
      varies ? nil : cascade.value(owner.keys[place].key, of: owner.keys[place].layer, .normal, modes)
    }
    varying = changed.filter(\.varies).map(\.place)
    self.ownKeys = ownKeys
    self.ownKeySet = ownKeySet
    self.ownKeysOfLayer = ownKeysOfLayer
  }

  /// Whether the style sets a key of a layer that the component says nothing of.
  func owns(_ key: LayerKey, of layer: Int) -> Bool {
    !ownKeySet.isEmpty && ownKeySet.contains(OwnKey(layer: layer, key: key))
  }

  /// Whether the style says something else at a place in `owner.keys` than the component.
  func isChanged(_ place: Int) -> Bool { changeOf[place] >= 0 }

  /// The value at a place in `owner.keys` in all looks of the style; nil where each has its own.
  func value(_ place: Int) -> LookValue? {
    isChanged(place) ? changes[Int(changeOf[place])] : owner.values[place]
  }

  /// The states in which the style has a look of its own, `normal` first.
  public var states: [StateSet] { owner.states(of: cascade) }

  /// The combinations of modes in which it has a look of its own, the defaults first.
  public var modeCombinations: [ModeSet] { owner.modeCombinations(with: cascade.ofStyle.settings) }

  /// Every mode on which something depends that it shows.
  public var modes: ModeSet { owner.modes(with: cascade.ofStyle.settings) }

  /// The look in a state when exactly `modes` hold; unnamed axes have their default.
  public func look(state: StateSet = .normal, modes: ModeSet = []) -> Look {
    Look(self, state: state, modes: owner.completed(modes))
  }

  /// The looks in all states and combinations of modes in which it has one of its own: state by state, `normal` first, and in each of
  /// them the default modes first.
  package var all: [Look] {
    let combinations = modeCombinations
    return states.flatMap { state in combinations.map { look(state: state, modes: $0) } }
  }

  /// Whether the component or the style says anything of a layer's property, in any state or mode.
  public func isSet(_ property: LayerProperty, of layer: Int) -> Bool {
    owner.place(of: .layer(property), of: layer) != nil
      || owns(.layer(property), of: layer)
  }

  /// Whether the style says anything on which a layer's property depends.
  public func changes(_ property: LayerProperty, of layer: Int) -> Bool {
    if let place = owner.place(of: .layer(property), of: layer) { return isChanged(place) }
    return owns(.layer(property), of: layer)
  }

  /// Whether a layer's property may differ between the looks.
  public func varies(_ property: LayerProperty, of layer: Int) -> Bool {
    // A component that the layer holds has states and modes of its own.
    if owner.nested[layer] != nil { return true }
    if let place = owner.place(of: .layer(property), of: layer) { return value(place) == nil }
    return owns(.layer(property), of: layer)
  }

  /// Whether a property of the component may hold different values in different looks.
  package func mayVary(_ property: Int) -> Bool { cascade.mayVary(property) }

  /// The keys of a layer that somebody says something of.
  package func keys(of layer: Int) -> [LayerKey] {
    owner.keys[owner.places[layer]].map(\.key) + (ownKeysOfLayer[layer] ?? [])
  }
}
