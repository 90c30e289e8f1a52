/// What a component and a style say, by what they say it of.
///
/// Of the settings that apply in a state and modes, the one with the longest state wins, then the state of higher
/// precedence, then the one with the most modes, then the last. So a joined state falls back to the longest of its
/// parts that sets the target, and what is said of a state beats what is said of a mode.
struct SettingTable: Sendable {
  private var properties: [[Entry]]
  private var layers: [[(key: LayerKey, entry: Entry)]]

  struct Entry: Sendable {
    var state: StateSet
    var modes: ModeSet
    var content: Content

    fileprivate func applies(_ state: StateSet, _ modes: ModeSet) -> Bool {
      self.state.isSubset(of: state) && self.modes.isSubset(of: modes)
    }

    fileprivate func wins(over other: Entry) -> Bool {
      (state.count, state.precedence, modes.count)
        >= (other.state.count, other.state.precedence, other.modes.count)
    }
  }

  enum Content: Sendable {
    case value(ModedValue)
    case expression(Expression)
  }

  init(of component: Component) {
    properties = Array(repeating: [], count: component.properties.count)
    layers = Array(repeating: [], count: component.layers.count)
    for setting in component.base.stateSettings(of: component) {
      add(setting.target, setting.state, [], .expression(setting.value))
    }
    for setting in component.settings {
      add(setting.target, setting.state, setting.modes, .expression(setting.value))
    }
  }

  mutating func add(_ settings: [Style.Setting]) {
    for setting in settings { add(setting.target, setting.state, setting.modes, .value(setting.value)) }
  }

  private mutating func add(_ target: Target, _ state: StateSet, _ modes: ModeSet, _ content: Content) {
    let entry = Entry(state: state, modes: modes, content: content)
    switch target {
    case .property(let index): properties[index].append(entry)
    case .layer(let index, let key): layers[index].append((key, entry))
    }
  }

  /// What holds for a property of the component, if anything is said of it.
  func winner(_ property: Int, _ state: StateSet, _ modes: ModeSet) -> Content? {
    var best: Entry?
    for entry in properties[property] where entry.applies(state, modes) {
      if best.map(entry.wins(over:)) ?? true { best = entry }
    }
    return best?.content
  }

  /// What holds for a key of a layer, if a state, a mode or a style says anything of it.
  func winner(_ key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet) -> Content? {
    var best: Entry?
    for (other, entry) in layers[layer] where other == key && entry.applies(state, modes) {
      if best.map(entry.wins(over:)) ?? true { best = entry }
    }
    return best?.content
  }

  /// The keys of a layer that a state, a mode or a style sets.
  func keys(of layer: Int) -> some Sequence<LayerKey> { layers[layer].lazy.map(\.key) }
}
