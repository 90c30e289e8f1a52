/// Settings of a component's states and modes, or of a style, found by what they set.
struct SettingTable<Setting: ConditionalSetting>: Sendable {
  let settings: [Setting]
  /// By property, the first setting of it; −1 where there is none.
  private var firsts: [Int32]
  /// By setting, the next of the same property.
  private var nexts: [Int32]
  /// The settings of layers, in order.
  let ofLayers: [(layer: Int, key: LayerKey, setting: Int)]

  init(_ settings: [Setting], propertyCount: Int) {
    self.settings = settings
    firsts = Array(repeating: -1, count: propertyCount)
    nexts = Array(repeating: -1, count: settings.count)
    var ofLayers: [(layer: Int, key: LayerKey, setting: Int)] = []
    for index in settings.indices.reversed() {
      switch settings[index].target {
      case .property(let property):
        nexts[index] = firsts[property]
        firsts[property] = Int32(index)
      case .layer(let layer, let key):
        ofLayers.append((layer, key, index))
      }
    }
    self.ofLayers = ofLayers.reversed()
  }

  /// Whether some setting of a property holds in some states or modes only, or differs by mode.
  func hasConditions(_ property: Int) -> Bool {
    var next = firsts[property]
    while next >= 0 {
      if settings[Int(next)].isConditional { return true }
      next = nexts[Int(next)]
    }
    return false
  }

  func hasConditions(_ key: LayerKey, of layer: Int) -> Bool {
    ofLayers.contains { $0.layer == layer && $0.key == key && settings[$0.setting].isConditional }
  }

  /// Of the settings of a property that hold and are `wanted`, the one that weighs most.
  func winner(
    _ property: Int, _ state: StateSet, _ modes: ModeSet, where wanted: (Setting) -> Bool = { _ in true }
  ) -> (setting: Int, weight: SettingWeight)? {
    var best: (setting: Int, weight: SettingWeight)?
    var next = firsts[property]
    while next >= 0 {
      if wanted(settings[Int(next)]) { consider(Int(next), state, modes, &best) }
      next = nexts[Int(next)]
    }
    return best
  }

  /// The same for a key of a layer.
  func winner(_ key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet)
    -> (setting: Int, weight: SettingWeight)?
  {
    var best: (setting: Int, weight: SettingWeight)?
    for entry in ofLayers where entry.layer == layer && entry.key == key {
      consider(entry.setting, state, modes, &best)
    }
    return best
  }

  private func consider(
    _ setting: Int, _ state: StateSet, _ modes: ModeSet, _ best: inout (setting: Int, weight: SettingWeight)?
  ) {
    guard settings[setting].state.isSubset(of: state), settings[setting].modes.isSubset(of: modes) else {
      return
    }
    let weight = SettingWeight(settings[setting])
    if let best, weight < best.weight { return }
    best = (setting, weight)
  }
}

/// How much a setting weighs where it holds: a longer state wins, then a state of higher precedence, then who wrote it, then
/// the modes that yield to no others.
///
/// So a joined state falls back to the longest of its parts that sets the target, and what a child says of a target in some
/// state holds in every mode, whatever its parents say of modes.
struct SettingWeight: Comparable {
  /// The state, the rank, and the number of modes, from the left.
  private let first: UInt64
  private let second: UInt64

  init(_ setting: some ConditionalSetting) {
    let state = setting.state.isEmpty ? 0 : UInt64(setting.state.count << 16 | setting.state.precedence)
    first =
      state << 40 | UInt64(UInt32(bitPattern: setting.rank)) << 8 | UInt64(setting.modes.count)
    second = setting.modes.rawValue
  }

  static func < (a: SettingWeight, b: SettingWeight) -> Bool {
    a.first == b.first ? a.second < b.second : a.first < b.first
  }

  /// Whether a style's setting of this weight holds over its component's of another: unless that is of a greater state.
  func holds(over ofComponent: SettingWeight?) -> Bool {
    ofComponent.map { first >> 40 >= $0.first >> 40 } ?? true
  }
}

/// What holds in a state, in some modes, or both.
protocol ConditionalSetting: Sendable {
  var target: Target { get }
  var state: StateSet { get }
  var modes: ModeSet { get }
  /// The place of who wrote it among those who write such settings; the greater holds.
  var rank: Int32 { get }
  /// Whether it holds in some states or modes only, or its value differs by mode.
  var isConditional: Bool { get }
}

extension Component.Setting: ConditionalSetting {
  var isConditional: Bool { true }
}

extension Style.Setting: ConditionalSetting {
  var isConditional: Bool { state != .normal || !modes.isEmpty || !value.isUniform }
}
