import StyleSource

/// Which value holds: the one place that answers it for a style, or a component without one, in a state and modes.
///
/// Most of what a style's looks hold is the same in all of them, and much of it the same for all styles. So a value is taken from
/// `ComponentValues` where the style leaves alone what it depends on, and from `changes` where no state or mode changes it. What is left is
/// worked out of the settings, by the rule of `SettingWeight`.
final class Cascade: Sendable {
  private let base: OfComponent
  let ofStyle: SettingTable<Style.Setting>
  /// What is known of the component as it comes; nil while just that is worked out.
  private let known: ComponentValues?
  /// By the place in `known.keys`, where `changes` says what the style shows there; −1 where it leaves the component's own.
  private let changeOf: [Int32]
  /// The value in all looks of the style; not known where each has its own.
  private let changes: [KnownValue]
  /// The places in `known.keys` that the style changes, and of which each look has a value of its own.
  private let varying: [Int]
  /// Keys of layers that the style sets and the component says nothing of.
  private let ownKeys: [OwnKey]
  private let ownKeySet: Set<OwnKey>
  private let ownKeysOfLayer: [Int: [LayerKey]]

  private struct OwnKey: Hashable {
    var layer: Int
    var key: LayerKey
  }

  /// The states that the style, or else the component, says that it is in by itself, as by `isEnabled: false`.
  let ownState: StateSet

  /// A state and a mode on each axis.
  struct Situation: Sendable {
    /// What a look is asked for.
    let asked: StateSet
    /// What the control is in: what is asked for, with what it says of its state.
    let state: StateSet
    let modes: ModeSet
    /// The index in `ComponentValues.ofLooks` of how the component looks then; nil where that isn't known.
    fileprivate(set) var index: Int?

    init(_ asked: StateSet, with own: StateSet = .normal, _ modes: ModeSet) {
      self.asked = asked
      state = asked.union(own)
      self.modes = modes
    }
  }

  /// What is the same for all styles of a component; a class, since each of them holds it.
  private final class OfComponent: Sendable {
    let component: Component
    /// What the base class does by itself in states, then what the component says of states and modes.
    let settings: SettingTable<Component.Setting>
    /// The properties that say in which state it is.
    let stateProperties: [Int]
    /// Whether one of these follows from other properties.
    let computesState: Bool

    init(_ component: Component) {
      self.component = component
      let properties = component.properties
      stateProperties = properties.indices.filter { properties[$0].role?.saidState != nil }
      computesState = stateProperties.contains { properties[$0].driven != nil }
      let ofBase = component.base.stateSettings(of: component).map {
        Component.Setting($0.target, state: $0.state, modes: [], value: $0.value, span: component.span)
      }
      settings = SettingTable(ofBase + component.settings, propertyCount: component.properties.count)
    }
  }

  /// A component without a style.
  ///
  /// - Parameter scope: The looks of which it keeps the values.
  convenience init(_ component: Component, knownIn scope: KnownValues.Scope, defaultModes: ModeSet) {
    let bare = Cascade(OfComponent(component), SettingTable([], propertyCount: component.properties.count))
    self.init(bare, with: [], ComponentValues(bare, in: scope, defaultModes: defaultModes), defaultModes)
  }

  /// A style of a component.
  convenience init(_ component: Cascade, with settings: [Style.Setting], defaultModes: ModeSet) {
    self.init(component, with: settings, component.known, defaultModes)
  }

  /// It knows nothing beforehand, and works out everything.
  private init(_ base: OfComponent, _ ofStyle: SettingTable<Style.Setting>) {
    self.base = base
    self.ofStyle = ofStyle
    known = nil
    ownState = .normal
    (changeOf, changes, varying) = ([], [], [])
    (ownKeys, ownKeySet, ownKeysOfLayer) = ([], [], [:])
  }

