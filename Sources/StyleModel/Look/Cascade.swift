import StyleSource

/// Finds the value that holds for a style, or for a component without one, in a state and modes; nothing else does.
///
/// Most values are the same in all looks of a style, and many the same for all styles. So a value is taken from
/// `ComponentValues` if the style changes nothing that it depends on, and from `changes` if no state or mode changes it. All others are
/// computed from the settings, by the rule of `SettingWeight`.
final class Cascade: Sendable {
  private let base: OfComponent
  let ofStyle: SettingTable<Style.Setting>
  /// The values of the component without a style; nil while these are computed.
  private let known: ComponentValues?
  /// The index in `changes` of what the style shows for each of `known.keys`; −1 where the style leaves the component's own.
  private let changeOf: [Int32]
  /// The value in all looks of the style; unknown where each look has its own.
  private let changes: [KnownValue]
  /// The indices in `known.keys` of what the style changes and each look has a value of its own of.
  private let varying: [Int]
  /// The keys of layers that the style sets and the component doesn't.
  private let ownKeys: [OwnKey]
  private let ownKeySet: Set<OwnKey>
  private let ownKeysOfLayer: [Int: [LayerKey]]

  private struct OwnKey: Hashable {
    var layer: Int
    var key: LayerKey
  }

  /// The states that properties of the style, or else of the component, put it in by themselves, such as `isEnabled: false`.
  let ownState: StateSet

  /// A state and a mode on each axis.
  struct Situation: Sendable {
    /// The state that a look is asked for.
    let asked: StateSet
    /// The state that the control is in: the one that is asked for, with those that its properties put it in.
    let state: StateSet
    let modes: ModeSet
    /// The index in `ComponentValues.ofLooks` of the component's look in this state and these modes; nil where there is none.
    fileprivate(set) var index: Int?

    init(_ asked: StateSet, with own: StateSet = .normal, _ modes: ModeSet) {
      self.asked = asked
      state = asked.union(own)
      self.modes = modes
    }
  }

  /// The values that all styles of a component share; a class, since each of them refers to it.
  private final class OfComponent: Sendable {
    let component: Component
    /// The changes of the base class in states, then the component's settings in states and modes.
    let settings: SettingTable<Component.Setting>
    /// The properties that put the component in a state, such as `isEnabled`.
    let stateProperties: [Int]
    /// Whether one of `stateProperties` follows from other properties.
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

  /// Makes the cascade of a component without a style.
  ///
  /// - Parameter scope: The looks whose values are stored.
  convenience init(_ component: Component, knownIn scope: KnownValues.Scope, defaultModes: ModeSet) {
    let bare = Cascade(OfComponent(component), SettingTable([], propertyCount: component.properties.count))
    self.init(bare, with: [], ComponentValues(bare, in: scope, defaultModes: defaultModes), defaultModes)
  }

  /// Makes the cascade of a style of a component.
  convenience init(_ component: Cascade, with settings: [Style.Setting], defaultModes: ModeSet) {
    self.init(component, with: settings, component.known, defaultModes)
  }

  /// Makes a cascade without stored values, which computes each.
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

  /// The states that properties such as `isEnabled` put the control in.
  private func saidState(in situation: Situation) -> StateSet {
    base.stateProperties.reduce(into: .normal) { state, index in
      let said = component.properties[index].role?.saidState
      if let said, property(index, in: situation).value == .bool(said.flag) { state.formUnion(said.state) }
    }
  }

  // MARK: What is known beforehand

  /// The value of a layer's key; nil where nothing sets it.
  func value(_ key: LayerKey, of layer: Int, in situation: Situation) -> LookValue? {
    guard let known else { return computedValue(key, of: layer, in: situation) }
    guard let place = known.place(of: key, of: layer) else {
      return owns(key, of: layer) ? computedValue(key, of: layer, in: situation) : nil
    }
    if let value = valueInAll(place, known) { return value }
    if let index = situation.index, changeOf[place] < 0 { return known.ofLooks.value(place, in: index) }
    return computedValue(key, of: layer, in: situation)
  }

  /// The value of a layer's property without its origin, which costs a third of the time; nil where nothing sets it.
  func shown(_ property: LayerProperty, of layer: Int, in situation: Situation) -> Value? {
    guard let known, let place = known.place(of: property, in: layer), isSameInAll(place, known) else {
      return says(property, of: layer) ? value(.layer(property), of: layer, in: situation)?.value : nil
    }
    return changeOf[place] >= 0 ? changes[Int(changeOf[place])].value : known.values[place].value
  }

  /// The origin of the value of a layer's property; nil where nothing sets it.
  func origin(of property: LayerProperty, of layer: Int, in situation: Situation) -> Origin.ID? {
    guard let known, let place = known.place(of: property, in: layer), isSameInAll(place, known) else {
      return says(property, of: layer) ? value(.layer(property), of: layer, in: situation)?.origin : nil
    }
    return changeOf[place] >= 0 ? changes[Int(changeOf[place])].origin : known.values[place].origin
  }

  /// Whether anything may set a layer's property; false is certain.
  private func says(_ property: LayerProperty, of layer: Int) -> Bool {
    known?.properties[layer].contains(property) ?? true || !ownKeySet.isEmpty
  }

  /// The value of a key, by its index in `known.keys`, in all looks of the style; nil where each look has its own.
  private func valueInAll(_ place: Int, _ known: ComponentValues) -> LookValue? {
    (changeOf[place] >= 0 ? changes[Int(changeOf[place])] : known.values[place]).valueWithOrigin
  }

  private func isSameInAll(_ place: Int, _ known: ComponentValues) -> Bool {
    changeOf[place] >= 0 ? changes[Int(changeOf[place])].isKnown : known.values[place].isKnown
  }

  private func owns(_ key: LayerKey, of layer: Int) -> Bool {
    !ownKeySet.isEmpty && ownKeySet.contains(OwnKey(layer: layer, key: key))
  }

  /// The keys of a layer that anything sets.
  func keys(of layer: Int) -> [LayerKey] {
    (known.map { $0.keys[$0.places[layer]].map(\.key) } ?? []) + (ownKeysOfLayer[layer] ?? [])
  }

  /// Whether the component or the style sets a layer's key, in any state or mode.
  func isSet(_ key: LayerKey, of layer: Int) -> Bool {
    known?.place(of: key, of: layer) != nil || owns(key, of: layer)
  }

  /// Whether the component or the style sets any of some properties of a layer, in any state or mode.
  func isAnySet(_ properties: LayerPropertySet, of layer: Int) -> Bool {
    if let known, !known.properties[layer].isDisjoint(with: properties) { return true }
    return ownKeysOfLayer[layer]?.contains { $0.layerProperty.map(properties.contains) ?? false } ?? false
  }

  /// Whether the style sets anything on which a layer's key depends.
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

  /// The location of a layer's key that the component computes; nil where its value is a constant, or a style's.
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

  /// The state that the winning setting of a layer's key names; `normal` if no setting applies.
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

  /// The value of a property before anything is computed, which is what an expression under states or modes reads of others.
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

  /// The setting of a property that holds; those of styles are always `wanted`.
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
