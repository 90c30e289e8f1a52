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

  /// Of the settings of a property that hold, the one that weighs most; of equals, the last.
  func winner(_ property: Int, _ state: StateSet, _ modes: ModeSet) -> (setting: Int, weight: Int)? {
    var best: (setting: Int, weight: Int)?
    var next = firsts[property]
    while next >= 0 {
      consider(Int(next), state, modes, &best)
      next = nexts[Int(next)]
    }
    return best
  }

  /// The same for a key of a layer.
  func winner(_ key: LayerKey, of layer: Int, _ state: StateSet, _ modes: ModeSet)
    -> (setting: Int, weight: Int)?
  {
    var best: (setting: Int, weight: Int)?
    for entry in ofLayers where entry.layer == layer && entry.key == key {
      consider(entry.setting, state, modes, &best)
    }
    return best
  }

  private func consider(
    _ setting: Int, _ state: StateSet, _ modes: ModeSet, _ best: inout (setting: Int, weight: Int)?
  ) {
    if let weight = settings[setting].weight(state, modes), weight >= best?.weight ?? 0 {
      best = (setting, weight)
    }
  }
}

/// What holds in a state, in some modes, or both.
protocol ConditionalSetting: Sendable {
  var target: Target { get }
  var state: StateSet { get }
  var modes: ModeSet { get }
  /// Whether it holds in some states or modes only, or its value differs by mode.
  var isConditional: Bool { get }
}

extension Component.Setting: ConditionalSetting {
  var isConditional: Bool { true }
}

extension Style.Setting: ConditionalSetting {
  var isConditional: Bool { state != .normal || !modes.isEmpty || !value.isUniform }
}

extension ConditionalSetting {
  /// How much it weighs where it holds: a longer state wins, then a state of higher precedence, then more modes. So a
  /// joined state falls back to the longest of its parts that sets the target, and what is said of a state beats what
  /// is said of a mode. nil where it does not hold.
  fileprivate func weight(_ state: StateSet, _ modes: ModeSet) -> Int? {
    guard self.state.isSubset(of: state), self.modes.isSubset(of: modes) else { return nil }
    return self.state.count << 16 | self.state.precedence << 8 | self.modes.count
  }
}
