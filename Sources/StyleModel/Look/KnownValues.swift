/// The values that a component without a style has in its looks, so that its styles need not compute again what they leave alone; of very
/// many looks, the first.
struct KnownValues: Sendable {
  /// The index in a look's values, by the index in `ComponentValues.keys`; −1 where all looks have the same value.
  private let slots: [Int32]
  private let looks: [KnownLook]
  private let scope: Scope

  /// The looks whose values are stored.
  struct Scope: Sendable {
    let states: LookStates
    /// The combinations of modes, each with a mode on every axis.
    let combinations: [ModeSet]
    /// All modes of the axes on which something depends.
    let axes: ModeSet
    /// The default modes of the axes on which nothing depends.
    let plainModes: ModeSet
    /// Whether so few looks are wanted that none is worth storing.
    let isEmpty: Bool
  }

  /// The values of one look that are not the same in all looks.
  private struct KnownLook {
    let state: StateSet
    let modes: ModeSet
    /// The values; unknown where nothing sets them.
    let values: [KnownValue]
    /// The index of the first stored look with the same value, by value.
    let likes: [Int32]
  }

  private static let most = 64

  /// - Parameter varying: The indices in `keys` of what may differ from one look to another.
  init(_ cascade: Cascade, in scope: Scope, _ keys: [DrivenKey], varying: [Int]) {
    self.scope = scope
    var slots = Array(repeating: Int32(-1), count: keys.count)
    for (slot, place) in varying.enumerated() { slots[place] = Int32(slot) }
    self.slots = slots
    let states = scope.isEmpty ? [] : scope.states.possible
    var looks: [KnownLook] = []
    // By slot, the first looks with each of its values.
    var distinct: [[Int]] = Array(repeating: [], count: varying.count)
    for state in states {
      for modes in scope.combinations.prefix(KnownValues.most - looks.count) {
        let situation = Cascade.Situation(state, modes)
        let values = varying.map {
          KnownValue(cascade.value(keys[$0].key, of: keys[$0].layer, in: situation))
        }
        let likes = values.indices.map { slot in
          if let like = distinct[slot].first(where: { looks[$0].values[slot].isSame(as: values[slot]) }) {
            return Int32(like)
          }
          distinct[slot].append(looks.count)
          return Int32(looks.count)
        }
        looks.append(KnownLook(state: state, modes: modes, values: values, likes: likes))
      }
    }
    self.looks = looks
  }

  /// The index of a look whose values are stored; nil where they aren't.
  func index(of state: StateSet, _ modes: ModeSet) -> Int? {
    let state = scope.states.known(state)
    let modes = scope.plainModes.union(modes.intersection(scope.axes))
    return looks.firstIndex { $0.state == state && $0.modes == modes }
  }

  /// The value in a look by the index in `ComponentValues.keys`; nil where it doesn't vary, or nothing sets it.
  func value(_ place: Int, in look: Int) -> LookValue? {
    slots[place] < 0 ? nil : looks[look].values[Int(slots[place])].valueWithOrigin
  }

  /// The index of the first look with the same value by the index in `ComponentValues.keys`, which must be one that varies.
  func like(of look: Int, at place: Int) -> Int32 { looks[look].likes[Int(slots[place])] }
}

/// A value with its origin, or none. Reading only the value copies only that; reading it from an optional `LookValue` copies all, which
/// takes three times as long.
struct KnownValue: Sendable {
  let value: Value
  let origin: Origin.ID
  let isKnown: Bool

  init(_ value: LookValue?) {
    self.value = value?.value ?? .null
    origin = value?.origin ?? .unknown
    isKnown = value != nil
  }

  var valueWithOrigin: LookValue? { isKnown ? LookValue(value, origin: origin) : nil }

  /// Whether both values are the same, wherever they come from.
  func isSame(as other: KnownValue) -> Bool { isKnown == other.isKnown && value == other.value }
}

/// Whether two values are the same, wherever they come from. Comparing `a?.value` with `b?.value` would copy both.
func areSame(_ a: LookValue?, _ b: LookValue?) -> Bool {
  guard let a else { return b == nil }
  guard let b else { return false }
  return a.value == b.value
}
