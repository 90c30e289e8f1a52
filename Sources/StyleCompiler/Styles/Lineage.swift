import StyleModel

/// The settings that a style inherits from those that it extends, directly or through others; later ones win.
struct Lineage {
  private(set) var sources: [Source] = []
  /// The rank of the style itself, above all that it extends.
  private(set) var rank: Int32 = 0
  /// The preview of the last parent.
  private(set) var preview: PreviewSpec?
  /// The number of styles in the lineage.
  private(set) var length = 0

  /// The index of the variant that holds on each axis of the component, by axis.
  private(set) var picks: [Int] = []

  /// A range of the settings of one style.
  struct Source {
    let component: Int
    let settings: [Style.Setting]
    let range: Range<Int>
    /// The rank of the settings; nil where each has its own.
    let rank: Int32?
  }

  static let none = Lineage()

  private init() {}

  /// Makes the lineage of a style of a component, which itself chooses some variants. `parents` are indices in `known`, which begins at
  /// `offset`. Unknown parents are left out.
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

  /// Makes the lineage of a style of a component with variants. The variants that a style chooses rank below its own settings and above
  /// those of the styles that it extends, compounds above single ones; a compound has the rank of the last style that chooses one of its
  /// values. A variant that nobody chooses, and so is the default, ranks below all styles.
  private init(
    of parents: [Int], picking own: [Int], _ component: Component, at index: Int, in known: [Style?],
    from offset: Int
  ) {
    preview = parents.last.flatMap { known[$0 - offset]?.preview }
    let order = Lineage.order(of: parents, in: known, from: offset)
    length = order.count
    picks = component.defaultPicks
    // By axis, one more than the index in `order` of the style that chooses the variant.
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

  /// The styles and all that they extend, each once and before all that extend it, and otherwise those of earlier parents before those of
  /// later ones.
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
  /// Adds the style's settings: only its own with `rank`, or else all with those that it inherits.
  fileprivate func addSettings(to sources: inout [Lineage.Source], rank: Int32?) {
    // Its own stand behind all that it inherits.
    let first = rank == nil ? 0 : (settings.lastIndex { $0.isInherited } ?? -1) + 1
    guard first < settings.count else { return }
    sources.append(
      Lineage.Source(
        component: component, settings: settings, range: first..<settings.count, rank: rank))
  }
}
