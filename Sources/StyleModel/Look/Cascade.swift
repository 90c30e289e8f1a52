/// A component with the settings of a style: which of all that they say holds in a state and modes.
struct Cascade: Sendable {
  private let base: OfComponent
  let ofStyle: SettingTable<Style.Setting>

  /// What is the same for all styles of a component; a class, since each of them holds it.
  private final class OfComponent: Sendable {
    let component: Component
    /// What the base class does by itself in states, then what the component says of states and modes.
    let settings: SettingTable<Component.Setting>

    init(_ component: Component) {
      self.component = component
      let ofBase = component.base.stateSettings(of: component).map {
        Component.Setting($0.target, state: $0.state, modes: [], value: $0.value, span: component.span)
      }
      settings = SettingTable(ofBase + component.settings, propertyCount: component.properties.count)
    }
  }

  init(_ component: Component) {
    base = OfComponent(component)
    ofStyle = SettingTable([], propertyCount: component.properties.count)
  }

  init(_ cascade: Cascade, with settings: [Style.Setting]) {
    base = cascade.base
    ofStyle = SettingTable(settings, propertyCount: base.component.properties.count)
  }

  var component: Component { base.component }
  var ofComponent: SettingTable<Component.Setting> { base.settings }

  /// The value of the component's property at `index`.
  func property(_ index: Int, _ state: StateSet, _ modes: ModeSet) -> LookValue {
    if component.properties[index].isPseudo {
      // It reads true when the properties that it sets have these values.
      let sets = component.properties[index].sets
      let values = sets.map { property($0.property, state, modes) }
      let holds = zip(sets, values).allSatisfy { $0.value[modes].value == $1.value }
      let origin = holds ? values.first?.origin : nil
      return LookValue(.bool(holds), origin: origin ?? plain(index, state, modes).origin)
    }
    switch winner(index, state, modes) {
    case .component(let setting)?:
      return ofComponent.settings[setting].value.value(in: modes) { plain($0, state, modes) }
    case .style(let setting)?:
      return LookValue(ofStyle.settings[setting].value, in: modes)
    case nil:
      // What it follows follows no others, but for what is said of states and modes.
      return component.properties[index].driven.map { evaluate($0, state, modes) }
        ?? LookValue(component.properties[index].defaultValue, in: modes)
    }
  }

  /// Whether the component's property at `index` may differ from one state or mode to another.
  func mayVary(_ index: Int) -> Bool {
    let property = component.properties[index]
    return property.isPseudo || property.driven != nil || !property.defaultValue.isUniform
      || ofComponent.hasConditions(index) || ofStyle.hasConditions(index)
  }

  /// The value of a layer's key; nil where nobody says anything of it.
  func value(_ key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet) -> LookValue? {
    let ofComponent = self.ofComponent.winner(key, of: layer, state, modes)
    let ofStyle = ofStyle.winner(key, of: layer, state, modes)
    if let ofStyle, ofStyle.weight.holds(over: ofComponent?.weight) {
      return LookValue(self.ofStyle.settings[ofStyle.setting].value, in: modes)
    }
    if let ofComponent {
      let setting = self.ofComponent.settings[ofComponent.setting]
      // What the base class does by itself, it makes of what its properties hold in the end.
      if setting.rank == 0 { return evaluate(setting.value, state, modes) }
      return setting.value.value(in: modes) { plain($0, state, modes) }
    }
    guard let place = component.layers[layer].settings.firstIndex(where: { $0.key == key }) else {
      return nil
    }
    return evaluate(component.layers[layer].settings[place].value, state, modes)
  }

  /// The part of a state for which the value of a layer's key is said that holds then.
  func state(saying key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet) -> StateSet {
    let ofComponent = self.ofComponent.winner(key, of: layer, state, modes)
    let ofStyle = ofStyle.winner(key, of: layer, state, modes)
    if let ofStyle, ofStyle.weight.holds(over: ofComponent?.weight) {
      return self.ofStyle.settings[ofStyle.setting].state
    }
    return ofComponent.map { self.ofComponent.settings[$0.setting].state } ?? .normal
  }

  func evaluate(_ expression: Expression, _ state: StateSet, _ modes: ModeSet) -> LookValue {
    expression.value(in: modes) { property($0, state, modes) }
  }

  /// What a property holds before anything is computed, which is what an expression under states or modes reads of others.
  private func plain(_ index: Int, _ state: StateSet, _ modes: ModeSet) -> LookValue {
    switch winner(index, state, modes, where: { $0.value.constant != nil }) {
    case .component(let setting)?:
      return ofComponent.settings[setting].value.value(in: modes) { plain($0, state, modes) }
    case .style(let setting)?:
      return LookValue(ofStyle.settings[setting].value, in: modes)
    case nil:
      return LookValue(component.properties[index].defaultValue, in: modes)
    }
  }

  private enum Winner {
    case component(Int)
    case style(Int)
  }

  /// What holds for a property; the style's own holds over what its component says of a state that weighs the same.
  private func winner(
    _ property: Int, _ state: StateSet, _ modes: ModeSet,
    where wanted: (Component.Setting) -> Bool = { _ in true }
  ) -> Winner? {
    let ofComponent = self.ofComponent.winner(property, state, modes, where: wanted)
    let ofStyle = ofStyle.winner(property, state, modes)
    if let ofStyle, ofStyle.weight.holds(over: ofComponent?.weight) { return .style(ofStyle.setting) }
    return ofComponent.map { .component($0.setting) }
  }
}

extension Expression {
  fileprivate func value(in modes: ModeSet, property: (Int) -> LookValue) -> LookValue {
    switch self {
    case .property(let index):
      return property(index)
    case .constant(let value):
      return LookValue(value, in: modes)
    case .call:
      let (value, origin) = evaluate(in: modes) { index in
        let known = property(index)
        return (known.value, known.origin)
      }
      return LookValue(value, origin: origin)
    }
  }
}

extension LookValue {
  init(_ value: ModedValue, in modes: ModeSet) {
    guard !value.isUniform else {
      self.init(value.value, origin: value.origin)
      return
    }
    let (value, origin) = value[modes]
    self.init(value, origin: origin)
  }
}
