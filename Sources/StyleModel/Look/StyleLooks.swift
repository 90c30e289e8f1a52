/// A style, prepared to be asked how it looks in any state and modes.
public final class StyleLooks: Sendable {
  public let owner: ComponentLooks
  let cascade: Cascade
  /// By the place in `owner.keys`, the value in all looks of the style; nil where each has its own.
  let values: [LookValue?]
  /// By the place in `owner.keys`, whether it differs from the component's own.
  let isChanged: [Bool]
  /// The places in `owner.keys` of which each look has a value of its own.
  let varying: [Int]
  /// Keys of layers that the style sets and the component says nothing of.
  let ownKeys: [(layer: Int, key: LayerKey)]

  /// `settings` are those of a style of the component.
  public init(of owner: ComponentLooks, settings: [Style.Setting]) {
    let cascade = Cascade(owner.cascade, with: settings)
    self.owner = owner
    self.cascade = cascade
    var ownKeys: [(layer: Int, key: LayerKey)] = []
    for entry in cascade.ofStyle.ofLayers
    where owner.place(of: entry.key, of: entry.layer) == nil
      && !ownKeys.contains(where: { $0.layer == entry.layer && $0.key == entry.key })
    {
      ownKeys.append((entry.layer, entry.key))
    }
    self.ownKeys = ownKeys
    let modes = owner.completed([])
    var values = owner.values
    var isChanged = Array(repeating: false, count: values.count)
    for place in owner.keys.indices {
      let key = owner.keys[place]
      let isSet = cascade.ofStyle.sets(key.key, of: key.layer)
      guard isSet || key.properties.contains(where: cascade.ofStyle.sets) else { continue }
      isChanged[place] = true
      let varies =
        owner.varies[place] || isSet && cascade.ofStyle.hasConditions(key.key, of: key.layer)
        || key.properties.contains(where: cascade.ofStyle.hasConditions)
      values[place] = varies ? nil : cascade.value(key.key, of: key.layer, .normal, modes)
    }
    self.values = values
    self.isChanged = isChanged
    varying = values.indices.filter { values[$0] == nil }
  }

  /// The states in which the style has a look of its own, `normal` first.
  public var states: [StateSet] { owner.states(of: cascade) }

  /// The combinations of modes in which it has a look of its own, the defaults first.
  public var modeCombinations: [ModeSet] { owner.modeCombinations(with: cascade.ofStyle.settings) }

  /// The look in a state when exactly `modes` hold; unnamed axes have their default.
  public func values(state: StateSet = .normal, modes: ModeSet = []) -> LookValues {
    LookValues(self, state: state, modes: owner.completed(modes))
  }

  /// Whether the component or the style says anything of a layer's property, in any state or mode.
  public func isSet(_ property: LayerProperty, of layer: Int) -> Bool {
    owner.place(of: .layer(property), of: layer) != nil
      || ownKeys.contains { $0.layer == layer && $0.key == .layer(property) }
  }

  /// Whether a layer's property may differ between the looks.
  public func varies(_ property: LayerProperty, of layer: Int) -> Bool {
    if let place = owner.place(of: .layer(property), of: layer) { return values[place] == nil }
    return ownKeys.contains { $0.layer == layer && $0.key == .layer(property) }
  }

  /// The keys of a layer that somebody says something of.
  func keys(of layer: Int) -> [LayerKey] {
    owner.keys[owner.places[layer]].map(\.key) + ownKeys.filter { $0.layer == layer }.map(\.key)
  }
}
