import StyleModel

/// Compares the values of one declaration, and separates its own differences from those that follow from other declarations.
struct ComparedValues {
  private let pair: StatePair
  private let subject: ComparedDeclaration
  private let causes: Causes
  private(set) var found = Found()

  struct Found: Sendable {
    /// The differences that are the declaration's own.
    var own: [Detail] = []
    /// The differences that follow from other declarations.
    var following: [Following] = []
  }

  struct Following: Sendable {
    let detail: Detail
    let causes: Set<ComparedDeclaration>
    /// Whether the difference is left out where none of the causes is listed.
    var isDerived = false
  }

  /// A state of the new sheet, and a mode of each axis of both, in which two values are compared.
  struct Point: Hashable {
    let state: StateSet
    let modes: ModeSet
  }

  private struct Values: Hashable, Sendable {
    let old, new: Value?
  }

  init(of subject: ComparedDeclaration, _ pair: StatePair) { self.init(of: subject, pair, Causes(pair)) }

  /// - Parameter causes: The causes that were found so far.
  init(of subject: ComparedDeclaration, _ pair: StatePair, _ causes: Causes) {
    (self.subject, self.pair, self.causes) = (subject, pair, causes)
  }

  var joint: JointModes { pair.modes }

  mutating func add(_ detail: Detail) { found.own.append(detail) }

  /// Adds the difference of expressions, or of their constants alone.
  mutating func add(_ detail: Detail, from old: [Expression], to new: [Expression]) {
    let (olds, news) = (old.flatMap(\.constants), new.flatMap(\.constants))
    var reasons: Set<ComparedDeclaration> = []
    if olds.count == news.count {
      for (old, new) in zip(olds, news) {
        for point in points(of: old, new) {
          let (before, after) = (old[joint.old(point.modes)], new[joint.new(point.modes)])
          if before.value != after.value { reasons.formUnion(causes.of(before.origin, after.origin)) }
        }
      }
    }
    if reasons.isEmpty || reasons.contains(subject) {
      found.own.append(detail)
    } else {
      found.following.append(Following(detail: detail, causes: reasons))
    }
  }

  /// The modes over which two values differ; for values that hold in some modes alone, only these.
  func points(of old: ModedValue?, _ new: ModedValue?, state: StateSet = .normal, in modes: ModeSet = [])
    -> [Point]
  {
    let cases =
      (old?.cases ?? []).map { joint.fromOld($0.modes) } + (new?.cases ?? []).map { joint.fromNew($0.modes) }
    let mentioned = cases.reduce(into: ModeSet()) { $0.formUnion($1) }
    let table = joint.table
    return table.combinations(over: mentioned, groups: cases).compactMap { combination in
      // A value for the dark is none for the light.
      let own = table.axes.reduce(into: combination) { result, axis in
        if !axis.mask.isDisjoint(with: modes) { result.subtract(axis.mask) }
      }
      return Point(state: state, modes: table.completed(own.union(modes)))
    }.unique
  }

  /// Compares a value in each state and mode.
  ///
  /// - Parameters:
  ///   - name: The path of the value.
  ///   - points: The states and modes, state by state, `normal` first, and in each of them the default modes first.
  ///   - isSaid: Whether a value without an origin counts, since what it is computed from isn't compared.
  ///   - isDerived: Whether the value is computed from values that are compared themselves, so that it is listed as a consequence at most.
  mutating func compare(
    _ name: String, at points: [Point], variant: String? = nil, isSaid: Bool = false, isDerived: Bool = false,
    old: (Int) -> LookValue?, new: (Int) -> LookValue?
  ) {
    let values = points.indices.map { (old: old($0), new: new($0)) }
    guard values.contains(where: { $0.old?.value != $0.new?.value }) else { return }
    let all = zip(points, values).map { point, values in
      InLook(
        state: point.state, modes: point.modes, entry: Values(old: values.old?.value, new: values.new?.value))
    }
    let defaults = pair.modes.table.defaults
    let told = unexpected(all, defaults: defaults)
    var places: [Point: Int] = [:]
    for (index, point) in points.enumerated() {
      places[Point(state: point.state, modes: point.modes.subtracting(defaults))] = index
    }
    for entry in told where entry.entry.old != entry.entry.new {
      // If a property's type changed, which is listed, the value may be written as before.
      if let old = entry.entry.old, let new = entry.entry.new, old.spelling == new.spelling { continue }
      guard let index = places[Point(state: entry.state, modes: entry.modes)] else { continue }
      let (before, after) = values[index]
      let detail = Detail(
        part: .value, kind: before == nil ? .added : after == nil ? .removed : .changed, name: name,
        condition: condition(of: entry.state, entry.modes, among: told, variant),
        old: before.map { side($0, pair.old) }, new: after.map { side($0, pair.new) })
      let (oldOrigin, newOrigin) = (before?.origin ?? .unknown, after?.origin ?? .unknown)
      let reasons = causes.of(oldOrigin, newOrigin)
      if reasons.contains(subject) || reasons.isEmpty && isSaid {
        if !isDerived { found.own.append(detail) }
      } else if !reasons.isEmpty {
        found.following.append(Following(detail: detail, causes: reasons, isDerived: isDerived))
      }
    }
  }

  private func side(_ value: LookValue, _ state: SheetState) -> Detail.Side {
    Detail.Side(value.value.spelling, value: value.value, at: state.sheet[value.origin].span)
  }

  /// The state and the modes of a value for reports. The default is named where others are listed too: `light`, beside `dark`.
  private func condition<Entry>(
    of state: StateSet, _ modes: ModeSet, among told: [InLook<Entry>], _ variant: String?
  ) -> Detail.Condition {
    let ofStates = told.contains { $0.state != .normal }
    let others = told.filter { $0.state == state }.reduce(into: ModeSet()) { $0.formUnion($1.modes) }
    var shown = modes
    if modes.isEmpty {
      for axis in pair.modes.table.axes where !axis.mask.isDisjoint(with: others) {
        shown.formUnion(axis.defaultMode)
      }
    }
    return Detail.Condition(
      variant: variant, state: ofStates ? pair.new.sheet.states.name(of: state) : nil,
      modes: pair.modes.names(shown))
  }
}

extension [ComparedValues.Point] {
  fileprivate var unique: [ComparedValues.Point] {
    var seen: Set<ComparedValues.Point> = []
    return filter { seen.insert($0).inserted }
  }
}