  private init(
    _ component: Cascade, with settings: [Style.Setting], _ known: ComponentValues?, _ defaultModes: ModeSet
  ) {
    base = component.base
    ofStyle = SettingTable(settings, propertyCount: component.base.component.properties.count)
    self.known = known
    var changed: [(place: Int, varies: Bool)] = []
    var changeOf = Array(repeating: Int32(-1), count: known?.keys.count ?? 0)
    var ownKeys: [OwnKey] = []
    var ownKeySet: Set<OwnKey> = []
    var ownKeysOfLayer: [Int: [LayerKey]] = [:]
    func change(_ place: Int, by setting: Int) {
      if changeOf[place] < 0 {
        changeOf[place] = Int32(changed.count)
        changed.append((place, known?.varies[place] ?? true))
      }
      if settings[setting].isConditional { changed[Int(changeOf[place])].varies = true }
    }
    var saysState = component.known == nil || base.computesState
    for setting in settings.indices {
      switch settings[setting].target {
      case .property(let property):
        saysState = saysState || base.stateProperties.contains(property)
        for place in known?.readers[property] ?? [] { change(place, by: setting) }
      case .layer(let layer, let key):
        if let place = known?.place(of: key, of: layer) {
          change(place, by: setting)
        } else if ownKeySet.insert(OwnKey(layer: layer, key: key)).inserted {
          ownKeys.append(OwnKey(layer: layer, key: key))
          ownKeysOfLayer[layer, default: []].append(key)
        }
      }
    }
    self.changeOf = changeOf
    varying = changed.filter(\.varies).map(\.place)
    self.ownKeys = ownKeys
    self.ownKeySet = ownKeySet
    self.ownKeysOfLayer = ownKeysOfLayer
    let plain = Cascade(base, ofStyle)
    ownState =
      saysState ? plain.saidState(in: Situation(.normal, defaultModes)) : component.ownState
    let usual = Situation(.normal, with: ownState, defaultModes)
    changes = changed.map { place, varies in
      guard let key = known?.keys[place], !varies else { return KnownValue(nil) }
      return KnownValue(plain.value(key.key, of: key.layer, in: usual))
    }
  }

  var component: Component { base.component }
  var ofComponent: SettingTable<Component.Setting> { base.settings }

  func situation(_ state: StateSet, _ modes: ModeSet) -> Situation {
    var situation = Situation(state, with: ownState, modes)
    situation.index = known?.ofLooks.index(of: situation.state, modes)
    return situation
  }

  /// The states that properties such as `isEnabled` say that the control is in.
  private func saidState(in situation: Situation) -> StateSet {
    base.stateProperties.reduce(into: .normal) { state, index in
      let said = component.properties[index].role?.saidState
      if let said, property(index, in: situation).value == .bool(said.flag) { state.formUnion(said.state) }
    }
  }

  // MARK: What is known beforehand

  /// The value of a layer's key; nil where nobody says anything of it.
  func value(_ key: LayerKey, of layer: Int, in situation: Situation) -> LookValue? {
    guard let known else { return computedValue(key, of: layer, in: situation) }
    guard let place = known.place(of: key, of: layer) else {
      return owns(key, of: layer) ? computedValue(key, of: layer, in: situation) : nil
    }
    if let value = valueInAll(place, known) { return value }
    if let index = situation.index, changeOf[place] < 0 { return known.ofLooks.value(place, in: index) }
    return computedValue(key, of: layer, in: situation)
  }

  /// The value of a layer's property without its origin, which costs a third of the time; nil where nobody says anything of it.
  func shown(_ property: LayerProperty, of layer: Int, in situation: Situation) -> Value? {
    guard let known, let place = known.place(of: property, in: layer), isSameInAll(place, known) else {
      return says(property, of: layer) ? value(.layer(property), of: layer, in: situation)?.value : nil
    }
    return changeOf[place] >= 0 ? changes[Int(changeOf[place])].value : known.values[place].value
  }

  /// Where that comes from.
  func origin(of property: LayerProperty, of layer: Int, in situation: Situation) -> Origin.ID? {
    guard let known, let place = known.place(of: property, in: layer), isSameInAll(place, known) else {
      return says(property, of: layer) ? value(.layer(property), of: layer, in: situation)?.origin : nil
    }
    return changeOf[place] >= 0 ? changes[Int(changeOf[place])].origin : known.values[place].origin
  }

