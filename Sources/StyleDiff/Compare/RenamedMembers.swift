import StyleModel

/// The properties and layers of a component that are renamed, by their old names.
struct RenamedMembers: Sendable {
  /// The new names by the old ones, if they differ.
  private(set) var properties: [String: String] = [:]
  private(set) var layers: [String: String] = [:]

  init() {}

  init(_ old: Int, _ new: Int, _ pair: StatePair) {
    let (oldSheet, newSheet) = (pair.old.sheet, pair.new.sheet)
    let (before, after) = (oldSheet.components[old], newSheet.components[new])
    let (oldProperties, newProperties) = (before.ownProperties, after.ownProperties)
    let properties = NamePairs(
      oldProperties.map { NamePairs.Key(name: $0.property.name) },
      newProperties.map { NamePairs.Key(name: $0.property.name) },
      oldContents: { oldSheet.contents(ofProperty: oldProperties[$0].index, ofComponent: old) },
      newContents: { newSheet.contents(ofProperty: newProperties[$0].index, ofComponent: new) })
    for (old, new) in properties.kept
    where oldProperties[old].property.name != newProperties[new].property.name {
      self.properties[oldProperties[old].property.name] = newProperties[new].property.name
    }
    let layers = NamePairs(
      before.layers.map { NamePairs.Key(name: $0.name) }, after.layers.map { NamePairs.Key(name: $0.name) },
      oldContents: { oldSheet.contents(ofLayer: $0, ofComponent: old) },
      newContents: { newSheet.contents(ofLayer: $0, ofComponent: new) })
    for (old, new) in layers.kept where before.layers[old].name != after.layers[new].name {
      self.layers[before.layers[old].name] = after.layers[new].name
    }
  }

  /// The new name of a target: `symbol.opacity` for `icon.opacity`.
  func name(of old: String) -> String {
    if let property = properties[old] { return property }
    guard let dot = old.lastIndex(of: "."), let layer = layers[String(old[..<dot])] else { return old }
    return layer + old[dot...]
  }
}

extension Component {
  /// The properties that style files declare, the component's own and those of its bases and traits, with their indices.
  var ownProperties: [(index: Int, property: Property)] {
    properties.enumerated().filter { if case .base = $1.owner { false } else { true } }.map { ($0, $1) }
  }
}

extension ResolvedSheet {
  /// The contents of a property, without its name: its type, its default, and what follows it. Nil if nothing follows it, which could
  /// identify it.
  fileprivate func contents(ofProperty property: Int, ofComponent index: Int) -> String? {
    let component = components[index]
    var users: [String] = []
    for (place, layer) in component.layers.enumerated() {
      for setting in layer.settings where setting.value.properties.contains(property) {
        users.append(name(of: .layer(place, setting.key), ofComponent: index))
      }
    }
    for setting in component.settings where setting.value.properties.contains(property) {
      users.append(name(of: setting.target, ofComponent: index) + " " + states.name(of: setting.state))
    }
    guard !users.isEmpty else { return nil }
    let own = component.properties[property]
    return ([own.type.sheetName, "\(own.isOptional)", own.defaultValue.value.spelling] + users.sorted())
      .joined(separator: "\u{1}")
  }

  /// The contents of a layer, without its name; nil if nothing is set on it.
  fileprivate func contents(ofLayer place: Int, ofComponent index: Int) -> String? {
    let layer = components[index].layers[place]
    guard !layer.settings.isEmpty else { return nil }
    let settings = layer.settings.map { setting in
      let key = name(of: .layer(place, setting.key), ofComponent: index).dropFirst(layer.name.utf8.count)
      return key + " " + spelled(setting.value, ofComponent: index)
    }
    return (["\(layer.isMask)", spelled(layer.frame, ofComponent: index)] + settings.sorted())
      .joined(separator: "\u{1}")
  }
}
