import StyleSource

/// Settings of a component's states and modes, or of a style, found by what they set.
struct SettingTable<Setting: ConditionalSetting>: Sendable {
  let settings: [Setting]
  /// The index of the first setting of each property; −1 where there is none.
  private var firsts: [Int32]
  /// The index of the next setting of the same target, by setting; −1 behind the last.
  private var nexts: [Int32]
  /// The keys of layers that are set, in the order of `code`.
  private let ofLayers: [KeyOfLayer]
  /// The settings of targets that many states set, in the order of their first settings.
  private var tables: [SettingsByState] = []

  private struct KeyOfLayer {
    var code: UInt64
    var key: LayerKey
    /// The index of the key's first setting.
    var first: Int32
  }

  init(_ settings: [Setting], propertyCount: Int) {
    self.settings = settings
    firsts = Array(repeating: -1, count: propertyCount)
    nexts = Array(repeating: -1, count: settings.count)
    var ofLayers: [KeyOfLayer] = []
    for index in settings.indices.reversed() {
      switch settings[index].target {
      case .property(let property):
        nexts[index] = firsts[property]
        firsts[property] = Int32(index)
      case .layer(let layer, let key):
        ofLayers.append(KeyOfLayer(code: key.code(in: layer), key: key, first: Int32(index)))
      }
    }
    ofLayers.reverse()
    self.ofLayers = SettingTable.linkedByKey(ofLayers, &nexts)
    if settings.count > SettingsByState.least { tabulateStates() }
  }

  /// Links the settings of each key. Returns each key once.
  private static func linkedByKey(_ entries: [KeyOfLayer], _ nexts: inout [Int32]) -> [KeyOfLayer] {
    guard entries.count > 1 else { return entries }
    var keys: [KeyOfLayer] = []
    var last: Int32 = -1
    for entry in entries.sorted(by: { ($0.code, $0.first) < ($1.code, $1.first) }) {
      if entry.code == keys.last?.code { nexts[Int(last)] = entry.first } else { keys.append(entry) }
      last = entry.first
    }
    return keys
  }

  private mutating func tabulateStates() {
    for first in firsts + ofLayers.map(\.first) where first >= 0 {
      let members = chain(from: first).map(Int32.init)
      guard members.count > SettingsByState.least else { continue }
      let byState = Dictionary(grouping: members) { settings[Int($0)].state }
      if byState.count > SettingsByState.least {
        tables.append(SettingsByState(first: first, byState: byState))
      }
    }
    tables.sort { $0.first < $1.first }
  }

  private func chain(from first: Int32) -> UnfoldFirstSequence<Int> {
    sequence(first: Int(first)) { [nexts] in nexts[$0] < 0 ? nil : Int(nexts[$0]) }
  }

  private func first(_ key: LayerKey, of layer: Int) -> Int32 {
    let code = key.code(in: layer)
    let place = ofLayers.partitioningIndex { $0.code >= code }
    return place < ofLayers.count && ofLayers[place].code == code ? ofLayers[place].first : -1
  }

  /// The settings of a property, in order.
  func settings(of property: Int) -> [Setting] { settings(from: firsts[property]) }

  /// The settings of a key of a layer, in order.
  func settings(of key: LayerKey, of layer: Int) -> [Setting] { settings(from: first(key, of: layer)) }

  private func settings(from first: Int32) -> [Setting] {
    first < 0 ? [] : chain(from: first).map { settings[$0] }
  }

  /// The keys of a layer that settings set, in the order of the settings.
  func keys(of layer: Int) -> [LayerKey] {
    let start = ofLayers.partitioningIndex { $0.code >= UInt64(layer) << 40 }
    let ofLayer = ofLayers[start...].prefix { $0.code >> 40 == UInt64(layer) }
    return ofLayer.sorted { $0.first < $1.first }.map(\.key)
  }

  /// Whether some setting of a property holds in some states or modes only, or differs by mode.
  func hasConditions(_ property: Int) -> Bool { hasConditions(from: firsts[property]) }

  func hasConditions(_ key: LayerKey, of layer: Int) -> Bool { hasConditions(from: first(key, of: layer)) }

  private func hasConditions(from first: Int32) -> Bool {
    var next = first
    while next >= 0 {
      if settings[Int(next)].isConditional { return true }
      next = nexts[Int(next)]
    }
    return false
  }