  /// Whether anybody says anything of a layer's property, as far as that is told at a glance.
  private func says(_ property: LayerProperty, of layer: Int) -> Bool {
    known?.properties[layer].contains(property) ?? true || !ownKeySet.isEmpty
  }

  /// The value at a place in `known.keys` in all looks of the style; nil where each has its own.
  private func valueInAll(_ place: Int, _ known: ComponentValues) -> LookValue? {
    (changeOf[place] >= 0 ? changes[Int(changeOf[place])] : known.values[place]).valueWithOrigin
  }

  private func isSameInAll(_ place: Int, _ known: ComponentValues) -> Bool {
    changeOf[place] >= 0 ? changes[Int(changeOf[place])].isKnown : known.values[place].isKnown
  }

  private func owns(_ key: LayerKey, of layer: Int) -> Bool {
    !ownKeySet.isEmpty && ownKeySet.contains(OwnKey(layer: layer, key: key))
  }

  /// The keys of a layer that somebody says something of.
  func keys(of layer: Int) -> [LayerKey] {
    (known.map { $0.keys[$0.places[layer]].map(\.key) } ?? []) + (ownKeysOfLayer[layer] ?? [])
  }

  /// Whether the component or the style says anything of a layer's key, in any state or mode.
  func isSet(_ key: LayerKey, of layer: Int) -> Bool {
    known?.place(of: key, of: layer) != nil || owns(key, of: layer)
  }

  /// The same of any of some properties of layers.
  func isAnySet(_ properties: LayerPropertySet, of layer: Int) -> Bool {
    if let known, !known.properties[layer].isDisjoint(with: properties) { return true }
    return ownKeysOfLayer[layer]?.contains { $0.layerProperty.map(properties.contains) ?? false } ?? false
  }

  /// Whether the style says anything on which a layer's key depends.
  func isChanged(_ key: LayerKey, of layer: Int) -> Bool {
    known?.place(of: key, of: layer).map { changeOf[$0] >= 0 } ?? owns(key, of: layer)
  }

  /// Whether a layer's key may have different values in different looks.
  func mayVary(_ key: LayerKey, of layer: Int) -> Bool {
    guard let known, let place = known.place(of: key, of: layer) else { return owns(key, of: layer) }
    return !isSameInAll(place, known)
  }

  /// The keys of which looks of the style may have different values, of those that `counts`.
  func differingKeys(where counts: (LayerKey, _ layer: Int) -> Bool) -> DifferingKeys {
    var keys = DifferingKeys(known)
    if let known {
      for place in known.varying
      where changeOf[place] < 0 && counts(known.keys[place].key, known.keys[place].layer) {
        keys.ofComponent.append(place)
      }
      for place in varying where counts(known.keys[place].key, known.keys[place].layer) {
        keys.ofStyle.append((known.keys[place].key, known.keys[place].layer))
      }
    }
    for own in ownKeys where counts(own.key, own.layer) { keys.ofStyle.append((own.key, own.layer)) }
    return keys
  }

  // MARK: What is worked out of the settings

  /// The value of the component's property at `index`.
  func property(_ index: Int, in situation: Situation) -> LookValue {
    if component.properties[index].isPseudo {
      // It reads true when the properties that it sets have these values.
      let sets = component.properties[index].sets
      let values = sets.map { property($0.property, in: situation) }
      let holds = zip(sets, values).allSatisfy { $0.value[situation.modes].value == $1.value }
      let origin = holds ? values.first?.origin : nil
      return LookValue(.bool(holds), origin: origin ?? plain(index, in: situation).origin)
    }
    switch winner(index, in: situation) {
    case .component(let setting)?:
      return ofComponent.settings[setting].value.value(in: situation.modes) { plain($0, in: situation) }
    case .style(let setting)?:
      return LookValue(ofStyle.settings[setting].value, in: situation.modes)
    case nil:
      // What it follows follows no others, but for what is said of states and modes.
      return component.properties[index].driven.map { evaluate($0, in: situation) }
        ?? LookValue(component.properties[index].defaultValue, in: situation.modes)
    }
  }

