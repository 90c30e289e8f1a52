extension ModedValue {
  /// The result of `transform` for several values, exact in every combination of modes that any of them names; nil where these are more
  /// than `ModeTable.combinationLimit`.
  ///
  /// - Parameter isSame: Whether equal values of two origins stay equal whatever values an app gives tokens.
  public static func combine(
    _ values: [ModedValue], over table: ModeTable, isSame: (Origin.ID, Origin.ID) -> Bool,
    _ transform: ([(value: Value, origin: Origin.ID)]) -> (value: Value, origin: Origin.ID)
  ) -> ModedValue? {
    tabulate(values.map(\.conditions), over: table, isSame: isSame) { modes in
      transform(values.map { $0[modes] })
    }
  }

  /// A value with overrides in some modes; nil where it differs over too many combinations.
  ///
  /// As among the cases of one value, the override that yields to no other decides. Overrides hide the base's own cases
  /// wherever they hold.
  public static func overriding(
    _ base: ModedValue, with overrides: [(modes: ModeSet, value: ModedValue)], over table: ModeTable
  ) -> ModedValue? {
    let mentioned = overrides.reduce(into: base.conditions) {
      $0.formUnion($1.modes.union($1.value.conditions))
    }
    guard table.combinationCount(over: mentioned) <= ModeTable.combinationLimit else { return nil }
    if base.isUniform, overrides.allSatisfy({ $0.value.isUniform }) {
      let cases = overrides.map { Case(modes: $0.modes, value: $0.value.value, origin: $0.value.origin) }
      return ModedValue(base.value, origin: base.origin, cases: cases)
    }
    let conditions = [base.conditions] + overrides.map { $0.modes.union($0.value.conditions) }
    // Two tokens with the same value are two: an app may give each another one.
    return tabulate(conditions, over: table, isSame: ==) { modes in
      let holding = overrides.filter { $0.modes.isSubset(of: modes) }
      return (holding.max { $0.modes.yields(to: $1.modes) }?.value ?? base)[modes]
    }
  }

  /// A copy with each value replaced, and the same origins.
  package func mapValues(_ transform: (Value) -> Value) -> ModedValue {
    ModedValue(
      transform(value), origin: origin,
      cases: cases.map { Case(modes: $0.modes, value: transform($0.value), origin: $0.origin) })
  }

  /// A copy with each origin replaced.
  public func mapOrigins(_ transform: (Origin.ID) -> Origin.ID) -> ModedValue {
    ModedValue(
      value, origin: transform(origin),
      cases: cases.map { Case(modes: $0.modes, value: $0.value, origin: transform($0.origin)) })
  }

  /// The shortest list of cases that gives `entry(modes)` in every combination of the axes that `conditions`
  /// speak of: a case names no mode that is its axis's default, and none repeats what holds without it.
  ///
  /// - Parameter isSame: Whether equal values of two origins count as one.
  private static func tabulate(
    _ conditions: [ModeSet], over table: ModeTable, isSame: (Origin.ID, Origin.ID) -> Bool,
    _ entry: (ModeSet) -> (value: Value, origin: Origin.ID)
  ) -> ModedValue? {
    let axes = table.axes(in: conditions)
    guard
      table.combinationCount(over: axes.reduce(into: []) { $0.formUnion($1.mask) })
        <= ModeTable.combinationLimit
    else { return nil }
    let defaults = table.defaults
    let combinations = table.combinations(of: axes)
      .map { (modes: $0, condition: $0.subtracting(defaults)) }
      .sorted { $0.condition.count < $1.condition.count }
    let (value, origin) = entry(combinations.first?.modes ?? [])
    var result = ModedValue(value, origin: origin)
    // A case only reaches combinations that name more modes, and those come later.
    for (modes, condition) in combinations.dropFirst() {
      let (value, origin) = entry(modes)
      let held = result[modes]
      if held.value != value || !isSame(held.origin, origin) {
        result.cases.append(Case(modes: condition, value: value, origin: origin))
      }
    }
    return result
  }
}
