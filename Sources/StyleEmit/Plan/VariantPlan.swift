import StyleModel

/// The variants of a component in Swift: an `enum` for each axis, and the assignments of an initializer for each variant.
struct VariantPlan {
  let axes: [Axis]
  /// The groups of assignments, in the order in which they take effect.
  let groups: [Group]
  /// The component's values before any variant.
  let bare: Assigned

  struct Axis {
    /// The name of the parameter, and the label in front of an argument.
    var name: String
    var label: [UInt8]
    var type: String
    var summary: String?
    var cases: [Case]
    var defaultCase: Int
    /// The struct that the `enum` is in.
    var owner: String
  }

  struct Case {
    var name: String
    /// The variant's name in the style file.
    var rawName: String
    var summary: String?
  }

  /// The assignments of one variant or compound.
  struct Group {
    var picks: [Variant.Pick]
    var assignments: [Assignment]
  }

  struct Assignment: Equatable {
    var slot: Int
    /// The index into the plan's `changes`; nil for the value that holds without any.
    var change: Int?
    /// The value; nil where the change is removed.
    var value: AdaptiveValue?

    /// A key for the target of the assignment: its slot and its set of changes.
    var place: [Int] { [slot, change ?? -1] }
  }

  /// All values of a struct: the constant ones and the changes.
  struct Assigned {
    /// The values that always hold, by slot.
    var values: [AdaptiveValue]
    /// The changes, by the index into the plan's `changes` and by slot.
    var changes: [[Int: AdaptiveValue]]

    mutating func apply(_ assignment: Assignment) {
      if let change = assignment.change {
        changes[change][assignment.slot] = assignment.value
      } else if let value = assignment.value {
        values[assignment.slot] = value
      }
    }
  }

  /// The values that the initializer assigns for some variants, −1 for an axis without an argument. Default variants yield to chosen ones.
  func assigned(for picks: [Int]) -> Assigned {
    var result = bare
    let held = groups.filter { group in
      group.picks.allSatisfy {
        ($0.axis < picks.count && picks[$0.axis] >= 0 ? picks[$0.axis] : axes[$0.axis].defaultCase)
          == $0.value
      }
    }
    let isGiven = { (group: Group) in group.picks.contains { $0.axis < picks.count && picks[$0.axis] >= 0 } }
    for group in held.filter({ !isGiven($0) }) + held.filter(isGiven) {
      for assignment in group.assignments { result.apply(assignment) }
    }
    return result
  }

  /// Whether the order in which variants take effect depends on the arguments of the initializer: whether a group of defaults stands above
  /// one that may be chosen beside it, and both assign the same value.
  var ordersByPicks: Bool {
    groups.indices.contains { place in
      let upper = groups[place]
      guard upper.picks.allSatisfy({ axes[$0.axis].defaultCase == $0.value }) else { return false }
      let said = Set(upper.assignments.map(\.place))
      return groups[..<place].contains { lower in
        let others = lower.picks.filter { pick in !upper.picks.contains { $0.axis == pick.axis } }
        let shared = lower.picks.filter { pick in upper.picks.contains { $0.axis == pick.axis } }
        return !others.isEmpty && shared.allSatisfy(upper.picks.contains)
          && lower.assignments.contains { said.contains($0.place) }
      }
    }
  }
}

extension VariantPlan {
  /// `members` and `types` are the names that the struct has given away.
  init(
    of owner: String, _ component: Component, _ table: SlotTable, _ changes: [ComponentPlan.ChangeSet],
    _ members: inout Names,
    _ types: inout Names
  ) {
    axes = component.axes.map { axis in
      var cases = Names()
      let name = members.claim(swiftIdentifier(axis.name), suffix: "Variant")
      return Axis(
        name: name, label: argumentLabel(name),
        type: types.claim(swiftTypeName(axis.name), suffix: "Variant"), summary: axis.summary,
        cases: axis.values.map { value in
          Case(
            name: cases.claim(swiftCaseName(value.name)), rawName: value.name, summary: value.summary)
        },
        defaultCase: axis.defaultValue, owner: owner)
    }
    let indices = Dictionary(uniqueKeysWithValues: changes.indices.map { (changes[$0].condition, $0) })
    groups = zip(component.variants, table.assignments).map { variant, assignments in
      Group(
        picks: variant.picks,
        assignments: assignments.map { condition, slot, value in
          Assignment(slot: slot, change: condition.flatMap { indices[$0] }, value: value)
        })
    }
    bare = Assigned(values: table.slots.map(\.initial), changes: changes.map(\.initial))
  }
}
