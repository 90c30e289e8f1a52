import StyleModel

/// The stored values of a component, and the distribution of settings over them.
struct SlotTable {
  private(set) var slots: [Slot] = []
  private(set) var slotOfTarget: [Target: Int] = [:]
  private(set) var initialChanges: [ChangeCondition: [Int: AdaptiveValue]] = [:]
  private(set) var computed: [ChangeCondition: [ComputedValue]] = [:]

  /// The assignments of each variant, in the order of the slots. Without a condition one assigns the value itself, and without a value it
  /// removes the change for the condition.
  private(set) var assignments: [[(condition: ChangeCondition?, slot: Int, value: AdaptiveValue?)]] = []

  private let modes: ModeTable
  /// The highest rank of the component's values; those of styles rank above it.
  private let rank: Int32
  /// The component's values of a slot in a state.
  private var candidates: [Key: [ConditionalValue]] = [:]
  /// Whether the component's own value depends on modes, by slot.
  private var isModed: [Bool] = []
  /// Whether the component computes the value in some state, by slot.
  private var isComputed: [Bool] = []
  /// The slots that the component computes in some states, with the modes for which its code has something of them.
  private var fixed: [Key: Set<ModeSet>] = [:]

  private struct Key: Hashable {
    var slot: Int
    var state: StateSet
  }

  /// The computed value of a slot in a state and some modes.
  struct ComputedValue {
    var slot: Int
    /// The expression; nil where it is in effect already.
    var value: Expression?
    /// The value that other expressions read; nil where it is in effect already.
    var operand: AdaptiveValue?
  }

  /// The values that always hold, in the order of the slots, and the changes by condition and slot.
  struct Resolved {
    var values: [(slot: Int, value: AdaptiveValue)] = []
    var changes: [ChangeCondition: [Int: AdaptiveValue]]
  }

  /// Makes the slots. `held` are the keys of the root that layers with this component set; `declared` is the number of the component's
  /// properties that were not added for its code.
  init(
    _ tokens: TokenSources, _ component: Component, declared: Int, styles: [Int], held: Set<LayerKey>,
    _ loops: CopyLoops, _ names: inout Names, _ types: inout Names
  ) {
    let sheet = tokens.sheet
    modes = sheet.modes
    rank = component.rank
    var touched = Set(component.settings.map(\.target))
    for key in held {
      switch key {
      case .layer: touched.insert(.layer(0, key))
      case .property(let index):
        // What is read of a view, and whether it is in a state of its own, are parts of its style only where somebody says so.
        let property = component.properties[index]
        if property.isOwnState || property.role?.isSpoken ?? false { touched.insert(.property(index)) }
      }
    }
    for variant in component.variants { touched.formUnion(variant.settings.lazy.map(\.target)) }
    for style in styles { touched.formUnion(sheet.styles[style].settings.lazy.map(\.target)) }
    for slot in Slot.all(
      of: component, declared: declared, tokens, touched: touched, loops, &names, &types)
    {
      slotOfTarget[slot.slot.target] = slots.count
      if let value = slot.value {
        // The rank is below that of all values for modes; those that a higher rank would hide were left out.
        candidates[Key(slot: slots.count, state: .normal)] = [
          tokens.candidate(value, modes: [], rank: -1)
        ]
      }
      slots.append(slot.slot)
    }
    isModed = slots.map { _ in false }
    isComputed = slots.map { _ in false }
    for (index, setting) in component.settings.enumerated() {
      guard let slot = slotOfTarget[setting.target] else { continue }
      let key = Key(slot: slot, state: setting.state)
      if let value = setting.value.constant {
        candidates[key, default: []].append(
          tokens.candidate(value, modes: setting.modes, rank: setting.rank))
      } else {
        candidates[key, default: []].append(
          ConditionalValue(modes: setting.modes, rank: setting.rank, computed: index))
        fixed[key] = []
        isComputed[slot] = true
      }
    }
    for (key, list) in candidates {
      if fixed[key] == nil {
        for change in modes.changes(list, isAdaptive: isAdaptive(key.slot)) {
          store(change.value, key, change.modes)
        }
      } else {
        for change in modes.changes(list, fixed: []) {
          if let value = change.stored { store(AdaptiveValue(value), key, change.modes) }
          guard change.computed != nil || change.operand != nil else { continue }
          fixed[key]?.insert(change.modes)
          isModed[key.slot] = isModed[key.slot] || key.state.isEmpty
          computed[ChangeCondition(state: key.state, modes: change.modes), default: []].append(
            ComputedValue(
              slot: key.slot, value: change.computed.map { component.settings[$0].value },
              operand: change.operand.map(AdaptiveValue.init)))
        }
      }
    }
    for condition in computed.keys { computed[condition]?.sort { $0.slot < $1.slot } }
    if !component.variants.isEmpty { assignments = assignments(of: component.variants, tokens) }
  }

