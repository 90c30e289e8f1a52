import StyleModel
import StyleSource

extension ComponentPlan.StylePlan {
  init(
    name: String, style: Int, _ resolved: SlotTable.Resolved, _ changes: [ComponentPlan.ChangeSet],
    _ slots: [Slot], _ variants: VariantPlan?, in sheet: ResolvedSheet
  ) {
    self.name = name
    self.style = style
    let source = sheet.styles[style]
    let axes = sheet.components[source.component].axes
    // −1 for a default that the style itself doesn't pick.
    picks = axes.indices.map { axis in
      let isOwn = source.ownPicks.indices.contains(axis) && source.ownPicks[axis] >= 0
      return isOwn || source.picks[axis] != axes[axis].defaultValue ? source.picks[axis] : -1
    }
    if let variants {
      // The style's own differences from the component, not from the default variants.
      let own = Dictionary(uniqueKeysWithValues: resolved.values.map { ($0.slot, $0.value) })
      values = slots.indices.compactMap { slot in
        let value = own[slot] ?? variants.bare.values[slot]
        return value == slots[slot].initial ? nil : (slot, value)
      }
    } else {
      values = resolved.values
    }
    self.changes = changes.indices.compactMap { index in
      let values = resolved.changes[changes[index].condition] ?? [:]
      return values == changes[index].initial ? nil : (index, values)
    }
    if let variants {
      arguments = ComponentPlan.OverridingValues(
        values, self.changes, from: variants.assigned(for: picks), slots, changes)
    } else {
      arguments = ComponentPlan.OverridingValues(values: values, changes: self.changes)
    }
    let differing = Dictionary(uniqueKeysWithValues: self.changes.map { ($0.index, $0.values) })
    arguments.keep(changes) { differing[$0] ?? changes[$0].initial }
    var shape = Fingerprint()
    shape.add(name)
    shape.add(sheet.styles[style].summary.map { "=" + $0 } ?? "")
    shape.add(sheet.styles[style].deprecated.map { "=" + $0 } ?? "")
    for pick in picks { shape.add(pick) }
    // Which slots there are, and which sets of changes.
    let settings = sheet.styles[style].settings
    for index in settings.indices { shape.add(settings[index].target) }
    for condition in resolved.changes.keys.sorted() {
      shape.add(Int(condition.state.rawValue))
      shape.add(condition.modes.rawValue)
    }
    // A view is set up for a text only where some style has one.
    for (slot, value) in values { shape.add(slot, value) }
    for (index, values) in self.changes {
      shape.add(index)
      for (slot, value) in values.sorted(by: { $0.key < $1.key }) { shape.add(slot, value) }
    }
    // Which initializers there are.
    shape.add((arguments.setsInternals(slots) ? 1 : 0) + (arguments.changesSetInternals(slots) ? 2 : 0))
    self.shape = shape
  }
}

extension ComponentPlan.OverridingValues {
  /// The values of a style that differ from those of its variants.
  fileprivate init(
    _ values: [(slot: Int, value: AdaptiveValue)], _ changed: [(index: Int, values: [Int: AdaptiveValue])],
    from assigned: VariantPlan.Assigned, _ slots: [Slot],
    _ changes: [ComponentPlan.ChangeSet]
  ) {
    let own = Dictionary(uniqueKeysWithValues: values.map { ($0.slot, $0.value) })
    self.values = slots.indices.compactMap { slot in
      let value = own[slot] ?? slots[slot].initial
      return value == assigned.values[slot] ? nil : (slot, value)
    }
    let ownChanges = Dictionary(uniqueKeysWithValues: changed.map { ($0.index, $0.values) })
    self.changes = changes.indices.compactMap { index in
      let values = ownChanges[index] ?? changes[index].initial
      return values == assigned.changes[index] ? nil : (index, values)
    }
  }
}

extension ComponentPlan.OverridingValues {
  /// Adds the values that stay in more modes: an argument replaces the component's values for the same state and more modes.
  fileprivate mutating func keep(_ changes: [ComponentPlan.ChangeSet], _ all: (Int) -> [Int: AdaptiveValue]) {
    let listed = Set(self.changes.map(\.index))
    var given = [(ChangeCondition.always, Set(values.map(\.slot)))]
    given += self.changes.map { (changes[$0.index].condition, Set($0.values.keys)) }
    for index in changes.indices where !listed.contains(index) {
      let condition = changes[index].condition
      let kept = all(index)
      let isReplaced = given.contains { other, slots in
        other.state == condition.state && other.modes != condition.modes
          && condition.modes.isSuperset(of: other.modes) && kept.keys.contains(where: slots.contains)
      }
      if isReplaced { self.changes.append((index, kept)) }
    }
    self.changes.sort { $0.index < $1.index }
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  fileprivate mutating func add(_ slot: Int, _ value: AdaptiveValue) {
    let ofTokens = value.formula.map { $0.mixesColors ? 3 : 2 } ?? (value.followsTokens ? 1 : 0)
    add(slot * 8 + (value.light.isNull ? 4 : 0) + ofTokens)
  }

  fileprivate mutating func add(_ target: Target) {
    switch target {
    case .property(let index):
      add(0)
      add(index)
    case .layer(let index, .layer(let property)):
      add(1)
      add(index)
      add(Int(property.rawValue))
    case .layer(let index, .property(let property)):
      add(2)
      add(index)
      add(property)
    }
  }
}
