import StyleModel

/// The settings of a style with what it inherits, each target, state and modes at most once.
struct Flattened {
  private var entries: [Style.Setting] = []
  /// The places of the entries that a later one stands for, in no order.
  private var replaced: [Int] = []
  /// By property, the entry that says what it is at all times; −1 where there is none. Most entries are of this kind.
  private var usual: [Int]
  private var others: [Key: Int] = [:]

  private struct Key: Hashable {
    var target: Target
    var state: StateSet
    var modes: ModeSet
  }

  /// `capacity` is how many settings are to come.
  init(propertyCount: Int, capacity: Int) {
    usual = Array(repeating: -1, count: propertyCount)
    entries.reserveCapacity(capacity)
  }

  /// The settings that count, in order; nothing is left here.
  mutating func take() -> [Style.Setting] {
    var entries: [Style.Setting] = []
    swap(&entries, &self.entries)
    guard !replaced.isEmpty else { return entries }
    var isReplaced = Array(repeating: false, count: entries.count)
    for place in replaced { isReplaced[place] = true }
    var kept = replaced.min() ?? 0
    for place in kept..<entries.count where !isReplaced[place] {
      entries.swapAt(kept, place)
      kept += 1
    }
    entries.removeLast(entries.count - kept)
    return entries
  }

  /// Where the value of a target at all times came from, if the style says anything of it.
  func baseOrigin(of target: Target) -> Origin.ID? { origin(of: target, .normal, []) }

  func origin(of target: Target, _ state: StateSet, _ modes: ModeSet) -> Origin.ID? {
    place(of: target, state, modes).map { entries[$0].value.origin }
  }

  private func place(of target: Target, _ state: StateSet, _ modes: ModeSet) -> Int? {
    if case .property(let property) = target, state == .normal, modes.isEmpty {
      return usual[property] < 0 ? nil : usual[property]
    }
    return others.isEmpty ? nil : others[Key(target: target, state: state, modes: modes)]
  }

  /// Takes over what a parent says; the style's component may be based on the parent's, and have more layers.
  mutating func inherit(
    _ parent: Style, for component: Int, among components: [CheckedComponent]
  ) {
    for setting in parent.settings {
      var setting = setting
      if parent.component != component, case .layer(let index, let key) = setting.target,
        let layer = components[component].layerNames[
          components[parent.component].component.layers[index].name]
      {
        setting.target = .layer(layer, key)
      }
      setting.isInherited = true
      insert(setting)
    }
  }

  /// What is set later also wins over what holds together with it, so it goes to the end.
  mutating func insert(_ setting: Style.Setting) {
    if let earlier = place(of: setting.target, setting.state, setting.modes) {
      replaced.append(earlier)
    }
    if case .property(let property) = setting.target, setting.state == .normal, setting.modes.isEmpty {
      usual[property] = entries.count
    } else {
      others[Key(target: setting.target, state: setting.state, modes: setting.modes)] = entries.count
    }
    entries.append(setting)
  }
}

extension Style {
  /// A style with what its parents say, and what it says over that. `places` are those of the parents, also of such as
  /// have no component and say nothing.
  init(
    _ own: OwnStyle, _ declaration: Outline.StyleDeclaration, extending places: [Int], _ parents: [Style],
    of component: Int, among components: [CheckedComponent], _ output: CompilerOutput
  ) {
    let checked = components[component]
    var flattened = Flattened(
      propertyCount: checked.component.properties.count,
      capacity: parents.reduce(own.settings.count) { $0 + $1.settings.count })
    for parent in parents { flattened.inherit(parent, for: component, among: components) }
    for setting in own.settings {
      // What would hold without this: what a parent says of the same, else what holds at all times.
      let before =
        flattened.origin(of: setting.target, setting.state, setting.modes)
        ?? flattened.baseOrigin(of: setting.target)
      if let origin = before ?? checked.defaultOrigin(of: setting.target) {
        output.set(setting.value.origin, replaces: origin)
      }
      flattened.insert(setting)
    }
    self.init(
      name: declaration.name, summary: own.summary, deprecated: own.deprecated, component: component,
      parents: places, settings: flattened.take(),
      preview: parents.last?.preview ?? checked.component.preview, span: declaration.span)
    own.preview.apply(to: &preview)
  }
}

extension CheckedComponent {
  /// Where the component's own value of a target came from, where no style sets it.
  fileprivate func defaultOrigin(of target: Target) -> Origin.ID? {
    switch target {
    case .property(let place): component.properties[place].defaultValue.origin
    case .layer(let index, let key):
      component.layers[index].settings.first { $0.key == key }?.value.constant?.origin
    }
  }
}
