extension ResolvedSheet {
  /// The states in which a style has a look of its own: `normal`, then each that it, its component or, where
  /// that shows, its base class sets.
  public func states(of style: Int) -> [StateSet] {
    states(look(of: style), styles[style].settings)
  }

  public func states(ofComponent component: Int) -> [StateSet] { states(look(component: component), []) }

  /// The combinations of modes that change a value of the style, each with one value on every axis that
  /// matters; the defaults come first, and stand alone where no value changes.
  public func modeCombinations(of style: Int) -> [ModeSet] {
    combinations(component: styles[style].component, styles[style].settings)
  }

  public func modeCombinations(ofComponent component: Int) -> [ModeSet] {
    combinations(component: component, [])
  }

  private func states(_ normal: Look, _ settings: [Style.Setting]) -> [StateSet] {
    let component = components[normal.component]
    var set = Set(component.settings.map(\.state) + settings.map(\.state))
    for (target, state, value) in component.base.stateSettings(of: component) {
      guard case .layer(let layer, .layer(let property)) = target else { continue }
      let changed = value.evaluate(in: normal.modes) {
        (normal.properties[$0].value, normal.properties[$0].origin)
      }
      if changed.value != normal.layers[layer][property] { set.insert(state) }
    }
    set.remove(.normal)
    return [.normal] + set.sorted { ($0.count, $0.precedence) < ($1.count, $1.precedence) }
  }

  private func combinations(component index: Int, _ settings: [Style.Setting]) -> [ModeSet] {
    var mentioned = modes(ofComponent: index)
    for setting in settings {
      mentioned.formUnion(setting.modes)
      mentioned.formUnion(setting.value.conditions)
    }
    return modes.combinations(of: modes.axes(in: [mentioned]))
  }

  private func modes(ofComponent index: Int) -> ModeSet {
    let component = components[index]
    var mentioned: ModeSet = []
    for setting in component.settings {
      mentioned.formUnion(setting.modes)
      mentioned.formUnion(setting.value.modes)
    }
    for layer in component.layers {
      for setting in layer.settings { mentioned.formUnion(setting.value.modes) }
      if case .component(let nested) = layer.kind { mentioned.formUnion(modes(ofComponent: nested)) }
    }
    // Of the properties, only those that some layer shows.
    let shown = component.layers.reduce(into: Set<Int>()) { shown, layer in
      for setting in layer.settings { shown.formUnion(setting.value.properties) }
    }
    for property in shown {
      let declaration = component.properties[property]
      mentioned.formUnion(declaration.defaultValue.conditions)
      mentioned.formUnion(declaration.driven?.modes ?? [])
    }
    return mentioned
  }
}

extension ModedValue {
  /// Every mode value that some case names.
  public var conditions: ModeSet { cases.reduce(into: []) { $0.formUnion($1.modes) } }
}
