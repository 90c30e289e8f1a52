/// Of one look of a component as it comes, the values that are not the same in all of its looks.
struct KnownLook: Sendable {
  let state: StateSet
  let modes: ModeSet
  /// By the place in `ComponentLooks.keys`; nil where the value does not vary, or nobody says anything of it.
  let values: [LookValue?]
  /// By the place in `ComponentLooks.keys`, the first of the known looks that shows the same there.
  let likes: [Int]

  private static let most = 64

  /// The looks in these states and combinations of modes; of very many, the first.
  static func all(
    _ cascade: Cascade, _ states: [StateSet], _ combinations: [ModeSet], _ keys: [DrivenKey], _ varies: [Bool]
  ) -> [KnownLook] {
    let looks = states.lazy.flatMap { state in combinations.lazy.map { (state, $0) } }
    var known: [KnownLook] = []
    for (state, modes) in looks.prefix(most) {
      let values = zip(keys, varies).map { key, varies in
        varies ? cascade.value(key.key, of: key.layer, state, modes) : nil
      }
      let likes = values.indices.map { place in
        known.firstIndex { $0.values[place]?.value == values[place]?.value } ?? known.count
      }
      known.append(KnownLook(state: state, modes: modes, values: values, likes: likes))
    }
    return known
  }
}
