/// One of all the values for a property or a key of a layer: from a style, from those that it extends, from variants or from the component.
package struct CandidateValue {
  package let state: StateSet
  package let modes: ModeSet
  /// The origin; nil for a value that the component computes.
  let origin: Origin.ID?
  package let value: ModedValue?
  /// Whether a style or a variant sets the value, and the rank among those that do, or among the component, its traits and its bases.
  package let author: (ofStyle: Bool, rank: Int)
  private let weight: SettingWeight

  init(
    state: StateSet, modes: ModeSet, origin: Origin.ID?, value: ModedValue?,
    author: (ofStyle: Bool, rank: Int)
  ) {
    self.state = state
    self.modes = modes
    self.origin = origin
    self.value = value
    self.author = author
    weight = SettingWeight(state, isOfStyle: author.ofStyle, rank: Int32(author.rank), modes)
  }

  /// Whether this value wins where both hold.
  func holds(over other: CandidateValue) -> Bool { weight > other.weight }
}

extension ResolvedSheet {
  /// All values for a target of a style, the one that holds over the others first; without the default, and without the layer's own.
  package func candidates(for target: Target, inStyle index: Int) -> [CandidateValue] {
    let style = styles[index]
    let component = components[style.component]
    var values = candidates(for: target, by: component)
    func add(_ settings: [Style.Setting], _ target: Target, _ rank: Int) {
      for setting in settings where setting.target == target {
        values.append(
          CandidateValue(
            state: setting.state, modes: setting.modes, origin: setting.value.origin,
            value: setting.value, author: (true, rank)))
      }
    }
    let order = lineage(of: index)
    // By axis, the place behind 0 of the style that picks.
    var pickers = component.axes.map { _ in 0 }
    for (place, author) in order.enumerated() {
      for (axis, value) in styles[author].ownPicks.enumerated() where value >= 0 { pickers[axis] = place + 1 }
    }
    let held = component.variants.filter { $0.holds(for: style.picks) }
    var rank = 0
    for picker in 0...order.count {
      for variant in held where variant.picks.map({ pickers[$0.axis] }).max() == picker {
        add(variant.settings, target, rank)
        rank += 1
      }
      guard picker > 0 else { continue }
      let author = styles[order[picker - 1]]
      if let target = self.target(target, of: style.component, in: author.component) {
        add(author.settings.filter { !$0.isInherited }, target, rank)
      }
      rank += 1
    }
    return values.sorted { $0.holds(over: $1) }
  }

  /// All values for a target of a component without a style, the one that holds over the others first; without the default, and without the
  /// layer's own.
  package func candidates(for target: Target, inComponent index: Int) -> [CandidateValue] {
    candidates(for: target, by: components[index]).sorted { $0.holds(over: $1) }
  }

  private func candidates(for target: Target, by component: Component) -> [CandidateValue] {
    component.settings.filter { $0.target == target }.map { setting in
      CandidateValue(
        state: setting.state, modes: setting.modes, origin: setting.value.constant?.origin,
        value: setting.value.constant, author: (false, Int(setting.rank)))
    }
  }

  /// The target in a base of a component, where layers may have other indices; nil where the base has no such layer.
  private func target(_ target: Target, of component: Int, in base: Int) -> Target? {
    guard component != base, case .layer(let index, let key) = target else { return target }
    let name = components[component].layers[index].name
    return components[base].layers.firstIndex { $0.name == name }.map { .layer($0, key) }
  }

  /// The style and all that it extends, each once and after those that it extends itself.
  private func lineage(of style: Int) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = [style]
    var path = [(style: style, parents: styles[style].parents[...])]
    while let (style, left) = path.last {
      if let next = left.first {
        path[path.count - 1].parents = left.dropFirst()
        if seen.insert(next).inserted { path.append((next, styles[next].parents[...])) }
      } else {
        order.append(style)
        path.removeLast()
      }
    }
    return order
  }

  /// The values that don't hold but would in turn if those before them were not there: in a state, and in modes that no other line of
  /// `told` covers.
  ///
  /// - Parameter standard: The origin of the default; nil where it is computed.
  func overruled(
    by value: ValueInLook, _ candidates: [CandidateValue], default standard: Origin.ID?,
    among told: [ValueInLook]
  ) -> [(origin: Origin.ID, said: CandidateValue?)] {
    let applying = candidates.filter { $0.state.isSubset(of: value.state) }
    guard
      let winner = applying.firstIndex(where: { $0.modes.isSubset(of: modes.completed(value.modes)) })
    else { return standard.map(chain(behind:))?.map { ($0, nil) } ?? [] }
    let others = applying[(winner + 1)...].filter { other in
      modes.canHold(other.modes.union(value.modes).union(applying[winner].modes))
        && !told.contains {
          $0.state == value.state && $0.modes != value.modes
            && other.modes.isSubset(of: modes.completed($0.modes))
            && !other.modes.isSubset(of: modes.completed(value.modes))
        }
    }
    return others.compactMap { said in said.origin.map { ($0, said) } }
      + (standard.map { [$0] + chain(behind: $0) } ?? []).map { ($0, nil) }
  }

  /// The defaults that a default replaces, the nearest first.
  private func chain(behind origin: Origin.ID) -> [Origin.ID] {
    var chain: [Origin.ID] = []
    var next = self[origin].replaces
    while let current = next, chain.count < 64 {
      chain.append(current)
      next = self[current].replaces
    }
    return chain
  }
}
