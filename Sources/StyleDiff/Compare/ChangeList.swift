import StyleModel
import StyleSource

/// The changes that were found so far, and their consequences.
struct ChangeList {
  let pair: StatePair
  private var changes: [(change: Change, node: ComparedDeclaration?)] = []
  private var places: [ComparedDeclaration: Int] = [:]
  private var following: [(node: ComparedDeclaration, change: Change, details: [ComparedValues.Following])] =
    []
  /// The causes of values that were found so far.
  let causes: Causes

  init(_ pair: StatePair) {
    self.pair = pair
    causes = Causes(pair)
  }

  mutating func add(_ change: Change, _ node: ComparedDeclaration? = nil) {
    if let node { places[node] = changes.count }
    changes.append((change, node))
  }

  /// Adds a declaration of both sheets, if anything in it is different.
  mutating func add(_ change: Change, _ node: ComparedDeclaration, _ values: ComparedValues.Found) {
    var change = change
    change.details += values.own
    if change.kind != .changed || !change.details.isEmpty { add(change, node) }
    if !values.following.isEmpty { following.append((node, change, values.following)) }
  }

  /// All changes, in the order of reports.
  func sorted() -> [Change] {
    var list = self
    list.followCauses()
    let subjects = Dictionary(uniqueKeysWithValues: Change.Declared.allCases.enumerated().map { ($1, $0) })
    let kinds = Dictionary(uniqueKeysWithValues: ChangeKind.allCases.enumerated().map { ($1, $0) })
    func rank(_ change: Change, _ offset: Int) -> (Int, Int, UInt32, UInt32, Int) {
      let span = change.newSpan ?? change.oldSpan
      return (
        subjects[change.subject] ?? 0, kinds[change.kind] ?? 0, span?.file.index ?? 0, span?.start ?? 0,
        offset
      )
    }
    return list.changes.map(\.change).enumerated()
      .sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }.map(\.element)
  }

  /// Lists with traits the changes of their layers and states, which only the components that adopt them have.
  private mutating func addTraitsOfComponents() {
    var details: [Int: [Detail]] = [:]
    for entry in following.lazy.flatMap(\.details) {
      if entry.isDerived || entry.causes.contains(where: { places[$0] != nil }) { continue }
      for case .trait(let index) in entry.causes where index >= 0 {
        let isKnown = details[index, default: []].contains {
          $0.name == entry.detail.name && $0.condition == entry.detail.condition
        }
        if !isKnown { details[index, default: []].append(entry.detail) }
      }
    }
    for (index, details) in details.sorted(by: { $0.key < $1.key }) {
      let trait = pair.new.sheet.traits[index]
      let old = pair.traits.oldOfNew[index].map { pair.old.sheet.traits[$0].span }
      var change = Change(
        kind: .changed, subject: .trait, name: trait.name, oldSpan: old, newSpan: trait.span)
      change.details = details
      add(change, .trait(index))
    }
  }

  /// Lists with each change its consequences. A consequence of nothing that is listed becomes a change itself.
  private mutating func followCauses() {
    addTraitsOfComponents()
    for entry in following {
      var left: [Detail] = []
      var told: Set<ComparedDeclaration> = []
      for following in entry.details {
        let known = following.causes.filter { places[$0] != nil }
        if known.isEmpty, !following.isDerived { left.append(following.detail) }
        told.formUnion(known)
      }
      for cause in told {
        guard let place = places[cause] else { continue }
        changes[place].change.consequences.add(entry.change)
      }
      if left.isEmpty { continue }
      if let place = places[entry.node] {
        changes[place].change.details += left
      } else {
        var change = entry.change
        change.details = left
        add(change, entry.node)
      }
    }
  }
}

extension Change.Consequences {
  fileprivate mutating func add(_ change: Change) {
    switch change.subject {
    case .token: tokens.append(change.name)
    case .component: components.append(change.name)
    case .style: styles.append(change.name)
    case .mode, .state, .trait: break
    }
  }

  package var isEmpty: Bool { tokens.isEmpty && components.isEmpty && styles.isEmpty }
}
