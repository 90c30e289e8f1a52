import StyleModel
import StyleSource

extension SheetFacts {
  /// The settings that a style writes although they would hold anyway, by their places in it.
  func redundantSettings(of index: Int) -> [Int] {
    let settings = sheet.styles[index].settings
    let own = settings.indices.filter { !settings[$0].isInherited }
    guard !own.isEmpty else { return [] }
    let component = sheet.styles[index].component
    let inherited = InheritedSettings(
      of: index, among: sheet.styles, propertyCount: sheet.components[component].properties.count)
    return own.filter { place in
      if let (style, inherited) = inherited.place(of: settings[place]) {
        return sheet.isSame(settings[place].value, sheet.styles[style].settings[inherited].value)
      }
      guard settings[place].isUsual, case .property(let property) = settings[place].target else {
        return false
      }
      return sheet.isSame(
        settings[place].value, sheet.components[component].properties[property].defaultValue)
    }
  }
}

extension Style.Setting {
  /// Whether it holds in every state and mode.
  fileprivate var isUsual: Bool { state == .normal && modes.isEmpty }
}

/// What the parents of a style say, the later over the earlier. Layers of a parent for another component have other
/// numbers and are left out.
private struct InheritedSettings {
  typealias Place = (style: Int, setting: Int)

  /// By property, what sets it at all times. Most settings are of this kind.
  private var usual: [Place?]
  private var others: [Key: Place] = [:]

  private struct Key: Hashable {
    var target: Target
    var state: StateSet
    var modes: ModeSet

    init(_ setting: Style.Setting) {
      target = setting.target
      state = setting.state
      modes = setting.modes
    }
  }

  init(of index: Int, among styles: [Style], propertyCount: Int) {
    let component = styles[index].component
    let parents = styles[index].parents
    usual = parents.isEmpty ? [] : Array(repeating: nil, count: propertyCount)
    for parent in parents {
      let settings = styles[parent].settings
      for place in settings.indices {
        switch settings[place].target {
        case .property(let property) where settings[place].isUsual:
          usual[property] = (parent, place)
        case .layer where styles[parent].component != component:
          continue
        case .property, .layer:
          others[Key(settings[place])] = (parent, place)
        }
      }
    }
  }

  func place(of setting: Style.Setting) -> Place? {
    if setting.isUsual, case .property(let property) = setting.target {
      return usual.isEmpty ? nil : usual[property]
    }
    return others.isEmpty ? nil : others[Key(setting)]
  }
}
