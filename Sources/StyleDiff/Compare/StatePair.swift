import StyleModel
import StyleSource

/// Two states of style files, with the pairs of their declarations.
struct StatePair: Sendable {
  let old, new: SheetState
  let modes: JointModes
  let tokens, components, traits, styles: NamePairs

  init(_ old: SheetState, _ new: SheetState) {
    (self.old, self.new) = (old, new)
    let modes = JointModes(old.sheet.modes, new.sheet.modes)
    self.modes = modes
    let (oldContents, newContents) = (Contents(old, modes.fromOld), Contents(new, modes.fromNew))
    tokens = NamePairs(
      old.sheet.tokens.map(\.key), new.sheet.tokens.map(\.key), oldContents: oldContents.token,
      newContents: newContents.token)
    components = NamePairs(
      old.sheet.components.map(\.key), new.sheet.components.map(\.key), oldContents: oldContents.component,
      newContents: newContents.component)
    traits = NamePairs(
      old.sheet.traits.map { NamePairs.Key(name: $0.name) },
      new.sheet.traits.map { NamePairs.Key(name: $0.name) },
      oldContents: { _ in nil }, newContents: { _ in nil })
    // By the names that the components have now.
    let (components, oldComponents, newComponents) = (components, old.sheet.components, new.sheet.components)
    styles = NamePairs(
      old.sheet.styles.map { style in
        let component = components.newOfOld[style.component].map { newComponents[$0].name }
        return style.key(in: component ?? oldComponents[style.component].name)
      },
      new.sheet.styles.map { $0.key(in: newComponents[$0.component].name) },
      oldContents: oldContents.style, newContents: newContents.style)
  }

  /// The states of the old sheet as those of the new one, without those that are gone.
  func newState(_ old: StateSet) -> StateSet { StatePair.state(old, from: self.old.sheet, to: new.sheet) }

  /// The states of the new sheet as those of the old one, without those that are new.
  func oldState(_ new: StateSet) -> StateSet { StatePair.state(new, from: self.new.sheet, to: old.sheet) }

  private static func state(_ set: StateSet, from: ResolvedSheet, to: ResolvedSheet) -> StateSet {
    if set.isDisjoint(with: .own) { return set }
    return from.states.ownNames(in: set).reduce(into: set.subtracting(.own)) { result, name in
      if let state = to.states[named: name] { result.formUnion(state) }
    }
  }
}

extension Token {
  fileprivate var key: NamePairs.Key {
    let identity = identity.map { "\(importGroup ?? "") \($0)" }
    return NamePairs.Key(
      name: name, identity: identity.map { "\(type.rawValue) \($0)" }, identityOfAnyType: identity)
  }
}

extension Component {
  fileprivate var key: NamePairs.Key { NamePairs.Key(name: name, mayBeRenamed: !isBaseClass) }
}

extension Style {
  fileprivate func key(in component: String) -> NamePairs.Key {
    NamePairs.Key(name: component + "\u{0}" + ownName, wholeName: name, lastName: ownName)
  }
}

/// The contents of declarations, without their names, which identify a renamed one.
private struct Contents {
  private let state: SheetState
  private let modes: JointModes.Mapping
  private var sheet: ResolvedSheet { state.sheet }

  init(_ state: SheetState, _ modes: @escaping JointModes.Mapping) {
    (self.state, self.modes) = (state, modes)
  }

  func token(_ index: Int) -> String? {
    let token = sheet.tokens[index]
    // One that has a value is told from others that refer to it.
    let refers = sheet[token.value.origin].source != nil
    return "\(token.type.rawValue)\u{0}\(text(token.value))\u{0}\(token.isPrivate)\u{0}\(refers)"
  }

  func style(_ index: Int) -> String? {
    let style = sheet.styles[index]
    let settings = style.settings.map { setting in
      let target = sheet.name(of: setting.target, ofComponent: style.component)
      return "\(target)\u{0}\(sheet.states.name(of: setting.state))\u{0}\(modes(setting.modes).rawValue)\u{0}"
        + text(setting.value)
    }
    // Of a style that says nothing, nothing is known.
    guard !settings.isEmpty else { return nil }
    return ([sheet.components[style.component].name, "\(style.picks)"] + settings.sorted()).joined(
      separator: "\u{1}")
  }

  func component(_ index: Int) -> String? {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return nil }
    let properties = component.properties.filter { $0.owner == .component(index) }.map {
      "\($0.name) \($0.type.sheetName) \(text($0.defaultValue))"
    }
    let layers = component.layers.enumerated().filter { $1.owner == .component(index) }.map { place, layer in
      let settings = layer.settings.map {
        sheet.name(of: .layer(place, $0.key), ofComponent: index) + " "
          + sheet.spelled($0.value, ofComponent: index)
      }
      return ([layer.name] + settings).joined(separator: "\u{2}")
    }
    guard properties.count + layers.count > 0 else { return nil }
    return ([component.base.rawValue] + properties + layers).joined(separator: "\u{1}")
  }

  private func text(_ value: ModedValue) -> String {
    let cases = value.cases.map { "\(modes($0.modes).rawValue) \($0.value.spelling)" }.sorted()
    return ([value.value.spelling] + cases).joined(separator: "\u{2}")
  }
}