  private mutating func store(_ value: AdaptiveValue, _ key: Key, _ modes: ModeSet) {
    let condition = ChangeCondition(state: key.state, modes: modes)
    if condition.isAlways {
      slots[key.slot].initial = value
    } else {
      initialChanges[condition, default: [:]][key.slot] = value
      isModed[key.slot] = isModed[key.slot] || key.state.isEmpty
    }
  }

  /// Whether values of several modes may be joined: not where computed ones may stand between them.
  private func isAdaptive(_ slot: Int) -> Bool {
    slots[slot].valueType.isAdaptive && !isComputed[slot]
  }

  /// The values of a style, over the component's, that differ from the initial ones.
  func resolve(_ settings: [Style.Setting], _ tokens: TokenSources) -> Resolved {
    var result = Resolved(changes: initialChanges)
    var values: [AdaptiveValue?] = slots.map { _ in nil }
    var written: [Key: [ConditionalValue]] = [:]
    let isPlain = plainSlots(settings)
    for setting in settings {
      guard let slot = slotOfTarget[setting.target] else { continue }
      if isPlain[slot] {
        values[slot] = AdaptiveValue(tokens.value(of: setting.value))
        continue
      }
      let key = Key(slot: slot, state: setting.state)
      let candidate = tokens.candidate(
        setting.value, modes: setting.modes, rank: rank + 1 + setting.rank)
      // A value for all modes hides the earlier ones of others.
      if setting.modes.isEmpty {
        written[key] = (written[key] ?? []).filter { $0.rank == candidate.rank } + [candidate]
      } else {
        written[key, default: candidates[key] ?? []].append(candidate)
      }
    }
    for (key, list) in written {
      for condition in initialChanges.keys where condition.state == key.state {
        result.changes[condition]?[key.slot] = nil
      }
      let changes = changes(of: key, list)
      for (modes, value) in changes {
        let condition = ChangeCondition(state: key.state, modes: modes)
        if condition.isAlways, fixed[key]?.contains([]) != true {
          values[key.slot] = value
        } else {
          result.changes[condition, default: [:]][key.slot] = value
        }
      }
    }
    for (slot, value) in values.enumerated() {
      if let value, value != slots[slot].initial { result.values.append((slot, value)) }
    }
    return result
  }

