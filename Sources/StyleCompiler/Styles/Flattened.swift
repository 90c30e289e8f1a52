import StyleModel

/// The settings of a style with what it inherits, each target, state and modes at most once.
struct Flattened {
  private var entries: [Style.Setting] = []
  private var isReplaced: [Bool] = []
  private var hasReplaced = false
  /// By property, the entry that says what it is at all times; −1 where there is none. Most entries are of this kind.
  private var usual: [Int]
  private var others: [Key: Int] = [:]

  private struct Key: Hashable {
    var target: Target
    var state: StateSet
    var modes: ModeSet
  }

  init(propertyCount: Int) { usual = Array(repeating: -1, count: propertyCount) }

  var settings: [Style.Setting] {
    hasReplaced ? zip(entries, isReplaced).filter { !$1 }.map(\.0) : entries
  }

  /// Where the value of a target at all times came from, if the style says anything of it.
  func baseOrigin(of target: Target) -> Origin.ID? { origin(of: target, .normal, []) }

  func origin(of target: Target, _ state: StateSet, _ modes: ModeSet) -> Origin.ID? {
    place(of: target, state, modes).map { entries[$0].value.origin }
  }

  private func place(of target: Target, _ state: StateSet, _ modes: ModeSet) -> Int? {
    if case .property(let property) = target, state == .normal, modes.isEmpty {
      return usual[property] < 0 ? nil : usual[property]
    }
    return others.isEmpty ? nil : others[Key(target: target, state: state, modes: modes)]
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
    if let earlier = place(of: setting.target, setting.state, setting.modes) {
      isReplaced[earlier] = true
      hasReplaced = true
    }
    if case .property(let property) = setting.target, setting.state == .normal, setting.modes.isEmpty {
      usual[property] = entries.count
    } else {
      others[Key(target: setting.target, state: setting.state, modes: setting.modes)] = entries.count
    }
    entries.append(setting)
    isReplaced.append(false)
  }
}
