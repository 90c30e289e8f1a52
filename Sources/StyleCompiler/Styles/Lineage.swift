import StyleModel

/// What a style takes over: settings of those that it extends, directly or through others, the first of them under all others.
struct Lineage {
  private(set) var sources: [Source] = []
  /// The place of the style itself behind all that it extends.
  private(set) var rank: Int32 = 0
  /// Of its last parent.
  private(set) var preview: PreviewSpec?
  /// How many styles were looked at.
  private(set) var length = 0

  /// By axis of the component's variants, the index of the value that holds.
  private(set) var picks: [Int] = []

  /// Some settings of one style.
  struct Source {
    let component: Int
    let settings: [Style.Setting]
    let range: Range<Int>
    /// The place among all of who wrote them; nil where they have that already.
    let rank: Int32?
  }

  static let none = Lineage()

  private init() {}

  /// That of a style of a component, which itself picks some variants. `parents` are places in `known`, which begins at `offset`.
  /// One of which nothing is known has no say.
  init(
    of parents: [Int], picking own: [Int] = [], of component: Int, among components: [StyledComponent],
    in known: [Style?], from offset: Int = 0
  ) {
    let parents = parents.filter { known[$0 - offset] != nil }
    if components[component].hasVariants {
      self.init(
        of: parents, picking: own, components[component].checked.component, at: component, in: known,
        from: offset)
    } else {
      self.init(of: parents, in: known, from: offset)
    }
  }

  private init(of parents: [Int], in known: [Style?], from offset: Int) {
    guard let last = parents.last else { return }
    preview = known[last - offset]?.preview
    guard let first = parents.first(where: { $0 != last }) else {
      // What one parent says is in order already.
      known[last - offset]?.addSettings(to: &sources, rank: nil)
      rank = (sources.last?.settings.last?.rank ?? -1) + 1
      length = 1
      return
    }
    let order =
      parents == [first, last] && known.isRoot(first - offset) && known.isRoot(last - offset)
      ? parents : Lineage.order(of: parents, in: known, from: offset)
    sources.reserveCapacity(order.count)
    for style in order {
      known[style - offset]?.addSettings(to: &sources, rank: rank)
      rank += 1
    }
    length = order.count
  }

  /// The same where the component has variants. Those that a style picks stand under its own settings and over those that it
  /// extends, compounds over single ones; a compound is said by the last style that picks one of its values. What nobody picks, and
  /// so has the default, stands under all styles.
  private init(
    of parents: [Int], picking own: [Int], _ component: Component, at index: Int, in known: [Style?],
    from offset: Int
  ) {
    preview = parents.last.flatMap { known[$0 - offset]?.preview }
    let order = Lineage.order(of: parents, in: known, from: offset)
    length = order.count
    picks = component.defaultPicks
    // By axis, the place behind 0 in `order` of the style that picks.
    var pickers = picks.map { _ in 0 }
    func pick(_ own: [Int], _ picker: Int) {
      for (axis, value) in own.enumerated() where value >= 0 {
        (picks[axis], pickers[axis]) = (value, picker)
      }
    }
    for (place, style) in order.enumerated() { pick(known[style - offset]?.ownPicks ?? [], place + 1) }
    pick(own, order.count + 1)
    let held = component.variants.filter { $0.holds(for: picks) }
    for picker in 0...order.count + 1 {
      for variant in held where variant.picks.map({ pickers[$0.axis] }).max() == picker {
        sources.append(
          Source(component: index, settings: variant.settings, range: variant.settings.indices, rank: rank))
        rank += 1
      }
      guard picker > 0, picker <= order.count else { continue }
      known[order[picker - 1] - offset]?.addSettings(to: &sources, rank: rank)
      rank += 1
    }
  }

  /// The styles and all that they extend, each once and before all that extend it, and apart from that those of earlier
  /// parents before those of later ones.
  private static func order(of parents: [Int], in known: [Style?], from offset: Int) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    var path: [(style: Int, parents: ArraySlice<Int>)] = []
    for parent in parents where seen.insert(parent).inserted {
      path.append((parent, known.parents(of: parent - offset)))
      while let (style, left) = path.last {
        if let next = left.first {
          path[path.count - 1].parents = left.dropFirst()
          let isNew = known[next - offset] != nil && seen.insert(next).inserted
          if isNew { path.append((next, known.parents(of: next - offset))) }
        } else {
          order.append(style)
          path.removeLast()
        }
      }
    }
    return order
  }
}

extension [Style?] {
  fileprivate func isRoot(_ index: Int) -> Bool { self[index]?.parents.isEmpty ?? true }
  fileprivate func parents(of index: Int) -> ArraySlice<Int> { self[index]?.parents[...] ?? [] }
}

extension Style {
  /// Adds what the style says: by itself where `rank` says in which place, else with all that it inherits.
  fileprivate func addSettings(to sources: inout [Lineage.Source], rank: Int32?) {
    // Its own stand behind all that it inherits.
    let first = rank == nil ? 0 : (settings.lastIndex { $0.isInherited } ?? -1) + 1
    guard first < settings.count else { return }
    sources.append(
      Lineage.Source(
        component: component, settings: settings, range: first..<settings.count, rank: rank))
  }
}
