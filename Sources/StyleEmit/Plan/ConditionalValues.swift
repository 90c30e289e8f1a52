import StyleModel

/// A value that a slot may have in a state: the modes in which it holds, and the value or what the component computes.
///
/// This file turns the order of the settings of a `Look` into data: changes that a generated struct applies one after another. At run time
/// they are in a `StyleChangeTable` of the kernel, in the order of their conditions, so that an app can add changes for any other condition.
/// Each value also has the public token that its source refers to (`SwiftTokenNames.swift`). Generated code asks `StyleTokens` for that token, and
/// uses the value from the style files if the app gives none.
struct ConditionalValue {
  var modes: ModeSet
  /// The rank of the value's source; of two values that hold, the one of the higher rank wins.
  var rank: Int32 = 0
  var content: Content
  /// The sources of a value's origins.
  private var sources: [Origin.ID: ValueSource] = [:]

  enum Content {
    case value(ModedValue)
    /// An expression of the component, by a number that differs for each.
    case computed(Int)
  }

  /// - Parameter sources: Where the value comes from, by origin.
  init(modes: ModeSet, rank: Int32 = 0, value: ModedValue, from sources: [Origin.ID: ValueSource] = [:]) {
    self.modes = modes
    self.rank = rank
    self.sources = sources
    content = .value(value)
  }

  init(modes: ModeSet, rank: Int32, computed: Int) {
    self.modes = modes
    self.rank = rank
    content = .computed(computed)
  }

  fileprivate var value: ModedValue? { if case .value(let value) = content { value } else { nil } }

  /// The value when `modes` hold; nil where it is computed.
  fileprivate func value(in modes: ModeSet) -> SourcedValue? {
    value.map { value in
      let (value, origin) = value[modes]
      return SourcedValue(value: value, source: sources[origin] ?? .none)
    }
  }

  /// The value of all modes, where it differs by appearance and contrast alone, in what one value can hold.
  fileprivate var adaptiveValue: AdaptiveValue? {
    guard modes.isEmpty, let value, value.cases.allSatisfy({ $0.modes.isSubset(of: AdaptiveValue.builtIn) })
    else { return nil }
    return AdaptiveValue(AdaptiveValue.combinations.compactMap { self.value(in: $0) })
  }

  /// Whether another value wins over this one where both hold.
  fileprivate func yields(to other: ConditionalValue) -> Bool {
    rank == other.rank ? modes.yields(to: other.modes) : rank < other.rank
  }
}

/// A value that takes effect in some modes, after those of fewer modes.
struct ModedChange: Hashable {
  var modes: ModeSet
  var value: AdaptiveValue
}

/// A change in some modes of a slot that the component computes in some modes.
struct ComputedChange {
  var modes: ModeSet
  /// A value that is data; nil where there is none to store, or it is in effect already.
  var stored: SourcedValue?
  /// The number of an expression of the component; nil where it is in effect already, or a value is.
  var computed: Int?
  /// The value that other expressions read, where the slot itself is computed.
  var operand: SourcedValue?
}

extension ModeTable {
  /// The changes, fewest modes first, that have the effect of `candidates`, which are values, in every combination of modes.
  ///
  /// Differences that one value can hold at once (`isAdaptive`) stay within it.
  func changes(_ candidates: [ConditionalValue], isAdaptive: Bool) -> [ModedChange] {
    if candidates.count == 1, let candidate = candidates.first, candidate.modes.isEmpty,
      candidate.value?.isUniform ?? false, let value = candidate.value(in: [])
    {
      return [ModedChange(modes: [], value: AdaptiveValue(value))]
    }
    if isAdaptive, candidates.count == 1, let value = candidates[0].adaptiveValue {
      return [ModedChange(modes: [], value: value)]
    }
    let conditions = conditions(of: candidates)
    if isAdaptive, let changes = adaptiveChanges(candidates, conditions) { return changes }
    return pruned(
      unions(of: conditions).compactMap { modes in
        value(of: candidates, in: modes).map { ModedChange(modes: modes, value: AdaptiveValue($0)) }
      })
  }

  /// The changes, fewest modes first, of a slot that the component computes in some modes, which is part of its code and not of its data.
  ///
  /// Operands of computed values are the values that hold apart from them. So the changes are determined once for operands, and once for
  /// all values. `fixed` are the modes in which the component's code has something of the slot, so that a value of a style must be
  /// repeated.
  func changes(_ candidates: [ConditionalValue], fixed: Set<ModeSet>) -> [ComputedChange] {
    let constants = candidates.filter { $0.value != nil }
    var result: [ComputedChange] = []
    var shown: [(modes: ModeSet, value: Shown)] = []
    var operands: [(modes: ModeSet, value: SourcedValue)] = []
    for modes in unions(of: conditions(of: candidates) + fixed) {
      guard let winner = winner(among: candidates, in: modes).map({ candidates[$0] }) else { continue }
      let operand = value(of: constants, in: modes)
      let operandInEffect = operands.last { $0.modes.isSubset(of: modes) }?.value
      let value: Shown
      switch winner.content {
      case .value:
        guard let held = winner.value(in: modes) else { continue }
        value = .value(held)
      case .computed(let index): value = .computed(index)
      }
      let isInEffect = shown.last { $0.modes.isSubset(of: modes) }?.value == value
      var change = ComputedChange(modes: modes)
      switch value {
      case .value(let value):
        if !isInEffect || operandInEffect != value || fixed.contains(modes) { change.stored = value }
      case .computed(let index):
        if !isInEffect { change.computed = index }
        if let operand, operand != operandInEffect { change.operand = operand }
      }
      if let operand, change.stored != nil || change.operand != nil { operands.append((modes, operand)) }
      if change.stored != nil || change.computed != nil { shown.append((modes, value)) }
      if change.stored != nil || change.computed != nil || change.operand != nil { result.append(change) }
    }
    return result
  }

