import StyleModel

/// The settings of a style with what it inherits, each target, state and modes at most once.
struct Flattened {
  private var entries: [Style.Setting?] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var target: Target
    var state: StateSet = .normal
    var modes: ModeSet = []
  }

  var settings: [Style.Setting] { entries.compactMap { $0 } }

  /// What holds where the style says nothing else: its setting for the target at all times.
  func base(of target: Target) -> Style.Setting? { places[Key(target: target)].flatMap { entries[$0] } }

  func setting(_ target: Target, _ state: StateSet, _ modes: ModeSet) -> Style.Setting? {
    places[Key(target: target, state: state, modes: modes)].flatMap { entries[$0] }
  }

  /// Takes over what a parent says; the style's component may be based on the parent's, and have more layers.
  mutating func inherit(
    _ parent: Style, _ parentComponent: Component, _ checked: CheckedComponent, at component: Int
  ) {
    for setting in parent.settings {
      var setting = setting
      if parent.component != component, case .layer(let index, let key) = setting.target,
        let layer = checked.layerNames[parentComponent.layers[index].name]
      {
        setting.target = .layer(layer, key)
      }
      setting.isInherited = true
      insert(setting)
    }
  }

  /// What is set later also wins over what holds together with it, so it goes to the end.
  mutating func insert(_ setting: Style.Setting) {
    let key = Key(target: setting.target, state: setting.state, modes: setting.modes)
    if let earlier = places.updateValue(entries.count, forKey: key) { entries[earlier] = nil }
    entries.append(setting)
  }
}
