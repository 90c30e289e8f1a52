import StyleModel

/// One value that is set for a target in a state: the modes in which it holds, and what it is.
///
/// Lists of atoms stand in the order in which they were offered; the one with the most modes wins, and
/// among equals the last.
struct Atom {
  var modes: ModeSet
  var value: ModedValue
}

/// A value that takes effect in some modes, after those of fewer modes.
struct ModedChange: Hashable {
  var modes: ModeSet
  var value: AdaptiveValue
}

extension ModeTable {
  /// The changes, fewest modes first, that have the effect of `atoms` in every combination of modes.
  ///
  /// Differences that one value can hold at once (`isAdaptive`) stay within it.
  func changes(_ atoms: [Atom], isAdaptive: Bool) -> [ModedChange] {
    if atoms.count == 1, let atom = atoms.first, atom.modes.isEmpty, atom.value.isUniform {
      return [ModedChange(modes: [], value: AdaptiveValue(atom.value.value))]
    }
    let conditions = atoms.flatMap { atom in
      [atom.modes]
        + atom.value.cases.map { atom.modes.union($0.modes) }.filter { isPossible($0) }
    }
    if isAdaptive, let changes = adaptiveChanges(atoms, conditions) { return changes }
    return pruned(
      unions(of: conditions).compactMap { modes in
        value(of: atoms, in: modes).map { ModedChange(modes: modes, value: AdaptiveValue($0)) }
      })
  }

  /// nil where a value is not set in every appearance and contrast, or differs in more than colours.
  private func adaptiveChanges(_ atoms: [Atom], _ conditions: [ModeSet]) -> [ModedChange]? {
    var result: [ModedChange] = []
    for modes in unions(of: conditions.map { $0.subtracting(AdaptiveValue.builtIn) }) {
      let values = AdaptiveValue.combinations.compactMap { value(of: atoms, in: modes.union($0)) }
      guard values.count == 4, let value = AdaptiveValue(values) else { return nil }
      result.append(ModedChange(modes: modes, value: value))
    }
    return pruned(result)
  }

  private func value(of atoms: [Atom], in modes: ModeSet) -> Value? {
    var best: Int?
    for index in atoms.indices where atoms[index].modes.isSubset(of: modes) {
      if best.map({ atoms[$0].modes.count <= atoms[index].modes.count }) ?? true { best = index }
    }
    return best.map { atoms[$0].value[modes].value }
  }

  /// Without changes that are in effect already.
  private func pruned(_ changes: [ModedChange]) -> [ModedChange] {
    var result: [ModedChange] = []
    for change in changes {
      let inEffect = result.last { $0.modes.isSubset(of: change.modes) }
      if inEffect?.value != change.value { result.append(change) }
    }
    return result
  }

  /// The conditions and everything they can join to, in the order in which changes take effect.
  private func unions(of conditions: [ModeSet]) -> [ModeSet] {
    guard conditions.contains(where: { $0 != conditions[0] }) else { return Array(conditions.prefix(1)) }
    var result: [ModeSet] = []
    var known: Set<ModeSet> = []
    for condition in conditions where known.insert(condition).inserted {
      for other in result where known.count < ModeTable.combinationLimit {
        let union = condition.union(other)
        if isPossible(union), known.insert(union).inserted { result.append(union) }
      }
      result.append(condition)
    }
    return result.sorted(by: takesEffectBefore)
  }

  private func isPossible(_ modes: ModeSet) -> Bool {
    axes.allSatisfy { modes.intersection($0.mask).count <= 1 }
  }

  private func takesEffectBefore(_ a: ModeSet, _ b: ModeSet) -> Bool {
    (a.count, a.rawValue) < (b.count, b.rawValue)
  }
}

/// A state and modes in which a style has values of its own.
struct Circumstance: Hashable, Comparable {
  var state: StateSet
  var modes: ModeSet

  var isAlways: Bool { state.isEmpty && modes.isEmpty }

  /// The order in which changes take effect.
  static func < (a: Circumstance, b: Circumstance) -> Bool {
    (a.state.count, a.state.precedence, a.modes.count, a.modes.rawValue)
      < (b.state.count, b.state.precedence, b.modes.count, b.modes.rawValue)
  }
}

extension ComponentPlan {
  /// The axes beside appearance and contrast in which the look differs, as indices.
  func ownAxes(in table: ModeTable) -> [Int] {
    let changes = changes + nested.values.flatMap(\.changes)
    let mentioned = table.axes(in: changes.map(\.circumstance.modes))
    return table.axes.indices.dropFirst(2).filter { mentioned.contains(table.axes[$0]) }
  }
}
