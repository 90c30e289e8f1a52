/// A component, prepared to be asked how it and its styles look.
///
/// Most of what a style's looks hold is the same in all of them, and much of it the same for all styles. So a value is
/// worked out here where no style, state or mode changes it, in `StyleLooks` where no state or mode does, and in
/// `LookValues` otherwise.
public final class ComponentLooks: Sendable {
  /// The index of the component in its sheet.
  public let index: Int
  public let component: Component
  let cascade: Cascade
  /// Those of the components that layers hold, by the index of the layer.
  let nested: [Int: ComponentLooks]
  /// Every key that the component says anything of, layer by layer.
  let keys: [DrivenKey]
  /// By layer, its places in `keys`.
  let places: [Range<Int>]
  /// By the place in `keys`, whether the value differs by state or mode in the component as it comes.
  let varies: [Bool]
  /// By the place in `keys`, the value in all looks of the component as it comes; nil where it varies.
  let values: [LookValue?]
  /// Those whose frame or contents may differ by look in more than their keys: with an inset, or with a component.
  let movedLayers: [Int]
  /// The states in which the component itself changes something.
  private let states: Set<StateSet>
  /// Every mode on which something that is drawn depends.
  private let mentioned: ModeSet
  private let modeTable: ModeTable

  public init(_ index: Int, in sheet: ResolvedSheet) {
    let component = sheet.components[index]
    let cascade = Cascade(component)
    self.index = index
    self.component = component
    self.cascade = cascade
    var nested: [Int: ComponentLooks] = [:]
    for (place, layer) in component.layers.enumerated() {
      if case .component(let inner) = layer.kind { nested[place] = ComponentLooks(inner, in: sheet) }
    }
    self.nested = nested
    movedLayers = component.layers.indices.filter { index in
      if case .inset(let inset) = component.layers[index].frame, inset.constant?.isUniform != true {
        return true
      }
      return nested[index] != nil
    }
    states = Set(component.settings.map(\.state))
    mentioned = nested.values.reduce(into: component.drawnModes) { $0.formUnion($1.mentioned) }
    modeTable = sheet.modes

    let keys = cascade.drivenKeys(reach: cascade.reach())
    let varying = Set(component.properties.indices.filter(cascade.varies))
    let modes = sheet.modes.defaults
    self.keys = keys
    varies = keys.map { $0.varies || !varying.isDisjoint(with: $0.properties) }
    values = zip(keys, varies).map { key, varies in
      varies ? nil : cascade.value(key.key, of: key.layer, .normal, modes)
    }
    var end = 0
    places = component.layers.indices.map { layer in
      let start = end
      while end < keys.count, keys[end].layer == layer { end += 1 }
      return start..<end
    }
  }

  /// The component as it comes.
  public var plain: StyleLooks { StyleLooks(of: self, settings: []) }

  func completed(_ modes: ModeSet) -> ModeSet { modeTable.completed(modes) }

  /// `normal`, then each state that these settings, the component or, where that shows, its base class changes.
  func states(of cascade: Cascade) -> [StateSet] {
    var states = self.states
    for setting in cascade.ofStyle.settings { states.insert(setting.state) }
    let modes = modeTable.defaults
    for (target, state, value) in component.base.stateSettings(of: component) {
      guard case .layer(let layer, let key) = target else { continue }
      let normal = cascade.value(key, of: layer, .normal, modes)
      if cascade.evaluate(value, .normal, modes).value != normal?.value { states.insert(state) }
    }
    states.remove(.normal)
    return [.normal] + states.sorted { ($0.count, $0.precedence) < ($1.count, $1.precedence) }
  }

  /// The combinations of modes that change a value, each with one value on every axis that matters; the defaults
  /// come first, and stand alone where no value changes.
  func modeCombinations(with settings: [Style.Setting]) -> [ModeSet] {
    var mentioned = self.mentioned
    for setting in settings {
      mentioned.formUnion(setting.modes)
      mentioned.formUnion(setting.value.conditions)
    }
    return modeTable.combinations(of: modeTable.axes(in: [mentioned]))
  }
}

extension Component {
  /// Every mode that its settings, its layers and the defaults that they show speak of; without nested components.
  fileprivate var drawnModes: ModeSet {
    var mentioned: ModeSet = []
    for setting in settings {
      mentioned.formUnion(setting.modes)
      mentioned.formUnion(setting.value.modes)
    }
    var shown: Set<Int> = []
    for setting in layers.lazy.flatMap(\.settings) {
      mentioned.formUnion(setting.value.modes)
      shown.formUnion(setting.value.properties)
    }
    for property in shown {
      mentioned.formUnion(properties[property].defaultValue.conditions)
      mentioned.formUnion(properties[property].driven?.modes ?? [])
    }
    return mentioned
  }
}

extension ModedValue {
  /// Every mode value that some case names.
  public var conditions: ModeSet { cases.reduce(into: []) { $0.formUnion($1.modes) } }
}
