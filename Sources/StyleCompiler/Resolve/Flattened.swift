import StyleModel

/// The settings of a style with what it inherits, each target, state and modes at most once.
struct Flattened {
  private(set) var settings: [Style.Setting] = []
  private var places: [Key: Int] = [:]
  private let output: CompilerOutput

  private struct Key: Hashable {
    var target: Target
    var state: StateSet
    var modes: ModeSet
  }

  init(_ output: CompilerOutput) { self.output = output }

  /// Takes over what a parent says; `component` may be based on the parent's, and have more layers.
  mutating func inherit(_ parent: Style, _ parentComponent: Component, _ component: Component) {
    for setting in parent.settings {
      var setting = setting
      if case .layer(let index, let key) = setting.target,
        let layer = component.layer(named: parentComponent.layers[index].name)
      {
        setting.target = .layer(layer, key)
      }
      setting.isInherited = true
      insert(setting)
    }
  }

  /// Takes over what the style itself says.
  mutating func set(_ setting: Style.Setting, in component: Component) {
    let value = setting.value
    if case .property(let index) = setting.target, component.properties[index].isPseudo {
      // It holds nothing: where it is true, the style has the settings that it stands for.
      guard value.value == .bool(true) else { return }
      for assignment in component.properties[index].sets {
        var assigned = setting
        assigned.target = .property(assignment.property)
        assigned.value = assignment.value.mapOrigins { _ in value.origin }
        insert(assigned)
      }
      return
    }
    if case .property(let index) = setting.target, setting.state == .normal, setting.modes == [] {
      let key = Key(target: setting.target, state: .normal, modes: [])
      let before =
        places[key].map { settings[$0].value.origin } ?? component.properties[index].defaultValue.origin
      output.set(value.origin, replaces: before)
    }
    insert(setting)
  }

  private mutating func insert(_ setting: Style.Setting) {
    let key = Key(target: setting.target, state: setting.state, modes: setting.modes)
    if let place = places[key] {
      settings[place] = setting
    } else {
      places[key] = settings.count
      settings.append(setting)
    }
  }
}
