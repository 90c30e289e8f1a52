import StyleModel
import StyleSource

/// Compares the looks of styles, each component prepared once.
final class ComparedLooks: Sendable {
  private let pair: StatePair
  private let (heldOld, heldNew) = (HeldComponents(), HeldComponents())
  private let prepared = Guarded<[Int: (old: ComponentLooks, new: ComponentLooks, names: RenamedMembers)]>([:]
  )

  init(_ pair: StatePair) { self.pair = pair }

  private func looks(ofOld old: Int, new: Int) -> (
    old: ComponentLooks, new: ComponentLooks, names: RenamedMembers
  ) {
    // A style that has another component now is rare.
    let isUsual = pair.components.newOfOld[old] == new
    if isUsual, let known = prepared.use({ $0[new] }) { return known }
    let made = (
      ComponentLooks(old, in: pair.old.sheet, sharing: heldOld),
      ComponentLooks(new, in: pair.new.sheet, sharing: heldNew),
      isUsual ? RenamedMembers(old, new, pair) : RenamedMembers()
    )
    if isUsual { prepared.use { $0[new] = made } }
    return made
  }

  func compare(_ old: Int, _ new: Int) -> ComparedValues.Found {
    var values = ComparedValues(of: .style(new), pair)
    let (before, after) = (pair.old.sheet.styles[old], pair.new.sheet.styles[new])
    let (oldOwner, newOwner, names) = looks(ofOld: before.component, new: after.component)
    let oldLooks = StyleLooks(of: oldOwner, settings: before.settings)
    let newLooks = StyleLooks(of: newOwner, settings: after.settings)
    let points = points(oldLooks, newLooks)
    let usual = [points[0]]
    let (oldSaid, newSaid) = (Set(before.settings.map(\.target)), Set(after.settings.map(\.target)))
    let oldAll = points.map { oldLooks.look(state: pair.oldState($0.state), modes: pair.modes.old($0.modes)) }
    let newAll = points.map { newLooks.look(state: $0.state, modes: pair.modes.new($0.modes)) }
    for (name, was, now) in targets(oldLooks, newLooks, names) {
      let varies = (was.map(oldLooks.mayVary) ?? false) || (now.map(newLooks.mayVary) ?? false)
      // What layers show, and what some properties are, follows from properties, unless a style says something of it.
      let isSaid = (was.map(oldSaid.contains) ?? false) || (now.map(newSaid.contains) ?? false)
      let isDerived = now.map(newOwner.component.computes) ?? was.map(oldOwner.component.computes) ?? false
      // A property that is new or gone is listed with the component; here, the style's values of it.
      if was == nil || now == nil {
        let value = was.map { oldAll[0].value(of: $0) } ?? now.map { newAll[0].value(of: $0) }
        guard let value, isOwn(value, of: was == nil ? new : old, isOld: now == nil) else { continue }
      }
      values.compare(
        name, at: varies ? points : usual, isDerived: isDerived && !isSaid,
        old: { index in was.map { oldAll[index].value(of: $0) } },
        new: { index in now.map { newAll[index].value(of: $0) } })
    }
    return values.found
  }

  private func isOwn(_ value: LookValue, of style: Int, isOld: Bool) -> Bool {
    (isOld ? pair.old : pair.new).sheet[value.origin].author == .style(style)
  }

  /// The states and modes in which either style has looks of its own.
  private func points(_ old: StyleLooks, _ new: StyleLooks) -> [ComparedValues.Point] {
    var states = new.states
    for state in old.states.map(pair.newState) where !states.contains(state) { states.append(state) }
    var combinations: [ModeSet] = []
    var seen: Set<ModeSet> = []
    for modes in new.modeCombinations.map(pair.modes.fromNew) + old.modeCombinations.map(pair.modes.fromOld) {
      let all = pair.modes.table.completed(modes)
      if seen.insert(all).inserted { combinations.append(all) }
    }
    return states.flatMap { state in combinations.map { ComparedValues.Point(state: state, modes: $0) } }
  }

  /// All targets that can be set in either style, by the name that they have now.
  private func targets(_ old: StyleLooks, _ new: StyleLooks, _ names: RenamedMembers) -> [(
    name: String, old: Target?, new: Target?
  )] {
    var olds: [String: Target] = [:]
    var oldOrder: [String] = []
    for target in old.targets {
      let name = names.name(of: pair.old.sheet.name(of: target, ofComponent: old.owner.index))
      if olds.updateValue(target, forKey: name) == nil { oldOrder.append(name) }
    }
    var result: [(name: String, old: Target?, new: Target?)] = []
    var seen: Set<String> = []
    for target in new.targets {
      let name = pair.new.sheet.name(of: target, ofComponent: new.owner.index)
      guard seen.insert(name).inserted else { continue }
      result.append(
        (name, olds[name] ?? old.owner.component.target(like: target, in: new.owner.component), target))
    }
    for name in oldOrder where !seen.contains(name) {
      guard let target = olds[name] else { continue }
      result.append((name, target, new.owner.component.target(like: target, in: old.owner.component)))
    }
    return result
  }
}

extension StyleLooks {
  /// The properties of the component, then the keys of layers that anything sets.
  fileprivate var targets: [Target] {
    owner.component.properties.indices.map(Target.property)
      + owner.component.layers.indices.flatMap { layer in keys(of: layer).map { Target.layer(layer, $0) } }
  }
}

extension Component {
  /// Whether the component computes the value of a target from properties, if nothing sets it.
  fileprivate func computes(_ target: Target) -> Bool {
    switch target {
    case .property(let index): properties[index].driven != nil || properties[index].isPseudo
    case .layer: true
    }
  }

  /// The key of a layer that another component sets, and this component leaves at Apple's default; nil if it has no such layer.
  fileprivate func target(like target: Target, in other: Component) -> Target? {
    guard case .layer(let index, .layer(let property)) = target,
      let layer = layers.firstIndex(where: { $0.name == other.layers[index].name })
    else { return nil }
    return .layer(layer, .layer(property))
  }
}