  private enum Shown: Equatable {
    case value(SourcedValue)
    case computed(Int)
  }

  func conditions(of candidates: [ConditionalValue]) -> [ModeSet] {
    candidates.flatMap { candidate in
      [candidate.modes]
        + (candidate.value?.cases ?? []).map { candidate.modes.union($0.modes) }.filter { canHold($0) }
    }
  }

  /// The changes with values for all appearances and contrasts; nil where one lacks a value in some combination, or its values differ in
  /// more than colours.
  private func adaptiveChanges(_ candidates: [ConditionalValue], _ conditions: [ModeSet]) -> [ModedChange]? {
    var result: [ModedChange] = []
    for modes in unions(of: conditions.map { $0.subtracting(AdaptiveValue.builtIn) }) {
      let values = AdaptiveValue.combinations.compactMap { value(of: candidates, in: modes.union($0)) }
      guard values.count == 4, let value = AdaptiveValue(values) else { return nil }
      result.append(ModedChange(modes: modes, value: value))
    }
    return pruned(result)
  }

  func value(of candidates: [ConditionalValue], in modes: ModeSet) -> SourcedValue? {
    winner(among: candidates, in: modes).flatMap { candidates[$0].value(in: modes) }
  }

  /// The index of the candidate that wins among those that hold in some modes.
  private func winner(among candidates: [ConditionalValue], in modes: ModeSet) -> Int? {
    var best: Int?
    for index in candidates.indices where candidates[index].modes.isSubset(of: modes) {
      if let found = best, candidates[index].yields(to: candidates[found]) { continue }
      best = index
    }
    return best
  }

  /// The changes without those that are in effect already.
  private func pruned(_ changes: [ModedChange]) -> [ModedChange] {
    var result: [ModedChange] = []
    for change in changes {
      let inEffect = result.last { $0.modes.isSubset(of: change.modes) }
      if inEffect?.value != change.value { result.append(change) }
    }
    return result
  }

  /// The conditions and all their unions, in the order in which changes take effect.
  ///
  /// Where these are more than the combinations of all the axes, these combinations, each with a mode of every axis: one of
  /// them holds at a time.
  func unions(of conditions: [ModeSet]) -> [ModeSet] {
    guard conditions.contains(where: { $0 != conditions[0] }) else { return Array(conditions.prefix(1)) }
    var result: [ModeSet] = []
    var known: Set<ModeSet> = []
    for condition in conditions where known.insert(condition).inserted {
      for other in result {
        let union = condition.union(other)
        if canHold(union), known.insert(union).inserted { result.append(union) }
        if known.count > ModeTable.combinationLimit { return combinations(of: axes(in: conditions)) }
      }
      result.append(condition)
    }
    return result.sorted { $0.yields(to: $1) }
  }
}

/// A state and modes in which a style has values of its own.
struct ChangeCondition: Hashable, Comparable {
  var state: StateSet
  var modes: ModeSet

  static let always = ChangeCondition(state: .normal, modes: [])

  var isAlways: Bool { self == .always }

  /// The order in which changes take effect.
  static func < (a: ChangeCondition, b: ChangeCondition) -> Bool {
    a.state == b.state
      ? a.modes.yields(to: b.modes)
      : (a.state.count, a.state.precedence) < (b.state.count, b.state.precedence)
  }
}

extension ComponentPlan {
  /// Whether more than the size of its texts differs with the text size that a reader has chosen.
  func followsTextSize(in table: ModeTable) -> Bool {
    table.textSizeAxis.map(mentionedAxes(in: table).contains) ?? false
  }

  /// The axes of a reader's settings in which the look differs.
  func settingAxes(in table: ModeTable) -> [ModeAxis] {
    mentionedAxes(in: table).filter { $0.system?.modes != nil }
  }

  private func mentionedAxes(in table: ModeTable) -> [ModeAxis] {
    let changes = changes + nested.values.flatMap(\.changes)
    return table.axes(in: changes.map(\.condition.modes))
  }
}

extension ModeTable {
  /// The axes that no system sets, as indices.
  var ownAxes: [Int] { axes.indices.dropFirst(2).filter { axes[$0].system == nil } }
}
