import StyleModel

/// How the variants of a component come out in Swift: an `enum` for each axis, and what an initializer assigns for each variant.
struct VariantPlan {
  let axes: [Axis]
  /// In the order in which they take effect.
  let groups: [Group]
  /// By slot, and by the index into the plan's `changes`, what the component sets before any variant.
  let bare: Assigned

  struct Axis {
    /// Of the parameter, and in front of an argument.
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
    /// As the style file has it.
    var rawName: String
    var summary: String?
  }

  /// What one variant or compound assigns.
  struct Group {
    var picks: [Variant.Pick]
    var assignments: [Assignment]
  }

  struct Assignment: Equatable {
    var slot: Int
    /// The index into the plan's `changes`; nil for the value that holds without any.
    var change: Int?
    /// nil where the change is taken back.
    var value: AdaptiveValue?

    /// What it assigns to.
    var place: [Int] { [slot, change ?? -1] }
  }

  /// Every value of a struct.
  struct Assigned {
    /// By slot.
    var values: [AdaptiveValue]
    /// By the index into the plan's `changes`, and by slot.
    var changes: [[Int: AdaptiveValue]]

    mutating func apply(_ assignment: Assignment) {
      if let change = assignment.change {
        changes[change][assignment.slot] = assignment.value
      } else if let value = assignment.value {
        values[assignment.slot] = value
      }
    }
  }

  /// What the initializer makes of these values of the axes, −1 for one that it isn't given. What it isn't given yields to what it is.
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

  /// Whether the order in which variants take effect depends on which of them the initializer is given: whether one that may be a default
  /// stands over one that may be given beside it, and both say something of the same.
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
