/// A component, prepared to be asked how it and its styles look.
public final class ComponentLooks: Sendable {
  /// The index of the component in its sheet.
  public let index: Int
  public let component: Component
  let table: SettingTable
  /// Those of the components that layers hold, by the index of the layer.
  let nested: [Int: ComponentLooks]
  /// The states in which the component itself changes something.
  private let states: Set<StateSet>
  /// Every mode on which something that is drawn depends.
  private let mentioned: ModeSet
  private let modeTable: ModeTable

  public init(_ index: Int, in sheet: ResolvedSheet) {
    let component = sheet.components[index]
    self.index = index
    self.component = component
    table = SettingTable(of: component)
    var nested: [Int: ComponentLooks] = [:]
    for (place, layer) in component.layers.enumerated() {
      if case .component(let inner) = layer.kind { nested[place] = ComponentLooks(inner, in: sheet) }
    }
    self.nested = nested
    states = Set(component.settings.map(\.state))
    mentioned = nested.values.reduce(into: component.drawnModes) { $0.formUnion($1.mentioned) }
    modeTable = sheet.modes
  }

  /// The component as it comes.
  public var plain: StyleLooks { StyleLooks(of: self, settings: []) }

  func completed(_ modes: ModeSet) -> ModeSet { modeTable.completed(modes) }

  /// `normal`, then each state that these settings, the component or, where that shows, its base class changes.
  func states(with settings: [Style.Setting], _ looks: StyleLooks) -> [StateSet] {
    var states = self.states
    for setting in settings { states.insert(setting.state) }
    let normal = looks.values()
    for (target, state, value) in component.base.stateSettings(of: component) {
      guard case .layer(let layer, .layer(let property)) = target else { continue }
      if normal.evaluate(value).value != normal.layer(layer)[property] { states.insert(state) }
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
