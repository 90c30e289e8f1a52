import StyleModel

/// The stored values of a component, and how settings are spread over them.
struct SlotTable {
  private(set) var slots: [Slot] = []
  private(set) var slotOfTarget: [Target: Int] = [:]
  private(set) var initialChanges: [Circumstance: [Int: AdaptiveValue]] = [:]
  private(set) var computed: [Circumstance: [(slot: Int, value: Expression)]] = [:]

  private let modes: ModeTable
  /// What the component says of a slot in a state, in the order in which it was said.
  private var atoms: [Key: [Atom]] = [:]
  /// By slot: whether the component's own value depends on modes.
  private var isModed: [Bool] = []
  /// By slot: whether values of several modes must stay apart, since computed ones stand between them.
  private var isComputed: [Bool] = []

  private struct Key: Hashable {
    var slot: Int
    var state: StateSet
  }

  /// Values by slot; those that always hold in the order of the slots.
  struct Resolved {
    var values: [(slot: Int, value: AdaptiveValue)] = []
    var changes: [Circumstance: [Int: AdaptiveValue]]
  }

  init(_ sheet: ResolvedSheet, _ component: Component, styles: [Int], _ names: inout Names) {
    modes = sheet.modes
    var touched = Set(component.settings.map(\.target))
    for style in styles { touched.formUnion(sheet.styles[style].settings.lazy.map(\.target)) }
    var types = Names(reserved: Names.types)
    for slot in Slot.all(of: component, in: sheet, touched: touched, &names, &types) {
      slotOfTarget[slot.slot.target] = slots.count
      if let value = slot.value {
        atoms[Key(slot: slots.count, state: .normal)] = [Atom(modes: [], value: value)]
      }
      slots.append(slot.slot)
    }
    isComputed = slots.map { _ in false }
    isModed = slots.map { _ in false }
    for setting in component.settings {
      guard let slot = slotOfTarget[setting.target] else { continue }
      if let value = setting.value.constant {
        atoms[Key(slot: slot, state: setting.state), default: []].append(
          Atom(modes: setting.modes, value: value))
      } else {
        isComputed[slot] = true
        computed[Circumstance(state: setting.state, modes: setting.modes), default: []]
          .append((slot, setting.value))
      }
    }
    for (key, list) in atoms {
      for change in changes(of: key.slot, list) {
        let circumstance = Circumstance(state: key.state, modes: change.modes)
        if circumstance.isAlways {
          slots[key.slot].initial = change.value
        } else {
          initialChanges[circumstance, default: [:]][key.slot] = change.value
          isModed[key.slot] = isModed[key.slot] || key.state.isEmpty
        }
      }
    }
  }

  private func changes(of slot: Int, _ atoms: [Atom]) -> [ModedChange] {
    modes.changes(atoms, isAdaptive: slots[slot].valueType.isAdaptive && !isComputed[slot])
  }

  /// Where a style's settings, over the component's, lead away from the initial values.
  func resolve(_ settings: [Style.Setting]) -> Resolved {
    var result = Resolved(changes: initialChanges)
    var values: [AdaptiveValue?] = slots.map { _ in nil }
    var said: [Key: [Atom]] = [:]
    let isPlain = plainSlots(settings)
    for setting in settings {
      guard let slot = slotOfTarget[setting.target] else { continue }
      if isPlain[slot] {
        values[slot] = AdaptiveValue(setting.value.value)
      } else {
        let key = Key(slot: slot, state: setting.state)
        said[key, default: atoms[key] ?? []].append(Atom(modes: setting.modes, value: setting.value))
      }
    }
    for (key, list) in said {
      for circumstance in initialChanges.keys where circumstance.state == key.state {
        result.changes[circumstance]?[key.slot] = nil
      }
      for change in changes(of: key.slot, list) {
        let circumstance = Circumstance(state: key.state, modes: change.modes)
        if circumstance.isAlways {
          values[key.slot] = change.value
        } else {
          result.changes[circumstance, default: [:]][key.slot] = change.value
        }
      }
    }
    for (slot, value) in values.enumerated() {
      if let value, value != slots[slot].initial { result.values.append((slot, value)) }
    }
    return result
  }

  /// By slot: whether `settings` say at most one thing of it, which holds always.
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
