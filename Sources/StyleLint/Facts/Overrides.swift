import StyleModel
import StyleSource

extension SheetFacts {
  /// The settings that a style writes although they would hold anyway.
  func redundantSettings(of index: Int) -> [Style.Setting] {
    let style = sheet.styles[index]
    let own = style.settings.filter { !$0.isInherited }
    guard !own.isEmpty else { return [] }
    let inherited = inheritedValues(of: style)
    let component = sheet.components[style.component]
    return own.filter { setting in
      if let value = inherited[SettingKey(setting)] { return sheet.isSame(setting.value, value) }
      guard setting.state == .normal, setting.modes.isEmpty, case .property(let property) = setting.target
      else { return false }
      return sheet.isSame(setting.value, component.properties[property].defaultValue)
    }
  }

  /// What the parents say, the later over the earlier. Layers of a parent for another component have other
  /// numbers and are left out.
  private func inheritedValues(of style: Style) -> [SettingKey: ModedValue] {
    var values: [SettingKey: ModedValue] = [:]
    for parent in style.parents.map({ sheet.styles[$0] }) {
      for setting in parent.settings {
        if case .layer = setting.target, parent.component != style.component { continue }
        values[SettingKey(setting)] = setting.value
      }
    }
    return values
  }

  private struct SettingKey: Hashable {
    var target: Target
    var state: StateSet
    var modes: ModeSet

    init(_ setting: Style.Setting) {
      target = setting.target
      state = setting.state
      modes = setting.modes
    }
  }
}
