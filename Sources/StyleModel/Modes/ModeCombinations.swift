// Up to `fullCombinationLimit` combinations, rules and pictures use all of a style's. Beyond that, they use the combinations of axes on which
// one value depends, so the numbers of independent axes add up instead of multiplying.
extension ModeTable {
  /// The most combinations of modes that one value, or one style, may differ over.
  public static let combinationLimit = 1024
  /// The number of combinations of a style's modes up to which all are distinguished, whatever differs in them.
  public static let fullCombinationLimit = 64

  /// The number of choices of one mode on each of the axes of `modes`; a larger number than `combinationLimit` where there are more than
  /// that.
  public func combinationCount(over modes: ModeSet) -> Int {
    var count = 1
    for axis in axes where !axis.mask.isDisjoint(with: modes) {
      count *= axis.values.count
      if count > ModeTable.combinationLimit { break }
    }
    return count
  }

  /// The combinations of modes in which something may differ that follows from `modes`, each with one value on every axis of these, the
  /// defaults first.
  ///
  /// All of them up to `fullCombinationLimit`. Of more, those of the axes on which one thing depends, the modes of each of `groups`, while
  /// all other axes are at their defaults: what a value is in a mode of an axis that it doesn't depend on is known. So axes that have to do
  /// with different things are added, and not multiplied.
  package func combinations(over modes: ModeSet, groups: @autoclosure () -> [ModeSet]) -> [ModeSet] {
    let all = axes(in: [modes])
    guard combinationCount(over: modes) > ModeTable.fullCombinationLimit else { return combinations(of: all) }
    let defaults = all.reduce(into: ModeSet()) { $0.formUnion($1.defaultMode) }
    var result = [defaults]
    var known: Set<ModeSet> = [defaults]
    for mask in masks(of: groups()) {
      let own = all.filter { mask.isSuperset(of: $0.mask) }
      guard combinationCount(over: mask) <= ModeTable.combinationLimit else { continue }
      for combination in combinations(of: own) {
        let full = combination.union(defaults.subtracting(mask))
        if known.insert(full).inserted { result.append(full) }
        if result.count == ModeTable.combinationLimit { return result }
      }
    }
    return result
  }

  /// The number of combinations of each of `groups`, added up.
  public func combinationCount(ofEach groups: some Sequence<ModeSet>) -> Int {
    masks(of: groups).reduce(0) { $0 + combinationCount(over: $1) }
  }

  /// All modes of the axes of each of `groups`, without repeats.
  private func masks(of groups: some Sequence<ModeSet>) -> [ModeSet] {
    var known: Set<ModeSet> = []
    return groups.compactMap { group in
      let mask = axes.reduce(into: ModeSet()) {
        if !$1.mask.isDisjoint(with: group) { $0.formUnion($1.mask) }
      }
      return mask.isEmpty || !known.insert(mask).inserted ? nil : mask
    }
  }
}

extension Component {
  /// The modes on which each property and each key of a layer depends by itself, where there are any.
  public var modesOfTargets: [Target: ModeSet] {
    var modes: [Target: ModeSet] = [:]
    func add(_ more: ModeSet, to target: Target) {
      if !more.isEmpty { modes[target, default: []].formUnion(more) }
    }
    for (index, property) in properties.enumerated() {
      add(property.defaultValue.conditions, to: .property(index))
      if let driven = property.driven { add(driven.modes, to: .property(index)) }
    }
    for (index, layer) in layers.enumerated() {
      for setting in layer.settings { add(setting.value.modes, to: .layer(index, setting.key)) }
    }
    for setting in settings { add(setting.modes.union(setting.value.modes), to: setting.target) }
    return modes
  }

  /// The groups of modes on which something that is drawn depends together, those of a style's settings included.
  func modeGroups(with settings: [Style.Setting] = [], in table: ModeTable) -> [ModeSet] {
    var modes = modesOfTargets
    for setting in settings {
      let more = setting.modes.union(setting.value.conditions)
      if !more.isEmpty { modes[setting.target, default: []].formUnion(more) }
    }
    var groups: [ModeSet] = []
    func add(_ expression: Expression, _ own: ModeSet) {
      let read = expression.properties.map { modes[.property($0)] ?? [] }
      let together = read.reduce(own) { $0.union($1) }
      if table.combinationCount(over: together) <= ModeTable.fullCombinationLimit { groups.append(together) }
    }
    for (index, layer) in layers.enumerated() {
      for setting in layer.settings { add(setting.value, modes[.layer(index, setting.key)] ?? []) }
      for operand in layer.frame.operands { add(operand, operand.modes) }
    }
    for value in animations.flatMap(\.expressions) { add(value, value.modes) }
    // What depends on too many modes together is taken by itself, as what is set is.
    let alone = layers.flatMap(\.frame.operands).map(\.modes) + animations.flatMap(\.expressions).map(\.modes)
    // In an order of their own: that of a dictionary is another in each run.
    return groups + modes.values.sorted { $0.yields(to: $1) } + alone.filter { !$0.isEmpty }
  }
}
