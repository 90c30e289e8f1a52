import StyleModel

/// The visible effects of a change of files.
struct VisibleChanges {
  /// The indices of the styles; nil where any may differ, such as after names have changed.
  var styles: [Int]?
  var pictures = 0

  init(from old: InspectorSheet, to new: InspectorSheet, countsPictures: Bool = true) {
    let (before, after) = (old.sheet, new.sheet)
    guard before.modes == after.modes, before.styles.count == after.styles.count,
      before.components.count == after.components.count,
      zip(before.styles, after.styles).allSatisfy({ $0.name == $1.name && $0.component == $1.component }),
      zip(before.components, after.components).allSatisfy({ $0.name == $1.name })
    else { return }
    let components = zip(before.components, after.components).enumerated().map { index, pair in
      pair.0 == pair.1 || before.fingerprint(ofComponent: index) == after.fingerprint(ofComponent: index)
        ? [] : VisibleChanges.targets(pair.0, pair.1)
    }
    var changed: [Int] = []
    // Where a component has changed, each of its styles has to be looked at.
    var patience = VisibleChanges.mostLookedAt
    for index in after.styles.indices {
      let (mine, theirs) = (before.styles[index], after.styles[index])
      let settings = VisibleChanges.targets(mine, theirs)
      let ofComponent = components[mine.component]
      let hasOtherSize = !VisibleChanges.showTheSame(mine.preview, theirs.preview)
      guard hasOtherSize || !settings.isEmpty || ofComponent?.isEmpty != true else { continue }
      let others = new.looks(of: .style(index))
      let all = others.states.flatMap { state in others.modeCombinations.prefix(64).map { (state, $0) } }
      var count = all.count
      if !hasOtherSize, patience > 0, countsPictures || ofComponent?.isEmpty != true {
        if ofComponent?.isEmpty != true { patience -= 1 }
        let looks = old.looks(of: .style(index))
        let targets = ofComponent.map { $0.union(settings) }
        count = all.count { state, modes in
          let (one, other) = (
            looks.look(state: state, modes: modes), others.look(state: state, modes: modes)
          )
          return targets.map { VisibleChanges.differ(one, other, $0) } ?? VisibleChanges.differ(one, other)
        }
        if count == 0, settings.isEmpty { continue }
      }
      changed.append(index)
      pictures += count
    }
    styles = changed
  }

  /// Whether a style looks different: in one look, or in any where that is nil.
  func isSeen(
    ofStyle style: Int, in look: ShownLook?, from old: InspectorSheet, to new: InspectorSheet
  ) -> Bool {
    guard let styles else { return true }
    guard styles.contains(style), let look else { return styles.contains(style) }
    return VisibleChanges.differ(
      old.looks(of: .style(style)).look(state: look.state, modes: look.modes),
      new.looks(of: .style(style)).look(state: look.state, modes: look.modes))
      || !VisibleChanges.showTheSame(old.sheet.styles[style].preview, new.sheet.styles[style].preview)
  }

  /// Whether pictures have the same size and title, wherever they are written.
  private static func showTheSame(_ old: PreviewSpec, _ new: PreviewSpec) -> Bool {
    var old = old
    old.sizeSpan = new.sizeSpan
    return old == new
  }

  /// The most styles with a changed component whose looks are compared; all further ones count as different.
  private static let mostLookedAt = 1000

  /// The properties whose defaults two versions of a component have apart; nil where more is different than that.
  private static func targets(_ old: Component, _ new: Component) -> Set<Target>? {
    func plain(_ value: ModedValue) -> ModedValue {
      ModedValue(
        value.value, origin: .unknown,
        cases: value.cases.map { .init(modes: $0.modes, value: $0.value, origin: .unknown) })
    }
    func plain(_ expression: Expression) -> Expression {
      switch expression {
      case .constant(let value): .constant(plain(value))
      case .property: expression
      case .call(let function, let operands): .call(function, operands.map { plain($0) })
      }
    }
    func isSame(_ old: Layer, _ new: Layer) -> Bool {
      old.name == new.name && old.kind == new.kind && old.picks == new.picks && old.parent == new.parent
        && old.isMask == new.isMask
        && old.frame.mapOperands { plain($0) } == new.frame.mapOperands { plain($0) }
        && old.settings.map(\.key) == new.settings.map(\.key)
        && old.settings.map { plain($0.value) } == new.settings.map { plain($0.value) }
    }
    guard old.properties.count == new.properties.count, old.layers.count == new.layers.count,
      old.settings.count == new.settings.count, old.preview.width == new.preview.width,
      old.preview.height == new.preview.height,
      zip(old.layers, new.layers).allSatisfy({ isSame($0, $1) }),
      zip(old.settings, new.settings).allSatisfy({
        $0.target == $1.target && $0.state == $1.state && $0.modes == $1.modes
          && plain($0.value) == plain($1.value)
      }),
      zip(old.properties, new.properties).allSatisfy({
        $0.name == $1.name && $0.type == $1.type && $0.driven.map { plain($0) } == $1.driven.map { plain($0) }
      })
    else { return nil }
    let others = old.properties.indices.filter {
      plain(old.properties[$0].defaultValue) != plain(new.properties[$0].defaultValue)
    }
    return Set(others.map { .property($0) })
  }

  /// The targets that two versions of a style set to different values; empty where they share all.
  private static func targets(_ old: Style, _ new: Style) -> Set<Target> {
    if old.settings == new.settings { return [] }
    struct ComparedSetting: Hashable {
      var key: Style.Setting.Key
      var value: Value
      var cases: [ModeSet: Value]

      init(_ setting: Style.Setting) {
        key = setting.key
        value = setting.value.value
        cases = Dictionary(setting.value.cases.map { ($0.modes, $0.value) }, uniquingKeysWith: { $1 })
      }
    }
    let difference = Set(old.settings.map(ComparedSetting.init)).symmetricDifference(
      new.settings.map(ComparedSetting.init))
    return Set(difference.map(\.key.target))
  }

  private static func differ(_ old: Look, _ new: Look, _ targets: Set<Target>) -> Bool {
    targets.contains { target in
      switch target {
      case .property(let index): return old.property(index).value != new.property(index).value
      case .layer(let layer, .layer(let property)):
        return old.layer(layer)[property] != new.layer(layer)[property]
      case .layer(let layer, .property(let index)):
        return old.layer(layer).nested?.property(index).value
          != new.layer(layer).nested?.property(index).value
      }
    }
  }
  /// Whether anything that is drawn differs.
  private static func differ(_ old: Look, _ new: Look) -> Bool {
    let size = Size(width: 100, height: 100)
    guard old.layers.count == new.layers.count, old.frames(in: size) == new.frames(in: size) else {
      return true
    }
    let properties = 0..<min(old.component.properties.count, new.component.properties.count)
    if properties.contains(where: { old.property($0).value != new.property($0).value }) { return true }
    return old.layers.indices.contains { index in
      let (mine, theirs) = (old.layer(index), new.layer(index))
      return theirs.layer.properties.contains { mine[$0] != theirs[$0] }
    }
  }
}
