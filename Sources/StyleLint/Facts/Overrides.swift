import StyleModel
import StyleSource

extension SheetFacts {
  /// The settings of a style whose values would hold without them, by their indices.
  func redundantSettings(of index: Int) -> [Int] {
    let settings = sheet.styles[index].settings
    // Reading them in the array itself would copy each.
    let own = settings.withUnsafeBufferPointer { all in all.indices.filter { !all[$0].isInherited } }
    guard !own.isEmpty else { return [] }
    var inherited = InheritedSettings(of: index, in: sheet)
    // What a variant says stands between the style and its parents.
    let variants = sheet.components[sheet.styles[index].component].variants
    let ofVariants = Set(variants.lazy.flatMap { $0.settings.lazy.map(\.target) })
    return own.filter { place in
      let key = settings.key(at: place)
      // An error says what is wrong with it.
      if settings[place].value.value == .invalid { return false }
      if ofVariants.contains(key.target) {
        return isRedundant(settings[place], in: index)
          && (key.modes.isEmpty || !own.contains { wouldHold(settings.key(at: $0), without: key) })
      }
      if let (style, before) = inherited.place(of: key) {
        return sheet.isSame(settings[place].value, sheet.styles[style].settings[before].value)
          && !inherited.isHidden(by: key, (style, before))
          && (key.modes.isEmpty || !own.contains { wouldHold(settings.key(at: $0), without: key) })
      }
      guard let property = key.usualProperty else { return false }
      let component = sheet.styles[index].component
      return sheet.isSame(
        settings[place].value, sheet.components[component].properties[property].defaultValue)
        && !inherited.isHidden(by: key, nil)
        && !sheet.components[component].settings.contains { $0.target == key.target && $0.state == .normal }
    }
  }

  /// Whether the values of variants and parents, or of the component, would hold without a setting of a style and be the same.
  private func isRedundant(_ setting: Style.Setting, in index: Int) -> Bool {
    let style = sheet.styles[index]
    let said = sheet.candidates(for: setting.target, inStyle: index).filter { $0.state == setting.state }
    let own = said.map(\.author).filter(\.ofStyle).map(\.rank).max() ?? 0
    for other in said where other.author.ofStyle && other.author.rank < own {
      if other.modes == setting.modes {
        return other.value.map { sheet.isSame(setting.value, $0) } ?? false
      }
      // It would hold in some of the modes, and doesn't.
      if sheet.modes.canHold(other.modes.union(setting.modes)) { return false }
    }
    guard let property = setting.key.usualProperty else { return false }
    return !said.contains { !$0.author.ofStyle }
      && sheet.isSame(
        setting.value, sheet.components[style.component].properties[property].defaultValue)
  }

  /// Whether another setting of the same style, and not one of a parent, would hold without this one.
  private func wouldHold(_ other: Style.Setting.Key, without key: Style.Setting.Key) -> Bool {
    other.state == key.state && other.target == key.target && other.modes.yields(to: key.modes)
      && sheet.modes.canHold(other.modes.union(key.modes))
  }
}

/// The settings of a style's parents, the later over the earlier. Layers of a parent for another component have other
/// indices and are left out.
private struct InheritedSettings {
  typealias SettingIndex = (style: Int, setting: Int)

  private let sheet: ResolvedSheet
  private let style: Int
  /// The place of each setting, if there are very many; otherwise looking at all of them takes less time.
  private var places: [Style.Setting.Key: SettingIndex]?
  /// The settings in modes, by target and state.
  private lazy var moded = settingsOfModes()

  init(of style: Int, in sheet: ResolvedSheet) {
    self.sheet = sheet
    self.style = style
    guard parents.contains(where: { sheet.styles[$0].settings.count > 64 }) else { return }
    var places: [Style.Setting.Key: SettingIndex] = [:]
    for parent in parents {
      for place in sheet.styles[parent].settings.indices where isInherited(place, from: parent) {
        let key = sheet.styles[parent].settings.key(at: place)
        places[key] = later(places[key], (parent, place))
      }
    }
    self.places = places
  }

  private var parents: [Int] { sheet.styles[style].parents }

  private func isInherited(_ place: Int, from parent: Int) -> Bool {
    guard case .layer = sheet.styles[parent].settings[place].target else { return true }
    return sheet.styles[parent].component == sheet.styles[style].component
  }

  func place(of key: Style.Setting.Key) -> SettingIndex? {
    if let places { return places[key] }
    var found: SettingIndex?
    for parent in parents {
      let settings = sheet.styles[parent].settings
      let place = settings.indices.last {
        settings[$0].state == key.state && settings[$0].modes == key.modes
          && settings[$0].target == key.target
      }
      if let place, isInherited(place, from: parent) { found = later(found, (parent, place)) }
    }
    return found
  }

  /// The setting that holds of two with one key, of which the second comes from a later parent: that one, unless its style is
  /// an ancestor of an earlier parent too, and so before it.
  private func later(_ first: SettingIndex?, _ second: SettingIndex) -> SettingIndex {
    guard let first, let author = author(of: second), author != self.author(of: first) else { return second }
    for parent in parents where parent != second.style {
      if sheet.styles.isAncestor(author, of: parent) { return first }
    }
    return second
  }

  private func author(of place: SettingIndex) -> Int? {
    let setting = sheet.styles[place.style].settings[place.setting]
    guard case .style(let index) = sheet[setting.value.origin].author else { return nil }
    return index
  }

  /// Whether a setting of this key hides a parent's value for the same target in other modes; `before` is the setting that would hold
  /// in exactly these modes without it.
  mutating func isHidden(by key: Style.Setting.Key, _ before: SettingIndex?) -> Bool {
    guard let others = moded[Style.Setting.Key(key.target, key.state, [])] else { return false }
    return others.contains { other in
      let setting = sheet.styles[other.style].settings[other.setting]
      guard setting.modes != key.modes, sheet.modes.canHold(setting.modes.union(key.modes)) else {
        return false
      }
      guard let before, before.style == other.style else { return true }
      let rank = sheet.styles[before.style].settings[before.setting].rank
      return setting.rank > rank || setting.rank == rank && key.modes.yields(to: setting.modes)
    }
  }

  private func settingsOfModes() -> [Style.Setting.Key: [SettingIndex]] {
    var moded: [Style.Setting.Key: [SettingIndex]] = [:]
    for parent in parents {
      let settings = sheet.styles[parent].settings
      for place in settings.indices where !settings[place].modes.isEmpty && isInherited(place, from: parent) {
        let key = Style.Setting.Key(settings[place].target, settings[place].state, [])
        moded[key, default: []].append((parent, place))
      }
    }
    return moded
  }
}

extension [Style.Setting] {
  /// The key of a setting, read without a copy of the whole setting.
  fileprivate func key(at index: Int) -> Style.Setting.Key {
    Style.Setting.Key(self[index].target, self[index].state, self[index].modes)
  }
}

extension [Style] {
  /// Whether `ancestor` is the style at `index` or one that it extends, directly or through others.
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [index]
    while let next = pending.popLast() {
      if next == ancestor { return true }
      if seen.insert(next).inserted { pending += self[next].parents }
    }
    return false
  }
}