  /// The setting of a property that weighs most of those that hold and are `wanted`.
  func winner(
    _ property: Int, _ state: StateSet, _ modes: ModeSet, where wanted: (Setting) -> Bool = { _ in true }
  ) -> HeaviestSetting {
    winner(from: firsts[property], state, modes, where: wanted)
  }

  /// The setting of a layer's key that weighs most of those that hold.
  func winner(_ key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet) -> HeaviestSetting {
    if ofLayers.isEmpty { return HeaviestSetting() }
    return winner(from: first(key, of: layer), state, modes) { _ in true }
  }

  private func winner(
    from first: Int32, _ state: StateSet, _ modes: ModeSet, where wanted: (Setting) -> Bool
  ) -> HeaviestSetting {
    var best = HeaviestSetting()
    if !tables.isEmpty, let table = table(from: first) {
      table.visit(state) { setting in
        if wanted(settings[setting]) { consider(setting, state, modes, &best) }
        return best.isFound
      }
      return best
    }
    var next = first
    while next >= 0 {
      if wanted(settings[Int(next)]) { consider(Int(next), state, modes, &best) }
      next = nexts[Int(next)]
    }
    return best
  }

  private func table(from first: Int32) -> SettingsByState? {
    let place = tables.partitioningIndex { $0.first >= first }
    return place < tables.count && tables[place].first == first ? tables[place] : nil
  }

  private func consider(
    _ setting: Int, _ state: StateSet, _ modes: ModeSet, _ best: inout HeaviestSetting
  ) {
    guard settings[setting].state.isSubset(of: state), settings[setting].modes.isSubset(of: modes) else {
      return
    }
    let weight = SettingWeight(settings[setting])
    if best.isFound, weight < best.weight { return }
    best = HeaviestSetting(setting, weight)
  }
}

/// The setting that weighs most of those of one target that hold, if any does. It is no optional pair, which generic code would copy: that
/// costs more than looking for it.
struct HeaviestSetting {
  let setting: Int
  let weight: SettingWeight
  let isFound: Bool

  init() { (setting, weight, isFound) = (0, .none, false) }

  init(_ setting: Int, _ weight: SettingWeight) {
    (self.setting, self.weight, isFound) = (setting, weight, true)
  }
}

/// The settings of one target, by the many states in which they hold.
private struct SettingsByState: Sendable {
  /// The number of settings from which a table by state is faster than looking at all of them.
  static let least = 24

  let first: Int32
  let byState: [StateSet: [Int32]]

  /// Visits the settings that hold in a state, the one that weighs most among them. `visit` returns whether one has been found.
  func visit(_ state: StateSet, _ visit: (Int) -> Bool) {
    // None weighs more than one of the whole state.
    if visitAll(of: state, visit) { return }
    guard 1 << state.count < byState.count else {
      for part in byState.keys where part.isStrictSubset(of: state) { _ = visitAll(of: part, visit) }
      return
    }
    var part = state.rawValue
    while part != 0 {
      part = (part - 1) & state.rawValue
      _ = visitAll(of: StateSet(rawValue: part), visit)
    }
  }

  private func visitAll(of state: StateSet, _ visit: (Int) -> Bool) -> Bool {
    var isFound = false
    for setting in byState[state] ?? [] where visit(Int(setting)) { isFound = true }
    return isFound
  }
}

extension LayerKey {
  /// A number for each key of each layer, those of one layer side by side.
  fileprivate func code(in layer: Int) -> UInt64 {
    let key =
      switch self {
      case .layer(let property): UInt64(property.rawValue)
      case .property(let index): UInt64(index) + 256
      }
    return UInt64(layer) << 40 | key
  }
}

/// A setting that holds in a state, in some modes, or both.
protocol ConditionalSetting: Sendable {
  var target: Target { get }
  var state: StateSet { get }
  var modes: ModeSet { get }
  /// The rank of the declaration that the setting is written in, among those with such settings; the greater holds.
  var rank: Int32 { get }
  /// Whether the settings belong to a style or a variant, and not to the component.
  static var isOfStyle: Bool { get }
  /// Whether the setting holds in some states or modes only, or its value differs by mode.
  var isConditional: Bool { get }
}

extension Component.Setting: ConditionalSetting {
  static var isOfStyle: Bool { false }
  var isConditional: Bool { true }
}

extension Style.Setting: ConditionalSetting {
  static var isOfStyle: Bool { true }
  var isConditional: Bool { state != .normal || !modes.isEmpty || !value.isUniform }
}