  /// The assignments of variants in order, so that the last value for a mode holds there, whatever modes earlier variants have values for.
  private func assignments(of variants: [Variant], _ tokens: TokenSources) -> [[(
    condition: ChangeCondition?, slot: Int, value: AdaptiveValue?
  )]] {
    let written = variants.map { variant in
      var written: [Key: [ConditionalValue]] = [:]
      for setting in variant.settings {
        guard let slot = slotOfTarget[setting.target] else { continue }
        written[Key(slot: slot, state: setting.state), default: []]
          .append(tokens.candidate(setting.value, modes: setting.modes))
      }
      return written
    }
    // The modes for which anything has a value of a slot in a state; a value for all modes may be stored as one.
    var spoken: [Key: [ModeSet]] = [:]
    for (condition, values) in initialChanges {
      for slot in values.keys {
        spoken[Key(slot: slot, state: condition.state), default: []].append(condition.modes)
      }
    }
    for (key, modes) in fixed { spoken[key, default: []] += modes }
    for written in written {
      for (key, list) in written {
        spoken[key, default: []] +=
          list.contains { $0.modes.isEmpty }
          ? changes(of: key, list).map(\.modes) : self.modes.conditions(of: list)
      }
    }
    let unions = spoken.mapValues { modes.unions(of: $0.sorted { $0.yields(to: $1) }).filter { !$0.isEmpty } }
    var assigned = written.map { written in
      written.flatMap { key, list in assignments(key, list, in: unions[key] ?? []) }
        .sorted { ($0.slot, $0.condition ?? .always) < ($1.slot, $1.condition ?? .always) }
    }
    // Nothing is taken back that nobody sets.
    var set: Set<Change> = []
    for (condition, values) in initialChanges {
      for slot in values.keys { set.insert(Change(condition: condition, slot: slot)) }
    }
    for assignment in assigned.joined() where assignment.value != nil {
      if let condition = assignment.condition {
        set.insert(Change(condition: condition, slot: assignment.slot))
      }
    }
    for index in assigned.indices {
      assigned[index].removeAll { assignment in
        guard assignment.value == nil, let condition = assignment.condition else { return false }
        return !set.contains(Change(condition: condition, slot: assignment.slot))
      }
    }
    return assigned
  }

  private struct Change: Hashable {
    var condition: ChangeCondition
    var slot: Int
  }

  /// The assignments of one variant to a slot in a state; `unions` are the modes for which anything has a value then, and all their unions.
  private func assignments(_ key: Key, _ list: [ConditionalValue], in unions: [ModeSet]) -> [(
    condition: ChangeCondition?, slot: Int, value: AdaptiveValue?
  )] {
    func condition(_ modes: ModeSet) -> ChangeCondition? {
      let condition = ChangeCondition(state: key.state, modes: modes)
      return condition.isAlways ? nil : condition
    }
    guard list.contains(where: { $0.modes.isEmpty }) else {
      return unions.compactMap { modes in
        self.modes.value(of: list, in: modes).map { (condition(modes), key.slot, AdaptiveValue($0)) }
      }
    }
    let own = Dictionary(changes(of: key, list).map { ($0.modes, $0.value) }) { $1 }
    return ([[]] + unions).compactMap { modes in
      let value = own[modes]
      return value == nil && modes.isEmpty ? nil : (condition(modes), key.slot, value)
    }
  }

  /// The value that always holds and those of modes, for each slot that a pseudo-property sets, by the property's index.
  func pseudoChanges(of component: Component, _ tokens: TokenSources) -> [Int: [(
    slot: Int, values: [ChangeCondition: AdaptiveValue]
  )]] {
    var result: [Int: [(slot: Int, values: [ChangeCondition: AdaptiveValue])]] = [:]
    for (index, property) in component.properties.enumerated() where property.isPseudo {
      result[index] = property.sets.compactMap { assignment in
        guard let slot = slotOfTarget[.property(assignment.property)] else { return nil }
        let changes = modes.changes(
          [tokens.candidate(assignment.value, modes: [])], isAdaptive: isAdaptive(slot))
        let values = changes.map { (ChangeCondition(state: .normal, modes: $0.modes), $0.value) }
        return (slot, Dictionary(uniqueKeysWithValues: values))
      }
    }
    return result
  }

  private func changes(of key: Key, _ candidates: [ConditionalValue]) -> [(
    modes: ModeSet, value: AdaptiveValue
  )] {
    if let fixed = fixed[key] {
      return modes.changes(candidates, fixed: fixed).compactMap { change in
        change.stored.map { (change.modes, AdaptiveValue($0)) }
      }
    }
    return modes.changes(candidates, isAdaptive: isAdaptive(key.slot)).map { ($0.modes, $0.value) }
  }

  /// For each slot, whether `settings` have at most one value, which always holds.
  private func plainSlots(_ settings: [Style.Setting]) -> [Bool] {
    var isPlain = isModed.map { !$0 }
    for setting in settings {
      guard let slot = slotOfTarget[setting.target] else { continue }
      if !setting.state.isEmpty || !setting.modes.isEmpty || !setting.value.isUniform {
        isPlain[slot] = false
      }
    }
    return isPlain
  }
}