  /// Whether the component's property at `index` may differ from one state or mode to another.
  func mayVary(_ index: Int) -> Bool {
    let property = component.properties[index]
    return property.isPseudo || property.driven != nil || !property.defaultValue.isUniform
      || ofComponent.hasConditions(index) || ofStyle.hasConditions(index)
  }

  private func computedValue(_ key: LayerKey, of layer: Int, in situation: Situation) -> LookValue? {
    switch winner(key, of: layer, in: situation) {
    case .style(let setting)?:
      return LookValue(ofStyle.settings[setting].value, in: situation.modes)
    case .component(let place)?:
      let setting = ofComponent.settings[place]
      // What the base class does by itself, it makes of what its properties hold in the end.
      if setting.rank == 0 { return evaluate(setting.value, in: situation) }
      return setting.value.value(in: situation.modes) { plain($0, in: situation) }
    case nil:
      guard let place = component.layers[layer].settings.firstIndex(where: { $0.key == key }) else {
        return nil
      }
      return evaluate(component.layers[layer].settings[place].value, in: situation)
    }
  }

  /// Where the key is whose value the component computes; nil where the value is a constant, or a style says it.
  func placeOfComputed(_ key: LayerKey, of layer: Int, in situation: Situation) -> Span? {
    switch winner(key, of: layer, in: situation) {
    case .style?: return nil
    case .component(let place)?:
      let setting = ofComponent.settings[place]
      return setting.value.isCall ? setting.span : nil
    case nil:
      let setting = component.layers[layer].settings.first { $0.key == key }
      return setting.flatMap { $0.value.isCall ? $0.span : nil }
    }
  }

  /// The part of a state for which the value of a layer's key is said that holds then.
  func state(saying key: LayerKey, of layer: Int, in situation: Situation) -> StateSet {
    switch winner(key, of: layer, in: situation) {
    case .style(let setting)?: ofStyle.settings[setting].state
    case .component(let setting)?: ofComponent.settings[setting].state
    case nil: .normal
    }
  }

  func evaluate(_ expression: Expression, in situation: Situation) -> LookValue {
    expression.value(in: situation.modes) { property($0, in: situation) }
  }

  /// What a property holds before anything is computed, which is what an expression under states or modes reads of others.
  private func plain(_ index: Int, in situation: Situation) -> LookValue {
    switch winner(index, in: situation, where: { $0.value.constant != nil }) {
    case .component(let setting)?:
      return ofComponent.settings[setting].value.value(in: situation.modes) { plain($0, in: situation) }
    case .style(let setting)?:
      return LookValue(ofStyle.settings[setting].value, in: situation.modes)
    case nil:
      return LookValue(component.properties[index].defaultValue, in: situation.modes)
    }
  }

  private enum Winner {
    case component(Int)
    case style(Int)
  }

  /// The setting of a property that holds; what a style says is always `wanted`.
  private func winner(
    _ property: Int, in situation: Situation, where wanted: (Component.Setting) -> Bool = { _ in true }
  ) -> Winner? {
    heavier(
      ofComponent.winner(property, situation.state, situation.modes, where: wanted),
      ofStyle.winner(property, situation.state, situation.modes))
  }

  /// The setting of a layer's key that holds.
  private func winner(_ key: LayerKey, of layer: Int, in situation: Situation) -> Winner? {
    heavier(
      ofComponent.winner(key, of: layer, situation.state, situation.modes),
      ofStyle.winner(key, of: layer, situation.state, situation.modes))
  }

  private func heavier(_ ofComponent: HeaviestSetting, _ ofStyle: HeaviestSetting) -> Winner? {
    if ofStyle.isFound, !ofComponent.isFound || ofStyle.weight >= ofComponent.weight {
      return .style(ofStyle.setting)
    }
    return ofComponent.isFound ? .component(ofComponent.setting) : nil
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

extension Expression {
  fileprivate var isCall: Bool {
    switch self {
    case .call: true
    case .constant, .property: false
    }
  }
}
