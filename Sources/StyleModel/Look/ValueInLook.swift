/// The value of a property in a state and modes.
package typealias ValueInLook = InLook<LookValue>

/// An entry that holds in a state and modes.
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

/// The entries that a reader wouldn't expect from those before them, out of the entries of all states and combinations of modes.
///
/// - Parameters:
///   - all: The entries, state by state, `normal` first, and in each of them the default modes first.
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

/// Whether a reader expects an entry in some modes: all entries that were listed for the largest parts of those modes are the same.
private func follows<Entry: Equatable>(
  _ entry: Entry, in modes: ModeSet, from told: [(modes: ModeSet, entry: Entry)]
) -> Bool {
  let parts = told.filter { $0.modes.isSubset(of: modes) }
  let closest = parts.filter { part in
    !parts.contains { $0.modes != part.modes && part.modes.isSubset(of: $0.modes) }
  }
  return !closest.isEmpty && closest.allSatisfy { $0.entry == entry }
}
