/// The looks of a component as it comes, so that its styles need not work out again what they leave alone; of very many, the first.
struct KnownLooks: Sendable {
  /// By the place in `ComponentLooks.keys`, the index in a look's values; −1 where all looks have the same value.
  private let slots: [Int32]
  private var looks: [KnownLook] = []

  /// Of one look, the values that are not the same in all looks.
  private struct KnownLook {
    let state: StateSet
    let modes: ModeSet
    /// nil where nobody says anything of it.
    let values: [LookValue?]
    /// The first of the known looks that shows the same.
    let likes: [Int32]
  }

  private static let most = 64

  /// - Parameter varying: The places in `keys` of what may differ from one look to another.
  init(
    _ cascade: Cascade, _ states: [StateSet], _ combinations: [ModeSet], _ keys: [DrivenKey], varying: [Int]
  ) {
    var slots = Array(repeating: Int32(-1), count: keys.count)
    for (slot, place) in varying.enumerated() { slots[place] = Int32(slot) }
    self.slots = slots
    guard !varying.isEmpty else {
      looks = states.lazy.flatMap { state in combinations.lazy.map { (state, $0) } }.prefix(KnownLooks.most)
        .map { KnownLook(state: $0, modes: $1, values: [], likes: []) }
      return
    }
    // By slot, the first looks with each of its values.
    var distinct: [[Int]] = Array(repeating: [], count: varying.count)
    for state in states {
      for modes in combinations where looks.count < KnownLooks.most {
        let values = varying.map { cascade.value(keys[$0].key, of: keys[$0].layer, state, modes) }
        let likes = values.indices.map { slot in
          if let like = distinct[slot].first(where: { areSame(looks[$0].values[slot], values[slot]) }) {
            return Int32(like)
          }
          distinct[slot].append(looks.count)
          return Int32(looks.count)
        }
        looks.append(KnownLook(state: state, modes: modes, values: values, likes: likes))
      }
    }
  }

  /// Where a look is among the known ones; nil where it isn't.
  func index(of state: StateSet, _ modes: ModeSet) -> Int? {
    looks.firstIndex { $0.state == state && $0.modes == modes }
  }

  /// The value in a look at a place in `ComponentLooks.keys`; nil where it doesn't vary, or nobody says anything of it.
  func value(_ place: Int, in look: Int) -> LookValue? {
    slots[place] < 0 ? nil : looks[look].values[Int(slots[place])]
  }

  /// Whether two looks show the same at a place in `ComponentLooks.keys` that varies.
  func areAlike(_ look: Int, _ other: Int, at place: Int) -> Bool {
    let slot = Int(slots[place])
    return looks[look].likes[slot] == looks[other].likes[slot]
  }
}

/// Whether two values are the same, wherever they come from. Comparing `a?.value` with `b?.value` would copy both.
func areSame(_ a: LookValue?, _ b: LookValue?) -> Bool {
  guard let a else { return b == nil }
  guard let b else { return false }
  return a.value == b.value
}
