/// The value of a property in a state and modes.
package typealias ValueInLook = InLook<LookValue>

/// Something that is so in a state and modes.
package struct InLook<Entry: Hashable & Sendable>: Hashable, Sendable {
  package var state: StateSet
  /// The modes that aren't defaults.
  package var modes: ModeSet
  package var entry: Entry

  package init(state: StateSet, modes: ModeSet, entry: Entry) {
    self.state = state
    self.modes = modes
    self.entry = entry
  }
}

/// Of what is so in all states and combinations of modes, that which one doesn't expect who knows what stands before it.
///
/// - Parameters:
///   - all: State by state, `normal` first, and in each of them the default modes first.
///   - defaults: The default of each axis.
package func unexpected<Entry>(_ all: [InLook<Entry>], defaults: ModeSet) -> [InLook<Entry>] {
  var values: [InLook<Entry>] = []
  var usual: [ModeSet: Entry] = [:]
  var told: [(modes: ModeSet, entry: Entry)] = []
  var state = StateSet.normal
  for value in all {
    let entry = value.entry
    if value.state != state { (state, told) = (value.state, []) }
    let special = value.modes.subtracting(defaults)
    // A mode or a state that changes nothing of the value is not worth a line.
    if state == .normal { usual[special] = entry }
    // Of a state that was not listed yet, a reader expects what is usual.
    let isExpected =
      told.isEmpty ? state != .normal && entry == usual[special] : follows(entry, in: special, from: told)
    if isExpected { continue }
    told.append((special, entry))
    values.append(InLook(state: state, modes: special, entry: entry))
  }
  return values
}

/// Whether a reader takes it for granted that something is so in some modes: whatever was listed for a part of them, and of no
/// larger part, says the same.
private func follows<Entry: Equatable>(
  _ entry: Entry, in modes: ModeSet, from told: [(modes: ModeSet, entry: Entry)]
) -> Bool {
  let parts = told.filter { $0.modes.isSubset(of: modes) }
  let closest = parts.filter { part in
    !parts.contains { $0.modes != part.modes && part.modes.isSubset(of: $0.modes) }
  }
  return !closest.isEmpty && closest.allSatisfy { $0.entry == entry }
}
