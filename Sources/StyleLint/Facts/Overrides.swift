import StyleModel
import StyleSource

extension SheetFacts {
  /// The settings that a style writes although they would hold anyway, by their places in it.
  func redundantSettings(of index: Int) -> [Int] {
    let settings = sheet.styles[index].settings
    let own = settings.indices.filter { !settings[$0].isInherited }
    guard !own.isEmpty else { return [] }
    let inherited = InheritedSettings(of: index, among: sheet.styles)
    return own.filter { place in
      if let (style, inherited) = inherited.place(of: settings[place].key) {
        return sheet.isSame(settings[place].value, sheet.styles[style].settings[inherited].value)
      }
      guard let property = settings[place].key.usualProperty else { return false }
      let component = sheet.styles[index].component
      return sheet.isSame(
        settings[place].value, sheet.components[component].properties[property].defaultValue)
    }
  }
}

/// What the parents of a style say, the later over the earlier. Layers of a parent for another component have other
/// numbers and are left out.
private struct InheritedSettings {
  typealias Place = (style: Int, setting: Int)

  private let styles: [Style]
  private let style: Int
  /// Where each setting stands, if they are very many; otherwise looking at all of them takes less time.
  private var places: [Style.Setting.Key: Place]?

  init(of style: Int, among styles: [Style]) {
    self.styles = styles
    self.style = style
    guard styles[style].parents.contains(where: { styles[$0].settings.count > 64 }) else { return }
    var places: [Style.Setting.Key: Place] = [:]
    for parent in styles[style].parents {
      for place in styles[parent].settings.indices where isInherited(place, from: parent) {
        places[styles[parent].settings[place].key] = (parent, place)
      }
    }
    self.places = places
  }

  private func isInherited(_ place: Int, from parent: Int) -> Bool {
    guard case .layer = styles[parent].settings[place].target else { return true }
    return styles[parent].component == styles[style].component
  }

  func place(of key: Style.Setting.Key) -> Place? {
    if let places { return places[key] }
    for parent in styles[style].parents.reversed() {
      let settings = styles[parent].settings
      let place = settings.indices.last { settings[$0].key == key }
      if let place, isInherited(place, from: parent) { return (parent, place) }
    }
    return nil
  }
}
